// What a test file says in its code: string literals and where they stand. Comments are left out, so that an example which
// only a comment names counts for nothing.

import Foundation

/// The code of a test file, its literals taken out.
nonisolated struct TestSource {
  /// A string literal, as it is written.
  struct Literal {
    var text: String
    /// Where its place in the code is.
    var position: Int
  }

  /// The code without comments; each literal is one quotation mark.
  private(set) var code: [UInt8] = []
  private(set) var literals: [Literal] = []

  private static let quote = UInt8(ascii: "\"")

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var index = 0
    // The first byte alone tells nearly every place.
    func starts(_ word: String) -> Bool {
      bytes[index] == word.utf8.first && bytes[index...].starts(with: word.utf8)
    }
    while index < bytes.count {
      if starts("//") {
        index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      } else if starts("/*") {
        repeat { index += 1 } while index < bytes.count && !starts("*/")
        index += 2
      } else if bytes[index] == Self.quote {
        let hashes = String(repeating: "#", count: code.reversed().prefix { $0 == UInt8(ascii: "#") }.count)
        let isLong = starts("\"\"\"")
        let end = (isLong ? "\"\"\"" : "\"") + hashes
        index += isLong ? 3 : 1
        var literal: [UInt8] = []
        // A literal of one line ends with its line in any case: a quotation mark in a regular expression spoils no more.
        while index < bytes.count, !starts(end), isLong || bytes[index] != UInt8(ascii: "\n") {
          if bytes[index] == UInt8(ascii: "\\") && hashes.isEmpty {
            literal.append(bytes[index])
            index += 1
          }
          if index < bytes.count { literal.append(bytes[index]) }
          index += 1
        }
        index += end.utf8.count
        literals.append(Literal(text: String(decoding: literal, as: UTF8.self), position: code.count))
        code.append(Self.quote)
      } else {
        code.append(bytes[index])
        index += 1
      }
    }
  }

  /// The places in the code between `@Test(` and its closing parenthesis.
  var attributes: [Range<Int>] {
    let head = Array("@Test(".utf8)
    var ranges: [Range<Int>] = []
    var index = 0
    while index + head.count <= code.count {
      guard code[index] == head[0], code[index...].starts(with: head) else {
        index += 1
        continue
      }
      let begin = index + head.count
      index = begin
      var depth = 1
      while index < code.count {
        if code[index] == UInt8(ascii: "(") { depth += 1 }
        if code[index] == UInt8(ascii: ")") { depth -= 1 }
        if depth == 0 { break }
        index += 1
      }
      ranges.append(begin..<index)
    }
    return ranges
  }

  /// The code of some places.
  func text(_ range: Range<Int>) -> String { String(decoding: code[range], as: UTF8.self) }

  /// Whether a literal is the first in a row of a table: after an opening parenthesis, or the value of `id`.
  func beginsRow(_ literal: Literal) -> Bool {
    var before = code[..<literal.position]
    while let last = before.last, " \n#".utf8.contains(last) { before.removeLast() }
    return before.last == UInt8(ascii: "(") || before.suffix(4).elementsEqual(" id:".utf8)
      || before.suffix(4).elementsEqual("(id:".utf8)
  }

  /// The name of the table that a literal stands in: what the last `static let` before it declares.
  func table(of literal: Literal) -> Substring? {
    let head = Array("static let ".utf8)
    var index = literal.position - head.count
    while index >= 0 {
      if code[index] == head[0], code[index...].starts(with: head) {
        let name = String(decoding: code[(index + head.count)..<literal.position], as: UTF8.self)
        return name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      }
      index -= 1
    }
    return nil
  }
}
