// Reports and measurements of AppKit's views (Documentation/Specification/reports.md).

import AppKit
import Foundation
import Testing

@MainActor
@Suite("Reports about AppKit") struct ReportedTests {
  /// Apple on `NSStackView.VisibilityPriority` and `detachedViews`: "A view in a detached state is not present in the stack view's
  /// view hierarchy, but it still consumes memory"; on `detachesHiddenViews`: hidden views are removed, and added back once
  /// they are no longer hidden.
  @Test("detached views are out of the view hierarchy, and come back")
  func detached() {
    let views = [Block(20, 10), Block(20, 10)]
    let stack = NSStackView(views: views)
    views[0].isHidden = true
    stack.layoutSubtreeIfNeeded()
    #expect(views[0].superview == nil && views[0].frame == .zero)
    #expect(
      stack.arrangedSubviews == views && stack.detachedViews == [views[0]] && stack.subviews == [views[1]])
    views[0].isHidden = false
    #expect(views[0].superview === stack && stack.detachedViews == [])
    stack.setVisibilityPriority(.notVisible, for: views[1])
    #expect(views[1].superview == nil && stack.detachedViews == [views[1]])
    stack.setVisibilityPriority(.mustHold, for: views[1])
    #expect(views[1].superview === stack)
    stack.detachesHiddenViews = false
    views[0].isHidden = true
    #expect(views[0].superview === stack)
  }

  /// gnustep/libs-gui #626 and #627, checked on a macOS runner.
  @Test(
    "a new stack view packs by gravity, 8 apart, in the middle, and detaches hidden views; lists keep their order"
  )
  func stackDefaults() {
    let stack = NSStackView(frame: NSRect(x: 0, y: 0, width: 200, height: 200))
    #expect(stack.distribution == .gravityAreas && stack.spacing == 8 && stack.detachesHiddenViews)
    #expect(stack.alignment == .centerY && stack.orientation == .horizontal && stack.arrangedSubviews == [])
    let (a, b, c, d) = (NSView(), NSView(), NSView(), NSView())
    for view in [a, b] { stack.addArrangedSubview(view) }
    stack.insertArrangedSubview(c, at: 0)
    stack.addArrangedSubview(a)
    #expect(Set(stack.arrangedSubviews) == [a, b, c] && stack.arrangedSubviews.count == 3)
    #expect(stack.arrangedSubviews.first == c)
    stack.removeArrangedSubview(a)
    stack.addSubview(d)
    b.removeFromSuperview()
    #expect(stack.arrangedSubviews == [c] && Set(stack.subviews) == [a, c, d])
  }

  /// gnustep/libs-gui #551 and #552, checked on macOS 26.
  @Test("a guide is at zero and of nobody until a view takes it, once")
  func guides() {
    let guide = NSLayoutGuide()
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    #expect(
      guide.frame == .zero && guide.owningView == nil && !guide.hasAmbiguousLayout && view.layoutGuides == [])
    view.addLayoutGuide(guide)
    view.addLayoutGuide(guide)
    #expect(view.layoutGuides == [guide] && guide.owningView === view)
    view.removeLayoutGuide(guide)
    #expect(view.layoutGuides == [] && guide.owningView == nil)
  }

  /// gnustep/libs-gui #624 and its tests of NSTabView and NSBox, checked on a macOS runner.
  @Test(
    "a split view's divider lies across and is thick; the first tab is selected; a box has a content view")
  func containers() {
    let split = NSSplitView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    #expect(!split.isVertical && split.dividerStyle == .thick)
    let tabs = NSTabView(frame: NSRect(x: 0, y: 0, width: 200, height: 200))
    #expect(tabs.selectedTabViewItem == nil)
    let items = ["a", "b"].map { NSTabViewItem(identifier: $0) }
    for item in items { tabs.addTabViewItem(item) }
    #expect(tabs.selectedTabViewItem === items[0] && tabs.numberOfTabViewItems == 2)
    let box = NSBox(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    #expect(box.contentView != nil)
    let content = NSView()
    box.contentView = content
    #expect(box.contentView === content && content.superview === box)
  }

  /// A stack that is a window's content, of views of these sizes.
  private func stack(
    _ width: CGFloat, _ sizes: [(CGFloat, CGFloat)], _ change: (NSStackView) -> Void
  ) -> [NSRect] {
    let stack = NSStackView(frame: NSRect(x: 0, y: 0, width: width, height: 200))
    let window = NSWindow(
      contentRect: stack.frame, styleMask: .borderless, backing: .buffered, defer: false)
    window.contentView = stack
    for (width, height) in sizes { stack.addArrangedSubview(Block(width, height)) }
    stack.spacing = 10
    change(stack)
    stack.layoutSubtreeIfNeeded()
    return stack.arrangedSubviews.map(\.frame)
  }

  /// gnustep/libs-gui #892 (2026): "The frames in Tests/gui/NSStackView/arrangedLayout.m were measured on macOS 26."
  @Test(
    "a row of three views, and where there is no room for it",
    arguments: [
      (200, .gravityAreas, [40, 60, 20], [(0, 40), (50, 60), (120, 20)]),
      (200, .fill, [40, 60, 20], [(0, 100), (110, 60), (180, 20)]),
      (200, .fillEqually, [40, 60, 20], [(0, 60), (70, 60), (140, 60)]),
      (200, .equalSpacing, [40, 60, 20], [(0, 40), (80, 60), (180, 20)]),
      (200, .equalCentering, [40, 60, 20], [(0, 40), (75, 60), (180, 20)]),
      (200, .fillProportionally, [40, 60, 20], [(0, 60), (70, 90), (170, 30)]),
      (100, .fill, [40, 60, 20], [(0, 40), (50, 60), (120, 20)]),
      (100, .fillEqually, [40, 60, 20], [(0, 40), (50, 60), (120, 20)]),
      (100, .equalSpacing, [40, 60, 20], [(0, 40), (50, 60), (120, 20)]),
      (170, .fillEqually, [10, 10, 100], [(0, 25), (35, 25), (70, 100)]),
      (200, .fill, [10, 10, 100], [(0, 70), (80, 10), (100, 100)]),
    ] as [(CGFloat, NSStackView.Distribution, [CGFloat], [(CGFloat, CGFloat)])])
  func row(
    width: CGFloat, distribution: NSStackView.Distribution, widths: [CGFloat], expected: [(CGFloat, CGFloat)]
  ) {
    let frames = stack(width, widths.map { ($0, $0 / 2) }) { $0.distribution = distribution }
    #expect(frames.map { [$0.minX, $0.width] } == expected.map { [$0.0, $0.1] })
    #expect(frames.map(\.midY) == [100, 100, 100])
  }

  @Test("insets and spacing of a row; a column runs from the top down, at the side that its alignment names")
  func column() {
    let sizes: [(CGFloat, CGFloat)] = [(40, 20), (60, 30), (20, 10)]
    #expect(stack(200, sizes) { $0.spacing = 0 }.map(\.minX) == [0, 40, 100])
    let insets = NSEdgeInsets(top: 5, left: 15, bottom: 5, right: 15)
    #expect(stack(200, sizes) { $0.edgeInsets = insets }.map(\.minX) == [15, 65, 135])
    for (alignment, xs) in [
      (.leading, [0, 0, 0]), (.centerX, [80, 70, 90]), (.trailing, [160, 140, 180]),
    ] as [(NSLayoutConstraint.Attribute, [CGFloat])] {
      let frames = stack(200, sizes) {
        $0.orientation = .vertical
        $0.alignment = alignment
      }
      #expect(frames.map(\.minX) == xs && frames.map(\.minY) == [180, 140, 120])
    }
  }

  /// gnustep/libs-gui #935 (2026): in the corner on macOS.
  @Test("a constant of -5 at the bottom is 5 above it, in a view that is not flipped")
  func bottom() {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    let block = Block(20, 10)
    block.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(block)
    block.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -5).isActive = true
    block.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -5).isActive = true
    root.layoutSubtreeIfNeeded()
    #expect(block.frame == NSRect(x: 175, y: 5, width: 20, height: 10))
  }

  /// gnustep/libs-gui #671 (2026, "checked against AppKit on a macOS runner").
  @Test("a new grid: leading, top, 6 between columns and rows")
  func gridDefaults() {
    let grid = NSGridView(numberOfColumns: 2, rows: 2)
    #expect(grid.xPlacement == .leading && grid.yPlacement == .top)
    #expect(grid.columnSpacing == 6 && grid.rowSpacing == 6)
  }
}
