// The controllers that show and change events: ones like any other; tests tell their delegates what the user did.

import UIKit

/// What the user did. Raw values are Apple's.
public enum EKEventEditViewAction: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case canceled, saved, deleted
}

/// Is told; by tests.
@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
  /// The user is done.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
  /// Where a new event goes.
  func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController)
    -> EKCalendar
}

extension EKEventEditViewDelegate {
  /// A calendar without a name by default.
  public func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar { EKCalendar(for: .event, eventStore: controller.eventStore ?? EKEventStore()) }
}

/// Changes an event.
@preconcurrency @MainActor
open class EKEventEditViewController: UINavigationController {
  /// Is told.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  /// The store.
  open var eventStore: EKEventStore!
  /// The event; a new one without any.
  open var event: EKEvent?
}

/// What the user did. Raw values are Apple's.
public enum EKEventViewAction: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case done, responded, deleted
}

/// Is told; by tests.
@preconcurrency @MainActor
public protocol EKEventViewDelegate: NSObjectProtocol {
  /// The user is done.
  func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// Shows an event.
@preconcurrency @MainActor
open class EKEventViewController: UIViewController {
  /// Is told.
  open weak var delegate: (any EKEventViewDelegate)?
  /// The event.
  open var event: EKEvent!
  /// Whether it can be changed.
  open var allowsEditing = false
  /// Whether the day around it is seen.
  open var allowsCalendarPreview = false
}

/// How many calendars can be chosen. Raw values are Apple's.
public enum EKCalendarChooserSelectionStyle: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case single, multiple
}

/// Which calendars can be chosen. Raw values are Apple's.
public enum EKCalendarChooserDisplayStyle: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case allCalendars, writableCalendarsOnly
}

/// Is told; by tests.
@preconcurrency @MainActor
public protocol EKCalendarChooserDelegate: NSObjectProtocol {
  /// Others are chosen.
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
  /// The user is done.
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  /// The user does not want to.
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
  /// Does nothing by default.
  public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
  /// Does nothing by default.
  public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
  /// Does nothing by default.
  public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}

/// Chooses calendars.
@preconcurrency @MainActor
open class EKCalendarChooser: UIViewController {
  /// Is told.
  open weak var delegate: (any EKCalendarChooserDelegate)?
  /// How many can be chosen.
  public let selectionStyle: EKCalendarChooserSelectionStyle
  /// Which are chosen.
  open var selectedCalendars: Set<EKCalendar> = []
  /// Whether there is a button to be done.
  open var showsDoneButton = false
  /// Whether there is a button not to.
  open var showsCancelButton = false
  /// Chooses of a store's calendars.
  public init(
    selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    entityType: EKEntityType = .event, eventStore: EKEventStore
  ) {
    self.selectionStyle = selectionStyle
    super.init(nibName: nil, bundle: nil)
  }
  /// Nothing of it is archived.
  public required init?(coder: NSCoder) { nil }
}
