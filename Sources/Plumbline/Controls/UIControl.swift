// What Apple's interactive controls have in common, as far as layout and documents need it.

import Foundation

/// A view that a user operates.
open class UIControl: UIView {
  /// Where content lies between left and right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case center, left, right, fill, leading, trailing
  }
  /// Where content lies between top and bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case center, top, bottom, fill
  }

  /// Whether the control can be used; without effect on layout.
  open var isEnabled = true
  /// Whether the control is selected; without effect on layout.
  open var isSelected = false
  /// Where the content lies between left and right; without effect on the size.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where the content lies between top and bottom; without effect on the size.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
}
