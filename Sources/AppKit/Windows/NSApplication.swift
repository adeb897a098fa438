// The application object: there is no run loop, so that it only starts.

import Foundation
import Plumbline

/// The running program.
@preconcurrency @MainActor
open class NSApplication: NSResponder {
  /// Whether the program is in the Dock. Raw values are Apple's.
  public enum ActivationPolicy: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case regular, accessory, prohibited
  }
  /// The one object.
  public static let shared = NSApplication()

  /// The delegate, told that the program has started. Not retained.
  open weak var delegate: NSApplicationDelegate?
  private var policy = ActivationPolicy.regular
  /// Without effect: nothing else is in front.
  open func activate(ignoringOtherApps flag: Bool) {}
  /// Without effect: nothing else is in front.
  open func activate() {}
  /// Tells the delegate that the program starts and has started, and returns: there are no events to wait for.
  open func run() {
    let notification = { (name: String) in Notification(name: Notification.Name(name), object: self) }
    delegate?.applicationWillFinishLaunching(notification("NSApplicationWillFinishLaunchingNotification"))
    delegate?.applicationDidFinishLaunching(notification("NSApplicationDidFinishLaunchingNotification"))
  }
  /// Tells the delegate that the program ends, and returns.
  open func terminate(_ sender: Any?) {
    delegate?.applicationWillTerminate(
      Notification(name: Notification.Name("NSApplicationWillTerminateNotification"), object: self))
  }
}

/// The running program, under its short name.
@preconcurrency @MainActor public var NSApp: NSApplication! { NSApplication.shared }

/// The delegate of the application, told of its start and end.
@preconcurrency @MainActor
public protocol NSApplicationDelegate: NSObjectProtocol {
  /// Called when the program starts.
  func applicationWillFinishLaunching(_ notification: Notification)
  /// Called when the program has started.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// Called when the program ends.
  func applicationWillTerminate(_ notification: Notification)
  /// Never asked here.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
}

extension NSApplicationDelegate {
  /// Does nothing.
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  /// Does nothing.
  public func applicationWillTerminate(_ notification: Notification) {}
  /// No.
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
}
