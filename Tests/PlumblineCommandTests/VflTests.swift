// `plumbline vfl`: constraints and frames of visual formats, and the parser's complaints.

import Foundation
import Testing

@Suite("plumbline vfl") struct VflTests {
  private func object(_ arguments: [String]) throws -> [String: Any] {
    let run = try Run(["vfl"] + arguments + ["--format", "json"])
    #expect(run.complaints == "")
    let objects = try run.objects()
    #expect(objects.count == 1)
    return try #require(objects.first)
  }

  private func frames(_ object: [String: Any]) throws -> [String: [Double]] {
    let views = try #require(object["views"] as? [[String: Any]])
    return try Dictionary(
      uniqueKeysWithValues: views.map { view in
        (try #require(view["id"] as? String), try #require(view["frame"] as? [Double]))
      })
  }

  @Test("the contract's example: constraints in order, with margins by name, and frames")
  func contract() throws {
    let run = try Run([
      "vfl", "H:|-[a]-8-[b(==a)]-|", "V:|[a]|", "--size", "320x200", "--view", "a", "--view", "b=50x20",
      "--metric", "m=12", "--options", "alignAllTop", "--format", "json",
    ])
    #expect(run.status == 0)
    let answer = try #require(try run.objects().first)
    let constraints = try #require(answer["constraints"] as? [[String: Any]])
    let words = constraints.map { row in
      ["firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute"]
        .map { row[$0] as? String ?? "null" }.joined(separator: " ")
    }
    #expect(
      words == [
        "a leading == | leadingMargin", "b leading == a trailing", "b width == a width",
        "| trailingMargin == b trailing", "a top == b top", "a top == | top", "| bottom == a bottom",
      ])
    #expect(constraints.map { $0["constant"] as? Double } == [0, 8, 0, 0, 0, 0, 0])
    #expect(constraints.allSatisfy { $0["multiplier"] as? Double == 1 && $0["priority"] as? Double == 1000 })
    #expect(
      constraints.map { $0["description"] as? String } == [
        "a.leading == |.leadingMargin", "H:[a]-(8)-[b]", "b.width == a.width",
        "|.trailingMargin == b.trailing",
        "a.top == b.top", "V:|-(0)-[a]", "V:[a]-(0)-|",
      ])
    // 320 less two margins of 8 and a gap of 8, in two; the content of b decides its height.
    #expect(try frames(answer) == ["a": [8, 0, 148, 200], "b": [164, 0, 148, 20]])
  }

  @Test("a format of many parts stands with each of its constraints in part, and whole in the text")
  func longFormat() throws {
    let format = "H:|" + String(repeating: "-[a]", count: 100) + "-|"
    let constraints = try #require(
      try object([format, "--view", "a"])["constraints"] as? [[String: Any]])
    // Three characters, 49 parts of four, and the first of the next one are 200.
    let shown = "H:|" + String(repeating: "-[a]", count: 49) + "-..."
    #expect(constraints.count == 101 && constraints.allSatisfy { $0["format"] as? String == shown })
    #expect(try Run(["vfl", format, "--view", "a"]).output.hasPrefix(format + "\n"))
  }

  @Test("sizes have no second item; metrics and priorities come out as numbers")
  func numbers() throws {
    let answer = try object(["[a(>=m@p)]", "--view", "a", "--metric", "m=12.0625", "--metric", "p=250.5"])
    let row = try #require((answer["constraints"] as? [[String: Any]])?.first)
    #expect(row["secondItem"] is NSNull && row["secondAttribute"] as? String == "notAnAttribute")
    #expect(row["constant"] as? Double == 12.0625 && row["priority"] as? Double == 250.5)
    #expect(
      row["relation"] as? String == ">="
        && row["description"] as? String == "a.width >= 12.0625 priority:250.5")
  }

  @Test(
    "worked examples of the specification (E084–E105)",
    arguments: [
      (["H:|-20-[v]", "H:[v(200)]", "V:[v(100)]"], ["v"], "400x300", [], ["v": [20.0, 0, 200, 100]]),
      (
        ["H:|[bg][g1(40)][g2(40)]|"], ["bg=1x5", "g1=1x5", "g2=1x5"], "375x667", [],
        ["bg": [0, 0, 295, 5], "g1": [295, 0, 40, 5], "g2": [335, 0, 40, 5]]
      ),
      (
        ["V:[s]-(<=0)-[a(20)]"], ["s=|", "a=50x20"], "400x300", ["--options", "alignAllCenterX"],
        ["a": [175, 300, 50, 20]]
      ),
      (
        ["H:|-10-[a(50)]-[b(60)]", "V:|[a(5)]", "V:|[b(5)]"], ["a", "b"], "400x300", ["--direction", "rtl"],
        ["a": [340, 0, 50, 5], "b": [272, 0, 60, 5]]
      ),
      (
        ["H:|[a][b(a)][c(a)]|"], ["a=1x5", "b=1x5", "c=1x5"], "400x300", [],
        ["a": [0, 0, 133.333, 5], "b": [133.333, 0, 133.333, 5], "c": [266.667, 0, 133.333, 5]]
      ),
      (
        ["H:|-10-[a(50)]-20-[b]-30-|"], ["a=1x5", "b=1x5"], "400x300",
        ["--options", "directionRightToLeft,alignAllTop"], ["a": [340, 0, 50, 5], "b": [30, 0, 290, 5]]
      ),
    ] as [([String], [String], String, [String], [String: [Double]])])
  func examples(
    formats: [String], views: [String], size: String, options: [String], expected: [String: [Double]]
  ) throws {
    let found = try frames(
      object(formats + views.flatMap { ["--view", $0] } + ["--size", size] + options))
    #expect(found == expected)
  }

  @Test(
    "a mistake has Apple's sentence, the caret and the whole reason, and status 2",
    arguments: [
      ("H:|-165.0-|", "Expected a view", 10), ("[d]", "d is not a key in the views dictionary.", 2),
      ("-[a]", "Expected a view", 0), ("[a]-", "Expected more input", 4),
      ("V|[a]|", "Expected ':' after 'V' to specify vertical arrangement", 1),
      (
        "[a]-x-[b]",
        "Encountered metric with name \"x\", but value was not specified in metrics or views dictionaries", 5
      ),
    ])
  func mistakes(format: String, message: String, caret: Int) throws {
    let arguments = ["vfl", format, "--view", "a", "--view", "b"]
    let run = try Run(arguments + ["--format", "json"])
    #expect(run.status == 2 && run.complaints == "")
    let error = try #require(try run.objects().first?["error"] as? [String: Any])
    #expect(error["message"] as? String == message && error["caret"] as? Int == caret)
    let reason =
      "Unable to parse constraint format: \n\(message) \n\(format) \n\(String(repeating: " ", count: caret))^"
    #expect(error["text"] as? String == reason)
    let text = try Run(arguments)
    #expect(text.status == 2 && text.output == "" && text.complaints == reason + "\n")
  }

  @Test("spaces between the parts are accepted, and refused with --strict (V60, V61)")
  func whiteSpace() throws {
    let arguments = ["H:|- [view1(view2)]-[view2]-|", "--view", "view1", "--view", "view2"]
    let answer = try object(arguments)
    #expect((answer["constraints"] as? [Any])?.count == 4)
    let run = try Run(["vfl", "--strict", "--format", "json"] + arguments)
    let error = try #require(try run.objects().first?["error"] as? [String: Any])
    #expect(run.status == 2 && error["caret"] as? Int == 4)
    #expect(
      error["message"] as? String
        == "Expected a number or key from the metrics dictionary, but encountered something else")
  }

  @Test("an empty format is answered on one line (V01)")
  func empty() throws {
    let run = try Run(["vfl", ""])
    #expect(run.status == 2)
    #expect(run.complaints == "Unable to parse constraint format: It's an empty string.\n")
  }

  @Test("text for people: constraints by format, what has no effect, frames, what is open")
  func text() throws {
    let run = try Run([
      "vfl", "H:|-10-[long(100)]", "[long(50)]", "[b]", "--view", "long", "--view", "b=5x5",
    ])
    #expect(run.status == 0)
    #expect(
      run.output == """
        H:|-10-[long(100)]
          H:|-(10)-[long]
          long.width == 100

        [long(50)]
          long.width == 50   (broken: it conflicts with other required constraints)

        [b]
          no constraints

        long  10,0 100x0   (ambiguous: y, height)
        b     0,0 5x5   (ambiguous: x, y)

        """)
  }

  @Test("conflicts and open numbers are in the JSON as well")
  func findings() throws {
    let answer = try object(["H:|[a(100)]", "[a(50)]", "--view", "a"])
    let constraints = try #require(answer["constraints"] as? [[String: Any]])
    #expect(constraints.map { $0["broken"] as? Bool } == [nil, nil, true])
    let view = try #require((answer["views"] as? [[String: Any]])?.first)
    #expect(view["ambiguous"] as? [String] == ["y", "height"])
  }

  @Test(
    "mistakes on the command line",
    arguments: [
      (
        ["vfl", "[a]", "--formt", "json"],
        "plumbline vfl: Unknown option '--formt'; did you mean '--format'? See 'plumbline vfl --help'.\n"
      ),
      (
        ["vfl", "[a]", "--metric", "m"],
        "plumbline vfl: The value 'm' is invalid for '--metric <name=number>': 'm' is not a metric. Give name=NUMBER, such as gap=12. See 'plumbline vfl --help'.\n"
      ),
      (
        ["vfl", "[a]", "--view", "=5x5"],
        "plumbline vfl: The value '=5x5' is invalid for '--view <name>': '=5x5' does not name a view. Give a name, or name=WxH for a view with an intrinsic content size. See 'plumbline vfl --help'.\n"
      ),
      (
        ["vfl"],
        "plumbline vfl: Missing expected argument '<format-string> ...'. See 'plumbline vfl --help'.\n"
      ),
    ])
  func commandLine(arguments: [String], complaint: String) throws {
    let run = try Run(arguments)
    #expect(run.status == 2 && run.output == "" && run.complaints == complaint)
  }
}
