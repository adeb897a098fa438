// Apple's log under the names that are nobody else's: `os_log` and its types. Messages go to the standard error stream.

import Foundation

/// A log of a subsystem and a category.
public final class OSLog: NSObject, Sendable {
  private let subsystem: String
  private let category: String

  /// The log of no subsystem.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that writes nothing.
  public static let disabled = OSLog(subsystem: "disabled", category: "disabled")

  /// The log of a subsystem, under a category.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  /// A kind of log that Apple's tools treat in a way of their own.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Moments worth seeing in a timeline.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Only while a tool looks.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Only while a tool looks, with the callers.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }
  /// The log of a subsystem, of one of Apple's kinds.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }
  /// Whether anybody measures times by this log: nobody does.
  public var signpostsEnabled: Bool { false }
  /// Whether messages of a level are written.
  public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled }

  /// Writes a message, with the log and the level before it.
  package func write(_ message: String, _ type: OSLogType) {
    guard self !== OSLog.disabled else { return }
    let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let head = ["[\(type.name)]", place.isEmpty ? nil : "[\(place)]"].compactMap { $0 }.joined(separator: " ")
    FileHandle.standardError.write(Data("\(head) \(message)\n".utf8))
  }
}

/// How much a message matters. Raw values are Apple's.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt8
  /// A level of its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Worth knowing.
  public static let `default` = OSLogType(rawValue: 0)
  /// Helpful.
  public static let info = OSLogType(rawValue: 1)
  /// For developers.
  public static let debug = OSLogType(rawValue: 2)
  /// A failure.
  public static let error = OSLogType(rawValue: 16)
  /// A mistake of the program.
  public static let fault = OSLogType(rawValue: 17)

  fileprivate var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "default"
    }
  }
}

/// Writes a message whose `%@`, `%d` and the like stand for values; `%{public}@` and `%{private}@` both write theirs.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...
) {
  log.write(formatted(message, args), type)
}

/// The same with the level first.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...)
{
  log.write(formatted(message, args), type)
}

/// The text of a message. Objects may be texts, which `String(format:)` takes only as objects here.
private func formatted(_ message: StaticString, _ args: [any CVarArg]) -> String {
  let format = "\(message)"
    .replacing("%{public}", with: "%").replacing("%{private}", with: "%").replacing("%s", with: "%@")
  return String(format: format, arguments: args)
}

/// Moments in a timeline. Raw values are Apple's.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt8
  /// A kind of its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// One moment.
  public static let event = OSSignpostType(rawValue: 0)
  /// Something begins.
  public static let begin = OSSignpostType(rawValue: 1)
  /// Something ends.
  public static let end = OSSignpostType(rawValue: 2)
}

/// The name of something that goes on in a timeline.
public struct OSSignpostID: Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64
  /// A name of its number.
  public init(_ value: UInt64) { rawValue = value }
  /// A new one of a log.
  public init(log: OSLog) { rawValue = UInt64.random(in: 1..<(UInt64.max - 2)) }
  /// One of an object.
  public init(log: OSLog, object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }
  /// For what goes on only once at a time.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// None.
  public static let invalid = OSSignpostID(.max)
  /// No name yet.
  public static let null = OSSignpostID(0)
}

/// Notes a moment for a tool that shows times: no tool looks.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Notes a moment and values for a tool that shows times: no tool looks.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

/// A lock without a queue of those who wait.
public struct os_unfair_lock: @unchecked Sendable {
  fileprivate let lock = NSLock()
  /// A lock that is open.
  public init() {}
}

/// A lock without a queue of those who wait.
public typealias os_unfair_lock_s = os_unfair_lock

/// Where a lock lies.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits for a lock and takes it.
public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock>) { lock.pointee.lock.lock() }
/// Gives a lock back.
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock>) { lock.pointee.lock.unlock() }
/// Takes a lock if it is open.
public func os_unfair_lock_trylock(_ lock: UnsafeMutablePointer<os_unfair_lock>) -> Bool {
  lock.pointee.lock.try()
}
