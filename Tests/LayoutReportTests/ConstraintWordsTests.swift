// Constraints in words.

import Foundation
import Plumbline
import Testing

@testable import LayoutReport

@Suite("Constraints in words")
struct ConstraintWordsTests {
  typealias Attribute = NSLayoutConstraint.Attribute
  typealias Relation = NSLayoutConstraint.Relation

  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    var first: Attribute
    var relation = Relation.equal
    var second: Attribute?
    var multiplier = 1.0
    var constant = 0.0
    var priority: Float = 1000
    var isOwn = false
    var words: String
    var testDescription: String { words }
  }

  @Test(
    "every form has its sentence",
    arguments: [
      Case(first: .width, constant: 60, words: "the width of label 'A' is 60 points"),
      Case(first: .height, constant: 1, words: "the height of label 'A' is 1 point"),
      Case(
        first: .width, relation: .greaterThanOrEqual, constant: 44.5,
        words: "the width of label 'A' is at least 44.5 points"),
      Case(
        first: .width, relation: .lessThanOrEqual, constant: 44, priority: 750,
        words: "the width of label 'A' is at most 44 points, if possible (priority 750)"),
      Case(first: .width, second: .width, words: "the width of label 'A' equals the width of view 'B'"),
      Case(
        first: .width, second: .width, constant: 8,
        words: "the width of label 'A' is 8 points more than the width of view 'B'"),
      Case(
        first: .width, relation: .lessThanOrEqual, second: .width, constant: -8,
        words: "the width of label 'A' is at least 8 points less than the width of view 'B'"),
      Case(
        first: .width, relation: .greaterThanOrEqual, second: .width,
        words: "the width of label 'A' is at least the width of view 'B'"),
      Case(
        first: .width, second: .height, multiplier: 16.0 / 9, isOwn: true,
        words: "the width of label 'A' is 1.778 times its height"),
      Case(
        first: .centerY, second: .bottom, multiplier: 0.5, constant: -3,
        words: "the vertical center of label 'A' is 0.5 times the bottom edge of view 'B' minus 3 points"),
      Case(
        first: .leading, second: .trailing, constant: 8,
        words: "the leading edge of label 'A' is 8 points after the trailing edge of view 'B'"),
      Case(
        first: .trailing, second: .trailing, constant: -20,
        words: "the trailing edge of label 'A' is 20 points before the trailing edge of view 'B'"),
      Case(
        first: .leading, second: .leadingMargin,
        words: "the leading edge of label 'A' is at the leading margin of view 'B'"),
      Case(
        first: .left, relation: .greaterThanOrEqual, second: .right, constant: 11,
        words: "the left edge of label 'A' is at least 11 points to the right of the right edge of view 'B'"),
      Case(
        first: .left, second: .centerX, constant: 4,
        words: "the left edge of label 'A' is 4 points to the right of the horizontal center of view 'B'"),
      // Before the trailing edge is left of it or right of it.
      Case(
        first: .centerX, second: .trailing, constant: -60,
        words: "the horizontal center of label 'A' is 60 points before the trailing edge of view 'B'"),
      Case(
        first: .centerXWithinMargins, relation: .greaterThanOrEqual, second: .leadingMargin,
        words:
          "the horizontal center within the margins of label 'A' is at or after the leading margin of view 'B'"
      ),
      Case(
        first: .leading, second: .centerX, constant: 8,
        words: "the leading edge of label 'A' is 8 points after the horizontal center of view 'B'"),
      Case(
        first: .top, relation: .lessThanOrEqual, second: .bottom, constant: -11,
        words: "the top edge of label 'A' is at least 11 points above the bottom edge of view 'B'"),
      Case(
        first: .top, relation: .greaterThanOrEqual, second: .bottom, constant: -11,
        words: "the top edge of label 'A' is at most 11 points above the bottom edge of view 'B'"),
      Case(
        first: .bottom, relation: .lessThanOrEqual, second: .bottom,
        words: "the bottom edge of label 'A' is at or above the bottom edge of view 'B'"),
      Case(
        first: .firstBaseline, second: .lastBaseline, constant: 20, priority: 999.5,
        words: "the first baseline of label 'A' is 20 points below the last baseline of view 'B', "
          + "if possible (priority 999.5)"),
      Case(
        first: .width, second: .width, multiplier: 0, constant: 5, words: "the width of label 'A' is 5 points"
      ),
    ])
  func sentences(_ example: Case) {
    let words = ConstraintWords(
      firstItem: "label 'A'", firstAttribute: example.first, relation: example.relation,
      secondItem: example.second == nil ? nil : "view 'B'",
      secondAttribute: example.second ?? .notAnAttribute,
      multiplier: example.multiplier, constant: example.constant, priority: example.priority,
      relatesItemToItself: example.isOwn)
    #expect(words.sentence == example.words)
  }

  @Test(
    "element names become words",
    arguments: [
      ("label", "label"), ("textField", "text field"),
      ("tableViewCellContentView", "table view cell content view"),
      ("glkView", "glk view"),
    ])
  func kinds(kind: String, words: String) {
    #expect(spacedWords(kind) == words)
  }

  @Test("views are named by label, outlet or text; without one, by id")
  func names() {
    let named = ViewNames(kind: "textField", className: "CodeField", name: "code", id: "tf1-aa-001")
    #expect(named.phrase == "text field 'code'")
    #expect(named.heading == "CodeField 'code' (tf1-aa-001)")
    let bare = ViewNames(kind: "view", className: "UIView", name: nil, id: "v1x-aa-001")
    #expect(bare.phrase == "view v1x-aa-001")
    #expect(bare.heading == "UIView (v1x-aa-001)")
  }
}
