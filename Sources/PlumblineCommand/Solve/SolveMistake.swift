// The errors of the input of `plumbline solve`, each in one line.

struct SolveMistake: Error, Equatable {
  enum Problem: Equatable {
    case unreadable
    case tooLarge(limit: Int)
    case unknownKey(String, near: String?, known: [String])
    case duplicateKey(String)
    case noObject
    case notAnObject
    case notJSON(String)
    case missing
    case wrongType(String)
    case unknownRelation(String)
    case duplicateID(String)
    case unknownID(String)
    case notOneOperation
    case nothingToSet
    case solveIsNotTrue
    case solver(String)
  }

  /// The line where the object begins, or of its syntax error; nil if the input cannot be read.
  var line: Int?
  /// The column of a syntax error or a key, if it is known.
  var column: Int?
  /// The path in the object: `constraints[3].terms.x`.
  var path: String
  var problem: Problem
}

extension SolveMistake: CustomStringConvertible {
  /// One line: line breaks in names are escaped as in JSON.
  var description: String {
    let text = path.isEmpty ? sentence : "\(path): \(sentence)"
    guard text.unicodeScalars.contains(where: \.isLineBreak) else { return text }
    return text.unicodeScalars.reduce(into: "") { line, scalar in
      switch scalar {
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      case _ where scalar.isLineBreak:
        let digits = String(scalar.value, radix: 16)
        line += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: line.unicodeScalars.append(scalar)
      }
    }
  }

  /// The message: `INPUT:LINE:COLUMN: PATH: reason`, as far as the place is known.
  func complaint(about input: String) -> String {
    let place = [line, column].compactMap { $0 }.map { ":\($0)" }.joined()
    return "\(input)\(place): \(self)"
  }

  private var sentence: String {
    switch problem {
    case .unreadable: "the file cannot be read; check the path and its permissions"
    case .tooLarge(let limit): "the input is larger than the limit of \(limit) bytes; split it"
    case .unknownKey(let key, let near, let known):
      "unknown key '\(key)'" + (near.map { "; did you mean '\($0)'?" } ?? ".")
        + " The keys are \(known.joined(separator: ", "))"
    case .duplicateKey(let key): "the key '\(key)' is used twice; remove one"
    case .noObject: "the input contains no JSON object"
    case .notAnObject: "expected a JSON object, which starts with '{'"
    case .notJSON(let reason): "not JSON: \(reason)"
    case .missing: "is missing"
    case .wrongType(let expected): "must be \(expected)"
    case .unknownRelation(let relation): "'\(relation)' is not a relation; use ==, <= or >="
    case .duplicateID(let id): "the id '\(id)' is the id of another constraint; ids must be unique"
    case .unknownID(let id): "no constraint has the id '\(id)' at this step"
    case .notOneOperation: "a step must have exactly one of these keys: solve, set, remove, add"
    case .nothingToSet: "must have a constant, a priority or both"
    case .solveIsNotTrue: "must be true"
    case .solver(let reason): reason
    }
  }
}

extension Unicode.Scalar {
  /// Unicode's line breaks: line feed to carriage return, next line, line and paragraph separator.
  fileprivate var isLineBreak: Bool {
    (0x0A...0x0D).contains(value) || value == 0x85 || value == 0x2028 || value == 0x2029
  }
}
