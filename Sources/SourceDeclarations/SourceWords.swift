// A source file taken apart once, for all who read it.

/// The words, signs and strings of a source, without comments: what readers of declarations and of statements share.
package struct SourceWords: Sendable {
  let bytes: [UInt8]
  let tokens: [SourceToken]
  let words: [String]
  /// The line of each, from 1.
  let lines: [Int]

  /// Takes a source apart. Linear in its length.
  package init(_ text: String, isObjectiveC: Bool = false) {
    let bytes = Array(text.utf8)
    let tokens = SourceLexer.tokens(of: bytes, false, isObjectiveC: isObjectiveC)
      .filter { $0.kind != .space && $0.kind != .comment }
    var (line, last) = (1, 0)
    lines = tokens.map { token in
      while last < token.range.lowerBound {
        if bytes[last] == UInt8(ascii: "\n") { line += 1 }
        last += 1
      }
      return line
    }
    words = tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    (self.bytes, self.tokens) = (bytes, tokens)
  }

  /// The first word of each call's arguments, without brackets. Linear in the number of words.
  package func firstWords(inCallsOf function: String) -> [String] {
    words.indices.dropLast(2).filter { words[$0] == function && words[$0 + 1] == "(" }
      .compactMap { words[($0 + 2)...].first { $0 != "[" } }
  }
}
