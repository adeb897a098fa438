// A cursor in a text, with parsers for the tokens of Apple's notation.

import Foundation
import Plumbline

/// A cursor that parses a text from the front.
struct NotationCursor {
  private let characters: [Character]
  private var position = 0

  init(_ text: String) { characters = Array(text) }

  var isAtEnd: Bool { position >= characters.count }
  var rest: String { String(characters[min(position, characters.count)...]) }
  /// The next characters, for a complaint.
  var excerpt: String { String(characters[min(position, characters.count)...].prefix(24)) }

  mutating func next() -> Character? {
    guard !isAtEnd else { return nil }
    defer { position += 1 }
    return characters[position]
  }

  mutating func skip(_ count: Int) { position = min(position + count, characters.count) }

  mutating func skipSpaces() {
    while !isAtEnd, characters[position] == " " { position += 1 }
  }

  func starts(with text: String) -> Bool {
    guard position + text.count <= characters.count else { return false }
    return zip(text, characters[position...]).allSatisfy { $0 == $1 }
  }

  mutating func take(_ text: String) -> Bool {
    guard starts(with: text) else { return false }
    position += text.count
    return true
  }

  /// Takes everything before a text or the end.
  mutating func take(upTo text: String) -> String {
    var taken = ""
    while !isAtEnd, !starts(with: text) { taken.append(characters[position]); position += 1 }
    return taken
  }

  /// Takes everything before the first position at which a condition holds; nil without one.
  mutating func take(until isEnd: (NotationCursor) -> Bool) -> String? {
    var ahead = self
    var taken = ""
    while !ahead.isAtEnd {
      if isEnd(ahead) {
        self = ahead
        return taken
      }
      if let character = ahead.next() { taken.append(character) }
    }
    return nil
  }

  /// A class, with its module and what generic classes and those of old Swift have in their names.
  mutating func takeClassName() -> String? {
    takeWhile { $0.isLetter || $0.isNumber || "_.$<>".contains($0) }
  }

  /// A class that an address follows. Names of generic classes hold commas and blanks.
  mutating func takeClassNameBeforeAddress() -> String? {
    guard !isAtEnd, characters[position].isLetter || "_$".contains(characters[position]) else { return nil }
    var end = position
    while end < characters.count {
      let character = characters[end]
      if character == ":", end + 2 < characters.count, characters[end + 1] == "0", characters[end + 2] == "x"
      {
        let name = String(characters[position..<end])
        position = end
        return name
      }
      guard character.isLetter || character.isNumber || "_.$<>, ()".contains(character) else { return nil }
      end += 1
    }
    return nil
  }

  /// Takes an address, in lowercase.
  mutating func takeAddress() -> String? {
    let start = position
    guard take("0x"), let digits = takeWhile({ $0.isHexDigit }) else {
      position = start
      return nil
    }
    return "0x" + digits.lowercased()
  }

  /// A name without blanks.
  mutating func takeWord() -> String? { takeWhile { $0 != " " && $0 != ">" } }

  private mutating func takeWhile(_ isPart: (Character) -> Bool) -> String? {
    let start = position
    while !isAtEnd, isPart(characters[position]) { position += 1 }
    return position > start ? String(characters[start..<position]) : nil
  }

  mutating func takeRelation() -> NotedConstraint.Relation? {
    if take("==") { return .equal }
    if take("<=") { return .lessThanOrEqual }
    return take(">=") ? .greaterThanOrEqual : nil
  }

  /// `+` or `-`.
  mutating func takeSign() -> Double? {
    if take("+") { return 1 }
    return take("-") ? -1 : nil
  }

  /// A number as C prints it; those that are not finite are none.
  mutating func takeNumber() -> Double? {
    let start = position
    _ = take("-")
    let isDigits = { (cursor: inout NotationCursor) in cursor.takeWhile { $0.isASCII && $0.isNumber } != nil }
    var hasDigits = isDigits(&self)
    if take(".") { hasDigits = isDigits(&self) || hasDigits }
    guard hasDigits else {
      position = start
      return nil
    }
    let mantissa = position
    if take("e") || take("E") {
      _ = takeSign()
      if !isDigits(&self) { position = mantissa }
    }
    guard let number = Double(String(characters[start..<position])), number.isFinite else {
      position = start
      return nil
    }
    return number
  }

  /// `24`, `- 5`, `+ 160`: a number that is the whole right side.
  mutating func takeNumberAlone() -> Double? {
    let start = position
    var sign = 1.0
    if starts(with: "+ ") || starts(with: "- ") {
      sign = takeSign() ?? 1
      skipSpaces()
    }
    if let number = takeNumber(), isAtEnd || starts(with: " ") || starts(with: ">") { return sign * number }
    position = start
    return nil
  }

  /// `1.574*`, or `-` for -1. Markdown takes two asterisks of a text for emphasis, so that a class may follow at once.
  mutating func takeFactor() -> Double? {
    let start = position
    if let number = takeNumber(),
      take("*") || characters[position...].first?.isLetter ?? false || starts(with: "_")
    {
      return number
    }
    position = start
    return take("-") ? -1 : nil
  }

  /// `NSSpace(8)`.
  mutating func takeSymbol() -> (NotedConstraint.Symbol, Double)? {
    let start = position
    for symbol in [NotedConstraint.Symbol.standardSpace, .anchorSystemSpacing] {
      if take(symbol.rawValue + "("), let number = takeNumber(), take(")") { return (symbol, number) }
      position = start
    }
    return nil
  }

  /// Apple's name of an attribute, and the edges of which masks speak.
  mutating func takeAttribute() -> NotedConstraint.Attribute? {
    let start = position
    guard let word = takeWhile({ $0.isLetter && $0.isASCII }),
      let attribute = Self.edges[word] ?? NotedConstraint.Attribute(name: word)
    else {
      position = start
      return nil
    }
    return attribute
  }

  private static let edges: [String: NotedConstraint.Attribute] = [
    "minX": .left, "midX": .centerX, "maxX": .right, "minY": .top, "midY": .centerY, "maxY": .bottom,
  ]
}
