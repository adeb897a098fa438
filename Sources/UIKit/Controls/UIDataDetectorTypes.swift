// Data detectors of text views.

import Foundation
import Plumbline

/// Kinds of data that Apple's text views turn into links in texts that cannot be edited.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The members as bits, with Apple's numbers.
  public let rawValue: UInt
  /// A set of the members with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Links that call.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Links that lead to the web.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Links that lead to the map.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Links that lead to the calendar.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Links that follow a parcel.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Links that lead to a flight.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Links that look words up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// All of these, and what Apple has beside them.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
