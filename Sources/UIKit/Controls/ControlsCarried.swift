// What controls carry beside layout.

import Foundation
import Plumbline

extension UISwitch {
  /// The image when on.
  public var onImage: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// The image when off.
  public var offImage: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// What is written beside it on a Mac.
  public var title: String? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}

extension UIDatePicker {
  /// The language of the wheels.
  public var locale: Locale? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// The calendar.
  public var calendar: Calendar! {
    get { carried(or: Calendar.current) }
    set { carry(newValue) }
  }
  /// The time zone.
  public var timeZone: TimeZone? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Seconds of a timer.
  public var countDownDuration: TimeInterval {
    get { carried(or: 0) }
    set { carry(newValue) }
  }
}

extension UIPageControl {
  /// Whether the page changes when the program says.
  public var defersCurrentPageDisplay: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// The image of a page.
  public var preferredIndicatorImage: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// How a finger turns pages.
  public var allowsContinuousInteraction: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// What lies behind the dots.
  public var backgroundStyle: UIPageControl.BackgroundStyle {
    get { carried(or: .automatic) }
    set { carry(newValue) }
  }
}

extension UIPageControl {
  /// What lies behind the dots. Raw values are Apple's.
  public enum BackgroundStyle: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, prominent, minimal
  }
}
