// Which constraints a visual format stands for, in which order.

import Testing

@testable import Plumbline

/// An accepted format and its constraints, written `item.attribute REL item.attribute + constant @priority` with `s`
/// for the superview.
nonisolated struct AcceptedFormat: CustomTestStringConvertible {
  var id: String
  var format: String
  var constraints: [String]
  var options: NSLayoutConstraint.FormatOptions = []
  var spaceToSuperview = VisualFormatSurroundings.SpaceToSuperview.layoutMargin
  var testDescription: String { "\(id) \(format)" }

  /// Spec 03 §6. The distance to the superview is the layout margin, as on iOS 8 and later (§3).
  nonisolated static let specification: [AcceptedFormat] = [
    .init(id: "V40", format: "|[a]|", constraints: ["a.leading == s.leading", "s.trailing == a.trailing"]),
    .init(id: "V41", format: "[a]-[b]", constraints: ["b.leading == a.trailing + 8 (standard)"]),
    .init(id: "V42", format: "[a]-10.5-[b]", constraints: ["b.leading == a.trailing + 10.5"]),
    .init(id: "V43", format: "[a]-m-[b]", constraints: ["b.leading == a.trailing + 12"]),
    .init(
      id: "V44", format: "[a]-(>=5,<=20)-[b]",
      constraints: ["b.leading >= a.trailing + 5", "b.leading <= a.trailing + 20"]),
    .init(id: "V45", format: "[a]-(<=10@p)-[b]", constraints: ["b.leading <= a.trailing + 10 @300"]),
    .init(id: "V46", format: "[a(50)]", constraints: ["a.width == 50"]),
    .init(id: "V46 with ==", format: "[a(==50)]", constraints: ["a.width == 50"]),
    .init(id: "V47", format: "[a(b)]", constraints: ["a.width == b.width"]),
    .init(id: "V47 with ==", format: "[a(==b)]", constraints: ["a.width == b.width"]),
    .init(id: "V48", format: "[a(>=b@200)]", constraints: ["a.width >= b.width @200"]),
    .init(id: "V49", format: "[a(==b,>=30)]", constraints: ["a.width == b.width", "a.width >= 30"]),
    .init(
      id: "V50", format: "V:|-(m@750)-[a(f)]", constraints: ["a.top == s.top + 12 @750", "a.height == 2.5"]),
    .init(id: "V51", format: "|-(-5)-[a]", constraints: ["a.leading == s.leading + -5"]),
    .init(id: "V52", format: "[a(-5)]", constraints: ["a.width == -5"]),
    .init(id: "V53", format: "[a]-m@p-[b]", constraints: ["b.leading == a.trailing + 12 @300"]),
    .init(id: "V54", format: "H:[a(==m@p)]", constraints: ["a.width == 12 @300"]),
    .init(
      id: "V55", format: "|-[a]-[b(==a)]-[c(==b)]-|",
      constraints: [
        "a.leading == s.leadingMargin", "b.leading == a.trailing + 8 (standard)", "b.width == a.width",
        "c.leading == b.trailing + 8 (standard)", "c.width == b.width", "s.trailingMargin == c.trailing",
      ]),
    .init(
      id: "V56", format: "V:[a]-8-[b]", constraints: ["b.top == a.bottom + 8", "a.leading == b.leading"],
      options: .alignAllLeading),
    .init(
      id: "V57", format: "|-[a]-[b]-|",
      constraints: [
        "a.leading == s.leadingMargin", "b.leading == a.trailing + 8 (standard)",
        "s.trailingMargin == b.trailing", "a.top == b.top", "a.bottom == b.bottom",
      ], options: [.alignAllTop, .alignAllBottom]),
    .init(
      id: "V58", format: "H:|-10-[a]-20-[b]-30-|",
      constraints: ["s.right == a.right + 10", "a.left == b.right + 20", "b.left == s.left + 30"],
      options: .directionRightToLeft),
    .init(id: "V59", format: "[a]", constraints: []),
    .init(
      id: "V60", format: "H:|- [view1(view2)]-[view2]-|",
      constraints: [
        "view1.leading == s.leadingMargin", "view1.width == view2.width",
        "view2.leading == view1.trailing + 8 (standard)", "s.trailingMargin == view2.trailing",
      ]),
    .init(
      id: "V61", format: "H:|-[view1(==250@700)]- [view2(==250@701)]-|",
      constraints: [
        "view1.leading == s.leadingMargin", "view1.width == 250 @700",
        "view2.leading == view1.trailing + 8 (standard)", "view2.width == 250 @701",
        "s.trailingMargin == view2.trailing",
      ]),
  ]

  /// Spec 03 §1, §3 and §4.
  nonisolated static let rules: [AcceptedFormat] = [
    .init(id: "a view twice", format: "[a][a]", constraints: ["a.leading == a.trailing"]),
    .init(id: "metric before view", format: "[a(both)]", constraints: ["a.width == 7"]),
    .init(
      id: "left to right", format: "H:|-1-[a]-2-[b]-3-|",
      constraints: ["a.left == s.left + 1", "b.left == a.right + 2", "s.right == b.right + 3"],
      options: .directionLeftToRight),
    .init(
      id: "direction is horizontal only", format: "V:|-1-[a]", constraints: ["a.top == s.top + 1"],
      options: .directionRightToLeft),
    .init(
      id: "from right to left to the margins", format: "|-[a]-|",
      constraints: ["s.rightMargin == a.right", "a.left == s.leftMargin"], options: .directionRightToLeft),
    .init(
      id: "20 points to the superview on macOS", format: "|-[a]-|",
      constraints: ["a.leading == s.leading + 20 (standard)", "s.trailing == a.trailing + 20 (standard)"],
      spaceToSuperview: .points(20)),
    .init(
      id: "an explicit number is never the margin", format: "|-0-[a]",
      constraints: ["a.leading == s.leading"]),
    .init(
      id: "a single view ignores alignment", format: "H:|-20-[a]-20-|",
      constraints: ["a.leading == s.leading + 20", "s.trailing == a.trailing + 20"],
      options: [.alignAllLeft, .alignAllCenterX]),
    .init(
      id: "unknown bits are ignored", format: "[a][b]", constraints: ["b.leading == a.trailing"],
      options: .init(rawValue: 1 << 7 | 1 << 15 | 1 << 30)),
    .init(
      id: "alignments in the attributes' order", format: "V:[a][b][c]",
      constraints: [
        "b.top == a.bottom", "c.top == b.bottom", "a.left == b.left", "a.centerX == b.centerX",
        "b.left == c.left", "b.centerX == c.centerX",
      ], options: [.alignAllCenterX, .alignAllLeft]),
    .init(
      id: "baseline spacing between texts", format: "V:|-[text]-[text2]-9-[a]|",
      constraints: [
        "text.top == s.topMargin", "text2.firstBaseline == text.lastBaseline + 8 (standard)",
        "a.top == text2.lastBaseline + 9", "s.bottom == a.bottom",
      ], options: .spacingBaselineToBaseline),
    .init(
      id: "baseline spacing is vertical only", format: "H:[text]-9-[text2]",
      constraints: ["text2.leading == text.trailing + 9"], options: .spacingBaselineToBaseline),
    .init(
      id: "spaces between parts", format: " H: | - ( >=5 , <=m @ p ) - [ a ( b , 3 ) ] - 1e1 - [ b ] | ",
      constraints: [
        "a.leading >= s.leading + 5", "a.leading <= s.leading + 12 @300", "a.width == b.width",
        "a.width == 3",
        "b.leading == a.trailing + 10", "s.trailing == b.trailing",
      ]),
  ]
}

