// Stack views in public reports that say what Apple's did (Documentation/Specification/reports.md). Each expected value is
// the report's, or follows from it by the arithmetic beside it.

import Foundation
import Testing

@testable import Plumbline

@Suite("Reports about stack views") struct ReportedStackTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
  let stack = UIStackView()

  init() { surround(system: 17) }

  func surround(system: Int, scale: CGFloat = 2) {
    root.layoutEnvironment = .plain(scale: scale, system: system)
    if stack.superview == nil {
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leftAnchor.constraint(equalTo: root.leftAnchor),
        stack.topAnchor.constraint(equalTo: root.topAnchor),
      ])
    }
  }

  func arrange(_ views: UIView..., width: CGFloat) {
    for view in views { stack.addArrangedSubview(view) }
    stack.widthAnchor.constraint(equalToConstant: width).isActive = true
    root.layoutIfNeeded()
  }

  func label(_ text: String, lines: Int = 0, size: CGFloat = 20) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    label.font = .systemFont(ofSize: size)
    return label
  }

  final class Wide: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: CGFloat.greatestFiniteMagnitude, height: 1) }
  }

  /// qanswer.pro (Stack Overflow, "assigning the intrinsic width to greatestFiniteMagnitude"): "Outer Stack width: 2777777.0",
  /// and with a trailing constraint 353 of 393.
  @Test("what would be as wide as a number can be is 2777777 wide, or as wide as there is room")
  func widest() {
    stack.axis = .vertical
    stack.alignment = .leading
    stack.addArrangedSubview(Wide())
    root.layoutIfNeeded()
    #expect(stack.frame.width == 2_777_777)
    stack.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -40).isActive = true
    root.layoutIfNeeded()
    #expect(stack.frame.width == 560)
  }

  // MARK: Wrapping text beside a switch

  /// rdar 39275811 (iOS 11.3) and useyourloaf.com, "Stack View Changes In iOS 15": up to iOS 14.5 the view debugger shows
  /// `label.width = 0.5 * stackView.width - 0 @ 759` with standard spacing and a label of 749; label and switch have half of
  /// the width each. Since iOS 15 the label gives way and the switch keeps its size, 49 of its alignment rectangle.
  @Test("up to iOS 14 wrapping text and a switch have half each, since iOS 15 the switch keeps its size")
  func textBesideSwitch() {
    for system in [11, 14, 15, 17] {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
      root.layoutEnvironment = .plain(system: system)
      let text = label(String(repeating: "word ", count: 20))
      text.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
      let toggle = UISwitch()
      let stack = UIStackView(arrangedSubviews: [text, toggle])
      stack.alignment = .top
      stack.spacing = UIStackView.spacingUseSystem
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leftAnchor.constraint(equalTo: root.leftAnchor),
        stack.topAnchor.constraint(equalTo: root.topAnchor),
        stack.widthAnchor.constraint(equalToConstant: 343),
      ])
      root.layoutIfNeeded()
      let rows = stack.constraints.filter { $0.identifier == "UISV-text-width-disambiguation" }
      if system < 15 {
        #expect(rows.map { [$0.multiplier, $0.constant, CGFloat($0.priority.rawValue)] } == [[0.5, 0, 759]])
        #expect(text.frame.width == 171.5)
      } else {
        #expect(rows == [])
        // 343 less 49 of the switch and the standard space of 8.
        #expect(text.frame.width == 286)
        #expect(toggle.frame == CGRect(x: 294, y: 0, width: 51, height: 31))
      }
    }
  }

  /// rdar 41192642 (2018): "width = SV_width * 1/N + C @(CRP+10)", CRP being the label's compression resistance.
  @Test(
    "the width that a stack asks for text is by 10 above the text's resistance", arguments: [749, 750, 900])
  func textPriority(resistance: Float) {
    surround(system: 12)
    let text = label("word word word word word")
    text.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: .horizontal)
    stack.alignment = .top
    stack.spacing = 10
    arrange(text, SizedView(50, 20), width: 300)
    let row = stack.constraints.first { $0.identifier == "UISV-text-width-disambiguation" }
    #expect(row?.priority.rawValue == resistance + 10)
    #expect(row?.multiplier == 0.5 && row?.constant == -5)
  }

  // MARK: Hidden views

  /// YumaApp's `MyAccInfoViewController.swift`, log of 13 March 2018 (iOS 9 to 11): `H:[UILabel(120)]` and `'UISV-hiding'
  /// H:[UILabel(0)]`, "will attempt to recover by breaking" the former. mozilla-mobile/prox #242 (iOS 10): of the insets
  /// inside of a hidden view the last one breaks.
  @Test("a required length of a hidden view breaks, and UISV-hiding holds", arguments: [9, 10, 13, 17])
  func hidingHolds(system: Int) {
    surround(system: system)
    let console = ConsoleRecorder(root)
    let email = SizedView(30, 20)
    let width = email.widthAnchor.constraint(equalToConstant: 120)
    width.isActive = true
    email.isHidden = true
    arrange(email, SizedView(50, 20), width: 300)
    #expect(email.frame.width == 0)
    #expect(console.alerts.map(\.broken) == [width])
    #expect(console.alerts.first?.exclusive.compactMap(\.identifier) == ["UISV-hiding"])
    #expect(email.constraints.first { $0.identifier == "UISV-hiding" }?.priority == .required)
  }

  /// LumiKit's notes (iOS 26.2): "Hidden arranged subviews keep their size constraints: `UISV-hiding` is 999.999".
  @Test("iOS 26 keeps the required length of a hidden view and logs nothing")
  func hidingYields() {
    surround(system: 26)
    let console = ConsoleRecorder(root)
    let email = SizedView(30, 20)
    email.widthAnchor.constraint(equalToConstant: 120).isActive = true
    email.isHidden = true
    arrange(email, SizedView(50, 20), width: 300)
    #expect(email.frame.width == 120)
    #expect(console.messages.isEmpty)
    #expect(email.constraints.first { $0.identifier == "UISV-hiding" }?.priority == UILayoutPriority(999.999))
  }

  /// kean.blog, "UIStackView. Hiding Subviews" (iOS 10): with the first of three views hidden, the dump has a width of 0 for
  /// it, a space of 0 after it and 10 between the two others.
  @Test("a hidden first view takes neither room nor spacing")
  func hiddenFirst() {
    let views = [SizedView(40, 20), SizedView(50, 20), SizedView(60, 20)]
    views[0].isHidden = true
    stack.spacing = 10
    arrange(views[0], views[1], views[2], width: 120)
    #expect(views.map(\.frame.minX) == [0, 0, 60])
    #expect(views[0].frame.width == 0)
  }

  // MARK: Proportional shares

  /// mcmap.net 1871613 (Stack Overflow, iOS 13; measured): stacks of 200 points, views of 25 and 75. The shares are of the
  /// stack and not of what its margins leave, and the last view bears the difference.
  @Test("proportional shares are of the whole stack, the last view bears the margins")
  func proportionalMargins() {
    let views = [SizedView(25, 20), SizedView(75, 20)]
    stack.distribution = .fillProportionally
    arrange(views[0], views[1], width: 200)
    #expect(views.map(\.frame.width) == [50, 150])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [50, 130])
    #expect(views.map(\.frame.minX) == [10, 60])
  }

  /// The same: a single view is still 200 wide at 10, and the console names `'UISV-fill-proportionally' UILabel.width ==
  /// UIStackView.width` beside both connections to the margins.
  @Test("a single proportional view within margins is as wide as the stack, and the console says so")
  func proportionalAlone() {
    let console = ConsoleRecorder(root)
    let view = SizedView(25, 20)
    stack.distribution = .fillProportionally
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    arrange(view, width: 200)
    #expect(view.frame.minX == 10 && view.frame.width == 200)
    #expect(
      console.alerts.first?.exclusive.filter { $0.identifier == "UISV-fill-proportionally" }.map {
        ($0.secondItem as? UIView) === stack && $0.multiplier == 1
      } == [true])
  }

  /// rdar 34595752 (iOS 10.3) and Stack Overflow 46253248: 24 views of 1 point in 300 with a spacing of 1 are not equally
  /// wide, because each multiplier counts the spacing once more: 1 of 24 + 23 of the width, 300 / 47. The last takes what
  /// is left: 300 - 23 - 23 * 300 / 47.
  @Test("spacing counts twice in proportional shares")
  func proportionalSpacing() {
    surround(system: 11, scale: 1)
    let views = (0..<24).map { _ in SizedView(1, 1) }
    stack.distribution = .fillProportionally
    stack.spacing = 1
    for view in views { stack.addArrangedSubview(view) }
    stack.widthAnchor.constraint(equalToConstant: 300).isActive = true
    root.layoutIfNeeded()
    let rows = stack.constraints.filter { $0.identifier == "UISV-fill-proportionally" }
    let priorities: [Float] = (0..<24).map { place in 999 - Float(place) }
    #expect(rows.map(\.priority.rawValue) == priorities)
    #expect(rows.allSatisfy { abs($0.multiplier - 1.0 / 47) < 1e-9 })
    // 300 - 23 - 146.8 = 130.2 of the last, beside 6.4 of the others.
    #expect(views[23].frame.width == 130)
    #expect(views[..<23].allSatisfy { (6...7).contains($0.frame.width) })
  }

  // MARK: Baselines

  /// rdar 32291130 (iOS 10.3): labels of 28, 56 and 28 points by their first baselines; the stack's top is the first label's
  /// and the second one reaches beyond it.
  @Test("a row by first baselines begins at its first view")
  func firstBaseline() {
    let labels = [
      label("Hello", lines: 1, size: 28), label("Ciao", lines: 1, size: 56),
      label("Hola", lines: 1, size: 28),
    ]
    stack.alignment = .firstBaseline
    for label in labels { stack.addArrangedSubview(label) }
    root.layoutIfNeeded()
    // Baselines are one size from the top here: 56 less 28 above the stack.
    #expect(labels.map(\.frame.minY) == [0, -28, 0])
    #expect(stack.frame.minY == 0)
  }

  // MARK: Custom spacing

  /// useyourloaf.com, "Stack View Custom Spacing" (iOS 11): five labels, 8 between them, 32 after the first and before the
  /// last.
  @Test("custom spacing stands after its view")
  func customSpacing() {
    let views = (0..<5).map { _ in SizedView(20, 20) }
    stack.axis = .vertical
    stack.spacing = 8
    for view in views { stack.addArrangedSubview(view) }
    stack.setCustomSpacing(32, after: views[0])
    stack.setCustomSpacing(32, after: views[3])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minY) == [0, 52, 80, 108, 160])
  }

  /// haker.dev and sarunw.com, "Custom UIStackView spacing": it has to be set after the view was added, and goes with it.
  @Test("custom spacing of a view that is not arranged is lost")
  func lostCustomSpacing() {
    let views = [SizedView(20, 20), SizedView(20, 20)]
    stack.axis = .vertical
    stack.setCustomSpacing(10, after: views[0])
    for view in views { stack.addArrangedSubview(view) }
    root.layoutIfNeeded()
    #expect(views[1].frame.minY == 20)
    stack.setCustomSpacing(10, after: views[0])
    stack.removeArrangedSubview(views[0])
    stack.insertArrangedSubview(views[0], at: 0)
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
  }

  /// LumiKit's notes (iOS 26): "a nested UIStackView's hugging priority does not stop the outer stack stretching it (set it on
  /// the items)".
  @Test("a nested stack is stretched whatever it hugs with")
  func nestedHugging() {
    let item = SizedView(50, 20)
    let other = SizedView(60, 20)
    other.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    let nested = UIStackView(arrangedSubviews: [item])
    nested.setContentHuggingPriority(.required, for: .horizontal)
    arrange(nested, other, width: 300)
    #expect(nested.frame.width == 240 && other.frame.width == 60)
  }

  // MARK: Margins

  /// tomvanzummeren/TZStackView #49 (iOS 9), with pictures of both: a view in a stack of margins of 8 begins at 8, and its own
  /// margins of 8 do not matter.
  @Test("what a stack with margins arranges begins at the margin, whatever margins it has itself")
  func margins() {
    surround(system: 9)
    let view = SizedView(50, 20)
    view.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    arrange(view, width: 100)
    #expect(view.frame == CGRect(x: 8, y: 8, width: 84, height: 20))
  }
}
