// The declarations of an adapted module by which its arrays of `AnyObject` answer members by name. It is compiled
// into that module and seen nowhere else: members by name are for sources that were written for them.

extension SourceModule {
  /// A file of its own for the module.
  static let dynamicObjectSource = """
    import Foundation
    import UIKit

    /// An object that is asked for members by their names. One that it has not, or has in another type, is nil; priorities
    /// also answer as the numbers that they are in Objective-C.
    @dynamicMemberLookup
    protocol DynamicObject: AnyObject {
      func member(named name: String) -> Any?
    }

    extension DynamicObject {
      subscript<Value>(dynamicMember name: String) -> Value? {
        switch member(named: name) {
        case let value as Value: return value
        case let priority as UILayoutPriority: return priority.rawValue as? Value
        default: return nil
        }
      }
    }

    extension NSObject: DynamicObject {
      func member(named name: String) -> Any? {
        guard let constraint = self as? NSLayoutConstraint else { return nil }
        switch name {
        case "constant": return constraint.constant
        case "multiplier": return constraint.multiplier
        case "priority": return constraint.priority
        case "isActive": return constraint.isActive
        case "identifier": return constraint.identifier
        case "relation": return constraint.relation
        case "firstAttribute": return constraint.firstAttribute
        case "secondAttribute": return constraint.secondAttribute
        case "firstItem": return constraint.firstItem
        case "secondItem": return constraint.secondItem
        default: return nil
        }
      }
    }

    """
}
