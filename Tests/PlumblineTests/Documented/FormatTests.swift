// Visual formats as Apple's documentation has the method: order, dictionaries, and options.

import Foundation
import Testing

@testable import Plumbline

@Suite("Documented: visual format") struct FormatTests {
  private let formats = FormatStage()

  // MARK: The method

  @Test("format, options, metrics and views make constraints; none is active")
  func method() {
    let views = formats.views("a", "b")
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-gap-[a(50)]-[b]", options: .alignAllTop, metrics: ["gap": 12], views: views)
    #expect(
      formats.words(constraints, views) == [
        "a.leading == |.leading + 12", "a.width == 50", "b.leading == a.trailing + 8", "a.top == b.top",
      ])
    #expect(constraints.allSatisfy { !$0.isActive && $0.multiplier == 1 })
  }

  @Test("constraints come in the order of the format (V55)")
  func order() {
    #expect(
      formats.made("|-[a]-[b(==a)]-[c(==b)]-|", formats.views("a", "b", "c")) == [
        "a.leading == |.leadingMargin", "b.leading == a.trailing + 8", "b.width == a.width",
        "c.leading == b.trailing + 8", "c.width == b.width", "|.trailingMargin == c.trailing",
      ])
  }

  @Test("metrics are numbers by name, of any kind; views are views and guides by name (V43, V54)")
  func dictionaries() {
    let guide = UILayoutGuide()
    formats.stage.root.addLayoutGuide(guide)
    var views = formats.views("a")
    views["g"] = guide
    let metrics: [String: Any] = [
      "int": 12, "float": Float(2.5), "object": NSNumber(value: 7.25), "points": CGFloat(3),
    ]
    #expect(
      formats.made("[a(int)]-float-[g(object)]-points-|", views, metrics: metrics) == [
        "a.width == 12", "g.leading == a.trailing + 2.5", "g.width == 7.25", "|.trailing == g.trailing + 3",
      ])
  }

  // MARK: Options

  @Test(
    "all alignments, by their Apple bits",
    arguments: [
      (NSLayoutConstraint.FormatOptions.alignAllLeft, UInt(1) << 1, "V:", "left"),
      (.alignAllRight, 1 << 2, "V:", "right"),
      (.alignAllTop, 1 << 3, "H:", "top"), (.alignAllBottom, 1 << 4, "H:", "bottom"),
      (.alignAllLeading, 1 << 5, "V:", "leading"), (.alignAllTrailing, 1 << 6, "V:", "trailing"),
      (.alignAllCenterX, 1 << 9, "V:", "centerX"), (.alignAllCenterY, 1 << 10, "H:", "centerY"),
      (.alignAllBaseline, 1 << 11, "H:", "lastBaseline"),
      (.alignAllLastBaseline, 1 << 11, "H:", "lastBaseline"),
      (.alignAllFirstBaseline, 1 << 12, "H:", "firstBaseline"),
    ] as [(NSLayoutConstraint.FormatOptions, UInt, String, String)])
  func alignments(option: NSLayoutConstraint.FormatOptions, bits: UInt, axis: String, attribute: String) {
    #expect(option.rawValue == bits && NSLayoutConstraint.FormatOptions.alignmentMask.isSuperset(of: option))
    #expect(
      formats.made(axis + "[a][b][c]", formats.views("a", "b", "c"), option).suffix(2)
        == ["a.\(attribute) == b.\(attribute)", "b.\(attribute) == c.\(attribute)"])
  }

  @Test(
    "directions of a format; by default it runs with the language (V58)",
    arguments: [
      (
        NSLayoutConstraint.FormatOptions.directionLeadingToTrailing, UInt(0),
        ["a.leading == |.leading + 10", "b.leading == a.trailing + 20", "|.trailing == b.trailing + 30"]
      ),
      (
        .directionLeftToRight, 1 << 16,
        ["a.left == |.left + 10", "b.left == a.right + 20", "|.right == b.right + 30"]
      ),
      (
        .directionRightToLeft, 2 << 16,
        ["|.right == a.right + 10", "a.left == b.right + 20", "b.left == |.left + 30"]
      ),
    ] as [(NSLayoutConstraint.FormatOptions, UInt, [String])])
  func directions(option: NSLayoutConstraint.FormatOptions, bits: UInt, expected: [String]) {
    #expect(option.rawValue == bits && NSLayoutConstraint.FormatOptions.directionMask.rawValue == 3 << 16)
    #expect(formats.made("H:|-10-[a]-20-[b]-30-|", formats.views("a", "b"), option) == expected)
    // Vertical formats run downwards whatever the option says.
    #expect(formats.made("V:[a]-5-[b]", formats.views("a", "b"), option) == ["b.top == a.bottom + 5"])
  }

  @Test("alignment is perpendicular to the format; otherwise Apple's sentence (V22, V23)")
  func perpendicular() {
    let views = formats.views("a", "b")
    #expect(
      formats.mistake("H:[a]-[b]", views, .alignAllLeading)
        == "Unable to parse constraint format: \nOptions mask required views to be aligned on a horizontal edge, which "
        + "is not allowed for layout that is also horizontal. \nH:[a]-[b] \n         ^")
    #expect(
      formats.mistake("V:[a]-[b]", views, .alignAllTop)
        == "Unable to parse constraint format: \nOptions mask required views to be aligned on a vertical edge, which is "
        + "not allowed for layout that is also vertical. \nV:[a]-[b] \n         ^")
  }

  @Test("several alignments at once, in the attributes' order (V57)")
  func severalAlignments() {
    #expect(
      formats.made("|-[a]-[b]-|", formats.views("a", "b"), [.alignAllBottom, .alignAllTop]).suffix(2) == [
        "a.top == b.top", "a.bottom == b.bottom",
      ])
  }

  @Test("without options nothing is aligned (V41)")
  func noOptions() {
    #expect(formats.made("[a]-[b]", formats.views("a", "b"), []) == ["b.leading == a.trailing + 8"])
    #expect(
      formats.made("[a]-[b]", formats.views("a", "b"), NSLayoutConstraint.FormatOptions(rawValue: 0)).count
        == 1)
  }

  @Test("the two explicit constraints of a vertical pair with a common leading edge (V56, E101)")
  func explicit() {
    let views = formats.views("view1", "view2")
    #expect(
      formats.made("V:[view1]-8-[view2]", views, .alignAllLeading) == [
        "view2.top == view1.bottom + 8", "view1.leading == view2.leading",
      ])
    formats.stage.lay(["V:|[view1(20)]-8-[view2(10)]"], options: .alignAllLeading, views)
    formats.stage.lay(["H:|-30-[view2(10)]", "H:[view1(20)]"], views)
    #expect(
      formats.frame("view1", views) == rect(30, 0, 20, 20)
        && formats.frame("view2", views) == rect(30, 28, 10, 10))
  }
}
