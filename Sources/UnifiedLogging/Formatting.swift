// How values of messages look, and times of a program that tools show.

import Foundation
import FoundationAdditions

/// On which side a value is filled up with spaces.
public struct OSLogStringAlignment: Sendable {
  private enum Side { case none, left, right }
  private let side: Side
  private let columns: Int
  /// Not at all.
  public static let none = OSLogStringAlignment(side: .none, columns: 0)
  /// The value on the right.
  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(side: .right, columns: columns())
  }
  /// The value on the left.
  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(side: .left, columns: columns())
  }
  func filled(_ text: String) -> String {
    let spaces = String(repeating: " ", count: max(columns - text.count, 0))
    return side == .right ? spaces + text : text + spaces
  }
}

/// The form of a whole number.
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var isUppercase = false
  private var prefix = ""
  private var minDigits = 0
  private var hasSign = false
  /// By tens.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// By tens, with a plus before numbers that are not below 0.
  public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(hasSign: explicitPositiveSign)
  }
  /// By tens, with at least so many digits.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(minDigits: minDigits(), hasSign: explicitPositiveSign)
  }
  /// By sixteens.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  /// By sixteens, with 0x before, or in capitals.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  )
    -> OSLogIntegerFormatting
  {
    OSLogIntegerFormatting(
      radix: 16, isUppercase: uppercase, prefix: includePrefix ? "0x" : "", hasSign: explicitPositiveSign)
  }
  /// By eights.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }
  func text(_ number: some BinaryInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(minDigits - digits.count, 0))
    return (number < 0 ? "-" : hasSign ? "+" : "") + prefix + zeros + digits
  }
}

/// The form of a number.
public struct OSLogFloatFormatting: Sendable {
  private var letter = "f"
  private var precision = 6
  private var hasSign = false
  /// With six digits behind the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// With a number of digits behind the point.
  public static func fixed(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting(precision: precision(), hasSign: explicitPositiveSign) }
  /// By powers of ten.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(letter: "e") }
  /// By powers of ten, with a number of digits behind the point.
  public static func exponential(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(letter: uppercase ? "E" : "e", precision: precision(), hasSign: explicitPositiveSign)
  }
  /// The shorter one of both.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(letter: "g") }
  func text(_ number: Double) -> String {
    String(format: "%\(hasSign ? "+" : "").\(min(max(precision, 0), 50))\(letter)", number)
  }
}

/// The form of a truth value.
public enum OSLogBoolFormat: Sendable {
  /// "true" and "false".
  case truth
  /// "YES" and "NO".
  case answer
}

/// Measures times for a tool that shows them: no tool looks.
public struct OSSignposter: Sendable {
  /// Measures nothing.
  public static let disabled = OSSignposter()
  /// Whether a tool looks: none does.
  public var isEnabled: Bool { false }
  private init(log: OSLog?) {}
  /// Times of no subsystem.
  public init() {}
  /// Times of a subsystem, under a category.
  public init(subsystem: String, category: String) {}
  /// Times of a log.
  public init(logHandle: OSLog) {}
  /// Times of a log.
  public init(logger: Logger) {}
  /// A new name of something that goes on.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: .default) }
  /// The name of something that goes on with an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: .default, object: object)
  }
  /// Something begins.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id)
  }
  /// Something begins, with a message.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage)
    -> OSSignpostIntervalState
  { OSSignpostIntervalState(id: id) }
  /// Something ends.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Something ends, with a message.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
  /// A moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// A moment, with a message.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}
  /// Runs a closure, as something that goes on.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }
}

/// Something that went on when it began.
public final class OSSignpostIntervalState: Sendable {
  /// Its name.
  public let signpostID: OSSignpostID
  init(id: OSSignpostID) { signpostID = id }
}

/// A lock around a value.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Box: @unchecked Sendable {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }
  private let box: Box
  /// Around a value that may go from thread to thread.
  public init(initialState: State) where State: Sendable { box = Box(initialState) }
  /// Around any value.
  public init(uncheckedState initialState: State) { box = Box(initialState) }
  /// Runs a closure with the value, when nobody else does.
  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    box.lock.lock()
    defer { box.lock.unlock() }
    return try body(&box.state)
  }
  /// Runs a closure with the value, when nobody else does.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try withLock(body)
  }
  /// Runs a closure with the value; nil where somebody else does.
  public func withLockIfAvailable<Result>(_ body: (inout State) throws -> Result) rethrows -> Result? {
    guard box.lock.try() else { return nil }
    defer { box.lock.unlock() }
    return try body(&box.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Around nothing.
  public init() { self.init(uncheckedState: ()) }
  /// Waits, and takes it.
  public func lock() { box.lock.lock() }
  /// Gives it back.
  public func unlock() { box.lock.unlock() }
  /// Takes it if it is free.
  public func lockIfAvailable() -> Bool { box.lock.try() }
  /// Runs a closure, when nobody else does.
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withLock { _ in try body() }
  }
}
