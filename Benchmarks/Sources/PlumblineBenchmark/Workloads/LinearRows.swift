// A picture as rows of numbers: what a solver gets that knows nothing of boxes.

import ConstraintSolver

/// The relationships of a picture over plain variables, in the order of the picture. A box's x and y are measured in the
/// space of its parent, so that a parent's edges are 0 and its size.
struct LinearRows {
  private(set) var rowStart: [Int32] = [0]
  private(set) var termVariable: [Int32] = []
  private(set) var termCoefficient: [Double] = []
  private(set) var relation: [Int8] = []
  private(set) var constant: [Double] = []
  private(set) var priority: [Float] = []
  /// Of a goal: the priority of not being below the constant; 0 for constraints.
  private(set) var priorityBelow: [Float] = []
  /// Whether a variable is a width or a height.
  private(set) var isSize: [Bool] = []
  /// x, y, width and height of each box; -1 where nothing mentions it.
  private(set) var variables: [SIMD4<Int32>]

  /// The rows whose constants change.
  private(set) var widthRow = 0
  private(set) var detailRow = 0
  private(set) var shiftRow = 0

  private enum Component: Int { case x, y, width, height }

  var variableCount: Int { isSize.count }
  var rowCount: Int { constant.count }

  /// - Parameter splitsGoals: a goal becomes two inequalities, for solvers that know nothing else.
  init(_ picture: Picture, splitsGoals: Bool = false) {
    variables = Array(repeating: SIMD4(repeating: -1), count: picture.boxCount)
    let count = picture.relationships.count
    rowStart.reserveCapacity(count + 1)
    relation.reserveCapacity(count)
    constant.reserveCapacity(count)
    priority.reserveCapacity(count)
    for (place, relationship) in picture.relationships.enumerated() {
      if place == picture.widthRelationship { widthRow = rowCount }
      if place == picture.detailRelationship { detailRow = rowCount }
      if place == picture.shiftRelationship { shiftRow = rowCount }
      let isSplit = splitsGoals && relationship.isGoal
      addTerms(relationship, picture)
      endRow(
        isSplit ? .lessThanOrEqual : relationship.relation, relationship.constant, relationship.priority,
        below: isSplit ? 0 : relationship.priorityBelow)
      if isSplit {
        addTerms(relationship, picture)
        endRow(.greaterThanOrEqual, relationship.constant, relationship.priorityBelow)
      }
    }
  }

  private mutating func addTerms(_ relationship: Picture.Relationship, _ picture: Picture) {
    add(1, relationship.part, of: relationship.first, in: picture, beside: relationship.second)
    if relationship.second >= 0 {
      add(-1, relationship.secondPart, of: relationship.second, in: picture, beside: relationship.first)
    }
  }

  private mutating func endRow(_ relation: Relation, _ constant: Double, _ priority: Float, below: Float = 0)
  {
    rowStart.append(Int32(termVariable.count))
    self.relation.append(relation.rawValue)
    self.constant.append(constant)
    self.priority.append(priority)
    priorityBelow.append(below)
  }

  /// Adds an attribute's terms: the edges of a parent beside its child are those of the space itself.
  private mutating func add(
    _ factor: Double, _ part: Picture.Part, of box: Int32, in picture: Picture, beside other: Int32
  ) {
    let isSpace = other >= 0 && picture.parents[Int(other)] == box
    func position(_ component: Component) -> Component? { isSpace ? nil : component }
    switch part {
    case .left: addTerms(factor, box, position(.x))
    case .top: addTerms(factor, box, position(.y))
    case .right: addTerms(factor, box, position(.x), .width)
    case .bottom: addTerms(factor, box, position(.y), .height)
    case .width: addTerms(factor, box, nil, .width)
    case .height: addTerms(factor, box, nil, .height)
    case .centerX: addTerms(factor, box, position(.x), .width, share: 0.5)
    case .centerY: addTerms(factor, box, position(.y), .height, share: 0.5)
    case .none: break
    }
  }

  private mutating func addTerms(
    _ factor: Double, _ box: Int32, _ position: Component?, _ length: Component? = nil, share: Double = 1
  ) {
    if let position { addTerm(factor, box, position) }
    if let length { addTerm(factor * share, box, length) }
  }

  private mutating func addTerm(_ factor: Double, _ box: Int32, _ component: Component) {
    var variable = variables[Int(box)][component.rawValue]
    if variable < 0 {
      variable = Int32(isSize.count)
      variables[Int(box)][component.rawValue] = variable
      isSize.append(component == .width || component == .height)
    }
    termVariable.append(variable)
    termCoefficient.append(factor)
  }

  /// The boxes that some values of the variables mean.
  func boxes(_ values: [Double]) -> [Box] {
    variables.map { box in
      func value(_ component: Component) -> Double {
        let variable = box[component.rawValue]
        return variable < 0 ? .nan : values[Int(variable)]
      }
      return Box(x: value(.x), y: value(.y), width: value(.width), height: value(.height))
    }
  }
}
