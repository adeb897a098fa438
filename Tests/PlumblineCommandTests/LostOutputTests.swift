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

  @Test("where files may be no larger, a document stays as it was, and status 2 says so")
  func largestFile() throws {
    let scratch = try Scratch()
    let large = Documents.misplaced + "<!--" + String(repeating: " ", count: 1_000_000) + "-->"
    let file = try scratch.write("A.xib", large)
    // 750 KB: the thread sanitizer writes a file of 512 before the command begins.
    let run = try Run(
      ["-c", "ulimit -f 1500; \"$0\" update A.xib", Run.executable().path], input: Data(), in: scratch.folder,
      of: URL(fileURLWithPath: "/bin/sh"))
    #expect(run.status == 2)
    #expect(run.complaints.hasPrefix("A.xib: "))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == large)
  }

  @Test("where next to no files may be open, a message says so")
  func fewFiles() throws {
    let scratch = try Scratch()
    try scratch.write("A.xib", Documents.misplaced)
    let run = try Run(
      ["-c", "ulimit -n 4; \"$0\" check A.xib", Run.executable().path], input: Data(), in: scratch.folder,
      of: URL(fileURLWithPath: "/bin/sh"))
    #expect(run.status == 2)
    #expect(run.complaints == "plumbline: fewer than 8 files may be open; raise the limit ('ulimit -n').\n")
  }

  /// Runs the command by a shell, with its redirections.
  private func shell(_ redirected: String, in scratch: Scratch) throws -> Run {
    try Run(
      ["-c", "\"$0\" \(redirected)", Run.executable().path], input: Data(), in: scratch.folder,
      of: URL(fileURLWithPath: "/bin/sh"))
  }

  @Test(
    "messages that cannot be written stop nothing",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "needs Linux's /dev/full"),
    arguments: ["2>&-", "2>/dev/full", ">/dev/full 2>&1", "<&- >&- 2>&-"])
  func silenced(redirections: String) throws {
    let scratch = try Scratch()
    try scratch.write("A.xib", Documents.misplaced)
    try scratch.write("Bad.xib", "<document>")
    for command in ["check nope.xib", "check Bad.xib", "layout .", "vfl 'H:['", "explain nope", "nonsense"] {
      #expect(try shell("\(command) \(redirections)", in: scratch).status == 2, "\(command)")
    }
    let outputs = "--output json:a.json --output sarif:b.sarif"
    #expect(try shell("check \(outputs) Bad.xib A.xib \(redirections)", in: scratch).status == 2)
    for (name, beginning) in [("a.json", "{\"document\":"), ("b.sarif", "{")] {
      #expect(try String(contentsOfFile: scratch.path(name), encoding: .utf8).hasPrefix(beginning))
    }
    // What can be done is done.
    #expect(try shell("update Bad.xib A.xib \(redirections)", in: scratch).status == 2)
    #expect(
      try String(contentsOfFile: scratch.path("A.xib"), encoding: .utf8)
        == UpdateTests.updated(Documents.misplaced))
  }

  @Test("a number of a standard file that is closed is not given to another file")
  func closed() throws {
    let scratch = try Scratch()
    try scratch.write("A.xib", Documents.conflicting)
    let outputs = "--output json:a.json --output sarif:b.sarif"
    #expect(try shell("check \(outputs) A.xib", in: scratch).status == 1)
    let whole = try ["a.json", "b.sarif"].map {
      try String(contentsOfFile: scratch.path($0), encoding: .utf8)
    }
    for redirections in ["<&-", "2>&-", "<&- 2>&-"] {
      #expect(try shell("check \(outputs) A.xib \(redirections)", in: scratch).status == 1)
      #expect(
        try ["a.json", "b.sarif"].map { try String(contentsOfFile: scratch.path($0), encoding: .utf8) }
          == whole)
    }
    // 3 and what follows are the numbers of the command's own files.
    for number in 3..<12 {
      let outputs = "--output json:a.json --output sarif:/dev/fd/\(number)"
      let refused = try shell("check \(outputs) A.xib", in: scratch)
      #expect(refused.status == 2 && refused.complaints.contains("/dev/fd/\(number): cannot be written"))
      #expect(try String(contentsOfFile: scratch.path("a.json"), encoding: .utf8) == whole[0])
    }
    #expect(
      try shell("check \(outputs.replacing("b.sarif", with: "/dev/fd/7")) A.xib 7>b", in: scratch).status == 1
    )
    #expect(try String(contentsOfFile: scratch.path("b"), encoding: .utf8) == whole[1])
    let lost = try shell("check \(outputs) A.xib >&-", in: scratch)
    #expect(lost.status == 2 && lost.complaints.hasPrefix("plumbline: standard output cannot be written: "))
  }

  @Test("an output that is an input is refused, and nothing is lost")
  func overInput() throws {
    let scratch = try Scratch()
    try scratch.write("A.xib", Documents.conflicting)
    try FileManager.default.createSymbolicLink(atPath: scratch.path("L"), withDestinationPath: "A.xib")
    for name in ["A.xib", "L"] {
      let run = try Run(["check", "--output", "json:\(name)", "."], in: scratch.folder)
      #expect(
        run.status == 2 && run.complaints.contains("would replace ./A.xib, which is read"), "\(run)")
    }
    #expect(try String(contentsOfFile: scratch.path("A.xib"), encoding: .utf8) == Documents.conflicting)
    try scratch.write(
      "log",
      "Unable to simultaneously satisfy constraints.\n(\n\"<NSLayoutConstraint:0x1 UIView:0x2.width == 5 (active)>\",\"<NSLayoutConstraint:0x3 UIView:0x2.width == 6 (active)>\"\n)\n"
    )
    let drawn = try Run(["explain", "log", "--picture", "log"], in: scratch.folder)
    #expect(
      drawn.status == 2 && drawn.complaints.contains("would replace log, which is read"), "\(drawn)")
  }

  nonisolated static let readFiles: [(arguments: [String], output: String)] = [
    (["check", "A.xib"], ".plumbline.yml"), (["check", "--files-from", "list"], "list"),
    (["check", "--files-from", "list"], "A.xib"), (["check", "--sources", ".", "A.xib"], "S.swift"),
    (["check", "A.xib"], "S.swift"), (["check", "--baseline", "known.json", "A.xib"], "known.json"),
    (["check", "--baseline", "known.json", "--write-baseline", "A.xib"], "known.json"),
    (["check", "--baseline", "new.json", "--write-baseline", "A.xib"], "new.json"),
    (["explain", "log", "--documents", "."], "A.xib"), (["explain", "log", "--documents", "A.xib"], "A.xib"),
    (["explain", "log", "--documents", "."], ".plumbline.yml"),
  ]

  @Test("whatever else a run reads is no output of it either", arguments: readFiles, [false, true])
  func overOthers(run: (arguments: [String], output: String), isLinked: Bool) throws {
    let scratch = try Scratch()
    let files = [
      "A.xib": Documents.conflicting, ".plumbline.yml": "devices: canvas\n", "list": "A.xib\n",
      "S.swift": "class S {}\n", "known.json": #"{"version": 1, "documents": {}, "configurations": [{}]}"#,
      "log":
        "Unable to simultaneously satisfy constraints.\n(\n\"<NSLayoutConstraint:0x1 UIView:0x2.width == 5 (active)>\",\"<NSLayoutConstraint:0x3 UIView:0x2.width == 6 (active)>\"\n)\n",
    ]
    for (name, text) in files { try scratch.write(name, text) }
    var output = run.output
    // Another name of the same file; a picture's name keeps its end.
    if isLinked, files[output] != nil {
      output = "other" + (output.hasSuffix(".xib") ? ".xib" : "")
      try FileManager.default.linkItem(atPath: scratch.path(run.output), toPath: scratch.path(output))
    }
    let option = run.arguments[0] == "explain" ? ["--picture", output] : ["--output", "json:\(output)"]
    let ended = try Run(run.arguments + option, in: scratch.folder)
    #expect(ended.status == 2 && ended.complaints.contains("which is read"), "\(ended)")
    for (name, text) in files {
      #expect(try String(contentsOfFile: scratch.path(name), encoding: .utf8) == text, "\(name)")
    }
  }

  @Test(
    "nor are a project's other files, read or not",
    arguments: [
      "de.lproj/A.strings", "Localizable.xcstrings", "App.xcodeproj/project.pbxproj", "Debug.xcconfig",
      "project.yml", "Info.plist", "App-Info.plist", "Fonts/Inter.TTF", "Other.xib", "Card.swift",
      "Old/Card.m", "Images.xcassets/a.imageset/Contents.json",
      ".gitignore", "Package.swift", "Old/.plumbline.yml",
    ])
  func overProject(name: String) throws {
    let scratch = try Scratch()
    try scratch.write("A.xib", Documents.conflicting)
    try scratch.write(
      "log",
      "Unable to simultaneously satisfy constraints.\n(\n\"<NSLayoutConstraint:0x1 UIView:0x2.width == 5 (active)>\",\"<NSLayoutConstraint:0x3 UIView:0x2.width == 6 (active)>\"\n)\n"
    )
    try scratch.write(name, "kept")
    try FileManager.default.createSymbolicLink(atPath: scratch.path("L"), withDestinationPath: name)
    // All options ask one place; a few names show that each does, by whatever name.
    let isOne = name == "Card.swift" || name == "Images.xcassets/a.imageset/Contents.json"
    for arguments in [
      ["check", "--no-sources", "A.xib", "--output", "json:\(name)"],
      ["check", "--no-sources", "A.xib", "--output", "json:L"],
      ["explain", "log", "--picture", name], ["explain", "log", "--picture", "L"],
    ].prefix(isOne ? 4 : 1) {
      let run = try Run(arguments, in: scratch.folder)
      #expect(run.status == 2 && run.complaints.contains("\(name) is a file of a project. Name"), "\(run)")
    }
    #expect(try String(contentsOfFile: scratch.path(name), encoding: .utf8) == "kept")
  }

  @Test(
    "a report that only ends as a project's files may is written again",
    arguments: ["report.yml", "report.plist", "README.gitignore", "pics.xcassets", "Reports.xcassets/a.txt"])
  func again(name: String) throws {
    let scratch = try Scratch()
    try scratch.write("A.xib", Documents.conflicting)
    try scratch.write("Reports.xcassets/a.txt", "old")
    for _ in 0..<2 {
      let run = try Run(["check", "--no-sources", "A.xib", "--output", "text:\(name)"], in: scratch.folder)
      #expect(run.status == 1 && run.complaints.isEmpty, "\(run)")
    }
  }

  @Test("a picture replaces one of its own, but no image of a catalogue")
  func overImage() throws {
    let scratch = try Scratch()
    try scratch.write("A.xib", Documents.clean)
    for folder in ["pics/x.xcassets", "Images.xcassets/a.imageset"] {
      for _ in 0..<2 {
        let run = try Run(["render", "--out", folder, "A.xib"], in: scratch.folder)
        #expect(run.status == 0 && run.complaints.isEmpty, "\(run)")
      }
    }
    try scratch.write("Images.xcassets/a.imageset/Contents.json", "{}")
    let run = try Run(["render", "--out", "Images.xcassets/a.imageset", "A.xib"], in: scratch.folder)
    #expect(run.status == 2 && run.complaints.contains("is a file of a project"), "\(run)")
  }

  /// `check --help`, "LIMITS".
  @Test(
    "what is beyond a limit that the help names is refused, with that limit",
    arguments: [
      ("A.xib", 64, "67108864"), ("x.layout.yaml", 4, "4194304"), (".plumbline.yml", 1, "1048576"),
      ("S.swift", 8, "8388608"),
      ("known.json", 64, "67108864"),
    ])
  func limits(name: String, megabytes: Int, limit: String) throws {
    let scratch = try Scratch()
    try scratch.write("A.xib", Documents.clean)
    try scratch.write("Other.swift", "class Other {}\n")
    try scratch.write(name, "")
    #expect(truncate(scratch.path(name), off_t(megabytes << 20) + 1) == 0)
    let baseline = name == "known.json" ? ["--baseline", name] : []
    let run = try Run(["check", "--sources", ".", "."] + baseline, in: scratch.folder)
    #expect(run.status == 2 && run.complaints.contains(limit), "\(run)")
  }

  @Test("so are elements that are too deep, and tables of texts")
  func limitsWithin() throws {
    let scratch = try Scratch()
    let views = (0..<300).map { #"<view id="v\#($0)"><subviews>"# }.joined()
    try scratch.write(
      "A.xib",
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>"# + views
        + String(repeating: "</subviews></view>", count: 300) + "</objects></document>")
    let deep = try Run(["check", "A.xib"], in: scratch.folder)
    #expect(deep.status == 2 && deep.complaints.contains("512"), "\(deep)")
    try scratch.write("Base.lproj/B.xib", Documents.clean)
    try scratch.write("de.lproj/B.strings", "")
    #expect(truncate(scratch.path("de.lproj/B.strings"), off_t(16 << 20) + 1) == 0)
    let table = try Run(["check", "--language", "de", "Base.lproj/B.xib"], in: scratch.folder)
    #expect(table.output.contains("more than 16777216 bytes"), "\(table)")
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
