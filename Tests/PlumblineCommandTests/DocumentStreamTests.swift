// `check --jsonl`, and what is left when a run is interrupted.

import Foundation
import Testing

@testable import PlumblineCommand

@Suite("Streams of documents")
struct DocumentStreamTests {
  private static func line(_ name: String, _ content: String) throws -> String {
    let data = try JSONSerialization.data(withJSONObject: ["name": name, "content": content])
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  @Test(
    "documents beside a stream are a mistake of the command line",
    arguments: [["A.xib"], ["--files-from", "-"]])
  func noDocuments(arguments: [String]) throws {
    let run = try Run(["check", "--jsonl"] + arguments, input: "")
    #expect(run.status == 2 && run.output == "")
    #expect(run.complaints.contains("--jsonl reads documents from standard input. Remove '"))
  }

  @Test(
    "options that a stream has no use for are refused by their names",
    arguments: [
      ["--output", "json:a"], ["--format", "json"], ["--format", "text"], ["--quiet"],
      ["--baseline", "known.json"], ["--write-baseline"], ["--force-exclude"], ["--sources", "."],
    ])
  func noFiles(arguments: [String]) throws {
    let scratch = try Scratch()
    let run = try Run(["check", "--jsonl"] + arguments, input: "", in: scratch.folder)
    #expect(run.status == 2 && run.output == "")
    #expect(run.complaints.hasPrefix("plumbline check: \(arguments[0]) "), "\(run.complaints)")
    #expect(run.complaints.split(separator: "\n").count == 1)
  }

  @Test("a baseline that the configuration names is said not to count")
  func configuredBaseline() throws {
    let scratch = try Scratch()
    try scratch.write(".plumbline.yml", "baseline: known.json\n")
    try scratch.write("known.json", #"{"version": 1, "documents": {}}"#)
    let run = try Run(
      ["check", "--jsonl"], input: Self.line("A.xib", Documents.conflicting), in: scratch.folder)
    #expect(run.status == 1)
    #expect(
      run.complaints.hasSuffix(
        "known.json: ignored. Documents of --jsonl are not files, so all their findings are reported.\n"))
  }

  @Test("every line is answered by a line, in order; bad ones by an error")
  func answers() throws {
    let input =
      try Self.line("A.xib", Documents.clean) + Self.line("B.xib", "<document") + "nonsense\n\n"
      + "{\"name\":\"C.xib\"}\n" + Self.line("D.xib", Documents.conflicting)
      + Self.line("e.yaml", "size: [9, 9]\nviews: {a: {}}\nfoo: 1\n")
    let run = try Run(["check", "--jsonl"], input: input)
    #expect(run.status == 2)
    #expect(run.complaints == "")
    let lines = try run.objects()
    #expect(lines.map { $0["name"] as? String } == ["A.xib", "B.xib", nil, "C.xib", "D.xib", "e.yaml"])
    func findings(_ index: Int) -> Int? {
      (lines[index]["scenes"] as? [[String: Any]])?.first.flatMap { ($0["findings"] as? [Any])?.count }
    }
    #expect(findings(0) == 0)
    #expect(findings(4) == 1)
    func error(_ index: Int) -> [String: Any]? { lines[index]["error"] as? [String: Any] }
    #expect(error(1)?["line"] as? Int == 1)
    #expect((error(1)?["message"] as? String)?.hasPrefix("B.xib:1: ") ?? false)
    #expect(error(2)?["line"] is NSNull)
    #expect(
      error(3)?["message"] as? String
        == "The line is not a JSON object with the strings 'name' and 'content'.")
    #expect(error(5)?["line"] as? Int == 3)
  }

  @Test("a stream without faults ends with 0, one with findings with 1, an empty one with 0")
  func status() throws {
    #expect(try Run(["check", "--jsonl"], input: Self.line("A.xib", Documents.clean)).status == 0)
    #expect(try Run(["check", "--jsonl"], input: Self.line("A.xib", Documents.conflicting)).status == 1)
    #expect(try Run(["check", "--jsonl"], input: "").status == 0)
  }

  @Test("a line is answered before the next one comes")
  func pipe() throws {
    let process = Process()
    process.executableURL = try Run.executable()
    process.arguments = ["check", "--jsonl"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    for name in ["A.xib", "B.xib"] {
      input.fileHandleForWriting.write(Data(try Self.line(name, Documents.clean).utf8))
      let answer = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      #expect(answer.hasPrefix("{\"name\":\"\(name)\"") && answer.hasSuffix("}\n"), "\(answer)")
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test("Ctrl-C leaves what is finished, and ends with a shell's status for it")
  func interruption() throws {
    let scratch = try Scratch()
    try scratch.write("A.xib", Documents.clean)
    // A pipe that nobody writes to: the second document never comes.
    #expect(mkfifo(scratch.path("B.xib"), 0o600) == 0)
    let process = Process()
    process.executableURL = try Run.executable()
    process.arguments = ["check", "--format", "json", "A.xib", "B.xib"]
    process.currentDirectoryURL = URL(fileURLWithPath: scratch.folder)
    let (output, complaints) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = complaints
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    #expect(line.hasPrefix(#"{"document":"A.xib""#))
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    let told = String(decoding: complaints.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(told == "Interrupted after 1 of 2 documents.\n")
  }

  @Test(
    "standard input that is closed, or a folder, is told on the one line of output",
    arguments: ["<&-", "< /"])
  func unreadableInput(redirection: String) throws {
    let command = ["-c", "exec \"$0\" check --jsonl \(redirection)", try Run.executable().path]
    let run = try Run(command, input: Data(), of: URL(fileURLWithPath: "/bin/sh"))
    #expect(run.status == 2)
    #expect(run.output.contains("Standard input: "))
    #expect(run.output.split(separator: "\n").count == 1)
  }

  @Test("a line beyond the limit is answered, and the lines behind it; one without an end is answered once")
  func longLines() throws {
    func lines(_ path: String, limit: Int) throws -> [String] {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      var lines = InputLines(limit: limit, of: file.fileDescriptor)
      var told: [String] = []
      while let line = lines.next() {
        switch line {
        case .bytes(let bytes): told.append(String(decoding: bytes.prefix(9), as: UTF8.self))
        case .tooLong: told.append("too long")
        case .unreadable(let reason): told.append(reason)
        }
      }
      return told
    }
    let scratch = try Scratch()
    func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }
    let short = try scratch.write("short", "{}\n\(zeros(11))\n[]\n\(zeros(10))")
    #expect(try lines(short, limit: 10) == ["{}", "too long", "[]", "000000000"])
    // Longer than what is read at once.
    let long = try scratch.write("long", "{}\n\(zeros(150_000))\n[]\n\(zeros(150_000))")
    #expect(try lines(long, limit: 100_000) == ["{}", "too long", "[]", "too long"])
    #expect(try lines("/dev/zero", limit: 1 << 18) == ["too long"])
  }
}
