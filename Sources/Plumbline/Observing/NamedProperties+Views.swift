// The names of properties of views, windows and gestures, for key-value coding.

import Foundation

#if !canImport(Darwin)
  /// The properties of views, windows and gestures for a key.
  @MainActor func propertiesOfViews(named name: String) -> [NamedProperty] {
    switch name {
    case "accessibilityActivationPoint": [NamedProperty(\UIView.accessibilityActivationPoint)]
    case "accessibilityElement": [NamedProperty(\UIView.isAccessibilityElement)]
    case "accessibilityElements": [NamedProperty(\UIView.accessibilityElements)]
    case "accessibilityElementsHidden": [NamedProperty(\UIView.accessibilityElementsHidden)]
    case "accessibilityFrame": [NamedProperty(\UIView.accessibilityFrame)]
    case "accessibilityHint": [NamedProperty(\UIView.accessibilityHint)]
    case "accessibilityIdentifier": [NamedProperty(\UIView.accessibilityIdentifier)]
    case "accessibilityIgnoresInvertColors": [NamedProperty(\UIView.accessibilityIgnoresInvertColors)]
    case "accessibilityLabel": [NamedProperty(\UIView.accessibilityLabel)]
    case "accessibilityTraits": [NamedProperty(raw: \UIView.accessibilityTraits)]
    case "accessibilityValue": [NamedProperty(\UIView.accessibilityValue)]
    case "accessibilityViewIsModal": [NamedProperty(\UIView.accessibilityViewIsModal)]
    case "alignment": [NamedProperty(raw: \UIStackView.alignment)]
    case "alignmentRectInsets": [NamedProperty(reading: \UIView.alignmentRectInsets)]
    case "allowableMovement": [NamedProperty(\UILongPressGestureRecognizer.allowableMovement)]
    case "alpha": [NamedProperty(\UIView.alpha)]
    case "anchorPoint": [NamedProperty(\UIView.anchorPoint)]
    case "arrangedSubviews": [NamedProperty(reading: \UIStackView.arrangedSubviews)]
    case "autoresizesSubviews": [NamedProperty(\UIView.autoresizesSubviews)]
    case "autoresizingMask": [NamedProperty(raw: \UIView.autoresizingMask)]
    case "axis": [NamedProperty(raw: \UIStackView.axis)]
    case "backgroundColor": [NamedProperty(\UIView.backgroundColor)]
    case "baselineRelativeArrangement": [NamedProperty(\UIStackView.isBaselineRelativeArrangement)]
    case "bounds": [NamedProperty(\UIView.bounds)]
    case "cancelsTouchesInView": [NamedProperty(\UIGestureRecognizer.cancelsTouchesInView)]
    case "center": [NamedProperty(\UIView.center)]
    case "clipsToBounds": [NamedProperty(\UIView.clipsToBounds)]
    case "constraints": [NamedProperty(reading: \UIView.constraints)]
    case "contentMode": [NamedProperty(raw: \UIView.contentMode)]
    case "contentScaleFactor": [NamedProperty(\UIView.contentScaleFactor)]
    case "delaysTouchesBegan": [NamedProperty(\UIGestureRecognizer.delaysTouchesBegan)]
    case "delaysTouchesEnded": [NamedProperty(\UIGestureRecognizer.delaysTouchesEnded)]
    case "directionalLayoutMargins": [NamedProperty(\UIView.directionalLayoutMargins)]
    case "distribution": [NamedProperty(raw: \UIStackView.distribution)]
    case "enabled": [NamedProperty(\UIGestureRecognizer.isEnabled)]
    case "exclusiveTouch": [NamedProperty(\UIView.isExclusiveTouch)]
    case "frame": [NamedProperty(\UIView.frame)]
    case "gestureRecognizers": [NamedProperty(\UIView.gestureRecognizers)]
    case "hidden": [NamedProperty(\UIView.isHidden)]
    case "insetsLayoutMarginsFromSafeArea": [NamedProperty(\UIView.insetsLayoutMarginsFromSafeArea)]
    case "intrinsicContentSize": [NamedProperty(reading: \UIView.intrinsicContentSize)]
    case "layer": [NamedProperty(reading: \UIView.layer)]
    case "layoutMargins": [NamedProperty(\UIView.layoutMargins)]
    case "layoutMarginsGuide": [NamedProperty(reading: \UIView.layoutMarginsGuide)]
    case "layoutMarginsRelativeArrangement": [NamedProperty(\UIStackView.isLayoutMarginsRelativeArrangement)]
    case "mask": [NamedProperty(\UIView.mask)]
    case "multipleTouchEnabled": [NamedProperty(\UIView.isMultipleTouchEnabled)]
    case "minimumPressDuration": [NamedProperty(\UILongPressGestureRecognizer.minimumPressDuration)]
    case "name": [NamedProperty(\UIGestureRecognizer.name)]
    case "numberOfTapsRequired":
      [
        NamedProperty(\UITapGestureRecognizer.numberOfTapsRequired),
        NamedProperty(\UILongPressGestureRecognizer.numberOfTapsRequired),
      ]
    case "numberOfTouchesRequired":
      [
        NamedProperty(\UITapGestureRecognizer.numberOfTouchesRequired),
        NamedProperty(\UILongPressGestureRecognizer.numberOfTouchesRequired),
      ]
    case "opaque": [NamedProperty(\UIView.isOpaque)]
    case "overrideUserInterfaceStyle": [NamedProperty(raw: \UIView.overrideUserInterfaceStyle)]
    case "preservesSuperviewLayoutMargins": [NamedProperty(\UIView.preservesSuperviewLayoutMargins)]
    case "readableContentGuide": [NamedProperty(reading: \UIView.readableContentGuide)]
    case "restorationIdentifier": [NamedProperty(\UIView.restorationIdentifier)]
    case "rootViewController": [NamedProperty(\UIWindow.rootViewController)]
    case "safeAreaInsets": [NamedProperty(reading: \UIView.safeAreaInsets)]
    case "safeAreaLayoutGuide": [NamedProperty(reading: \UIView.safeAreaLayoutGuide)]
    case "screen": [NamedProperty(\UIWindow.screen)]
    case "semanticContentAttribute": [NamedProperty(raw: \UIView.semanticContentAttribute)]
    case "shouldGroupAccessibilityChildren": [NamedProperty(\UIView.shouldGroupAccessibilityChildren)]
    case "spacing": [NamedProperty(\UIStackView.spacing)]
    case "state": [NamedProperty(raw: \UIGestureRecognizer.state)]
    case "subviews": [NamedProperty(reading: \UIView.subviews)]
    case "superview": [NamedProperty(reading: \UIView.superview)]
    case "tag": [NamedProperty(\UIView.tag)]
    case "tintAdjustmentMode": [NamedProperty(raw: \UIView.tintAdjustmentMode)]
    case "tintColor": [NamedProperty(\UIView.tintColor)]
    case "traitCollection": [NamedProperty(reading: \UIView.traitCollection)]
    case "transform": [NamedProperty(\UIView.transform)]
    case "transform3D": [NamedProperty(\UIView.transform3D)]
    case "translatesAutoresizingMaskIntoConstraints":
      [NamedProperty(\UIView.translatesAutoresizingMaskIntoConstraints)]
    case "userInteractionEnabled": [NamedProperty(\UIView.isUserInteractionEnabled)]
    case "view": [NamedProperty(reading: \UIGestureRecognizer.view)]
    case "window": [NamedProperty(reading: \UIView.window)]
    case "windowLevel": [NamedProperty(raw: \UIWindow.windowLevel)]
    default: []
    }
  }
#endif
