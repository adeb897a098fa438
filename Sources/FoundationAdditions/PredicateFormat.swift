// Predicates in Foundation's format language, which Foundation has on Apple's systems only: comparisons joined by AND, OR and
// NOT. What is compared is SELF, a key path of it, an argument or a literal.

import Foundation
import Plumbline

extension NSPredicate {
  /// A predicate in the format language: `"SELF MATCHES %@"`, `"name CONTAINS[cd] %@ AND age > %d"`. Keys are those of
  /// dictionaries, properties of Swift values, and what `value(forKey:)` answers. Stops at a mistake, as Apple's raises.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// The same with the arguments in an array.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var parser = PredicateParser(predicateFormat, arguments ?? [])
    let test = parser.whole()
    self.init { object, _ in test(object) }
  }
}

struct PredicateParser {
  typealias Test = @Sendable (Any?) -> Bool
  typealias Operand = @Sendable (Any?) -> Any?

  private let format: String
  private var tokens: ArraySlice<String>
  private var arguments: ArraySlice<Any>

  init(_ format: String, _ arguments: [Any]) {
    self.format = format
    self.arguments = arguments[...]
    tokens = Self.tokens(of: format)[...]
  }

  /// Texts with their quotes, words with their dots, operators, and single characters.
  private static func tokens(of format: String) -> [String] {
    var result: [String] = []
    var rest = format[...]
    while let first = rest.first {
      let end: Substring.Index
      if first.isWhitespace {
        rest.removeFirst()
        continue
      } else if first == "'" || first == "\"" {
        let close = rest.dropFirst().firstIndex(of: first) ?? rest.endIndex
        end = close == rest.endIndex ? close : rest.index(after: close)
      } else if first.isLetter || first.isNumber || "_@#$".contains(first) {
        end = rest.firstIndex { !($0.isLetter || $0.isNumber || "_.@$".contains($0)) } ?? rest.endIndex
      } else if first == "%" {
        end = rest.dropFirst().firstIndex { !$0.isLetter && $0 != "@" } ?? rest.endIndex
      } else if "=<>!&|".contains(first) {
        end = rest.firstIndex { !"=<>!&|".contains($0) } ?? rest.endIndex
      } else {
        end = rest.index(after: rest.startIndex)
      }
      result.append(String(rest[..<end]))
      rest = rest[end...]
    }
    return result
  }

  mutating func whole() -> Test {
    let test = alternatives()
    guard tokens.isEmpty else { mistake() }
    return test
  }

  private func mistake() -> Never { preconditionFailure("Unable to parse the format string \"\(format)\"") }

  private mutating func take(_ words: String...) -> Bool {
    guard let next = tokens.first, words.contains(next.uppercased()) else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func alternatives() -> Test {
    var test = conjunction()
    while take("OR", "||") {
      let (left, right) = (test, conjunction())
      test = { left($0) || right($0) }
    }
    return test
  }

  private mutating func conjunction() -> Test {
    var test = term()
    while take("AND", "&&") {
      let (left, right) = (test, term())
      test = { left($0) && right($0) }
    }
    return test
  }

  private mutating func term() -> Test {
    if take("NOT", "!") {
      let inner = term()
      return { !inner($0) }
    }
    if take("TRUEPREDICATE") { return { _ in true } }
    if take("FALSEPREDICATE") { return { _ in false } }
    if take("(") {
      let inner = alternatives()
      guard take(")") else { mistake() }
      return inner
    }
    return comparison()
  }

  private mutating func comparison() -> Test {
    let left = operand()
    guard let name = tokens.popFirst()?.uppercased() else { mistake() }
    var options: String.CompareOptions = []
    if take("[") {
      let letters = tokens.popFirst()?.lowercased() ?? ""
      if letters.contains("c") { options.insert(.caseInsensitive) }
      if letters.contains("d") { options.insert(.diacriticInsensitive) }
      guard take("]") else { mistake() }
    }
    let right = operand()
    let found = options
    guard let compare = Self.comparisons[name] else { mistake() }
    return { compare(left($0), right($0), found) }
  }

  private mutating func operand() -> Operand {
    guard let token = tokens.popFirst() else { mistake() }
    if token.hasPrefix("%") {
      guard let argument = arguments.popFirst() else { mistake() }
      nonisolated(unsafe) let value = argument
      if token == "%K" { return { Self.value("\(value)", of: $0) } }
      return { _ in value }
    }
    if let quote = token.first, quote == "'" || quote == "\"" {
      let text = String(token.dropFirst().dropLast())
      return { _ in text }
    }
    if token == "-", let next = tokens.popFirst(), let number = Double(next) { return { _ in -number } }
    if let number = Double(token) { return { _ in number } }
    switch token.uppercased() {
    case "SELF": return { $0 }
    case "NIL", "NULL": return { _ in nil }
    case "TRUE", "YES": return { _ in true }
    case "FALSE", "NO": return { _ in false }
    default:
      guard token.first.map({ $0.isLetter || $0 == "_" }) == true else { mistake() }
      let path = token.uppercased().hasPrefix("SELF.") ? String(token.dropFirst(5)) : token
      return { Self.value(path, of: $0) }
    }
  }

  /// The value at a key path, of dictionaries, objects and Swift values.
  static func value(_ path: String, of object: Any?) -> Any? {
    path.split(separator: ".").reduce(object) { object, key in
      guard let object else { return nil }
      if let dictionary = object as? [String: Any] { return dictionary[String(key)] }
      if let dictionary = object as? NSDictionary { return dictionary[String(key)] }
      if key == "length" || key == "count", let text = object as? String { return text.utf16.count }
      var mirror: Mirror? = Mirror(reflecting: object)
      while let current = mirror {
        if let child = current.children.first(where: { $0.label == String(key) }) {
          return unwrapped(child.value)
        }
        mirror = current.superclassMirror
      }
      return (object as? NSObject)?.value(forKey: String(key))
    }
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as Date: value.timeIntervalSinceReferenceDate
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    default: nil
    }
  }

