// The base of views, windows and controllers, with the event methods of the responder chain.

import Foundation

/// A responder: the base class of views, windows and controllers. There are no events: programs call and override the
/// event methods, which go on to the next responder.
@preconcurrency @MainActor
open class NSResponder: NSObject {
  /// The next responder in the responder chain, to which events go on. Only programs set it. Not retained.
  open weak var nextResponder: NSResponder?
  /// A responder without a next one.
  public override init() { super.init() }
  /// Archives are not read: always nil.
  public init?(coder: NSCoder) { nil }

  /// False unless a subclass overrides it.
  open var acceptsFirstResponder: Bool { false }
  /// True unless a subclass overrides it.
  open func becomeFirstResponder() -> Bool { true }
  /// True unless a subclass overrides it.
  open func resignFirstResponder() -> Bool { true }
  /// Goes on to the next responder.
  open func mouseDown(with event: NSEvent) { nextResponder?.mouseDown(with: event) }
  /// Goes on to the next responder.
  open func mouseUp(with event: NSEvent) { nextResponder?.mouseUp(with: event) }
  /// Goes on to the next responder.
  open func mouseDragged(with event: NSEvent) { nextResponder?.mouseDragged(with: event) }
  /// Goes on to the next responder.
  open func mouseEntered(with event: NSEvent) { nextResponder?.mouseEntered(with: event) }
  /// Goes on to the next responder.
  open func mouseExited(with event: NSEvent) { nextResponder?.mouseExited(with: event) }
  /// Goes on to the next responder.
  open func rightMouseDown(with event: NSEvent) { nextResponder?.rightMouseDown(with: event) }
  /// Goes on to the next responder.
  open func scrollWheel(with event: NSEvent) { nextResponder?.scrollWheel(with: event) }
  /// Goes on to the next responder.
  open func keyDown(with event: NSEvent) { nextResponder?.keyDown(with: event) }
  /// Goes on to the next responder.
  open func keyUp(with event: NSEvent) { nextResponder?.keyUp(with: event) }
  /// Goes on to the next responder.
  open func flagsChanged(with event: NSEvent) { nextResponder?.flagsChanged(with: event) }
  /// The context menu; nil for none; carried.
  open var menu: NSMenu?
}

/// An event of the mouse or the keyboard. There are neither: programs make events to call their own code with.
@preconcurrency @MainActor
open class NSEvent: NSObject {
  /// Keys that are held. Raw values are Apple's.
  public struct ModifierFlags: OptionSet, Hashable, Sendable {
    /// The keys as bits.
    public let rawValue: UInt
    /// The keys whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Either key of that name.
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    /// Either key of that name.
    public static let control = ModifierFlags(rawValue: 1 << 18)
    /// Either key of that name.
    public static let option = ModifierFlags(rawValue: 1 << 19)
    /// Either key of that name.
    public static let command = ModifierFlags(rawValue: 1 << 20)
  }

  /// The location in the window, in points.
  open var locationInWindow: NSPoint { .zero }
  /// The window of the event.
  open var window: NSWindow? { nil }
  /// The keys that were held.
  open var modifierFlags: ModifierFlags { [] }
  /// The number of clicks in a row.
  open var clickCount: Int { 0 }
  /// The key code.
  open var keyCode: UInt16 { 0 }
  /// The characters of the key.
  open var characters: String? { nil }
  /// The characters of the key without modifier keys.
  open var charactersIgnoringModifiers: String? { nil }
}
