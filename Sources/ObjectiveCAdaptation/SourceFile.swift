// One file of a module: its text, its tokens, and edits of it that keep every line where it is.

import SourceDeclarations

struct SourceFile {
  /// The path of the file; named by diagnostics.
  let path: String
  /// The system that the module is built as, for conditions that ask for one.
  var system: SourceSystem?
  private let bytes: [UInt8]
  let tokens: [SourceToken]
  /// The tokens that are code, as indices into `tokens`.
  let code: [Int]
  /// The code tokens as text, and the offsets at which the lines begin.
  private let words: [String]
  private let lineStarts: [Int]
  /// By code token: the bracket that closes it, and the brace and the parenthesis around it; -1 for none.
  private let closings: [Int]
  private let braces: [Int]
  private let parentheses: [Int]
  private var edits: [(range: Range<Int>, text: String)] = []
  /// By code token: whether an edit changes it.
  private var isChanged: [Bool]

  /// Complexity: linear in the length of the text.
  init(path: String, text: String) {
    self.path = path
    let bytes = Array(text.utf8)
    self.bytes = bytes
    let tokens = SourceLexer.tokens(of: text, opensInterpolations: true)
    self.tokens = tokens
    let code = tokens.indices.filter { tokens[$0].kind != .space && tokens[$0].kind != .comment }
    self.code = code
    let words = code.map { String(decoding: bytes[tokens[$0].range], as: UTF8.self) }
    self.words = words
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    var brackets = Brackets(count: code.count)
    for (index, word) in words.enumerated() { brackets.read(word, at: index) }
    closings = brackets.closings
    braces = brackets.braces
    parentheses = brackets.parentheses
    isChanged = Array(repeating: false, count: code.count)
  }

  private struct Brackets {
    var closings: [Int]
    var braces: [Int] = []
    var parentheses: [Int] = []
    private var open: [String: [Int]] = ["(": [], "{": [], "[": []]

    init(count: Int) { closings = Array(repeating: -1, count: count) }

    mutating func read(_ word: String, at index: Int) {
      braces.append(open["{"]?.last ?? -1)
      parentheses.append(open["("]?.last ?? -1)
      switch word {
      case "(", "{", "[": open[word]?.append(index)
      case ")": if let first = open["("]?.popLast() { closings[first] = index }
      case "}": if let first = open["{"]?.popLast() { closings[first] = index }
      case "]": if let first = open["["]?.popLast() { closings[first] = index }
      default: break
      }
    }
  }

  // MARK: Reading

  /// The text of a piece of code by its index among the code tokens; empty behind the last.
  func word(_ index: Int) -> String { words.indices.contains(index) ? words[index] : "" }

  /// The range of a piece of code, in bytes.
  func range(_ index: Int) -> Range<Int> { tokens[code[index]].range }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether two pieces of code stand next to each other without a space.
  func areAdjacent(_ first: Int, _ second: Int) -> Bool {
    code.indices.contains(second) && range(first).upperBound == range(second).lowerBound
  }

  /// The line of a byte, from 1.
  func line(of offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The bracket that closes the one at an index; nil where none does.
  func closing(of index: Int) -> Int? {
    guard closings.indices.contains(index), closings[index] >= 0 else { return nil }
    return closings[index]
  }

  /// The brace around an index; nil at file scope.
  func brace(around index: Int) -> Int? {
    guard braces.indices.contains(index), braces[index] >= 0 else { return nil }
    return braces[index]
  }

  /// The parenthesis around an index; nil where there is none.
  func parenthesis(around index: Int) -> Int? {
    guard parentheses.indices.contains(index), parentheses[index] >= 0 else { return nil }
    return parentheses[index]
  }

  // MARK: Editing

  /// Replaces a range by a text.
  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append((range, text))
    guard !range.isEmpty else { return }
    var (low, high) = (0, code.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[code[middle]].range.upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    while low < code.count, tokens[code[low]].range.lowerBound < range.upperBound {
      isChanged[low] = true
      low += 1
    }
  }

  /// Replaces a range by spaces, and keeps the ends of its lines.
  mutating func blank(_ range: Range<Int>) {
    replace(range, with: String(decoding: bytes[range].map { $0 == 0x0A ? $0 : 0x20 }, as: UTF8.self))
  }

  /// Whether another rule has changed a piece of code.
  func isEdited(_ index: Int) -> Bool { isChanged.indices.contains(index) && isChanged[index] }

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
