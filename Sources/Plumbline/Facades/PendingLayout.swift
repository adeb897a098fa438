// Queries of document readers about a tree, without a diagnosis.

import Foundation

extension UIView {
  /// Whether something in the tree of this root changed since its last layout. Yes where no engine is at work.
  package var hasPendingLayout: Bool {
    guard let layoutContext else { return true }
    return isLayoutNeeded || isLayoutNeededBelow || isConstraintUpdateNeeded || isConstraintUpdateNeededBelow
      || layoutContext.hasPendingChanges
  }

  /// Whether required constraints of the tree excluded each other at its last layout.
  package var hasConflicts: Bool { layoutContext?.engine.hasConflicts ?? false }
}
