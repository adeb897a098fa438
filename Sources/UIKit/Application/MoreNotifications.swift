// Names of notifications and settings of the application, screens and technologies that assist. None is posted here.

import Foundation
import Plumbline

extension UIApplication {
  /// The screen was turned; never posted here.
  public nonisolated class var didChangeStatusBarOrientationNotification: NSNotification.Name {
    .init("UIApplicationDidChangeStatusBarOrientationNotification")
  }
  /// The status bar is about to be higher or lower; never posted here.
  public nonisolated class var willChangeStatusBarFrameNotification: NSNotification.Name {
    .init("UIApplicationWillChangeStatusBarFrameNotification")
  }
  /// The status bar became higher or lower; never posted here.
  public nonisolated class var didChangeStatusBarFrameNotification: NSNotification.Name {
    .init("UIApplicationDidChangeStatusBarFrameNotification")
  }
  /// Whether the application may work in the background changed; never posted here.
  public nonisolated class var backgroundRefreshStatusDidChangeNotification: NSNotification.Name {
    .init("UIApplicationBackgroundRefreshStatusDidChangeNotification")
  }
  /// The device was unlocked; never posted here.
  public nonisolated class var protectedDataDidBecomeAvailableNotification: NSNotification.Name {
    .init("UIApplicationProtectedDataDidBecomeAvailable")
  }
  /// The device is about to be locked; never posted here.
  public nonisolated class var protectedDataWillBecomeUnavailableNotification: NSNotification.Name {
    .init("UIApplicationProtectedDataWillBecomeUnavailable")
  }
  /// The page of the settings on which one chooses applications for links.
  public nonisolated class var openDefaultApplicationsSettingsURLString: String {
    "app-settings:default-applications"
  }
  /// Whether an application may work in the background. Raw values are Apple's.
  public enum BackgroundRefreshStatus: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case restricted, denied, available
  }
  /// `.restricted`: nothing here starts an application.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }
  /// False: events are what tests make, and none is held back.
  public var isIgnoringInteractionEvents: Bool { false }
  /// How long the status bar takes to turn: Apple's 0.3 seconds.
  public var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
  /// Without effect: nothing is restored here.
  public func extendStateRestoration() {}
  /// Without effect: nothing is restored here.
  public func completeStateRestoration() {}
  /// Without effect: no picture of the application is taken.
  public func ignoreSnapshotOnNextApplicationLaunch() {}
}

extension UIApplication {
  /// Whether shaking undoes; yes at first; carried: nothing shakes.
  public var applicationSupportsShakeToEdit: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
}

extension UIScreen {
  /// The screen became brighter or darker; never posted here.
  public nonisolated class var brightnessDidChangeNotification: NSNotification.Name {
    .init("UIScreenBrightnessDidChangeNotification")
  }
  /// A screen was connected; never posted here.
  public nonisolated class var didConnectNotification: NSNotification.Name {
    .init("UIScreenDidConnectNotification")
  }
  /// A screen was taken away; never posted here.
  public nonisolated class var didDisconnectNotification: NSNotification.Name {
    .init("UIScreenDidDisconnectNotification")
  }
  /// A screen got another resolution; never posted here.
  public nonisolated class var modeDidChangeNotification: NSNotification.Name {
    .init("UIScreenModeDidChangeNotification")
  }
  /// The screen began or ended being recorded; never posted here.
  public nonisolated class var capturedDidChangeNotification: NSNotification.Name {
    .init("UIScreenCapturedDidChangeNotification")
  }
  /// What is left of the screen without the status bar, as Apple's answered before iOS 9.
  public var applicationFrame: CGRect {
    let top = safeAreaInsets.top
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }
  /// 1: nothing is brighter than white.
  public var potentialEDRHeadroom: CGFloat { 1 }
  /// 1: nothing is brighter than white.
  public var currentEDRHeadroom: CGFloat { 1 }
  /// Seconds from drawing to seeing; not measured.
  public var calibratedLatency: CFTimeInterval { 0 }
  /// No view here has the focus of a remote.
  public var focusedView: UIView? { nil }
  /// An empty view of the screen's size. Apple's has a picture of it.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }
}

extension UIScreen {
  /// Whether the screen is made darker by drawing; no at first; carried.
  public var wantsSoftwareDimming: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}

