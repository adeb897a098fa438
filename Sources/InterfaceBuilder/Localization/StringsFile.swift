// `.strings` files: keys and texts, as an old-style property list, which people write, or as an XML or binary one, which
// tools make.

import Foundation
import Plumbline

/// The texts of one `.strings` file by key.
struct StringsFile: Equatable, Sendable {
  private(set) var texts: [String: String] = [:]
  /// The first thing that is wrong; the texts before it are there.
  private(set) var mistake: TableMistake?

  /// Reads a file of any of the three forms. Linear in the number of bytes.
  init(_ bytes: Data) {
    do throws(TableMistake) {
      if bytes.starts(with: "bplist".utf8) {
        guard let found = BinaryTable.texts([UInt8](bytes)) else {
          throw TableMistake(line: nil, reason: "expected a property list")
        }
        texts = found
        return
      }
      let text = try TableText.decode(bytes)
      if text.prefix(200).drop(while: \.isWhitespace).hasPrefix("<") {
        texts = try Self.propertyList(Data(text.utf8))
      } else {
        var parser = StringsParser(text)
        mistake = parser.parse(into: &texts)
      }
    } catch {
      mistake = error
    }
  }

  init(mistake: TableMistake) { self.mistake = mistake }

  private static func propertyList(_ bytes: Data) throws(TableMistake) -> [String: String] {
    let value: Any
    do {
      value = try PropertyListSerialization.propertyList(from: bytes, format: nil)
    } catch {
      throw TableMistake(line: TableMistake.line(in: error), reason: "expected a property list")
    }
    guard let entries = value as? [String: Any] else {
      throw TableMistake(line: nil, reason: "expected a dictionary of texts by key")
    }
    // Plural rules have dictionaries of their own; texts of documents are no such.
    return entries.compactMapValues { $0 as? String }
  }
}

extension TableMistake {
  /// The line that Foundation names in its description of an error.
  static func line(in error: any Error) -> Int? {
    let place = "\((error as NSError).userInfo) \(error)".firstMatch(of: /line:? (\d+)/)
    return place.flatMap { Int($0.1) }
  }
}

/// The grammar of old-style property lists as far as tables of texts use it: `key = value;` again and again, both quoted
/// or plain words, with comments of C between (Apple's Property List Programming Guide, "Old-Style ASCII Property Lists").
private struct StringsParser {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Later entries of a key win. Returns what is wrong where something is.
  mutating func parse(into texts: inout [String: String]) -> TableMistake? {
    do throws(TableMistake) {
      try skipBlanks()
      let isBraced = take("{")
      while true {
        try skipBlanks()
        if isBraced, take("}") { break }
        guard place < bytes.count else {
          if isBraced { throw mistake("expected “}” at the end") }
          break
        }
        let key = try string("a key")
        let lineOfKey = line
        try skipBlanks()
        if take(";") {
          texts[key] = key
          continue
        }
        guard take("=") else { throw mistake("expected “=” after the key “\(key.shortened)”") }
        try skipBlanks()
        let value = try string("the text of “\(key.shortened)”")
        let lineOfValue = line
        try skipBlanks()
        guard take(";") else {
          throw TableMistake(
            line: max(lineOfKey, lineOfValue), reason: "expected “;” after the text of “\(key.shortened)”")
        }
        texts[key] = value
      }
      try skipBlanks()
      if place < bytes.count { throw mistake("expected the end of the file") }
      return nil
    } catch {
      return error
    }
  }

