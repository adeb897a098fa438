// What a window of AppKit asks before it looks for the size that its content needs.

import Foundation

extension UIView {
  /// Whether something in the tree of this root changed since its last layout. Yes where no engine is at work.
  package var hasPendingLayout: Bool {
    guard let layoutContext else { return true }
    return isLayoutNeeded || isLayoutNeededBelow || isConstraintUpdateNeeded || isConstraintUpdateNeededBelow
      || layoutContext.hasPendingChanges
  }
}
