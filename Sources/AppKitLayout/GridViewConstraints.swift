// The constraints of a grid view, for programs' and for those of documents (spec 06 §6): rows and columns are guides, and
// every cell's content lies in the room of its rows and columns.

import Foundation
import Plumbline

/// The arrangement of a grid, and the constraints that follow.
@MainActor
package struct GridViewConstraints {
  /// The position of content in its cell, on one axis.
  package enum Placement: Hashable, Sendable { case none, near, center, far, fill }
  /// Whether the contents of a row share a baseline.
  package enum Alignment: Hashable, Sendable { case none, firstBaseline, lastBaseline }

  /// A row or a column.
  package struct Line {
    /// Points; nil for as long as its content needs.
    package var length: CGFloat?
    /// Points before and after the content, besides the spacing.
    package var padding: (near: CGFloat, far: CGFloat) = (0, 0)
    /// A hidden line takes no room, nor does the spacing before it.
    package var isHidden = false
    package init() {}
  }

  /// The content of a cell, or of several that are merged.
  package struct Cell {
    package var view: UIView
    package var rows: ClosedRange<Int>
    package var columns: ClosedRange<Int>
    package var x = Placement.near
    package var y = Placement.near
    package var alignment = Alignment.none
    package init(view: UIView, rows: ClosedRange<Int>, columns: ClosedRange<Int>) {
      self.view = view
      self.rows = rows
      self.columns = columns
    }
  }

  /// The constraints and guides that a rebuild installs and the next one removes.
  package struct Made {
    package var constraints: [NSLayoutConstraint] = []
    package var guides: [UILayoutGuide] = []
    package init() {}
  }

  private typealias Attribute = NSLayoutConstraint.Attribute

  package var rows: [Line] = []
  package var columns: [Line] = []
  package var rowSpacing: CGFloat = 6
  package var columnSpacing: CGFloat = 6
  package init() {}

  /// The priority at which a line is no longer than its content.
  private static let lineHugging = UILayoutPriority(249)
  /// The priority at which contents of a common baseline are placed in a row that is higher than they need.
  private static let restingPriority = UILayoutPriority(248)

  package func make(in grid: UIView, _ cells: [Cell]) -> Made {
    var made = Made()
    let rowGuides = guides(rows, rowSpacing, isRow: true, in: grid, &made)
    let columnGuides = guides(columns, columnSpacing, isRow: false, in: grid, &made)
    var baselines: [Int: UIView] = [:]
    for cell in cells {
      guard cell.rows.upperBound < rowGuides.count, cell.columns.upperBound < columnGuides.count else {
        continue
      }
      let (left, right) = (columnGuides[cell.columns.lowerBound], columnGuides[cell.columns.upperBound])
      let (top, bottom) = (rowGuides[cell.rows.lowerBound], rowGuides[cell.rows.upperBound])
      settle(cell.view, from: left, to: right, .leading, .trailing, cell.x, &made)
      guard cell.alignment != .none, cell.rows.count == 1 else {
        settle(cell.view, from: top, to: bottom, .top, .bottom, cell.y, &made)
        continue
      }
      settle(cell.view, from: top, to: bottom, .top, .bottom, .none, &made)
      let attribute: Attribute = cell.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      if let first = baselines[cell.rows.lowerBound] {
        add(cell.view, attribute, .equal, first, attribute, 0, to: &made)
      } else {
        baselines[cell.rows.lowerBound] = cell.view
      }
      let end: Attribute = cell.y == .far ? .bottom : cell.y == .center ? .centerY : .top
      add(cell.view, end, .equal, top, end, 0, Self.restingPriority, to: &made)
    }
    return made
  }

  private func guides(
    _ lines: [Line], _ spacing: CGFloat, isRow: Bool, in grid: UIView, _ made: inout Made
  ) -> [UILayoutGuide] {
    let (near, far): (Attribute, Attribute) = isRow ? (.top, .bottom) : (.leading, .trailing)
    let length: Attribute = isRow ? .height : .width
    var guides: [UILayoutGuide] = []
    var padding: CGFloat = 0
    var hasShown = false
    for line in lines {
      let guide = UILayoutGuide()
      grid.addLayoutGuide(guide)
      let room = line.isHidden ? 0 : padding + line.padding.near + (hasShown ? spacing : 0)
      add(guide, near, .equal, guides.last ?? grid, guides.isEmpty ? near : far, room, to: &made)
      if line.isHidden {
        add(guide, length, .equal, nil, .notAnAttribute, 0, to: &made)
      } else if let given = line.length {
        add(guide, length, .equal, nil, .notAnAttribute, given, to: &made)
      } else {
        add(guide, length, .equal, nil, .notAnAttribute, 0, Self.lineHugging, to: &made)
      }
      if !line.isHidden {
        padding = line.padding.far
        hasShown = true
      }
      guides.append(guide)
    }
    if let last = guides.last { add(grid, far, .equal, last, far, padding, to: &made) }
    made.guides += guides
    return guides
  }

  /// A cell's content on one axis of its lines: at an end, in the middle, or filling them, and never beyond them.
  private func settle(
    _ view: UIView, from first: UILayoutGuide, to last: UILayoutGuide, _ near: Attribute, _ far: Attribute,
    _ placement: Placement, _ made: inout Made
  ) {
    add(view, near, .greaterThanOrEqual, first, near, 0, to: &made)
    add(last, far, .greaterThanOrEqual, view, far, 0, to: &made)
    switch placement {
    case .center where first === last:
      let center: Attribute = near == .top ? .centerY : .centerX
      add(view, center, .equal, first, center, 0, to: &made)
    case .center:
      let span = UILayoutGuide()
      first.owningView?.addLayoutGuide(span)
      made.guides.append(span)
      add(span, near, .equal, first, near, 0, to: &made)
      add(span, far, .equal, last, far, 0, to: &made)
      let center: Attribute = near == .top ? .centerY : .centerX
      add(view, center, .equal, span, center, 0, to: &made)
    case .far: add(view, far, .equal, last, far, 0, to: &made)
    case .fill:
      add(view, near, .equal, first, near, 0, to: &made)
      add(view, far, .equal, last, far, 0, to: &made)
    case .none: break
    case .near: add(view, near, .equal, first, near, 0, to: &made)
    }
  }

  private func add(
    _ first: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?,
    _ other: Attribute, _ constant: CGFloat, _ priority: UILayoutPriority = .required, to made: inout Made
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other, multiplier: 1,
      constant: constant.isFinite ? constant : 0)
    constraint.priority = priority
    constraint.creationSite = nil
    made.constraints.append(constraint)
  }
}
