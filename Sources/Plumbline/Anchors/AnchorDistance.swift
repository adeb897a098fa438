// Offsets between anchors, and the constraints that are made of them.

/// The distance from one anchor to another: `to − from`.
@MainActor
final class AnchorDistance {
  let from: ItemReference?
  let fromAttribute: NSLayoutConstraint.Attribute
  let to: ItemReference?
  let toAttribute: NSLayoutConstraint.Attribute

  init(from: AnchorSide, to: AnchorSide) {
    self.from = from.reference
    fromAttribute = from.attribute
    self.to = to.reference
    toAttribute = to.attribute
  }

  var fromItem: AnyObject? { from?.item }
  var toItem: AnyObject? { to?.item }
}

/// The additional state of the few constraints of which a side is a distance.
@MainActor
final class ConstraintDistances {
  let first: AnchorDistance?
  let second: AnchorDistance?
  /// The links of the item references 2 and 3, the ends of the distances.
  var mentionLinks = (Mentions.Links(), Mentions.Links())

  /// Nil if neither side is a distance.
  init?(first: AnchorDistance?, second: AnchorDistance?) {
    if first == nil && second == nil { return nil }
    self.first = first
    self.second = second
  }
}

extension NSLayoutConstraint {
  /// The offset that the first side is made of, when it is a distance between anchors.
  var firstDistance: AnchorDistance? { distances?.first }
  /// The offset that the second side is made of.
  var secondDistance: AnchorDistance? { distances?.second }

  /// The number of item references: one a side, and two more where sides are distances.
  var placeCount: Int { distances == nil ? 2 : 4 }

  /// The item at an index: those of the two sides or the starts of their distances, then the ends of the distances.
  func reference(at place: Int) -> ItemReference? {
    switch place {
    case 0: firstReference ?? distances?.first?.from
    case 1: secondReference ?? distances?.second?.from
    case 2: distances?.first?.to
    default: distances?.second?.to
    }
  }

  func hasItem(at place: Int) -> Bool {
    switch place {
    case 0: true
    case 1: secondAttribute != .notAnAttribute || distances?.second != nil
    case 2: distances?.first != nil
    default: distances?.second != nil
    }
  }

  @inline(__always)
  func mentionLinks(at place: Int) -> Mentions.Links {
    switch place {
    case 0: mentionLinks.0
    case 1: mentionLinks.1
    case 2: distances?.mentionLinks.0 ?? Mentions.Links()
    default: distances?.mentionLinks.1 ?? Mentions.Links()
    }
  }

  @inline(__always)
  func setMentionLinks(_ links: Mentions.Links, at place: Int) {
    switch place {
    case 0: mentionLinks.0 = links
    case 1: mentionLinks.1 = links
    case 2: distances?.mentionLinks.0 = links
    default: distances?.mentionLinks.1 = links
    }
  }
}