@Suite("Visual format: constraints")
struct VisualFormatExpansionTests {
  private static let views: Set = ["a", "b", "c", "both", "text", "text2", "view1", "view2"]
  private static let metrics = ["m": 12.0, "p": 300, "f": 2.5, "both": 7]

  @Test(
    "a format stands for these constraints, in this order",
    arguments: AcceptedFormat.specification + AcceptedFormat.rules)
  func constraints(_ accepted: AcceptedFormat) throws {
    let format = try VisualFormat(
      accepted.format, isView: Self.views.contains, metric: { Self.metrics[$0] })
    var surroundings = VisualFormatSurroundings()
    surroundings.spaceToSuperview = accepted.spaceToSuperview
    surroundings.hasText = { $0.hasPrefix("text") }
    let constraints = try format.constraints(options: accepted.options, surroundings: surroundings)
    #expect(constraints.map(Self.equation) == accepted.constraints)
  }

  @Test(
    "what Apple accepts means the same when spaces are rejected",
    arguments: AcceptedFormat.specification.filter { !$0.format.contains(" ") })
  func strict(_ accepted: AcceptedFormat) throws {
    let lenient = try VisualFormat(accepted.format, isView: { _ in true }, metric: { Self.metrics[$0] })
    let strict = try VisualFormat(
      accepted.format, whiteSpace: .rejected, isView: { _ in true }, metric: { Self.metrics[$0] })
    #expect(strict == lenient)
  }

  @Test("the options have Apple's bits (spec 03 §4)")
  func bits() {
    #expect(NSLayoutConstraint.FormatOptions.alignAllLastBaseline.rawValue == 2048)
    #expect(NSLayoutConstraint.FormatOptions.alignAllFirstBaseline.rawValue == 4096)
    #expect(NSLayoutConstraint.FormatOptions.directionRightToLeft.rawValue == 0x20000)
    #expect(NSLayoutConstraint.FormatOptions.spacingBaselineToBaseline.rawValue == 0x80000)
    #expect(NSLayoutConstraint.FormatOptions.spacingMask.rawValue == 0x80000)
    #expect(NSLayoutConstraint.FormatOptions.spacingEdgeToEdge.rawValue == 0)
  }

  @Test("spacing is from edge to edge unless a bit of the mask says otherwise (spec 03 §4)")
  func spacing() throws {
    let format = try VisualFormat("V:[text]-9-[text2]", isView: Self.views.contains, metric: { _ in nil })
    var surroundings = VisualFormatSurroundings()
    surroundings.hasText = { $0.hasPrefix("text") }
    var options: NSLayoutConstraint.FormatOptions = [.spacingBaselineToBaseline, .alignAllLeft]
    #expect(
      try format.constraints(options: options, surroundings: surroundings).map(Self.equation) == [
        "text2.firstBaseline == text.lastBaseline + 9", "text.left == text2.left",
      ])
    options.subtract(.spacingMask)
    options.formUnion(.spacingEdgeToEdge)
    #expect(
      try format.constraints(options: options, surroundings: surroundings).map(Self.equation) == [
        "text2.top == text.bottom + 9", "text.left == text2.left",
      ])
  }

  private static func equation(_ constraint: VisualFormatConstraint) -> String {
    func name(_ item: VisualFormatConstraint.Item) -> String {
      switch item {
      case .view(let name): name
      case .superview: "s"
      }
    }
    func number(_ value: Double) -> String {
      value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
    let relation =
      switch constraint.relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(relation) "
    if let second = constraint.secondItem {
      text += "\(name(second)).\(constraint.secondAttribute)"
      if constraint.constant != 0 { text += " + \(number(constraint.constant))" }
    } else {
      text += number(constraint.constant)
    }
    if constraint.priority != 1000 { text += " @\(number(Double(constraint.priority)))" }
    if constraint.isStandardSpace { text += " (standard)" }
    return text
  }
}
