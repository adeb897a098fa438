// From a visual format's syntax tree to constraints between names (spec 03 §2-4).

import VisualFormat

/// A constraint that a visual format describes, between names: `first REL second + constant`, multiplier 1.
package struct VisualFormatConstraint: Hashable, Sendable {
  package enum Item: Hashable, Sendable {
    case view(String)
    /// The meaning of `|`: the superview of a view, the owner of a guide.
    case superview(of: String)
  }

  package var firstItem: Item
  package var firstAttribute: NSLayoutConstraint.Attribute
  package var relation: NSLayoutConstraint.Relation
  /// `nil` for a size that equals a number.
  package var secondItem: Item?
  package var secondAttribute: NSLayoutConstraint.Attribute
  /// The constant in points.
  package var constant: Double
  package var priority: Float
  /// Whether the constant is the system's: a description says `NSSpace(8)`, and between baselines the lines' heights
  /// decide.
  package var isStandardSpace: Bool
}

/// The kinds of items behind the names of a visual format, as far as its expansion depends on them.
package struct VisualFormatSurroundings {
  /// The meaning of a lone `-` between a view and `|`.
  package enum SpaceToSuperview: Hashable, Sendable {
    /// Up to the superview's layout margin: iOS 8 and later.
    case layoutMargin
    /// A number of points: 20 on macOS.
    case points(Double)
  }

  package var spaceToSuperview = SpaceToSuperview.layoutMargin
  package var hasSuperview: (String) -> Bool = { _ in true }
  /// Whether a view has baselines of its own.
  package var hasText: (String) -> Bool = { _ in false }
  package init() {}
}

extension VisualFormat {
  /// The distance between siblings that a lone `-` means.
  package static let standardSpace = 8.0

  /// The constraints of the format: for each view its connection to the left (upper) neighbour, then its own
  /// predicates; then the closing connection; then the alignments.
  /// - Complexity: O(*n*) in the number of views and predicates.
  package func constraints(
    options: NSLayoutConstraint.FormatOptions = [],
    surroundings: VisualFormatSurroundings = VisualFormatSurroundings()
  ) throws(VisualFormatError) -> [VisualFormatConstraint] {
    try check(options, surroundings)
    let expansion = VisualFormatExpansion(axis: axis, options: options, surroundings: surroundings)
    var result: [VisualFormatConstraint] = []
    var previous: String?
    for element in elements {
      if let connection = element.connection {
        if let previous {
          result += expansion.between(previous, element.name, connection)
        } else {
          result += expansion.opening(element.name, connection)
        }
      }
      result += element.predicates.map { expansion.thickness(of: element.name, $0) }
      previous = element.name
    }
    if let closing, let last = elements.last { result += expansion.closing(last.name, closing) }
    return result + expansion.alignments(elements.map(\.name))
  }

