// The application as a value that code asks while it lays out. There is no run loop and no screen; the windows that were
// shown are known, and not kept.

import Foundation
import Plumbline

/// The application object. Its answers are the main screen's and those of the windows that were shown.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The application: one object a thread, so that threads share nothing.
  public class var shared: UIApplication {
    let key = "Plumbline.application"
    if let known = Thread.current.threadDictionary[key] as? UIApplication { return known }
    let made = UIApplication()
    Thread.current.threadDictionary[key] = made
    ShownWindows.ofThread.application = made
    return made
  }

  /// Key-value coding of the class: the application for `shared`, nil for every other key.
  ///
  /// Libraries use it where extensions of apps may not say `UIApplication.shared`.
  public class func value(forKey key: String) -> Any? {
    ["shared", "sharedApplication"].contains(key) ? shared : nil
  }
  /// Whether the class responds to a selector, as `value(forKey:)`.
  public class func responds(to aSelector: Selector!) -> Bool { value(forKey: aSelector.description) != nil }
  /// The application, by the same names; nil for every other selector.
  public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    responds(to: aSelector) ? Unmanaged.passUnretained(shared) : nil
  }
  /// As `value(forKey:)`; properties of the application follow behind dots.
  public class func value(forKeyPath keyPath: String) -> Any? {
    let names = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = names.first.flatMap(value(forKey:)) as? UIApplication else { return nil }
    return names.count == 1 ? first : first.value(forKeyPath: names[1])
  }

  /// Retained from the application's start until its end, as `delegate` retains nothing.
  final var startedDelegate: (any UIApplicationDelegate)?
  final var startedWindow: UIWindow?

  /// Whether an application is in front. Raw values are Apple's.
  public enum State: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case active, inactive, background
  }

  /// Keys of `launchOptions`: why an application was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The string that stands for it: Apple's, or one of the program's own.
    public let rawValue: String
    /// The key that a string stands for, whether Apple has it or not.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `URL` that is to be opened.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// Keys of the options with which an address is opened in this application.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The string that stands for it: Apple's, or one of the program's own.
    public let rawValue: String
    /// The key that a string stands for, whether Apple has it or not.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A property list that the other application sent along.
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
  }

  /// Keys of the options with which an address is opened in another application.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The string that stands for it: Apple's, or one of the program's own.
    public let rawValue: String
    /// The key that a string stands for, whether Apple has it or not.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Always in front.
  open dynamic var applicationState: State { .active }
  /// The layout direction of the main screen's traits: `.leftToRight` unless they say otherwise.
  open dynamic var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// The content size category of the main screen's traits.
  open dynamic var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  /// The orientation of the main screen: portrait where it is higher than wide.
  open dynamic var statusBarOrientation: UIInterfaceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }
  /// The status bar's frame in the main screen's coordinates, as high as its upper safe area; in points.
  open dynamic var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIScreen.main.safeAreaInsets.top)
  }
  /// Whether the status bar is hidden: where the main screen leaves it no room. Setting it is without effect: controllers say
  /// it.
  open dynamic var isStatusBarHidden: Bool {
    get { UIScreen.main.safeAreaInsets.top == 0 }
    set {}
  }
  /// The status bar's text: as usual. Setting it is without effect: controllers say it.
  open dynamic var statusBarStyle: UIStatusBarStyle {
    get { .default }
    set {}
  }
  /// The scenes of the windows that were shown: the application's own, which windows without a scene are in, and those that
  /// hosts and tests made. The application's own also where no window was shown.
  open dynamic var connectedScenes: Set<UIScene> {
    let scenes = Set<UIScene>(windows.compactMap(\.windowScene))
    return scenes.isEmpty ? [ShownWindows.ofThread.scene] : scenes
  }
  /// The thread's windows that were shown, in that order, as long as somebody retains them.
  open dynamic var windows: [UIWindow] { ShownWindows.ofThread.windows }
  /// The key window: the last on which `makeKey()` was called.
  open dynamic var keyWindow: UIWindow? { ShownWindows.ofThread.key }
  /// The application delegate. Not retained; the one that `main()` started stays.
  open weak var delegate: (any UIApplicationDelegate)?

  // MARK: Actions

  /// Sends an action to a target; the selector must hold the method. True where the target has it. For nil the target
  /// is the first in a responder chain that has it: that of the key window's first responder, else that of the
  /// sender, else the application and its delegate.
  @discardableResult
  open dynamic func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
    -> Bool
  {
    guard let target = target ?? UIResponder.target(forUnaddressed: action, from: sender) else {
      return false
    }
    return action.call(on: target, with: [sender, event]) != nil
  }
  /// Dispatches an event to the windows that were touched; one without touches to the key window.
  open dynamic func sendEvent(_ event: UIEvent) {
    let touched = Set((event.allTouches ?? []).compactMap(\.window))
    for window in touched { window.sendEvent(event) }
    if touched.isEmpty { keyWindow?.sendEvent(event) }
  }
  /// The next responder: the delegate, where it is a responder and no view or controller; nil for others.
  open dynamic override var next: UIResponder? {
    guard let responder = delegate as? UIResponder, !(responder is UIView), !(responder is UIViewController),
      responder !== self
    else { return nil }
    return responder
  }

  // MARK: What a device would do

  /// Whether an address can be opened: nothing here opens any.
  open dynamic func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens an address in another application: nothing here does, and the completion is called with false.
  open dynamic func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) { completion?(false) }
  /// The address of the settings, for `open(_:)`; leads nowhere here.
  public nonisolated class var openSettingsURLString: String { "app-settings:" }
}

extension RunLoop.Mode {
  /// The run loop's mode while a finger scrolls, which none does here.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
