// The calendar view and its selections. No day is shown: it has the frame that constraints give it and shows no days.

import Foundation
import Plumbline

/// The days of a month, of which some are selected; carried: no day is shown, and it has no size of its own.
@preconcurrency @MainActor
open class UICalendarView: UIView {
  /// A dot, image or view below a day. What it is made of is not kept: nothing here shows it.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    /// In the height of a day. Raw values are Apple's.
    public enum DecorationSize: Int, Sendable {
      /// Apple's names in the order of the raw values.
      case small, medium, large
    }
    /// A dot of a colour, the tint by default.
    open class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration()
    }
    /// Nil for the dot.
    open class func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium)
      -> Decoration
    { Decoration() }
    /// The closure is not called.
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration { Decoration() }
    /// A dot of the usual colour and size.
    public override init() { super.init() }
    /// A dot; nothing of it is kept.
    public convenience init(color: UIColor?, size: DecorationSize) { self.init() }
    /// The closure is not called.
    public convenience init(customViewProvider: @escaping () -> UIView) { self.init() }
    /// Nothing of it is kept.
    public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
      self.init()
    }
  }
  /// How high a decoration is.
  public typealias DecorationSize = Decoration.DecorationSize
  /// Gives what stands below days; not asked, and not retained.
  open weak var delegate: (any UICalendarViewDelegate)?
  /// Nil for days that cannot be selected; carried: its delegate is not told here.
  open var selectionBehavior: UICalendarSelection?
  /// `Calendar.current` at first; carried.
  open var calendar = Calendar.current
  /// `Locale.current` at first; carried.
  open var locale = Locale.current
  /// Nil for the calendar's; carried.
  open var timeZone: TimeZone?
  /// Of the figures and names; `.default` at first; carried.
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  /// Days outside of it cannot be selected; all at first; carried, and not checked.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  /// Year and month that are shown: at first those of now; carried: the delegate is not told of changes.
  open var visibleDateComponents = Calendar.current.dateComponents([.year, .month], from: Date())
  /// Whether the delegate is asked for decorations; yes at first; carried.
  open var wantsDateDecorations = true
  /// At once, whether `animated` or not; not kept within `availableDateRange`.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDateComponents = dateComponents
  }
  /// Without effect: no decoration is shown.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}
}

/// Gives what stands below the days of a calendar; never called here: no days are shown.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: ObjectAnswering {
  /// Nil for none.
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
  /// The user turned to another month.
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  /// Nil by default.
  public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
  { nil }
  /// Does nothing by default.
  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}

/// Which days of a calendar can be selected. Apple's is abstract; days are selected by the program only.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  /// Without effect: the delegate is not asked which days can be.
  open func updateSelectableDates() {}
}

/// At most one selected day.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Asked and told by the user's touches; never here. Not retained.
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// Year, month and day; nil for none.
  open var selectedDate: DateComponents?
  /// No day is selected at first; the delegate is not retained.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// At once; the delegate is not told, as Apple's is not.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }
}

/// Told of a day that the user selects; by tests, as nothing here touches.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: ObjectAnswering {
  /// Nil where the day was deselected.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Whether the user may select the day; nil for deselecting.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// True by default.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// Any number of selected days.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Told by the user's touches; never here. Not retained.
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// In no particular order; none at first.
  open var selectedDates: [DateComponents] = []
  /// The delegate is not retained.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// At once; the delegate is not told, as Apple's is not.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }
}

/// Told of days that the user selects; by tests, as nothing here touches.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: ObjectAnswering {
  /// The user added a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// The user took a day away.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Whether the user may select the day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Whether the user may deselect the day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

/// At most one selected week.
@preconcurrency @MainActor
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  /// Asked and told by the user's touches; never here. Not retained.
  open weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?
  /// Year and week; nil for none.
  open var selectedWeekOfYear: DateComponents?
  /// No week is selected at first; the delegate is not retained.
  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// At once; the delegate is not told, as Apple's is not.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    selectedWeekOfYear = dateComponents
  }
}

/// Told of a week that the user selects; by tests, as nothing here touches.
@preconcurrency @MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: ObjectAnswering {
  /// Nil where the week was deselected.
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)
  /// Whether the user may select the week; nil for deselecting.
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
  /// True by default.
  public func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { true }
}

extension UICalendarSelectionMultiDateDelegate {
  /// True by default.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  /// True by default.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
