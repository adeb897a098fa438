// The application as a value that code asks while it lays out. There is no run loop and no screen: a host that has one
// keeps windows itself.

import Foundation
import Plumbline

/// What code asks the application for. One a process, without state of its own: its answers are the main screen's.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The application. Each call gives a new object without state, so that threads share nothing.
  public class var shared: UIApplication { UIApplication() }

  /// Whether an application is in front. Raw values are Apple's.
  public enum State: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case active, inactive, background
  }

  /// Reasons why an application was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The string that stands for it: Apple's, or one of the program's own.
    public let rawValue: String
    /// The key that a string stands for, whether Apple has it or not.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An address is to be opened.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// Another application opened it.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// A message came.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// A shortcut was chosen.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// How an address is to be opened by this application.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The string that stands for it: Apple's, or one of the program's own.
    public let rawValue: String
    /// The key that a string stands for, whether Apple has it or not.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Another application asked for it.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// Whatever the other application sent along.
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the document is to be changed in place.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// How an address is to be opened by another application.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The string that stands for it: Apple's, or one of the program's own.
    public let rawValue: String
    /// The key that a string stands for, whether Apple has it or not.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only as the link of an application.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Always in front.
  open var applicationState: State { .active }
  /// The direction in which the language of the main screen reads.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// The text size of the main screen.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  /// How the main screen is held: portrait where it is higher than wide.
  open var statusBarOrientation: UIInterfaceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }
  /// The rectangle of the status bar: the main screen's upper inset.
  open var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIScreen.main.safeAreaInsets.top)
  }
  /// Whether the status bar is hidden: where the main screen leaves it no room.
  open var isStatusBarHidden: Bool { UIScreen.main.safeAreaInsets.top == 0 }
  /// The status bar's text: as usual. Setting it is without effect: controllers say it.
  open var statusBarStyle: UIStatusBarStyle {
    get { .default }
    set {}
  }
  /// Says how the status bar's text is; without effect: controllers say it.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
  /// Says whether the status bar is hidden; without effect: controllers say it.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  /// One scene on the main screen, made anew for each call and without windows.
  open var connectedScenes: Set<UIScene> { [UIWindowScene(screen: .main)] }
  /// The sessions of the scenes: none is kept.
  open var openSessions: Set<UISceneSession> { [] }
  /// Whether there may be several scenes.
  open var supportsMultipleScenes: Bool { false }
  /// None: nothing keeps windows for a process.
  open var windows: [UIWindow] { [] }
  /// None.
  open var keyWindow: UIWindow? { nil }
  /// None: nothing keeps a delegate for a process. Setting it is without effect.
  open var delegate: (any UIApplicationDelegate)? {
    get { nil }
    set {}
  }

  // MARK: Actions

  /// Has a target do an action. Without a target nobody is found: no window is kept, and so no first responder.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard let target else { return false }
    return action.call(on: target, with: [sender, event]) != nil
  }
  /// Hands an event to the windows: none is kept.
  open func sendEvent(_ event: UIEvent) {}

  // MARK: What a device would do

  /// Whether an address can be opened: nothing here opens any.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens an address elsewhere: nothing here does, and the completion is told so.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) { completion?(false) }
  /// Opens an address elsewhere: nothing here does.
  @discardableResult
  open func openURL(_ url: URL) -> Bool { false }
  /// The address of the application's settings.
  public nonisolated class var openSettingsURLString: String { "app-settings:" }
  /// The address of the settings of notifications.
  public nonisolated class var openNotificationSettingsURLString: String { "app-settings:notifications" }
  /// Whether the screen stays on. Without effect: no screen goes off.
  open var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }
  /// Whether the status bar shows that something is loaded. Without effect.
  open var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set {}
  }
  /// The number on the application's icon. Without effect: no icon is shown.
  open var applicationIconBadgeNumber: Int {
    get { 0 }
    set {}
  }
  /// Shortcuts of the application's icon. Without effect: no icon is shown.
  open var shortcutItems: [UIApplicationShortcutItem]? {
    get { nil }
    set {}
  }
  /// Whether other icons can be chosen.
  open var supportsAlternateIcons: Bool { false }
  /// The other icon that was chosen.
  open var alternateIconName: String? { nil }
  /// Chooses another icon: none can be.
  open func setAlternateIconName(_ alternateIconName: String?, completionHandler: ((Error?) -> Void)? = nil) {
    completionHandler?(CocoaError(.featureUnsupported))
  }
  /// Asks for messages from outside. Without effect: none comes.
  open func registerForRemoteNotifications() {}
  /// Asks for no more messages from outside. Without effect.
  open func unregisterForRemoteNotifications() {}
  /// Whether messages from outside come.
  open var isRegisteredForRemoteNotifications: Bool { false }
  /// How often to be woken. Without effect.
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// As often as the system likes.
  public nonisolated class var backgroundFetchIntervalMinimum: TimeInterval { 0 }
  /// Never.
  public nonisolated class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }
  /// Asks for time in the background: there is nothing else.
  @discardableResult
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  /// Gives time in the background back.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Seconds that are left in the background.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Ignores touches. Without effect: nothing here touches.
  open func beginIgnoringInteractionEvents() {}
  /// Ignores touches no longer. Without effect.
  open func endIgnoringInteractionEvents() {}
  /// Listens to a remote control. Without effect.
  open func beginReceivingRemoteControlEvents() {}
  /// Listens to a remote control no longer. Without effect.
  open func endReceivingRemoteControlEvents() {}
  /// Whether protected files can be read.
  open var isProtectedDataAvailable: Bool { true }
  /// Opens a scene: there is none to open.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: Any?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
}

/// What is to be done in the background. Raw values are Apple's.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// A task of its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What a fetch in the background brought. Raw values are Apple's.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case newData, noData, failed
}

/// A shortcut of the application's icon. Carried: no icon is shown.
open class UIApplicationShortcutItem: NSObject {
  /// What kind of shortcut it is.
  public let type: String
  /// What it is called.
  public let localizedTitle: String
  /// What is said below.
  public let localizedSubtitle: String?
  /// Whatever the program likes to find with it.
  public let userInfo: [String: any NSSecureCoding]?

  /// A shortcut.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil, icon: Any? = nil,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.userInfo = userInfo
    super.init()
  }
}
