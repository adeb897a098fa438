// `layout --format tree`: the tree of views with lines from parents to children, beside it names and frames.

import Foundation

/// Writes scenes as trees for a terminal, a line a view with its name, size and origin, as `layout --format tree` does.
/// ```swift
/// var tree = LayoutTree(lines: .ascii, depth: 3)
/// print(tree.text(for: report))
/// ```
public struct LayoutTree: Sendable {
  /// The characters of the lines from parents to children.
  public enum Lines: Hashable, Sendable {
    /// The box drawing characters of Unicode.
    case box
    /// ASCII characters.
    case ascii
    /// None: children are indented.
    case blank

    var branch: String { self == .box ? "├─ " : self == .ascii ? "|- " : "  " }
    var last: String { self == .box ? "└─ " : self == .ascii ? "`- " : "  " }
    var pass: String { self == .box ? "│  " : self == .ascii ? "|  " : "  " }
  }

  private let style: TerminalStyle
  private let lines: Lines
  private let depth: Int
  private var headings = SceneHeadings()

  /// Trees in a style.
  /// - Parameters:
  ///   - style: Whether there are colours.
  ///   - lines: Which characters draw the lines.
  ///   - depth: How many floors below the root are written; what lies deeper is counted.
  public init(style: TerminalStyle = TerminalStyle(), lines: Lines = .box, depth: Int = .max) {
    self.style = style
    self.lines = lines
    self.depth = max(0, depth)
  }

  /// The tree of one scene, with the document's name above its first. Linear in the number of views.
  public mutating func text(for report: SceneReport) -> String {
    headings.lines(above: report, in: style) + tree(of: report)
  }

  /// The width of the column of names: one of megabytes widens no other's line.
  static func nameWidth(of rows: [Row]) -> Int {
    min(rows.map { $0.lead.count + $0.name.count }.max() ?? 0, 500)
  }

  package func tree(of report: SceneReport) -> String {
    let rows = self.rows(of: report)
    let nameWidth = Self.nameWidth(of: rows)
    let sizeWidth = rows.map(\.size.count).max() ?? 0
    let originWidth = rows.map(\.origin.count).max() ?? 0
    return rows.map { row in
      guard !row.size.isEmpty else { return style(.faint, row.lead + row.name) + "\n" }
      let gap = "".padded(to: nameWidth - row.lead.count - row.name.count)
      var text = style(.faint, row.lead) + (row.isFaint ? style(.faint, row.name) : row.name) + gap
      text += "  " + row.size.padded(to: sizeWidth, atStart: true)
      text += "  at " + row.origin.padded(to: row.marks.isEmpty && row.notes.isEmpty ? 0 : originWidth)
      for note in row.notes { text += "  " + style(.faint, note) }
      return text + row.marksText(in: style) + "\n"
    }.joined()
  }

  struct Row {
    /// The lines that lead to the name.
    var lead: String
    var name: String
    var size = ""
    var origin = ""
    var notes: [String] = []
    var marks: [(kind: Finding.Kind, level: Finding.Level)] = []
    var isFaint = false

    func marksText(in style: TerminalStyle) -> String {
      marks.map { "  " + style($0.level.ink, $0.kind.rawValue) }.joined()
    }
  }

  func rows(of report: SceneReport) -> [Row] {
    var marks: [String: [(kind: Finding.Kind, level: Finding.Level)]] = [:]
    for finding in report.findings {
      for view in finding.views where marks[view]?.contains(where: { $0.kind == finding.kind }) != true {
        marks[view, default: []].append((finding.kind, finding.level))
      }
    }
    let tree = ViewTree(report.views)
    var rows: [Row] = []
    // What is still to be written, the next at the end: trees may be deeper than the stack.
    var open: [(view: Int, lead: String, below: String, depth: Int, isFaint: Bool)] = tree.roots.reversed()
      .map {
        ($0, "", "", 0, false)
      }
    while let next = open.popLast() {
      let view = report.views[next.view]
      let children = tree.children[view.id] ?? []
      let isFaint = next.isFaint || view.isHidden
      var row = Row(lead: next.lead, name: showingControls(ViewNames(view).heading), isFaint: isFaint)
      row.size = "\(decimal(view.frame.width)) x \(decimal(view.frame.height))"
      row.origin = "\(decimal(view.frame.minX)), \(decimal(view.frame.minY))"
      if view.isHidden { row.notes.append("hidden") }
      row.marks = marks[view.id] ?? []
      rows.append(row)
      guard next.depth < depth else {
        let count = Self.count(below: next.view, in: tree, report)
        if count > 0 { rows.append(Row(lead: next.below + lines.last, name: "\(count) more")) }
        continue
      }
      for (index, child) in children.enumerated().reversed() {
        let isLast = index == children.count - 1
        open.append(
          (
            child, next.below + (isLast ? lines.last : lines.branch),
            next.below + (isLast ? (lines == .blank ? "  " : "   ") : lines.pass),
            next.depth + 1, isFaint
          ))
      }
    }
    return rows
  }

  private static func count(below view: Int, in tree: ViewTree, _ report: SceneReport) -> Int {
    var open = tree.children[report.views[view].id] ?? []
    var count = 0
    while let next = open.popLast() {
      count += 1
      open += tree.children[report.views[next].id] ?? []
    }
    return count
  }
}
