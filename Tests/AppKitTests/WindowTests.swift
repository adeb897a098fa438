// Windows take part in layout with their size; controllers are called around it.

import AppKit
import Testing

@Suite("NSWindow and NSViewController") struct WindowTests {
  private func window(_ style: NSWindow.StyleMask = []) -> NSWindow {
    NSWindow(
      contentRect: NSRect(x: 100, y: 100, width: 200, height: 100), styleMask: style, backing: .buffered,
      defer: false)
  }

  // spec 02 §2: the size stays with just under 500, and the upper left corner stays put.
  @Test(
    "the window grows for what is more important than its size",
    arguments: [
      (NSLayoutConstraint.Priority.required, 300), (.dragThatCanResizeWindow, 300), (.windowSizeStayPut, 300),
      (.dragThatCannotResizeWindow, 200), (.defaultLow, 200),
    ] as [(NSLayoutConstraint.Priority, CGFloat)])
  func grows(priority: NSLayoutConstraint.Priority, width: CGFloat) {
    let window = window()
    let box = NSView()
    box.translatesAutoresizingMaskIntoConstraints = false
    window.contentView?.addSubview(box)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[box]|", options: [], metrics: nil, views: ["box": box])
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|[box(==150)]|", options: [], metrics: nil, views: ["box": box]))
    let wish = box.widthAnchor.constraint(equalToConstant: 300)
    wish.priority = priority
    wish.isActive = true
    window.layoutIfNeeded()
    #expect(window.frame == NSRect(x: 100, y: 50, width: width, height: 150))
    #expect(box.frame == NSRect(x: 0, y: 0, width: width, height: 150))
    #expect(box.window === window)
  }

  @Test("a title bar lies above the content, or reaches into it as safe area")
  func titleBar() {
    let plain = window([.titled])
    #expect(plain.frame.height == 128 && plain.contentView?.frame.size == NSSize(width: 200, height: 100))
    let full = window([.titled, .fullSizeContentView])
    #expect(full.frame.height == 100 && full.contentView?.safeAreaInsets.top == 28)
    #expect(full.contentLayoutRect == NSRect(x: 0, y: 0, width: 200, height: 72))
    full.setContentSize(NSSize(width: 220, height: 150))
    #expect(full.frame == NSRect(x: 100, y: 50, width: 220, height: 150))
    full.layoutIfNeeded()
    #expect(full.contentView?.frame.size == NSSize(width: 220, height: 150))
  }

  private final class Controller: NSViewController {
    var notes: [String] = []
    override func loadView() {
      notes.append("loadView")
      view = NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 60))
    }
    override func viewDidLoad() { notes.append("viewDidLoad") }
    override func viewWillAppear() { notes.append("viewWillAppear") }
    override func viewDidAppear() { notes.append("viewDidAppear") }
    override func updateViewConstraints() {
      notes.append("updateViewConstraints")
      super.updateViewConstraints()
    }
    override func viewWillLayout() { notes.append("viewWillLayout") }
    override func viewDidLayout() { notes.append("viewDidLayout") }
  }

  @Test("a controller is called in the order of a view's life")
  func controller() {
    let controller = Controller()
    #expect(!controller.isViewLoaded)
    let window = NSWindow(contentViewController: controller)
    #expect(
      window.contentView === controller.view && controller.view.frame.size == NSSize(width: 50, height: 60))
    window.makeKeyAndOrderFront(nil)
    #expect(
      controller.notes == [
        "loadView", "viewDidLoad", "viewWillAppear", "updateViewConstraints", "viewWillLayout",
        "viewDidLayout",
        "viewDidAppear",
      ])
    controller.view.needsLayout = true
    window.layoutIfNeeded()
    #expect(controller.notes.suffix(2) == ["viewWillLayout", "viewDidLayout"])
  }

  @Test("controllers contain controllers")
  func children() {
    let (outer, inner) = (NSViewController(), NSViewController())
    outer.addChild(inner)
    #expect(outer.children == [inner] && inner.parent === outer)
    inner.removeFromParent()
    #expect(outer.children.isEmpty && inner.parent == nil)
  }

  private final class Restless: NSView {
    var passes = 0
    override func layout() {
      passes += 1
      super.layout()
      if passes < 3 { subviews.first?.layoutSubtreeIfNeeded() }
    }
  }

  @Test("a view may lay out what is below it from its own layout")
  func nested() {
    let window = window()
    let view = Restless()
    view.addSubview(NSView())
    window.contentView = view
    view.layoutSubtreeIfNeeded()
    #expect(view.passes >= 1 && !view.needsLayout && window.frame.size == NSSize(width: 200, height: 100))
  }

  // spec 05 §9 and api §7: the engine's answers are rounded to the window's pixels.
  @Test("what the content view is told holds for the whole window")
  func wholeWindow() {
    let window = window()
    let (outer, inner) = (NSView(), NSView())
    window.contentView?.addSubview(outer)
    outer.addSubview(inner)
    for view in [outer, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
    let views: [String: Any] = ["outer": outer, "inner": inner]
    for format in ["H:|[outer]|", "V:|[outer]|", "H:|-10-[inner(>=400)]-10-|", "V:|-10-[inner(30)]-10-|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
    }
    inner.layoutSubtreeIfNeeded()
    #expect(window.frame == NSRect(x: 100, y: 150, width: 420, height: 50))
    #expect(inner.frame == NSRect(x: 10, y: 10, width: 400, height: 30))
  }
}
