// The two sides of a constraint, checked: what may stand beside what (spec 01 §3).

import Foundation

/// The items, attributes and multiplier of a constraint, without relation, constant and priority.
@MainActor
struct ConstraintSides {
  var first: ItemReference?
  var firstAttribute: NSLayoutConstraint.Attribute
  var second: ItemReference?
  var secondAttribute: NSLayoutConstraint.Attribute
  var distances: ConstraintDistances?
  var multiplier: CGFloat

  /// Sides that come from anchors: distances between anchors are lengths.
  init(first: AnchorSide, second: AnchorSide?, multiplier: CGFloat) {
    self.first = first.reference
    firstAttribute = first.attribute
    self.second = second?.reference
    secondAttribute = second?.attribute ?? .notAnAttribute
    distances = ConstraintDistances(first: first.distance, second: second?.distance)
    self.multiplier = multiplier
  }

  init(
    first: Any?, attribute firstAttribute: NSLayoutConstraint.Attribute, second: Any?,
    attribute secondAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant: CGFloat
  ) throws(LayoutConstraintError) {
    guard let first else { throw .missingFirstItem }
    guard let firstItem = Self.reference(first) else {
      throw .itemIsNotAViewOrGuide(first: String(describing: first))
    }
    var secondItem: ItemReference?
    if let second {
      guard let item = Self.reference(second) else {
        throw .itemIsNotAViewOrGuide(first: Self.name(of: first))
      }
      secondItem = item
    }
    try self.init(
      first: firstItem, firstItem: first, attribute: firstAttribute, second: secondItem,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
  }

  private static func name(of item: Any) -> String {
    (item as? NSObject)?.description ?? String(describing: item)
  }

  /// - Parameter item: what `first` stands for, to be named in a complaint.
  init(
    first: ItemReference, firstItem item: @autoclosure () -> Any,
    attribute firstAttribute: NSLayoutConstraint.Attribute, second: ItemReference?,
    attribute secondAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant: CGFloat
  ) throws(LayoutConstraintError) {
    guard multiplier.isFinite else { throw .multiplierNotFinite(Double(multiplier)) }
    guard constant.isFinite else {
      throw .notFinite(
        constant: Double(constant),
        firstAnchor: AnchorSide(reference: first, attribute: firstAttribute).description,
        secondAnchor: second.map { AnchorSide(reference: $0, attribute: secondAttribute).description }
          ?? "(null)")
    }
    try Self.check(
      firstAttribute, second == nil ? nil : secondAttribute, multiplier: multiplier,
      name: Self.name(of: item()))
    self.first = first
    self.firstAttribute = firstAttribute
    self.second = second
    // A missing second item makes its attribute meaningless: it reads back as none (spec 01 §3).
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.multiplier = multiplier
  }

  /// Whether nothing is wrong with two sides; `init` says what.
  static func areLegal(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute?, multiplier: CGFloat,
    constant: CGFloat
  ) -> Bool {
    guard multiplier.isFinite, constant.isFinite else { return false }
    do throws(LayoutConstraintError) { try check(first, second, multiplier: multiplier, name: "") } catch {
      return false
    }
    return true
  }

  /// The matrix of spec 01 §3. `second` is nil without a second item.
  static func check(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute?, multiplier: CGFloat,
    name: @autoclosure () -> String
  ) throws(LayoutConstraintError) {
    guard first.family != .none else { throw .unknownAttribute(first: name()) }
    guard let second else {
      if first.family != .size { throw .locationEqualToConstant(first: name()) }
      return
    }
    guard second.family != .none else { throw .unknownAttribute(first: name()) }
    if (first.family == .size) != (second.family == .size) { throw .invalidPairing(first: name()) }
    if first.family == .absoluteX && second.family == .directionalX
      || first.family == .directionalX && second.family == .absoluteX
    {
      throw .directionalWithAbsolute(first: name())
    }
    if first.family != .size && multiplier == 0 { throw .locationEqualToConstant(first: name()) }
  }

  private static func reference(_ item: Any) -> ItemReference? {
    if let view = item as? UIView { return view.reference }
    if let guide = item as? UILayoutGuide { return guide.reference }
    return (item as? any LayoutItemFacade).flatMap { ItemReference.of($0.layoutItem) }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The family of attributes that may be compared with each other (spec 01 §2).
  enum Family { case none, size, absoluteX, directionalX, neutralX, y }

  var family: Family {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .size
    case .left, .right, .leftMargin, .rightMargin: .absoluteX
    case .leading, .trailing, .leadingMargin, .trailingMargin: .directionalX
    case .centerX, .centerXWithinMargins: .neutralX
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .y
    }
  }

  /// Apple's name, as descriptions print it.
  package var name: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }

  /// The attribute with a name of Apple's; `baseline` is the old name of `lastBaseline`.
  package init?(name: String) {
    if name == "baseline" {
      self = .lastBaseline
      return
    }
    guard let match = Self.allCases.first(where: { $0.name == name && $0 != .notAnAttribute }) else {
      return nil
    }
    self = match
  }
}
