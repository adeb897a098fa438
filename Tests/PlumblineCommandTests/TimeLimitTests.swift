// `--time-limit`: a document that takes longer is named, and the others are answered.

import Foundation
import Testing

@Suite("--time-limit") struct TimeLimitTests {
  /// Each of many views is kept from each of the others by contradictory inequalities: hours of work.
  private static let endless: String = {
    let ids = (0..<300).map { "v\($0)" }
    var random = UInt64(7)
    func next(_ bound: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % bound
    }
    let constraints = (0..<5000).map { number -> String in
      let (edges, relation) = (
        [["leading", "trailing"], ["top", "bottom"]][next(2)],
        ["greaterThanOrEqual", "lessThanOrEqual"][next(2)]
      )
      let first = next(300)
      let second = (first + 1 + next(299)) % 300
      return """
        <constraint firstItem="\(ids[first])" firstAttribute="\(edges[next(2)])" relation="\(relation)" \
        secondItem="\(ids[second])" secondAttribute="\(edges[next(2)])" constant="\(next(100) - 50)" id="c\(number)"/>

        """
    }
    return Documents.xib(
      views: ids.map { Documents.box($0, frame: (0, 0, 10, 10)) }.joined(),
      constraints: constraints.joined())
  }()

  @Test(
    "the others are answered",
    arguments: [["check"], ["layout"], ["update"], ["render", "--out", "pictures"]])
  func others(command: [String]) throws {
    let scratch = try Scratch()
    let endless = try scratch.write("a-endless.xib", Self.endless)
    try scratch.write("b-right.xib", Documents.misplaced)
    let out = command.dropFirst().map { $0 == "pictures" ? scratch.folder + "/pictures" : $0 }
    let run = try Run([command[0], "--time-limit", "0.5"] + out + [scratch.folder])
    #expect(run.status == 2)
    #expect(
      run.complaints.contains(
        "a-endless.xib: not done after 0.5 s; give it more time with --time-limit, or look at fewer devices.")
    )
    #expect(run.complaints.split(separator: "\n").count == 1)
    #expect(run.output.contains("b-right"))
    #expect(try String(contentsOfFile: endless, encoding: .utf8) == Self.endless)
  }

  @Test("a catalogue of more languages than there is time for ends at the limit too")
  func languages() throws {
    let scratch = try Scratch()
    try scratch.write("a.xib", Documents.clean)
    try scratch.write("mul.lproj/a.xib", Documents.clean)
    let languages = (0..<8000).map {
      "\"x\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\($0)\"}}"
    }
    try scratch.write(
      "mul.lproj/a.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"l.text": {"localizations": {\
      \(languages.joined(separator: ","))}}}}
      """)
    let run = try Run(["check", "--no-sources", "--time-limit", "1", "--language", "all", scratch.folder])
    #expect(run.status == 2)
    #expect(run.complaints.contains("a.xib: not done after 1 s"))
  }

  /// Contradictory inequalities between the edges of 40 boxes.
  private static let tangle: [(first: Int, second: Int, isLess: Bool, constant: Int)] = {
    var random = UInt64(11)
    func next(_ bound: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % bound
    }
    return (0..<4000).map { _ in
      let first = next(40)
      return (first, (first + 1 + next(39)) % 40, next(2) == 0, next(100) - 50)
    }
  }()

  @Test("a log that takes long is given up")
  func log() throws {
    let members = Self.tangle.prefix(2000).enumerated().map { index, line in
      "\"<NSLayoutConstraint:0x\(String(index + 1, radix: 16)) UIView:0x\(line.first + 1).leading "
        + "\(line.isLess ? "<=" : ">=") UIView:0x\(line.second + 1).trailing + \(line.constant) (active)>\""
    }
    let log =
      "Unable to simultaneously satisfy constraints.\n(\n\(members.joined(separator: ",\n"))\n)\n\n"
      + "Will attempt to recover by breaking constraint\n\(members[0].dropFirst().dropLast())\n"
    let run = try Run(["explain", "--time-limit", "0.5"], input: log)
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.complaints.hasPrefix("standard input: not done after 0.5 s; give it more time with --time-limit"))
  }

  @Test("so is one that takes long to read")
  func reading() throws {
    let log = String(repeating: "a line\n", count: 100_000)
    let run = try Run(["explain", "--time-limit", "0.01"], input: log)
    #expect(run.status == 2 && run.complaints.hasPrefix("standard input: not done after 0.01 s"))
  }

  @Test("a system that takes long is given up, behind the answers of those before it")
  func system() throws {
    let rows = Self.tangle.enumerated().map { index, line in
      "{\"id\":\"c\(index)\",\"terms\":{\"x\(line.first)\":1,\"x\(line.second)\":-1,\"w\(line.second)\":-1},"
        + "\"relation\":\"\(line.isLess ? "<=" : ">=")\",\"constant\":\(line.constant)}"
    }
    let input =
      "{\"constraints\":[{\"id\":\"a\",\"terms\":{\"x\":1},\"relation\":\"==\",\"constant\":7}]}\n"
      + "{\"constraints\":[\(rows.joined(separator: ","))]}"
    let run = try Run(["solve", "--time-limit", "0.5"], input: input)
    #expect(
      run.status == 2 && run.output == #"{"values":{"x":7},"violations":{},"conflicts":[],"free":[]}"# + "\n")
    #expect(
      run.complaints.hasPrefix("standard input: not done after 0.5 s; give it more time with --time-limit"))
  }

  @Test("formats that take long are given up", arguments: [[], ["--format", "json"]])
  func formats(form: [String]) throws {
    let formats = Self.tangle.map {
      "H:[v\($0.first)]-(\($0.isLess ? "<=" : ">=")\($0.constant + 50))-[v\($0.second)]"
    }
    let views = (0..<40).flatMap { ["--view", "v\($0)"] }
    let run = try Run(["vfl", "--time-limit", "0.5"] + form + views + formats)
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.complaints.hasPrefix("the formats: not done after 0.5 s; give it more time with --time-limit"))
  }

  @Test("0 is no limit; what is no number of seconds is refused")
  func values() throws {
    let scratch = try Scratch()
    let path = try scratch.write("A.xib", Documents.clean)
    #expect(try Run(["check", "--time-limit", "0", path]).status == 0)
    let run = try Run(["check", "--time-limit", "-1", path])
    #expect(run.status == 2 && run.complaints.contains("'-1' is not a number of seconds from 0 to 1000000"))
  }
}
