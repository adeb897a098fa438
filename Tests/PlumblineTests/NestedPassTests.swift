// Passes within passes: sizes that are asked for during a layout, layouts during the asking, and constraints that are updated
// while others are.

import Foundation
import Testing

@testable import Plumbline

@Suite("Passes within passes") struct NestedPassTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private final class Counter: UIView {
    var layouts = 0
    var updates = 0
    var onUpdate: () -> Void = {}
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
    override func updateConstraints() {
      updates += 1
      onUpdate()
      super.updateConstraints()
    }
  }

  private func fill(_ view: UIView, _ superview: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
      view.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
    ])
  }

  // spec 05 §7: a fitting size has no side effects on frames, and so asks for no layout.
  @Test("asking for a fitting size asks for no layout")
  func fitting() {
    let (outer, inner) = (Counter(), Counter())
    fill(outer, root)
    fill(inner, outer)
    root.layoutIfNeeded()
    let before = (outer.layouts, inner.layouts)
    _ = outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    _ = inner.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    root.layoutIfNeeded()
    #expect((outer.layouts, inner.layouts) == before)
  }

  /// As large as its own layout makes its subview.
  private final class Measured: UIView {
    let inner = UIView()
    init() {
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
      inner.translatesAutoresizingMaskIntoConstraints = false
      addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: leadingAnchor),
        inner.topAnchor.constraint(equalTo: topAnchor),
        inner.widthAnchor.constraint(equalToConstant: 77),
        inner.heightAnchor.constraint(equalToConstant: 33),
      ])
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize {
      layoutIfNeeded()
      return inner.frame.size
    }
  }

  @Test("a content size that is measured by a layout")
  func measuring() {
    let view = Measured()
    root.addSubview(view)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 77, height: 33))
    view.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 77, height: 33))
  }

  @Test("the same during a fitting size leaves the tree's frames right")
  func measuringWhileFitting() {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    let view = Measured()
    let wide = UIView()
    wide.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    box.addSubview(view)
    box.addSubview(wide)
    let width = wide.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      view.topAnchor.constraint(equalTo: box.topAnchor),
      wide.topAnchor.constraint(equalTo: view.bottomAnchor),
      wide.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      wide.bottomAnchor.constraint(equalTo: box.bottomAnchor), width,
      wide.heightAnchor.constraint(equalToConstant: 20),
      box.trailingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor),
      box.trailingAnchor.constraint(greaterThanOrEqualTo: wide.trailingAnchor),
    ])
    root.layoutIfNeeded()
    width.constant = 222
    root.setNeedsLayout()
    let size = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 222, height: 53))
    root.layoutIfNeeded()
    #expect(wide.frame == CGRect(x: 0, y: 33, width: 222, height: 20))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 77, height: 33))
    #expect(box.frame.minY == 100 && box.frame.height == 53)
  }

  @Test("a stack that a later view changes in its update is arranged in the same pass")
  func stackBefore() {
    let views = (0..<2).map { _ in
      let view = UIView()
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      return view
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    let later = Counter()
    root.addSubview(stack)
    root.addSubview(later)
    root.layoutIfNeeded()
    later.onUpdate = { stack.spacing = 50 }
    later.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 60])
  }

  @Test("views that had their turn are updated again, and those that always ask come to an end")
  func again() {
    let (outer, first, second) = (Counter(), Counter(), Counter())
    root.addSubview(outer)
    outer.addSubview(first)
    outer.addSubview(second)
    root.layoutIfNeeded()
    #expect([outer, first, second].map(\.updates) == [1, 1, 1])
    var isFirst = true
    second.onUpdate = {
      guard isFirst else { return }
      isFirst = false
      first.setNeedsUpdateConstraints()
    }
    second.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect([first, second].map(\.updates) == [2, 2])
    #expect(!first.needsUpdateConstraints() && !second.needsUpdateConstraints())
    second.onUpdate = {
      first.setNeedsUpdateConstraints()
      second.superview?.setNeedsUpdateConstraints()
    }
    first.onUpdate = { second.setNeedsUpdateConstraints() }
    second.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(second.updates < 100)
  }
}
