// The text of a constraint, as Apple's logs print it (spec 01 §6).

import Foundation

/// The names of items within one description, and those that need an explanation at its end.
struct ItemNames {
  /// `name:Class:0x…` for items that are printed by an identifier, each once.
  private(set) var list: [String] = []

  @MainActor
  mutating func name(of item: AnyObject?) -> String {
    guard let item else { return "(null)" }
    if let view = item as? UIView {
      if let identifier = view.accessibilityIdentifier, !identifier.isEmpty {
        let entry = "\(identifier):\(ObjectNotation.address(of: Facades.shown(view)))"
        if !list.contains(entry) { list.append(entry) }
        return identifier
      }
      return Self.fullName(of: view)
    }
    if let guide = item as? UILayoutGuide {
      let base = Facades.name(of: Facades.shown(guide))
      return guide.identifier.isEmpty ? base : base + "'\(guide.identifier)'"
    }
    return "\(type(of: item)):\(ObjectNotation.address(of: item))"
  }

  /// `Class:0x…'text'`; texts beyond 25 characters are cut.
  @MainActor
  static func fullName(of view: UIView) -> String {
    // AppKit's names carry no text.
    if let facade = view.facade { return Facades.name(of: facade) }
    let base = "\(ObjectNotation.className(of: view)):\(ObjectNotation.address(of: view))"
    guard let text = view.descriptionText, !text.isEmpty else { return base }
    return base + "'\(text.count > 25 ? text.prefix(25) + "..." : text)'"
  }
}

/// Composes the description of one constraint.
@MainActor
struct ConstraintDescription {
  private let constraint: NSLayoutConstraint

  init(_ constraint: NSLayoutConstraint) { self.constraint = constraint }

  var text: String {
    var names = ItemNames()
    var container: UIView?
    let body = self.body(&names, &container)
    let identifier = constraint.identifier.map { "'\($0)' " } ?? ""
    var entries = names.list
    if let container {
      // A container with an identifier is explained by it, and the identifier as well.
      let name = names.name(of: container)
      entries = names.list
      let isExplained = container.accessibilityIdentifier.map { !$0.isEmpty } ?? false
      entries.append(
        "'|':\(isExplained ? "\(name):\(ObjectNotation.address(of: Facades.shown(container)))" : name)")
    }
    let state = constraint.isActive ? "active" : "inactive"
    let tail = entries.isEmpty ? "(\(state))" : "(\(state), names: \(entries.joined(separator: ", ")) )"
    return
      "<\(constraint.className):\(ObjectNotation.address(of: constraint)) \(constraint.descriptionPrefix)\(identifier)"
      + "\(body)\(priority)   \(tail)>"
  }

  /// The body with the priority.
  var demand: String {
    var names = ItemNames()
    var container: UIView?
    return body(&names, &container) + priority
  }

  private var priority: String {
    constraint.storedPriority == .required
      ? "" : " priority:\(Double(constraint.storedPriority.rawValue).shortText)"
  }

  /// `+ c`, `- c`, or nothing.
  static func offset(_ constant: CGFloat) -> String {
    if constant == 0 { return "" }
    return constant < 0 ? " - \(Double(-constant).shortText)" : " + \(Double(constant).shortText)"
  }

  private func body(_ names: inout ItemNames, _ container: inout UIView?) -> String {
    if let own = constraint.descriptionBody(&names) {
      container = constraint.superviewInBody
      return own
    }
    return spacing(&names, &container) ?? equation(&names)
  }

  // MARK: Visual format

  /// The form with a gap, for edges with multiplier 1.
  private func spacing(_ names: inout ItemNames, _ container: inout UIView?) -> String? {
    guard constraint.multiplier == 1, constraint.firstDistance == nil, constraint.secondDistance == nil,
      let first = constraint.firstLayoutItem, let second = constraint.secondLayoutItem,
      let firstEdge = Edge(constraint.firstAttribute), let secondEdge = Edge(constraint.secondAttribute),
      firstEdge.kind == secondEdge.kind
    else { return nil }
    let axis = firstEdge.kind == .vertical ? "V:" : "H:"
    let side = firstEdge.kind == .absolute ? "(LTR)" : ""
    switch (firstEdge.isNear, secondEdge.isNear) {
    case (true, true):
      guard let superview = Self.superview(of: first), superview === second else { return nil }
      container = superview
      return "\(axis)|-(\(gap))-[\(names.name(of: first))]\(side)"
    case (false, false):
      guard let superview = Self.superview(of: second), superview === first else { return nil }
      container = superview
      return "\(axis)[\(names.name(of: second))]-(\(gap))-|\(side)"
    case (true, false):
      let firstName = names.name(of: first)
      let secondName = names.name(of: second)
      return "\(axis)[\(secondName)]-(\(gap))-[\(firstName)]\(side)"
    case (false, true): return nil
    }
  }

  private struct Edge {
    enum Kind { case directional, absolute, vertical }
    var kind: Kind
    var isNear: Bool
    init?(_ attribute: NSLayoutConstraint.Attribute) {
      switch attribute {
      case .leading: (kind, isNear) = (.directional, true)
      case .trailing: (kind, isNear) = (.directional, false)
      case .left: (kind, isNear) = (.absolute, true)
      case .right: (kind, isNear) = (.absolute, false)
      case .top: (kind, isNear) = (.vertical, true)
      case .bottom: (kind, isNear) = (.vertical, false)
      default: return nil
      }
    }
  }

  private static func superview(of item: AnyObject) -> UIView? {
    if let view = item as? UIView { return view.superview }
    return (item as? UILayoutGuide)?.owningView
  }

  private var gap: String {
    let relation: String
    switch constraint.relation {
    case .equal: relation = ""
    case .lessThanOrEqual: relation = "<="
    case .greaterThanOrEqual: relation = ">="
    }
    let priority =
      constraint.storedPriority == .required ? "" : "@\(Double(constraint.storedPriority.rawValue).shortText)"
    return relation + (symbol ?? Double(constraint.constant).shortText) + priority
  }

  private var symbol: String? {
    let number = Double(constraint.constant).shortText
    switch constraint.symbolicConstant {
    case .standardSpace: return "NSSpace(\(number))"
    case .anchorSystemSpacing: return "NSLayoutAnchorConstraintSpace(\(number))"
    case nil: return nil
    }
  }

  // MARK: Equation

  private func equation(_ names: inout ItemNames) -> String {
    let relation: String
    switch constraint.relation {
    case .equal: relation = "=="
    case .lessThanOrEqual: relation = "<="
    case .greaterThanOrEqual: relation = ">="
    }
    let left = constraint.firstSide.body(&names)
    guard let second = constraint.secondSide, constraint.multiplier != 0 else {
      let constant = constraint.constant
      let number = Double(abs(constant)).shortText
      return "\(left) \(relation) " + (constant < 0 ? "- \(number)" : number)
    }
    let factor: String
    switch constraint.multiplier {
    case 1: factor = ""
    case -1: factor = "-"
    default: factor = Double(constraint.multiplier).shortText + "*"
    }
    let offset = symbol.map { " " + $0 } ?? Self.offset(constraint.constant)
    return "\(left) \(relation) \(factor)\(second.body(&names))\(offset)"
  }
}

extension NSLayoutConstraint {
  /// The requirement of the constraint as in its description, without class, address and state: `H:[a]-(8@250)-[b]
  /// priority:250`.
  package var demandText: String { ConstraintDescription(self).demand }
}
