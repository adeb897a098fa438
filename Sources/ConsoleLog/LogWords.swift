// A constraint of a log as a sentence.

import Foundation
import LayoutReport
import Plumbline

struct LogWords {
  private let constraint: NotedConstraint
  private let names: LogNames

  init(_ constraint: NotedConstraint, _ names: LogNames) {
    self.constraint = constraint
    self.names = names
  }

  var sentence: String {
    let first = constraint.first
    if !(first.others + (constraint.second?.others ?? [])).isEmpty { return sumSentence }
    if let priorities = constraint.contentPriorities {
      return
        "the content of \(names.phrase(for: first.place.item)) needs a \(first.place.attribute.words) of "
        + "\(points(constraint.constant)) (hugging \(decimal(priorities.hugging)), compression resistance "
        + "\(decimal(priorities.resistance)))"
    }
    if constraint.springs != nil, !first.place.attribute.isSize, constraint.second == nil {
      let inner = names.phrase(for: first.place.item)
      let outer = constraint.container.map { " of \(names.phrase(for: $0))" } ?? " of its superview"
      return
        "the \(first.place.attribute.words) of \(inner) is at \(decimal(constraint.constant)) in the space\(outer)"
    }
    return ConstraintWords(
      firstItem: names.phrase(for: first.place.item), firstAttribute: first.place.attribute,
      relation: constraint.relation, secondItem: constraint.second.map { names.phrase(for: $0.place.item) },
      secondAttribute: constraint.second?.place.attribute ?? .notAnAttribute,
      // As the log prints it: amounts that follow from it can be checked.
      multiplier: constraint.multiplier, factor: String(format: "%g", constraint.multiplier),
      constant: constraint.constant, priority: Float(constraint.priority),
      relatesItemToItself: constraint.second?.place.item.key == first.place.item.key
    ).sentence
  }

  private var sumSentence: String {
    let relation =
      switch constraint.relation {
      case .equal: "equals"
      case .lessThanOrEqual: "is at most"
      case .greaterThanOrEqual: "is at least"
      }
    var words = "\(phrase(constraint.first)) \(relation) "
    if let second = constraint.second {
      if constraint.multiplier != 1 { words += "\(String(format: "%g", constraint.multiplier)) times " }
      words += phrase(second)
      if constraint.constant != 0 {
        words += constraint.constant < 0 ? " minus " : " plus "
        words += points(abs(constraint.constant))
      }
    } else {
      words += points(constraint.constant)
    }
    return words
  }

  private func phrase(_ side: NotedConstraint.Side) -> String {
    func phrase(_ place: NotedConstraint.Place) -> String {
      "the \(place.attribute.words) of \(names.phrase(for: place.item))"
    }
    if side.others.count == 1, side.others[0].factor == -1, !side.others[0].place.attribute.isSize {
      return "the distance from \(phrase(side.others[0].place)) to \(phrase(side.place))"
    }
    return side.others.reduce(phrase(side.place)) { words, other in
      let factor = abs(other.factor) == 1 ? "" : String(format: "%g times ", abs(other.factor))
      return "\(words) \(other.factor < 0 ? "minus" : "plus") \(factor)\(phrase(other.place))"
    }
  }
}
