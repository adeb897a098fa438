// Accessibility settings, notifications, and the accessibility properties of every object.

import Foundation
import Plumbline

/// Accessibility settings and the posting of notifications. No assistive technology is on: every answer is no.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// A notification to assistive technologies, with Apple's raw values.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// Apple's number.
    public let rawValue: UInt32
    /// Any number is taken.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The screen changed; the argument is the element to focus.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen changed; the argument is the element to focus.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument is a text to be read aloud.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled to; the argument is a text that tells which one is shown.
    public static let pageScrolled = Notification(rawValue: 1009)
  }
  /// Without effect: there are no observers.
  public static func post(notification: Notification, argument: Any?) {}
  /// Whether VoiceOver is running: false.
  public nonisolated static var isVoiceOverRunning: Bool { false }
  /// Whether motion is to be reduced: false.
  public nonisolated static var isReduceMotionEnabled: Bool { false }
  /// Whether transparency is to be reduced: false.
  public nonisolated static var isReduceTransparencyEnabled: Bool { false }
  /// Posted when VoiceOver is switched on or off; never here.
  public nonisolated static var voiceOverStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityVoiceOverStatusDidChangeNotification")
  }
  /// Posted when an assistive technology moves its focus to another element. Never posted here.
  public nonisolated static var elementFocusedNotification: NSNotification.Name {
    .init("UIAccessibilityElementFocusedNotification")
  }
  /// The key of the element that got the focus, in that notification's `userInfo`.
  public nonisolated static var focusedElementUserInfoKey: String { "UIAccessibilityFocusedElementKey" }
}

/// An object with accessibility properties: every one, as by Apple's category of `NSObject`. It is a protocol since
/// members of a class's extension could not be overridden here: those of views and of bars' items replace them.
public protocol AccessibleObject: NSObject {}
extension NSObject: AccessibleObject {}

private final class AccessibilityCarriedState: CarriedState {
  var isElement = false
  var identifier, label, hint: String?
}

extension AccessibleObject {
  private typealias Kept<Value> = ReferenceWritableKeyPath<AccessibilityCarriedState, Value>
  @MainActor
  private subscript<Value>(own: ReferenceWritableKeyPath<UIView, Value>, kept: Kept<Value>) -> Value {
    get { (self as? UIView)?[keyPath: own] ?? associated(AccessibilityCarriedState.self)[keyPath: kept] }
    set {
      if let view = self as? UIView { return view[keyPath: own] = newValue }
      makeAssociated(AccessibilityCarriedState.self)[keyPath: kept] = newValue
    }
  }

  /// Whether the object is an accessibility element; false by default.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { self[\.isAccessibilityElement, \.isElement] }
    set { self[\.isAccessibilityElement, \.isElement] = newValue }
  }
  /// The identifier by which tests find the object.
  @preconcurrency @MainActor public var accessibilityIdentifier: String? {
    get { self[\.accessibilityIdentifier, \.identifier] }
    set { self[\.accessibilityIdentifier, \.identifier] = newValue }
  }
  /// The text that is read aloud.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { self[\.accessibilityLabel, \.label] }
    set { self[\.accessibilityLabel, \.label] = newValue }
  }
  /// The purpose of the object, read aloud after its label.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { self[\.accessibilityHint, \.hint] }
    set { self[\.accessibilityHint, \.hint] = newValue }
  }
}
