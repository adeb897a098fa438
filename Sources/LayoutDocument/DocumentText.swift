// The text of a document, for excerpts at positions.

import Yams

package struct DocumentText {
  /// A position in a document, with the excerpt to show.
  struct Place {
    var line: Int
    var column: Int
    var excerpt = ""
    var caret = 0
  }

  /// Longer lines are shown in part.
  private static let widest = 120
  private static let contextBeforeCaret = 60

  private let lines: [Substring.UnicodeScalarView]

  package init(_ text: String) {
    lines = text.unicodeScalars.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" }
    ).map { $0.last == "\r" ? $0.dropLast() : $0 }
  }

  /// The position of a line and column, both from 1.
  func place(line: Int, column: Int) -> Place {
    let scalars = lines.indices.contains(line - 1) ? Array(lines[line - 1].prefix(column + Self.widest)) : []
    return Self.place(line: line, column: column, in: scalars, at: column - 1)
  }

  func place(of node: Node) -> Place { place(line: node.mark?.line ?? 1, column: node.mark?.column ?? 1) }

  /// The position of a character of a scalar's value. Where the value is not in the document character by character
  /// (escapes, folded lines), the scalar's start, with the value itself as the text.
  func place(in scalar: Node.Scalar, at offset: Int) -> Place {
    guard let mark = scalar.mark else { return place(line: 1, column: 1) }
    let value = Array(scalar.string.unicodeScalars)
    let isQuoted = scalar.style == .singleQuoted || scalar.style == .doubleQuoted
    let start = mark.column - 1 + (isQuoted ? 1 : 0)
    if lines.indices.contains(mark.line - 1) {
      let line = Array(lines[mark.line - 1].prefix(start + offset + Self.widest))
      if start + offset <= line.count, line.dropFirst(start).starts(with: value.prefix(offset)) {
        return Self.place(line: mark.line, column: start + offset + 1, in: line, at: start + offset)
      }
    }
    return Self.place(line: mark.line, column: mark.column, in: value, at: offset)
  }

  private static func place(line: Int, column: Int, in scalars: [Unicode.Scalar], at offset: Int) -> Place {
    let caret = min(max(offset, 0), scalars.count)
    guard scalars.count > widest else {
      return Place(line: line, column: column, excerpt: text(scalars[...]), caret: caret)
    }
    let start = max(0, min(caret - contextBeforeCaret, scalars.count - widest))
    let shown = scalars[start..<min(start + widest, scalars.count)]
    return Place(line: line, column: column, excerpt: text(shown), caret: caret - start)
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var result = String.UnicodeScalarView()
    // Other control characters would act on the terminal that shows the excerpt.
    result.append(contentsOf: scalars.map { $0 != "\t" && ($0.value < 0x20 || $0.value == 0x7F) ? " " : $0 })
    return String(result)
  }
}