  private func check(
    _ options: NSLayoutConstraint.FormatOptions, _ surroundings: VisualFormatSurroundings
  ) throws(VisualFormatError) {
    func failure(_ mistake: VisualFormatError.Mistake) -> VisualFormatError {
      VisualFormatError(mistake: mistake, format: source, caret: endOfViews)
    }
    if opensAtSuperview, let first = elements.first, !surroundings.hasSuperview(first.name) {
      throw failure(.noSuperview)
    }
    if closing != nil, let last = elements.last, !surroundings.hasSuperview(last.name) {
      throw failure(.noSuperview)
    }
    // A single view is aligned with nothing: published code combines `H:|[v]|` with alignAllCenterX (spec 03 §4).
    guard elements.count > 1 else { return }
    switch axis {
    case .horizontal:
      guard options.isDisjoint(with: .alignedAlongHorizontal) else {
        throw failure(.alignmentAlongHorizontal)
      }
    case .vertical:
      guard options.isDisjoint(with: .alignedAlongVertical) else { throw failure(.alignmentAlongVertical) }
    }
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate init(_ relation: VisualFormat.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension NSLayoutConstraint.FormatOptions {
  fileprivate static let alignedAlongHorizontal: Self = [
    .alignAllLeft, .alignAllRight, .alignAllLeading, .alignAllTrailing, .alignAllCenterX,
  ]
  fileprivate static let alignedAlongVertical: Self = [
    .alignAllTop, .alignAllBottom, .alignAllCenterY, .alignAllLastBaseline, .alignAllFirstBaseline,
  ]
  /// In the order of the attributes' raw values.
  fileprivate static let alignments: [(option: Self, attribute: NSLayoutConstraint.Attribute)] = [
    (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
    (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
    (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
    (.alignAllFirstBaseline, .firstBaseline),
  ]
}

/// The edges that a format's direction uses.
private struct VisualFormatExpansion {
  let options: NSLayoutConstraint.FormatOptions
  let surroundings: VisualFormatSurroundings
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  let startMargin: NSLayoutConstraint.Attribute
  let endMargin: NSLayoutConstraint.Attribute
  let size: NSLayoutConstraint.Attribute
  /// From right to left, the item that lies further right comes first, so that distances stay positive.
  let isMirrored: Bool
  let spansBaselines: Bool

  init(
    axis: VisualFormat.Axis, options: NSLayoutConstraint.FormatOptions, surroundings: VisualFormatSurroundings
  ) {
    self.options = options
    self.surroundings = surroundings
    let direction = options.intersection(.directionMask)
    isMirrored = axis == .horizontal && direction == .directionRightToLeft
    spansBaselines = axis == .vertical && options.contains(.spacingBaselineToBaseline)
    size = axis == .horizontal ? .width : .height
    switch (axis, direction) {
    case (.vertical, _):
      (start, end, startMargin, endMargin) = (.top, .bottom, .topMargin, .bottomMargin)
    case (.horizontal, .directionLeftToRight):
      (start, end, startMargin, endMargin) = (.left, .right, .leftMargin, .rightMargin)
    case (.horizontal, .directionRightToLeft):
      (start, end, startMargin, endMargin) = (.right, .left, .rightMargin, .leftMargin)
    case (.horizontal, _):
      (start, end, startMargin, endMargin) = (.leading, .trailing, .leadingMargin, .trailingMargin)
    }
  }

  func opening(_ name: String, _ connection: VisualFormat.Connection) -> [VisualFormatConstraint] {
    toSuperview(connection) { isAtMargin in
      ((.view(name), start), (.superview(of: name), isAtMargin ? startMargin : start))
    }
  }

  func closing(_ name: String, _ connection: VisualFormat.Connection) -> [VisualFormatConstraint] {
    toSuperview(connection) { isAtMargin in
      ((.superview(of: name), isAtMargin ? endMargin : end), (.view(name), end))
    }
  }

  func between(
    _ previous: String, _ next: String, _ connection: VisualFormat.Connection
  ) -> [VisualFormatConstraint] {
    var first = (VisualFormatConstraint.Item.view(next), start)
    var second = (VisualFormatConstraint.Item.view(previous), end)
    // Views that touch do so with their edges (spec 03 §4: "number or standard space").
    if spansBaselines, connection != .flush {
      if surroundings.hasText(next) { first.1 = .firstBaseline }
      if surroundings.hasText(previous) { second.1 = .lastBaseline }
    }
    switch connection {
    case .flush: return [distance(first, second, 0)]
    case .standard: return [distance(first, second, VisualFormat.standardSpace, isStandardSpace: true)]
    case .distances(let distances):
      return distances.map {
        distance(first, second, $0.constant, relation: .init($0.relation), priority: $0.priority)
      }
    }
  }

  func thickness(of name: String, _ predicate: VisualFormat.Predicate) -> VisualFormatConstraint {
    var constraint = VisualFormatConstraint(
      firstItem: .view(name), firstAttribute: size, relation: .init(predicate.relation), secondItem: nil,
      secondAttribute: .notAnAttribute, constant: 0, priority: predicate.priority, isStandardSpace: false)
    switch predicate.object {
    case .constant(let constant): constraint.constant = constant
    case .view(let other):
      constraint.secondItem = .view(other)
      constraint.secondAttribute = size
    }
    return constraint
  }

  func alignments(_ names: [String]) -> [VisualFormatConstraint] {
    let attributes = NSLayoutConstraint.FormatOptions.alignments.filter { options.contains($0.option) }
    return zip(names, names.dropFirst()).flatMap { previous, next in
      attributes.map { alignment in
        VisualFormatConstraint(
          firstItem: .view(previous), firstAttribute: alignment.attribute, relation: .equal,
          secondItem: .view(next), secondAttribute: alignment.attribute, constant: 0, priority: 1000,
          isStandardSpace: false)
      }
    }
  }

  private typealias Place = (VisualFormatConstraint.Item, NSLayoutConstraint.Attribute)

  private func toSuperview(
    _ connection: VisualFormat.Connection, _ places: (_ isAtMargin: Bool) -> (Place, Place)
  ) -> [VisualFormatConstraint] {
    switch connection {
    case .flush:
      let (first, second) = places(false)
      return [distance(first, second, 0)]
    case .standard:
      switch surroundings.spaceToSuperview {
      case .layoutMargin:
        let (first, second) = places(true)
        return [distance(first, second, 0)]
      case .points(let points):
        let (first, second) = places(false)
        return [distance(first, second, points, isStandardSpace: true)]
      }
    case .distances(let distances):
      let (first, second) = places(false)
      return distances.map {
        distance(first, second, $0.constant, relation: .init($0.relation), priority: $0.priority)
      }
    }
  }

  private func distance(
    _ first: Place, _ second: Place, _ constant: Double, relation: NSLayoutConstraint.Relation = .equal,
    priority: Float = 1000, isStandardSpace: Bool = false
  ) -> VisualFormatConstraint {
    let (first, second) = isMirrored ? (second, first) : (first, second)
    return VisualFormatConstraint(
      firstItem: first.0, firstAttribute: first.1, relation: relation, secondItem: second.0,
      secondAttribute: second.1, constant: constant, priority: priority, isStandardSpace: isStandardSpace)
  }
}
