// `<constraint>` elements: their figures and names, and why no constraint can be made of one.

import Foundation
import LayoutScene
import Plumbline

/// Makes constraints of elements whose items are known.
@MainActor
package enum ConstraintReader {
  /// The constraint, inactive. A second item that is there without an object is refused as the engine refuses it.
  /// - Parameter standsAtZero: whether the constant is 0, whatever the element says.
  package static func constraint(
    _ element: VariedElement, first: AnyObject?, second: AnyObject??, standsAtZero: Bool = false
  ) throws(ConstraintFault) -> NSLayoutConstraint {
    let constraint: NSLayoutConstraint
    let firstAttribute = try attribute(element["firstAttribute"])
    let secondAttribute = second == nil ? .notAnAttribute : try attribute(element["secondAttribute"])
    let multiplier = try number(element, "multiplier", default: 1, LayoutNumber.multiplier)
    let constant =
      standsAtZero
      ? 0 : try number(element, "constant", default: defaultConstant(element), LayoutNumber.parse)
    let priority = try number(element, "priority", default: 1000, LayoutNumber.parse)
    do throws(LayoutConstraintError) {
      constraint = try NSLayoutConstraint.validated(
        item: first, attribute: firstAttribute, relatedBy: relation(element["relation"]),
        toItem: second ?? nil, attribute: secondAttribute, multiplier: multiplier, constant: constant,
        priority: UILayoutPriority(Float(priority)))
    } catch { throw .refused(error) }
    constraint.identifier = element["identifier"]
    return constraint
  }

  private static func attribute(_ name: String?) throws(ConstraintFault) -> NSLayoutConstraint.Attribute {
    guard let name, let attribute = NSLayoutConstraint.Attribute(name: name) else {
      throw .unreadable(attribute: "attribute", value: name ?? "")
    }
    return attribute
  }

  private static func relation(_ name: String?) -> NSLayoutConstraint.Relation {
    switch name {
    case "greaterThanOrEqual": .greaterThanOrEqual
    case "lessThanOrEqual": .lessThanOrEqual
    default: .equal
    }
  }

  private static func number(
    _ element: VariedElement, _ name: String, default value: Double, _ parse: (String) -> Double?
  ) throws(ConstraintFault) -> Double {
    guard let text = element[name] else { return value }
    if name == "constant", text == "standard" { return defaultConstant(element) }
    guard let number = parse(text) else { throw .unreadable(attribute: name, value: text) }
    return number
  }

  /// A symbolic constraint without a constant stands for 0, as any other: all 11 of the corpus hold with it. (spec 09
  /// §3 expects the standard space, 8.)
  private static func defaultConstant(_ element: VariedElement) -> Double {
    element["constant"] == "standard" ? 8 : 0
  }
}

/// Why a constraint of a document is not made.
package enum ConstraintFault: Error {
  case unresolved(id: String, elsewhere: DocumentElement?)
  case unreadable(attribute: String, value: String)
  case refused(LayoutConstraintError)

  /// - Parameter others: How many constraints besides name what is missing.
  package func problem(of element: VariedElement, owner: String?, others: Int = 0) -> SceneProblem {
    let id = element.id ?? "without an id"
    let (line, column) = (element.element.line, element.element.column)
    let views = [owner].compactMap { $0 }
    let constraints = [element.id].compactMap { $0 }
    switch self {
    case .unresolved(let missing, let elsewhere):
      let place =
        elsewhere.map {
          "“\(missing)”, the <\($0.name)> in line \($0.line), which is not a view or guide of this scene"
        }
        ?? "“\(missing)”, which does not exist in the document"
      let names = others == 0 ? "refers" : "and \(others) more refer"
      return SceneProblem(
        kind: .unresolved, message: "Constraint \(id) in line \(line) \(names) to \(place).",
        fix: others == 0
          ? "Delete constraint \(id), or restore the view that it names."
          : "Delete these constraints, or restore the view that they name.",
        views: views, constraints: constraints, line: line, column: column)
    case .unreadable(let attribute, let value):
      return SceneProblem(
        kind: .unsupported, message: "Constraint \(id): “\(value)” is not a valid \(attribute).",
        fix: "Give constraint \(id) a valid \(attribute).", views: views, constraints: constraints,
        line: line, column: column)
    case .refused(let error):
      return SceneProblem(
        kind: .unsupported, message: "Constraint \(id) is invalid: \(error.rule)",
        fix: "Delete constraint \(id) and add it again in Interface Builder.", views: views,
        constraints: constraints,
        line: line, column: column)
    }
  }
}
