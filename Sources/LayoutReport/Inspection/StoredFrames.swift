// The layout that a document stores, as alignment rectangles in which constraints can be evaluated.

import Foundation
import Plumbline

/// The stored frames of views and guides, in the scene's space.
@MainActor
struct StoredFrames {
  private let inspection: SceneInspection
  /// The frames by the index of a view; null where nothing is stored.
  private var frames: [CGRect]

  /// - Parameter revised: Other sizes for views whose stored ones are wrong.
  init(_ inspection: SceneInspection, revised: RevisedSizes? = nil) {
    self.inspection = inspection
    frames = Array(repeating: .null, count: inspection.scene.views.count)
    for (place, entry) in inspection.scene.views.enumerated() {
      guard let stored = revised?.frame(of: entry) ?? entry.storedFrame else { continue }
      var frame = CGRect(origin: .zero, size: stored.size)
      if entry.view !== inspection.scene.rootView {
        // Views that the document does not name keep their computed place.
        guard let superview = entry.view.superview, let outer = self.frame(of: superview) else { continue }
        frame.origin.x = outer.minX + stored.minX - superview.bounds.minX
        frame.origin.y = outer.minY + stored.minY - superview.bounds.minY
      }
      frames[place] = frame
    }
  }

  private func frame(of view: UIView) -> CGRect? {
    inspection.place(of: view).flatMap { frames[$0].isNull ? nil : frames[$0] }
  }

  /// The violation of a constraint in the stored layout; nil where stored frames do not tell.
  func violation(of constraint: NSLayoutConstraint) -> Double? {
    guard !concernsScrolledContent(constraint) else { return nil }
    return inspection.violation(of: constraint, on: rect)
  }

  /// The residual of a constraint in the stored layout.
  func residual(of constraint: NSLayoutConstraint) -> Double? {
    concernsScrolledContent(constraint) ? nil : inspection.residual(of: constraint, on: rect)
  }

  /// Whether a constraint to a margin or to a guide along an edge would hold if the inset there were another one that
  /// editors give. Which one they gave in their time is better known to the stored frame.
  func suggestsOtherInset(_ constraint: NSLayoutConstraint) -> Bool {
    guard constraint.relation == .equal, constraint.multiplier == 1 else { return false }
    return constraint.sides.contains { isInset($0, $1) && implies(constraint, $0, $1) }
  }

  private func isInset(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> Bool {
    item is UILayoutGuide ? !attribute.isSize : attribute.isMargin
  }

  /// Safe areas and margins that scenes of the corpus have: of housings, status bars, bars and what they add up to, and of
  /// root views and cells. (`RootSurroundings` and `CellMargins` say when.)
  private static let insets: Set<Double> = [
    0, 8, 11, 15, 16, 20, 21, 22, 24, 30, 32, 34, 44, 47, 48, 49, 50, 54, 56, 59, 60, 61, 62, 64, 68, 69, 74,
    83, 84, 88, 91, 92, 94, 96, 98, 103, 106, 116, 118, 124, 150, 172,
  ]

  private func implies(
    _ constraint: NSLayoutConstraint, _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
  ) -> Bool {
    let isMirrored = inspection.isRightToLeft(constraint.holder ?? item)
    func value(_ attribute: NSLayoutConstraint.Attribute, _ item: AnyObject?) -> Double? {
      rect(of: attribute, of: item).flatMap {
        inspection.value(of: attribute, in: $0, isRightToLeft: isMirrored)
      }
    }
    guard let owner = item as? UIView ?? (item as? UILayoutGuide)?.owningView,
      let frame = frame(of: owner),
      let first = value(constraint.firstAttribute, constraint.firstItem),
      let second = value(constraint.secondAttribute, constraint.secondItem),
      let known = value(attribute, item)
    else { return false }
    let residual = first - second - constraint.constant
    let place =
      item === constraint.firstItem && attribute == constraint.firstAttribute
      ? known - residual : known + residual
    let inset: Double
    switch attribute {
    case .top, .topMargin: inset = place - frame.minY
    case .bottom, .bottomMargin:
      inset = min(abs(frame.maxY - place), abs(place - frame.minY))
    case .leading, .left, .leadingMargin, .leftMargin, .trailing, .right, .trailingMargin, .rightMargin:
      inset = min(abs(place - frame.minX), abs(frame.maxX - place))
    default: return false
    }
    return Self.insets.contains { abs($0 - inset) < 0.6 }
  }

  /// Edges of a scroll view that its own content is tied to are those of the content, which no frame shows.
  private func concernsScrolledContent(_ constraint: NSLayoutConstraint) -> Bool {
    func isOfContent(_ item: AnyObject?, beside other: AnyObject?) -> Bool {
      if let guide = item as? UILayoutGuide { return guide.owningView is UIScrollView }
      guard let scroll = item as? UIScrollView else { return false }
      let other = other as? UIView ?? (other as? UILayoutGuide)?.owningView
      return other.map { $0 !== scroll && $0.isDescendant(of: scroll) } ?? false
    }
    let (first, second) = (constraint.firstItem, constraint.secondItem)
    return isOfContent(first, beside: second) || isOfContent(second, beside: first)
  }

  private func rect(of attribute: NSLayoutConstraint.Attribute, of item: AnyObject?) -> CGRect? {
    guard let owner = item as? UIView ?? (item as? UILayoutGuide)?.owningView,
      let frame = frame(of: owner)
    else { return nil }
    if attribute.isMargin { return inset(frame, of: owner, like: owner.layoutMarginsGuide.layoutFrame) }
    if let guide = item as? UILayoutGuide { return inset(frame, of: owner, like: guide.layoutFrame) }
    return owner.alignmentRect(forFrame: frame)
  }

  /// A guide keeps its distances to the edges of its view.
  private func inset(_ frame: CGRect, of view: UIView, like guide: CGRect) -> CGRect {
    let bounds = view.bounds
    return CGRect(
      x: frame.minX + guide.minX - bounds.minX, y: frame.minY + guide.minY - bounds.minY,
      width: frame.width - bounds.width + guide.width, height: frame.height - bounds.height + guide.height)
  }
}
