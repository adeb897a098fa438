// NSStackView: what it is at first, gravity areas, distributions, alignment (spec 06 §5).

import AppKit
import Testing

@Suite("NSStackView") struct StackViewTests {
  private let root = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 100))

  private func fill(_ stack: NSStackView) {
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    for format in ["H:|[stack]|", "V:|[stack]|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: nil, views: ["stack": stack]))
    }
    root.layoutSubtreeIfNeeded()
  }

  private func spans(_ stack: NSStackView) -> [[CGFloat]] {
    stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }
  }

  @Test("what a stack is at first")
  func defaults() {
    let view = NSView()
    let stack = NSStackView(views: [view])
    #expect(stack.orientation == .horizontal && stack.distribution == .gravityAreas)
    #expect(stack.alignment == .centerY && stack.spacing == 8 && stack.detachesHiddenViews)
    #expect(stack.edgeInsets.top == 0 && stack.edgeInsets.left == 0)
    #expect(stack.huggingPriority(for: .horizontal) == .defaultLow)
    #expect(stack.clippingResistancePriority(for: .horizontal) == .required)
    #expect(
      !stack.translatesAutoresizingMaskIntoConstraints && !view.translatesAutoresizingMaskIntoConstraints)
    stack.orientation = .vertical
    #expect(stack.alignment == .centerX && stack.visibilityPriority(for: view) == .mustHold)
  }

  @Test("areas pack their views at the ends and in the middle")
  func areas() {
    let stack = NSStackView()
    stack.edgeInsets = NSEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    stack.addView(Block(30, 10), in: .leading)
    stack.addView(Block(30, 20), in: .trailing)
    stack.addView(Block(40, 10), in: .center)
    stack.addView(Block(20, 10), in: .leading)
    fill(stack)
    #expect(stack.views(in: .leading).map(\.frame.minX) == [10, 48])
    #expect(stack.views(in: .center).map(\.frame.minX) == [180])
    #expect(stack.views(in: .trailing).map(\.frame.minX) == [360])
    // Each keeps its size and lies in the middle of the height.
    #expect(stack.views.map(\.frame.minY) == [45, 45, 45, 40])
    // The middle stays in the middle of 10 + 30 + 8 + 20 + 8 + 20 points on either side.
    #expect(stack.fittingSize == NSSize(width: 192, height: 20))
  }

  @Test(
    "distributions of three views in 400 points",
    arguments: [
      (NSStackView.Distribution.fillEqually, [[0, 128], [136, 128], [272, 128]]),
      (.fillProportionally, [[0, 64], [72, 128], [208, 192]]),
      // 400 − 120 points in two gaps of 140.
      (.equalSpacing, [[0, 20], [160, 40], [340, 60]]),
    ] as [(NSStackView.Distribution, [[CGFloat]])])
  func distributions(distribution: NSStackView.Distribution, expected: [[CGFloat]]) {
    let stack = NSStackView(views: [Block(20, 10), Block(40, 10), Block(60, 10)])
    stack.distribution = distribution
    fill(stack)
    #expect(spans(stack) == expected)
  }

  @Test("fill stretches the view that hugs least")
  func fillDistribution() {
    let (first, second) = (Block(20, 10), Block(40, 10))
    second.setContentHuggingPriority(NSLayoutConstraint.Priority(249), for: .horizontal)
    let stack = NSStackView(views: [first, second])
    stack.distribution = .fill
    stack.setCustomSpacing(12, after: first)
    fill(stack)
    #expect(spans(stack) == [[0, 20], [32, 368]])
    #expect(stack.customSpacing(after: first) == 12)
  }

  @Test("hidden views leave their room to the others")
  func hidden() {
    let views = [Block(20, 10), Block(40, 10), Block(60, 10)]
    let stack = NSStackView(views: views)
    fill(stack)
    #expect(views[2].frame.minX == 76)
    views[1].isHidden = true
    root.layoutSubtreeIfNeeded()
    #expect(views[2].frame.minX == 28 && stack.detachedViews == [views[1]])
    stack.detachesHiddenViews = false
    root.layoutSubtreeIfNeeded()
    #expect(views[2].frame.minX == 76 && stack.detachedViews.isEmpty)
    stack.removeView(views[1])
    root.layoutSubtreeIfNeeded()
    #expect(views[2].frame.minX == 28 && stack.arrangedSubviews == [views[0], views[2]])
  }

  @Test(
    "columns lie at their alignment",
    arguments: [
      (NSLayoutConstraint.Attribute.leading, 0, 30), (.centerX, 35, 30), (.trailing, 70, 30),
      (.width, 0, 100),
    ] as [(NSLayoutConstraint.Attribute, CGFloat, CGFloat)])
  func columns(alignment: NSLayoutConstraint.Attribute, x: CGFloat, width: CGFloat) {
    let (wide, narrow) = (Block(100, 10), Block(30, 10))
    let stack = NSStackView(views: [wide, narrow])
    stack.orientation = .vertical
    stack.alignment = alignment
    #expect(stack.fittingSize == NSSize(width: 100, height: 28))
    stack.setFrameSize(stack.fittingSize)
    stack.layoutSubtreeIfNeeded()
    #expect(wide.frame == NSRect(x: 0, y: 18, width: 100, height: 10))
    #expect(narrow.frame == NSRect(x: x, y: 0, width: width, height: 10))
  }

  private final class Line: NSView {
    let baseline: CGFloat
    init(_ baseline: CGFloat) {
      self.baseline = baseline
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: NSSize { NSSize(width: 10, height: 20) }
    override var firstBaselineOffsetFromTop: CGFloat { baseline }
    override var lastBaselineOffsetFromBottom: CGFloat { 20 - baseline }
  }

  @Test("rows lie on their baselines")
  func baselines() {
    let (high, low) = (Line(8), Line(15))
    let stack = NSStackView(views: [high, low])
    stack.alignment = .firstBaseline
    stack.setFrameSize(stack.fittingSize)
    stack.layoutSubtreeIfNeeded()
    // The line is 15 below the top: 7 above the one view and 7 below the other.
    #expect(stack.frame.height == 27)
    #expect(high.frame.minY == 0)
    #expect(low.frame.minY == 7)
  }

  @Test("rows begin at the right where the language does")
  func rightToLeft() {
    let (first, second) = (Block(20, 10), Block(40, 10))
    let stack = NSStackView(views: [first, second])
    stack.edgeInsets = NSEdgeInsets(top: 0, left: 5, bottom: 0, right: 9)
    stack.userInterfaceLayoutDirection = .rightToLeft
    fill(stack)
    #expect(spans(stack) == [[371, 20], [323, 40]])
  }
}
