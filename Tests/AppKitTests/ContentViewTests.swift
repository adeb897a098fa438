// Content views of windows, boxes, scroll views and tabs: they fill their container, and are forgotten once they leave.

import AppKit
import Testing

@Suite("Content views") struct ContentViewTests {
  private func window(_ width: CGFloat = 300, _ height: CGFloat = 200) -> NSWindow {
    NSWindow(
      contentRect: NSRect(x: 100, y: 100, width: width, height: height), styleMask: [.titled],
      backing: .buffered, defer: false)
  }

  // spec 02 §1: the engine is rooted at the content view, whose size is the window's.
  @Test("a content view without a mask fills the window below its bar")
  func withoutMask() {
    let window = window()
    let stack = NSStackView(views: [Block(87, 20)])
    window.contentView = stack
    window.layoutIfNeeded()
    #expect(stack.frame == NSRect(x: 0, y: 0, width: 300, height: 200))
    window.setContentSize(NSSize(width: 320, height: 210))
    window.layoutIfNeeded()
    #expect(stack.frame == NSRect(x: 0, y: 0, width: 320, height: 210))

    let plain = NSView()
    window.contentView = plain
    window.layoutIfNeeded()
    plain.translatesAutoresizingMaskIntoConstraints = false
    let block = Block(50, 20)
    block.translatesAutoresizingMaskIntoConstraints = false
    plain.addSubview(block)
    NSLayoutConstraint.activate([
      block.leadingAnchor.constraint(equalTo: plain.leadingAnchor),
      block.topAnchor.constraint(equalTo: plain.topAnchor),
    ])
    window.layoutIfNeeded()
    #expect(plain.frame == NSRect(x: 0, y: 0, width: 320, height: 210))
    #expect(block.frame == NSRect(x: 0, y: 190, width: 50, height: 20))
  }

