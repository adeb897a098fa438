// A constraint in a view's archive, under the keys of Interface Builder's archives.

import Foundation

/// The archived form of a constraint. Its items are the view that holds it, which is not read completely when its
/// constraints are, and views and guides below that one, which are.
@MainActor
final class ArchivedConstraint: NSObject, @preconcurrency NSCoding {
  private struct Side {
    var item: NSObject?
    /// Whether the item is the view whose archive the constraint is in.
    var isHolder: Bool
    var attribute: NSLayoutConstraint.Attribute
  }

  private enum Key {
    static let firstItem = "NSFirstItem"
    static let firstAttribute = "NSFirstAttributeV2"
    static let secondItem = "NSSecondItem"
    static let secondAttribute = "NSSecondAttributeV2"
    static let isHolder = "IsHolder"
    static let relation = "NSRelation"
    static let multiplier = "NSMultiplier"
    static let constant = "NSConstant"
    static let symbolicConstant = "NSSymbolicConstant"
    static let priority = "NSPriority"
    static let identifier = "NSLayoutIdentifier"
  }

  /// Apple's spelling of the standard space in archives.
  private static let standardSpace = "NSSpace"

  private let first: Side
  private let second: Side?
  private let relation: Int
  private let multiplier: Double
  private let constant: Double
  private let isStandardSpace: Bool
  private let priority: Float
  private let identifier: String?

  /// Nil for a constraint that reaches out of the subtree of its holder, and for one of an offset between anchors.
  init?(_ constraint: NSLayoutConstraint, holder: UIView) {
    func side(_ side: AnchorSide) -> Side? {
      guard side.distance == nil, let item = side.item as? NSObject,
        let view = NSLayoutConstraint.view(of: item), view.isDescendant(of: holder)
      else { return nil }
      return Side(item: item, isHolder: item === holder, attribute: side.attribute)
    }
    guard let first = side(constraint.firstSide) else { return nil }
    self.first = first
    if let other = constraint.secondSide {
      guard let second = side(other) else { return nil }
      self.second = second
    } else {
      second = nil
    }
    relation = constraint.relation.rawValue
    multiplier = Double(constraint.multiplier)
    constant = Double(constraint.constant)
    isStandardSpace = constraint.symbolicConstant == .standardSpace
    priority = constraint.priority.rawValue
    identifier = constraint.identifier
  }

  init?(coder: NSCoder) {
    func side(_ item: String, _ attribute: String) -> Side? {
      let isHolder = coder.containsValue(forKey: item + Key.isHolder)
      guard let attribute = NSLayoutConstraint.Attribute(rawValue: coder.decodeInteger(forKey: attribute))
      else {
        return nil
      }
      let item = isHolder ? nil : coder.decodeValue(NSObject.self, forKey: item)
      return isHolder || item != nil ? Side(item: item, isHolder: isHolder, attribute: attribute) : nil
    }
    guard let first = side(Key.firstItem, Key.firstAttribute) else { return nil }
    self.first = first
    second = side(Key.secondItem, Key.secondAttribute)
    relation = coder.decodeInteger(forKey: Key.relation)
    multiplier = coder.decodeDouble(forKey: Key.multiplier)
    constant = coder.decodeDouble(forKey: Key.constant)
    isStandardSpace =
      coder.decodeValue(String.self, forKey: Key.symbolicConstant) == Self.standardSpace
    priority = coder.decodeFloat(forKey: Key.priority)
    identifier = coder.decodeValue(String.self, forKey: Key.identifier)
  }

  func encode(with coder: NSCoder) {
    func write(_ side: Side, _ item: String, _ attribute: String) {
      if side.isHolder {
        coder.encode(true, forKey: item + Key.isHolder)
      } else {
        coder.encode(side.item, forKey: item)
      }
      coder.encode(side.attribute.rawValue, forKey: attribute)
    }
    write(first, Key.firstItem, Key.firstAttribute)
    if let second { write(second, Key.secondItem, Key.secondAttribute) }
    coder.encode(relation, forKey: Key.relation)
    coder.encode(multiplier, forKey: Key.multiplier)
    coder.encode(constant, forKey: Key.constant)
    if isStandardSpace { coder.encode(Self.standardSpace as NSString, forKey: Key.symbolicConstant) }
    coder.encode(priority, forKey: Key.priority)
    if let identifier { coder.encode(identifier as NSString, forKey: Key.identifier) }
  }

  /// The constraint, inactive; nil where the archive is damaged so that none could be made.
  func constraint(holder: UIView) -> NSLayoutConstraint? {
    guard let relation = NSLayoutConstraint.Relation(rawValue: relation),
      let constraint = try? NSLayoutConstraint.validated(
        item: first.isHolder ? holder : first.item, attribute: first.attribute, relatedBy: relation,
        toItem: second.flatMap { $0.isHolder ? holder : $0.item },
        attribute: second?.attribute ?? .notAnAttribute, multiplier: CGFloat(multiplier),
        constant: CGFloat(constant), priority: UILayoutPriority(priority))
    else { return nil }
    constraint.identifier = identifier
    constraint.shouldBeArchived = true
    constraint.creationSite = nil
    if isStandardSpace { constraint.symbolicConstant = .standardSpace }
    return constraint
  }
}
