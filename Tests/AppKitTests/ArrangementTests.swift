// What NSStackView.h and Apple's reference say of stacks, split views and grids beyond the distributions.

import AppKit
import Testing

@Suite("Stacks, grids and split views") struct ArrangementTests {
  private let root = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 300))

  private func fill(_ view: NSView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    for format in ["H:|[view]|", "V:|[view]|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: nil, views: ["view": view]))
    }
    root.layoutSubtreeIfNeeded()
  }

  // NSStackView.h: spacing within an area is a least distance, and a wish at 750 or the hugging priority.
  @Test("gaps within an area may be wider than the spacing")
  func widerGap() {
    let (first, second) = (Block(20, 10), Block(30, 10))
    let stack = NSStackView(views: [first, second])
    second.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor, constant: 50).isActive = true
    fill(stack)
    #expect(first.frame.minX == 0 && second.frame.minX == 70)
    #expect(first.frame.width == 20 && second.frame.width == 30)
  }

  // NSStackView.h: an inapplicable alignment is ignored.
  @Test(
    "an alignment along the stack is ignored",
    arguments: [NSLayoutConstraint.Attribute.centerY, .top, .bottom, .lastBaseline])
  func inapplicable(alignment: NSLayoutConstraint.Attribute) {
    let views = [Block(20, 20), Block(20, 20), Block(20, 20)]
    let stack = NSStackView(views: views)
    stack.orientation = .vertical
    stack.distribution = .equalSpacing
    stack.alignment = alignment
    fill(stack)
    #expect(views.map(\.frame.minY) == [280, 140, 0])
  }

  // NSStackView.h: clipping resistance is about views that are cut off; a filling stack hugs with required priority.
  @Test("a low clipping resistance leaves the views at the far end")
  func clipping() {
    let stack = NSStackView()
    stack.addView(Block(30, 10), in: .leading)
    let last = Block(40, 10)
    stack.addView(last, in: .trailing)
    stack.setClippingResistancePriority(NSLayoutConstraint.Priority(200), for: .horizontal)
    fill(stack)
    #expect(last.frame.minX == 360)
    stack.distribution = .fill
    root.layoutSubtreeIfNeeded()
    #expect(last.frame.maxX == 400)
  }

  @Test("priorities of 0 wish for nothing, and lengths that are no numbers count for nothing")
  func oddNumbers() {
    let stack = NSStackView(views: [Block(20, 10), Block(.nan, 10), Block(.infinity, 10), Block(60, 10)])
    stack.setHuggingPriority(NSLayoutConstraint.Priority(0), for: .horizontal)
    stack.setClippingResistancePriority(NSLayoutConstraint.Priority(0), for: .vertical)
    stack.distribution = .fillProportionally
    stack.spacing = .nan
    fill(stack)
    #expect(stack.arrangedSubviews[0].frame.minX == 0)
  }

  // NSStackView.h: hides for notVisible alone, and only while detachesHiddenViews.
  @Test("visibility priorities leave hidden what the program hid")
  func visibility() {
    let view = Block(20, 10)
    let stack = NSStackView(views: [view])
    view.isHidden = true
    stack.setVisibilityPriority(.detachOnlyIfNecessary, for: view)
    #expect(view.isHidden)
    view.isHidden = false
    stack.setVisibilityPriority(.notVisible, for: view)
    #expect(view.isHidden && stack.detachedViews == [view])
    stack.setVisibilityPriority(.mustHold, for: view)
    #expect(!view.isHidden)
    stack.detachesHiddenViews = false
    stack.setVisibilityPriority(.notVisible, for: view)
    #expect(!view.isHidden && stack.detachedViews == [view])
  }

  @Test("moving a view in the list keeps its area")
  func gravity() {
    let stack = NSStackView(views: [Block(1, 1)])
    let last = Block(2, 2)
    stack.addView(last, in: .trailing)
    stack.addArrangedSubview(last)
    #expect(stack.views(in: .trailing) == [last])
  }

  @Test("a direction that changes later mirrors the insets too")
  func laterDirection() {
    let (first, second) = (Block(20, 10), Block(40, 10))
    let stack = NSStackView(views: [first, second])
    stack.edgeInsets = NSEdgeInsets(top: 0, left: 5, bottom: 0, right: 90)
    fill(stack)
    #expect(first.frame.minX == 5)
    stack.userInterfaceLayoutDirection = .rightToLeft
    root.layoutSubtreeIfNeeded()
    // 400 − 90 − 20, then 8 and 40 points further to the left.
    #expect(first.frame.minX == 290 && second.frame.minX == 242)
  }

  @Test("a label's new text leaves the stack's constraints alone")
  func edits() {
    let label = NSTextField(labelWithString: "a")
    let stack = NSStackView(views: [label])
    fill(stack)
    let before = stack.constraints.filter { $0.secondItem === stack || $0.firstItem === stack }
    label.stringValue = "abc"
    root.layoutSubtreeIfNeeded()
    let after = stack.constraints.filter { $0.secondItem === stack || $0.firstItem === stack }
    #expect(!before.isEmpty && before == after)
  }

  // Apple's reference of NSSplitView: a divider of one point where thin, nine where thick.
  @Test("a split view's views fill it, and a divider can be moved")
  func split() {
    let split = NSSplitView(frame: NSRect(x: 0, y: 0, width: 300, height: 100))
    split.isVertical = true
    split.dividerStyle = .thin
    let (first, second) = (NSView(), NSView())
    split.addArrangedSubview(first)
    split.addArrangedSubview(second)
    split.setPosition(100, ofDividerAt: 0)
    split.layoutSubtreeIfNeeded()
    #expect(first.frame == NSRect(x: 0, y: 0, width: 100, height: 100))
    #expect(second.frame == NSRect(x: 101, y: 0, width: 199, height: 100))
    #expect(split.isFlipped && split.arrangedSubviews == [first, second])
    // The first holds its length, the second takes what comes.
    split.setHoldingPriority(NSLayoutConstraint.Priority(260), forSubviewAt: 0)
    split.setFrameSize(NSSize(width: 400, height: 100))
    split.layoutSubtreeIfNeeded()
    #expect(first.frame.width == 100 && second.frame.width == 299)
  }

  // Apple's reference of NSGridView: rows and columns are as long as their content, 6 points apart.
  @Test("a grid's rows and columns are as long as what lies in them")
  func grid() {
    let blocks = [Block(50, 10), Block(30, 20), Block(20, 30), Block(80, 10)]
    let grid = NSGridView(views: [[blocks[0], blocks[1]], [blocks[2], blocks[3]]])
    #expect(grid.fittingSize == NSSize(width: 50 + 6 + 80, height: 20 + 6 + 30))
    grid.column(at: 0).xPlacement = .trailing
    grid.yPlacement = .top
    grid.setFrameSize(grid.fittingSize)
    grid.layoutSubtreeIfNeeded()
    #expect(blocks[0].frame == NSRect(x: 0, y: 46, width: 50, height: 10))
    #expect(blocks[2].frame == NSRect(x: 30, y: 0, width: 20, height: 30))
    #expect(blocks[3].frame.minX == 56)
    grid.row(at: 0).topPadding = 4
    grid.column(at: 1).leadingPadding = 10
    #expect(grid.fittingSize == NSSize(width: 146, height: 60))
    grid.row(at: 1).isHidden = true
    #expect(grid.fittingSize == NSSize(width: 50 + 16 + 30, height: 24) && blocks[3].isHidden)
    grid.row(at: 1).isHidden = false
    #expect(grid.cell(for: blocks[3])?.column === grid.column(at: 1))
  }

  @Test("a heading over two columns widens neither")
  func merged() {
    let heading = Block(100, 10)
    let grid = NSGridView(views: [
      [heading, NSGridCell.emptyContentView], [Block(60, 10), Block(60, 10)],
    ])
    grid.mergeCells(
      inHorizontalRange: NSRange(location: 0, length: 2), verticalRange: NSRange(location: 0, length: 1))
    #expect(grid.fittingSize == NSSize(width: 126, height: 26))
    #expect(grid.cell(atColumnIndex: 1, rowIndex: 0).contentView === heading)
  }

  @Test("the contents of a row share a baseline where the grid says so")
  func baselines() {
    let (label, field) = (NSTextField(labelWithString: "Name"), NSTextField(string: "value"))
    let grid = NSGridView(views: [[label, field]])
    field.widthAnchor.constraint(equalToConstant: 100).isActive = true
    grid.rowAlignment = .firstBaseline
    grid.setFrameSize(grid.fittingSize)
    grid.layoutSubtreeIfNeeded()
    // The field's text lies 2 points below its upper edge, its line is the label's.
    #expect(field.frame.maxY - label.frame.maxY == 2)
  }
}
