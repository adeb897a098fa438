// Ranges of times and what is computed with them, as Core Media does.

import Foundation

/// A beginning and a length.
public struct CMTimeRange: Hashable, Sendable {
  /// When it begins.
  public var start: CMTime
  /// How long it is.
  public var duration: CMTime
  /// A range of a beginning and a length.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  /// A range between two times.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
  /// No range at no time.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// A range that is none.
  public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)
  /// When it ends.
  public var end: CMTime { start + duration }
  /// Whether it is one.
  public var isValid: Bool { start.isValid && duration.isValid }
  /// Whether it has no length.
  public var isEmpty: Bool { isValid && duration == .zero }
  /// Whether a time lies in it; the end does not.
  public func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }
  /// What lies in both; no range where nothing does.
  public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
    let from = max(start, otherRange.start)
    let to = min(end, otherRange.end)
    return from < to ? CMTimeRange(start: from, end: to) : .zero
  }
  /// From the first beginning to the last end.
  public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
    CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
  }
}

/// A range of a beginning and a length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
/// A range between two times.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}
/// When a range ends.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
/// Whether a time lies in a range; its end does not.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }

extension CMTime: Hashable {
  /// Equal times have equal seconds.
  public func hash(into hasher: inout Hasher) { hasher.combine(seconds) }
  /// The same time counted in other parts of a second, towards zero.
  public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    isNumeric ? CMTime(seconds: seconds, preferredTimescale: newTimescale) : self
  }
}

/// What a time is beside its number, as bits.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  /// Core Media's numbers.
  public let rawValue: UInt32
  /// Unknown bits are kept.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// It is a time.
  public static let valid = CMTimeFlags(rawValue: 1 << 0)
  /// It is not exact.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 1 << 1)
  /// After any other.
  public static let positiveInfinity = CMTimeFlags(rawValue: 1 << 2)
  /// Before any other.
  public static let negativeInfinity = CMTimeFlags(rawValue: 1 << 3)
  /// Not known.
  public static let indefinite = CMTimeFlags(rawValue: 1 << 4)
  /// Those of times without a number.
  public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// How a time is rounded. Raw values are Apple's.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// Apple's names with the raw values.
  case roundHalfAwayFromZero = 1
  case roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity
  case roundTowardNegativeInfinity
  /// As Core Media rounds unless told otherwise.
  public static var `default`: Self { .roundHalfAwayFromZero }
}

/// A time after any other.
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
/// A time before any other.
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity
/// A time that is not known.
public let kCMTimeIndefinite = CMTime.indefinite
/// One after the other.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// One without the other.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// Which is earlier: −1 the first, 1 the second, 0 neither.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1 < time2 ? -1 : time1 == time2 ? 0 : 1
}
/// The later one.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }
/// The earlier one.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
/// A time without its sign.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
  if time.isNegativeInfinity { return .positiveInfinity }
  var positive = time
  positive.value = Int64(clamping: time.value.magnitude)
  return positive
}
/// The same time counted in other parts of a second.
public func CMTimeConvertScale(_ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
  time.convertScale(timescale, method: method)
}

extension CMTime {
  /// The time as three whole numbers.
  fileprivate var numbers: [Int64] { [value, Int64(timescale), Int64(flags.rawValue)] }
  fileprivate init(_ numbers: ArraySlice<Int64>) {
    let first = numbers.startIndex
    self.init(
      value: numbers[first], timescale: Int32(clamping: numbers[first + 1]),
      flags: CMTimeFlags(rawValue: UInt32(clamping: numbers[first + 2])), epoch: 0)
  }
}

extension NSValue {
  /// A time as an object.
  public convenience init(time: CMTime) {
    var numbers = time.numbers
    self.init(bytes: &numbers, objCType: NSValue.timeType)
  }
  /// The time of the object; none that is one, for objects of another kind.
  public var timeValue: CMTime {
    guard String(cString: objCType) == NSValue.timeType else { return .invalid }
    var numbers: [Int64] = [0, 0, 0]
    getValue(&numbers)
    return CMTime(numbers[...])
  }
  /// A range of times as an object.
  public convenience init(timeRange: CMTimeRange) {
    var numbers = timeRange.start.numbers + timeRange.duration.numbers
    self.init(bytes: &numbers, objCType: NSValue.rangeType)
  }
  /// The range of the object; none that is one, for objects of another kind.
  public var timeRangeValue: CMTimeRange {
    guard String(cString: objCType) == NSValue.rangeType else { return .invalid }
    var numbers = [Int64](repeating: 0, count: 6)
    getValue(&numbers)
    return CMTimeRange(start: CMTime(numbers[..<3]), duration: CMTime(numbers[3...]))
  }

  /// Three and six whole numbers: Foundation takes no structures by name here.
  private static let timeType = "[3q]"
  private static let rangeType = "[6q]"
}
