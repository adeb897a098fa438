// The equation language of constraints: `item.attribute RELATION [multiplier *] item.attribute [± constant] [@priority]`.

/// A constraint as it is written; names are not looked up yet. Offsets count Unicode scalars of the text.
struct Equation: Equatable {
  enum Relation: Hashable {
    case equal
    case lessThanOrEqual
    case greaterThanOrEqual
  }

  struct Name: Hashable {
    var text: String
    var offset: Int
  }

  /// `item.attribute`, where an item may be a part of another: `panel.safeArea.top`.
  struct Place: Equatable {
    /// Never empty.
    var item: [Name]
    var attribute: Name
  }

  /// A number, or the name of a metric with a sign.
  struct Value: Hashable {
    enum Content: Hashable {
      case number(Double, text: String)
      case metric(Name)
    }
    var content: Content
    var isNegative = false
    var offset: Int
  }

  var first: Place
  var relation: Relation
  var multiplier: Value?
  var second: Place?
  var constant: Value?
  var priority: Value?
}