  private func mistake(_ reason: String) -> TableMistake { TableMistake(line: line, reason: reason) }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard place < bytes.count, bytes[place] == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private mutating func skipBlanks() throws(TableMistake) {
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\n"):
        line += 1
        place += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), 0x0B, 0x0C: place += 1
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"): try skipComment()
      // Line and paragraph separators and the no-break space, as U+2028, U+2029 and U+00A0.
      case 0xE2 where bytes[place...].starts(with: [0xE2, 0x80, 0xA8]): place += 3
      case 0xE2 where bytes[place...].starts(with: [0xE2, 0x80, 0xA9]): place += 3
      case 0xC2 where next == 0xA0: place += 2
      default: return
      }
    }
  }

  private var next: UInt8? { place + 1 < bytes.count ? bytes[place + 1] : nil }

  private mutating func skipComment() throws(TableMistake) {
    let begin = line
    place += 2
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        place += 2
        return
      }
      if bytes[place] == UInt8(ascii: "\n") { line += 1 }
      place += 1
    }
    throw TableMistake(line: begin, reason: "expected “*/” at the end of the comment that begins here")
  }

  private mutating func string(_ meaning: String) throws(TableMistake) -> String {
    guard place < bytes.count else { throw mistake("expected \(meaning), but the file ends") }
    let quote = bytes[place]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try quoted(by: quote, meaning) }
    let begin = place
    while place < bytes.count, Self.isPlain(bytes[place]) { place += 1 }
    guard place > begin else {
      let found = String(decoding: bytes[place...].prefix(12), as: UTF8.self).prefix(1)
      throw mistake("expected \(meaning) in quotation marks, found “\(String(found).shortened)”")
    }
    return String(decoding: bytes[begin..<place], as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
      UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private mutating func quoted(by quote: UInt8, _ meaning: String) throws(TableMistake) -> String {
    let begin = line
    place += 1
    var text: [UInt8] = []
    // Escapes name units of UTF-16: a pair takes two of them.
    var half: UInt16?
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\n") { line += 1 }
      guard byte == UInt8(ascii: "\\"), place < bytes.count else {
        text.append(byte)
        half = nil
        continue
      }
      let unit = escape()
      if let high = half, UTF16.isTrailSurrogate(unit) {
        text.removeLast(3)
        text += Array(String(decoding: [high, unit], as: UTF16.self).utf8)
        half = nil
      } else {
        // Half of a pair alone becomes the replacement character, of three bytes.
        text += Array(String(decoding: [unit], as: UTF16.self).utf8)
        half = UTF16.isLeadSurrogate(unit) ? unit : nil
      }
    }
    throw TableMistake(line: begin, reason: "expected a quotation mark at the end of \(meaning)")
  }

  /// One unit of UTF-16 after a backslash; the characters of an escape that means nothing stand for themselves.
  private mutating func escape() -> UInt16 {
    let byte = bytes[place]
    switch byte {
    case UInt8(ascii: "a"): place += 1; return 7
    case UInt8(ascii: "b"): place += 1; return 8
    case UInt8(ascii: "f"): place += 1; return 12
    case UInt8(ascii: "n"): place += 1; return 10
    case UInt8(ascii: "r"): place += 1; return 13
    case UInt8(ascii: "t"): place += 1; return 9
    case UInt8(ascii: "v"): place += 1; return 11
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      place += 1
      return digits(4, base: 16) ?? UInt16(byte)
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return (digits(3, base: 8) ?? 0) & 0xFF
    case UInt8(ascii: "\n"):
      line += 1
      place += 1
      return 10
    case 0x80...:
      let scalar = String(decoding: bytes[place...].prefix(4), as: UTF8.self).utf16.first ?? 0xFFFD
      // Only the first unit is taken: what is outside of the first plane stays where it is.
      guard !UTF16.isLeadSurrogate(scalar) else { return UInt16(UInt8(ascii: "\\")) }
      place += String(decoding: [scalar], as: UTF16.self).utf8.count
      return scalar
    default:
      place += 1
      return UInt16(byte)
    }
  }

  private mutating func digits(_ limit: Int, base: UInt16) -> UInt16? {
    var value: UInt16?
    for _ in 0..<limit {
      guard place < bytes.count, let digit = Character(Unicode.Scalar(bytes[place])).hexDigitValue,
        digit < base
      else { break }
      value = (value ?? 0) &* base &+ UInt16(digit)
      place += 1
    }
    return value
  }
}

extension String {
  /// The excerpt of a key or a text in a message: one line, not too long.
  fileprivate var shortened: String {
    let line = showingLineEnds
    return line.count > 40 ? line.prefix(40) + "…" : line
  }
}
