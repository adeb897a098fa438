// Window controllers, panels, and the delegate of windows.

import Foundation
import Plumbline

/// The delegate of a window.
@preconcurrency @MainActor
public protocol NSWindowDelegate: NSObjectProtocol {
  /// Whether `performClose(_:)` may close the window.
  func windowShouldClose(_ sender: NSWindow) -> Bool
  /// Called before the window is closed.
  func windowWillClose(_ notification: Notification)
  /// Never called here: nobody drags the edges.
  func windowDidResize(_ notification: Notification)
  /// Never called here.
  func windowDidBecomeKey(_ notification: Notification)
  /// Never called here.
  func windowDidResignKey(_ notification: Notification)
}

extension NSWindowDelegate {
  /// Yes.
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
  /// Does nothing.
  public func windowWillClose(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidResize(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidBecomeKey(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidResignKey(_ notification: Notification) {}
}

/// A window beside others; here a window.
@preconcurrency @MainActor
open class NSPanel: NSWindow {
}

/// A controller that retains a window.
@preconcurrency @MainActor
open class NSWindowController: NSResponder {
  /// A controller of a window; nil for one that a subclass makes.
  public init(window: NSWindow?) {
    super.init()
    self.window = window
    window?.windowController = self
  }
  /// Archives are not read: always nil.
  public required override init?(coder: NSCoder) { nil }
  /// The window; nil where none was given.
  open var window: NSWindow? { didSet { window?.windowController = self } }
  /// The controller of the window's content.
  open var contentViewController: NSViewController? {
    get { window?.contentViewController }
    set { window?.contentViewController = newValue }
  }
  /// Orders the window to the front.
  open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
  /// Closes the window.
  open func close() { window?.close() }
  /// For subclasses: never called, as no archives are read.
  open func windowDidLoad() {}
}
