// Sizes of controls, as Interface Builder's documents for the Mac have them (corpus/macos), and what is only carried.

import AppKit
import Testing

@Suite("AppKit's controls") struct ControlTests {
  // corpus/macos: labels of the system font are 16 high and begin 2 points before their constraint.
  @Test("a label of the system font is 16 points high, and its text begins 2 points within its frame")
  func label() {
    let label = NSTextField(labelWithString: "Name:")
    #expect(label.intrinsicContentSize.height == 16 && label.intrinsicContentSize.width.rounded() > 20)
    #expect(label.alignmentRectInsets.left == 2 && label.alignmentRectInsets.right == 2)
    label.sizeToFit()
    #expect(label.frame.width == label.intrinsicContentSize.width + 4 && label.frame.height == 16)
    #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(label.contentHuggingPriority(for: .vertical).rawValue == 750)
    #expect(!label.isEditable && !label.isBezeled && label.stringValue == "Name:")
  }

  // corpus/macos: a field of the system font is 21 high.
  @Test("a field has the height of its line and no width of its own")
  func field() {
    let field = NSTextField(string: "abc")
    #expect(field.intrinsicContentSize == NSSize(width: NSView.noIntrinsicMetric, height: 21))
    #expect(field.contentHuggingPriority(for: .horizontal) == .defaultLow)
  }

  @Test("a wrapping label is as high as its lines at the width that layout gives")
  func wrapping() {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 300))
    let label = NSTextField(wrappingLabelWithString: "one two three four five six seven eight nine ten")
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutSubtreeIfNeeded()
    let narrow = label.frame.height
    #expect(narrow > 32 && label.frame.width == 104)
    root.setFrameSize(NSSize(width: 1000, height: 300))
    root.layoutSubtreeIfNeeded()
    #expect(label.frame.height == 16)
    label.preferredMaxLayoutWidth = 100
    root.layoutSubtreeIfNeeded()
    #expect(label.frame.height == narrow)
  }

  // corpus/macos: push buttons' frames are 32 high, begin 7 before their constraint and end 7 below it.
  @Test("a push button's frame is 32 points high around 20 that align")
  func button() {
    let button = NSButton(title: "Cancel", target: nil, action: nil)
    #expect(button.intrinsicContentSize.height == 20)
    button.sizeToFit()
    #expect(button.frame.height == 32 && button.alignmentRectInsets.bottom == 7)
    let wide = NSButton(title: "Cancel everything", target: nil, action: nil)
    #expect(wide.intrinsicContentSize.width > button.intrinsicContentSize.width)
    // corpus/macos: boxes to tick are 16 high.
    #expect(NSButton(checkboxWithTitle: "On", target: nil, action: nil).intrinsicContentSize.height == 16)
  }

  @Test("an image view is as large as what aligns in its image")
  func image() {
    let image = NSImage(size: NSSize(width: 30, height: 20))
    image.alignmentRect = NSRect(x: 1, y: 4, width: 27, height: 14)
    let view = NSImageView(image: image)
    #expect(view.intrinsicContentSize == NSSize(width: 27, height: 14))
    let insets = view.alignmentRectInsets
    #expect([insets.top, insets.left, insets.bottom, insets.right] == [2, 1, 4, 2])
    #expect(NSImageView().intrinsicContentSize.width == NSView.noIntrinsicMetric)
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
  }

  // ControlFigureTests: 4 points of edge and 5 of margin at the sides, 3 + 12 of title + 5 above, 5 + 5 below.
  @Test("a box's content follows its size; a separator is a point thick")
  func box() {
    let box = NSBox(frame: NSRect(x: 0, y: 0, width: 100, height: 50))
    #expect(box.contentView?.frame == NSRect(x: 9, y: 10, width: 82, height: 20))
    box.setFrameSize(NSSize(width: 200, height: 60))
    #expect(box.contentView?.frame.size == NSSize(width: 182, height: 30))
    box.boxType = .separator
    #expect(box.intrinsicContentSize == NSSize(width: NSView.noIntrinsicMetric, height: 1))
  }

  @Test("a scroll view shows a part of its document")
  func scrollView() {
    let scrollView = NSScrollView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.documentView = FlippedView(frame: NSRect(x: 0, y: 0, width: 100, height: 500))
    #expect(scrollView.contentView.isFlipped && scrollView.contentSize == NSSize(width: 100, height: 100))
    #expect(scrollView.documentVisibleRect == NSRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentView.scroll(to: NSPoint(x: 0, y: 150))
    #expect(scrollView.documentVisibleRect == NSRect(x: 0, y: 150, width: 100, height: 100))
    #expect(scrollView.documentView?.frame == NSRect(x: 0, y: 0, width: 100, height: 500))
  }

  // Apple's sizes of the system font on the Mac.
  @Test("the system font has the Mac's sizes")
  func fonts() {
    #expect(NSFont.systemFontSize == 13 && NSFont.smallSystemFontSize == 11)
    #expect(NSFont.systemFont(ofSize: 0).pointSize == 13 && NSFont.systemFontSize(for: .mini) == 9)
  }
}
