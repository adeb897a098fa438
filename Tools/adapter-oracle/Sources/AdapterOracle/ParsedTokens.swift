// What each byte of a file is to the parser: code, a string, a comment or space; and where names lie.

import SourceDeclarations
import SwiftSyntax

/// A file's bytes as the parser takes them.
struct ParsedTokens {
  private enum Kind: UInt8 { case space, code, string, comment, any }
  private var kinds: [Kind]
  /// Where words lie: names and keywords.
  private var words: [Range<Int>] = []
  /// Whether the parser found no Swift in a part of the file; what stands there cannot be compared.
  private(set) var hasMistakes = false

  init(_ file: SourceFileSyntax, length: Int) {
    kinds = Array(repeating: .space, count: length)
    hasMistakes = file.hasError
    for token in file.tokens(viewMode: .sourceAccurate) {
      let literal = Self.isWithinLiteral(token)
      mark(token.leadingTrivia, from: token.position.utf8Offset, literal)
      let range =
        token.positionAfterSkippingLeadingTrivia.utf8Offset..<token.endPositionBeforeTrailingTrivia.utf8Offset
      mark(range, literal ? .string : Self.kind(of: token))
      mark(token.trailingTrivia, from: range.upperBound, literal)
      guard !literal else { continue }
      switch token.tokenKind {
      case .identifier, .keyword, .wildcard: words.append(range)
      // The scanner takes the sign before a word by itself.
      case .poundIf, .poundElseif, .poundElse, .poundEndif, .poundSourceLocation, .poundAvailable,
        .poundUnavailable, .dollarIdentifier:
        words.append((range.lowerBound + 1)..<range.upperBound)
      default: break
      }
    }
  }

  private static func kind(of token: TokenSyntax) -> Kind {
    switch token.tokenKind {
    case .shebang: .comment
    case .regexLiteralPattern, .regexPoundDelimiter, .regexSlash: .string
    default: .code
    }
  }

  /// Strings are one piece to the scanner, with their interpolations.
  private static func isWithinLiteral(_ token: TokenSyntax) -> Bool {
    var node = token.parent
    while let current = node {
      if current.is(StringLiteralExprSyntax.self) || current.is(SimpleStringLiteralExprSyntax.self) {
        return true
      }
      if current.is(CodeBlockItemSyntax.self) || current.is(MemberBlockItemSyntax.self) {
        // A statement may stand within an interpolation's closure.
        node = current.parent
        continue
      }
      node = current.parent
    }
    return false
  }

  private mutating func mark(_ range: Range<Int>, _ kind: Kind) {
    for index in range where kinds.indices.contains(index) { kinds[index] = kind }
  }

  private mutating func mark(_ trivia: Trivia, from start: Int, _ isLiteral: Bool) {
    var position = start
    for piece in trivia {
      let range = position..<(position + piece.sourceLength.utf8Length)
      position = range.upperBound
      if isLiteral {
        mark(range, .string)
        continue
      }
      switch piece {
      case .lineComment, .blockComment, .docLineComment, .docBlockComment: mark(range, .comment)
      case .unexpectedText, .backslashes, .pounds: mark(range, .any)
      default: mark(range, .space)
      }
    }
  }

  /// `LINE: what the bytes are`, for each stretch that the scanner takes to be something else.
  func disagreements(with tokens: [SourceToken], in text: String) -> [String] {
    let bytes = Array(text.utf8)
    var result: [String] = []
    var scanned = Array(repeating: Kind.space, count: bytes.count)
    var scannedWords: Set<Range<Int>> = []
    for token in tokens {
      let kind: Kind =
        switch token.kind {
        case .word, .punctuation: .code
        case .string: .string
        case .comment: .comment
        case .space: .space
        }
      for index in token.range { scanned[index] = kind }
      if token.kind == .word { scannedWords.insert(token.range) }
    }
    func line(_ offset: Int) -> Int { 1 + bytes[..<offset].count { $0 == UInt8(ascii: "\n") } }
    func excerpt(_ range: Range<Int>) -> String {
      String(decoding: bytes[range.lowerBound..<min(range.upperBound, range.lowerBound + 60)], as: UTF8.self)
        .replacing("\n", with: "\\n")
    }
    var index = 0
    while index < bytes.count {
      guard kinds[index] != scanned[index], kinds[index] != .any else {
        index += 1
        continue
      }
      var end = index
      while end < bytes.count, kinds[end] == kinds[index], scanned[end] == scanned[index] { end += 1 }
      result.append("\(line(index)): \(kinds[index]), not \(scanned[index]): \(excerpt(index..<end))")
      index = end
    }
    if result.isEmpty {
      for word in words where !scannedWords.contains(word) {
        result.append("\(line(word.lowerBound)): one word: \(excerpt(word))")
      }
    }
    return result
  }
}
