// Documents with mistakes: every mistake in one run, with its place.

import Foundation
import Testing

@testable import LayoutDocument

/// The mistakes of a document as `line:column message`.
private func mistakes(_ yaml: String) -> [String] {
  mistakes(Data(yaml.utf8))
}

private func mistakes(_ data: Data) -> [String] {
  do {
    _ = try LayoutDocument(data, name: "Test.yaml")
    return []
  } catch {
    return error.mistakes.map { "\($0.line):\($0.column) \($0.message)" }
  }
}

@Suite("Mistakes in layout documents")
struct LayoutDocumentMistakeTests {
  @Test("all mistakes are found in one run, in the order of their places")
  func all() {
    let found = mistakes(
      """
      sise: [320, 480]
      size: [320]
      direction: left
      metrics: {gap: wide, 1st: 2}
      views:
        title: {intrinsic: [120, x], huging: 251}
        title2: {hugging: [1, 2, 3], compression: 1001}
        super: {}
        a-b: {}
      guides: {left: 1}
      constraints:
        - "H:|-[titel]-gap-[title2]-|"
        - "title.topp == safeArea.top + 20 @750"
        - "title.width == titel2.width"
        - "title.top == 5"
        - {constraint: "title.height >= 44", name: x}
      """)
    #expect(
      found == [
        "1:1 unknown key 'sise'; did you mean 'size'?",
        "2:7 'size' must be a list of 2 numbers, not a list",
        "3:12 'direction' must be ltr or rtl, not 'left'",
        "4:16 'gap' must be a number, not 'wide'",
        "4:22 '1st' cannot be a name; names start with a letter or an underscore, then contain letters, digits and "
          + "underscores",
        "6:28 'intrinsic' must be a number, not 'x'",
        "6:32 unknown key 'huging'; did you mean 'hugging'?",
        "7:21 'hugging' must be a priority or a list of 2, not a list",
        "7:45 a priority must be greater than 0 and at most 1000, not 1001",
        "8:3 'super' is reserved in equations; choose another name",
        "9:3 'a-b' cannot be a name; names start with a letter or an underscore, then contain letters, digits and "
          + "underscores",
        "10:9 'guides' must be a list of names, not a mapping",
        "12:16 unknown item 'titel'; did you mean 'title'?",
        "13:12 unknown attribute 'topp'; did you mean 'top'?",
        "14:21 unknown item 'titel2'; did you mean 'title2'?",
        "15:6 a position cannot be equal to a number. Relate it to a position of another item, as in 'title.left "
          + "== super.left + 5'.",
        "16:40 unknown key 'name'",
      ])
  }

  @Test("a mistake is shown with its line and a caret under the place")
  func caret() throws {
    let error = try #require(throws: LayoutDocumentError.self) {
      try LayoutDocument(
        Data("size: [1, 2]\nviews: {a: {}}\nconstraints:\n  - \"a.width = 5\"\n  - \"H:|-[a]-b-|\"\n".utf8),
        name: "Card.yaml")
    }
    #expect(
      error.description == """
        Card.yaml:4:14: expected ==, <= or >=
            - "a.width = 5"
                       ^
        Card.yaml:5:15: unknown metric 'b'; did you mean 'a'?
            - "H:|-[a]-b-|"
                        ^
        """)
  }

  @Test(
    "an equation's mistakes have their place",
    arguments: [
      ("title", "1 'title' is an item; name one of its attributes, as in 'title.width'"),
      ("title.width", "12 expected ==, <= or >="),
      ("title.width => 5", "13 expected ==, <= or >="),
      ("title.width ==", "15 expected an item with its attribute, a number or a metric"),
      ("title.width == 2 *", "19 expected an item and its attribute, as in 'title.width'"),
      (
        "title.width == title.height * 2", "29 the multiplier comes before the item, as in '2 * title.width'"
      ),
      ("title.width == title.height + ", "31 expected a number or a metric"),
      ("title.width == 5 @", "19 expected a number or a metric"),
      ("title.width == 5 @0", "19 a priority must be greater than 0 and at most 1000, not 0"),
      ("title.width == 5 @high", "19 unknown metric 'high'"),
      ("title.width == 5 points", "18 expected the end of the constraint"),
      ("title.width == title", "16 'title' is an item; name one of its attributes, as in 'title.width'"),
      ("title.width == 1e999", "16 '1e999' is not a number between -1000000000 and 1000000000"),
      ("title.width == nan", "16 unknown metric 'nan'"),
      ("title.width == -inf", "17 unknown metric 'inf'"),
      ("title.top.width == 5", "7 unknown item 'top'"),
      ("root.super.width == 5", "6 'root' has no superview"),
      (
        "title.width == super.left",
        "1 a size cannot be related to a position. Relate width and height to "
          + "each other or to numbers, positions to positions."
      ),
      (
        "title.left == super.leading",
        "1 leading and trailing cannot be related to left and right. Use leading "
          + "and trailing for both or neither."
      ),
      ("H:[title]-[title", "17 Expected a ']' here. That is how you give the end of a view."),
      ("|[title(>3)]", "10 Unknown relation. Must be ==, >=, or <="),
      ("H:", "3 Expected a view"),
    ])
  func equation(text: String, expected: String) {
    // The constraint starts in column 6, after `  - "`.
    let found = mistakes("size: [9, 9]\nviews: {title: {}}\nconstraints:\n  - \"\(text)\"\n")
    let column = Int(expected.prefix { $0.isNumber }) ?? 0
    #expect(found == ["4:\(column + 5)" + expected.drop { $0.isNumber }])
  }

  @Test("places are those of the value where quotes, escapes or folded lines move the text")
  func places() {
    let found = mistakes(
      """
      size: [9, 9]
      views: {a: {}}
      constraints:
        - 'a.width == b.width'
        - a.width == b.width
        - "a\\x2ewidth == b.width"
        - >-
          a.width ==
          b.width
      """)
    let message = " unknown item 'b'; did you mean 'a'?"
    #expect(found == ["4:17", "5:16", "6:5", "7:5"].map { $0 + message })
  }

  @Test("of many unknown names in constraints the first 20 are compared with the known ones")
  func suggestions() {
    let lines = (1...12).map {
      "  - title\($0).width == 5\n  - H:[title\($0)]\n  - title.width == gap\($0)\n"
    }
    let found = mistakes(
      "size: [9, 9]\nviews: {title: {}}\nmetrics: {gap: 1}\nconstraints:\n" + lines.joined())
    #expect(found.count == 36)
    #expect(found[18] == "23:5 unknown item 'title7'; did you mean 'title'?")
    #expect(found[20].hasSuffix("unknown metric 'gap7'"))
    #expect(found.count { $0.contains("did you mean") } == 20)
  }

  @Test("names and ids are unique, and the line of the first one is told")
  func duplicates() {
    let found = mistakes(
      """
      size: [9, 9]
      views:
        a: {guides: [g]}
        b:
          views: {a: {}}
        root: {}
      guides: [g]
      constraints:
        - {constraint: a.width == 5, id: x}
        - {constraint: b.width == 5, id: x}
      """)
    #expect(
      found == [
        "3:16 the name 'g' is already used in line 7", "5:13 the name 'a' is already used in line 3",
        "6:3 the name 'root' is already used in line 1", "10:36 the id 'x' is already used in line 9",
      ])
  }

  @Test("broken YAML is a mistake with its place")
  func syntax() {
    #expect(mistakes("size: [1, 2\n").first?.contains("did not find expected ',' or ']'") == true)
    #expect(mistakes("a: 1\na: 2\n") == ["1:1 keys appear more than once in a mapping: 'a'"])
    #expect(mistakes("size: [1, 2]\n---\nsize: [1, 2]\n").count == 1)
    #expect(mistakes("constraints:\n  - |-[a]-|\n").first?.contains("put visual formats in quotes") == true)
    #expect(
      mistakes("- 1\n") == [
        "1:1 'document' must be a mapping, not a list",
        "1:1 'size' is missing; write for example 'size: [320, 480]'",
      ])
    #expect(mistakes("") == ["1:1 the document is empty; it needs at least 'size' and 'views'"])
    #expect(
      mistakes("# nothing\n---\n") == ["3:1 the document is empty; it needs at least 'size' and 'views'"])
  }

  @Test("documents that are not text, too large or endless are refused")
  func hostile() {
    #expect(mistakes(Data([0x73, 0xFF, 0xFE])) == ["1:1 the document is not UTF-8 text"])
    #expect(
      mistakes(Data(repeating: 0x20, count: 4_194_305)) == [
        "1:1 the document has 4194305 bytes; at most 4194304 are read"
      ])
    let bomb = "a: &a [x, x]\n" + (0..<30).map { "b\($0): &a [*a, *a, *a, *a]\n" }.joined()
    #expect(mistakes(bomb) == ["2:9 anchors and aliases are not supported; write out what '*a' stands for"])
    #expect(
      mistakes(String(repeating: "? ", count: 900) + "x") == [
        "1:1 explicit keys ('?') are not supported; use plain names as keys"
      ])
    #expect(mistakes(String(repeating: "[", count: 100_000)).count == 1)
    #expect(mistakes(String(repeating: "{\"views\":", count: 100_000)).count == 1)
    #expect(mistakes(String(repeating: "- ", count: 100_000)).count == 1)
    #expect(mistakes("size: [1, 2]\nname: \"\u{0}\"\n").count == 1)
  }

  @Test("views nested too deeply are refused")
  func nesting() {
    let depth = 450
    let yaml =
      "size: [1, 2]\n" + (0..<depth).map { "views: {v\($0): {" }.joined()
      + String(repeating: "}}", count: depth)
    #expect(mistakes(yaml).map { $0.contains("views are nested more than 400 deep") } == [true])
  }

  @Test(
    "more views and constraints than 100,000 are refused, each of a format counted",
    arguments: [
      "views: {\((0...100_000).map { "v\($0): {}" }.joined(separator: ", "))}",
      "views: {a: {}}\nconstraints: [\"H:|\(String(repeating: "-[a]", count: 100_000))-|\"]",
      "views: {a: {}}\nconstraints: [\"H:[a(1\(String(repeating: ",1", count: 100_000)))]\"]",
    ])
  func size(_ content: String) {
    let found = mistakes("size: [1, 2]\n" + content)
    #expect(found.count == 1)
    #expect(found[0].contains("the document has more than 100000 views, guides and constraints"))
  }

  @Test("every prefix of a document ends in an answer", .timeLimit(.minutes(60)))
  func prefixes() {
    let yaml = """
      size: [320, 480]
      safeArea: {top: 20}
      metrics: {gap: 12}
      views:
        title: {intrinsic: [120, 20.5], hugging: [251, 251]}
        panel: {margins: {leading: 16}, views: {icon: {}}}
      guides: [left]
      constraints:
        - "H:|-[title]-gap-[panel]-|"
        - {constraint: "panel.height >= 44 @750", id: "min"}
      """
    let bytes = Array(yaml.utf8)
    #expect(mistakes(Data(bytes)).isEmpty)
    var refused = 0
    for count in bytes.indices {
      var damaged = bytes
      damaged[count] = UInt8((count * 37) % 256)
      for data in [Data(bytes.prefix(count)), Data(damaged)] {
        let found = mistakes(data)
        refused += found.isEmpty ? 0 : 1
        // Line and column from 1, then a sentence.
        #expect(found.allSatisfy { $0.contains(/^([1-9]|1[0-2]):[1-9][0-9]* ./) }, "\(found)")
      }
    }
    #expect(refused > bytes.count)
  }

  /// Found by the fuzzer: a quoted key goes over several lines, and a complaint must not.
  @Test(
    "a complaint is one line, whatever it names",
    arguments: ["size: [1, 1]\nviews: {a: {\"hug\\nging\": 1}}\n", "size: [1, 1]\n\"me\\r\\ntrics\": {}\n"])
  func oneLine(yaml: String) throws {
    let complaint = try #require(mistakes(yaml).first)
    #expect(complaint.contains("␤") && !complaint.contains { $0.isNewline }, "\(complaint)")
  }

  @Test("numbers are decimal, finite and of a sensible size")
  func numbers() {
    for text in [".inf", "nan", "0x10", "\"5\"", "1_000", "true", "5pt"] {
      #expect(mistakes("size: [\(text), 1]\n").count == 1, "\(text)")
    }
    #expect(
      mistakes("size: [1e10, 1]\n").first?.hasSuffix(
        "'1e10' is not a number between -1000000000 and 1000000000")
        == true)
    #expect(mistakes("size: [1e2, .5]\n").isEmpty)
  }

  @Test("of thousands of mistakes in one line a hundred are shown, with the part of the line around each")
  func manyMistakes() {
    let text =
      "{size: [320, 480], views: {a: {}}, constraints: ["
      + Array(repeating: "\"H:[nope]\"", count: 3000).joined(separator: ",") + "]}"
    do {
      _ = try LayoutDocument(Data(text.utf8), name: "Test.yaml")
      Issue.record("it has mistakes")
    } catch {
      let lines = error.description.split(separator: "\n")
      #expect(lines.count == 3 * 100 + 1)
      #expect(lines.allSatisfy { $0.count < 200 })
      #expect(lines.last == "and many more mistakes")
    }
  }
}
