// The answer of a solve, as a line of JSON.

import Foundation

#if !WITHOUT_VIEWS
  import LayoutReport
#endif

/// The solution of a system: variables by name, constraints by id.
struct SolveAnswer: Equatable {
  struct Conflict: Equatable {
    /// The constraints in the order in which they were added.
    var constraints: [String]
    var broken: String
  }

  var values: [String: Double]
  var violations: [String: Double]
  var conflicts: [Conflict]
  var free: [String]

  /// One line. Names are sorted, so that equal answers are equal texts.
  var json: String {
    let conflicts = conflicts.map {
      "{\"constraints\":\(Self.json($0.constraints)),\"broken\":\(Self.json($0.broken))}"
    }
    return "{\"values\":\(Self.json(values)),\"violations\":\(Self.json(violations)),"
      + "\"conflicts\":[\(conflicts.joined(separator: ","))],\"free\":\(Self.json(free))}"
  }

  private static func json(_ text: String) -> String { JSONValue.string(text).text }

  private static func json(_ texts: [String]) -> String {
    "[" + texts.map { json($0) }.joined(separator: ",") + "]"
  }

  private static func json(_ numbers: [String: Double]) -> String {
    let members = numbers.sorted { $0.key < $1.key }.map { "\(json($0.key)):\(json($0.value))" }
    return "{" + members.joined(separator: ",") + "}"
  }

  /// The shortest text that parses to the same number; whole numbers without a point, zero without a sign.
  private static func json(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
