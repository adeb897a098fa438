// Changes of a document that may resolve a finding, in the order in which engineers would try them.

import Foundation
import InterfaceBuilder
import LayoutReport
import LayoutScene
import Plumbline

/// A change of a document that may resolve a finding. None writes a number of the canvas as a position: what it adds are
/// edges that meet, distances that the document has already, inequalities and priorities.
struct Repair: Sendable {
  /// The change in the imperative, without a full stop: "set the priority of constraint abc-de-fgh to 999".
  var words: String
  /// Makes the change; false if the document cannot hold it.
  var apply: @Sendable (inout DocumentEditor) -> Bool

  /// The changes to try for a finding, in order.
  /// - Parameter scene: The scene, laid out in a configuration in which it has the finding.
  @MainActor
  static func all(for finding: Finding, in scene: Scene) -> [Repair] {
    switch finding.kind {
    case .conflict:
      fillings(for: finding, in: scene) + duplicates(for: finding, in: scene)
        + hidings(for: finding, in: scene) + priorities(for: finding, in: scene)
        + spacings(for: finding, in: scene)
    case .ambiguous:
      // What a class or code knows, before what the document could say instead.
      contentPriorities(for: finding, in: scene) + arrangements(for: finding, in: scene)
        + placeholders(for: finding, in: scene) + equalities(for: finding, in: scene)
        + scrolledContents(for: finding, in: scene) + oppositeEdges(for: finding, in: scene)
        + alignments(for: finding, in: scene)
    case .misplaced: frames(for: finding, in: scene)
    case .unresolved: removals(for: finding)
    case .outside: limits(for: finding, in: scene)
    default: []
    }
  }
}
