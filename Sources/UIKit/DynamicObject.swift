// Members by name, as `AnyObject` has them where there is an Objective-C runtime.

import Foundation
import Plumbline

/// An object that is asked for members by their names: what `AnyObject` stands for in sources that the plugin
/// `WithoutObjectiveC` adapts.
///
/// A member that the object has not, or has in another type, is nil. Constraints know the members of
/// `NSLayoutConstraint`; priorities also answer as numbers, which they are in Objective-C.
@dynamicMemberLookup
public protocol DynamicObject: AnyObject {
  /// The value of a member; nil for one that is not known.
  func member(named name: String) -> Any?
}

extension DynamicObject {
  /// The value of a member, if it has the type that is asked for.
  public subscript<Value>(dynamicMember name: String) -> Value? {
    switch member(named: name) {
    case let value as Value: value
    case let priority as UILayoutPriority: priority.rawValue as? Value
    default: nil
    }
  }
}

extension NSObject: DynamicObject {
  public func member(named name: String) -> Any? {
    guard let constraint = self as? NSLayoutConstraint else { return nil }
    return switch name {
    case "constant": constraint.constant
    case "multiplier": constraint.multiplier
    case "priority": constraint.priority
    case "isActive": constraint.isActive
    case "identifier": constraint.identifier
    case "relation": constraint.relation
    case "firstAttribute": constraint.firstAttribute
    case "secondAttribute": constraint.secondAttribute
    case "firstItem": constraint.firstItem
    case "secondItem": constraint.secondItem
    default: nil
    }
  }
}
