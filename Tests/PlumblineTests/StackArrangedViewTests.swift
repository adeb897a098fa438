// What adding, moving, hiding and removing arranged views does (spec 06 §1).

import Foundation
import Testing

@testable import Plumbline

@Suite("Arranged views")
struct StackArrangedViewTests {
  let stack = UIStackView()
  let views = [SizedView(10, 10), SizedView(20, 20), SizedView(30, 30)]

  init() {
    stack.layoutEnvironment = .plain()
    for view in views { stack.addArrangedSubview(view) }
  }

  func names(_ list: [UIView]) -> [Int] { list.compactMap { view in views.firstIndex { $0 === view } } }

  @Test("adding makes a subview that constraints place")
  func adding() {
    #expect(names(stack.arrangedSubviews) == [0, 1, 2])
    #expect(names(stack.subviews) == [0, 1, 2])
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
  }

  @Test("adding again moves to the end, inserting to the index; the order of subviews stays")
  func moving() {
    stack.addArrangedSubview(views[0])
    #expect(names(stack.arrangedSubviews) == [1, 2, 0])
    stack.insertArrangedSubview(views[0], at: 1)
    #expect(names(stack.arrangedSubviews) == [1, 0, 2])
    stack.insertArrangedSubview(views[1], at: 3)
    #expect(names(stack.arrangedSubviews) == [0, 2, 1])
    #expect(names(stack.subviews) == [0, 1, 2])
  }

  @Test("removing from the arrangement keeps the subview but none of the stack's constraints")
  func removing() {
    stack.layoutIfNeeded()
    stack.removeArrangedSubview(views[1])
    stack.layoutIfNeeded()
    #expect(names(stack.arrangedSubviews) == [0, 2])
    #expect(views[1].superview === stack)
    #expect(!stack.constraints.contains { $0.firstItem === views[1] || $0.secondItem === views[1] })
  }

  @Test("a view that leaves its superview leaves the arrangement, and its custom spacing goes")
  func leaving() {
    stack.setCustomSpacing(5, after: views[1])
    views[1].removeFromSuperview()
    #expect(names(stack.arrangedSubviews) == [0, 2])
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
  }

  @Test("custom spacing stays when its view moves and is nothing for other views")
  func customSpacing() {
    stack.setCustomSpacing(5, after: views[1])
    stack.addArrangedSubview(views[1])
    #expect(stack.customSpacing(after: views[1]) == 5)
    let stranger = UIView()
    stack.setCustomSpacing(5, after: stranger)
    #expect(stack.customSpacing(after: stranger) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[1])
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
  }

  @Test("a stack has no content size of its own; the constraints are made when they are needed")
  func lazy() {
    #expect(
      stack.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    #expect(stack.constraints.isEmpty)
    stack.layoutIfNeeded()
    let names = Set(stack.constraints.compactMap(\.identifier))
    #expect(names.isSuperset(of: ["UISV-canvas-connection", "UISV-spacing", "UISV-alignment"]))
  }

  @Test("the fitting size follows from the arranged views")
  func fitting() {
    stack.spacing = 4
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 68, height: 30))
    views[2].isHidden = true
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 34)
  }

  /// spec 06 §1.
  @Test("a place that is not there stops with Apple's sentence")
  func outOfBounds() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let stack = UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()])
      stack.insertArrangedSubview(UIView(), at: 5)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "index out of bounds for arranged subview: index = 5 expected to be less than or equal to 3"))
  }

  /// spec 05 §3: the arranged view whose baseline counts.
  @Test(
    "baselines of a stack are those of an arranged view",
    arguments: [
      (NSLayoutConstraint.Axis.vertical, UIStackView.Alignment.center, 0, 2),
      (.horizontal, .fill, 0, 2), (.horizontal, .leading, 0, 1), (.horizontal, .firstBaseline, 0, 1),
      (.horizontal, .center, 1, 1), (.horizontal, .trailing, 1, 2), (.horizontal, .lastBaseline, 1, 2),
    ])
  func baselines(
    _ axis: NSLayoutConstraint.Axis, _ alignment: UIStackView.Alignment, _ first: Int, _ last: Int
  ) {
    let views = [SizedView(10, 20), SizedView(10, 50), SizedView(10, 30)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.alignment = alignment
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    #expect(stack.forFirstBaselineLayout === views[first] && stack.forLastBaselineLayout === views[last])
    let outer = UIStackView(arrangedSubviews: [stack])
    outer.axis = .vertical
    #expect(outer.forFirstBaselineLayout === views[first], "stacks within stacks, too")
  }

  // spec 06: `UISV-text-width-disambiguation` is for the texts that may have several lines.
  @Test("a stack notices that a text may have several lines")
  func moreLines() {
    func row(lines: Int) -> (UIView, UILabel) {
      let label = UILabel()
      label.text = "aaaa bbbb cccc dddd eeee ffff gggg"
      label.font = .systemFont(ofSize: 20)
      label.numberOfLines = lines
      let stack = UIStackView(arrangedSubviews: [label, SizedView(50, 30)])
      stack.alignment = .top
      stack.translatesAutoresizingMaskIntoConstraints = false
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      // Texts have a width of their own up to iOS 14.
      root.layoutEnvironment = .plain(system: 14)
      root.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
      root.layoutIfNeeded()
      return (root, label)
    }
    let (root, label) = row(lines: 1)
    #expect(label.frame.width == 250)
    label.numberOfLines = 0
    root.layoutIfNeeded()
    // Half of the row.
    #expect(label.frame.width == 150)
    #expect(label.frame == row(lines: 0).1.frame)
    label.numberOfLines = 1
    root.layoutIfNeeded()
    #expect(label.frame.width == 250)
  }
}
