// Offsets between anchors, and the constraints that are made of them.

/// From one anchor to another: `to − from`.
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

/// What a constraint needs in addition when one of its sides is a distance: few constraints do.
@MainActor
final class ConstraintDistances {
  let first: AnchorDistance?
  let second: AnchorDistance?
  /// The links of the places 2 and 3, where the distances lead to.
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

  /// How many places for items there are: one a side, and two more where sides are distances.
  var placeCount: Int { distances == nil ? 2 : 4 }

  /// What stands at a place: the items of the two sides or where their distances begin, then where the distances lead to.
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
