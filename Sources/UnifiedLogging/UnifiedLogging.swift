// What `import os` brings on Apple's systems: messages for the log and locks. Messages go to the standard error stream.
// The adaptation of source without Objective-C puts this module in the place of `os` and `os.log`.

@_exported import FoundationAdditions

/// Writes messages of a subsystem and a category.
public struct Logger: Sendable {
  private let log: OSLog

  /// The messages of a subsystem, under a category.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Messages of no subsystem.
  public init() { log = .default }
  /// The messages of a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  /// Writes a message of the usual level.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes what only a developer wants to know now.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes what only a developer wants to know.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes what helps, but is not needed.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  /// Writes what is worth knowing.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a warning.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes a failure.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes a failure that ends what was to be done.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  /// Writes a mistake of the program.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

/// A message with values in it, which may be marked as private. Here every value is written.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  /// The message as it is written.
  public let text: String
  /// A message without values.
  public init(stringLiteral value: String) { text = value }
  /// A message of its parts.
  public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// The parts of a message.
  public struct Interpolation: StringInterpolationProtocol {
    var text = ""
    /// No parts yet.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds a text.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds a value, filled up to a number of columns.
    public mutating func appendInterpolation(
      _ value: @autoclosure () -> Any?, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
      attributes: String = ""
    ) {
      text += align.filled(value().map { "\($0)" } ?? "nil")
    }
    /// Adds a whole number in a form.
    public mutating func appendInterpolation<Number: BinaryInteger>(
      _ number: @autoclosure () -> Number, format: OSLogIntegerFormatting,
      align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {
      text += align.filled(format.text(number()))
    }
    /// Adds a number in a form.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
      _ number: @autoclosure () -> Number, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {
      text += align.filled(format.text(Double(number())))
    }
    /// Adds a truth value in a form.
    public mutating func appendInterpolation(
      _ value: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
    ) {
      text += value() ? (format == .answer ? "YES" : "true") : format == .answer ? "NO" : "false"
    }
  }
}

/// Who may read a value of a message. It is carried: every value is written here.
public struct OSLogPrivacy: Hashable, Sendable {
  private let name: String
  /// Everybody may.
  public static let `public` = OSLogPrivacy(name: "public")
  /// The developer may.
  public static let `private` = OSLogPrivacy(name: "private")
  /// Nobody may.
  public static let sensitive = OSLogPrivacy(name: "sensitive")
  /// By the kind of the value.
  public static let auto = OSLogPrivacy(name: "auto")
  /// What stands in the value's place.
  public enum Mask: Sendable {
    /// A checksum, or nothing.
    case hash, none
  }
  /// The developer may; others see what stands in its place.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  /// Nobody may; what stands in its place is seen.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
  /// By the kind of the value; others see what stands in its place.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}
