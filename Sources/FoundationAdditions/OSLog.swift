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

  /// Whether messages of a level are written.
  public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled }

  /// Writes a message, with the log and the level before it.
  package func write(_ message: String, _ type: OSLogType) {
    guard self !== OSLog.disabled else { return }
    let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let head = ["[\(type.name)]", place.isEmpty ? nil : "[\(place)]"].compactMap { $0 }.joined(separator: " ")
    try? FileHandle.standardError.write(contentsOf: Data("\(head) \(message)\n".utf8))
  }
}

/// The level of a log message. Raw values are Apple's.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The raw value of the level.
  public let rawValue: UInt8
  /// A level of its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The default level.
  public static let `default` = OSLogType(rawValue: 0)
  /// Helpful information.
  public static let info = OSLogType(rawValue: 1)
  /// Information for developers.
  public static let debug = OSLogType(rawValue: 2)
  /// A failure.
  public static let error = OSLogType(rawValue: 16)
  /// A mistake of the program.
  public static let fault = OSLogType(rawValue: 17)

  fileprivate var name: String {
    [Self.info: "info", .debug: "debug", .error: "error", .fault: "fault"][self] ?? "default"
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

/// The text of a message. Options in braces are for the log; the argument of `%s` is a C string, or an object as that of `%@`,
/// which `String(format:)` takes texts for only; that of `%m` is `errno`. What has no argument stays as it is written.
func formatted(_ message: StaticString, _ args: [any CVarArg]) -> String {
  let failure = errno
  var place = 0
  return "\(message)".replacing(
    /%(?:\{[^}]*\})?(?:(\d+)\$)?([-+ #0-9.'$*]*(?:hh|h|ll|l|q|j|z|t|L)?)([@a-zA-Z%])/
  ) { match in
    let (whole, number, form, kind) = match.output
    if kind == "%" || kind == "m" { return kind == "%" ? "%" : String(cString: strerror(failure)) }
    let places = (form.matches(of: /\*(?:(\d+)\$)?/).map(\.output.1) + [number]).map { number in
      // A place that is told moves the next one nowhere.
      place += number == nil ? 1 : 0
      return number.map { Int($0) ?? 0 } ?? place
    }
    let values = places.compactMap { args.indices.contains($0 - 1) ? args[$0 - 1] : nil }
    guard let value = values.last, values.count == places.count else { return String(whole) }
    let isObject = type(of: value as Any) is AnyClass
    // A number is no address of a text.
    if !isObject, kind == "@" || kind == "s" && value is any Numeric { return "\(value)" }
    let plain = form.replacing(/\*\d+\$/, with: "*")
    return String(format: "%\(plain)\(isObject && kind == "s" ? "@" : kind)", arguments: values)
  }
}
