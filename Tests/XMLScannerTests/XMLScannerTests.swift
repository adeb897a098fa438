// What the scanner reads, and what it refuses and where. Expectations follow XML 1.0, fifth edition, by section.

import Testing

@testable import XMLScanner

@Suite("XML") struct XMLScannerTests {
  private func tree(_ text: String) throws -> XMLTree {
    try XMLScanner.scan(text.utf8, textElements: ["string"])
  }

  private func firstMistake(_ bytes: some Collection<UInt8>) -> XMLMistake? {
    do throws(XMLMistake) {
      _ = try XMLScanner.scan(bytes)
      return nil
    } catch { return error }
  }

  @Test("elements lie in document order, each before its descendants")
  func elements() throws {
    let tree = try tree("<a>\n <b c='1'><d/></b>\n <e></e></a>")
    #expect(tree.elements.indices.map { tree.name(of: $0) } == ["a", "b", "d", "e"])
    #expect(tree.elements.map(\.parent) == [-1, 0, 1, 0])
    #expect(tree.elements.map(\.end) == [4, 3, 3, 4])
    #expect(tree.elements.map(\.line) == [1, 2, 2, 3])
  }

  @Test("an attribute is found by its whole name, beside others of its length and first letter")
  func attributes() throws {
    let tree = try tree("<a fontColor='1' firstItem='2' é='3'><b id='4'/></a>")
    let names = ["firstItem", "fontColor", "é", "fillStyle", "font", "id", ""]
    #expect(names.map { tree.attribute($0, of: 0) } == [1, 0, 2, nil, nil, nil, nil])
    #expect(names.map { tree.attribute($0, of: 1) } == [nil, nil, nil, nil, nil, 3, nil])
  }

  @Test(
    "columns count characters from 1: of two and four bytes one, of a byte order mark none",
    arguments: [
      ("<a>\n <b c='1'><d/></b>\n <e></e></a>", [1, 2, 11, 2]), ("\u{FEFF}<a é=\"ü\"><b/></a>", [1, 10]),
      ("<a><!-- \u{1F600} --><b/>\r\n\t<c\n d='1'/><e/></a>", [1, 14, 2, 9]),
      ("<?xml version=\"1.0\"?><a/>", [22]), ("<a>\n\n</a>", [1]),
    ])
  func columns(source: String, columns: [Int32]) throws {
    #expect(try tree(source).elements.map(\.column) == columns)
  }

  @Test("a line of many elements is counted once")
  func longLine() throws {
    let tree = try tree("<a>" + String(repeating: "<b/>", count: 100_000) + "</a>")
    #expect(tree.elements.last?.column == 400_000)
  }

  @Test("offsets are those of the bytes, behind a byte order mark and letters of two bytes too")
  func offsets() throws {
    let text = "\u{FEFF}<a é=\"ü&amp;\" b = '' >\n  <c/>x</a>\n"
    let bytes = Array(text.utf8)
    let tree = try XMLScanner.scan(bytes)
    func source(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    #expect(tree.elements.map { source($0.range) } == ["<a é=\"ü&amp;\" b = '' >\n  <c/>x</a>", "<c/>"])
    let startTags = tree.elements.map { source(Int($0.begin)..<Int($0.contentBegin)) }
    #expect(startTags == ["<a é=\"ü&amp;\" b = '' >", "<c/>"])
    #expect(tree.elements.map { source($0.content) } == ["\n  <c/>x", ""])
    #expect(
      tree.element(0).attributes.map { source(tree.range(ofAttribute: $0)) } == ["é=\"ü&amp;\"", "b = ''"])
    #expect(tree.element(0).attributes.map { source(tree.valueRange(ofAttribute: $0)) } == ["ü&amp;", ""])
    #expect(tree.element(0).attributes.map(tree.value) == ["ü&", ""])
  }

