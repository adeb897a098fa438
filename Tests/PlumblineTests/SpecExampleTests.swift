// The worked examples of Documentation/Specification/examples.md, laid out through views, guides and constraints. The
// statements of its table are those of the oracle.

import Foundation
import Testing

@testable import Plumbline

/// One row of the specification's table.
nonisolated struct SpecExample: CustomTestStringConvertible, Sendable {
  var id: String
  var root: String
  var statements: [String]
  var expected: String
  /// Right-to-left examples stand in the section S9.
  var isRightToLeft: Bool
  var testDescription: String { id }

  static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Documentation/Specification/examples.md")

  /// The rows of the sections that need neither formats nor stack views.
  nonisolated static let all: [SpecExample] = {
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    var section = ""
    var examples: [SpecExample] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") {
        section = String(line.dropFirst(3).prefix(3)).trimmingCharacters(in: .whitespaces)
      }
      guard line.hasPrefix("| E"), section != "S10", section != "S12" else { continue }
      let cells = line.components(separatedBy: " | ").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count >= 5, !cells[1].contains("`H:") else { continue }
      let id = cells[0].replacingOccurrences(of: "| ", with: "")
      examples.append(
        SpecExample(
          id: id, root: cells[2],
          statements: cells[3].split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) },
          expected: cells[4], isRightToLeft: section == "S9"))
    }
    return examples
  }()
}

/// A scene of an example: views by name below one root.
private final class ExampleScene {
  let root: UIView
  private(set) var views: [String: ExampleView] = [:]
  private let example: SpecExample

  /// Properties that the table says in words.
  private static let margins: [String: UIEdgeInsets] = [
    "E010": UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40),
    "E011": UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 40),
    "E081": UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 40),
    "E109": UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40),
    "E110": UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20),
    "E111": UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16),
  ]

  init(_ example: SpecExample) throws {
    self.example = example
    let sides = example.root.split(separator: "x").compactMap { Double($0) }
    root = UIView(frame: CGRect(x: 0, y: 0, width: sides.first ?? 0, height: sides.last ?? 0))
    root.insetsLayoutMarginsFromSafeArea = false
    if let margins = Self.margins[example.id] { root.layoutMargins = margins }
    if example.isRightToLeft { root.semanticContentAttribute = .forceRightToLeft }
    for statement in example.statements where !statement.isEmpty { try add(statement) }
  }

  private func view(_ name: String) -> UIView {
    if name == "s" { return root }
    if let known = views[name] { return known }
    let view = ExampleView(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    if example.id == "E065" { view.insets = UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5) }
    if example.id == "E135" || example.id == "E136" {
      let isFirst = name == "a"
      view.baselines = BaselineOffsets(firstFromTop: isFirst ? 20 : 12, lastFromBottom: isFirst ? 6 : 9)
    }
    if example.id == "E138" { view.baselines = BaselineOffsets(firstFromTop: 16, lastFromBottom: 4) }
    views[name] = view
    root.addSubview(view)
    return view
  }

  private func add(_ statement: String) throws {
    let words = statement.split(separator: " ").map(String.init)
    if words[0] == "V" || words[0] == "X" {
      let isVertical = words[0] == "V"
      try add("\(words[1]).\(isVertical ? "top" : "left") == s.\(isVertical ? "top" : "left") + \(words[2])")
      try add("\(words[1]).\(isVertical ? "height" : "width") == \(words[3])")
      return
    }
    if words.count > 1, words[1] == "~" {
      guard let view = view(words[0]) as? ExampleView else { return }
      let size = words[2].split(separator: "x").compactMap { Double($0) }
      view.content = CGSize(width: size[0], height: size[1])
      for (key, value) in zip(words, words.dropFirst()) where key == "hug" || key == "comp" {
        for (axis, text) in zip([NSLayoutConstraint.Axis.horizontal, .vertical], value.split(separator: ","))
        {
          let priority = UILayoutPriority(Float(text) ?? 0)
          if key == "hug" {
            view.setContentHuggingPriority(priority, for: axis)
          } else {
            view.setContentCompressionResistancePriority(priority, for: axis)
          }
        }
      }
      return
    }
    try equation(words)
  }

  private func equation(_ words: [String]) throws {
    var words = words
    var priority = UILayoutPriority.required
    if let last = words.last, last.hasPrefix("@") {
      priority = UILayoutPriority(Float(last.dropFirst()) ?? 0)
      words.removeLast()
    }
    let (first, attribute) = try term(words[0])
    let relation: NSLayoutConstraint.Relation =
      words[1] == "<=" ? .lessThanOrEqual : words[1] == ">=" ? .greaterThanOrEqual : .equal
    var constant = 0.0
    if words.count == 5 { constant = (Double(words[4]) ?? 0) * (words[3] == "-" ? -1 : 1) }
    let constraint: NSLayoutConstraint
    if let number = Double(words[2]) {
      constraint = try .validated(
        item: first, attribute: attribute, relatedBy: relation, constant: number, priority: priority)
    } else {
      let product = words[2].split(separator: "*").map(String.init)
      let (second, secondAttribute) = try term(product.last ?? "")
      constraint = try .validated(
        item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
        multiplier: product.count > 1 ? Double(product[0]) ?? 1 : 1, constant: constant, priority: priority)
    }
    try constraint.activate()
  }

  private func term(_ text: String) throws -> (UIView, NSLayoutConstraint.Attribute) {
    let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
    return (view(parts[0]), try #require(NSLayoutConstraint.Attribute(name: parts[1])))
  }
}

