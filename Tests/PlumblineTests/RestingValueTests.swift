// What is answered where constraints leave a choice (spec 02 §8, read off 57 expectations of another project's tests that
// pass on iOS): positions are free numbers, sizes and the slacks of inequalities rest at 0.

import Foundation
import Testing

@testable import Plumbline

@Suite("What rests at 0 where constraints leave a choice") struct RestingValueTests {
  /// One constraint between the view and its superview, which is 300 wide and 300 high.
  nonisolated struct Row: Sendable {
    var first: NSLayoutConstraint.Attribute
    var relation = NSLayoutConstraint.Relation.equal
    var toSuper: NSLayoutConstraint.Attribute = .notAnAttribute
    var constant: CGFloat
    var priority: Float = 1000
  }

  private func frame(_ rows: [Row]) -> CGRect {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    for row in rows {
      let constraint = NSLayoutConstraint(
        item: view, attribute: row.first, relatedBy: row.relation,
        toItem: row.toSuper == .notAnAttribute ? nil : root, attribute: row.toSuper, multiplier: 1,
        constant: row.constant)
      constraint.priority = UILayoutPriority(row.priority)
      constraint.isActive = true
    }
    root.layoutIfNeeded()
    return view.frame
  }

  @Test(
    "one constraint, and nothing else that decides", arguments: [1000, 999, 751, 1] as [Float],
    [
      ([Row(first: .right, toSuper: .right, constant: -13)], CGRect(x: 287, y: 0, width: 0, height: 0)),
      (
        [Row(first: .left, relation: .lessThanOrEqual, toSuper: .left, constant: 72)],
        CGRect(x: 72, y: 0, width: 0, height: 0)
      ),
      (
        [Row(first: .top, relation: .lessThanOrEqual, toSuper: .top, constant: 10)],
        CGRect(x: 0, y: 10, width: 0, height: 0)
      ),
      (
        [
          Row(first: .right, relation: .lessThanOrEqual, toSuper: .right, constant: -74),
          Row(first: .width, constant: 100),
        ], CGRect(x: 126, y: 0, width: 100, height: 0)
      ),
      (
        [Row(first: .width, relation: .lessThanOrEqual, toSuper: .width, constant: -52)],
        CGRect(x: 0, y: 0, width: 0, height: 0)
      ),
      (
        [Row(first: .right, relation: .greaterThanOrEqual, toSuper: .right, constant: -13)],
        CGRect(x: 287, y: 0, width: 0, height: 0)
      ),
      (
        [Row(first: .bottom, relation: .lessThanOrEqual, toSuper: .bottom, constant: -23)],
        CGRect(x: 0, y: 277, width: 0, height: 0)
      ),
      (
        [Row(first: .bottom, relation: .greaterThanOrEqual, toSuper: .bottom, constant: -23)],
        CGRect(x: 0, y: 277, width: 0, height: 0)
      ),
      (
        [Row(first: .centerX, toSuper: .centerX, constant: 0)], CGRect(x: 150, y: 0, width: 0, height: 0)
      ),
    ])
  func table(priority: Float, system: (rows: [Row], expected: CGRect)) {
    #expect(
      frame(
        system.rows.map {
          var row = $0
          row.priority = priority
          return row
        }) == system.expected)
  }

  @Test(
    "where two slacks compete, the constraint that was added first is tight",
    arguments: [(false, 10), (true, 220)] as [(Bool, CGFloat)])
  func earlierSlack(isReversed: Bool, x: CGFloat) {
    let rows = [
      Row(first: .left, relation: .greaterThanOrEqual, toSuper: .left, constant: 10),
      Row(first: .left, relation: .lessThanOrEqual, toSuper: .left, constant: 220),
    ]
    #expect(frame(isReversed ? rows.reversed() : rows).minX == x)
  }

  @Test("a required limit does not outrank an optional one that was added before it")
  func slackOrderIsAge() {
    let rows = [
      Row(first: .left, relation: .lessThanOrEqual, toSuper: .left, constant: 220, priority: 250),
      Row(first: .left, relation: .greaterThanOrEqual, toSuper: .left, constant: 10),
    ]
    #expect(frame(rows).minX == 220)
  }

  @Test("a number is the same whatever edits led to the constraints")
  func independentOfEdits() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let limit = view.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 72)
    limit.priority = UILayoutPriority(999)
    limit.isActive = true
    let width = view.widthAnchor.constraint(equalToConstant: 40)
    let right = view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -13)
    root.layoutIfNeeded()
    NSLayoutConstraint.activate([width, right])
    limit.priority = .defaultHigh
    root.layoutIfNeeded()
    #expect(view.frame.minX == 247)
    NSLayoutConstraint.deactivate([width, right])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 72, y: 0, width: 0, height: 0))
  }
}
