// Foundation's formatters that are not on this system: durations, measures, lists, times from now. Their words are English.

import Foundation

/// Writes durations.
open class DateComponentsFormatter: Formatter {
  /// How units are written. Raw values are Apple's.
  public enum UnitsStyle: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case positional, abbreviated, short, full, spellOut, brief
  }
  /// What becomes of zeros. Raw values are Apple's.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits of the members.
    public let rawValue: UInt
    /// A set of the members with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Zeros before and behind are left out.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Zeros before are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Zeros between are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Zeros behind are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// All zeros are left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Numbers have as many digits as they can.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// Where the text stands; carried.
  open var formattingContext = Context.unknown
  /// From when months and years are counted; carried: durations count as those of `calendar`.
  open var referenceDate: Date?
  /// The units that are used.
  open var allowedUnits: NSCalendar.Unit = [.hour, .minute, .second]
  /// How they are written.
  open var unitsStyle = UnitsStyle.positional
  /// What becomes of zeros.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The most units; 0 for all.
  open var maximumUnitCount = 0
  /// The calendar; stored: units are of fixed lengths.
  open var calendar: Calendar? = .current
  /// Whether the smallest unit has a fraction; stored.
  open var allowsFractionalUnits = false
  /// Whether larger units are not used; stored.
  open var collapsesLargestUnit = false
  /// Whether "about" stands before.
  open var includesApproximationPhrase = false
  /// Whether "remaining" stands behind.
  open var includesTimeRemainingPhrase = false

  private static let units: [(unit: NSCalendar.Unit, seconds: Double, letters: String, name: String)] = [
    (.year, 31_536_000, "y", "year"), (.month, 2_592_000, "mo", "month"),
    (.weekOfMonth, 604_800, "w", "week"),
    (.day, 86400, "d", "day"), (.hour, 3600, "h", "hour"), (.minute, 60, "m", "minute"),
    (.second, 1, "s", "second"),
  ]

  /// Writes seconds.
  open func string(from ti: TimeInterval) -> String? {
    var rest = abs(ti.rounded(.towardZero))
    var parts: [(value: Int, letters: String, name: String)] = []
    for entry in Self.units where allowedUnits.contains(entry.unit) {
      let value = Int(rest / entry.seconds)
      rest -= Double(value) * entry.seconds
      parts.append((value, entry.letters, entry.name))
    }
    let behavior = zeroFormattingBehavior
    let pads = behavior.contains(.pad)
    let positional = unitsStyle == .positional
    if !pads, behavior.contains(.default) || behavior.contains(.dropLeading) {
      // A position keeps minutes before seconds: "0:05".
      let kept = positional && parts.count > 1 ? 2 : 1
      while parts.count > kept, parts[0].value == 0 { parts.removeFirst() }
    }
    if !positional, behavior.contains(.default) || behavior.contains(.dropTrailing) {
      while parts.count > 1, parts[parts.count - 1].value == 0 { parts.removeLast() }
    }
    if !positional, behavior.contains(.default) || behavior.contains(.dropMiddle), parts.count > 2 {
      parts = parts.enumerated().filter { $0.offset == 0 || $0.element.value != 0 }.map(\.element)
    }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    let sign = ti < 0 ? "-" : ""
    let written = parts.enumerated().map { index, part in
      switch unitsStyle {
      case .positional: index > 0 || pads ? String(format: "%02d", part.value) : "\(part.value)"
      case .abbreviated: "\(part.value)\(part.letters)"
      case .brief: "\(part.value)\(part.name.prefix(3))"
      case .short: "\(part.value) " + Self.short(part.name, part.value)
      case .full, .spellOut: "\(part.value) \(part.name)" + (part.value == 1 ? "" : "s")
      }
    }
    let separator = positional ? ":" : unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", "
    var text = sign + written.joined(separator: separator)
    if includesApproximationPhrase { text = "About " + text }
    if includesTimeRemainingPhrase { text += " remaining" }
    return text
  }
  private static func short(_ name: String, _ value: Int) -> String {
    switch name {
    case "hour": value == 1 ? "hr" : "hrs"
    case "minute": "min"
    case "second": "sec"
    case "year": value == 1 ? "yr" : "yrs"
    case "month": value == 1 ? "mth" : "mths"
    case "week": value == 1 ? "wk" : "wks"
    default: name + (value == 1 ? "" : "s")
    }
  }
  /// Writes the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }
  /// Writes components.
  open func string(from components: DateComponents) -> String? {
    let days = Double(components.day ?? 0) + 7 * Double(components.weekOfYear ?? components.weekOfMonth ?? 0)
    let hours = Double(components.hour ?? 0) + 24 * (days + 30 * Double(components.month ?? 0))
    let minutes = Double(components.minute ?? 0) + 60 * (hours + 8760 * Double(components.year ?? 0))
    return string(from: Double(components.second ?? 0) + 60 * minutes)
  }
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) } ?? (obj as? Double).flatMap { string(from: $0) }
  }
  /// Writes components in a style.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.year, .month, .day, .hour, .minute, .second]
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }
}

