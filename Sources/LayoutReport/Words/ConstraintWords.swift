// A constraint in words: "the width of label 'Name' is at least 60 points".

import Foundation
import Plumbline

package struct ConstraintWords {
  package typealias Attribute = NSLayoutConstraint.Attribute

  var firstItem: String
  var firstAttribute: Attribute
  var relation: NSLayoutConstraint.Relation
  /// Absent where the constraint names one item only.
  var secondItem: String?
  var secondAttribute: Attribute
  var multiplier: Double
  /// The factor as it is to be read, where not with three decimals.
  var factor: String?
  var constant: Double
  var priority: Float
  /// Both items are the same: "its height".
  var relatesItemToItself = false

  /// A constraint between items that are called so.
  package init(
    firstItem: String, firstAttribute: Attribute, relation: NSLayoutConstraint.Relation, secondItem: String?,
    secondAttribute: Attribute, multiplier: Double, factor: String? = nil, constant: Double, priority: Float,
    relatesItemToItself: Bool = false
  ) {
    self.factor = factor
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = secondItem
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.relatesItemToItself = relatesItemToItself
  }

  /// "the width of label 'Name' is at least 60 points, if possible (priority 750)".
  package var sentence: String {
    let subject = "the \(firstAttribute.words) of \(firstItem)"
    let predicate: String
    if let secondItem, multiplier != 0 {
      let object =
        relatesItemToItself
        ? "its \(secondAttribute.words)" : "the \(secondAttribute.words) of \(secondItem)"
      if multiplier != 1 {
        predicate = "is \(bound)\(factor ?? decimal(multiplier)) times \(object)\(offset)"
      } else if firstAttribute.isSize {
        predicate = comparison(with: object)
      } else {
        predicate = position(of: object)
      }
    } else {
      predicate = "is \(bound)\(points(constant))"
    }
    let wish = priority < 1000 ? ", if possible (priority \(decimal(Double(priority))))" : ""
    return "\(subject) \(predicate)\(wish)"
  }

  private var bound: String {
    switch relation {
    case .lessThanOrEqual: "at most "
    case .equal: ""
    case .greaterThanOrEqual: "at least "
    }
  }

  private var offset: String {
    if constant == 0 { return "" }
    return constant < 0 ? " minus \(points(-constant))" : " plus \(points(constant))"
  }

  /// Two sizes: "equals the width of …", "is at least 8 points more than the width of …".
  private func comparison(with object: String) -> String {
    if constant == 0 { return relation == .equal ? "equals \(object)" : "is \(bound)\(object)" }
    let (distance, direction) = constant < 0 ? (-constant, "less") : (constant, "more")
    return "is \(boundOfDistance)\(points(distance)) \(direction) than \(object)"
  }

  /// Two places: "is 8 points after the trailing edge of …".
  private func position(of object: String) -> String {
    // A center beside a leading or trailing edge is before or after it: which is left, the reading direction says.
    let (before, after) = (secondAttribute.isDirectional ? secondAttribute : firstAttribute).directions
    if constant == 0 {
      switch relation {
      case .equal: return "is at \(object)"
      case .lessThanOrEqual: return "is at or \(before) \(object)"
      case .greaterThanOrEqual: return "is at or \(after) \(object)"
      }
    }
    let (distance, direction) = constant < 0 ? (-constant, before) : (constant, after)
    return "is \(boundOfDistance)\(points(distance)) \(direction) \(object)"
  }

  /// "At most 8 before" is "at least -8 after": the bound turns with the side that the distance is measured to.
  private var boundOfDistance: String {
    switch relation {
    case .equal: ""
    case .lessThanOrEqual: constant < 0 ? "at least " : "at most "
    case .greaterThanOrEqual: constant < 0 ? "at most " : "at least "
    }
  }
}

/// "1 point", "8 points".
package func points(_ distance: Double) -> String {
  let number = decimal(distance)
  return number == "1" ? "1 point" : "\(number) points"
}

extension NSLayoutConstraint.Attribute {
  package var words: String {
    switch self {
    case .left: "left edge"
    case .right: "right edge"
    case .top: "top edge"
    case .bottom: "bottom edge"
    case .leading: "leading edge"
    case .trailing: "trailing edge"
    case .width: "width"
    case .height: "height"
    case .centerX: "horizontal center"
    case .centerY: "vertical center"
    case .lastBaseline: "last baseline"
    case .firstBaseline: "first baseline"
    case .leftMargin: "left margin"
    case .rightMargin: "right margin"
    case .topMargin: "top margin"
    case .bottomMargin: "bottom margin"
    case .leadingMargin: "leading margin"
    case .trailingMargin: "trailing margin"
    case .centerXWithinMargins: "horizontal center within the margins"
    case .centerYWithinMargins: "vertical center within the margins"
    case .notAnAttribute: "nothing"
    }
  }

  package var isSize: Bool { self == .width || self == .height }

  /// The words for smaller and larger positions along the attribute's axis; leading and trailing follow the reading
  /// direction, so they have no left and right.
  fileprivate var directions: (before: String, after: String) {
    switch self {
    case .left, .right, .leftMargin, .rightMargin, .centerX, .centerXWithinMargins:
      ("to the left of", "to the right of")
    case .leading, .trailing, .leadingMargin, .trailingMargin: ("before", "after")
    default: ("above", "below")
    }
  }
}
