// Changes of a document that may resolve a finding, tried one after the other.

import Foundation
import InterfaceBuilder
import LayoutReport
import LayoutScene
import Plumbline

/// A change of a document that may resolve a finding.
struct Repair: Sendable {
  /// The change in words: "set the priority of constraint abc-de-fgh to 999".
  var words: String
  /// Makes the change; false if the document cannot hold it.
  var apply: @Sendable (inout DocumentEditor) -> Bool

  /// The number of constraints of a conflict that are tried.
  static let memberLimit = 6

  /// The bytes of the document after the first change that resolves a finding and causes no other error or warning, and the
  /// change in words. A view that is moved inside its superview may be misplaced then; `update` writes its frame.
  @MainActor
  static func first(thatEnds finding: String, onScene id: String, of editor: DocumentEditor)
    -> (bytes: Data, words: String)?
  {
    guard let scene = editor.scenes().first(where: { $0.id == id }) else { return nil }
    let findings = SceneReport(scene).findings
    guard let wanted = findings.first(where: { $0.id == finding }) else { return nil }
    let before = Set(findings.filter { $0.level != .note }.map(\.id))
    for repair in all(for: wanted, in: scene) {
      var edited = editor
      guard repair.apply(&edited), !edited.isUnchanged else { continue }
      let bytes = edited.bytes
      guard let after = try? DocumentEditor(bytes: bytes, name: id),
        let scene = after.scenes().first(where: { $0.id == id })
      else { continue }
      let left = SceneReport(scene).findings
      let isGone = !left.contains { $0.id == finding }
      let new = left.filter { $0.level != .note && !before.contains($0.id) }
      guard isGone, new.allSatisfy({ $0.kind == .misplaced && wanted.kind == .outside }) else { continue }
      return (bytes, repair.words + (new.isEmpty ? "" : ". 'plumbline update' writes the frames that follow"))
    }
    return nil
  }

  /// The changes to try for a finding, in order.
  /// - Parameter scene: The scene, laid out.
  @MainActor
  static func all(for finding: Finding, in scene: Scene) -> [Repair] {
    switch finding.kind {
    case .conflict: fillings(for: finding, in: scene) + priorities(for: finding, in: scene)
    case .ambiguous: contentPriorities(for: finding, in: scene) + newConstraints(for: finding, in: scene)
    case .misplaced: frames(for: finding, in: scene)
    case .unresolved: removals(for: finding)
    case .outside: limits(for: finding, in: scene)
    default: []
    }
  }
}
