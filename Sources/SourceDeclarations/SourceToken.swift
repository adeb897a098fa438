// Swift source as a row of tokens: enough to find attributes, declarations and matching brackets, and never to mistake
// what stands in a comment or a string for code.

import Foundation

/// A piece of Swift source.
package struct SourceToken: Equatable, Sendable {
  package enum Kind: Hashable, Sendable { case word, punctuation, string, comment, space }
  package var kind: Kind
  /// Where it lies, in UTF-8 bytes.
  package var range: Range<Int>
}

/// Takes source apart.
package struct SourceLexer {
  private let bytes: [UInt8]
  private let shapes = Self.shapes
  private var position = 0
  /// What stands before a slash tells whether it divides or begins a regular expression.
  private var lastCode: SourceToken?
  /// Whether code within strings is taken apart too, and what is left of a string that was.
  private let opensInterpolations: Bool
  private let isObjectiveC: Bool
  private var pending: [SourceToken] = []
  /// How many strings are open around the code that is read. Below the limit an interpolation is text: nobody nests more.
  private var depth = 0
  private static let deepestInterpolation = 64

  /// The tokens of a text, which together are the whole text.
  /// - Parameter opensInterpolations: whether `"a \(b) c"` is a string, the code between the parentheses with these, and
  ///   another string, rather than one string.
  package static func tokens(of text: String, opensInterpolations: Bool = false) -> [SourceToken] {
    tokens(of: Array(text.utf8), opensInterpolations)
  }

  static func tokens(
    of bytes: [UInt8], _ opensInterpolations: Bool, isObjectiveC: Bool = false
  ) -> [SourceToken] {
    var lexer = SourceLexer(bytes: bytes, opensInterpolations, isObjectiveC)
    var tokens: [SourceToken] = []
    while let token = lexer.next() { tokens.append(token) }
    return tokens
  }

  private init(bytes: [UInt8], _ opensInterpolations: Bool, _ isObjectiveC: Bool) {
    (self.bytes, self.opensInterpolations, self.isObjectiveC) = (bytes, opensInterpolations, isObjectiveC)
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    let index = position + offset
    return index < bytes.count ? bytes[index] : nil
  }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { buffer in
      position + buffer.count <= bytes.count
        && buffer.indices.allSatisfy { bytes[position + $0] == buffer[$0] }
    }
  }

  private mutating func next() -> SourceToken? {
    if let token = pending.popLast() { return token }
    guard let first = byte() else { return nil }
    let start = position
    let kind: SourceToken.Kind
    // Most bytes are those of plain words and blanks: a table tells them.
    let plain = shapes[Int(first)]
    if plain == 1 {
      skipWord()
      kind = .word
    } else if plain == 2 {
      while position < bytes.count, shapes[Int(bytes[position])] == 2 { position += 1 }
      kind = .space
    } else if starts(with: "//") || position == 0 && starts(with: "#!") {
      while let byte = byte(), byte != UInt8(ascii: "\n") { position += 1 }
      kind = .comment
    } else if starts(with: "/*") {
      skipBlockComment()
      kind = .comment
    } else if first == UInt8(ascii: "\"") || isRawString {
      let opened = skipString()
      kind = .string
      if !opened.isEmpty {
        let rest = opened[opened.count - 1].range.upperBound..<position
        lastCode = SourceToken(kind: .string, range: rest)
        pending = [SourceToken(kind: .string, range: rest)] + opened.dropFirst().reversed()
        return opened[0]
      }
    } else if let end = endOfCharacters ?? endOfRegularExpression() {
      position = end
      kind = .string
    } else if let end = endOfRawName {
      position = end
      kind = .word
    } else if wordLength > 0 {
      skipWord()
      kind = .word
    } else {
      position += scalarLength
      kind = .punctuation
    }
    let token = SourceToken(kind: kind, range: start..<position)
    if kind != .space, kind != .comment { lastCode = token }
    return token
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while position < bytes.count {
      if starts(with: "/*") {
        depth += 1
        position += 2
      } else if starts(with: "*/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }

  /// `#"`, `##"` and so on.
  private var isRawString: Bool {
    mutating get {
      let hashes = countHashes()
      return hashes > 0 && byte(hashes) == UInt8(ascii: "\"")
    }
  }

  /// The number signs that begin here. A row of them is counted once.
  private mutating func countHashes() -> Int {
    guard byte() == UInt8(ascii: "#") else { return 0 }
    if position >= endOfHashes {
      endOfHashes = position
      while endOfHashes < bytes.count, bytes[endOfHashes] == UInt8(ascii: "#") { endOfHashes += 1 }
    }
    return endOfHashes - position
  }

  private var endOfHashes = 0

  /// - Returns: the pieces up to the last interpolation and its code, where strings are opened.
  private mutating func skipString() -> [SourceToken] {
    var pieces: [SourceToken] = []
    var start = position
    var hashes = 0
    while byte() == UInt8(ascii: "#") {
      hashes += 1
      position += 1
    }
    let isMultiline = starts(with: "\"\"\"") && !(hashes > 0 && endsInLine(hashes))
    position += isMultiline ? 3 : 1
    while let current = byte() {
      if current == UInt8(ascii: "\\"), hasHashes(hashes, at: 1) {
        position += 1 + hashes
        guard byte() == UInt8(ascii: "("), depth < Self.deepestInterpolation else {
          position = min(position + 1, bytes.count)
          continue
        }
        let text = SourceToken(kind: .string, range: start..<position)
        let code = skipInterpolation()
        if opensInterpolations { pieces += [text] + code }
        start = position
      } else if isMultiline ? starts(with: "\"\"\"") : current == UInt8(ascii: "\""),
        hasHashes(hashes, at: isMultiline ? 3 : 1)
      {
        position += (isMultiline ? 3 : 1) + hashes
        return pieces
      } else if current == UInt8(ascii: "\n"), !isMultiline {
        // A string that does not end on its line is a mistake of the source's, for the compiler to name.
        return pieces
      } else {
        position += 1
      }
    }
    return pieces
  }

  /// Whether a raw string that begins with three quotes ends in its line: `#""""#` holds two of them.
  private func endsInLine(_ hashes: Int) -> Bool {
    var offset = 1
    while let current = byte(offset), current != UInt8(ascii: "\n") {
      if current == UInt8(ascii: "\""), hasHashes(hashes, at: offset + 1) { return true }
      offset += 1
    }
    return false
  }

  private func hasHashes(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  private mutating func skipInterpolation() -> [SourceToken] {
    self.depth += 1
    defer { self.depth -= 1 }
    var depth = 0
    var code: [SourceToken] = []
    while let token = next() {
      if opensInterpolations { code.append(token) }
      guard token.kind == .punctuation else { continue }
      if bytes[token.range.lowerBound] == UInt8(ascii: "(") { depth += 1 }
      if bytes[token.range.lowerBound] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { break }
    }
    return code
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// 1 for letters, digits and the underscore, 2 for blanks.
  private static let shapes: [UInt8] = (0...UInt8.max).map { byte in
    isSpace(byte) ? 2 : byte < 0x80 && (byte == UInt8(ascii: "_") || isalnum(Int32(byte)) != 0) ? 1 : 0
  }

  // MARK: Words

  private mutating func skipWord() {
    while wordLength > 0 {
      position += wordLength
      while position < bytes.count, shapes[Int(bytes[position])] == 1 { position += 1 }
    }
  }

  /// Behind a name between backticks, which may hold anything (SE-0451).
  private var endOfRawName: Int? {
    guard byte() == UInt8(ascii: "`") else { return nil }
    let rest = bytes[(position + 1)...].prefix { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "\n") }
    return rest.endIndex < bytes.count && bytes[rest.endIndex] == UInt8(ascii: "`") ? rest.endIndex + 1 : nil
  }

  /// How many bytes of a word stand here, as far as the next character; 0 for what is no part of one.
  private var wordLength: Int {
    guard let first = byte() else { return 0 }
    if first >= 0x80 { return Self.isOperator(scalar) ? 0 : scalarLength }
    return first == UInt8(ascii: "`") || shapes[Int(first)] == 1 ? 1 : 0
  }

  /// The bytes of the character here.
  private var scalarLength: Int {
    let first = bytes[position]
    let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    return min(length, bytes.count - position)
  }

  private var scalar: UInt32 {
    let first = bytes[position]
    let length = scalarLength
    guard length > 1 else { return UInt32(first) }
    return bytes[(position + 1)..<(position + length)].reduce(UInt32(first) & (0x7F >> UInt32(length))) {
      $0 << 6 | UInt32($1 & 0x3F)
    }
  }

  /// The characters outside ASCII with which operators begin, as The Swift Programming Language lists them.
  private static func isOperator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017,
      0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
      0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030:
      true
    default: false
    }
  }

  /// Behind Objective-C's `'{'` and `'"'`, which are no brackets and begin no strings.
  private var endOfCharacters: Int? {
    guard isObjectiveC, byte() == UInt8(ascii: "'") else { return nil }
    let longest = 12
    var end = position + 1
    while end < min(bytes.count, position + longest), bytes[end] != UInt8(ascii: "'") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return end < min(bytes.count, position + longest) ? end + 1 : nil
  }

  // MARK: Regular expressions

  /// The words behind which a value begins.
  private static let wordsBeforeValues: Set<String> = [
    "as", "await", "case", "else", "if", "in", "is", "return", "throw", "try", "where", "while",
  ]

  /// Where the regular expression that begins here ends; nil where a slash or a number sign is something else.
  private mutating func endOfRegularExpression() -> Int? {
    let hashes = countHashes()
    guard byte(hashes) == UInt8(ascii: "/"), let next = byte(hashes + 1) else { return nil }
    let isEmptyLine = next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r")
    if hashes == 0 {
      // SE-0354: not behind a value or an operator, and neither a space nor the end of a line at its beginning.
      guard isBeforeValue, !Self.isSpace(next) else { return nil }
    }
    // What has been looked for in vain as far as there is not looked for again on the way.
    if hashes > 0, position < unended[isEmptyLine]?.place ?? 0, hashes >= unended[isEmptyLine]?.hashes ?? 0 {
      return nil
    }
    var place = position + hashes + 1
    var depth = 0
    defer { if hashes > 0 { unended[isEmptyLine] = (place, hashes) } }
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "\n") where hashes == 0 || !isEmptyLine: return nil
      case UInt8(ascii: "(") where hashes == 0: depth += 1
      case UInt8(ascii: ")") where hashes == 0:
        depth -= 1
        // `(/)` names an operator.
        if depth < 0 { return nil }
      case UInt8(ascii: "/")
      where bytes[(place + 1)...].prefix(hashes).count { $0 == UInt8(ascii: "#") } == hashes:
        if hashes == 0, Self.isSpace(bytes[place - 1]) { return nil }
        return place + 1 + hashes
      default: break
      }
      place += 1
    }
    return nil
  }

  /// Where the search for the end of a regular expression gave up: of one that begins at the end of a line, and of others.
  private var unended: [Bool: (place: Int, hashes: Int)] = [:]

  /// Whether a value may begin here: nothing stands before, or what asks for one.
  private var isBeforeValue: Bool {
    guard let last = lastCode else { return true }
    let text = bytes[last.range]
    switch last.kind {
    case .word: return Self.wordsBeforeValues.contains(String(decoding: text, as: UTF8.self))
    case .punctuation:
      if "([{,;:".utf8.contains(text.first ?? 0) { return true }
      // An operator that stands for itself: the slash is no part of it. `?` and `!` end a value that they touch.
      guard last.range.upperBound < position else { return false }
      if "?!".utf8.contains(text.first ?? 0) {
        let start = last.range.lowerBound
        return start > 0 && (Self.isSpace(bytes[start - 1]) || bytes[start - 1] == UInt8(ascii: "?"))
      }
      return !")]}.".utf8.contains(text.first ?? 0)
    default: return false
    }
  }
}
