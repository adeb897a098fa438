// Texts and refusals of constraints as another implementation measured them (cases: constraint_descriptions).

import Foundation
import Testing

@testable import Plumbline

/// A constraint and the body of its description, or a mistake and its sentence.
nonisolated struct DescriptionCase: Decodable, CustomTestStringConvertible, Sendable {
  nonisolated struct Row: Decodable, Sendable {
    var first: String?
    var firstAttribute: String?
    var relation: String?
    var second: String?
    var secondAttribute: String?
    var constant: CGFloat?
    var multiplier: CGFloat?
    var priority: Float?
    var symbolic: String?
    var active: Bool?
    var identifier: String?
    /// Of a system constraint.
    var `class`: String?
    var width: CGFloat?
    /// Of a distance between two anchors.
    var firstAnchor: String?
  }
  /// A text, or a message.
  nonisolated enum Expectation: Decodable, Sendable {
    case text(String)
    case message(String)
    nonisolated private struct Failure: Decodable { var message: String }
    init(from decoder: any Decoder) throws {
      if let text = try? decoder.singleValueContainer().decode(String.self) {
        self = .text(text)
      } else {
        self = .message(try Failure(from: decoder).message)
      }
    }
  }
  var id: String
  var kind: String
  var constraint: Row?
  var expect: Expectation
  var when: String?
  var testDescription: String { id }

  nonisolated static let all = SharedCases.read("constraint_descriptions", as: DescriptionCase.self)
}

private final class Named: UIView {
  var content = CGSize(width: -1, height: -1)
  override var intrinsicContentSize: CGSize { content }
}

@Suite("Descriptions: another implementation's cases", .enabled(if: SharedCases.arePresent))
struct DescriptionCaseTests {
  private let superview = Named()
  private let a = Named()
  private let b = Named()

  init() {
    a.accessibilityIdentifier = "a"
    b.accessibilityIdentifier = "b"
    superview.addSubview(a)
    superview.addSubview(b)
  }

  private func item(_ name: String?) -> UIView? {
    switch name {
    case "a": a
    case "b": b
    case "superview": superview
    default: nil
    }
  }

  private func constraint(_ row: DescriptionCase.Row) throws -> NSLayoutConstraint {
    if row.class == "NSAutoresizingMaskLayoutConstraint" {
      a.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
      return NSAutoresizingMaskLayoutConstraint(a, axis: .horizontal, isLength: true)
    }
    if row.class == "NSContentSizeLayoutConstraint" {
      a.content.width = try #require(row.width)
      return NSContentSizeLayoutConstraint(a, axis: .horizontal)
    }
    if row.firstAnchor != nil {
      return a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(
        equalToConstant: try #require(row.constant))
    }
    let relations: [String: NSLayoutConstraint.Relation] = [
      "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    ]
    let constraint = try NSLayoutConstraint.validated(
      item: item(row.first),
      attribute: try #require(row.firstAttribute.flatMap(NSLayoutConstraint.Attribute.init(name:))),
      relatedBy: try #require(row.relation.flatMap { relations[$0] }), toItem: item(row.second),
      attribute: row.secondAttribute.flatMap(NSLayoutConstraint.Attribute.init(name:)) ?? .notAnAttribute,
      multiplier: row.multiplier ?? 1, constant: try #require(row.constant),
      priority: UILayoutPriority(try #require(row.priority)))
    if row.symbolic == "standard" { constraint.symbolicConstant = .standardSpace }
    if row.symbolic == "anchorSystemSpacing" { constraint.symbolicConstant = .anchorSystemSpacing }
    constraint.identifier = row.identifier
    constraint.isActive = row.active ?? false
    return constraint
  }

  @Test(
    "a description has the body that was measured",
    arguments: DescriptionCase.all.filter { $0.kind == "description" })
  func description(_ example: DescriptionCase) throws {
    guard case .text(let body) = example.expect else { return #expect(Bool(false), "no text") }
    let row = try #require(example.constraint)
    let constraint = try constraint(row)
    let text = constraint.description
    // The shell is `<Class:0x… body   (state)>`; an ellipsis stands for what a case does not say.
    let inner = try #require(text.split(separator: " ", maxSplits: 1).last).dropLast()
    let parts = inner.components(separatedBy: "   (")
    #expect(parts.count == 2)
    if body.hasPrefix("…") {
      // `…   (active)`: the names of items that have identifiers may follow.
      #expect(parts[1].hasPrefix(body.dropFirst("…   (".count).dropLast() + ","), "\(text)")
    } else if body.hasSuffix("…") {
      #expect(inner.hasPrefix(body.dropLast()), "\(text)")
    } else if body.contains("@") {
      // Apple's logs repeat the priority of a gap after it (spec 01 §6); the case leaves that out.
      #expect(parts[0] == body + " priority:250", "\(text)")
    } else {
      #expect(parts[0] == body, "\(text)")
    }
  }

  /// What leads to the mistake of a case, by the words of its `when`.
  private func mistake(_ when: String) -> (() throws -> Void)? {
    let (a, b) = (a, b)
    switch when {
    case "first item nil": return { _ = try NSLayoutConstraint.validated(item: nil, attribute: .width) }
    case "location attribute, no second item":
      return { _ = try NSLayoutConstraint.validated(item: a, attribute: .top) }
    case "location paired with size":
      return { _ = try NSLayoutConstraint.validated(item: a, attribute: .top, toItem: b, attribute: .height) }
    case "leading paired with left":
      return {
        _ = try NSLayoutConstraint.validated(item: a, attribute: .leading, toItem: b, attribute: .left)
      }
    case "constant NaN/inf":
      return { _ = try NSLayoutConstraint.validated(item: a, attribute: .width, constant: .nan) }
    case "priority 0 or >1000":
      return { try a.widthAnchor.constraint(equalToConstant: 1).setPriority(UILayoutPriority(0)) }
    case "no common ancestor":
      let stranger = UIView()
      return { try a.leadingAnchor.constraint(equalTo: stranger.leadingAnchor).activate() }
    case "anchors of unknown attribute":
      return { _ = try NSLayoutConstraint.validated(item: a, attribute: .notAnAttribute) }
    default: return nil
    }
  }

  @Test(
    "a mistake has the sentence that was measured",
    arguments: DescriptionCase.all.filter { $0.kind == "validation" })
  func validation(_ example: DescriptionCase) throws {
    guard case .message(let message) = example.expect else { return #expect(Bool(false), "no message") }
    let mistake = try #require(example.when.flatMap(self.mistake))
    let error = #expect(throws: LayoutConstraintError.self) { try mistake() }
    let sentence = try #require(error).description
    // `<a>` and `<p>` stand for names and numbers: the sentence has what is between them, in order.
    var rest = sentence[...]
    for part in message.split(separator: /<[abp]>/) {
      let range = try #require(rest.range(of: part), "\(sentence)")
      rest = rest[range.upperBound...]
    }
  }

  @Test("there are 23 descriptions and 8 mistakes")
  func count() {
    #expect(DescriptionCase.all.count { $0.kind == "description" } == 23)
    #expect(DescriptionCase.all.count { $0.kind == "validation" } == 8)
  }
}
