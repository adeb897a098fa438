// The constraints that a stack view is made of: identifiers, attributes, priorities (spec 06 §2 and §3).

import Foundation
import Testing

@testable import Plumbline

@Suite("Stack view recipe") struct StackRecipeTests {
  private let views = [SizedView(40, 10), SizedView(20, 20), SizedView(30, 30)]
  private let stack: UIStackView

  init() {
    stack = UIStackView(arrangedSubviews: views)
    stack.layoutEnvironment = .plain()
    stack.spacing = 10
  }

  private func name(_ item: AnyObject?) -> String {
    if item === stack { return "K" }
    if let index = views.firstIndex(where: { $0 === item }) { return "v\(index)" }
    guard let guide = item as? UILayoutGuide else { return "?" }
    if guide === stack.layoutMarginsGuide { return "M" }
    if guide.identifier == "UISV-alignment-spanner" { return "S" }
    let gaps = stack.layoutGuides.filter { $0.identifier == "UISV-distributing-edge" }
    return gaps.firstIndex { $0 === guide }.map { "g\($0)" } ?? "?"
  }

  /// The rows of one identifier, in the specification's shorthand: `K.leading == v0.leading`.
  private func rows(_ identifier: String) -> [String] {
    stack.layoutIfNeeded()
    // Each view holds the rows that are about its own size alone.
    let held = stack.constraints + stack.arrangedSubviews.flatMap(\.constraints)
    return held.filter { $0.identifier == identifier }.map { row in
      let relation = row.relation == .equal ? "==" : row.relation == .lessThanOrEqual ? "<=" : ">="
      let factor = row.multiplier == 1 ? "" : "\(Double(row.multiplier).shortText)·"
      let second = row.secondItem.map { "\(factor)\(name($0)).\(row.secondAttribute.name)" }
      let constant = Double(row.constant).shortText
      let offset = row.constant == 0 ? "" : row.constant > 0 ? " + \(constant)" : " \(constant)"
      let priority = row.priority == .required ? "" : " @\(Double(row.priority.rawValue).shortText)"
      return "\(name(row.firstItem)).\(row.firstAttribute.name) \(relation) "
        + (second.map { $0 + offset } ?? constant) + priority
    }
  }

