// What Apple's documentation says of animating layout.

import Foundation
import Testing

@testable import Plumbline

@Suite("Documented: animation") struct AnimatedLayoutTests {
  let tree = AnimatedTree()

  @Test("a constant in steps, with a layout after each: constraints hold all the time")
  func timer() {
    let follower = UIView()
    follower.translatesAutoresizingMaskIntoConstraints = false
    tree.root.addSubview(follower)
    follower.leftAnchor.constraint(equalTo: tree.box.rightAnchor, constant: 8).isActive = true
    for step in 1...5 {
      tree.left.constant = CGFloat(step) * 20
      tree.root.layoutIfNeeded()
      #expect(tree.box.frame.minX == CGFloat(step) * 20)
      #expect(follower.frame.minX == tree.box.frame.maxX + 8)
    }
  }

  @Test(
    "changed constraints and layoutIfNeeded in a block: frames go straight, constraints do not hold between"
  )
  func block() {
    // A square by constraints: half way its presentation is a square, but a view whose height is the square of its
    // width's change would not be; here a view keeps to the middle of one that turns from wide to high.
    tree.root.layoutIfNeeded()
    let middle = UIView()
    middle.translatesAutoresizingMaskIntoConstraints = false
    tree.root.addSubview(middle)
    let least = middle.widthAnchor.constraint(greaterThanOrEqualToConstant: 60)
    let share = middle.widthAnchor.constraint(equalTo: tree.box.widthAnchor, multiplier: 0.5)
    share.priority = .defaultHigh
    NSLayoutConstraint.activate([
      least, share, middle.leftAnchor.constraint(equalTo: tree.root.leftAnchor),
      middle.topAnchor.constraint(equalTo: tree.root.topAnchor),
      middle.heightAnchor.constraint(equalToConstant: 10),
    ])
    tree.root.layoutIfNeeded()
    #expect(middle.frame.width == 60)
    tree.width.constant = 200
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { tree.root.layoutIfNeeded() }
    tree.advance(0.5)
    // The box shows 150 wide. Half of that is 75; the straight way from 60 to 100 is at 80.
    #expect(tree.box.presentation.bounds.width == 150 && middle.presentation.bounds.width == 80)
    #expect(middle.frame.width == 100)
  }

  /// Spec E045 and its edit.
  @Test("priorities that change are animated, and no constraint comes or goes")
  func priorities() {
    tree.width.isActive = false
    let narrow = tree.box.widthAnchor.constraint(equalToConstant: 60)
    let wide = tree.box.widthAnchor.constraint(equalToConstant: 100)
    narrow.priority = UILayoutPriority(500)
    wide.priority = UILayoutPriority(400)
    NSLayoutConstraint.activate([narrow, wide])
    tree.root.layoutIfNeeded()
    #expect(tree.box.frame.width == 60)
    narrow.priority = UILayoutPriority(300)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { tree.root.layoutIfNeeded() }
    tree.advance(0.25)
    #expect(tree.box.frame.width == 100 && tree.shown.width == 70)
    #expect(tree.root.constraints.count + tree.box.constraints.count == 5, "none was added or removed")
  }

  @Test("without constraints and with its mask translated, a view is animated by its frame")
  func masks() {
    NSLayoutConstraint.deactivate(tree.root.constraints + tree.box.constraints)
    tree.box.translatesAutoresizingMaskIntoConstraints = true
    tree.box.autoresizingMask = .flexibleWidth
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      tree.box.frame = CGRect(x: 40, y: 0, width: 200, height: 40)
    }
    tree.advance(0.5)
    #expect(tree.shown == CGRect(x: 20, y: 0, width: 150, height: 40))
    tree.root.animationTimeline.finish()
    tree.root.layoutIfNeeded()
    #expect(tree.box.frame == CGRect(x: 40, y: 0, width: 200, height: 40))
    // T03: the width follows the superview's.
    tree.root.frame.size.width = 500
    tree.root.layoutIfNeeded()
    #expect(tree.box.frame == CGRect(x: 40, y: 0, width: 300, height: 40))
  }

  @Test("inside a container that constraints place, a view moves without disturbing them")
  func container() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    tree.box.addSubview(inner)
    tree.root.layoutIfNeeded()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { inner.center.x += 60 }
    tree.left.constant = 100
    tree.root.layoutIfNeeded()
    tree.advance(0.5)
    #expect(inner.presentation.frame.minX == 30 && inner.frame.minX == 60)
    #expect(tree.box.frame == CGRect(x: 100, y: 0, width: 100, height: 40))
    #expect(tree.root.layoutDiagnosis().conflicts.isEmpty)
  }

  @Test("a transform of scale 1.1, back and forth in 0.3 seconds, triggers no layout")
  func transform() {
    final class Counting: UIView {
      var count = 0
      override func layoutSubviews() {
        count += 1
        super.layoutSubviews()
      }
    }
    let root = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    view.heightAnchor.constraint(equalToConstant: 50).isActive = true
    root.layoutIfNeeded()
    let layouts = root.count
    var isOver = false
    UIView.animate(withDuration: 0.3, delay: 0, options: [.autoreverse, .curveLinear]) {
      view.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
    } completion: { _ in
      view.transform = .identity
      isOver = true
    }
    root.animationTimeline.advance(by: 0.3)
    #expect(abs(view.presentation.frame.width - 55) < 1e-9)
    root.animationTimeline.advance(by: 0.3)
    root.layoutIfNeeded()
    #expect(isOver && view.presentation.frame.width == 50 && root.count == layouts)
  }

  @Test("what animates are the views below the one that is laid out in the block")
  func whichView() {
    func shownHalfWay(_ chosen: @escaping (_ root: UIView, _ panel: UIView, _ box: UIView) -> UIView)
      -> CGFloat
    {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
      let panel = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(panel)
      panel.addSubview(box)
      let left = box.leftAnchor.constraint(equalTo: panel.leftAnchor)
      NSLayoutConstraint.activate([
        left, box.topAnchor.constraint(equalTo: panel.topAnchor),
        box.widthAnchor.constraint(equalToConstant: 10),
        box.heightAnchor.constraint(equalToConstant: 10),
      ])
      root.layoutIfNeeded()
      left.constant = 100
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        chosen(root, panel, box).layoutIfNeeded()
      }
      root.layoutIfNeeded()
      root.animationTimeline.advance(by: 0.5)
      return box.presentation.frame.minX
    }
    #expect(shownHalfWay { root, _, _ in root } == 50)
    #expect(shownHalfWay { _, panel, _ in panel } == 50, "the deepest that does not move itself")
    #expect(shownHalfWay { _, _, _ in UIView() } == 100, "a view that nothing concerns: it jumps")
  }
}
