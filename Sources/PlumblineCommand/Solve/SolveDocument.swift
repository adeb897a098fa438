// A system of constraints and its steps, decoded from JSON.

import Foundation

struct SolveDocument {
  var json: Data
  var line: Int

  struct Contents: Decodable {
    var constraints: [Constraint]
    var steps: [Step]?

    var variableNames: Set<String> {
      Set((constraints + (steps ?? []).compactMap(\.add)).flatMap(\.terms.keys))
    }
  }

  /// Σ coefficient · variable RELATION constant
  struct Constraint: Decodable {
    var id: String
    var terms: [String: Double]
    var relation: String
    var constant: Double
    var priority: Double?
  }

  /// A step, which has exactly one of these members.
  struct Step: Decodable {
    struct Edit: Decodable {
      var id: String
      var constant: Double?
      var priority: Double?
    }
    var solve: Bool?
    var set: Edit?
    var remove: String?
    var add: Constraint?
  }

  /// Makes the steps.
  /// - Returns: An answer for each solve.
  func answers() throws(SolveMistake) -> [SolveAnswer] {
    let contents = try decoded()
    var session = SolveSession(names: contents.variableNames)
    do {
      for (index, constraint) in contents.constraints.enumerated() {
        try session.add(constraint, path: "constraints[\(index)]")
      }
      guard let steps = contents.steps else { return [try session.solve(path: "")] }
      var answers: [SolveAnswer] = []
      for (index, step) in steps.enumerated() {
        if let answer = try session.take(step, path: "steps[\(index)]") { answers.append(answer) }
      }
      return answers
    } catch {
      var mistake = error
      mistake.line = line
      throw mistake
    }
  }

  private func decoded() throws(SolveMistake) -> Contents {
    guard json.first == UInt8(ascii: "{") else {
      throw SolveMistake(line: line, path: "", problem: .notAnObject)
    }
    let contents: Contents
    do {
      contents = try JSONDecoder().decode(Contents.self, from: json)
    } catch {
      throw mistake(for: error)
    }
    try SolveKeys.check(json, line: line)
    return contents
  }

  private func mistake(for error: any Error) -> SolveMistake {
    func at(_ path: [any CodingKey], _ problem: SolveMistake.Problem) -> SolveMistake {
      SolveMistake(line: line, path: Self.text(path), problem: problem)
    }
    switch error {
    case DecodingError.keyNotFound(let key, let context): return at(context.codingPath + [key], .missing)
    case DecodingError.valueNotFound(let type, let context),
      DecodingError.typeMismatch(let type, let context):
      return at(context.codingPath, .wrongType(Self.name(of: type)))
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      return at(context.codingPath, .notJSON(context.debugDescription))
    default: return syntaxMistake()
    }
  }

  /// The syntax error with its place, which `JSONDecoder` does not give; `JSONSerialization` does.
  private func syntaxMistake() -> SolveMistake {
    do {
      _ = try JSONSerialization.jsonObject(with: json)
      return SolveMistake(line: line, path: "", problem: .notJSON("unreadable"))
    } catch {
      let sentence = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "unreadable"
      let parts = sentence.components(separatedBy: " around character ")
      guard parts.count == 2, let offset = Int(parts[1].prefix { $0.isNumber }) else {
        return SolveMistake(line: line, path: "", problem: .notJSON(sentence))
      }
      let before = json.prefix(offset)
      let breaks = before.count { $0 == UInt8(ascii: "\n") }
      let column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
      return SolveMistake(line: line + breaks, column: column, path: "", problem: .notJSON(parts[0]))
    }
  }

  private static func text(_ path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }

  private static func name(of type: Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is any (BinaryFloatingPoint & Decodable).Type: "a number"
    case is any (Sequence & ExpressibleByArrayLiteral).Type: "a list"
    default: "an object"
    }
  }
}
