// The focus of assistive technologies, which programs observe. No technology runs here, so it never moves.

import Foundation

extension UIAccessibility {
  /// Posted when an assistive technology moves its focus to another element. Never posted here.
  public nonisolated static var elementFocusedNotification: NSNotification.Name {
    .init("UIAccessibilityElementFocusedNotification")
  }
  /// The key of the element that got the focus, in that notification's `userInfo`.
  public nonisolated static var focusedElementUserInfoKey: String { "UIAccessibilityFocusedElementKey" }
}
