// The worked examples of Documentation/Specification/examples.md: how they are written down here.
//
//   E014 400x300 margins=8,20,8,40 # what it shows
//     statement; statement;
//     statement
//     => v=(20, 20, 360, 260) w=([0..+inf], 0, 10, 10)
//
// The root is `s`; `fit` instead of its size leaves it open. A statement is an equation
// `item.attribute REL [m*]item.attribute [± c] [@p]`; `X v x w` (left and width) and `V v y h` (top and height);
// `v ~ WxH [hug h,v] [comp h,v]` (content size); `format[alignment] STRING`; or `stack …`, the constraints of a stack
// view of a, b and c in the root. The expectation is each view's frame, or UNSATISFIABLE.

import Testing

/// One worked example.
struct SolverExample: CustomTestStringConvertible {
  /// The values of a variable in all optimal solutions.
  struct Expectation {
    var view: String
    /// x, y, width and height; a range that is a point is a determined value.
    var ranges: [ClosedRange<Double>]
  }

  var id: String
  var title: String
  /// `nil` where the root's size is open.
  var rootSize: (width: Double, height: Double)?
  var options: [String: String]
  var statements: [String]
  /// `nil` where the required constraints exclude each other.
  var expectations: [Expectation]?

  var testDescription: String { title.isEmpty ? id : "\(id): \(title)" }

  static let all: [SolverExample] =
    s1 + s2 + s3 + s4 + s5 + s6 + s7 + s8 + s9 + s10 + s11 + s12 + s13 + s14 + s15

  /// Reads a table of examples.
  static func examples(_ table: String) -> [SolverExample] {
    var examples: [SolverExample] = []
    var statements = ""
    var header = ""
    for line in table.split(separator: "\n") {
      if let expectation = line.range(of: "  => ").map({ line[$0.upperBound...] }) {
        examples.append(
          SolverExample(header: header, statements: statements, expectation: String(expectation)))
        statements = ""
      } else if line.hasPrefix("  ") {
        statements += line
      } else {
        header = String(line)
      }
    }
    return examples
  }

  private init(header: String, statements: String, expectation: String) {
    let parts = header.split(separator: "#", maxSplits: 1)
    title = parts.count > 1 ? parts[1].trimmed : ""
    let words = parts[0].split(separator: " ").map(String.init)
    id = words[0]
    let size = words[1].split(separator: "x").compactMap { Double($0) }
    rootSize = size.count == 2 ? (size[0], size[1]) : nil
    options = [:]
    for word in words.dropFirst(2) {
      let option = word.split(separator: "=", maxSplits: 1).map(String.init)
      options[option[0]] = option.count > 1 ? option[1] : ""
    }
    self.statements = statements.split(separator: ";").map { $0.trimmed }.filter { !$0.isEmpty }
    expectations = expectation == "UNSATISFIABLE" ? nil : Self.expectations(expectation)
  }

  /// `v=(0, 1, [2..3], 4) w=(…)`; `size=(w, h)` is the root.
  private static func expectations(_ text: String) -> [Expectation] {
    text.split(separator: ")").map { frame in
      let parts = frame.split(separator: "=").map { $0.trimmed }
      let ranges = parts[1].dropFirst().split(separator: ",").map { range(String($0)) }
      return parts[0] == "size"
        ? Expectation(view: "s", ranges: [0...0, 0...0] + ranges)
        : Expectation(view: parts[0], ranges: ranges)
    }
  }

  private static func range(_ text: String) -> ClosedRange<Double> {
    let text = text.trimmed
    guard text.hasPrefix("[") else { return number(text)...number(text) }
    let bounds = text.dropFirst().dropLast().replacing("..", with: " ").split(separator: " ")
    return number(String(bounds[0]))...number(String(bounds[1]))
  }

  private static func number(_ text: String) -> Double {
    switch text {
    case "+inf": .infinity
    case "-inf": -.infinity
    default: Double(text) ?? .nan
    }
  }
}

extension StringProtocol {
  /// Without spaces at the ends.
  var trimmed: String {
    var view = self[...]
    while view.first?.isWhitespace == true { view.removeFirst() }
    while view.last?.isWhitespace == true { view.removeLast() }
    return String(view)
  }

  func range(of text: String) -> Range<Index>? { self[...].ranges(of: text).first }
}
