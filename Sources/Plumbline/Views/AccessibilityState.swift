// The rare properties of views for assistive technologies and the large content viewer, in boxes beside the view.

import Foundation

/// Accessibility beyond the label, value, hint and traits, which `ViewLook` has.
final class AccessibilityState: CarriedState {
  /// Nil for the view's frame on the screen.
  var accessibilityFrame: CGRect?
  /// Nil for the middle of the frame.
  var accessibilityActivationPoint: CGPoint?
  var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  var accessibilityIgnoresInvertColors = false
}
