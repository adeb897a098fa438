// Reports and measurements of AppKit's views (Documentation/Specification/reports.md).

import AppKit
import Foundation
import Testing

@MainActor
@Suite("Reports about AppKit") struct ReportedTests {
  final class Block: NSView {
    override var intrinsicContentSize: NSSize { NSSize(width: 20, height: 10) }
  }

  /// Apple on `NSStackView.VisibilityPriority` and `detachedViews`: "A view in a detached state is not present in the stack view's
  /// view hierarchy, but it still consumes memory"; on `detachesHiddenViews`: hidden views are removed, and added back once
  /// they are no longer hidden.
  @Test("detached views are out of the view hierarchy, and come back")
  func detached() {
    let views = [Block(), Block()]
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

  /// gnustep/libs-gui #671 (2026, "checked against AppKit on a macOS runner").
  @Test("a new grid: leading, top, 6 between columns and rows")
  func gridDefaults() {
    let grid = NSGridView(numberOfColumns: 2, rows: 2)
    #expect(grid.xPlacement == .leading && grid.yPlacement == .top)
    #expect(grid.columnSpacing == 6 && grid.rowSpacing == 6)
  }
}