/// A view whose content size, insets and baselines the example says.
private final class ExampleView: UIView {
  var content = CGSize(width: -1, height: -1)
  var insets = UIEdgeInsets.zero
  var baselines: BaselineOffsets?
  override var intrinsicContentSize: CGSize { content }
  override var alignmentRectInsets: UIEdgeInsets { insets }
  override var baselineOffsets: BaselineOffsets? { baselines }
}

/// One number of an expected frame: an interval that is a point is determined.
private func range(_ text: String) -> ClosedRange<Double>? {
  if let number = Double(text) { return number...number }
  let ends = text.trimmingCharacters(in: CharacterSet(charactersIn: "[]")).components(separatedBy: "..")
  guard ends.count == 2 else { return nil }
  func end(_ text: String) -> Double? {
    text == "+inf" ? .infinity : text == "-inf" ? -.infinity : Double(text)
  }
  guard let low = end(ends[0]), let high = end(ends[1]) else { return nil }
  return low...high
}

/// `a=(1, 2, 3, 4) b=(…)` or `size=(w, h)`.
private func expectations(_ text: String) -> [(name: String, ranges: [ClosedRange<Double>])] {
  text.components(separatedBy: ") ").map { part in
    let sides = part.components(separatedBy: "=(")
    let numbers = (sides.last ?? "").replacingOccurrences(of: ")", with: "").components(separatedBy: ", ")
    return (sides[0].trimmingCharacters(in: .whitespaces), numbers.compactMap(range))
  }
}

struct SpecExampleTests {
  @Test(
    "a worked example",
    // E074 allows negative sizes, which only AppKit has; the solver's tests of the examples have it.
    arguments: SpecExample.all.filter {
      $0.root != "fit" && $0.expected != "UNSATISFIABLE" && $0.id != "E074"
    })
  func frames(_ example: SpecExample) throws {
    let scene = try ExampleScene(example)
    var environment = scene.root.effectiveLayoutEnvironment
    environment.displayScale = 100_000
    scene.root.layoutEnvironment = environment
    scene.root.layoutIfNeeded()
    let diagnosis = scene.root.layoutDiagnosis()
    #expect(diagnosis.conflicts.isEmpty)
    for (name, ranges) in expectations(example.expected) {
      let view = try #require(scene.views[name])
      let frame = view.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
      let names = ["x", "y", "width", "height"]
      let free = diagnosis.ambiguities.first { $0.view === view }?.variables ?? []
      for (index, range) in ranges.enumerated() {
        let (number, low, high) = (numbers[index], range.lowerBound, range.upperBound)
        #expect(number >= low - 1e-3 && number <= high + 1e-3, "\(name).\(names[index]) is \(number)")
        #expect(free.contains(names[index]) == (low != high), "\(name).\(names[index]) free: \(free)")
      }
    }
  }

  @Test(
    "required constraints that exclude each other",
    arguments: SpecExample.all.filter { $0.expected == "UNSATISFIABLE" })
  func conflicts(_ example: SpecExample) throws {
    let scene = try ExampleScene(example)
    let diagnosis = scene.root.layoutDiagnosis()
    let conflict = try #require(diagnosis.conflicts.first)
    #expect(conflict.constraints.contains { $0 === conflict.broken })
    #expect(conflict.broken.isActive)
    #expect(!(conflict.broken is NSAutoresizingMaskLayoutConstraint))
  }

  /// Formats and stack views have tests of their own; the solver's tests have all 149.
  @Test("103 of the 149 examples have neither formats nor stack views")
  func count() {
    #expect(SpecExample.all.count == 103)
  }

  @Test("a fitting size", arguments: SpecExample.all.filter { $0.root == "fit" })
  func fitting(_ example: SpecExample) throws {
    var example = example
    let wishes = example.statements.filter { $0.hasPrefix("s.width ==") || $0.hasPrefix("s.height ==") }
    example.statements.removeAll { wishes.contains($0) }
    let scene = try ExampleScene(example)
    var target = CGSize.zero
    var priorities = (UILayoutPriority.fittingSizeLevel, UILayoutPriority.fittingSizeLevel)
    for wish in wishes {
      let words = wish.split(separator: " ")
      let length = Double(words[2]) ?? 0
      let priority = words.count > 3 ? UILayoutPriority(Float(words[3].dropFirst()) ?? 0) : .required
      if words[0] == "s.width" { (target.width, priorities.0) = (length, priority) }
      if words[0] == "s.height" { (target.height, priorities.1) = (length, priority) }
    }
    let size = scene.root.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: priorities.0, verticalFittingPriority: priorities.1)
    let expected = try #require(expectations(example.expected).first)
    #expect(expected.name == "size")
    #expect(abs(size.width - expected.ranges[0].lowerBound) < 1e-3)
    #expect(abs(size.height - expected.ranges[1].lowerBound) < 1e-3)
    #expect(scene.root.frame == .zero)
  }
}
