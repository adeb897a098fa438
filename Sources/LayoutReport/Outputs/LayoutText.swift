// `layout --format text`: every scene as a tree of views with their frames.

import Foundation

/// Writes the frames of scenes as text, as `layout --format text` does: a line a view, indented below its superview.
///
/// Scenes are written in the order in which they come, below the name of their document.
public struct LayoutText: Sendable {
  private var style: TerminalStyle
  private var headings = SceneHeadings()

  /// A writer; it remembers which document's name was written last, so that one writer serves one run.
  public init(style: TerminalStyle = TerminalStyle()) { self.style = style }

  /// The tree of one scene, with the document's name above its first.
  public mutating func text(for report: SceneReport) -> String {
    var text = headings.lines(above: report, in: style)
    let rows = report.rows
    let nameWidth = rows.map(\.name.count).max() ?? 0
    let originWidth = rows.map(\.origin.count).max() ?? 0
    let sizeWidth = rows.map(\.size.count).max() ?? 0
    for row in rows {
      text += "    " + row.name.padded(to: nameWidth)
      text += "  " + row.origin.padded(to: originWidth, atStart: true)
      text += "  " + (row.marks.isEmpty ? row.size : row.size.padded(to: sizeWidth))
      for (kind, level) in row.marks { text += "  " + style(level.ink, kind.rawValue) }
      text += "\n"
    }
    return text
  }
}

extension SceneReport {
  fileprivate struct Row {
    var name: String
    var origin: String
    var size: String
    var marks: [(kind: Finding.Kind, level: Finding.Level)]
  }

  /// One row a view, in document order, indented by depth. A parent stands before its children, so one walk finds
  /// every depth.
  fileprivate var rows: [Row] {
    var depths: [String: Int] = [:]
    var marks: [String: [(kind: Finding.Kind, level: Finding.Level)]] = [:]
    for finding in findings {
      for view in finding.views where marks[view]?.contains(where: { $0.kind == finding.kind }) != true {
        marks[view, default: []].append((finding.kind, finding.level))
      }
    }
    return views.map { view in
      let depth = view.parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      depths[view.id] = depth
      return Row(
        name: String(repeating: "  ", count: depth) + showingControls(ViewNames(view).heading),
        origin: "\(decimal(view.frame.origin.x)), \(decimal(view.frame.origin.y))",
        size: "\(decimal(view.frame.size.width)) x \(decimal(view.frame.size.height))",
        marks: marks[view.id] ?? [])
    }
  }
}

extension String {
  func padded(to width: Int, atStart: Bool = false) -> String {
    let padding = String(repeating: " ", count: max(width - count, 0))
    return atStart ? padding + self : self + padding
  }
}
