// A worked example as rows of a solver: four variables an item, attributes as sums of them.

import ConstraintSolver

@testable import Plumbline

/// A solver with items by name, filled by statements.
final class ExampleSystem {
  /// A sum of variables and a number.
  struct Expression {
    var terms: [Term] = []
    var constant = 0.0

    static func + (lhs: Expression, rhs: Expression) -> Expression {
      Expression(terms: lhs.terms + rhs.terms, constant: lhs.constant + rhs.constant)
    }
    static func * (factor: Double, expression: Expression) -> Expression {
      Expression(
        terms: expression.terms.map { Term(factor * $0.coefficient, $0.variable) },
        constant: factor * expression.constant)
    }
    static func - (lhs: Expression, rhs: Expression) -> Expression { lhs + -1 * rhs }
  }

  /// The alignment rectangle of a view or guide.
  struct Item {
    var x: Variable
    var y: Variable
    var width: Variable
    var height: Variable
    var all: [Variable] { [x, y, width, height] }
  }

  struct UnknownStatement: Error { var text: String }

  let solver = Solver()
  private let example: SolverExample
  private(set) var items: [String: Item] = [:]

  init(_ example: SolverExample) throws {
    self.example = example
    let root = item("s")
    try solver.addConstraint([Term(1, root.x)], .equal, 0)
    try solver.addConstraint([Term(1, root.y)], .equal, 0)
    if let size = example.rootSize {
      try solver.addConstraint([Term(1, root.width)], .equal, size.width)
      try solver.addConstraint([Term(1, root.height)], .equal, size.height)
    }
    for statement in example.statements { try add(statement) }
  }

  /// The four numbers of an option such as `margins=8,20,8,40` or `insets(a)=2,3,4,5`.
  func numbers(_ option: String) -> [Double]? {
    example.options[option]?.split(separator: ",").compactMap { Double($0) }
  }

  /// The item of a name; it comes into being when it is named first.
  func item(_ name: String) -> Item {
    if let item = items[name] { return item }
    let isNonNegative = example.options["negative-sizes"] == nil
    let item = Item(
      x: solver.makeVariable(), y: solver.makeVariable(),
      width: solver.makeVariable(nonNegative: isNonNegative),
      height: solver.makeVariable(nonNegative: isNonNegative))
    items[name] = item
    return item
  }

  // MARK: Statements

  func add(_ statement: String) throws {
    let words = statement.split(separator: " ").map(String.init)
    switch words.first {
    case "X" where words.count == 4:
      try add("\(words[1]).left == s.left + \(words[2])")
      try add("\(words[1]).width == \(words[3])")
    case "V" where words.count == 4:
      try add("\(words[1]).top == s.top + \(words[2])")
      try add("\(words[1]).height == \(words[3])")
    case "stack":
      for statement in ExampleStack(words.dropFirst()).statements { try add(statement) }
    case .some(let first) where first.hasPrefix("format"):
      try addFormat(words.dropFirst().joined(separator: " "), option: first.dropFirst(6).trimmingBrackets)
    case .some(let name) where words.count > 1 && words[1] == "~":
      try addContentSize(name, words.dropFirst(2))
    default:
      try addEquation(statement)
    }
  }

  /// `WxH [hug h,v] [comp h,v]`: two inequalities an axis; -1 is no size.
  private func addContentSize(_ name: String, _ words: ArraySlice<String>) throws {
    func pair(after key: String) -> [String]? {
      words.firstIndex(of: key).map { words[$0 + 1].split(separator: ",").map(String.init) }
    }
    let size = (words.first ?? "").split(separator: "x").map(String.init)
    let hugging = pair(after: "hug") ?? ["250", "250"]
    let compression = pair(after: "comp") ?? ["750", "750"]
    for (index, attribute) in ["width", "height"].enumerated() where size[index] != "-1" {
      try add("\(name).\(attribute) <= \(size[index]) @\(hugging[index])")
      try add("\(name).\(attribute) >= \(size[index]) @\(compression[index])")
    }
  }

