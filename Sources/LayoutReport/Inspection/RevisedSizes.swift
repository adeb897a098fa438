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
  private var places: [ObjectIdentifier: Int] = [:]

  init(of inspection: SceneInspection) {
    let given = inspection.scene.views.filter { $0.storedFrame != nil && Self.isGiven($0, in: inspection) }
    guard !given.isEmpty else { return }
    let stored = StoredFrames(inspection)
    let across = Self.changes(of: given, along: .horizontal, stored, inspection)
    let down = Self.changes(of: given, along: .vertical, stored, inspection)
    for (place, entry) in given.enumerated() {
      guard let old = entry.storedFrame?.size else { continue }
      let size = CGSize(width: old.width + across[place], height: old.height + down[place])
      guard size != old, size.width > 0, size.height > 0 else { continue }
      places[ObjectIdentifier(entry.view)] = sizes.count
      sizes.append((entry, size))
    }
  }

  /// The deviations of a root from what its bars leave of the screen; one off by a status bar is not marked (elsewhere).
  private static let barRange: Range<CGFloat> = 2..<20

  func size(of view: UIView) -> CGSize? { places[ObjectIdentifier(view)].map { sizes[$0].size } }

  /// The stored frame of a view in the superview as it is revised, y downwards; nil where nothing changes.
  func frame(of entry: SceneView) -> CGRect? {
    guard let frame = entry.storedFrame else { return nil }
    if let size = size(of: entry.view) { return CGRect(origin: frame.origin, size: size) }
    guard let place = entry.view.superview.flatMap({ places[ObjectIdentifier($0)] }),
      case let outer = sizes[place], outer.entry.hasOriginBelow, let old = outer.entry.storedFrame
    else { return nil }
    return frame.offsetBy(dx: 0, dy: outer.size.height - old.height)
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

  /// Roots, headers and footers of tables, and AppKit's cells. The height of UIKit's rows follows from rules of its own.
  private static func isGiven(_ entry: SceneView, in inspection: SceneInspection) -> Bool {
    guard !entry.isPlacedByConstraints,
      !(entry.view is UITableViewCell || entry.view is UICollectionReusableView)
    else { return false }
    let scene = inspection.scene
    guard entry.view === scene.rootView else { return entry.view.superview is UITableView || isCell(entry) }
    return inspection.isAppKit || !scene.isOfWholeSize && !scene.isTemplateScreen
  }

  /// A cell of AppKit in a table of automatic row heights: as wide as its column, as high as its content (all 4 that a label
  /// contradicts by 1 to 6 points).
  private static func isCell(_ entry: SceneView) -> Bool {
    entry.kind == "tableCellView" && entry.isContentOfSelfSizingRow
  }

  /// The change of each view's length on which all its constraints agree; 0 where none is broken, or where they
  /// disagree. One pass over the constraints, as a table may have thousands of cells.
  private static func changes(
    of given: [SceneView], along axis: NSLayoutConstraint.Axis, _ stored: StoredFrames,
    _ inspection: SceneInspection
  ) -> [CGFloat] {
    let (isAppKit, isVertical) = (inspection.isAppKit, axis == .vertical)
    let places = Dictionary(firstOf: given.indices.lazy.map { (ObjectIdentifier(given[$0].view), $0) })
    let required = inspection.scene.constraints.map(\.constraint).filter { $0.priority == .required }
    // A view whose stored size breaks a constraint of its own is wrong itself: its edges prove nothing.
    var resized: Set<ObjectIdentifier> = []
    for constraint in required where constraint.firstAttribute.isSize {
      guard let view = constraint.firstItem as? UIView,
        constraint.secondItem === view
          || constraint.secondItem == nil && constraint.firstAttribute.isVertical == isVertical,
        let violation = stored.violation(of: constraint),
        violation > doubt(about: view, isEdge: false, inspection) * max(1, constraint.multiplier)
      else { continue }
      resized.insert(ObjectIdentifier(view))
    }
    var changes: [[(points: CGFloat, doubt: CGFloat)]] = Array(repeating: [], count: given.count)
    for constraint in required
    where constraint.relation == .equal && constraint.firstAttribute.isVertical == isVertical {
      let owners = constraint.sides.map { $0.item as? UIView ?? ($0.item as? UILayoutGuide)?.owningView }
      for (side, factor) in [(0, 1), (1, -Double(constraint.multiplier))] {
        guard let owner = owners[side], let place = places[ObjectIdentifier(owner)],
          let other = owners[1 - side], other !== owner, !resized.contains(ObjectIdentifier(other)),
          case let (item, attribute) = constraint.sides[side], isReliable(item, attribute, inspection),
          other.isDescendant(of: owner)
        else { continue }
        // The places of what is inside count from the corner in which the document's coordinates begin.
        let growth = share(
          of: attribute, countsFromBelow: isAppKit && isVertical && given[place].hasOriginBelow)
        guard growth * factor != 0, let residual = stored.residual(of: constraint) else { continue }
        let isEdge = abs(growth) == 1 && !attribute.isSize
        changes[place].append(
          (CGFloat(-residual / (growth * factor)), doubt(about: other, isEdge: isEdge, inspection)))
      }
    }
    return zip(given, changes).map { entry, changes in
      let telling = changes.filter { abs($0.points) > max($0.doubt, isAppKit ? 0 : 1.01) }
      guard let first = telling.max(by: { abs($0.points) < abs($1.points) }),
        changes.allSatisfy({ abs($0.points - first.points) <= max($0.doubt, first.doubt) }),
        isVertical || !isCell(entry),
        isAppKit || entry.view !== inspection.scene.rootView
          || isVertical && barRange.contains(abs(first.points))
      else { return 0 }
      return first.points
    }
  }

  /// The tolerance of a view's stored frame. The insets of AppKit's controls are known to a few points; what has none,
  /// and labels, ends at whole points: of 253 roots the 6 that it contradicts by 1 to 6 points are marked, no other.
  private static func doubt(about view: UIView, isEdge: Bool, _ inspection: SceneInspection) -> CGFloat {
    guard inspection.isAppKit else { return inspection.placementTolerance }
    guard let entry = inspection.entry(of: view), alignedByFrame.contains(entry.kind), !entry.drawsSymbol
    else { return PlacementCauses.insetsOfControls }
    return isEdge ? 0.6 : 1.01
  }

  private static let alignedByFrame: Set = [
    "view", "customView", "stackView", "scrollView", "imageView", "textField",
  ]

  /// The shift of an attribute of a view, seen from its subviews, where the view grows by a point.
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
