// Expressions as objects, which Foundation elsewhere declares and makes unavailable: key paths, constants and functions of lists.

import Foundation
import Plumbline

/// Something that is computed of an object. Code that imports Foundation and neither UIKit nor Core Data has to say which it
/// means, as Foundation has one that cannot be made.
open class NSExpression: NSObject, NSCopying {
  /// What it is. Raw values are Apple's.
  public enum ExpressionType: UInt, Sendable {
    /// Apple's names with the raw values.
    case constantValue = 0
    case evaluatedObject, variable, keyPath, function
  }
  /// What it is.
  public let expressionType: ExpressionType
  private let name: String
  private let value: Any?
  private let operands: [NSExpression]

  private init(_ type: ExpressionType, name: String = "", value: Any? = nil, operands: [NSExpression] = []) {
    (expressionType, self.name, self.value, self.operands) = (type, name, value, operands)
  }
  /// A value that does not change.
  public convenience init(forConstantValue obj: Any?) { self.init(.constantValue, value: obj) }
  /// The value of a variable of `context`.
  public convenience init(forVariable string: String) { self.init(.variable, name: string) }
  /// A value of the object, by its key path.
  public convenience init(forKeyPath keyPath: String) { self.init(.keyPath, name: keyPath) }
  /// One of the functions `sum:`, `count:`, `min:`, `max:` and `average:`, of expressions; others have no value here.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    self.init(
      .function, name: name,
      operands: parameters.map { $0 as? NSExpression ?? NSExpression(forConstantValue: $0) })
  }
  /// The object itself.
  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.evaluatedObject) }

  /// The value of a constant.
  open var constantValue: Any { value ?? NSNull() }
  /// The key path.
  open var keyPath: String { name }
  /// The function's name.
  open var function: String { name }
  /// The variable's name.
  open var variable: String { name }
  /// What the function is of.
  open var arguments: [NSExpression]? { operands }

  /// What it is of an object; functions go over a list that their argument gives.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    switch expressionType {
    case .constantValue: return value
    case .evaluatedObject: return object
    case .variable: return context?.object(forKey: name)
    case .keyPath: return Self.value(of: object, at: name)
    case .function:
      let values = operands.first?.expressionValue(with: object, context: context)
      return Self.value(of: name, (values as? [Any]) ?? (values as? NSSet)?.allObjects ?? [])
    }
  }

  private static func value(of object: Any?, at keyPath: String) -> Any? {
    if let list = object as? [Any] { return list.compactMap { value(of: $0, at: keyPath) } }
    var found = object
    for key in keyPath.split(separator: ".").map(String.init) {
      found = (found as? [String: Any])?[key] ?? (found as? NSObject)?.value(forKey: key)
    }
    return found
  }

  /// What one of the functions is of values; nil for functions that are not known, and for means of nothing.
  package static func value(of function: String, _ values: [Any]) -> Any? {
    let numbers = values.compactMap { ($0 as? NSNumber)?.doubleValue }
    func number(_ value: Double) -> NSNumber {
      value == value.rounded() && abs(value) < 1e15 ? NSNumber(value: Int(value)) : NSNumber(value: value)
    }
    switch function {
    case "count:": return NSNumber(value: values.count)
    case "sum:": return number(numbers.reduce(0, +))
    case "average:":
      return numbers.isEmpty ? nil : NSNumber(value: numbers.reduce(0, +) / Double(numbers.count))
    case "min:", "max:":
      let isLeast = function == "min:"
      if let dates = values as? [Date], !dates.isEmpty { return isLeast ? dates.min() : dates.max() }
      if let texts = values as? [String], !texts.isEmpty { return isLeast ? texts.min() : texts.max() }
      return (isLeast ? numbers.min() : numbers.max()).map(number)
    default: return nil
    }
  }

  /// The object itself, as it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
