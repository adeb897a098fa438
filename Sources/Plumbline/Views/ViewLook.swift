// Appearance that programs set on a view beside its layout, stored only for views on which some was set.

import Foundation

/// The appearance of a view and its accessibility properties.
final class ViewLook {
  var tag = 0
  var alpha: CGFloat = 1
  var isOpaque = true
  var clipsToBounds = false
  var isUserInteractionEnabled = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var contentMode = UIView.ContentMode.scaleToFill
  var contentScaleFactor: CGFloat?
  var mask: UIView?
  var layer: CALayer?
  var gestureRecognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
  var restorationIdentifier: String?

  var accessibilityIdentifier: String?
  var accessibilityLabel: String?
  var accessibilityHint: String?
  var accessibilityValue: String?
  var accessibilityTraits = UIAccessibilityTraits.none
  var isAccessibilityElement = false
  var accessibilityElementsHidden = false
  var accessibilityViewIsModal = false
  var shouldGroupAccessibilityChildren = false
  var accessibilityElements: [Any]?

  @MainActor init(of view: UIView) {
    clipsToBounds = type(of: view).clipsAtFirst
    isUserInteractionEnabled = type(of: view).takesTouchesAtFirst
  }

  /// At a root: the first responder.
  weak var firstResponder: UIView?
  /// Whether anything is associated with the view from outside (`objc_setAssociatedObject`).
  var hasAssociations = false
  /// The carried properties of the view's classes.
  var carriedStates = CarriedStates()
}

extension UIView {
  var look: ViewLook? { rare?.look }

  /// The look, made on first use.
  func makeLook() -> ViewLook {
    let rare = makeRare()
    if let look = rare.look { return look }
    let made = ViewLook(of: self)
    rare.look = made
    return made
  }
}
