// What few constraints have, in a box beside the constraint: one without any of it pays for one empty reference.

import Foundation

/// The state of a constraint's rarer features.
@MainActor
final class RareConstraintState {
  var multiplier: CGFloat = 1
  var identifier: String?
  /// The offsets that the sides are made of, when they are distances between anchors.
  var distances: ConstraintDistances?
  var precedence: Int32 = 0
}

extension NSLayoutConstraint {
  /// The box, made on first use.
  private final func makeRare() -> RareConstraintState {
    if let rare { return rare }
    let made = RareConstraintState()
    rare = made
    return made
  }

  /// The factor of the second item's attribute; finite, and never changes.
  public internal(set) final var multiplier: CGFloat {
    get { rare?.multiplier ?? 1 }
    set { if newValue != multiplier { makeRare().multiplier = newValue } }
  }

  /// The offsets that the sides are made of, when they are distances between anchors.
  final var distances: ConstraintDistances? {
    get { rare?.distances }
    set { if newValue != nil || rare != nil { makeRare().distances = newValue } }
  }

  final var storedIdentifier: String? {
    get { rare?.identifier }
    set { if newValue != nil || rare != nil { makeRare().identifier = newValue } }
  }

  /// Decides ties and which member of a conflict is broken: the lowest number is satisfied, the highest broken.
  package final var precedence: Int32 {
    get { rare?.precedence ?? 0 }
    set { if newValue != precedence { makeRare().precedence = newValue } }
  }
}
