// Swift source as a row of tokens: enough to find attributes, declarations and matching brackets, and never to mistake
// what stands in a comment or a string for code.

/// A piece of Swift source.
package struct SourceToken: Hashable {
  /// What a piece is.
  package enum Kind: Hashable { case word, punctuation, string, comment, space }
  package var kind: Kind
  /// Where it lies, in UTF-8 bytes.
  package var range: Range<Int>
}

/// Takes source apart.
package struct SourceLexer {
  private let bytes: [UInt8]
  private var position = 0

  /// The tokens of a text, which together are the whole text.
  package static func tokens(of text: String) -> [SourceToken] {
    var lexer = SourceLexer(bytes: Array(text.utf8))
    var tokens: [SourceToken] = []
    while let token = lexer.next() { tokens.append(token) }
    return tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

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
    guard let first = byte() else { return nil }
    let start = position
    let kind: SourceToken.Kind
    if starts(with: "//") {
      while let byte = byte(), byte != UInt8(ascii: "\n") { position += 1 }
      kind = .comment
    } else if starts(with: "/*") {
      skipBlockComment()
      kind = .comment
    } else if first == UInt8(ascii: "\"") || isRawString {
      skipString()
      kind = .string
    } else if Self.isSpace(first) {
      while let byte = byte(), Self.isSpace(byte) { position += 1 }
      kind = .space
    } else if Self.isWord(first) {
      while let byte = byte(), Self.isWord(byte) { position += 1 }
      kind = .word
    } else {
      position += 1
      kind = .punctuation
    }
    return SourceToken(kind: kind, range: start..<position)
  }

  /// Block comments nest.
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
    var offset = 0
    while byte(offset) == UInt8(ascii: "#") { offset += 1 }
    return offset > 0 && byte(offset) == UInt8(ascii: "\"")
  }

  private mutating func skipString() {
    var hashes = 0
    while byte() == UInt8(ascii: "#") {
      hashes += 1
      position += 1
    }
    let isMultiline = starts(with: "\"\"\"")
    position += isMultiline ? 3 : 1
    while let current = byte() {
      if current == UInt8(ascii: "\\"), hasHashes(hashes, at: 1) {
        position += 1 + hashes
        if byte() == UInt8(ascii: "(") { skipInterpolation() } else { position += 1 }
      } else if isMultiline ? starts(with: "\"\"\"") : current == UInt8(ascii: "\""),
        hasHashes(hashes, at: isMultiline ? 3 : 1)
      {
        position += (isMultiline ? 3 : 1) + hashes
        return
      } else if current == UInt8(ascii: "\n"), !isMultiline {
        // A string that does not end on its line is a mistake of the source's, for the compiler to name.
        return
      } else {
        position += 1
      }
    }
  }

  private func hasHashes(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  private mutating func skipInterpolation() {
    var depth = 0
    while let token = next() {
      guard token.kind == .punctuation else { continue }
      if bytes[token.range.lowerBound] == UInt8(ascii: "(") { depth += 1 }
      if bytes[token.range.lowerBound] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return }
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`") || byte >= 0x80
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
}
