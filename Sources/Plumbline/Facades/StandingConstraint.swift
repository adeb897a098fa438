// A constraint that stands for another one, as AppKit's animators do.

import Foundation

extension NSLayoutConstraint {
  /// Copies items, attributes, relation and multiplier of another constraint, so that this one answers as it does. For
  /// a constraint that is never activated.
  package func standFor(_ other: NSLayoutConstraint) {
    firstReference = other.firstReference
    secondReference = other.secondReference
    firstAttribute = other.firstAttribute
    secondAttribute = other.secondAttribute
    if let distances = other.distances { makeRare().distances = distances }
    relation = other.relation
    multiplier = other.multiplier
  }
}
