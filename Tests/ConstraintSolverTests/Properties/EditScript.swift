// A list of edits as data: what is left of a random run, can be cut down to the few edits that matter, and read.

import ConstraintSolver

/// A row by numbers.
struct PlannedRow {
  struct Term {
    var coefficient: Double
    var variable: Int
  }
  var number: Int
  var terms: [Term]
  var relation: Relation
  var constant: Double
  var priority: Float
  var precedence: Int32
  /// Of a goal: the priority of not being below the constant; `priority` is then that of not being above.
  var below: Float?
}

/// One edit of a system, or a solve.
enum Edit {
  case makeVariable(Int, isNonNegative: Bool)
  case removeVariable(Int)
  case add(PlannedRow)
  case removeRow(Int)
  case setConstant(Double, ofRow: Int)
  case setPriority(Float, ofRow: Int)
  case solve
}

/// Edits that show a disagreement between the edited solver and a fresh one.
enum EditScript {
  /// The first disagreement at a solve of the script, looked for at every solve; or the error of the solver.
  static func disagreement(of script: [Edit]) -> String? {
    var system = EditedSystem()
    do {
      for edit in script {
        if let complaint = try system.take(edit) { return complaint }
        if case .solve = edit, let complaint = try system.disagreement() { return complaint }
      }
    } catch {
      return "\(error)"
    }
    return nil
  }

  /// As few of the edits as show a disagreement of some kind: none of them can be left out.
  static func reduced(_ script: [Edit]) -> [Edit] {
    var script = script
    var length = max(1, script.count / 2)
    while true {
      let count = script.count
      var end = count
      while end > 0 {
        var fewer = script
        fewer.removeSubrange(max(0, end - length)..<end)
        if disagreement(of: fewer) != nil { script = fewer }
        end = min(end, script.count + 1) - length
        end = min(end, script.count)
      }
      if length == 1 && script.count == count { return script }
      length = max(1, length / 2)
    }
  }

  /// The disagreement and the edits that lead to it, for people.
  static func report(_ script: [Edit]) -> String {
    let fewest = reduced(script)
    let complaint = disagreement(of: fewest) ?? "the disagreement is gone when the script is repeated"
    return ([complaint] + fewest.map(\.description)).joined(separator: "\n  ")
  }
}

extension Edit: CustomStringConvertible {
  var description: String {
    switch self {
    case .makeVariable(let number, let isNonNegative): "variable x\(number)\(isNonNegative ? " >= 0" : "")"
    case .removeVariable(let number): "remove variable x\(number)"
    case .add(let row): "add row \(row.number): \(row)"
    case .removeRow(let number): "remove row \(number)"
    case .setConstant(let constant, let number): "constant of row \(number): \(constant)"
    case .setPriority(let priority, let number): "priority of row \(number): \(priority)"
    case .solve: "solve"
    }
  }
}

extension PlannedRow: CustomStringConvertible {
  var description: String {
    let sum = terms.map { "\($0.coefficient) x\($0.variable)" }.joined(separator: " + ")
    let sign =
      switch relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    let side = below.map { " above, @\($0) below" } ?? ""
    return
      "\(sum) \(sign) \(constant) @\(priority)\(side)\(precedence == 0 ? "" : " precedence \(precedence)")"
  }
}
