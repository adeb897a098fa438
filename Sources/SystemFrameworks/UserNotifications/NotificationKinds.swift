// How notifications are shown and what is wrong with them; triggers of places; contents of messages.

import CoreLocation
import FoundationAdditions
import Plumbline

/// How a text is shown. Raw values are Apple's.
public enum UNAlertStyle: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case none, banner, alert
}

/// When the content of a notification is shown. Raw values are Apple's.
public enum UNShowPreviewsSetting: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case always, whenAuthenticated, never
}

/// The domain of the errors.
public let UNErrorDomain = "UNErrorDomain"

/// What is wrong with a notification.
public struct UNError: CustomNSError, Equatable, Sendable {
  /// The mistakes. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Apple's names with the raw values.
    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
    case attachmentUnrecognizedType, attachmentInvalidFileSize, attachmentNotInDataStore,
      attachmentMoveIntoDataStoreFailed, attachmentCorrupt
    case notificationInvalidNoDate = 1400
    case notificationInvalidNoContent
    case contentProvidingObjectNotAllowed = 1500
    case contentProvidingInvalid
    case badgeInputInvalid = 1600
  }
  /// The mistake.
  public let code: Code
  /// An error of a mistake.
  public init(_ code: Code) { self.code = code }
  /// The domain of these errors.
  public static var errorDomain: String { UNErrorDomain }
  /// The number of the mistake.
  public var errorCode: Int { code.rawValue }
}

extension UNError.Code {
  /// Whether an error has this mistake, in `catch` and `switch`.
  public static func ~= (match: UNError.Code, error: any Error) -> Bool { (error as? UNError)?.code == match }
}

/// When the device enters or leaves a region; never here.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The region.
  public let region: CLRegion
  /// When the device enters or leaves a region.
  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
  }
}

/// What an attachment's file is: a uniform type identifier.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// Whether an attachment has no picture: a number.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey =
  "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// Which part of an attachment its picture shows, of 1.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
  "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
/// Which moment of a film, or picture of several, its picture shows.
public let UNNotificationAttachmentOptionsThumbnailTimeKey =
  "UNNotificationAttachmentOptionsThumbnailTimeKey"

/// Changes the content of a notification: messages and calls of the system do.
public protocol UNNotificationContentProviding: NSObjectProtocol {}

extension UNNotificationContent {
  /// The content as a message or call has it. There is no system that would know: the content itself, unchanged.
  public func updating(from provider: any UNNotificationContentProviding) throws -> UNNotificationContent {
    copy() as? UNNotificationContent ?? self
  }
}

extension UNNotificationSound {
  /// One of a file, for calls.
  public class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }
  /// One of a file, heard in any case.
  public class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }
  /// One of a file, heard in any case, as loud as said, of 1.
  public class func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float
  ) -> UNNotificationSound { UNNotificationSound(named: name) }
  /// The usual one, heard in any case, as loud as said, of 1.
  public class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { .default }
}
