// Sort descriptors by the name of a property, which Foundation has on Apple's systems only: keys are looked up as predicates
// look theirs up.

import Foundation
import Plumbline

extension NSSortDescriptor {
  /// Sorts by a property, or by the objects themselves where there is no name.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, options: [], ascending: ascending)
  }

  /// Sorts by a property of any type, as Apple's does: values that have an order by it, truth values with no first, and
  /// none before all others.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: \Any.self, ascending: ascending) { first, second in
      func value(_ object: Any) -> Any? {
        guard let object = object as? Root else { return nil }
        let mirror = Mirror(reflecting: object[keyPath: keyPath])
        guard mirror.displayStyle == .optional else { return object[keyPath: keyPath] }
        return mirror.children.first?.value
      }
      let values = (value(first), value(second))
      guard let left = values.0 else { return values.1 == nil ? .orderedSame : .orderedAscending }
      guard let right = values.1 else { return .orderedDescending }
      if let left = left as? Bool, let right = right as? Bool {
        return left == right ? .orderedSame : right ? .orderedAscending : .orderedDescending
      }
      return PredicateParser.order(left, right, []) ?? .orderedSame
    }
  }

  /// Sorts by a property with a method that compares: those of `NSString` that look past case and marks are known by
  /// their names, and every other one compares as it is usual for the values.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let name = selector.map { "\($0)" } ?? ""
    let options: String.CompareOptions =
      switch name {
      case let name where name.hasPrefix("localizedStandard"): [.caseInsensitive, .numeric]
      case let name where name.contains("aseInsensitive"): [.caseInsensitive]
      default: []
      }
    self.init(key: key, options: options, ascending: ascending)
  }

  private convenience init(key: String?, options: String.CompareOptions, ascending: Bool) {
    self.init(keyPath: \Any.self, ascending: ascending) { first, second in
      let path = key ?? ""
      let values = (PredicateParser.value(path, of: first), PredicateParser.value(path, of: second))
      // Apple's: what has no value comes first.
      guard let left = values.0 else { return values.1 == nil ? .orderedSame : .orderedAscending }
      guard let right = values.1 else { return .orderedDescending }
      return PredicateParser.order(left, right, options) ?? .orderedSame
    }
    carry(key, "sortKey")
  }

  /// The name of the property that it sorts by.
  public var key: String? { carried(or: nil, "sortKey") }
}
