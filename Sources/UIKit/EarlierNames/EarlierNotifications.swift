// Names that UIKit's lesser notifications had before Swift 4.2.

import Foundation
import Plumbline

extension NSNotification.Name {
  /// The name of `UIWindow.didResignKeyNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIWindow.didResignKeyNotification")
  public static var UIWindowDidResignKey: NSNotification.Name { UIWindow.didResignKeyNotification }
  /// The name of `UIWindow.didBecomeVisibleNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIWindow.didBecomeVisibleNotification")
  public static var UIWindowDidBecomeVisible: NSNotification.Name { UIWindow.didBecomeVisibleNotification }
  /// The name of `UIWindow.didBecomeHiddenNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIWindow.didBecomeHiddenNotification")
  public static var UIWindowDidBecomeHidden: NSNotification.Name { UIWindow.didBecomeHiddenNotification }
  /// The name of `UIScreen.didConnectNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIScreen.didConnectNotification")
  public static var UIScreenDidConnect: NSNotification.Name { UIScreen.didConnectNotification }
  /// The name of `UIScreen.didDisconnectNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIScreen.didDisconnectNotification")
  public static var UIScreenDidDisconnect: NSNotification.Name { UIScreen.didDisconnectNotification }
  /// The name of `UIScreen.modeDidChangeNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIScreen.modeDidChangeNotification")
  public static var UIScreenModeDidChange: NSNotification.Name { UIScreen.modeDidChangeNotification }
  /// The name of `UIScreen.brightnessDidChangeNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIScreen.brightnessDidChangeNotification")
  public static var UIScreenBrightnessDidChange: NSNotification.Name {
    UIScreen.brightnessDidChangeNotification
  }
  /// The name of `UIScreen.capturedDidChangeNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIScreen.capturedDidChangeNotification")
  public static var UIScreenCapturedDidChange: NSNotification.Name { UIScreen.capturedDidChangeNotification }
  /// The name of `UIPasteboard.removedNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIPasteboard.removedNotification")
  public static var UIPasteboardRemoved: NSNotification.Name { UIPasteboard.removedNotification }
  /// The name of `UIMenuController.willShowMenuNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIMenuController.willShowMenuNotification")
  public static var UIMenuControllerWillShowMenu: NSNotification.Name {
    UIMenuController.willShowMenuNotification
  }
  /// The name of `UIMenuController.didShowMenuNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIMenuController.didShowMenuNotification")
  public static var UIMenuControllerDidShowMenu: NSNotification.Name {
    UIMenuController.didShowMenuNotification
  }
  /// The name of `UIMenuController.willHideMenuNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIMenuController.willHideMenuNotification")
  public static var UIMenuControllerWillHideMenu: NSNotification.Name {
    UIMenuController.willHideMenuNotification
  }
  /// The name of `UIMenuController.didHideMenuNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIMenuController.didHideMenuNotification")
  public static var UIMenuControllerDidHideMenu: NSNotification.Name {
    UIMenuController.didHideMenuNotification
  }
  /// The name of `UIMenuController.menuFrameDidChangeNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIMenuController.menuFrameDidChangeNotification")
  public static var UIMenuControllerMenuFrameDidChange: NSNotification.Name {
    UIMenuController.menuFrameDidChangeNotification
  }
  /// The name of `UIApplication.willChangeStatusBarOrientationNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIApplication.willChangeStatusBarOrientationNotification")
  public static var UIApplicationWillChangeStatusBarOrientation: NSNotification.Name {
    UIApplication.willChangeStatusBarOrientationNotification
  }
  /// The name of `UIApplication.didChangeStatusBarOrientationNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIApplication.didChangeStatusBarOrientationNotification")
  public static var UIApplicationDidChangeStatusBarOrientation: NSNotification.Name {
    UIApplication.didChangeStatusBarOrientationNotification
  }
  /// The name of `UIApplication.willChangeStatusBarFrameNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIApplication.willChangeStatusBarFrameNotification")
  public static var UIApplicationWillChangeStatusBarFrame: NSNotification.Name {
    UIApplication.willChangeStatusBarFrameNotification
  }
  /// The name of `UIApplication.didChangeStatusBarFrameNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIApplication.didChangeStatusBarFrameNotification")
  public static var UIApplicationDidChangeStatusBarFrame: NSNotification.Name {
    UIApplication.didChangeStatusBarFrameNotification
  }
  /// The name of `UIApplication.backgroundRefreshStatusDidChangeNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIApplication.backgroundRefreshStatusDidChangeNotification")
  public static var UIApplicationBackgroundRefreshStatusDidChange: NSNotification.Name {
    UIApplication.backgroundRefreshStatusDidChangeNotification
  }
  /// The name of `UIApplication.protectedDataDidBecomeAvailableNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIApplication.protectedDataDidBecomeAvailableNotification")
  public static var UIApplicationProtectedDataDidBecomeAvailable: NSNotification.Name {
    UIApplication.protectedDataDidBecomeAvailableNotification
  }
  /// The name of `UIApplication.protectedDataWillBecomeUnavailableNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIApplication.protectedDataWillBecomeUnavailableNotification")
  public static var UIApplicationProtectedDataWillBecomeUnavailable: NSNotification.Name {
    UIApplication.protectedDataWillBecomeUnavailableNotification
  }
  /// The name of `UITableView.selectionDidChangeNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UITableView.selectionDidChangeNotification")
  public static var UITableViewSelectionDidChange: NSNotification.Name {
    UITableView.selectionDidChangeNotification
  }
  /// The name of `UIViewController.showDetailTargetDidChangeNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIViewController.showDetailTargetDidChangeNotification")
  public static var UIViewControllerShowDetailTargetDidChange: NSNotification.Name {
    UIViewController.showDetailTargetDidChangeNotification
  }
  /// The name of `UIDocument.stateChangedNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIDocument.stateChangedNotification")
  public static var UIDocumentStateChanged: NSNotification.Name { UIDocument.stateChangedNotification }
  /// The name of `UIAccessibility.boldTextStatusDidChangeNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIAccessibility.boldTextStatusDidChangeNotification")
  public static var UIAccessibilityBoldTextStatusDidChange: NSNotification.Name {
    UIAccessibility.boldTextStatusDidChangeNotification
  }
  /// The name of `UIAccessibility.reduceMotionStatusDidChangeNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIAccessibility.reduceMotionStatusDidChangeNotification")
  public static var UIAccessibilityReduceMotionStatusDidChange: NSNotification.Name {
    UIAccessibility.reduceMotionStatusDidChangeNotification
  }
  /// The name of `UIAccessibility.reduceTransparencyStatusDidChangeNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIAccessibility.reduceTransparencyStatusDidChangeNotification")
  public static var UIAccessibilityReduceTransparencyStatusDidChange: NSNotification.Name {
    UIAccessibility.reduceTransparencyStatusDidChangeNotification
  }
  /// The name of `UIAccessibility.darkerSystemColorsStatusDidChangeNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIAccessibility.darkerSystemColorsStatusDidChangeNotification")
  public static var UIAccessibilityDarkerSystemColorsStatusDidChange: NSNotification.Name {
    UIAccessibility.darkerSystemColorsStatusDidChangeNotification
  }
  /// The name of `UIAccessibility.invertColorsStatusDidChangeNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIAccessibility.invertColorsStatusDidChangeNotification")
  public static var UIAccessibilityInvertColorsStatusDidChange: NSNotification.Name {
    UIAccessibility.invertColorsStatusDidChangeNotification
  }
  /// The name of `UIAccessibility.grayscaleStatusDidChangeNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIAccessibility.grayscaleStatusDidChangeNotification")
  public static var UIAccessibilityGrayscaleStatusDidChange: NSNotification.Name {
    UIAccessibility.grayscaleStatusDidChangeNotification
  }
  /// The name of `UIAccessibility.guidedAccessStatusDidChangeNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIAccessibility.guidedAccessStatusDidChangeNotification")
  public static var UIAccessibilityGuidedAccessStatusDidChange: NSNotification.Name {
    UIAccessibility.guidedAccessStatusDidChangeNotification
  }
  /// The name of `UIAccessibility.switchControlStatusDidChangeNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIAccessibility.switchControlStatusDidChangeNotification")
  public static var UIAccessibilitySwitchControlStatusDidChange: NSNotification.Name {
    UIAccessibility.switchControlStatusDidChangeNotification
  }
  /// The name of `UIAccessibility.speakScreenStatusDidChangeNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIAccessibility.speakScreenStatusDidChangeNotification")
  public static var UIAccessibilitySpeakScreenStatusDidChange: NSNotification.Name {
    UIAccessibility.speakScreenStatusDidChangeNotification
  }
  /// The name of `UIAccessibility.monoAudioStatusDidChangeNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIAccessibility.monoAudioStatusDidChangeNotification")
  public static var UIAccessibilityMonoAudioStatusDidChange: NSNotification.Name {
    UIAccessibility.monoAudioStatusDidChangeNotification
  }
  /// The name of `UIAccessibility.shakeToUndoDidChangeNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIAccessibility.shakeToUndoDidChangeNotification")
  public static var UIAccessibilityShakeToUndoDidChange: NSNotification.Name {
    UIAccessibility.shakeToUndoDidChangeNotification
  }
  /// The name of `UIAccessibility.announcementDidFinishNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIAccessibility.announcementDidFinishNotification")
  public static var UIAccessibilityAnnouncementDidFinish: NSNotification.Name {
    UIAccessibility.announcementDidFinishNotification
  }
  /// The name of `UIAccessibility.elementFocusedNotification` before Swift 4.2.
  @available(*, deprecated, renamed: "UIAccessibility.elementFocusedNotification")
  public static var UIAccessibilityElementFocused: NSNotification.Name {
    UIAccessibility.elementFocusedNotification
  }
}
