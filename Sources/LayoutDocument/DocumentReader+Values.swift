// The kinds of values that a document's keys have: numbers, pairs, edges, priorities.

import Foundation
import Plumbline
import Yams

extension DocumentReader {
  /// Larger numbers mean nothing on a screen, and sums of them lose the points.
  static let largestNumber = 1e9

  // MARK: Mistakes

  mutating func report(_ kind: LayoutDocumentMistake.Kind, at place: DocumentText.Place) {
    mistakes.append(
      LayoutDocumentMistake(
        kind: kind, line: place.line, column: place.column, excerpt: place.excerpt, caret: place.caret))
  }

  mutating func report(_ kind: LayoutDocumentMistake.Kind, at node: Node) {
    let isShown = mistakes.count < LayoutDocumentError.limit
    report(
      kind,
      at: isShown ? text.place(of: node) : .init(line: node.mark?.line ?? 1, column: node.mark?.column ?? 1))
  }

  mutating func reportUnexpected(_ key: String, _ expected: String, _ node: Node) {
    report(.unexpected(key: key, expected: expected, found: kind(of: node)), at: node)
  }

  private func kind(of node: Node) -> String {
    switch node {
    case .mapping: "a mapping"
    case .sequence: "a list"
    case .alias: "an alias"
    case .scalar(let scalar):
      isNothing(node) ? "nothing" : "'\(scalar.string.prefix(40))'"
    }
  }

  func isNothing(_ node: Node) -> Bool {
    guard let scalar = node.scalar, scalar.style == .plain || scalar.style == .any else { return false }
    return scalar.string.isEmpty || scalar.string == "~" || scalar.string == "null"
  }

  // MARK: Mappings

  /// The entries of a mapping, in document order.
  mutating func entries(of node: Node, key: String) -> [(name: String, value: Node, keyNode: Node)] {
    guard !isNothing(node) else { return [] }
    guard let mapping = node.mapping else {
      reportUnexpected(key, "a mapping", node)
      return []
    }
    var entries: [(name: String, value: Node, keyNode: Node)] = []
    for (keyNode, value) in mapping {
      if let name = keyNode.scalar?.string {
        entries.append((name, value, keyNode))
      } else {
        reportUnexpected("key", "a name", keyNode)
      }
    }
    return entries
  }

  /// The entries of a mapping by name; those that mean nothing are mistakes.
  mutating func fields(of node: Node, key: String, allowed: [String]) -> [String: Node] {
    var fields: [String: Node] = [:]
    for (name, value, keyNode) in entries(of: node, key: key) {
      if allowed.contains(name) {
        fields[name] = value
      } else {
        report(.unknownKey(name, suggestion: NameSuggestion.closest(to: name, among: allowed)), at: keyNode)
      }
    }
    return fields
  }

  // MARK: Scalars

  mutating func string(_ node: Node, key: String) -> String? {
    guard let scalar = node.scalar, !isNothing(node) else {
      reportUnexpected(key, "a text", node)
      return nil
    }
    return scalar.string
  }

  mutating func boolean(_ node: Node, key: String) -> Bool? {
    switch node.scalar?.string {
    case "true": return true
    case "false": return false
    default:
      reportUnexpected(key, "true or false", node)
      return nil
    }
  }

  mutating func number(_ node: Node, key: String) -> Double? {
    // Only decimal numbers: Swift's own reading also takes `inf`, `nan` and hexadecimal ones.
    guard let scalar = node.scalar, scalar.style == .plain, let first = scalar.string.first,
      "+-.0123456789".contains(first), scalar.string.allSatisfy({ "+-.0123456789eE".contains($0) }),
      let number = Double(scalar.string)
    else {
      reportUnexpected(key, "a number", node)
      return nil
    }
    guard abs(number) <= Self.largestNumber else {
      report(.numberOutOfRange(scalar.string, limit: Self.largestNumber), at: node)
      return nil
    }
    return number
  }

  // MARK: Several numbers

  /// A list of a certain number of numbers.
  mutating func numbers(_ node: Node, key: String, count: Int) -> [Double]? {
    guard let sequence = node.sequence, sequence.count == count else {
      reportUnexpected(key, "a list of \(count) numbers", node)
      return nil
    }
    let numbers = sequence.map { number($0, key: key) }
    return numbers.contains(nil) ? nil : numbers.compactMap { $0 }
  }

  mutating func size(_ node: Node, key: String) -> CGSize? {
    guard let numbers = numbers(node, key: key, count: 2) else { return nil }
    guard numbers.allSatisfy({ $0 >= 0 }) else {
      reportUnexpected(key, "a list of 2 numbers that are not negative", node)
      return nil
    }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// `[width, height]`; `null` or -1 for an axis without a size.
  mutating func intrinsicSize(_ node: Node) -> (CGFloat?, CGFloat?) {
    guard let sequence = node.sequence, sequence.count == 2 else {
      reportUnexpected("intrinsic", "a list of 2 numbers", node)
      return (nil, nil)
    }
    let lengths = sequence.map { item -> CGFloat? in
      if isNothing(item) { return nil }
      guard let length = number(item, key: "intrinsic"), length != -1 else { return nil }
      if length < 0 { reportUnexpected("intrinsic", "a list of 2 numbers that are not negative", item) }
      return length < 0 ? nil : CGFloat(length)
    }
    return (lengths[0], lengths[1])
  }

  /// `[horizontal, vertical]`, or one number for both.
  mutating func priorities(_ node: Node, key: String) -> (horizontal: Float, vertical: Float)? {
    if node.sequence == nil, let priority = priority(node, key: key) { return (priority, priority) }
    guard let sequence = node.sequence else { return nil }
    guard sequence.count == 2 else {
      reportUnexpected(key, "a priority or a list of 2", node)
      return nil
    }
    let priorities = sequence.map { priority($0, key: key) }
    guard let horizontal = priorities[0], let vertical = priorities[1] else { return nil }
    return (horizontal, vertical)
  }

  private mutating func priority(_ node: Node, key: String) -> Float? {
    guard let number = number(node, key: key) else { return nil }
    let priority = Float(number)
    guard priority > 0, priority <= 1000 else {
      report(.priorityOutOfRange(number), at: node)
      return nil
    }
    return priority
  }

  /// `{top: 20, leading: 8}`, or one number for all four edges.
  mutating func edges(_ node: Node, key: String) -> EdgeValues {
    var edges = EdgeValues()
    if node.mapping == nil, !isNothing(node) {
      guard let value = number(node, key: key).map({ CGFloat($0) }) else { return edges }
      (edges.top, edges.left, edges.bottom, edges.right) = (value, value, value, value)
      return edges
    }
    let fields = fields(
      of: node, key: key, allowed: ["top", "left", "bottom", "right", "leading", "trailing"])
    func value(_ name: String, _ reader: inout DocumentReader) -> CGFloat? {
      fields[name].flatMap { reader.number($0, key: name) }.map { CGFloat($0) }
    }
    edges.top = value("top", &self)
    edges.left = value("left", &self)
    edges.bottom = value("bottom", &self)
    edges.right = value("right", &self)
    edges.leading = value("leading", &self)
    edges.trailing = value("trailing", &self)
    return edges
  }
}
