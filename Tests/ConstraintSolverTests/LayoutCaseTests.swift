// Small layouts from the tests of other layout engines (../shared/cases/layout_*.json), as rows of the solver.

import ConstraintSolver
import Testing

/// A layout of Android's ConstraintLayout as linear equations.
struct LinearLayoutCase: Decodable, CustomStringConvertible, Sendable {
  struct Guideline: Decodable, Sendable {
    var o: String
    var begin: Double?
    var end: Double?
    private enum CodingKeys: String, CodingKey { case o, begin = "Begin", end = "End" }
  }
  struct Expectation: Decodable, Sendable {
    var exact: [String: Double]
  }
  var id: String
  var rootSize: [Double]
  var guidelines: [String: Guideline]
  var constraints: [String]
  var expect: [String: Expectation]
  var description: String { id }
}

/// A layout of GTK's constraint layout: children with minimal and natural sizes.
struct ChildLayoutCase: Decodable, CustomStringConvertible, Sendable {
  struct Child: Decodable, Sendable {
    var min: [Double]
    var natural: [Double]
  }
  struct Relation: Decodable, Sendable {
    var item: String
    var attribute: String
    var relation: String
    var constant: Double
    var multiplier: Double
    var priority: Float
    var toItem: String
    var toAttribute: String
  }
  struct Measure: Decodable, Sendable {
    var minimum: Double
    var natural: Double
  }
  var id: String
  var rootSize: [Double]?
  var views: [String: Child]
  var constraints: [Relation]
  var expectFrames: [String: [Double]]?
  var axis: String?
  var expect: Measure?
  var description: String { id }
}

@Suite("Layouts of other engines", .enabled(if: SharedCases.areAtHand))
struct LayoutCaseTests {
  private static let androidCases: [LinearLayoutCase] = SharedCases.cases(
    "layout_android_constraintlayout", kinds: ["layout-linear"])
  private static let gtkCases: [ChildLayoutCase] = SharedCases.cases(
    "layout_gtk", kinds: ["layout", "measure"])

  @Test("there are 19 cases of Android's and 3 of GTK's")
  func counts() {
    #expect(Self.androidCases.count == 19)
    #expect(Self.gtkCases.count == 3)
  }

  @Test("equations of Android's ConstraintLayout have its solution", arguments: androidCases)
  func android(_ example: LinearLayoutCase) throws {
    let system = EdgeSystem()
    try system.pin("root", left: 0, top: 0, right: example.rootSize[0], bottom: example.rootSize[1])
    for (name, guideline) in example.guidelines {
      let isVertical = guideline.o == "v"
      let length = example.rootSize[isVertical ? 0 : 1]
      let position = guideline.begin ?? guideline.end.map { length - $0 } ?? 0
      try system.pin(
        name, left: isVertical ? position : nil, top: isVertical ? nil : position,
        right: isVertical ? position : nil, bottom: isVertical ? nil : position)
    }
    for constraint in example.constraints { try system.add(constraint) }
    try system.solver.solve()
    #expect(system.solver.conflicts.isEmpty)
    for (name, expectation) in example.expect {
      for (attribute, value) in expectation.exact {
        // The cases give four decimals.
        #expect(abs(system.value(name, attribute) - value) < 1e-4, "\(name).\(attribute)")
      }
    }
  }

