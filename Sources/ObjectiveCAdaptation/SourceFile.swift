// One file of a module: its text, its tokens, and edits of it that keep every line where it is.

import SourceDeclarations

/// A file that is adapted.
struct SourceFile {
  /// Where the file lies; named by diagnostics.
  let path: String
  /// The system that the module is built as, where conditions ask for one.
  var system: SourceSystem?
  private let bytes: [UInt8]
  let tokens: [SourceToken]
  /// The tokens that are code, as indices into `tokens`.
  let code: [Int]
  private var edits: [(range: Range<Int>, text: String)] = []

  init(path: String, text: String) {
    self.path = path
    bytes = Array(text.utf8)
    let tokens = SourceLexer.tokens(of: text)
    self.tokens = tokens
    code = tokens.indices.filter { tokens[$0].kind != .space && tokens[$0].kind != .comment }
  }

  // MARK: Reading

  /// The text of a piece of code by its place among the code tokens; empty behind the last.
  func word(_ index: Int) -> String { code.indices.contains(index) ? text(range(index)) : "" }

  /// Where a piece of code lies, in bytes.
  func range(_ index: Int) -> Range<Int> { tokens[code[index]].range }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether two pieces of code stand next to each other without a space.
  func areAdjacent(_ first: Int, _ second: Int) -> Bool {
    code.indices.contains(second) && range(first).upperBound == range(second).lowerBound
  }

  /// The line of a byte, from 1.
  func line(of offset: Int) -> Int { 1 + bytes[..<offset].count { $0 == UInt8(ascii: "\n") } }

  /// The bracket that closes the one at a place; nil where none does.
  func closing(of index: Int) -> Int? {
    let pairs = ["(": ")", "{": "}", "[": "]"]
    guard let close = pairs[word(index)] else { return nil }
    let open = word(index)
    var depth = 0
    for candidate in index..<code.count {
      if word(candidate) == open { depth += 1 }
      if word(candidate) == close { depth -= 1 }
      if depth == 0 { return candidate }
    }
    return nil
  }

  // MARK: Editing

  /// Puts a text in the place of a range.
  mutating func replace(_ range: Range<Int>, with text: String) { edits.append((range, text)) }

  /// Leaves spaces in the place of a range, and the ends of its lines.
  mutating func blank(_ range: Range<Int>) {
    replace(range, with: String(decoding: bytes[range].map { $0 == 0x0A ? $0 : 0x20 }, as: UTF8.self))
  }

  /// Whether another rule has changed a piece of code.
  func isEdited(_ index: Int) -> Bool { edits.contains { $0.range.overlaps(range(index)) } }

  /// The text with all edits. Edits that lie within others are part of those.
  var edited: String { edited(bytes.indices) }

  /// A piece of the text with the edits within it.
  func edited(_ whole: Range<Int>) -> String {
    var result: [UInt8] = []
    var position = whole.lowerBound
    for edit in edits.sorted(by: {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }) where edit.range.lowerBound >= position && edit.range.upperBound <= whole.upperBound {
      result += bytes[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    result += bytes[position..<whole.upperBound]
    return String(decoding: result, as: UTF8.self)
  }
}