/// Writes measures with their units' symbols.
open class MeasurementFormatter: Formatter {
  /// Which units are used. Raw values are Apple's.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits of the members.
    public let rawValue: UInt
    /// A set of the members with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit as it is.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// A unit in which the number is short. Stored: the unit stays.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// Temperatures without their unit.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }
  /// Which units are used.
  open var unitOptions: UnitOptions = []
  /// How long units' names are; stored: symbols are written.
  open var unitStyle = UnitStyle.medium
  /// The language; stored.
  open var locale: Locale! = .current
  /// Writes numbers.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()
  /// How long units' names are. Raw values are Apple's.
  public enum UnitStyle: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case short = 1, medium, long
  }

  /// Writes a measure.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
    let symbol = measurement.unit.symbol
    if measurement.unit is UnitTemperature {
      return unitOptions.contains(.temperatureWithoutUnit) ? number + "°" : number + symbol
    }
    return "\(number) \(symbol)"
  }
  /// Writes a unit's symbol.
  open func string(from unit: Unit) -> String { unit.symbol }
}

/// Writes lists: "a, b, and c".
open class ListFormatter: Formatter {
  /// The language; stored.
  open var locale: Locale! = .current
  /// Writes items that are not texts.
  open var itemFormatter: Formatter?
  /// Writes texts as a list.
  open class func localizedString(byJoining strings: [String]) -> String {
    switch strings.count {
    case 0: ""
    case 1: strings[0]
    case 2: strings[0] + " and " + strings[1]
    default: strings.dropLast().joined(separator: ", ") + ", and " + strings[strings.count - 1]
    }
  }
  /// Writes items as a list.
  open func string(from items: [Any]) -> String? {
    ListFormatter.localizedString(byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
  }
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}

/// Writes times from now: "in 3 days", "2 hours ago".
open class RelativeDateTimeFormatter: Formatter {
  /// Whether near days have names of their own. Raw values are Apple's.
  public enum DateTimeStyle: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case numeric, named
  }
  /// How units are written. Raw values are Apple's.
  public enum UnitsStyle: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case full, spellOut, short, abbreviated
  }
  /// Where the text stands; carried.
  open var formattingContext = Context.unknown
  /// Whether near days have names of their own.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written.
  open var unitsStyle = UnitsStyle.full
  /// The language; stored.
  open var locale: Locale! = .current
  /// The calendar; stored: units are of fixed lengths.
  open var calendar: Calendar! = .current

  /// Writes seconds from now.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let units: [(Double, String, String)] = [
      (31_536_000, "year", "yr."), (2_592_000, "month", "mo."), (604_800, "week", "wk."),
      (86400, "day", "day"),
      (3600, "hour", "hr."), (60, "minute", "min."), (1, "second", "sec."),
    ]
    let distance = abs(timeInterval)
    let (seconds, name, short) = units.first { distance >= $0.0 } ?? units[6]
    let count = Int(distance / seconds)
    if dateTimeStyle == .named {
      if count == 0 { return "now" }
      if name == "day", count == 1 { return timeInterval < 0 ? "yesterday" : "tomorrow" }
    }
    let isShort = unitsStyle == .short || unitsStyle == .abbreviated
    let unit = isShort && name != "day" ? short : name + (count == 1 ? "" : "s")
    return timeInterval < 0 ? "\(count) \(unit) ago" : "in \(count) \(unit)"
  }
  /// Writes a date as seen from another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }
  /// Writes components from now.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    return localizedString(
      for: Calendar.current.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
  }
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}

extension String {
  /// The text of the application's string table for a key; the key where there is none.
  public init(
    localized key: String, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) { self = (bundle ?? .main).localizedString(forKey: key, value: nil, table: table) }
}

extension NSAttributedString {
  /// A text without letters. The argument that is never given lets classes of programs declare `init()`.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}

extension Timer {
  /// A timer that never fires, for programs that put another one in its place.
  public convenience init(_ nothing: Void = ()) {
    self.init(timeInterval: .greatestFiniteMagnitude, repeats: false) { _ in }
  }
}

extension NotificationCenter {
  /// The notifications of a name, one after the other.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// Notifications, one after the other.
  public struct Notifications: AsyncSequence, @unchecked Sendable {
    /// What there is.
    public typealias Element = Notification
    fileprivate let center: NotificationCenter
    fileprivate let name: Notification.Name
    fileprivate let object: AnyObject?

    private struct Kept: @unchecked Sendable { let value: Any }

    /// Goes through them.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var stream: AsyncStream<Notification>.AsyncIterator
      /// The next one.
      public mutating func next() async -> Notification? { await stream.next() }
    }
    /// Goes through them.
    public func makeAsyncIterator() -> AsyncIterator {
      let center = center
      let stream = AsyncStream<Notification> { continuation in
        let kept = Kept(
          value: center.addObserver(forName: name, object: object, queue: nil) {
            nonisolated(unsafe) let notification = $0
            continuation.yield(notification)
          })
        continuation.onTermination = { _ in center.removeObserver(kept.value) }
      }
      return AsyncIterator(stream: stream.makeAsyncIterator())
    }
  }
}

extension NumberFormatter {
  /// How formatters behave that programs of earlier systems know. Raw values are Apple's.
  public enum Behavior: UInt, Sendable {
    /// As the system has it.
    case `default` = 0
    /// As on systems before Mac OS X 10.4; not here.
    case behavior10_0 = 1000
    /// As on all systems since.
    case behavior10_4 = 1040
  }
  /// How it behaves: always as `behavior10_4`.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}

extension DateFormatter {
  /// How formatters behave that programs of earlier systems know. Raw values are Apple's.
  public enum Behavior: UInt, Sendable {
    /// As the system has it.
    case `default` = 0
    /// As on systems before Mac OS X 10.4; not here.
    case behavior10_0 = 1000
    /// As on all systems since.
    case behavior10_4 = 1040
  }
  /// How it behaves: always as `behavior10_4`.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}
