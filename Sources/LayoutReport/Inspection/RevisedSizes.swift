// Sizes that are given from outside, and that the stored frames inside contradict: a root view or a table's header that
// Interface Builder had already laid out in another size when it stored what is in it.

import Foundation
import LayoutScene
import Plumbline

/// Views that no constraint places, with the size in which the stored frames of what is in them obey its constraints.
///
/// Interface Builder marks such a view as misplaced, and not what is in it: in AppKit all 18 roots of the corpus whose stored
/// content contradicts their size (3 and 15 in the halves), and 4 cells; in UIKit those that are a few points off the size
/// that their bars leave (all 3 of `Feedback.storyboard`), not those as large as their device (14 scenes).
@MainActor
struct RevisedSizes {
  private(set) var sizes: [(entry: SceneView, size: CGSize)] = []

  init(of inspection: SceneInspection) {
    let stored = StoredFrames(inspection)
    for entry in inspection.scene.views where Self.isGiven(entry, in: inspection) {
      guard let old = entry.storedFrame?.size else { continue }
      var size = old
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical]
      where axis == .vertical || !Self.isCell(entry) {
        guard let change = Self.change(of: entry, along: axis, stored, inspection),
          entry.view !== inspection.scene.rootView || inspection.isAppKit
            || axis == .vertical && Self.barRange.contains(abs(change))
        else { continue }
        if axis == .horizontal { size.width += change } else { size.height += change }
      }
      if size != old, size.width > 0, size.height > 0 { sizes.append((entry, size)) }
    }
  }

  /// By how much a root may be off what its bars leave of the screen; one that is off by a status bar is not marked (elsewhere).
  private static let barRange: Range<CGFloat> = 2..<20

  func size(of view: UIView) -> CGSize? { sizes.first { $0.entry.view === view }?.size }

  /// The stored frame of a view in the superview as it is revised, y downwards; nil where nothing changes.
  func frame(of entry: SceneView) -> CGRect? {
    guard var frame = entry.storedFrame else { return nil }
    if let size = size(of: entry.view) {
      frame.size = size
    } else if let outer = sizes.first(where: { $0.entry.view === entry.view.superview }),
      outer.entry.hasOriginBelow, let old = outer.entry.storedFrame
    {
      frame.origin.y += outer.size.height - old.height
    } else {
      return nil
    }
    return frame
  }

  /// Does something while the views have their other sizes.
  func apply<Answer>(to root: UIView, _ body: () -> Answer) -> Answer {
    let old = sizes.map { ($0.entry.view, $0.entry.view.frame) }
    for (entry, size) in sizes { entry.view.frame.size = size }
    root.layoutIfNeeded()
    defer {
      for (view, frame) in old { view.frame = frame }
      root.layoutIfNeeded()
    }
    return body()
  }

  /// Roots, and headers and footers of tables. The height of a row follows from rules of its own.
  private static func isGiven(_ entry: SceneView, in inspection: SceneInspection) -> Bool {
    guard !entry.isPlacedByConstraints,
      !(entry.view is UITableViewCell || entry.view is UICollectionReusableView)
    else { return false }
    let scene = inspection.scene
    guard entry.view === scene.rootView else { return entry.view.superview is UITableView || isCell(entry) }
    return inspection.isAppKit || !scene.isOfWholeSize && !scene.isTemplateScreen
  }

  /// A cell of AppKit: as wide as its column, as high as its content (all 4 that a label contradicts by 1 to 6 points).
  private static func isCell(_ entry: SceneView) -> Bool { entry.kind == "tableCellView" }

  /// What all constraints that tell want the length to change by; nil where none is broken, or where they disagree.
  private static func change(
    of entry: SceneView, along axis: NSLayoutConstraint.Axis, _ stored: StoredFrames,
    _ inspection: SceneInspection
  ) -> CGFloat? {
    var changes: [(points: CGFloat, doubt: CGFloat)] = []
    for constraint in inspection.scene.constraints.map(\.constraint)
    where constraint.priority == .required && constraint.relation == .equal {
      guard constraint.firstAttribute.isVertical == (axis == .vertical),
        let residual = stored.residual(of: constraint)
      else { continue }
      let sides = [
        (constraint.firstItem, constraint.firstAttribute, 1.0),
        (constraint.secondItem, constraint.secondAttribute, -Double(constraint.multiplier)),
      ]
      let owners = sides.map { $0.0 as? UIView ?? ($0.0 as? UILayoutGuide)?.owningView }
      guard let side = owners.firstIndex(where: { $0 === entry.view }),
        let other = owners[1 - side], other !== entry.view, other.isDescendant(of: entry.view),
        isReliable(sides[side].0, sides[side].1, inspection)
      else { continue }
      // The places of what is inside count from the corner in which the document's coordinates begin.
      let growth = share(
        of: sides[side].1, countsFromBelow: inspection.isAppKit && axis == .vertical && entry.hasOriginBelow)
      guard growth != 0 else { continue }
      let isEdge = abs(growth) == 1 && !sides[side].1.isSize
      changes.append(
        (
          CGFloat(-residual / (growth * sides[side].2)),
          doubt(about: other, isEdge: isEdge, inspection)
        ))
    }
    guard
      let first = changes.filter({ abs($0.points) > $0.doubt }).max(by: { abs($0.points) < abs($1.points) }),
      changes.allSatisfy({ abs($0.points - first.points) <= max($0.doubt, first.doubt) })
    else { return nil }
    return first.points
  }

  /// How far the stored frame of a view may be off. The insets of AppKit's controls are known to a few points; what has none,
  /// and labels, ends at whole points: of 253 roots the 6 that it contradicts by 1 to 6 points are marked, no other.
  private static func doubt(about view: UIView, isEdge: Bool, _ inspection: SceneInspection) -> CGFloat {
    guard inspection.isAppKit else { return max(inspection.placementTolerance, 1.01) }
    guard let entry = inspection.entry(of: view), alignedByFrame.contains(entry.kind), !entry.drawsSymbol
    else { return PlacementCauses.insetsOfControls }
    return isEdge ? 0.6 : 1.01
  }

  static let alignedByFrame: Set = [
    "view", "customView", "stackView", "scrollView", "imageView", "textField",
  ]

  /// How far an attribute of a view moves, seen from what is inside, where the view grows by a point.
  private static func share(of attribute: NSLayoutConstraint.Attribute, countsFromBelow: Bool) -> Double {
    if attribute.isSize { return 1 }
    let far: Double =
      switch attribute {
      case .bottom, .right, .trailing: 1
      case .centerX, .centerY: 0.5
      default: 0
      }
    return countsFromBelow ? far - 1 : far
  }

  /// Whether an edge of the view is known: its own, or that of a guide where the device has no inset. A window's title
  /// may lie over a view of AppKit, whatever its own document says.
  private static func isReliable(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ inspection: SceneInspection
  ) -> Bool {
    guard let guide = item as? UILayoutGuide else { return !attribute.isMargin }
    guard let owner = guide.owningView, guide === owner.safeAreaLayoutGuide,
      owner.effectiveLayoutEnvironment.framework != .appKit
    else { return false }
    let (inner, bounds) = (guide.layoutFrame, owner.bounds)
    return attribute.isVertical
      ? inner.maxY == bounds.maxY && (attribute == .bottom || inner.minY == bounds.minY)
      : inner.minX == bounds.minX && inner.maxX == bounds.maxX
  }
}

extension SceneView {
  /// Whether the document counts the places of its subviews from its lower edge.
  fileprivate var hasOriginBelow: Bool { view.facade?.hasOriginAtBottom ?? false }
}
