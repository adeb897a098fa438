// Accessibility settings and notifications.

import Foundation
import Plumbline

/// Accessibility settings and the posting of notifications. No assistive technology is on: every answer is no.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// What assistive technologies are told of, by Apple's numbers.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// Apple's number.
    public let rawValue: UInt32
    /// Any number is taken.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Much of the screen is new; the argument is the element to go to.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen is new; the argument is the element to go to.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument is a text to be said.
    public static let announcement = Notification(rawValue: 1008)
    /// The argument is a text that says which page is shown.
    public static let pageScrolled = Notification(rawValue: 1009)
  }
  /// Without effect: nobody is told.
  public static func post(notification: Notification, argument: Any?) {}
  /// VoiceOver reads the screen: no.
  public nonisolated static var isVoiceOverRunning: Bool { false }
  /// Animations should be left out: no.
  public nonisolated static var isReduceMotionEnabled: Bool { false }
  /// Blurs should be opaque: no.
  public nonisolated static var isReduceTransparencyEnabled: Bool { false }
  /// VoiceOver was switched on or off. Never here.
  public nonisolated static var voiceOverStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityVoiceOverStatusDidChangeNotification")
  }
}
