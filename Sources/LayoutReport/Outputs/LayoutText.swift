// `layout --format text`: every scene as a tree of views with their frames.

import Foundation

/// Writes the frames of scenes as text, as `layout --format text` does: a line a view, indented below its superview.
///
/// Scenes are written in the order in which they come, below the name of their document; a view has its name, its origin
/// in its superview's space and its size, in points.
/// ```swift
/// var text = LayoutText()
/// for report in reports { print(text.text(for: report), terminator: "") }
/// ```
public struct LayoutText: Sendable {
  private var style: TerminalStyle
  private var headings = SceneHeadings()

  /// A writer; it remembers which document's name was written last, so that one writer serves one run.
  public init(style: TerminalStyle = TerminalStyle()) { self.style = style }

  /// The tree of one scene, with the document's name above its first.
  public mutating func text(for report: SceneReport) -> String {
    let rows = LayoutTree(lines: .blank).rows(of: report)
    let nameWidth = LayoutTree.nameWidth(of: rows)
    let originWidth = rows.map(\.origin.count).max() ?? 0
    let sizeWidth = rows.map(\.size.count).max() ?? 0
    return rows.reduce(into: headings.lines(above: report, in: style)) { text, row in
      text += "    " + (row.lead + row.name).padded(to: nameWidth) + "  "
      text += row.origin.padded(to: originWidth, atStart: true) + "  "
      text += row.size.padded(to: row.marks.isEmpty ? 0 : sizeWidth) + row.marksText(in: style) + "\n"
    }
  }
}

extension String {
  func padded(to width: Int, atStart: Bool = false) -> String {
    let padding = String(repeating: " ", count: max(width - count, 0))
    return atStart ? padding + self : self + padding
  }
}
