// The state that few constraints have, in a box beside the constraint: the others pay for one empty reference.

import Foundation

@MainActor
final class RareConstraintState {
  var multiplier: CGFloat = 1
  var identifier: String?
  var distances: ConstraintDistances?
}

extension NSLayoutConstraint {
  final func makeRare() -> RareConstraintState {
    let made = rare ?? RareConstraintState()
    rare = made
    return made
  }

  /// The factor of the second item's attribute; finite, and never changes.
  public internal(set) final var multiplier: CGFloat {
    get { rare?.multiplier ?? 1 }
    set { if newValue != multiplier { makeRare().multiplier = newValue } }
  }

  /// The offsets that the sides are made of, when they are distances between anchors.
  final var distances: ConstraintDistances? { rare?.distances }
}