extension UIAccessibility {
  /// False: nothing assists here.
  public nonisolated static var isAssistiveTouchRunning: Bool { false }
  /// False: nothing sounds here.
  public nonisolated static var isMonoAudioEnabled: Bool { false }
  /// False: nothing is played here.
  public nonisolated static var isClosedCaptioningEnabled: Bool { false }
  /// False: nothing is read aloud here.
  public nonisolated static var isSpeakScreenEnabled: Bool { false }
  /// False: nothing is read aloud here.
  public nonisolated static var isSpeakSelectionEnabled: Bool { false }
  /// True: what devices are delivered with.
  public nonisolated static var isShakeToUndoEnabled: Bool { true }
  /// True: what devices are delivered with.
  public nonisolated static var isVideoAutoplayEnabled: Bool { true }
  /// False: what devices are delivered with.
  public nonisolated static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// The element that a technology reads; none.
  public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?)
    -> Any?
  {
    nil
  }
  /// Asks that the device show nothing but the application: denied, as for one that nobody manages.
  public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// Which technology assists.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The string that stands for it: Apple's.
    public let rawValue: String
    /// The technology that a string stands for.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Reads the screen aloud.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Uses switches for touches.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }
  /// In an announcement's notification: what was said.
  public nonisolated static var announcementStringValueUserInfoKey: String {
    "UIAccessibilityAnnouncementKeyStringValue"
  }
  /// In an announcement's notification: whether it was said to the end.
  public nonisolated static var announcementWasSuccessfulUserInfoKey: String {
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  }
  /// Bold text was turned on or off; never posted here.
  public nonisolated static var boldTextStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityBoldTextStatusDidChangeNotification")
  }
  /// Transparency was turned on or off; never posted here.
  public nonisolated static var reduceTransparencyStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  }
  /// Darker colours were turned on or off; never posted here.
  public nonisolated static var darkerSystemColorsStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  }
  /// An announcement was said; never posted here.
  public nonisolated static var announcementDidFinishNotification: NSNotification.Name {
    .init("UIAccessibilityAnnouncementDidFinishNotification")
  }
  /// Switches were turned on or off; never posted here.
  public nonisolated static var switchControlStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilitySwitchControlStatusDidChangeNotification")
  }
  /// Inverted colours were turned on or off; never posted here.
  public nonisolated static var invertColorsStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityInvertColorsStatusDidChangeNotification")
  }
  /// Guided access began or ended; never posted here.
  public nonisolated static var guidedAccessStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityGuidedAccessStatusDidChangeNotification")
  }
  /// Grey colours were turned on or off; never posted here.
  public nonisolated static var grayscaleStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityGrayscaleStatusDidChangeNotification")
  }
  /// Sound of one channel was turned on or off; never posted here.
  public nonisolated static var monoAudioStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityMonoAudioStatusDidChangeNotification")
  }
  /// Subtitles were turned on or off; never posted here.
  public nonisolated static var closedCaptioningStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  }
  /// Shaking to undo was turned on or off; never posted here.
  public nonisolated static var shakeToUndoDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityShakeToUndoDidChangeNotification")
  }
  /// Help with touches was turned on or off; never posted here.
  public nonisolated static var assistiveTouchStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  }
  /// Reading the screen was turned on or off; never posted here.
  public nonisolated static var speakScreenStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilitySpeakScreenStatusDidChangeNotification")
  }
  /// Shapes of buttons were turned on or off; never posted here.
  public nonisolated static var buttonShapesEnabledStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  }
  /// Fading in place of moving was turned on or off; never posted here.
  public nonisolated static var prefersCrossFadeTransitionsStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  }
  /// Films that play by themselves were turned on or off; never posted here.
  public nonisolated static var videoAutoplayStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  }
  /// Shapes beside colours were turned on or off; never posted here.
  public nonisolated static var differentiateWithoutColorDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityDifferentiateWithoutColorDidChangeNotification")
  }
  /// Marks on switches were turned on or off; never posted here.
  public nonisolated static var onOffSwitchLabelsDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  }
}

extension UITextInputMode {
  /// The keyboard's language changed; never posted here.
  public nonisolated class var currentInputModeDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextInputCurrentInputModeDidChangeNotification")
  }
}

extension UIScene {
  /// What protects the scene changed; never posted here.
  public nonisolated class var systemProtectionDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UISceneSystemProtectionDidChangeNotification")
  }
}

extension UIPointerLockState {
  /// The pointer was locked or freed; never posted here.
  public nonisolated class var didChangeNotification: NSNotification.Name {
    NSNotification.Name("UIPointerLockStateDidChangeNotification")
  }
}

extension UIScreen {
  /// The reference mode of a display changed; never posted here.
  public class var referenceDisplayModeStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIScreenReferenceDisplayModeStatusDidChangeNotification")
  }
}