  @Test("fill: ends, and spacing between neighbours")
  func fill() {
    #expect(rows("UISV-spacing") == ["v1.leading == v0.trailing + 10", "v2.leading == v1.trailing + 10"])
    #expect(
      rows("UISV-canvas-connection") == [
        "K.leading == v0.leading", "K.trailing == v2.trailing", "K.top == v0.top", "K.bottom == v0.bottom",
      ])
    #expect(
      rows("UISV-ambiguity-suppression") == [
        "v0.height == 0 @25", "v1.height == 0 @25", "v2.height == 0 @25",
      ])
    #expect(stack.constraints.allSatisfy { $0.identifier?.hasPrefix("UISV-") == true })
  }

  @Test("within margins the guide of the margins is the canvas")
  func margins() {
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(
      rows("UISV-canvas-connection").prefix(2) == ["M.leading == v0.leading", "M.trailing == v2.trailing"])
  }

  @Test("fillEqually: every width is the first one's")
  func fillEqually() {
    stack.distribution = .fillEqually
    #expect(rows("UISV-fill-equally") == ["v1.width == v0.width", "v2.width == v0.width"])
  }

  @Test("fillProportionally: shares of the stack at 999 and below")
  func fillProportionally() {
    stack.distribution = .fillProportionally
    stack.spacing = 5
    // 40 + 20 + 30 and two spacings are 100.
    #expect(
      rows("UISV-fill-proportionally") == [
        "v0.width == 0.4·K.width @999", "v1.width == 0.2·K.width @998", "v2.width == 0.3·K.width @997",
      ])
    for view in views.dropFirst() { view.isHidden = true }
    // A single view has the whole: required.
    #expect(rows("UISV-fill-proportionally") == ["v0.width == K.width"])
  }

  @Test("equalSpacing: gaps from edge to edge, all as long as the first, required")
  func equalSpacing() {
    stack.distribution = .equalSpacing
    #expect(rows("UISV-spacing") == ["v1.leading >= v0.trailing + 10", "v2.leading >= v1.trailing + 10"])
    #expect(
      rows("UISV-distributing-edge") == [
        "g0.leading == v0.trailing", "g0.trailing == v1.leading", "g1.leading == v1.trailing",
        "g1.trailing == v2.leading",
      ])
    #expect(rows("UISV-fill-equally") == ["g1.width == g0.width"])
    #expect(rows("UISV-canvas-fit") == ["K.width == 0 @49"])
  }

  @Test("equalCentering: gaps from centre to centre, at 149 and below")
  func equalCentering() {
    stack.distribution = .equalCentering
    stack.axis = .vertical
    let fourth = SizedView(5, 5)
    stack.addArrangedSubview(fourth)
    #expect(
      rows("UISV-distributing-edge").prefix(4) == [
        "g0.top == v0.centerY", "g0.bottom == v1.centerY", "g1.top == v1.centerY", "g1.bottom == v2.centerY",
      ])
    #expect(rows("UISV-fill-equally") == ["g1.height == g0.height @149", "g2.height == g0.height @148"])
    #expect(rows("UISV-canvas-fit") == ["K.height == 0 @49"])
  }

  @Test("hidden: no length, half the spacing after its predecessor")
  func hidden() {
    views[1].isHidden = true
    #expect(rows("UISV-hiding") == ["v1.width == 0"])
    #expect(rows("UISV-spacing") == ["v2.leading == v0.trailing + 10", "v1.leading == v0.trailing + 5 @50"])
  }

  @Test(
    "alignment: the views among each other, and the canvas to the first view and the spanner",
    arguments: [
      (.leading, ["v0.top == v1.top"], ["K.top == v0.top", "K.bottom == S.bottom"]),
      (.trailing, ["v0.bottom == v1.bottom"], ["K.top == S.top", "K.bottom == v0.bottom"]),
      (
        .center, ["v0.centerY == v1.centerY"],
        ["K.top == S.top", "K.bottom == S.bottom", "K.centerY == v0.centerY"]
      ),
      // spec 06 §3 leaves two forms open for firstBaseline; documents show this one.
      (
        .firstBaseline, ["v0.firstBaseline == v1.firstBaseline"], ["K.top <= v0.top", "K.bottom == S.bottom"]
      ),
      (.lastBaseline, ["v0.lastBaseline == v1.lastBaseline"], ["K.top == S.top", "K.bottom >= v0.bottom"]),
      (.fill, ["v0.top == v1.top", "v0.bottom == v1.bottom"], ["K.top == v0.top", "K.bottom == v0.bottom"]),
    ] as [(UIStackView.Alignment, [String], [String])])
  func alignment(_ alignment: UIStackView.Alignment, mutual: [String], canvas: [String]) {
    views[2].removeFromSuperview()
    stack.alignment = alignment
    #expect(rows("UISV-alignment") == mutual)
    #expect(rows("UISV-canvas-connection").dropFirst(2) == canvas[...])
    guard alignment != .fill else { return #expect(rows("UISV-spanning-boundary").isEmpty) }
    let (top, bottom) =
      switch alignment {
      case .leading: ("== v0.top @999.5", ">= v0.bottom")
      case .trailing: ("<= v0.top", "== v0.bottom @999.5")
      default: ("<= v0.top", ">= v0.bottom")
      }
    #expect(rows("UISV-spanning-boundary").prefix(2) == ["S.top \(top)", "S.bottom \(bottom)"])
    #expect(rows("UISV-spanning-boundary").count == 4)
    #expect(rows("UISV-spanning-fit") == ["S.height == 0 @51"])
  }

  @Test("one centred view: no spanner, the canvas around it")
  func centredAlone() {
    for view in views.dropFirst() { view.removeFromSuperview() }
    stack.alignment = .center
    #expect(
      rows("UISV-canvas-connection").dropFirst(2) == [
        "K.top <= v0.top", "K.bottom >= v0.bottom", "K.centerY == v0.centerY",
      ])
    #expect(rows("UISV-canvas-fit") == ["K.height == 0 @49"])
    #expect(rows("UISV-spanning-boundary").isEmpty)
  }

  @Test("wrapping text up to iOS 14: an equal share less its part of the spacing, at 760")
  func wrappingText() {
    stack.layoutEnvironment = .plain(system: 14)
    let text = UILabel()
    text.numberOfLines = 0
    stack.insertArrangedSubview(text, at: 0)
    views[2].isHidden = true
    stack.alignment = .top
    // A third of the canvas less a third of two spacings; spec 06 §3: its resistance and 10.
    #expect(
      rows("UISV-text-width-disambiguation") == ["?.width == 0.333333·K.width -6.66667 @760"])
  }
}