  @Test(
    "children of GTK's constraint layout have its frames", arguments: gtkCases.filter { $0.rootSize != nil })
  func frames(_ example: ChildLayoutCase) throws {
    let size = try #require(example.rootSize)
    let system = try self.system(example)
    try system.pin("", left: nil, top: nil, right: size[0], bottom: size[1])
    try system.solver.solve()
    for (name, frame) in try #require(example.expectFrames) {
      let values = ["left", "top", "width", "height"].map { system.value(name, $0) }
      #expect(zip(values, frame).allSatisfy { abs($0 - $1) < 1e-6 }, "\(name): \(values)")
    }
  }

  @Test("GTK's constraint layout measures its children", arguments: gtkCases.filter { $0.axis != nil })
  func measure(_ example: ChildLayoutCase) throws {
    let length = example.axis == "horizontal" ? "width" : "height"
    let expected = try #require(example.expect)
    // The smallest root that satisfies what outranks the soft constraint to be small: minimal sizes, or natural ones, too.
    for (priority, value) in [(Float(900), expected.minimum), (100, expected.natural)] {
      let system = try self.system(example)
      try system.add(length, of: "", .equal, 0, priority: priority)
      try system.solver.solve()
      #expect(abs(system.value("", length) - value) < 1e-6)
    }
  }

  /// Minimal sizes are required; natural ones are what a content size is to Apple: a view resists being smaller at 750
  /// and being larger at 250.
  private func system(_ example: ChildLayoutCase) throws -> EdgeSystem {
    let system = EdgeSystem()
    try system.pin("", left: 0, top: 0, right: nil, bottom: nil)
    for (name, child) in example.views.sorted(by: { $0.key < $1.key }) {
      for (index, length) in ["width", "height"].enumerated() {
        try system.add(length, of: name, .greaterThanOrEqual, child.min[index], priority: 1000)
        try system.add(length, of: name, .greaterThanOrEqual, child.natural[index], priority: 750)
        try system.add(length, of: name, .lessThanOrEqual, child.natural[index], priority: 250)
      }
    }
    for constraint in example.constraints {
      try #require(constraint.relation == "==")
      try system.solver.addConstraint(
        system.terms(constraint.item, constraint.attribute)
          + system.terms(constraint.toItem, constraint.toAttribute).map {
            Term(-constraint.multiplier * $0.coefficient, $0.variable)
          }, .equal, constraint.constant, priority: constraint.priority)
    }
    return system
  }
}

/// Rectangles as four edges.
private final class EdgeSystem {
  struct UnknownText: Error { var text: String }

  let solver = Solver()
  private var variables: [String: Variable] = [:]

  private func variable(_ name: String) -> Variable {
    if let variable = variables[name] { return variable }
    let variable = solver.makeVariable()
    variables[name] = variable
    return variable
  }

  func terms(_ item: String, _ attribute: String) -> [Term] {
    switch attribute {
    case "width": [Term(1, variable("\(item).right")), Term(-1, variable("\(item).left"))]
    case "height": [Term(1, variable("\(item).bottom")), Term(-1, variable("\(item).top"))]
    case "leading": terms(item, "left")
    case "trailing": terms(item, "right")
    default: [Term(1, variable("\(item).\(attribute)"))]
    }
  }

  func value(_ item: String, _ attribute: String) -> Double {
    terms(item, attribute).reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable) }
  }

  func add(
    _ attribute: String, of item: String, _ relation: ConstraintSolver.Relation, _ constant: Double,
    priority: Float = 1000
  ) throws {
    try solver.addConstraint(terms(item, attribute), relation, constant, priority: priority)
  }

  func pin(_ item: String, left: Double?, top: Double?, right: Double?, bottom: Double?) throws {
    for (attribute, value) in [("left", left), ("top", top), ("right", right), ("bottom", bottom)] {
      if let value { try add(attribute, of: item, .equal, value) }
    }
  }

  /// `a.left == b.right +8`, `a.right - a.left == 100`, `0.5*(a.left - 7 - b.right) == 0.5*(…)`
  func add(_ equation: String) throws {
    let sides = equation.split(separator: "==").map { $0.trimmed }
    guard sides.count == 2 else { throw UnknownText(text: equation) }
    var terms: [Term] = []
    var constant = 0.0
    for (sign, side) in zip([1.0, -1], sides) {
      var factor = sign
      var sum = side[...]
      if let match = side.wholeMatch(of: /([\d.]+)\*\((.*)\)/) {
        factor *= Double(match.1) ?? .nan
        sum = match.2
      }
      for match in sum.matches(of: /([-+]?) ?(?:([A-Za-z]\w*)\.(\w+)|([\d.]+))/) {
        let coefficient = match.1 == "-" ? -factor : factor
        if let item = match.2, let attribute = match.3 {
          terms += self.terms(String(item), String(attribute)).map {
            Term(coefficient * $0.coefficient, $0.variable)
          }
        } else {
          constant -= coefficient * (match.4.flatMap { Double($0) } ?? .nan)
        }
      }
    }
    try solver.addConstraint(terms, .equal, constant)
  }
}
