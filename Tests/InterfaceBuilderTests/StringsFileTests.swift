// Tables of texts: old-style, XML and binary property lists, their characters, and where a damaged one is named.

import Foundation
import Testing

@testable import InterfaceBuilder

@Suite("Tables of texts (.strings)")
struct StringsFileTests {
  private func texts(_ source: String) -> [String: String] { StringsFile(Data(source.utf8)).texts }

  /// Apple's Property List Programming Guide ("Old-Style ASCII Property Lists") and Resource Programming Guide
  /// ("String Resources") have these forms.
  @Test(
    "the old style has quoted and plain words, comments and escapes",
    arguments: [
      (#""a.text" = "Über";"#, ["a.text": "Über"]),
      ("a = b;", ["a": "b"]),
      ("/* Class = \"UILabel\"; */\n\"a.text\" = \"b\"; // the end", ["a.text": "b"]),
      (#""a" = "say \"yes\"\n\ttwice\\";"#, ["a": "say \"yes\"\n\ttwice\\"]),
      (#""a" = "\U0041\u00e9";"#, ["a": "Aé"]),
      (#""a" = "\UD83D\UDE00!";"#, ["a": "😀!"]),
      (#""a" = "\101\60";"#, ["a": "A0"]),
      (#""a" = 'b "c"';"#, ["a": "b \"c\""]),
      (#"{ "a" = "1"; "b" = "2"; }"#, ["a": "1", "b": "2"]),
      (#""a";"#, ["a": "a"]),
      (#""a" = "";"#, ["a": ""]),
      (#""a" = "1"; "a" = "2";"#, ["a": "2"]),
      ("\"a\"=\"one\ntwo\";", ["a": "one\ntwo"]),
      ("\r\n\u{A0}\"a\" = \"b\" ;\u{2028}", ["a": "b"]),
      ("", [:]), ("  // nothing\n", [:]),
    ])
  func oldStyle(source: String, expected: [String: String]) {
    let file = StringsFile(Data(source.utf8))
    #expect(file.texts == expected)
    #expect(file.mistake == nil)
  }

  @Test(
    "a damaged table names the line and what was expected there, and keeps what comes before",
    arguments: [
      ("\"a\" = \"1\";\n\"b\" = \"2\"\n\"c\" = \"3\";", 2, "expected “;” after the text of “b”"),
      ("\"a\" = \"1\";\n\"b\" \"2\";", 2, "expected “=” after the key “b”"),
      ("\"a\" = \"1\";\n\n\"b\" = ;", 3, "expected the text of “b” in quotation marks, found “;”"),
      ("\"a\" = \"1\";\n\"b\" = \"2;\n", 2, "expected a quotation mark at the end of the text of “b”"),
      ("\"a\" = \"1\";\n/* never ends\n", 2, "expected “*/” at the end of the comment that begins here"),
      ("\"a\" = \"1\";\n<<<<<<< HEAD\n", 2, "expected a key in quotation marks, found “<”"),
      ("{ \"a\" = \"1\";\n", 2, "expected “}” at the end"),
      ("{ \"a\" = \"1\"; }\nmore", 2, "expected the end of the file"),
      ("\"a\" = \"1\";\n\"b\" =", 2, "expected the text of “b”, but the file ends"),
    ])
  func damage(source: String, line: Int, reason: String) {
    let file = StringsFile(Data(source.utf8))
    #expect(file.mistake == TableMistake(line: line, reason: reason))
    #expect(file.texts == ["a": "1"])
  }

  @Test("characters are UTF-8 or UTF-16 of either order, with or without a byte order mark")
  func encodings() throws {
    let source = #""a.text" = "Größe 大小 😀";"#
    let units = Array(source.utf16)
    let little = Data(units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    let big = Data(units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
    for bytes in [
      Data(source.utf8), Data([0xEF, 0xBB, 0xBF]) + Data(source.utf8), little, big,
      Data([0xFF, 0xFE]) + little, Data([0xFE, 0xFF]) + big,
    ] {
      let file = StringsFile(bytes)
      #expect(file.texts == ["a.text": "Größe 大小 😀"])
      #expect(file.mistake == nil)
    }
  }

  @Test("bytes of no such encoding are named by their line")
  func wrongBytes() {
    let bytes = Data("\"a\" = \"1\";\n\"b\" = \"".utf8) + Data([0xFC, 0x62, 0x22, 0x3B])
    #expect(
      StringsFile(bytes).mistake
        == TableMistake(line: 2, reason: "expected UTF-8 or UTF-16, found bytes that are neither"))
    #expect(
      StringsFile(Data([0xFF, 0xFE, 0x61])).mistake
        == TableMistake(line: nil, reason: "expected UTF-16, but it ends within a character"))
    #expect(
      StringsFile(Data([0xFF, 0xFE, 0x0A, 0x00, 0x00, 0xD8, 0x41, 0x00])).mistake
        == TableMistake(line: 2, reason: "expected UTF-16, found half of a pair"))
  }

  /// Seven lists, each of nine times the next: five million texts, from 130 bytes. CFBinaryPList.c has the form.
  @Test("what is nested in a binary table is no text, and is not written out")
  func nested() {
    let lists = (1...7).map { [0xA9] + [UInt8](repeating: $0 == 7 ? 8 : $0 + 1, count: 9) }
    let objects: [[UInt8]] =
      [[0xD2, 8, 9, 1, 8]] + lists + [[0x51, UInt8(ascii: "a")], [0x51, UInt8(ascii: "b")]]
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let place = UInt8(bytes.count)
    bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, UInt8(objects.count)]
    bytes += [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, place]
    #expect(StringsFile(Data(bytes)).texts == ["b": "a"])
    #expect(StringsFile(Data(bytes)).mistake == nil)
    // Any byte may be another.
    for index in bytes.indices {
      for byte in [0, 0x5F, 0xD0, 0xDF, 0xFF] as [UInt8] {
        var damaged = bytes
        damaged[index] = byte
        #expect(StringsFile(Data(damaged)).texts.count <= 2)
      }
    }
  }

  @Test("XML and binary property lists, as tools write them")
  func propertyLists() throws {
    let entries = ["a.text": "Über <b>", "b.title": "2"]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let bytes = try PropertyListSerialization.data(fromPropertyList: entries, format: format, options: 0)
      #expect(StringsFile(bytes).texts == entries)
    }
    let list = StringsFile(Data("<plist version=\"1.0\"><array/></plist>".utf8))
    #expect(list.mistake?.reason == "expected a dictionary of texts by key")
    #expect(StringsFile(Data("<plist><dict><key>a</key>".utf8)).mistake?.reason == "expected a property list")
    // Whether the tail of such bytes says something, readers of property lists differ.
    #expect(StringsFile(Data("bplist00rubbish".utf8)).mistake != nil)
  }

  @Test("no prefix of a table and no changed byte ends in anything but texts or a mistake")
  func damagedBytes() {
    let whole = Array(#"{ "a.text" = "x\U00e9\n\101"; /* c */ 'b' = d.e; "f"; } // end"#.utf8)
    for end in whole.indices {
      _ = StringsFile(Data(whole[..<end]))
      for byte: UInt8 in [0, 0x22, 0x5C, 0x80, 0xFF] {
        var changed = whole
        changed[end] = byte
        _ = StringsFile(Data(changed))
      }
    }
    #expect(texts(#"{ "a.text" = "x\U00e9\n\101"; /* c */ 'b' = d.e; "f"; } // end"#).count == 3)
  }
}

@Suite("String catalogues (.xcstrings)")
struct StringCatalogTests {
  /// The form that Xcode 15 writes (Apple, "Localizing and varying text with a string catalog").
  private let source = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "a.text" : {
          "comment" : "Class = \\"UILabel\\"; text = \\"Hello\\"; ObjectID = \\"a\\";",
          "extractionState" : "migrated",
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo" } },
            "fr" : { "stringUnit" : { "state" : "new", "value" : "" } }
          }
        },
        "b.text" : {
          "localizations" : {
            "de" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "Eine Datei" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "Dateien" } } } } },
            "fi" : { "variations" : { "device" : {
              "mac" : { "stringUnit" : { "state" : "translated", "value" : "Napsauta" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "Napauta" } } } } }
          }
        },
        "c.text" : { "shouldTranslate" : false }
      },
      "version" : "1.0"
    }
    """

  @Test("texts by language; of variations the one for all other cases; what is new has none")
  func texts() {
    let catalog = StringCatalog(Data(source.utf8))
    #expect(catalog.mistake == nil)
    #expect(
      catalog.texts == [
        "de": ["a.text": "Hallo", "b.text": "Dateien"], "fi": ["b.text": "Napauta"],
      ])
    #expect(catalog.deviceTexts == ["mac": ["fi": ["b.text": "Napsauta"]]])
  }

  @Test(
    "damage is named",
    arguments: [
      ("", "expected JSON"),
      ("{ \"strings\" : [] }", "expected an object as “strings”"),
      ("{ }", "expected “strings” in the outermost value"),
      (
        "{ \"strings\" : { \"a\" : { \"localizations\" : { \"de\" : { \"stringUnit\" : { \"value\" : 1 } } } } } }",
        "expected a text as “strings / a / localizations / de / stringUnit / value”"
      ),
      ("{\n  \"strings\" : {\n    \"a\" ; {}\n} }", "expected JSON"),
    ])
  func damage(source: String, reason: String) {
    // Not every Foundation tells the line.
    #expect(StringCatalog(Data(source.utf8)).mistake?.reason == reason)
  }

  @Test("a complaint is one line, whatever the key is")
  func keysOfSeveralLines() {
    let mistake = StringsFile(Data("\"a\nb\" \"c\";".utf8)).mistake
    #expect(mistake?.reason == "expected “=” after the key “a␤b”")
  }
}