  private typealias Comparison = @Sendable (Any?, Any?, String.CompareOptions) -> Bool

  static func order(_ left: Any?, _ right: Any?, _ options: String.CompareOptions)
    -> ComparisonResult?
  {
    if let left = left as? String, let right = right as? String {
      return left.compare(right, options: options)
    }
    guard let left = number(left), let right = number(right) else { return nil }
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  private static func areEqual(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let order = order(left, right, options) { return order == .orderedSame }
    return (plain(left) as? AnyHashable).map { $0 == plain(right) as? AnyHashable } ?? false
  }

  /// What an object of Foundation's stands for: identifiers and addresses are compared by what they say.
  private static func plain(_ value: Any) -> Any {
    switch value {
    case let value as NSUUID: UUID(uuidString: value.uuidString) ?? value
    case let value as NSURL: value.absoluteURL ?? value
    case let value as NSData: Data(referencing: value)
    default: value
    }
  }

  private static func text(_ test: @escaping @Sendable (String, String, String.CompareOptions) -> Bool)
    -> Comparison
  {
    { left, right, options in
      guard let left = left as? String, let right = right as? String else { return false }
      return test(left, right, options)
    }
  }

  private static func contains(_ whole: Any?, _ part: Any?, _ options: String.CompareOptions) -> Bool {
    if let whole = whole as? String, let part = part as? String {
      return whole.range(of: part, options: options) != nil
    }
    let elements =
      (whole as? [Any]) ?? (whole as? NSArray).map { Array($0) } ?? (whole as? Set<AnyHashable>).map {
        Array($0)
      } ?? []
    return elements.contains { areEqual($0, part, options) }
  }

  private static let comparisons: [String: Comparison] = [
    "=": { areEqual($0, $1, $2) }, "==": { areEqual($0, $1, $2) }, "!=": { !areEqual($0, $1, $2) },
    "<>": { !areEqual($0, $1, $2) },
    "<": { order($0, $1, $2) == .orderedAscending }, ">": { order($0, $1, $2) == .orderedDescending },
    "<=": { order($0, $1, $2).map { $0 != .orderedDescending } ?? false },
    ">=": { order($0, $1, $2).map { $0 != .orderedAscending } ?? false },
    "CONTAINS": { contains($0, $1, $2) }, "IN": { contains($1, $0, $2) },
    "BEGINSWITH": text { $0.range(of: $1, options: $2.union(.anchored)) != nil },
    "ENDSWITH": text { $0.range(of: $1, options: $2.union([.anchored, .backwards])) != nil },
    "MATCHES": text { matches($0, "^(?:\($1))$", $2) },
    "LIKE": text { matches($0, "^\(pattern($1))$", $2) },
  ]

  private static func matches(_ text: String, _ pattern: String, _ options: String.CompareOptions) -> Bool {
    text.range(of: pattern, options: options.intersection(.caseInsensitive).union(.regularExpression)) != nil
  }

  /// `*` and `?` of LIKE as a regular expression.
  private static func pattern(_ like: String) -> String {
    like.map { $0 == "*" ? ".*" : $0 == "?" ? "." : NSRegularExpression.escapedPattern(for: String($0)) }
      .joined()
  }
}
