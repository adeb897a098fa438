// Input that is no document, or half of one: an error that names file, line, reason and way out, or a normal answer.

import Foundation
import Testing

@testable import InterfaceBuilder

@Suite("Damaged documents") struct DamagedDocumentTests {
  static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">

    """

  private func error(_ text: String) -> InterfaceBuilderError? { error(Data(text.utf8)) }

  private func error(_ bytes: Data) -> InterfaceBuilderError? {
    do throws(InterfaceBuilderError) {
      _ = try InterfaceBuilderDocument(bytes: bytes, name: "A.xib")
      return nil
    } catch { return error }
  }

  @Test("an empty file") func empty() { #expect(error("") == .empty(document: "A.xib")) }

  @Test("a file that is not there names its path")
  func missing() {
    #expect(throws: InterfaceBuilderError.unreadable(document: "/nowhere/B.xib", reason: "no such file")) {
      try InterfaceBuilderDocument(contentsOf: "/nowhere/B.xib")
    }
  }

  @Test("a file that ends in the middle of its elements")
  func truncated() {
    #expect(error(Self.head + "<objects>\n<view id=\"a\">\n") == .truncated(document: "A.xib", line: 4))
    #expect(error(Self.head + "<objects>\n<view id=\"a") == .truncated(document: "A.xib", line: 4))
  }

  @Test("text that is no XML, an attribute given twice")
  func notXML() throws {
    let words = try #require(error("hello\nworld\n"))
    #expect(words == .notXML(document: "A.xib", line: 1, column: 1, reason: "there is no root element"))
    let twice = try #require(error(Self.head + "<view id=\"a\" id=\"b\"/>\n</document>\n"))
    #expect(
      twice
        == .notXML(document: "A.xib", line: 3, column: 14, reason: "the attribute “id” is given twice"))
  }

  @Test(
    "characters that are no UTF-8 name their place",
    arguments: [
      ("<view", [0xF9], "=\"a\"/>", 6), ("<!-- ", [0xFF], " -->", 6), ("<a b=\"é", [0xC3, 0x22], "/>", 8),
      ("", [0], "", 1), ("", [0xED, 0xA0, 0x80], "", 1),
    ] as [(String, [UInt8], String, Int)])
  func notUnicode(before: String, bytes: [UInt8], after: String, column: Int) {
    var document = Data((Self.head + "\n" + before).utf8)
    document += bytes
    document += Data(after.utf8)
    #expect(
      error(document)
        == .notXML(document: "A.xib", line: 4, column: column, reason: "the text is not valid UTF-8"))
  }

  @Test(
    "UTF-16 and other encodings are refused",
    arguments: [(String.Encoding.utf16, 1), (.utf16LittleEndian, 2), (.utf32, 1)])
  func otherEncodings(encoding: String.Encoding, column: Int) throws {
    #expect(
      error(try #require(Self.head.data(using: encoding)))
        == .notXML(document: "A.xib", line: 1, column: column, reason: "the text is not valid UTF-8"))
  }

  @Test("an encoding that is declared is UTF-8", arguments: ["UTF-16LE", "Shift_JIS", "", "latin1"])
  func declaredEncoding(name: String) {
    for mark in ["", "\u{FEFF}"] {
      #expect(
        error(mark + Self.head.replacing("UTF-8", with: name))
          == .notXML(
            document: "A.xib", line: 1, column: 21,
            reason: "it is declared as “\(name)” instead of UTF-8"))
    }
  }

  @Test("XML of another kind names its outermost element")
  func otherXML() {
    #expect(
      error("<plist version=\"1.0\"><dict/></plist>")
        == .notInterfaceBuilder(document: "A.xib", line: 1, root: "plist"))
  }

  @Test("compiled nibs and binary property lists", arguments: ["bplist00\u{0}", "NIBArchive\u{1}"])
  func compiled(text: String) { #expect(error(text) == .compiled(document: "A.xib")) }

  @Test("formats before 3.0")
  func oldFormat() {
    #expect(
      error("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"></archive>")
        == .oldFormat(document: "A.xib", line: 1, version: "8.00"))
    #expect(
      error("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"></document>")
        == .oldFormat(document: "A.xib", line: 1, version: "unknown"))
  }

  @Test("3,000 nested levels stop at the limit")
  func deep() {
    let text =
      Self.head + String(repeating: "<view>\n", count: 3000) + String(repeating: "</view>\n", count: 3000)
      + "</document>"
    #expect(error(text) == .tooDeep(document: "A.xib", line: 514, limit: 512))
  }

  @Test("an entity that doubles itself ends at its document type")
  func entities() {
    var text = "<?xml version=\"1.0\"?>\n<!DOCTYPE document [<!ENTITY a0 \"ha\">"
    for level in 1...30 { text += "<!ENTITY a\(level) \"&a\(level - 1);&a\(level - 1);\">" }
    text +=
      "]>\n<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"><string>&a30;</string></document>"
    #expect(
      error(text)
        == .notXML(
          document: "A.xib", line: 2, column: 1,
          reason: "document type declarations, and the entities in them, are not supported"))
  }

  @Test("random bytes never pass for a document", arguments: 0..<50)
  func random(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    let bytes = Data(
      (0..<2000).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 33)
      })
    #expect(error(bytes) != nil)
  }

  @Test("every message is one line that names the file and a way out")
  func sentences() {
    let errors: [InterfaceBuilderError] = [
      .unreadable(document: "A.xib", reason: "no such file"), .empty(document: "A.xib"),
      .tooLarge(document: "A.xib", bytes: 1 << 30, limit: 64 << 20),
      .tooDeep(document: "A.xib", line: 9, limit: 512),
      .truncated(document: "A.xib", line: 9),
      .notXML(document: "A.xib", line: 9, column: 3, reason: "there is no root element"),
      .compiled(document: "A.xib"), .notInterfaceBuilder(document: "A.xib", line: 1, root: "plist"),
      .oldFormat(document: "A.xib", line: 1, version: "8.00"),
    ]
    for error in errors {
      #expect(error.description.hasPrefix("A.xib:") && !error.description.contains("\n"))
      #expect(error.description.hasSuffix("."))
      #expect(error.document == "A.xib")
    }
  }
}
