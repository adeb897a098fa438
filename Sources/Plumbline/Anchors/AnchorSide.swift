// The side of a constraint that an anchor makes: an attribute of an item, or the distance between two.

import Foundation

/// One side of a constraint as an anchor names it.
@MainActor
struct AnchorSide {
  let reference: ItemReference?
  let attribute: NSLayoutConstraint.Attribute
  /// Set for the offset between two anchors; `item` and `attribute` say nothing then.
  let distance: AnchorDistance?

  init(reference: ItemReference?, attribute: NSLayoutConstraint.Attribute, distance: AnchorDistance? = nil) {
    self.reference = reference
    self.attribute = attribute
    self.distance = distance
  }

  init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    self.init(reference: .of(item), attribute: attribute)
  }

  init(distance: AnchorDistance) {
    self.init(reference: nil, attribute: .notAnAttribute, distance: distance)
  }

  /// The view or guide; nil once it is gone.
  var item: AnyObject? { reference?.item }

  var isBaseline: Bool { attribute == .firstBaseline || attribute == .lastBaseline }

  func isSame(as other: AnchorSide) -> Bool {
    if let distance {
      guard let others = other.distance else { return false }
      return distance.fromItem === others.fromItem && distance.fromAttribute == others.fromAttribute
        && distance.toItem === others.toItem && distance.toAttribute == others.toAttribute
    }
    return other.distance == nil && item === other.item && attribute == other.attribute
  }

  /// `item.attribute`, or `(to - from)` for a distance (spec 04 §1).
  func body(_ names: inout ItemNames) -> String {
    if let distance {
      let to = names.name(of: distance.toItem) + "." + distance.toAttribute.name
      let from = names.name(of: distance.fromItem) + "." + distance.fromAttribute.name
      return "(\(to) - \(from))"
    }
    return names.name(of: item) + "." + attribute.name
  }

  /// The class that Apple uses for such an anchor.
  var className: String {
    if distance != nil { return "_NSDistanceLayoutDimension" }
    switch attribute.family {
    case .size: return "NSLayoutDimension"
    case .y: return "NSLayoutYAxisAnchor"
    default: return "NSLayoutXAxisAnchor"
    }
  }

  /// `<NSLayoutXAxisAnchor:P "a.leading" (names: a:P)>`, as exceptions name anchors.
  var description: String { description(address: "0x0") }

  func description(address: String) -> String {
    var names = ItemNames()
    let text = body(&names)
    let tail = names.list.isEmpty ? "" : " (names: \(names.list.joined(separator: ", ")))"
    return distance == nil
      ? "<\(className):\(address) \"\(text)\"\(tail)>" : "<\(className):\(address) `\(text)`\(tail)>"
  }
}