  @Test("a value that is longer than a word tells is told as it is, and where it lies")
  func longValue() throws {
    let value = String(repeating: "é", count: 200_000)
    let text = "<a b='\(value)' c='&amp;' d=''/>"
    let tree = try tree(text)
    #expect(tree.element(0).attributes.map(tree.value) == [value, "&", ""])
    #expect(tree.valueRange(ofAttribute: 0) == 6..<400_006)
    #expect(tree.range(ofAttribute: 2) == 400_018..<400_022)
  }

  @Test(
    "values have their references resolved, and spaces for white space (§3.3.3)",
    arguments: [
      ("a&amp;&lt;&gt;&quot;&apos;z", "a&<>\"'z"), ("&#65;&#x42;&#x1F600;", "AB\u{1F600}"),
      ("x\ty\nz\r\nw\rv", "x y z w v"), ("&#9;&#10;&#13;", "\t\n\r"), (">]]>", ">]]>"),
    ])
  func values(source: String, value: String) throws {
    let tree = try tree("<a b=\"\(source)\"/>")
    #expect(tree.element(0).attributes.map(tree.value) == [value])
  }

  @Test(
    "text of the elements asked for: references, sections, ends of lines (§2.11), nothing of what lies inside"
  )
  func text() throws {
    let tree = try tree("<r>q<string>a&lt;<![CDATA[<b>&]]>\r\nc\rd<!-- e --><x>y</x>f</string><string/></r>")
    #expect(tree.elements.indices.map { tree.text(of: $0) } == ["", "a<<b>&\nc\ndf", "", ""])
  }

