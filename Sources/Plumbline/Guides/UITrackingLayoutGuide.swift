// Tracking layout guides, with constraints that are active only near certain edges (spec 04 §3, iOS 15).

import Foundation

/// A layout guide that follows a moving element, with constraints that are active only near certain edges of its owner,
/// or away from them: a toolbar that stays above a docked keyboard, and beside a floating one. An edge counts as near
/// within 20 points; Apple's figure is not known. Lists of constraints are switched with the layout that moves the
/// guide.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private struct Tracked {
    var edges: NSDirectionalRectEdge
    /// Whether the constraints hold near the edges or away from them.
    var isNear: Bool
    var constraints: [NSLayoutConstraint]
  }

  private var tracked: [Tracked] = []

  /// The constraints become active while the guide is near every one of the edges, and inactive otherwise. A second list
  /// for the same edges takes the place of the first.
  public func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    set(Tracked(edges: edge, isNear: true, constraints: trackingConstraints))
  }

  /// The constraints become active while the guide is near none of the edges, and inactive otherwise. A second list for
  /// the same edges takes the place of the first.
  public func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    set(Tracked(edges: edge, isNear: false, constraints: trackingConstraints))
  }

  /// The constraints that were set for being near some edges.
  public func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edges == edge && $0.isNear }?.constraints ?? []
  }

  /// The constraints that were set for being away from some edges.
  public func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edges == edge && !$0.isNear }?.constraints ?? []
  }

  /// Deactivates and forgets every constraint that was set.
  public func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate(tracked.flatMap(\.constraints))
    tracked = []
  }

  private func set(_ new: Tracked) {
    if let index = tracked.firstIndex(where: { $0.edges == new.edges && $0.isNear == new.isNear }) {
      let dropped = tracked[index].constraints.filter { old in !new.constraints.contains { $0 === old } }
      NSLayoutConstraint.deactivate(dropped)
      tracked.remove(at: index)
    }
    tracked.append(new)
    updateTrackedConstraints()
  }

  /// Activates what holds at the guide's present place, after deactivating what does not: the two exclude each other.
  func updateTrackedConstraints() {
    guard !tracked.isEmpty else { return }
    let near = nearEdges
    let isHolding = { (entry: Tracked) in
      entry.isNear ? near.isSuperset(of: entry.edges) : near.isDisjoint(with: entry.edges)
    }
    NSLayoutConstraint.deactivate(tracked.filter { !isHolding($0) }.flatMap(\.constraints))
    NSLayoutConstraint.activate(tracked.filter(isHolding).flatMap(\.constraints))
  }

  /// The largest distance, in points, of two edges that are near each other. Apple's figure is not known.
  private static let nearness: CGFloat = 20

  /// The edges of the owner that the guide is near.
  var nearEdges: NSDirectionalRectEdge {
    guard let owner = owningView else { return [] }
    return edges(near: layoutFrame, in: owner)
  }

  final func edges(near rect: CGRect, in owner: UIView) -> NSDirectionalRectEdge {
    let space = owner.bounds
    var result: NSDirectionalRectEdge = []
    if rect.minY - space.minY <= Self.nearness { result.insert(.top) }
    if space.maxY - rect.maxY <= Self.nearness { result.insert(.bottom) }
    let (left, right): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
      owner.isRightToLeft ? (.trailing, .leading) : (.leading, .trailing)
    if rect.minX - space.minX <= Self.nearness { result.insert(left) }
    if space.maxX - rect.maxX <= Self.nearness { result.insert(right) }
    return result
  }

  override func insetsDidChange() {
    super.insetsDidChange()
    updateTrackedConstraints()
  }
}
