// Dates and reminders: a store that may not be seen, and events that a program makes itself.

import CoreLocation
import MapKit
import Plumbline
import UIKit

/// What a store holds. Raw values are Apple's.
public enum EKEntityType: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case event, reminder
}

/// Whether a store may be seen. Raw values are Apple's.
public enum EKAuthorizationStatus: Int, Sendable {
  /// Apple's names with the raw values.
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case fullAccess = 3
  case writeOnly = 4
  /// The name of `fullAccess` before.
  public static let authorized = EKAuthorizationStatus.fullAccess
}

/// Which events of a row are changed. Raw values are Apple's.
public enum EKSpan: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case thisEvent, futureEvents
}

/// How often something comes again. Raw values are Apple's.
public enum EKRecurrenceFrequency: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case daily, weekly, monthly, yearly
}

/// A day of the week. Raw values are Apple's.
public enum EKWeekday: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case sunday = 1
  case monday, tuesday, wednesday, thursday, friday, saturday
}

/// A day on which something comes again.
open class EKRecurrenceDayOfWeek: NSObject, @unchecked Sendable {
  /// The day.
  public let dayOfTheWeek: EKWeekday
  /// Which of them; 0 is every one.
  public let weekNumber: Int
  /// Every one of a day.
  public init(_ dayOfTheWeek: EKWeekday, weekNumber: Int = 0) {
    (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber)
  }
}

/// When something comes no more.
open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
  /// After that day.
  public let endDate: Date?
  /// After so many times.
  public let occurrenceCount: Int
  /// After a day.
  public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
  /// After so many times.
  public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}

/// How something comes again.
open class EKRecurrenceRule: NSObject, @unchecked Sendable {
  /// By days, weeks, months or years.
  public let frequency: EKRecurrenceFrequency
  /// By how many of them.
  public let interval: Int
  /// On which days.
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  /// When it comes no more.
  open var recurrenceEnd: EKRecurrenceEnd?
  /// By a number of days, weeks, months or years.
  public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    self.init(
      recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil, monthsOfTheYear: nil,
      weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
  }
  /// On which days of months; -1 is the last.
  public let daysOfTheMonth: [NSNumber]?
  /// In which months.
  public let monthsOfTheYear: [NSNumber]?
  /// In which weeks.
  public let weeksOfTheYear: [NSNumber]?
  /// On which days of years.
  public let daysOfTheYear: [NSNumber]?
  /// Which of all these; -1 is the last.
  public let setPositions: [NSNumber]?
  /// On which day weeks begin; 0 for the user's.
  open var firstDayOfTheWeek: Int { 0 }
  /// Which calendar counts.
  open var calendarIdentifier: String { "gregorian" }
  /// On certain days.
  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
    daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?,
    weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
  ) {
    (frequency, self.interval, daysOfTheWeek, recurrenceEnd) = (type, interval, days, end)
    (daysOfTheMonth, monthsOfTheYear, self.weeksOfTheYear) = (monthDays, months, weeksOfTheYear)
    (self.daysOfTheYear, self.setPositions) = (daysOfTheYear, setPositions)
  }
}

/// Reminds of something; never here.
open class EKAlarm: NSObject, @unchecked Sendable {
  /// At a time.
  open var absoluteDate: Date?
  /// Seconds after the beginning.
  open var relativeOffset: TimeInterval = 0
  /// At a place; nil for a time.
  open var structuredLocation: EKStructuredLocation?
  /// Whether when one comes or when one goes.
  open var proximity = EKAlarmProximity.none
  /// At a time.
  public convenience init(absoluteDate date: Date) {
    self.init()
    absoluteDate = date
  }
  /// Seconds after the beginning.
  public convenience init(relativeOffset offset: TimeInterval) {
    self.init()
    relativeOffset = offset
  }
}

/// Where a store comes from.
open class EKSource: NSObject, @unchecked Sendable {
  /// Its name in the store.
  public let sourceIdentifier = UUID().uuidString
  /// What kind of place it is.
  open var sourceType: EKSourceType { .local }
  /// Its calendars: none.
  open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
  /// What it is called.
  open var title: String { "" }
}