  @Test(
    "well-formed",
    arguments: [
      "<a/>", "<?xml version=\"1.0\"?><a/>", "<?xml version='1.0' encoding='utf-8' standalone='no' ?>\n<a/>",
      "<!-- b --><?c d?><a></a ><!----><?e?>\n", "<a.b-c_1/>", "<_/>", "<é·/>", "<a b = \"1\"\n c='2' />",
      "<a>]] ></a>", "<a>&gt;</a>", "<a><?b ??></a>", "<a b='>'/>", "<a>\u{85}\u{7F}\u{FFFD}\u{10FFFF}</a>",
    ])
  func wellFormed(text: String) { #expect(firstMistake(text.utf8) == nil) }

  @Test(
    "each mistake has its place",
    arguments: [
      ("", .noElement, 1, 1), ("\n \n", .noElement, 3, 1), ("x", .noElement, 1, 1), ("<a", .end, 1, 3),
      ("<a>", .end, 1, 4), ("<a></a", .end, 1, 7), ("<a b='", .end, 1, 7), ("<!-- ", .end, 1, 6),
      ("<a><![CDATA[ ", .end, 1, 14), ("<?xml version=\"1", .end, 1, 17), ("<a>&am", .end, 1, 7),
      ("<a/>\n<b/>", .afterEnd, 2, 1), ("<a/>x", .afterEnd, 1, 5), ("<a></a>&amp;", .afterEnd, 1, 8),
      ("<a>\n</b>", .otherEndTag(found: "b", open: "a", line: 1), 2, 1),
      ("<ab></a>", .otherEndTag(found: "a", open: "ab", line: 1), 1, 5),
      ("<a></ a>", .nameExpected(of: "a closing tag"), 1, 6), ("<1/>", .nameExpected(of: "an element"), 1, 2),
      ("< a/>", .nameExpected(of: "an element"), 1, 2), ("<a =''/>", .nameExpected(of: "an attribute"), 1, 4),
      ("<a b>", .equalsExpected(attribute: "b"), 1, 5), ("<a b=1>", .quoteExpected(attribute: "b"), 1, 6),
      ("<a b='<'/>", .lessInValue(attribute: "b"), 1, 7), ("<a b=''c=''/>", .spaceExpected, 1, 8),
      ("<a b='' b=''/>", .repeatedAttribute("b"), 1, 9), ("<a/ >", .tagEndExpected(element: "a"), 1, 4),
      ("<a!>", .tagEndExpected(element: "a"), 1, 3), ("<a></a b>", .tagEndExpected(element: "/a"), 1, 8),
      ("<a>&b;</a>", .entity("b"), 1, 4), ("<a>& b</a>", .entity(""), 1, 4),
      ("<a b='&'/>", .entity(""), 1, 7),
      ("<a>&amp</a>", .entity("amp"), 1, 4), ("<a>&#0;</a>", .characterReference, 1, 4),
      ("<a>&#xD800;</a>", .characterReference, 1, 4), ("<a>&#x110000;</a>", .characterReference, 1, 4),
      ("<a>&#99999999999999999999;</a>", .characterReference, 1, 4),
      ("<a>&#;</a>", .characterReference, 1, 4),
      ("<a>]]></a>", .sectionEnd, 1, 4), ("<!-- -- --><a/>", .hyphens, 1, 8), ("<!----->", .hyphens, 1, 7),
      ("<a>\u{1}</a>", .character(1), 1, 4), ("<a b='\u{FFFE}'/>", .character(0xFFFE), 1, 7),
      ("<a:b/>", .colon(of: "an element"), 1, 3), ("<a xml:b=''/>", .colon(of: "an attribute"), 1, 7),
      ("<!DOCTYPE a><a/>", .documentType, 1, 1),
      ("<a><!DOCTYPE a></a>", .markup(expected: "<!-- or <![CDATA["), 1, 4),
      (" <?xml version='1.0'?><a/>", .declaration(expected: "its place at the very beginning"), 1, 2),
      ("<?xml version='1.1'?><a/>", .declaration(expected: "version=\"1.0\""), 1, 20),
      ("<?xml version='1.0' encoding='latin1'?><a/>", .encoding("latin1"), 1, 21),
      ("\u{FEFF}<?xml version='1.0' encoding='x'?><a/>", .encoding("x"), 1, 21),
      ("<?xml version='1.0' encoding='us-ascii'?><é/>", .notUTF8, 1, 43),
    ] as [(String, XMLMistake.Kind, Int, Int)])
  func mistakes(text: String, kind: XMLMistake.Kind, line: Int, column: Int) throws {
    let mistake = try #require(firstMistake(text.utf8))
    #expect(mistake.kind == kind)
    #expect([mistake.line, mistake.column] == [line, column])
    #expect(!mistake.reason.isEmpty && !mistake.reason.contains("\n"))
  }

  @Test(
    "bytes that are no UTF-8, wherever they are",
    arguments: [
      [0x80], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5], [0xC3],
      [0],
    ] as [[UInt8]])
  func notUTF8(bytes: [UInt8]) {
    for (before, after) in [
      ("<a>", "</a>"), ("<a b='", "'/>"), ("<a", "/>"), ("<a ", "/>"), ("<!--", "--><a/>"), ("<a/>", ""),
      ("", "<a/>"),
      ("<a>&", ";</a>"), ("<a><![CDATA[", "]]></a>"), ("<?b ", "?><a/>"),
    ] {
      #expect(
        firstMistake(Array(before.utf8) + bytes + Array(after.utf8))?.kind == .notUTF8, "\(before)…\(after)")
    }
  }

  @Test("limits: depth, different names")
  func limits() {
    let deep = String(repeating: "<a>", count: 513)
    #expect(firstMistake(deep.utf8)?.kind == .tooDeep(limit: 512))
    let many = "<a>" + (0...XMLScanner.nameLimit).map { "<n\($0)/>" }.joined() + "</a>"
    #expect(firstMistake(many.utf8)?.kind == .tooManyNames)
    let repeated = "<a " + (0..<9000).map { "n\($0)=''" }.joined(separator: " ") + " n8999=''/>"
    #expect(firstMistake(repeated.utf8)?.kind == .repeatedAttribute("n8999"))
  }
}
