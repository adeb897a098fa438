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
    /// The name.
    public let rawValue: String
    /// A key of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
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
  /// One scene on the main screen, made anew for each call and without windows.
  open var connectedScenes: Set<UIScene> { [UIWindowScene(screen: .main)] }
  /// None: nothing keeps windows for a process.
  open var windows: [UIWindow] { [] }
  /// None.
  open var keyWindow: UIWindow? { nil }
}

/// Is told of an application's life, by a host.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The application started.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// The application started; true by default.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

/// What code asks the device for: the main screen's answers.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device. Each call gives a new object without state.
  public class var current: UIDevice { UIDevice() }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.userInterfaceIdiom }
  /// The release whose controls programs get.
  open var systemVersion: String { "\(LayoutEnvironment.Generation.current.system).0" }
  /// The system's name.
  open var systemName: String { "iOS" }
  /// "iPhone", "iPad" and so on.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The name that the user gave the device: its model.
  open var name: String { model }
}
