// Background views of lists, cells and headers.

import Foundation

extension UIView {
  /// Replaces the background view by another one, or none, as large as this view, behind everything else.
  /// - Returns: Whether there is a new one.
  @discardableResult
  func replaceBackground(_ old: UIView?, with new: UIView?) -> Bool {
    guard old !== new else { return false }
    old?.removeFromSuperview()
    guard let new else { return false }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: 0)
    return true
  }
}
