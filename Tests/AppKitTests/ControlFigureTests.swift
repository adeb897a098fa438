// Figures of controls: those that Interface Builder's documents have of the same controls (corpus/macos, macOS 11 to 15).

import AppKit
import Testing

@Suite("Figures of AppKit's controls") struct ControlFigureTests {
  // LineFigures: labels of the corpus.
  @Test(
    "labels are as high as their font's lines in whole points",
    arguments: [
      (9, 11), (10, 13), (11, 14), (12, 15), (13, 16), (14, 17), (15, 19), (16, 19), (18, 21), (22, 26),
    ]
      as [(CGFloat, CGFloat)])
  func labels(size: CGFloat, height: CGFloat) {
    let label = NSTextField(labelWithString: "Name")
    label.font = .systemFont(ofSize: size)
    #expect(label.intrinsicContentSize.height == height)
  }

  // ControlShape: push buttons of the corpus, of 32, 27 (small), 16 (mini) and 40 (large) points; insets of macOS 11 to 15.
  @Test(
    "the size of a control decides its figures",
    arguments: [
      (NSControl.ControlSize.regular, 20, 32), (.small, 16, 27), (.mini, 12, 16), (.large, 28, 40),
    ] as [(NSControl.ControlSize, CGFloat, CGFloat)])
  func controlSizes(size: NSControl.ControlSize, content: CGFloat, frame: CGFloat) {
    let button = NSButton(title: "OK", target: nil, action: nil)
    button.controlSize = size
    #expect(button.intrinsicContentSize.height == content)
    button.sizeToFit()
    #expect(button.frame.height == frame)
  }

  @Test("a box to tick is 18 points high around 16 that align")
  func checkBox() {
    let box = NSButton(checkboxWithTitle: "OK", target: nil, action: nil)
    let insets = box.alignmentRectInsets
    #expect([insets.top, insets.left, insets.bottom, insets.right] == [1, 2, 1, 0])
    #expect(box.frame.height == 18 && box.intrinsicContentSize.height == 16)
    #expect(box.isFlipped && NSTextField().isFlipped && NSImageView().isFlipped)
  }

  @Test("a push button's text lies a point above the middle")
  func baseline() {
    let button = NSButton(title: "OK", target: nil, action: nil)
    // 20 high around a line of 16, a point up: 1 + 13 above the baseline.
    #expect(button.firstBaselineOffsetFromTop == 14 && button.lastBaselineOffsetFromBottom == 6)
  }

  // Two independent back-ports of these initialisers end with sizeToFit().
  @Test("what is made with its content has the size that it needs")
  func sized() {
    #expect(NSButton(title: "OK", target: nil, action: nil).frame.height == 32)
    let label = NSTextField(labelWithString: "Hello")
    #expect(label.frame.size == NSSize(width: label.intrinsicContentSize.width + 4, height: 16))
    #expect(NSTextField(string: "abc").frame.height == 21 && NSTextField(string: "abc").frame.width > 20)
  }

  // The corpus: of some 290 wrapping labels without an edge 117 store a resistance of 250.
  @Test("labels that wrap give way where labels of one line do not")
  func wrappingPriorities() {
    for label in [
      NSTextField(wrappingLabelWithString: "a"),
      NSTextField(labelWithAttributedString: NSAttributedString(string: "a")),
    ] {
      #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 250)
      #expect(label.contentCompressionResistancePriority(for: .horizontal).rawValue == 250)
      #expect(label.contentHuggingPriority(for: .vertical).rawValue == 750)
      #expect(label.contentCompressionResistancePriority(for: .vertical).rawValue == 750)
    }
    let line = NSTextField(labelWithString: "a")
    #expect(line.contentCompressionResistancePriority(for: .horizontal).rawValue == 750)
  }