/// A calendar of a store.
open class EKCalendar: NSObject, @unchecked Sendable {
  /// What kind of calendar.
  open var type: EKCalendarType { .local }
  /// Whether somebody else writes it.
  open var isSubscribed: Bool { false }
  /// Whether its name and its colour stay.
  open var isImmutable: Bool { false }
  /// What it can hold.
  open var allowedEntityTypes: EKEntityMask { allowed }
  private var allowed: EKEntityMask = []
  /// Its name in the store.
  public let calendarIdentifier = UUID().uuidString
  /// What it is called.
  open var title = ""
  /// Its colour; carried.
  open var cgColor: CGColor!
  /// Where it comes from.
  open var source: EKSource!
  /// Whether it can be changed.
  open var allowsContentModifications: Bool { true }
  /// A new calendar.
  public init(for entityType: EKEntityType, eventStore: EKEventStore) {
    allowed = entityType == .event ? .event : .reminder
  }
}

/// Something in a calendar.
open class EKCalendarItem: NSObject, @unchecked Sendable {
  /// Its name in the store.
  public let calendarItemIdentifier = UUID().uuidString
  /// The calendar.
  open var calendar: EKCalendar!
  /// What it is called.
  open var title: String!
  /// Where it is.
  open var location: String?
  /// Whatever else.
  open var notes: String?
  /// A page.
  open var url: URL?
  /// The time zone of its times.
  open var timeZone: TimeZone?
  /// What reminds of it.
  open var alarms: [EKAlarm]?
  /// How it comes again.
  open var recurrenceRules: [EKRecurrenceRule]?
  /// Whether something reminds of it.
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  /// Whether it comes again.
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  /// Reminds of it.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  /// Reminds of it no longer.
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  /// Has it come again.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
  /// Has it come again no longer.
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
}

/// How one is during an event. Raw values are Apple's.
public enum EKEventAvailability: Int, Sendable {
  /// Apple's names with the raw values.
  case notSupported = -1
  case busy = 0
  case free = 1
  case tentative = 2
  case unavailable = 3
}

/// Something with a beginning and an end.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  /// Its name in the store; empty, as it is in none.
  open var eventIdentifier: String! { "" }
  /// Whether it takes whole days.
  open var isAllDay = false
  /// The beginning.
  open var startDate: Date!
  /// The end.
  open var endDate: Date!
  /// How one is during it.
  open var availability = EKEventAvailability.busy
  /// An event that is not saved yet.
  public init(eventStore: EKEventStore) {}
  /// Which of two begins first.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult { startDate.compare(other.startDate) }
}

/// Something to be done.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  /// From when on.
  open var startDateComponents: DateComponents?
  /// Until when.
  open var dueDateComponents: DateComponents?
  /// Whether it is done. Doing it keeps the time.
  open var isCompleted: Bool {
    get { completionDate != nil }
    set { completionDate = newValue ? completionDate ?? Date() : nil }
  }
  /// When it was done.
  open var completionDate: Date?
  /// How much it matters; 1 is most, 0 is not said.
  open var priority = 0
  /// A reminder that is not saved yet.
  public init(eventStore: EKEventStore) {}
}

/// Why a store cannot be had.
public struct EKError: Error, Equatable, CustomNSError, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Apple's names with the raw values.
    case eventNotMutable = 0
    case noCalendar = 1
    case noStartDate = 2
    case noEndDate = 3
    case datesInverted = 4
    case internalFailure = 5
    case eventStoreNotAuthorized = 29
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { "EKErrorDomain" }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
  /// The user did not allow it.
  public static let eventStoreNotAuthorized = Code.eventStoreNotAuthorized
}

/// Is told whether the user allowed it.
public typealias EKEventStoreRequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void
/// Is told of an event, and may say that it is enough.
public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void

