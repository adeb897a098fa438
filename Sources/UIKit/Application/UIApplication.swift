// The application as a value that code asks while it lays out. There is no run loop and no screen; the windows that were
// shown are known, and not kept.

import Foundation
import Plumbline

/// What code asks the application for. Its answers are the main screen's and those of the windows that were shown.
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

  /// What the class answers by the name of a property: the application for `shared`, nil for every other name.
  ///
  /// Libraries ask so where extensions of apps may not say `UIApplication.shared`.
  public class func value(forKey key: String) -> Any? {
    ["shared", "sharedApplication"].contains(key) ? shared : nil
  }
  /// Whether the class answers to the name of a selector, as `value(forKey:)`.
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

  /// Keys of what comes with an address for this application.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The string that stands for it: Apple's, or one of the program's own.
    public let rawValue: String
    /// The key that a string stands for, whether Apple has it or not.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whatever the other application sent along; a property list.
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
  }

  /// Keys of how an address is opened by another application.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The string that stands for it: Apple's, or one of the program's own.
    public let rawValue: String
    /// The key that a string stands for, whether Apple has it or not.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Always in front.
  open dynamic var applicationState: State { .active }
  /// By the layout direction of the main screen's traits: `.leftToRight` unless they say otherwise.
  open dynamic var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// That of the main screen's traits.
  open dynamic var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  /// How the main screen is turned: portrait where it is higher than wide.
  open dynamic var statusBarOrientation: UIInterfaceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }
  /// In the main screen's coordinates, as high as its upper safe area; in points.
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
  /// The window that keys go to: the last that `makeKey()` was called of.
  open dynamic var keyWindow: UIWindow? { ShownWindows.ofThread.key }
  /// Who is told of the application's life. Not retained; the one that was started by `main()` stays.
  open weak var delegate: (any UIApplicationDelegate)?

  // MARK: Actions

  /// Has a target do an action, which the selector must hold; true where it has the method. For nil the target is the first
  /// that has it: of the key window's first responder and its next responders, else of the sender and its own, else of the
  /// application and its delegate.
  @discardableResult
  open dynamic func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
    -> Bool
  {
    guard let target = target ?? UIResponder.target(forUnaddressed: action, from: sender) else {
      return false
    }
    return action.call(on: target, with: [sender, event]) != nil
  }
  /// Hands an event to the windows that were touched; one without touches to the key window.
  open dynamic func sendEvent(_ event: UIEvent) {
    let touched = Set((event.allTouches ?? []).compactMap(\.window))
    for window in touched { window.sendEvent(event) }
    if touched.isEmpty { keyWindow?.sendEvent(event) }
  }
  /// The delegate, where it is a responder and no view or controller; nil for others.
  open dynamic override var next: UIResponder? {
    guard let responder = delegate as? UIResponder, !(responder is UIView), !(responder is UIViewController),
      responder !== self
    else { return nil }
    return responder
  }

  // MARK: What a device would do

  /// Whether an address can be opened: nothing here opens any.
  open dynamic func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens an address elsewhere: nothing here does, and the completion is told so.
  open dynamic func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) { completion?(false) }
  /// For `open(_:)`; leads nowhere here.
  public nonisolated class var openSettingsURLString: String { "app-settings:" }
}

extension RunLoop.Mode {
  /// In which a run loop turns while a finger scrolls; no finger does here.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
