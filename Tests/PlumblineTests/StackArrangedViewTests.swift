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
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 68, height: 30))
    views[2].isHidden = true
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 34)
  }
}
