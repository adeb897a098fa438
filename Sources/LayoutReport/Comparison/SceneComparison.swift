// The differences between two versions of a scene.

import Foundation

/// The differences of a scene between two versions of its document: moved, added and removed views, and constraints.
///
/// Views and constraints are matched by id. Frames are in points, in the superview's space, and count as equal where they
/// print alike (three decimals). Comparing takes time in proportion to both versions.
/// ```swift
/// let comparison = SceneComparison(document: "Card.xib", old: SceneSnapshot(before), new: SceneSnapshot(after))
/// for move in comparison.moved { print(move.view.heading, move.old, move.view.frame) }
/// ```
public struct SceneComparison: Hashable, Sendable {
  /// A view with another frame or another superview.
  public struct Move: Hashable, Sendable {
    /// The view, as the new version has it: name, superview, frame.
    public var view: SceneSnapshot.View
    /// Its frame in the old version, in its old superview's space, in points.
    public var old: CGRect
    /// The id of its old superview, where it changed.
    public var oldParent: String?
    /// The ids of the constraints that either frame follows from.
    var reasons: Set<String>
  }

  /// A constraint of which something changed: an item, an attribute, the relation, a number.
  public struct Change: Hashable, Sendable {
    /// Before, by the old version.
    public var old: SceneSnapshot.Constraint
    /// Now, by the new version.
    public var new: SceneSnapshot.Constraint

    /// "constant 8 -> 12, priority 1000 -> 999"; nil where it ties other things than before.
    var words: String? {
      guard old.demand.first == new.demand.first else { return nil }
      let names = ["", "relation", "multiplier", "constant", "priority"]
      return zip(names, zip(old.demand, new.demand)).filter { $0.1.0 != $0.1.1 }
        .map { "\($0) \($1.0) -> \($1.1)" }.joined(separator: ", ")
    }
  }

  /// The path or name that the documents go by, as it was given.
  public var document: String
  /// The old version; nil for a scene that came.
  public var old: SceneSnapshot?
  /// The new version; nil for a scene that went.
  public var new: SceneSnapshot?
  /// Views that moved, in the order of the new version.
  public var moved: [Move] = []
  /// Views whose ids only the new version has, in its order.
  public var added: [SceneSnapshot.View] = []
  /// Views whose ids only the old version has, in its order.
  public var removed: [SceneSnapshot.View] = []
  /// Constraints whose ids only the new version has, in its order.
  public var addedConstraints: [SceneSnapshot.Constraint] = []
  /// Constraints whose ids only the old version has, in its order.
  public var removedConstraints: [SceneSnapshot.Constraint] = []
  /// Constraints whose demand is another one; another name of an item is no change.
  public var changedConstraints: [Change] = []
  /// The findings of the new version alone.
  public var addedFindings: [Finding] = []
  /// The findings of the old version alone.
  public var removedFindings: [Finding] = []

  /// Whether both versions have the scene, and no frame, superview or demand differs.
  public var isEmpty: Bool {
    moved.isEmpty && added.isEmpty && removed.isEmpty && addedConstraints.isEmpty
      && removedConstraints.isEmpty
      && changedConstraints.isEmpty && addedFindings.isEmpty && removedFindings.isEmpty
      && old != nil && new != nil
  }

  /// Frames that are closer than this are the same: reports have three decimals.
  private static let tolerance = 0.0006

  /// Compares two versions of one scene, of which one may be missing. Linear in the size of both.
  public init(document: String, old: SceneSnapshot?, new: SceneSnapshot?) {
    self.document = document
    self.old = old
    self.new = new
    let before = Dictionary(firstOf: (old?.views ?? []).map { ($0.id, $0) })
    let after = Dictionary(firstOf: (new?.views ?? []).map { ($0.id, $0) })
    for view in new?.views ?? [] where after[view.id] == view {
      guard let known = before[view.id] else {
        added.append(view)
        continue
      }
      let hasMoved = !Self.isSame(known.frame, view.frame)
      let isElsewhere = known.parent != view.parent
      if hasMoved || isElsewhere {
        moved.append(
          Move(
            view: view, old: known.frame, oldParent: isElsewhere ? known.parent : nil,
            reasons: view.reasons.union(known.reasons)))
      }
    }
    removed = (old?.views ?? []).filter { after[$0.id] == nil }
    let demandsBefore = Dictionary(firstOf: (old?.constraints ?? []).map { ($0.id, $0) })
    let demandsAfter = Dictionary(firstOf: (new?.constraints ?? []).map { ($0.id, $0) })
    for constraint in new?.constraints ?? [] where demandsAfter[constraint.id] == constraint {
      guard let known = demandsBefore[constraint.id] else {
        addedConstraints.append(constraint)
        continue
      }
      if known.demand != constraint.demand { changedConstraints.append(Change(old: known, new: constraint)) }
    }
    removedConstraints = (old?.constraints ?? []).filter { demandsAfter[$0.id] == nil }
    let (wrongBefore, wrongAfter) = (old?.findings ?? [], new?.findings ?? [])
    let (idsBefore, idsAfter) = (Set(wrongBefore.map(\.id)), Set(wrongAfter.map(\.id)))
    addedFindings = wrongAfter.filter { !idsBefore.contains($0.id) }
    removedFindings = wrongBefore.filter { !idsAfter.contains($0.id) }
  }

  private static func isSame(_ first: CGRect, _ second: CGRect) -> Bool {
    [
      first.origin.x - second.origin.x, first.origin.y - second.origin.y,
      first.size.width - second.size.width,
      first.size.height - second.size.height,
    ].allSatisfy { abs($0) < tolerance }
  }

  /// The comparisons of all scenes of one document, for each scene those of its configurations: scenes of the new version
  /// in its order, then those that went. Layouts in which nothing changed are left out.
  public static func comparing(document: String, old: [SceneSnapshot], new: [SceneSnapshot])
    -> [[SceneComparison]]
  {
    func key(_ snapshot: SceneSnapshot) -> SceneKey {
      SceneKey(scene: snapshot.scene, configuration: snapshot.configuration)
    }
    let before = Dictionary(firstOf: old.map { (key($0), $0) })
    let known = Set(new.map(key))
    let pairs: [(SceneSnapshot?, SceneSnapshot?)] =
      new.map { (before[key($0)], $0) } + old.filter { !known.contains(key($0)) }.map { ($0, nil) }
    var scenes: [String: [SceneComparison]] = [:]
    var order: [String] = []
    for pair in pairs {
      let change = SceneComparison(document: document, old: pair.0, new: pair.1)
      guard !change.isEmpty, let scene = change.shown?.scene else { continue }
      if scenes.updateValue((scenes[scene] ?? []) + [change], forKey: scene) == nil { order.append(scene) }
    }
    return order.compactMap { scenes[$0] }
  }

  private struct SceneKey: Hashable {
    var scene: String
    var configuration: ReportConfiguration
  }
}
