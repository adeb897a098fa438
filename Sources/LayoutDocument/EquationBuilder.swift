// From an equation's names to a constraint between views and guides.

import Foundation
import Plumbline

/// The items that equations and formats can name.
struct NamedItems {
  let root: UIView
  /// Views and guides.
  private(set) var byName: [String: Any] = [:]
  /// In document order.
  private(set) var names: [String] = []

  /// Whether a name that is like an unknown one is looked for: that compares it with all of them.
  var areSuggested = true

  init(root: UIView) { self.root = root }

  func suggestion(for name: String, among known: @autoclosure () -> [String]) -> String? {
    areSuggested ? NameSuggestion.closest(to: name, among: known()) : nil
  }

  mutating func add(_ item: NSObject, named name: String) {
    byName[name] = item
    names.append(name)
  }

  func item(_ name: String) -> NSObject? { byName[name] as? NSObject }
}

@MainActor
struct EquationBuilder {
  let items: NamedItems
  let metrics: [String: Double]

  func constraint(_ equation: Equation) throws -> NSLayoutConstraint {
    let firstAttribute = try attribute(equation.first)
    let secondAttribute = try equation.second.map(attribute)
    // `super`, `safeArea` and `margins` belong to the other side's item.
    let named = try namedItem(equation.first) ?? equation.second.flatMap(namedItem)
    let first = try item(equation.first, beside: named)
    let second = try equation.second.map { try item($0, beside: named) }
    let relation: NSLayoutConstraint.Relation =
      switch equation.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    return try NSLayoutConstraint.validated(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
      attribute: secondAttribute ?? .notAnAttribute,
      multiplier: CGFloat(try equation.multiplier.map(value) ?? 1),
      constant: CGFloat(try equation.constant.map(value) ?? 0),
      priority: UILayoutPriority(try equation.priority.map(priority) ?? 1000))
  }

  // MARK: Numbers

  private func value(_ value: Equation.Value) throws(EquationError) -> Double {
    let number: Double
    let text: String
    switch value.content {
    case .number(let given, let digits): (number, text) = (given, digits)
    case .metric(let name):
      guard let metric = metrics[name.text] else {
        // An item without an attribute is the likelier mistake.
        if items.item(name.text) != nil {
          throw EquationError(kind: .itemWithoutAttribute(name.text), offset: name.offset)
        }
        let suggestion = items.suggestion(for: name.text, among: metrics.keys.sorted())
        throw EquationError(kind: .unknownMetric(name.text, suggestion: suggestion), offset: name.offset)
      }
      (number, text) = (metric, name.text)
    }
    guard abs(number) <= DocumentReader.largestNumber else {
      throw EquationError(
        kind: .numberOutOfRange(text, limit: DocumentReader.largestNumber), offset: value.offset)
    }
    return value.isNegative ? -number : number
  }

  private func priority(_ value: Equation.Value) throws(EquationError) -> Float {
    let number = try self.value(value)
    let priority = Float(number)
    guard priority > 0, priority <= 1000 else {
      throw EquationError(kind: .priorityOutOfRange(number), offset: value.offset)
    }
    return priority
  }

  // MARK: Attributes and items

  private func attribute(_ place: Equation.Place) throws(EquationError) -> NSLayoutConstraint.Attribute {
    if let attribute = NSLayoutConstraint.Attribute(name: place.attribute.text) { return attribute }
    let names = NSLayoutConstraint.Attribute.allCases.dropFirst().map(\.name)
    throw EquationError(
      kind: .unknownAttribute(
        place.attribute.text, suggestion: NameSuggestion.closest(to: place.attribute.text, among: names)),
      offset: place.attribute.offset)
  }

  /// The item of an operand that starts with a name of the document; `nil` for `super`, `safeArea` and `margins`.
  private func namedItem(_ place: Equation.Place) throws(EquationError) -> NSObject? {
    guard let name = place.item.first, !DocumentReader.reservedNames.contains(name.text) else { return nil }
    guard let item = items.item(name.text) else {
      let near = items.suggestion(
        for: name.text, among: items.names + DocumentReader.reservedNames.sorted())
      throw EquationError(kind: .unknownItem(name.text, suggestion: near), offset: name.offset)
    }
    return try part(of: item, place.item.dropFirst())
  }

  private func item(_ place: Equation.Place, beside named: NSObject?) throws(EquationError) -> NSObject {
    if let item = try namedItem(place) { return item }
    // Beside nothing, or beside the root, the root is meant.
    let superview = named.flatMap(superview) ?? items.root
    guard place.item.first?.text != "super" else { return try part(of: superview, place.item.dropFirst()) }
    return try part(of: superview, place.item[...])
  }

  /// Follows `.super`, `.safeArea` and `.margins`.
  private func part(of item: NSObject, _ names: ArraySlice<Equation.Name>) throws(EquationError) -> NSObject {
    var item = item
    for name in names {
      switch (name.text, item) {
      case ("super", _):
        guard let superview = superview(of: item) else {
          throw EquationError(
            kind: .noSuperview(items.root.accessibilityIdentifier ?? "root"), offset: name.offset)
        }
        item = superview
      case ("safeArea", let view as UIView): item = view.safeAreaLayoutGuide
      case ("margins", let view as UIView): item = view.layoutMarginsGuide
      default:
        let known = DocumentReader.reservedNames.sorted()
        throw EquationError(
          kind: .unknownItem(name.text, suggestion: NameSuggestion.closest(to: name.text, among: known)),
          offset: name.offset)
      }
    }
    return item
  }

  private func superview(of item: NSObject) -> UIView? {
    (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
  }
}
