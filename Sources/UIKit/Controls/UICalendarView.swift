// A calendar of a month. It is carried: it has the frame that constraints give it and shows no days.

import Foundation
import Plumbline

/// A calendar of a month.
@preconcurrency @MainActor
open class UICalendarView: UIView {
  /// What stands below a day.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    /// How large. Raw values are Apple's.
    public enum DecorationSize: Int, Sendable {
      /// Apple's names in the order of the raw values.
      case small, medium, large
    }
    /// A dot.
    open class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration()
    }
    /// An image.
    open class func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium)
      -> Decoration
    { Decoration() }
    /// A view.
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration { Decoration() }
    /// A dot.
    public override init() { super.init() }
    /// An image.
    public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
      self.init()
    }
  }
  /// Gives what stands below days; not asked.
  open weak var delegate: (any UICalendarViewDelegate)?
  /// How days are selected.
  open var selectionBehavior: UICalendarSelection?
  /// The calendar.
  open var calendar = Calendar.current
  /// The language.
  open var locale = Locale.current
  /// The time zone.
  open var timeZone: TimeZone?
  /// The font's design.
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  /// The days that can be seen.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  /// The month that is seen.
  open var visibleDateComponents = Calendar.current.dateComponents([.year, .month], from: Date())
  /// Whether days of other months are seen.
  open var wantsDateDecorations = true
  /// Shows a month.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDateComponents = dateComponents
  }
  /// Has what stands below days asked for anew; without effect.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}
}

/// Gives what stands below the days of a calendar. Not asked: no days are shown.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: AnyObject {
  /// What stands below a day.
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
  /// Another month is seen.
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  /// Nothing by default.
  public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
  { nil }
  /// Does nothing by default.
  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}

/// How days are selected.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  /// Has what can be selected asked for anew; without effect.
  open func updateSelectableDates() {}
}

/// Selects one day.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Is told of the day.
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The day.
  open var selectedDate: DateComponents?
  /// Selects one day.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// Selects a day.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }
}

/// Is told of a selected day; by tests, as nothing here selects.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  /// A day was selected.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Whether a day can be.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// Yes by default.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// Selects several days.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Is told of days.
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The days.
  open var selectedDates: [DateComponents] = []
  /// Selects several days.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// Selects days.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }
}

/// Is told of selected days; by tests, as nothing here selects.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
  /// A day was selected.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// A day is not selected any more.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
}
