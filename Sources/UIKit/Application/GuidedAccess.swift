// Applications that the user cannot leave, and hearing devices. Nothing here restricts: the system has neither.

import Foundation
import Plumbline

/// What of the system an application may switch while the user cannot leave it, as bits.
public struct UIGuidedAccessAccessibilityFeature: OptionSet, Hashable, Sendable {
  /// Apple's numbers.
  public let rawValue: UInt
  /// Unknown bits are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The voice that reads.
  public static let voiceOver = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 0)
  /// The glass that enlarges.
  public static let zoom = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 1)
  /// The button that makes gestures.
  public static let assistiveTouch = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 2)
  /// Colours the other way round.
  public static let invertColors = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 3)
  /// Greys instead of colours.
  public static let grayscaleDisplay = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 4)
}

/// Restrictions that the application has while the user cannot leave it; never called here.
@preconcurrency @MainActor
public protocol UIGuidedAccessRestrictionDelegate: ObjectAnswering {
  /// Their names; nil for none.
  var guidedAccessRestrictionIdentifiers: [String]? { get }
  /// The user switched one.
  func guidedAccessRestriction(
    withIdentifier restrictionIdentifier: String,
    didChange newRestrictionState: UIAccessibility.GuidedAccessRestrictionState)
  /// What one is called.
  func textForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
  /// What it restricts; nil for nothing to say.
  func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
}

extension UIGuidedAccessRestrictionDelegate {
  /// Nil by default.
  public func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String? {
    nil
  }
}

extension UIAccessibility {
  /// Whether something is restricted. Raw values are Apple's.
  public enum GuidedAccessRestrictionState: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case allow, deny
  }
  /// Why a feature was not switched. Raw values are Apple's.
  public enum GuidedAccessError: Int, Error, CustomNSError, Sendable {
    /// The application may not.
    case permissionDenied
    /// For another reason.
    case failed
    /// Apple's name.
    public static let errorDomain = "UIGuidedAccessErrorDomain"
    /// The raw value; the largest number for `failed`.
    public var errorCode: Int { self == .failed ? .max : rawValue }
  }
  /// `.allow`: nothing is restricted.
  public static func guidedAccessRestrictionState(forIdentifier restrictionIdentifier: String)
    -> GuidedAccessRestrictionState
  { .allow }
  /// Refused at once with `permissionDenied`.
  public static func configureForGuidedAccess(
    features: UIGuidedAccessAccessibilityFeature, enabled: Bool,
    completionHandler completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, GuidedAccessError.permissionDenied) }

  /// At which ears hearing devices are, as bits.
  public struct HearingDeviceEar: OptionSet, Hashable, Sendable {
    /// Apple's numbers.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left one.
    public static let left = HearingDeviceEar(rawValue: 1 << 1)
    /// The right one.
    public static let right = HearingDeviceEar(rawValue: 1 << 2)
    /// Both of them.
    public static let both: HearingDeviceEar = [.left, .right]
  }
  /// None: there are no such devices.
  public static var hearingDevicePairedEar: HearingDeviceEar { [] }
  /// A device was connected; never posted here.
  public nonisolated static var hearingDevicePairedEarDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityHearingDevicePairedEarDidChangeNotification")
  }
  /// The voice that reads what is selected was switched; never posted here.
  public nonisolated static var speakSelectionStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  }
  /// In `elementFocusedNotification`: who moved.
  public nonisolated static var assistiveTechnologyUserInfoKey: String {
    "UIAccessibilityAssistiveTechnologyKey"
  }
}

extension UIAccessibility.Notification {
  /// A technology is to pause; its identifier is the argument.
  public static let pauseAssistiveTechnology = UIAccessibility.Notification(rawValue: 1018)
  /// A technology is to go on; its identifier is the argument.
  public static let resumeAssistiveTechnology = UIAccessibility.Notification(rawValue: 1019)
}
