// The space that the system puts between two anchors (spec 04 §2, G01–G05).

import Foundation
import Testing
import Typography

@testable import Plumbline

@Suite("System spacing") struct SystemSpacingTests {
  private func label(_ size: CGFloat, _ environment: LayoutEnvironment) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.layoutEnvironment = environment
    return label
  }

  @Test(
    "G01, G02 between edges it is 8 times the multiplier, and never negative",
    arguments: [(1, 8.0), (2, 16), (0.25, 2), (0, 0), (-2, 0)] as [(CGFloat, CGFloat)])
  func edges(multiplier: CGFloat, constant: CGFloat) {
    let (a, b) = (UIView(), UIView())
    for constraint in [
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: multiplier),
      b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: multiplier),
      b.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: a.trailingAnchor, multiplier: multiplier),
      b.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: multiplier),
    ] {
      #expect(constraint.constant == constant && constraint.multiplier == 1)
      #expect(constraint.priority == .required && !constraint.isActive)
    }
  }

  @Test("G03 fonts do not count between edges")
  func fontsBesideEdges() {
    let (below, above) = (label(17, .plain()), label(9, .plain()))
    let constraint = below.topAnchor.constraint(
      equalToSystemSpacingBelow: above.bottomAnchor, multiplier: 1)
    #expect(constraint.constant == 8 && constraint.firstItem === below)
  }

  @Test(
    "from baseline to baseline: the lower line's height and descent and the upper descent, up to a pixel",
    arguments: [(20, 20, 24.0), (20, 40, 28), (40, 20, 44), (17, 17, 20.5)] as [(CGFloat, CGFloat, CGFloat)])
  func baselines(lower: CGFloat, upper: CGFloat, constant: CGFloat) {
    // The plain font of 20 points has lines of 24 with 4 below the baseline: 24 − 4 + 8 = 28 under one of 40.
    // Of 17 points: 20.4 − 3.4 + 3.4.
    let (below, above) = (label(lower, .plain()), label(upper, .plain()))
    let constraint = below.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: above.lastBaselineAnchor, multiplier: 1)
    #expect(constraint.constant == constant && constraint.secondItem === above)
  }

  /// The figures come from a Mac host, whose small fonts are not those of a phone (17 over 17 gives 20 there and 20.5
  /// here): lower fonts of 40 points agree, the smaller ones are a point apart at most.
  @Test(
    "G04, G05 the system font on a phone beside what a Mac measured",
    arguments: [
      (40, 9, 40.5, true), (40, 17, 42.5, true), (17, 17, 20, false), (9, 40, 18, false), (17, 40, 25, false),
    ] as [(CGFloat, CGFloat, CGFloat, Bool)])
  func systemFont(lower: CGFloat, upper: CGFloat, measured: CGFloat, isEqual: Bool) {
    var environment = LayoutEnvironment(textMeasurer: SystemFontMeasurer())
    environment.displayScale = 2
    let (below, above) = (label(lower, environment), label(upper, environment))
    let constant = below.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: above.lastBaselineAnchor, multiplier: 1
    ).constant
    withExtendedLifetime(above) {}
    #expect(isEqual ? constant == measured : abs(constant - measured) <= 1)
  }

  @Test("without a font on both sides it is 8")
  func noFonts() {
    let (below, above) = (UIView(), UIView())
    let constraint = below.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: above.lastBaselineAnchor, multiplier: 1)
    #expect(constraint.constant == 8 && constraint.secondItem === above)
  }
}
