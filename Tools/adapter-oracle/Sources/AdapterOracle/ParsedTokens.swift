// What each byte of a file is to the parser: code, a string, a comment or space; and where names lie.

@testable import SourceDeclarations
import SwiftSyntax

/// A file's bytes as the parser takes them.
struct ParsedTokens {
  private enum Kind: UInt8 { case space, code, string, comment, any }
  private var kinds: [Kind]
  /// Where words lie: names and keywords.
  private var words: [Range<Int>] = []
  /// The line at which the parser first finds no Swift. What it makes of the rest cannot be compared.
  private(set) var mistake: Int?

  init(_ file: SourceFileSyntax, length: Int) {
    kinds = Array(repeating: .space, count: length)
    if file.hasError {
      let place = file.tokens(viewMode: .all).first {
        $0.presence == .missing || $0.hasError || $0.parent?.is(UnexpectedNodesSyntax.self) == true
      }
      mistake = place?.startLocation(converter: SourceLocationConverter(fileName: "", tree: file)).line ?? 1
    }
    let literals = LiteralRanges(file).ranges
    var literal = literals.makeIterator()
    var current = literal.next()
    for token in file.tokens(viewMode: .sourceAccurate) {
      let range =
        token.positionAfterSkippingLeadingTrivia.utf8Offset..<token.endPositionBeforeTrailingTrivia.utf8Offset
      mark(token.leadingTrivia, from: token.position.utf8Offset)
      mark(range, Self.kind(of: token))
      mark(token.trailingTrivia, from: range.upperBound)
      while let open = current, open.upperBound <= range.lowerBound { current = literal.next() }
      // Strings are one piece to the scanner, with their interpolations.
      if let current, current.contains(range.lowerBound) { continue }
      switch token.tokenKind {
      case .identifier(let name) where name.hasPrefix("$"):
        words.append((range.lowerBound + 1)..<range.upperBound)
      case .identifier, .keyword, .wildcard: words.append(range)
      // The scanner takes the sign before a word by itself.
      case .poundIf, .poundElseif, .poundElse, .poundEndif, .poundSourceLocation, .poundAvailable,
        .poundUnavailable, .dollarIdentifier:
        words.append((range.lowerBound + 1)..<range.upperBound)
      default: break
      }
    }
    for range in literals { mark(range, .string) }
  }

  private static func kind(of token: TokenSyntax) -> Kind {
    if case .shebang = token.tokenKind { return .comment }
    return .code
  }

  private mutating func mark(_ range: Range<Int>, _ kind: Kind) {
    for index in range where kinds.indices.contains(index) { kinds[index] = kind }
  }

  private mutating func mark(_ trivia: Trivia, from start: Int) {
    var position = start
    for piece in trivia {
      let range = position..<(position + piece.sourceLength.utf8Length)
      position = range.upperBound
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
    // What follows the first is what comes of it.
    if let start = bytes.indices.first(where: { kinds[$0] != scanned[$0] && kinds[$0] != .any }) {
      let end = bytes.indices.first {
        $0 > start && (kinds[$0] != kinds[start] || scanned[$0] != scanned[start])
      }
      let range = start..<(end ?? bytes.count)
      result.append("\(line(start)): \(kinds[start]), not \(scanned[start]): \(excerpt(range))")
    }
    if result.isEmpty {
      for word in words where !scannedWords.contains(word) {
        result.append("\(line(word.lowerBound)): one word: \(excerpt(word))")
      }
    }
    return result
  }
}

/// Where strings and regular expressions lie, those within others not counted.
private final class LiteralRanges: SyntaxVisitor {
  private(set) var ranges: [Range<Int>] = []

  init(_ file: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(file)
  }

  private func add(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    ranges.append(
      node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset)
    return .skipChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: SimpleStringLiteralExprSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind { add(node) }
}
