// The syntax tree of a visual format string: names, numbers and relations, no views.

/// A parsed visual format string: `H:|-[a(>=50)]-8-[b]|`.
///
/// Names are checked and metrics replaced by their values while the string is read, as Apple's parser does, so the
/// first mistake in reading order is the one that is reported.
package struct VisualFormat: Hashable, Sendable {
  /// `H:` (the default) or `V:`.
  package enum Axis: Hashable, Sendable {
    case horizontal
    case vertical
  }

  /// `==` (the default), `<=`, `>=`.
  package enum Relation: Hashable, Sendable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
  }

  /// The treatment of spaces between the elements: `NSLayoutConstraint.FormatWhiteSpace`.
  package enum WhiteSpace: Hashable, Sendable {
    case allowed
    case rejected
  }

  /// The connection between two neighbours, or between a view and `|`.
  package enum Connection: Hashable, Sendable {
    /// No space: they touch.
    case flush
    /// `-`: the standard space.
    case standard
    /// `-8-`, `-gap@750-`, `-(>=5,<=20)-`.
    case distances([Distance])
  }

  /// A predicate on a connection: `[ RELATION ] POINTS [ @ PRIORITY ]`
  package struct Distance: Hashable, Sendable {
    package var relation: Relation
    package var constant: Double
    package var priority: Float
  }

  /// A predicate on a view's thickness: `[ RELATION ] POINTS-OR-VIEW [ @ PRIORITY ]`
  package struct Predicate: Hashable, Sendable {
    package enum Object: Hashable, Sendable {
      case constant(Double)
      case view(String)
    }
    package var relation: Relation
    package var object: Object
    package var priority: Float
  }

  /// `[name(predicates)]` with the connection to its left (upper) neighbour.
  package struct Element: Hashable, Sendable {
    package var name: String
    /// `nil` for a first view without `|` before it.
    package var connection: Connection?
    package var predicates: [Predicate]
  }

  package var source: String
  package var axis: Axis
  /// Whether the format opens with `|`; the first element's connection leads there.
  package var opensAtSuperview: Bool
  /// Never empty.
  package var elements: [Element]
  /// The connection to a `|` at the end.
  package var closing: Connection?
  /// The index at which mistakes about the whole format are shown: after the last view's `]`.
  package var endOfViews: Int
}
