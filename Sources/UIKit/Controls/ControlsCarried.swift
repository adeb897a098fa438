// What controls carry beside layout.

import Foundation
import Plumbline

extension UISwitch {
  /// Without effect, as in Apple's since iOS 7.
  public var onImage: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Without effect, as in Apple's since iOS 7.
  public var offImage: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Beside a checkbox on a Mac; nil for none; carried.
  public var title: String? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}

extension UIDatePicker {
  /// Nil for the user's; carried: the size is that of English.
  public var locale: Locale? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// `Calendar.current` at first; also carried, as days are not shown.
  public var calendar: Calendar! {
    get { carried(or: Calendar.current) }
    set { carry(newValue) }
  }
  /// Nil for the calendar's; carried.
  public var timeZone: TimeZone? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Seconds of a timer, 0 at first; Apple's are at most 86,399; carried, and not tied to `date`.
  public var countDownDuration: TimeInterval {
    get { carried(or: 0) }
    set { carry(newValue) }
  }
}

extension UIPageControl {
  /// Whether `updateCurrentPageDisplay()` shows a new page; no at first; carried.
  public var defersCurrentPageDisplay: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// For all pages without one of their own; nil for the dot; carried: the size is that of dots.
  public var preferredIndicatorImage: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Whether a finger that moves along the dots goes through the pages; yes at first; carried.
  public var allowsContinuousInteraction: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// `.automatic` at first: shown while a finger is there; carried.
  public var backgroundStyle: UIPageControl.BackgroundStyle {
    get { carried(or: .automatic) }
    set { carry(newValue) }
  }
}

extension UIPageControl {
  /// Whether there is a ground behind the dots. Raw values are Apple's.
  public enum BackgroundStyle: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, prominent, minimal
  }
}