  private func addEquation(_ statement: String) throws {
    guard
      let match = statement.wholeMatch(
        of:
          /(\w+)\.(\w+) (==|<=|>=) (?:(?:([-\d.]+) ?\* ?)?([a-z_]\w*)\.(\w+)(?: ([-+]) ([-\d.]+))?|([-\d.]+))(?: @([\d.]+))?/
      )
    else { throw UnknownStatement(text: statement) }
    var difference = try expression(String(match.1), String(match.2))
    if let item = match.5, let attribute = match.6 {
      let factor = match.4.flatMap { Double($0) } ?? 1
      let constant = match.8.flatMap { Double($0) } ?? 0
      difference = try difference - factor * expression(String(item), String(attribute))
      difference.constant -= match.7 == "-" ? -constant : constant
    } else {
      difference.constant -= match.9.flatMap { Double($0) } ?? .nan
    }
    let relations: [Substring: ConstraintSolver.Relation] = [
      "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    ]
    guard let relation = relations[match.3] else { throw UnknownStatement(text: statement) }
    try solver.addConstraint(
      difference.terms, relation, -difference.constant, priority: match.10.flatMap { Float($0) } ?? 1000)
  }

  private func addFormat(_ format: String, option: String) throws {
    let options: [String: NSLayoutConstraint.FormatOptions] = [
      "leading": .alignAllLeading, "centerX": .alignAllCenterX, "centerY": .alignAllCenterY,
    ]
    var metrics: [String: Double] = [:]
    for metric in (example.options["metrics"] ?? "").split(separator: ",") {
      let parts = metric.split(separator: ":")
      metrics[String(parts[0])] = Double(parts[1])
    }
    var surroundings = VisualFormatSurroundings()
    if option == "macOS" { surroundings.spaceToSuperview = .points(20) }
    let constraints = try VisualFormat(format, isView: { _ in true }, metric: { [metrics] in metrics[$0] })
      .constraints(options: options[option] ?? [], surroundings: surroundings)
    for constraint in constraints {
      let relation =
        switch constraint.relation {
        case .equal: "=="
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        }
      var statement = "\(Self.name(constraint.firstItem)).\(constraint.firstAttribute) \(relation) "
      if let second = constraint.secondItem {
        statement += "\(Self.name(second)).\(constraint.secondAttribute) + \(constraint.constant)"
      } else {
        statement += "\(constraint.constant)"
      }
      try add(statement + " @\(constraint.priority)")
    }
  }

  private static func name(_ item: VisualFormatConstraint.Item) -> String {
    switch item {
    case .view(let name): name
    case .superview: "s"
    }
  }

  // MARK: Attributes

  private func expression(_ name: String, _ attribute: String) throws -> Expression {
    let item = item(name)
    func sum(_ terms: (Double, Variable)..., plus constant: Double = 0) -> Expression {
      Expression(terms: terms.map { Term($0.0, $0.1) }, constant: constant)
    }
    // Margins are the root's; nothing in the examples names those of another item.
    let margins = numbers("margins") ?? [8, 8, 8, 8]
    let baselines = numbers("base(\(name))") ?? [0, 0]
    switch attribute {
    case "leading", "trailing", "leadingMargin", "trailingMargin":
      return try directional(name, attribute)
    case "left": return sum((1, item.x))
    case "right": return sum((1, item.x), (1, item.width))
    case "top": return sum((1, item.y))
    case "bottom": return sum((1, item.y), (1, item.height))
    case "width": return sum((1, item.width))
    case "height": return sum((1, item.height))
    case "centerX": return sum((1, item.x), (0.5, item.width))
    case "centerY": return sum((1, item.y), (0.5, item.height))
    case "firstBaseline": return sum((1, item.y), plus: baselines[0])
    case "lastBaseline": return sum((1, item.y), (1, item.height), plus: -baselines[1])
    case "leftMargin": return sum((1, item.x), plus: margins[1])
    case "rightMargin": return sum((1, item.x), (1, item.width), plus: -margins[3])
    case "topMargin": return sum((1, item.y), plus: margins[0])
    case "bottomMargin": return sum((1, item.y), (1, item.height), plus: -margins[2])
    case "centerXWithinMargins":
      return sum((1, item.x), (0.5, item.width), plus: (margins[1] - margins[3]) / 2)
    case "centerYWithinMargins":
      return sum((1, item.y), (0.5, item.height), plus: (margins[0] - margins[2]) / 2)
    default: throw UnknownStatement(text: "\(name).\(attribute)")
    }
  }

  /// From right to left, the opposite edges count towards the left (spec 01 §2, 07 §4).
  private func directional(_ name: String, _ attribute: String) throws -> Expression {
    let suffix = attribute.hasSuffix("Margin") ? "Margin" : ""
    let isLeading = attribute.hasPrefix("leading")
    guard example.options["rtl"] != nil else {
      return try expression(name, (isLeading ? "left" : "right") + suffix)
    }
    return try Expression(terms: []) - expression(name, (isLeading ? "right" : "left") + suffix)
  }
}

extension StringProtocol {
  fileprivate var trimmingBrackets: String { String(filter { $0 != "[" && $0 != "]" }) }
}
