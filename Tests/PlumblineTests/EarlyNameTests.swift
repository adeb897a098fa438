// Names from Swift 2 for the methods of anchors, and sums of priorities.

import Foundation
import Testing

@testable import Plumbline

@Suite("Early names of anchors' methods, priorities plus and minus a number") struct EarlyNameTests {
  private static let relations: [NSLayoutConstraint.Relation] = [
    .equal, .greaterThanOrEqual, .lessThanOrEqual,
  ]

  private func check(
    _ made: [NSLayoutConstraint], _ multiplier: CGFloat, _ constant: CGFloat, second: UIView?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(made.map(\.relation) == Self.relations, sourceLocation: sourceLocation)
    for constraint in made {
      #expect(
        constraint.multiplier == multiplier && constraint.constant == constant
          && constraint.secondItem === second && !constraint.isActive && constraint.priority == .required,
        sourceLocation: sourceLocation)
    }
  }

  @Test("every method of Swift 2 makes what its present name makes")
  func all() {
    let (a, b) = (UIView(), UIView())
    let (x, y) = (a.leftAnchor, b.leftAnchor)
    check(
      [
        x.constraintEqualToAnchor(y), x.constraintGreaterThanOrEqualToAnchor(y),
        x.constraintLessThanOrEqualToAnchor(y),
      ], 1, 0, second: b)
    check(
      [
        x.constraintEqualToAnchor(y, constant: 3), x.constraintGreaterThanOrEqualToAnchor(y, constant: 3),
        x.constraintLessThanOrEqualToAnchor(y, constant: 3),
      ], 1, 3, second: b)
    let (w, h) = (a.widthAnchor, b.heightAnchor)
    check(
      [
        w.constraintEqualToConstant(7), w.constraintGreaterThanOrEqualToConstant(7),
        w.constraintLessThanOrEqualToConstant(7),
      ], 1, 7, second: nil)
    check(
      [
        w.constraintEqualToAnchor(h, multiplier: 2), w.constraintGreaterThanOrEqualToAnchor(h, multiplier: 2),
        w.constraintLessThanOrEqualToAnchor(h, multiplier: 2),
      ], 2, 0, second: b)
    check(
      [
        w.constraintEqualToAnchor(h, multiplier: 2, constant: 1),
        w.constraintGreaterThanOrEqualToAnchor(h, multiplier: 2, constant: 1),
        w.constraintLessThanOrEqualToAnchor(h, multiplier: 2, constant: 1),
      ], 2, 1, second: b)
    // As articles of the time call it: a length without an anchor.
    check(
      [
        w.constraintEqualToAnchor(nil, constant: 200),
        w.constraintGreaterThanOrEqualToAnchor(nil, constant: 200),
        w.constraintLessThanOrEqualToAnchor(nil, constant: 200),
      ], 1, 200, second: nil)
  }

  @Test("a priority plus and minus a number")
  func priorities() {
    #expect(UILayoutPriority.defaultHigh + 1 == UILayoutPriority(751))
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
  }
}