  @Test("a box's and a tab's content without a mask fill them too")
  func withoutMaskElsewhere() {
    let box = NSBox(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    let stack = NSStackView(views: [Block(10, 10)])
    box.contentView = stack
    box.layoutSubtreeIfNeeded()
    #expect(stack.frame == NSRect(x: 9, y: 10, width: 182, height: 70))

    // `PrefsWindow.xib` of Transmission: 10, 33, 560, 334 in 580, 380, from the top.
    let tabs = NSTabView(frame: NSRect(x: 0, y: 0, width: 580, height: 380))
    let (first, second) = (NSTabViewItem(identifier: 1), NSTabViewItem(identifier: 2))
    tabs.addTabViewItem(first)
    tabs.addTabViewItem(second)
    #expect(first.view?.frame == NSRect(x: 10, y: 13, width: 560, height: 334))
    tabs.selectTabViewItem(second)
    #expect(first.view?.superview == nil && second.view?.superview === tabs)
    second.view = NSStackView(views: [Block(10, 10)])
    tabs.layoutSubtreeIfNeeded()
    #expect(second.view?.frame == NSRect(x: 10, y: 13, width: 560, height: 334))
  }

  @Test("a box is as large as its content with edge, title and margins")
  func boxFits() {
    let box = NSBox()
    let block = Block(70, 20)
    block.translatesAutoresizingMaskIntoConstraints = false
    let content = box.contentView ?? NSView()
    content.addSubview(block)
    for format in ["H:|[block]|", "V:|[block]|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: nil, views: ["block": block]))
    }
    // 4 + 5 points at the sides, 3 + 12 + 5 above, 5 + 5 below.
    #expect(box.fittingSize == NSSize(width: 88, height: 50))
  }

  // The recommended constraints of a document: top and leading to the clip view; it scrolls all the same.
  @Test("a document that constraints place scrolls")
  func scrolls() {
    let scrollView = NSScrollView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let document = FlippedView()
    document.translatesAutoresizingMaskIntoConstraints = false
    scrollView.documentView = document
    let clip = scrollView.contentView
    NSLayoutConstraint.activate([
      document.topAnchor.constraint(equalTo: clip.topAnchor),
      document.leadingAnchor.constraint(equalTo: clip.leadingAnchor),
      document.trailingAnchor.constraint(equalTo: clip.trailingAnchor),
      document.heightAnchor.constraint(equalToConstant: 500),
    ])
    scrollView.layoutSubtreeIfNeeded()
    #expect(document.frame == NSRect(x: 0, y: 0, width: 100, height: 500))
    clip.scroll(to: NSPoint(x: 0, y: 150))
    scrollView.needsLayout = true
    scrollView.layoutSubtreeIfNeeded()
    #expect(document.frame == NSRect(x: 0, y: 0, width: 100, height: 500))
    #expect(scrollView.documentVisibleRect == NSRect(x: 0, y: 150, width: 100, height: 100))
  }

  @Test("views that leave are forgotten")
  func leaving() {
    let other = NSView()
    let box = NSBox(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
    let content = box.contentView ?? NSView()
    other.addSubview(content)
    #expect(box.contentView == nil)
    box.contentView = NSView()
    #expect(content.superview === other)

    let (first, second) = (NSScrollView(), NSScrollView())
    let document = NSView()
    first.documentView = document
    second.documentView = document
    first.documentView = nil
    #expect(second.documentView === document && document.superview === second.contentView)

    let window = window()
    let old = window.contentView ?? NSView()
    other.addSubview(old)
    #expect(window.contentView == nil)
    window.setContentSize(NSSize(width: 300, height: 300))
    #expect(old.frame.size == NSSize(width: 300, height: 200))
    window.contentView = old
    #expect(old.window === window && old.frame.size == NSSize(width: 300, height: 300))
  }

  // Apple's reference of NSWindow.contentViewController.
  @Test("a content controller resizes its window, and leaves with its view")
  func contentController() {
    let window = window(480, 270)
    let controller = NSViewController()
    controller.view = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    controller.title = "Settings"
    window.contentViewController = controller
    #expect(window.contentView?.frame.size == NSSize(width: 200, height: 100))
    window.contentView = NSView()
    #expect(window.contentViewController == nil && controller.view.window == nil)
    #expect(NSWindow(contentViewController: controller).title == "Settings")
  }

  private final class Noting: NSViewController {
    var notes: [String] = []
    override func viewWillAppear() { notes.append("will appear") }
    override func viewDidAppear() { notes.append("did appear") }
    override func viewWillDisappear() { notes.append("will disappear") }
    override func viewDidDisappear() { notes.append("did disappear") }
  }

  // Apple's reference of viewWillAppear(): whenever the view comes into a visible window.
  @Test("every controller with a view in the window appears and disappears")
  func appearing() {
    let window = window()
    let (outer, inner, late) = (Noting(), Noting(), Noting())
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    window.contentViewController = outer
    #expect(outer.notes.isEmpty && inner.notes.isEmpty)
    window.orderFront(nil)
    #expect(outer.notes == ["will appear", "did appear"] && inner.notes == outer.notes)
    outer.view.addSubview(late.view)
    #expect(late.notes == ["will appear", "did appear"])
    inner.view.removeFromSuperview()
    #expect(inner.notes.suffix(2) == ["will disappear", "did disappear"])
    window.orderOut(nil)
    #expect(late.notes.suffix(2) == ["will disappear", "did disappear"] && inner.notes.count == 4)
  }

  // Apple's reference of contentMinSize: setContentSize(_:) is held to it, setFrame(_:display:) is not.
  @Test("limits hold for sizes of the content, and not for frames")
  func limits() {
    let window = window()
    window.contentMinSize = NSSize(width: 300, height: 300)
    window.setContentSize(NSSize(width: 150, height: 90))
    #expect(window.contentView?.frame.size == NSSize(width: 300, height: 300))
    window.setFrame(NSRect(x: 0, y: 0, width: 150, height: 128), display: true)
    window.layoutIfNeeded()
    #expect(window.frame.size == NSSize(width: 150, height: 128))
  }

  @Test("a capped width gives a wrapped text its height")
  func capped() {
    let window = window(100, 50)
    window.contentMaxSize.width = 200
    let label = NSTextField(
      wrappingLabelWithString: Array(repeating: "word", count: 20).joined(separator: " "))
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    label.setContentCompressionResistancePriority(NSLayoutConstraint.Priority(999), for: .horizontal)
    label.translatesAutoresizingMaskIntoConstraints = false
    window.contentView?.addSubview(label)
    for format in ["H:|-2-[label]-2-|", "V:|[label]|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: nil, views: ["label": label]))
    }
    window.layoutIfNeeded()
    #expect(window.contentView?.frame.width == 200)
    #expect(window.contentView?.frame.height ?? 0 >= 64)
  }

  private final class Greedy: NSView {
    override func viewWillMove(toSuperview newSuperview: NSView?) {
      for view in newSuperview?.subviews ?? [] where view !== self { view.removeFromSuperview() }
    }
  }

  @Test("a view may clear its superview on its way in")
  func greedy() {
    let host = NSView()
    host.subviews = [NSView(), NSView(), NSView()]
    let view = Greedy()
    host.addSubview(view)
    #expect(host.subviews == [view])
    let other = Greedy()
    host.replaceSubview(view, with: other)
    #expect(host.subviews == [other])
  }
}
