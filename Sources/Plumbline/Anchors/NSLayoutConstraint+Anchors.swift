// The anchors of a constraint's two sides: the very anchors of its items.

import Unchecked
import Foundation

extension NSLayoutConstraint {
  /// The anchor of the first item and attribute: the same object as the item's own anchor, where it has one.
  public var firstAnchor: NSLayoutAnchor<AnyObject> { firstSide.anchor }
  /// The anchor of the second item and attribute; nil for a constraint of one item.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? { secondSide?.anchor }
}

extension AnchorSide {
  /// Anchors of all kinds under one static type, as Apple's property has it.
  fileprivate var anchor: NSLayoutAnchor<AnyObject> {
    reinterpreted(typedAnchor, as: NSLayoutAnchor<AnyObject>.self)
  }

  private var typedAnchor: AnyObject {
    if distance == nil, let own = ownAnchor { return own }
    if distance != nil { return NSLayoutDimension(side: self) }
    switch attribute.family {
    case .size: return NSLayoutDimension(side: self)
    case .y: return NSLayoutYAxisAnchor(side: self)
    default: return NSLayoutXAxisAnchor(side: self)
    }
  }

  /// The anchor that the item keeps; nil for margins, and for baselines of guides, of which there are none.
  private var ownAnchor: AnyObject? {
    if let view = item as? UIView { return view.anchors.anchor(attribute, view.reference) }
    if isBaseline { return nil }
    return (item as? UILayoutGuide).flatMap { $0.anchors.anchor(attribute, $0.reference) }
  }
}
