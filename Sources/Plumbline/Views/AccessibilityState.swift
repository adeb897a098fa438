// What few views say to assistive technologies and to the large content viewer, in boxes beside the view.

import Foundation

/// Accessibility beyond the label, value, hint and traits, which `ViewLook` has.
final class AccessibilityState: CarriedState {
  var accessibilityContainerType = UIAccessibilityContainerType.none
  var accessibilityAttributedLabel: NSAttributedString?
  var accessibilityAttributedHint: NSAttributedString?
  var accessibilityAttributedValue: NSAttributedString?
  /// Nil for the view's frame on the screen.
  var accessibilityFrame: CGRect?
  /// Nil for the middle of the frame.
  var accessibilityActivationPoint: CGPoint?
  var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  var accessibilityLanguage: String?
  var accessibilityUserInputLabels: [String]! = []
  /// Nil for `isUserInteractionEnabled`.
  var accessibilityRespondsToUserInteraction: Bool?
  var accessibilityIgnoresInvertColors = false
}

/// What is shown large in the middle of the screen while a view in a bar is held at accessibility sizes of text.
final class LargeContentState: CarriedState {
  var largeContentTitle: String?
  var largeContentImage: UIImage?
  var showsLargeContentViewer = false
  var scalesLargeContentImage = false
  var largeContentImageInsets = UIEdgeInsets.zero
}
