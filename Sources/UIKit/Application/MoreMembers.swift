// Members of applications, scenes, screens and controls that programs read and set and layout does not need. What is set is carried.

import Foundation
import Plumbline

extension UIApplication.LaunchOptionsKey {
  /// What the sender wants to be known.
  public static let annotation = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  /// Downloads that came.
  public static let newsstandDownloads = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
  /// An activity that is coming.
  public static let userActivityDictionary = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  /// The kind of an activity that is coming.
  public static let userActivityType = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
  /// Where a click came from.
  public static let eventAttribution = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
  /// Names of devices.
  public static let bluetoothCentrals = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
  /// Names of devices.
  public static let bluetoothPeripherals = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
  /// A share that was accepted.
  public static let cloudKitShareMetadata = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
}

extension UIApplication {
  /// The version of the program that saved its state.
  public nonisolated class var stateRestorationBundleVersionKey: String {
    "UIApplicationStateRestorationBundleVersionKey"
  }
  /// The kind of device on which the state was saved.
  public nonisolated class var stateRestorationUserInterfaceIdiomKey: String {
    "UIApplicationStateRestorationUserInterfaceIdiomKey"
  }
  /// When the state was saved.
  public nonisolated class var stateRestorationTimestampKey: String {
    "UIApplicationStateRestorationTimestampKey"
  }
  /// The system under which the state was saved.
  public nonisolated class var stateRestorationSystemVersionKey: String {
    "UIApplicationStateRestorationSystemVersionKey"
  }
  /// The orientation before, in notifications of the status bar.
  public nonisolated class var statusBarOrientationUserInfoKey: String {
    "UIApplicationStatusBarOrientationUserInfoKey"
  }
  /// The frame before or after, in notifications of the status bar.
  public nonisolated class var statusBarFrameUserInfoKey: String { "UIApplicationStatusBarFrameUserInfoKey" }
  /// What the delegate allows a window, or all but upside down.
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .allButUpsideDown
  }
  /// Without effect: nothing here restores.
  public class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) {}
}

/// Apple's name in Objective-C of `UIApplication.BackgroundRefreshStatus`.
public typealias UIBackgroundRefreshStatus = UIApplication.BackgroundRefreshStatus

/// How a screen can be set. One mode is here: the screen's own.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  /// In pixels.
  public let size: CGSize
  /// 1: pixels are square.
  open var pixelAspectRatio: CGFloat { 1 }
  init(size: CGSize) {
    self.size = size
    super.init()
  }
}
extension UIScreen {
  /// The one that it has.
  public var availableModes: [UIScreenMode] { [currentMode].compactMap { $0 } }
  /// In its pixels.
  public var currentMode: UIScreenMode? { carriedOnce(UIScreenMode(size: nativeBounds.size), "mode") }
  /// The one that it has.
  public var preferredMode: UIScreenMode? { currentMode }
}

/// When a scene is shown for an activity.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
  /// Whether it can be; always at first.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// Whether it would be better than others; never at first.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
  public override init() { super.init() }
}
/// Whether a pointer is kept in a scene.
@preconcurrency @MainActor
open class UIPointerLockState: NSObject {
  /// False: there is no pointer.
  open var isLocked: Bool { false }
}
extension UIScene {
  /// When it is shown for an activity; carried.
  public var activationConditions: UISceneActivationConditions {
    get { carriedOnce(UISceneActivationConditions()) }
    set { carry(newValue) }
  }
  /// Nil: there is no pointer.
  public var pointerLockState: UIPointerLockState? { nil }
}
extension UIWindowScene {
  /// Nil: nothing here has the focus.
  public var focusSystem: UIFocusSystem? { nil }
}
extension UISceneSession.Role {
  /// A window on another display. Apple's before iOS 16.
  public static let windowExternalDisplay = Self(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
}
extension UIWindow {
  /// Whether it follows the size of its content, on a Mac; no at first; carried.
  public var canResizeToFitContent: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}

extension UIControl.Event {
  /// Bits for programs of their own.
  public static let applicationReserved = Self(rawValue: 0x0F00_0000)
  /// Bits for the system.
  public static let systemReserved = Self(rawValue: 0xF000_0000)
}
extension UIControl.State {
  /// Bits for the system.
  public static let reserved = Self(rawValue: 0xFF00_0000)
}
extension UIDatePicker {
  /// The style that is seen: `preferredDatePickerStyle`, or the button where that leaves the choice.
  public var datePickerStyle: Style {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
}
/// Apple's name of `UIDatePicker.Style`.
public typealias UIDatePickerStyle = UIDatePicker.Style

extension UIButton {
  /// Brings the configuration up to date; given the button.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  /// Says what becomes of a pointer over the button.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
}
extension UITableViewCell {
  /// Brings the cell up to date; given the cell and its state.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
}
extension UICollectionViewCell {
  /// Brings the cell up to date; given the cell and its state.
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
}
extension UITableViewHeaderFooterView {
  /// Brings the view up to date; given the view and its state.
  public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) ->
    Void
}

extension UISegmentedControl {
  /// A text that is shown while one points at a segment; carried.
  public func setToolTip(_ toolTip: String?, forSegmentAt segment: Int) {
    carry(toolTip, "toolTip \(segment)")
  }
  /// What was set for the segment; nil otherwise; carried.
  public func toolTip(forSegmentAt segment: Int) -> String? { carried(or: nil, "toolTip \(segment)") }
}
extension UIStepper {
  /// What was set for the two states; nil otherwise; carried.
  public func dividerImage(
    forLeftSegmentState left: UIControl.State, rightSegmentState right: UIControl.State
  ) -> UIImage? { carried(or: nil, "divider \(left.rawValue) \(right.rawValue)") }
}
extension UINavigationBar {
  /// What was set for the metrics; 0 otherwise; carried.
  public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    carried(or: 0, "titleAdjustment\(barMetrics.rawValue)")
  }
}
extension UITabBarItem {
  /// How its badge is written in a state; carried.
  public func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { carry(textAttributes, "badge \(state.rawValue)") }
  /// What was set for the state; nil otherwise; carried.
  public func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    carried(or: nil, "badge \(state.rawValue)")
  }
}
extension UIBarAppearance {
  /// Of the device here: a phone.
  public var idiom: UIUserInterfaceIdiom { .phone }
}
extension UITabBarAppearance {
  /// How items are spread; carried.
  public var stackedItemPositioning: UITabBar.ItemPositioning {
    get { carried(or: .automatic) }
    set { carry(newValue) }
  }
}
extension UITabBarItemStateAppearance {
  /// Moves the badge's text; carried.
  public var badgeTitlePositionAdjustment: UIOffset {
    get { carried(or: .zero) }
    set { carry(newValue) }
  }
}
extension UIToolbar {
  /// In bars of 32 points while content is at its lower end; carried.
  public var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}
extension UIBarItem {
  /// Around the image of low bars; carried.
  public var landscapeImagePhoneInsets: UIEdgeInsets {
    get { carried(or: .zero) }
    set { carry(newValue) }
  }
}
extension UISearchBar {
  /// Shows the scope bar or not, at once, whether `animated` or not.
  public func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  /// Whether looking at it dictates; no at first; carried.
  public var isLookToDictateEnabled: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}

extension NSUserActivity {
  /// What the user may say for it; nil for nothing; carried.
  public var suggestedInvocationPhrase: String? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}
