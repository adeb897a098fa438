// The characters of a table of texts: UTF-8, or UTF-16 of either order, with or without a byte order mark.

import Foundation

/// Why a table cannot be used from some line on.
struct TableMistake: Error, Equatable {
  /// The line, from 1; nil for the table as a whole.
  var line: Int?
  /// "expected “;” after the value of “a.text”".
  var reason: String
}

enum TableText {
  static func decode(_ bytes: Data) throws(TableMistake) -> String {
    let head = [UInt8](bytes.prefix(4))
    if head.starts(with: [0xFF, 0xFE]) { return try utf16(bytes.dropFirst(2), isBigEndian: false) }
    if head.starts(with: [0xFE, 0xFF]) { return try utf16(bytes.dropFirst(2), isBigEndian: true) }
    if head.starts(with: [0xEF, 0xBB, 0xBF]) { return try utf8(bytes.dropFirst(3)) }
    // The first characters of a table are ASCII: a zero beside the first tells which half of the unit it is.
    if head.count >= 2, head[0] == 0, head[1] != 0 { return try utf16(bytes, isBigEndian: true) }
    if head.count >= 2, head[0] != 0, head[1] == 0 { return try utf16(bytes, isBigEndian: false) }
    return try utf8(bytes)
  }

  private static func utf8(_ bytes: Data) throws(TableMistake) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var line = 1
    var iterator = bytes.makeIterator()
    var decoder = UTF8()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { if scalar == "\n" { line += 1 } }
    throw TableMistake(line: line, reason: "expected UTF-8 or UTF-16, found bytes that are neither")
  }

  private static func utf16(_ bytes: Data, isBigEndian: Bool) throws(TableMistake) -> String {
    guard bytes.count.isMultiple(of: 2) else {
      throw TableMistake(line: nil, reason: "expected UTF-16, but it ends within a character")
    }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var first: UInt8?
    for byte in bytes {
      guard let high = first else {
        first = byte
        continue
      }
      units.append(isBigEndian ? UInt16(high) << 8 | UInt16(byte) : UInt16(byte) << 8 | UInt16(high))
      first = nil
    }
    if let text = String(validating: units, as: UTF16.self) { return text }
    var line = 1
    var iterator = units.makeIterator()
    var decoder = UTF16()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { if scalar == "\n" { line += 1 } }
    throw TableMistake(line: line, reason: "expected UTF-16, found half of a pair")
  }
}