  @Test("a wrapping label makes its window higher, not wider")
  func wrappingInWindow() {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 200, height: 60), styleMask: [], backing: .buffered, defer: false
    )
    let label = NSTextField(
      wrappingLabelWithString:
        "one two three four five six seven eight nine ten eleven twelve thirteen fourteen")
    label.translatesAutoresizingMaskIntoConstraints = false
    window.contentView?.addSubview(label)
    let content = window.contentView ?? NSView()
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
      content.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 20),
      label.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
      content.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 20),
    ])
    window.layoutIfNeeded()
    #expect(window.frame.width == 200 && window.frame.height >= 40 + 3 * 16)
    #expect(label.frame.height.truncatingRemainder(dividingBy: 16) == 0)
  }

  // Apple's reference of attributedStringValue: fonts of the attributes are the text's.
  @Test("attributes decide the size")
  func attributes() {
    let label = NSTextField(labelWithString: "Hello")
    let plain = label.intrinsicContentSize
    let text = NSAttributedString(string: "Hello", attributes: [.font: NSFont.systemFont(ofSize: 22)])
    label.attributedStringValue = text
    #expect(label.intrinsicContentSize.height == 26 && label.intrinsicContentSize.width > plain.width)
    #expect(label.attributedStringValue == text && label.stringValue == "Hello")
    label.stringValue = "Hello"
    #expect(label.intrinsicContentSize == plain)
    let button = NSButton(title: "Hello", target: nil, action: nil)
    let narrow = button.intrinsicContentSize.width
    button.attributedTitle = text
    #expect(button.intrinsicContentSize.width > narrow && button.title == "Hello")
  }

  // Apple's reference of NSControl.sizeThatFits(_:).
  @Test("sizeThatFits wraps text in the offered width")
  func offered() {
    let label = NSTextField(wrappingLabelWithString: "one two three four five six seven eight nine ten")
    let size = label.sizeThatFits(NSSize(width: 80, height: 1e6))
    #expect(size.width <= 80 && size.height >= 64)
    #expect(size.height.truncatingRemainder(dividingBy: 16) == 0)
    #expect(label.sizeThatFits(NSSize(width: 1e6, height: 1e6)).height == 16)
    #expect(label.sizeThatFits(.zero).height == 16)
  }

  // Apple's reference of NSCell.isBordered: setting it removes the bezel, whatever the value.
  @Test("border and bezel exclude each other")
  func edges() {
    let field = NSTextField()
    field.isEditable = false
    field.isBordered = false
    #expect(!field.isBezeled && !field.isBordered)
    field.isBezeled = true
    field.isBordered = true
    #expect(!field.isBezeled && field.isBordered)
    field.isBezeled = false
    #expect(!field.isBordered)
  }

  @Test("what can be edited has no width of its own, whatever its edge")
  func editability() {
    let shown = NSTextField(string: "shown")
    shown.isEditable = false
    #expect(shown.intrinsicContentSize.width > 30 && shown.intrinsicContentSize.height == 21)
    let plain = NSTextField(string: "written")
    plain.isBezeled = false
    #expect(plain.intrinsicContentSize.width == NSView.noIntrinsicMetric)
  }

  // Clipping ends wrapping, not the breaks of the text; usesSingleLineMode does (Apple's reference of it).
  @Test("breaks in the text count on labels of one line")
  func breaks() {
    let label = NSTextField(labelWithString: "a\nb")
    #expect(label.intrinsicContentSize.height == 32)
    label.usesSingleLineMode = true
    #expect(label.intrinsicContentSize.height == 16)
  }

  // ControlShape.Image: what lies above or behind a title is not beside it, and has 8 points on both sides.
  @Test(
    "an image's place decides the width",
    arguments: [(NSControl.ImagePosition.imageAbove, 48), (.imageBelow, 48), (.imageOverlaps, 48)]
      as [(NSControl.ImagePosition, CGFloat)])
  func imagePlaces(position: NSControl.ImagePosition, width: CGFloat) {
    let button = NSButton(title: "OK", target: nil, action: nil)
    button.image = NSImage(size: NSSize(width: 32, height: 32))
    button.imagePosition = position
    #expect(button.intrinsicContentSize.width == width)
    button.imagePosition = .imageLeading
    #expect(button.intrinsicContentSize.width > width + 10)
  }

  // ControlShape: a line of one point in a frame of five; the content of a box with its title (17 boxes of the corpus), and
  // the margins of 5 points of Apple's reference of contentViewMargins.
  @Test("lines and boxes have the room that they are drawn in")
  func boxes() {
    let line = NSBox()
    line.boxType = .separator
    line.setFrameSize(NSSize(width: 100, height: 5))
    #expect(line.intrinsicContentSize == NSSize(width: NSView.noIntrinsicMetric, height: 1))
    #expect(line.alignmentRectInsets.top == 2)
    line.setFrameSize(NSSize(width: 5, height: 100))
    #expect(line.intrinsicContentSize == NSSize(width: 1, height: NSView.noIntrinsicMetric))

    let box = NSBox(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    #expect(box.contentView?.frame == NSRect(x: 9, y: 10, width: 182, height: 70))
    box.titlePosition = .noTitle
    box.contentViewMargins = .zero
    #expect(box.contentView?.frame == NSRect(x: 4, y: 5, width: 192, height: 92))
  }

  @Test("controls without text have their figures")
  func figures() {
    let controls: [(NSView, CGFloat, CGFloat)] = [
      (NSStepper(), 13, 22), (NSSwitch(), 38, 22), (NSColorWell(), 38, 22), (NSSlider(), -1, 20),
      (NSProgressIndicator(), -1, 18),
    ]
    for (view, width, height) in controls {
      #expect(view.intrinsicContentSize == NSSize(width: width, height: height), "\(type(of: view))")
    }
  }

  @Test("sliders hold numbers within their limits, and marks make them higher")
  func slider() {
    let slider = NSSlider(value: 50, minValue: 0, maxValue: 20, target: nil, action: nil)
    #expect(slider.doubleValue == 20 && slider.integerValue == 20 && slider.frame.height == 28)
    slider.numberOfTickMarks = 3
    #expect(slider.intrinsicContentSize.height == 24)
    slider.isVertical = true
    #expect(slider.intrinsicContentSize == NSSize(width: 20, height: -1))
  }

  @Test("a wheel is 32 or 16 points wide")
  func wheel() {
    let wheel = NSProgressIndicator()
    wheel.style = .spinning
    #expect(wheel.intrinsicContentSize == NSSize(width: 32, height: 32))
    wheel.controlSize = .small
    wheel.sizeToFit()
    #expect(wheel.frame.size == NSSize(width: 16, height: 16))
  }

  @Test("a menu that pops up is as wide as its widest item; one that pulls down as its first")
  func menus() {
    let popUp = NSPopUpButton()
    popUp.addItems(withTitles: ["A", "Something that is wide"])
    let width = popUp.intrinsicContentSize.width
    #expect(popUp.titleOfSelectedItem == "A" && popUp.intrinsicContentSize.height == 20)
    popUp.selectItem(at: 1)
    #expect(popUp.intrinsicContentSize.width == width && popUp.title == "Something that is wide")
    popUp.pullsDown = true
    #expect(popUp.intrinsicContentSize.width < width - 50)
    popUp.removeAllItems()
    #expect(popUp.indexOfSelectedItem == -1 && popUp.numberOfItems == 0)
  }

  // Inside of insets of 2 on both sides: 13 for each segment without a text, less 1 (InspectorWindowController.xib of iina
  // and 5 others); with a given width (Presets.xib of HandBrake) that and 1, and 1 more.
  @Test("segments are as wide as their texts, or as they are told")
  func segments() {
    let control = NSSegmentedControl(labels: ["", ""], trackingMode: .selectOne, target: nil, action: nil)
    #expect(control.intrinsicContentSize == NSSize(width: 25, height: 22))
    control.setWidth(50, forSegment: 1)
    #expect(control.intrinsicContentSize.width == 65)
    control.selectedSegment = 1
    #expect(control.isSelected(forSegment: 1) && control.selectedSegment == 1)
  }
}
