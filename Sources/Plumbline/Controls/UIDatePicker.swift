// The date picker in its styles.

import Foundation

/// A picker of dates and times; its size follows from style and mode.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The picked value: a time, a day, both, or a duration. Raw values are Apple's.
  public enum Mode: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }
  /// Wheels, a calendar or a button; `automatic` is the release's own. Raw values are Apple's.
  public enum Style: Int, Sendable {
    /// The looks, of which `automatic` is the release's own.
    case automatic, wheels, compact, inline
  }

  /// The kind of the picked value; decides the size of compact pickers.
  open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
  /// Decides the size; `.automatic` by default.
  open var preferredDatePickerStyle = Style.automatic { didSet { invalidateIntrinsicContentSize() } }

  /// Without effect on layout. Not kept between the two bounds.
  open dynamic var date = Date(timeIntervalSinceReferenceDate: 0)
  /// Nil for any; stored.
  open dynamic var minimumDate: Date?
  /// Nil for any; stored.
  open dynamic var maximumDate: Date?
  /// In minutes, 1 by default; stored.
  open dynamic var minuteInterval = 1
  /// Sets the date at once, `animated` or not.
  open dynamic func setDate(_ date: Date, animated: Bool) { self.date = date }

  override class var defaultContentHugging: (UILayoutPriority, UILayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }

  /// Wheels are 216 high. Automatic means wheels until iOS 13 and the compact button since, which is as large as its date
  /// and time in body text need, in iOS 26 36 high (2 pickers of a document elsewhere, build 24743).
  open dynamic override var intrinsicContentSize: CGSize {
    switch preferredDatePickerStyle {
    case .wheels: return controlMetrics.pickerSize
    case .inline:
      return datePickerMode == .time || datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth
        ? controlMetrics.pickerSize : CGSize(width: 320, height: 330)
    case .compact: return compactSize
    case .automatic: return controlMetrics.system >= 14 ? compactSize : controlMetrics.pickerSize
    }
  }

  private var compactSize: CGSize {
    let height: CGFloat = controlMetrics.system >= 26 ? 36 : 34
    return switch datePickerMode {
    case .time: CGSize(width: 86, height: height)
    case .date: CGSize(width: 123, height: height)
    case .dateAndTime: CGSize(width: 202, height: height)
    case .countDownTimer, .yearAndMonth: controlMetrics.pickerSize
    }
  }
}