/// The user's calendars, which may not be seen: nothing is found and nothing can be saved.
open class EKEventStore: NSObject, @unchecked Sendable {
  /// Whether they may be seen: not here.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }
  /// Asks the user: the answer is no.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
  /// Asks the user: the answer is no.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
  /// Asks the user: the answer is no.
  open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  /// Asks the user: the answer is no.
  open func requestFullAccessToEvents() async throws -> Bool { false }
  /// Asks the user: the answer is no.
  open func requestWriteOnlyAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  /// Asks the user: the answer is no.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  /// Asks the user: the answer is no.
  open func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  /// Asks the user: the answer is no.
  open func requestFullAccessToReminders() async throws -> Bool { false }
  /// The calendars: there are none.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  /// Where new events go: nowhere.
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  /// Where new reminders go: nowhere.
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  /// A calendar of the store: there is none.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  /// An event of the store: there is none.
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  /// Something of the store: there is nothing.
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  /// Those between two times.
  open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?)
    -> NSPredicate
  { NSPredicate(value: false) }
  /// Those of some calendars.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
  /// Those of some calendars that are not done.
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  /// Events: there are none.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  /// Reminders: there are none.
  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    completion([])
    return NSObject()
  }
  /// Saves an event: it may not.
  open func save(_ event: EKEvent, span: EKSpan) throws { throw EKError(.eventStoreNotAuthorized) }
  /// Saves an event: it may not.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Saves a reminder: it may not.
  open func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
  /// Saves a calendar: it may not.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Takes an event away: it may not.
  open func remove(_ event: EKEvent, span: EKSpan) throws { throw EKError(.eventStoreNotAuthorized) }
  /// Takes an event away: it may not.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Takes a reminder away: it may not.
  open func remove(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
  /// Saves everything: there is nothing to be saved.
  open func commit() throws {}
  /// Forgets what is not saved.
  open func reset() {}
}

extension NSNotification.Name {
  /// The store changed.
  public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}

/// A place of an event.
open class EKStructuredLocation: NSObject, NSCopying, @unchecked Sendable {
  /// What it is called.
  open var title: String?
  /// Where it is.
  open var geoLocation: CLLocation?
  /// In metres, how far around; 0 for the usual.
  open var radius: Double = 0
  /// A place of a name.
  public init(title: String) {
    self.title = title
    super.init()
  }
  /// A place of a map.
  public convenience init(mapItem: MKMapItem) {
    self.init(title: MainActor.assumeIsolated { mapItem.name } ?? "")
    geoLocation = MainActor.assumeIsolated { mapItem.placemark.location }
  }
  /// Another one of the same place.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = EKStructuredLocation(title: title ?? "")
    (copy.geoLocation, copy.radius) = (geoLocation, radius)
    return copy
  }
}

extension EKEvent {
  /// Where it is; carried.
  public var structuredLocation: EKStructuredLocation? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Who called for it: nobody.
  public var organizer: EKParticipant? { nil }
  /// Whether it is another one than others of its series: no.
  public var isDetached: Bool { false }
  /// When it was to be in its series: its beginning.
  public var occurrenceDate: Date! { startDate }
  /// Whose birthday it is: nobody's.
  public var birthdayContactIdentifier: String? { nil }
}

/// Somebody of an event; none is made here.
open class EKParticipant: NSObject, @unchecked Sendable {
  /// The address.
  open var url: URL { URL(fileURLWithPath: "/") }
  /// The name.
  open var name: String? { nil }
  /// Whether it is the user.
  open var isCurrentUser: Bool { false }
  /// What somebody answered.
  open var participantStatus: EKParticipantStatus { .unknown }
  /// Whether somebody has to be there.
  open var participantRole: EKParticipantRole { .unknown }
  /// Who or what is there.
  open var participantType: EKParticipantType { .unknown }
}

extension EKCalendarItem {
  /// When it was made; nil before it is saved.
  public var creationDate: Date? { nil }
  /// When it was changed; nil before it is saved.
  public var lastModifiedDate: Date? { nil }
  /// Whether others are there: no.
  public var hasAttendees: Bool { false }
  /// Whether something is noted.
  public var hasNotes: Bool { notes != nil }
  /// Who is there: nobody is known.
  public var attendees: [EKParticipant]? { nil }
  /// Its name elsewhere: its own.
  public var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
}

extension EKEvent {
  /// How sure it is.
  public var status: EKEventStatus { .none }
  /// Reads it again: it is in no store.
  public func refresh() -> Bool { false }
}

extension EKEventStore {
  /// Of sources.
  public convenience init(sources: [EKSource]) { self.init() }
  /// Where its calendars come from: nowhere.
  public var sources: [EKSource] { [] }
  /// The source of a name: none.
  public func source(withIdentifier identifier: String) -> EKSource? { nil }
  /// Its name.
  public var eventStoreIdentifier: String { "" }
  /// Goes through events: there are none.
  public func enumerateEvents(
    matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  /// Looks for sources again.
  public func refreshSourcesIfNecessary() {}
  /// Looks for reminders no longer.
  public func cancelFetchRequest(_ fetchIdentifier: Any) {}
  /// Reminders that are done: none.
  public func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  /// Lets a calendar go: it may not be.
  public func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
}
