// Kinds of what calendars hold, with Apple's numbers.

import Foundation

/// What kind of place a source is. Raw values are Apple's.
public enum EKSourceType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case local, exchange, calDAV, mobileMe, subscribed, birthdays
}

/// What kind of calendar. Raw values are Apple's.
public enum EKCalendarType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case local, calDAV, exchange, subscription, birthday
}

/// What a calendar can hold. Raw values are Apple's.
public struct EKEntityMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Kinds of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Events.
  public static let event = EKEntityMask(rawValue: 1)
  /// Reminders.
  public static let reminder = EKEntityMask(rawValue: 2)
}

/// Whether one is reminded when one comes or when one goes. Raw values are Apple's.
public enum EKAlarmProximity: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case none, enter, leave
}

/// How sure an event is. Raw values are Apple's.
public enum EKEventStatus: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case none, confirmed, tentative, canceled
}

/// What somebody answered. Raw values are Apple's.
public enum EKParticipantStatus: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
}

/// Whether somebody has to be there. Raw values are Apple's.
public enum EKParticipantRole: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case unknown, required, optional, chair, nonParticipant
}

/// Who or what is there. Raw values are Apple's.
public enum EKParticipantType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case unknown, person, room, resource, group
}

/// How much a reminder counts. Raw values are Apple's.
public enum EKReminderPriority: UInt, Sendable {
  /// Apple's names with the raw values.
  case none = 0
  case high = 1
  case medium = 5
  case low = 9
}
