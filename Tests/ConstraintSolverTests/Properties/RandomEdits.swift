// Random edits of a system: pieces come and go, numbers change, variables are removed and their places taken again.

import ConstraintSolver

extension EditedSystem {
  /// A system of a few pieces of the given kinds.
  static func random(
    _ shapes: [SystemShape], pieces: Int, isRecording: Bool = false, _ choices: inout some Choices
  ) throws -> EditedSystem {
    var system = EditedSystem(isRecording: isRecording)
    for _ in 0..<pieces { try choices.element(of: shapes).grow(&system, &choices) }
    return system
  }

  /// One edit. The system stays below the given number of rows, give or take a piece.
  mutating func edit(_ shapes: [SystemShape], rowLimit: Int, _ choices: inout some Choices) throws {
    let kind = rows.isEmpty ? 0 : choices.number(below: 100)
    switch kind {
    case ..<12:
      if rows.count < rowLimit {
        try SystemShape.anyRow(&self, &choices)
      } else {
        try removeRow(at: choices.number(below: rows.count))
      }
    case ..<18:
      if rows.count < rowLimit {
        try choices.element(of: shapes).grow(&self, &choices)
      } else {
        for _ in 0..<min(rows.count, choices.number(in: 1...6)) {
          try removeRow(at: choices.number(below: rows.count))
        }
      }
    case ..<34: try removeRow(at: choices.number(below: rows.count))
    case ..<62: try setConstant(SystemShape.constant(&choices), at: choices.number(below: rows.count))
    case ..<74:
      try setPriority(choices.element(of: SystemShape.priorities), at: choices.number(below: rows.count))
    case ..<80: try removeAndRestore(choices.number(below: rows.count))
    case ..<86: try nudge(choices.number(below: rows.count), &choices)
    case ..<92: if variables.count > 3 { try removeVariable(choices.element(of: variables)) }
    case ..<96: _ = makeVariable(nonNegative: choices.chance(50))
    default: try SystemShape.conflict.grow(&self, &choices)
    }
  }

  /// The same row once more, with a new age.
  private mutating func removeAndRestore(_ index: Int) throws {
    let row = rows[index]
    try removeRow(at: index)
    try add(
      row.terms.map { ($0.coefficient, $0.variable) }, row.relation, row.constant, row.priority,
      below: row.below,
      precedence: row.precedence)
  }

  /// A constant that goes through a few values and, as a rule, back, as in an animation.
  private mutating func nudge(_ index: Int, _ choices: inout some Choices) throws {
    let constant = rows[index].constant
    for step in 1...choices.number(in: 1...3) { try setConstant(constant + Double(step), at: index) }
    if choices.chance(70) { try setConstant(constant, at: index) }
  }
}
