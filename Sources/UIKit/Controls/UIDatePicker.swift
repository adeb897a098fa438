// Date pickers: locale, calendar and time zone. The size is that of English.

import Foundation
import Plumbline

/// The carried properties of `UIDatePicker`.
final class DatePickerCarriedState: CarriedState {
  var locale: Locale?
  var calendar: Calendar?
  var timeZone: TimeZone?
}

extension UIDatePicker {
  /// Nil for the user's; carried: the size is that of English.
  public var locale: Locale? {
    get { carried(DatePickerCarriedState.self).locale }
    set { makeCarried(DatePickerCarriedState.self).locale = newValue }
  }
  /// `Calendar.current` by default; also carried, as days are not shown.
  public var calendar: Calendar! {
    get { carried(DatePickerCarriedState.self).calendar ?? .current }
    set { makeCarried(DatePickerCarriedState.self).calendar = newValue }
  }
  /// Nil for the calendar's; carried.
  public var timeZone: TimeZone? {
    get { carried(DatePickerCarriedState.self).timeZone }
    set { makeCarried(DatePickerCarriedState.self).timeZone = newValue }
  }
}
