// Objects as dictionaries: some of their values, one dictionary an object or one a group, with sums and the like over groups.

import FoundationAdditions
import Plumbline

/// A property of dictionaries that is computed of objects: how many there are, or the sum, mean, smallest or largest of a value.
open class NSExpressionDescription: NSPropertyDescription {
  /// What is computed.
  open var expression: NSExpression?
  /// The type of what is computed; carried.
  open var expressionResultType = NSAttributeType.undefinedAttributeType
  /// The type of what is computed, as since iOS 15; carried.
  open var resultType: NSAttributeDescription.AttributeType {
    get { NSAttributeDescription.AttributeType(rawValue: expressionResultType.rawValue) }
    set { expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }
}

enum FetchedRows {
  /// The dictionaries of objects.
  static func of<T>(_ objects: [NSManagedObject], for request: NSFetchRequest<T>, entity: NSEntityDescription)
    -> [NSDictionary]
  {
    let wanted = request.propertiesToFetch ?? Array(entity.attributesByName.values)
    let groups = request.propertiesToGroupBy?.compactMap(name) ?? []
    let computes = wanted.contains { ($0 as? NSExpressionDescription)?.isAggregate ?? false }
    var rows: [NSDictionary]
    if !groups.isEmpty {
      var order: [[AnyHashable]] = []
      var members: [[AnyHashable]: [NSManagedObject]] = [:]
      for object in objects {
        let key = groups.map { hashable(object.value(forKeyPath: $0)) }
        if members[key] == nil { order.append(key) }
        members[key, default: []].append(object)
      }
      rows = order.map { row(of: members[$0] ?? [], wanted) }
      if let having = request.havingPredicate { rows = rows.filter { having.evaluate(with: $0) } }
    } else if computes {
      rows = [row(of: objects, wanted)]
    } else {
      rows = objects.map { row(of: [$0], wanted) }
    }
    guard request.returnsDistinctResults else { return rows }
    var seen: Set<NSDictionary> = []
    return rows.filter { seen.insert($0).inserted }
  }

  private static func name(of property: Any) -> String? {
    property as? String ?? (property as? NSPropertyDescription)?.name
  }

  private static func hashable(_ value: Any?) -> AnyHashable {
    value as? AnyHashable ?? AnyHashable(value.map { "\($0)" } ?? "")
  }

  private static func row(of objects: [NSManagedObject], _ wanted: [Any]) -> NSDictionary {
    var values: [String: Any] = [:]
    for property in wanted {
      guard let name = name(of: property) else { continue }
      let computed = property as? NSExpressionDescription
      values[name] =
        computed.map { $0.value(of: objects) } ?? objects.first?.value(forKeyPath: name)
    }
    return NSDictionary(dictionary: values)
  }
}

extension NSExpressionDescription {
  /// Whether it is one value of several objects.
  fileprivate var isAggregate: Bool { expression?.expressionType == .function }

  fileprivate func value(of objects: [NSManagedObject]) -> Any? {
    guard let expression else { return nil }
    switch expression.expressionType {
    case .keyPath: return objects.first?.value(forKeyPath: expression.keyPath)
    case .evaluatedObject: return objects.first?.objectID
    case .constantValue: return expression.constantValue
    case .function:
      let argument = expression.arguments?.first
      let values = objects.compactMap { object -> Any? in
        argument?.expressionType == .keyPath ? object.value(forKeyPath: argument?.keyPath ?? "") : object
      }
      return NSExpression.value(of: expression.function, values)
    case .variable: return nil
    }
  }
}
