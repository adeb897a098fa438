// Output that cannot be written, input that is too large, and help that can be copied.

import ArgumentParser
import Foundation
import Testing

@testable import PlumblineCommand

@Suite("Limits and losses")
struct LostOutputTests {
  static let commands: [[String]] = [
    ["layout", "A.xib"], ["layout", "--format", "json", "A.xib"], ["check", "A.xib"],
    ["check", "--format", "sarif", "A.xib"], ["render", "--out", "-", "A.xib"], ["rules"], ["devices"],
    ["vfl", "H:[a]", "--view", "a"], ["solve", "S.json"], ["--help"], ["check", "--help"], ["--version"],
    ["init", "new"],
  ]

  @Test(
    "a full disk is one line and status 2, in every command",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "needs Linux's /dev/full"),
    arguments: commands)
  func full(arguments: [String]) throws {
    let scratch = try Scratch()
    try scratch.write("A.xib", Documents.conflicting)
    try scratch.write("new/x", "")
    try scratch.write("S.json", #"{"constraints":[{"id":"a","terms":{"x":1},"relation":"==","constant":1}]}"#)
    let process = Process()
    process.executableURL = try Run.executable()
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: scratch.folder)
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    let complaints = Pipe()
    process.standardError = complaints
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    let told = String(decoding: complaints.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(told.hasPrefix("plumbline: standard output cannot be written: "), "\(told)")
    #expect(told.split(separator: "\n").count == 1)
  }

  @Test(
    "files are refused by their size before they are read",
    arguments: ["X.xib", "X.yaml", "X.json", "X.storyboard"])
  func large(name: String) throws {
    let scratch = try Scratch()
    try scratch.write(name, "")
    // A hole: 3 GB that take no room.
    #expect(truncate(scratch.path(name), 3 << 30) == 0)
    let start = ContinuousClock.now
    let run = try Run(["check", name], in: scratch.folder)
    #expect(run.status == 2)
    #expect(
      run.complaints.hasPrefix("\(name): 3221225472 bytes are more than the limit of "), "\(run.complaints)")
    #expect(ContinuousClock.now - start < .seconds(5))
    let solve = try Run(["solve", name], in: scratch.folder)
    #expect(solve.status == 2)
    #expect(solve.complaints == "\(name): the input is larger than the limit of 268435456 bytes; split it\n")
  }

  @Test("nothing of a help text is wrapped at 80 columns")
  func help() {
    let commands = [PlumblineCommand.self] + PlumblineCommand.configuration.subcommands
    for command in commands {
      for line in command.configuration.discussion.split(separator: "\n") {
        #expect(line.count < 80, "\(line)")
      }
    }
  }

  @Test("completions know the values of options")
  func completions() throws {
    let script = try Run(["--generate-completion-script", "bash"]).output
    for word in ["portrait", "retina6_12", "tablets", "sarif", "warning", "misplaced", "alignAllTop"] {
      #expect(script.contains(word), "\(word)")
    }
  }

  @Test("a name of the YAML library is in no message")
  func nesting() throws {
    let deep = String(repeating: "[", count: 2000)
    let run = try Run(["check", "-"], input: deep)
    #expect(run.status == 2)
    #expect(run.complaints.contains("nested deeper than 1000 levels"), "\(run.complaints)")
    #expect(!run.complaints.contains("yaml_"))
  }

  @Test("a constant that the engine does not take is a mistake, not a view of no size")
  func constant() throws {
    let run = try Run(["vfl", "H:[a(99999999999999999999)]", "--view", "a"])
    #expect(run.status == 2)
    #expect(run.complaints.contains("1e+20 is outside of ±1e15"), "\(run.complaints)")
    let json = try Run(["vfl", "H:[a(99999999999999999999)]", "--view", "a", "--format", "json"])
    #expect(json.status == 2)
    #expect(try json.objects().first?["error"] != nil)
  }
}
