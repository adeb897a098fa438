// Why a stored frame is wrong, in words: the constraint that it violates most, or the size that its text needs.

import Foundation
import LayoutScene
import Plumbline

/// The constraints of a document that its stored frames violate.
@MainActor
struct PlacementCauses {
  /// A required constraint that is violated in the stored frames, and its violation.
  private typealias Contradiction = (constraint: NSLayoutConstraint, distance: Double)

  private let inspection: SceneInspection
  /// The largest one of each view, by its place among the document's views.
  private var broken: [Contradiction?]
  /// Views with a contradiction that rests on nothing but stored frames: no guide and no margin, whose insets an editor may
  /// have had otherwise; no text and no image that it drew in another size; and more than a difference that editors do not
  /// mind.
  private var proven: Set<ObjectIdentifier> = []

  init(_ inspection: SceneInspection, revised: RevisedSizes) {
    self.inspection = inspection
    broken = Array(repeating: nil, count: inspection.scene.views.count)
    let stored = StoredFrames(inspection, revised: revised)
    for entry in inspection.scene.constraints where entry.constraint.priority == .required {
      let constraint = entry.constraint
      guard let distance = stored.violation(of: constraint), distance > Self.roundingOfFrames,
        !stored.suggestsOtherInset(constraint), !endsAtDrawnEdge(constraint, distance),
        distance > SceneInspection.marginOfSymbols || !isAboutSymbol(constraint)
      else { continue }
      let views = Self.viewsToMove(constraint)
      let isProof =
        distance > proofDistance && (hasKnownInset(constraint) || !isOnTablet && distance > Self.largestInset)
      for view in views {
        guard let place = inspection.place(of: view) else { continue }
        if broken[place]?.distance ?? 0 < distance { broken[place] = (constraint, distance) }
        if isProof { proven.insert(ObjectIdentifier(view)) }
      }
    }
  }

  private func isAboutSymbol(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.sides.contains { side in
      (side.item as? UIView).flatMap { inspection.entry(of: $0) }?.drawsSymbol ?? false
    }
  }

  /// The views whose places a constraint decides: its items, and what they lie in below what holds both. (The stack views of
  /// four scenes elsewhere are marked, by a label in them that is bound to the root.)
  private static func viewsToMove(_ constraint: NSLayoutConstraint) -> [UIView] {
    let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? UIView }
    guard items.count == 2 else { return items }
    return items.indices.flatMap { index in
      sequence(first: items[index], next: \.superview).prefix { view in
        view === items[index] || !items[1 - index].isDescendant(of: view)
      }
    }
  }

  /// Whether it ends at an edge of a view that a class of the application draws, and is off by no more than an alignment inset:
  /// such a class answers its size, and what of its frame is alignment rectangle, and neither stands in the document.
  private func endsAtDrawnEdge(_ constraint: NSLayoutConstraint, _ distance: Double) -> Bool {
    guard distance <= Self.insetsOfControls else { return false }
    return constraint.sides.contains { item, attribute in
      guard !attribute.isSize, let view = item as? UIView, view !== inspection.scene.rootView,
        let entry = inspection.entry(of: view), inspection.hasUnseenCode(entry), view.subviews.isEmpty
      else { return false }
      let size = view.intrinsicContentSize
      return size.width == UIView.noIntrinsicMetric && size.height == UIView.noIntrinsicMetric
    }
  }

  /// Before Xcode 9 a rounded edge may be a point off; later frames obey constraints to the pixel.
  private var proofDistance: Double {
    inspection.keepsFramesUpToDate ? Self.roundingOfFrames : Double(inspection.placementTolerance)
  }

  /// Whether it ends at no guide and no margin, or at the sides of a safe area that has no insets there: of a phone that is
  /// upright. What a tablet shows beside a scene the document does not tell.
  private func hasKnownInset(_ constraint: NSLayoutConstraint) -> Bool {
    guard constraint.dependsOnInset else { return true }
    guard !isOnTablet, !constraint.firstAttribute.isMargin, !constraint.secondAttribute.isMargin,
      !constraint.firstAttribute.isVertical
    else { return false }
    return [constraint.firstItem, constraint.secondItem].compactMap { $0 as? UILayoutGuide }.allSatisfy {
      guide in
      guard let owner = guide.owningView, guide === owner.safeAreaLayoutGuide else { return false }
      return guide.layoutFrame.minX == owner.bounds.minX && guide.layoutFrame.maxX == owner.bounds.maxX
    }
  }

  private var isOnTablet: Bool { inspection.scene.device?.hasPrefix("ipad") ?? false }

  /// More than bars and housings take at an edge, but for a large title below a housing that is counted twice.
  private static let largestInset = 150.0

  /// The largest violation of a constraint by rounding two edges to pixels. (An equality of centres that is off by two
  /// thirds of a point moves widths by 1.33: the 7 marked views of OneBusAway's `Main-3.storyboard`.)
  private static let roundingOfFrames = 0.6

  /// Whether a required constraint of a view is violated in the stored frames.
  func contradict(_ entry: SceneView) -> Bool { contradiction(of: entry) != nil }

  private func contradiction(of entry: SceneView) -> Contradiction? {
    inspection.place(of: entry.view).flatMap { broken[$0] }
  }

  /// Whether that is so whatever insets and sizes of texts are taken for right.
  func contradictBeyondDoubt(_ entry: SceneView) -> Bool { proven.contains(ObjectIdentifier(entry.view)) }

  /// Whether the stored frames themselves break a required constraint of a view, by more than the alignment insets of
  /// controls of other releases could explain.
  func prove(_ entry: SceneView) -> Bool { contradiction(of: entry)?.distance ?? 0 > Self.insetsOfControls }

  /// Whether the constraint that a view violates most is one to the root.
  func blameRoot(for entry: SceneView) -> Bool {
    guard let constraint = contradiction(of: entry)?.constraint else { return false }
    return constraint.firstItem === inspection.scene.rootView
      || constraint.secondItem === inspection.scene.rootView
  }

  /// The largest alignment inset of a control (a tab view's 10 aside).
  static let insetsOfControls = 7.0

  /// The end of a sentence; empty where the cause lies with the views that it is tied to.
  func words(for entry: SceneView) -> String {
    if let (constraint, distance) = contradiction(of: entry) {
      return ". Violated by \(points(distance)): \(inspection.words(of: constraint))"
    }
    guard let stored = entry.storedFrame, ViewText(of: entry.view) != nil else { return "" }
    let needed = entry.view.intrinsicContentSize
    let own = entry.view.alignmentRect(forFrame: stored).size
    let difference = max(abs(needed.width - own.width), abs(needed.height - own.height))
    guard difference > inspection.placementTolerance else { return "" }
    return ". Its content needs \(decimal(needed.width)) x \(decimal(needed.height))"
  }
}

extension NSLayoutConstraint {
  /// Whether it ends at a guide or at a margin.
  fileprivate var dependsOnInset: Bool {
    sides.contains { $0.item is UILayoutGuide || $0.attribute.isMargin }
  }
}
