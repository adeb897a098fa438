// Accessibility settings and notifications, and geometry of accessibility elements on the screen.

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
  /// Why a magnified screen goes somewhere. Raw values are Apple's.
  public enum ZoomType: Int, Sendable {
    /// Text is typed there.
    case insertionPoint
  }
  /// Without effect: no screen is magnified.
  public static func zoomFocusChanged(zoomType: ZoomType, toFrame frame: CGRect, in view: UIView) {}
  /// Without effect: no screen is magnified.
  public static func registerGestureConflictWithZoom() {}
  /// VoiceOver reads the screen: no.
  public nonisolated static var isVoiceOverRunning: Bool { false }
  /// The device is used by switches: no.
  public nonisolated static var isSwitchControlRunning: Bool { false }
  /// Animations should be left out: no.
  public nonisolated static var isReduceMotionEnabled: Bool { false }
  /// Blurs should be opaque: no.
  public nonisolated static var isReduceTransparencyEnabled: Bool { false }
  /// Texts should be bold: no. Fonts do not depend on it.
  public nonisolated static var isBoldTextEnabled: Bool { false }
  /// Colours should have more contrast: no.
  public nonisolated static var isDarkerSystemColorsEnabled: Bool { false }
  /// Colours are inverted: no.
  public nonisolated static var isInvertColorsEnabled: Bool { false }
  /// Colours are shown as greys: no.
  public nonisolated static var isGrayscaleEnabled: Bool { false }
  /// The device is kept to one application: no.
  public nonisolated static var isGuidedAccessEnabled: Bool { false }
  /// Buttons are underlined or have shapes: no.
  public nonisolated static var buttonShapesEnabled: Bool { false }
  /// Colours alone should say nothing: no.
  public nonisolated static var shouldDifferentiateWithoutColor: Bool { false }
  /// Transitions should fade: no.
  public nonisolated static var prefersCrossFadeTransitions: Bool { false }
  /// VoiceOver was switched on or off. Never here.
  public nonisolated static var voiceOverStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityVoiceOverStatusDidChangeNotification")
  }
  /// `isReduceMotionEnabled` changed. Never here.
  public nonisolated static var reduceMotionStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityReduceMotionStatusDidChangeNotification")
  }
  /// From the view's coordinates to those of its window, in points: windows lie at the screen's corner here.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.rectOnScreen(rect)
  }
  /// A view's path on the screen.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let origin = view.convert(CGPoint.zero, to: nil)
    guard let moved = path.copy() as? UIBezierPath else { return path }
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return moved
  }
}
