// What small programs for the Mac say: it compiles, and what bears on layout does.

import AppKit
import Testing

@Suite("Usual names of AppKit") struct UsualNamesTests {
  // Apple's reference: NSControl.StateValue; NSButton.setNextState().
  @Test("a box to tick has states")
  func states() {
    let box = NSButton(checkboxWithTitle: "On", target: nil, action: nil)
    box.state = .on
    #expect(box.state == .on && box.state.rawValue == 1 && NSControl.StateValue.mixed.rawValue == -1)
    box.setNextState()
    box.allowsMixedState = true
    box.setNextState()
    #expect(box.state == .mixed)
  }

  // Apple's Human Interface Guidelines, macOS, Typography; NSFont: each function has its own usual size.
  @Test("fonts have the Mac's sizes")
  func fonts() {
    let label = NSTextField(labelWithString: "a")
    label.font = .preferredFont(forTextStyle: .largeTitle)
    #expect(label.font?.pointSize == 26)
    let font = NSFont.preferredFont(forTextStyle: .caption1)
    label.font = font
    #expect(font.pointSize == 10 && NSFont.preferredFont(forTextStyle: .body, options: [:]).pointSize == 13)
    #expect(NSFont(name: "Helvetica", size: 20)?.pointSize == 20 && NSFont(name: "", size: 20) == nil)
    #expect(NSFont.monospacedSystemFont(ofSize: 0, weight: .regular).pointSize == 13)
    #expect(NSFont.monospacedDigitSystemFont(ofSize: 0, weight: .regular).pointSize == 13)
    #expect(NSFont.labelFont(ofSize: 0).pointSize == 10)
  }

  @Test("values, colours and types have their names")
  func values() {
    let label = NSTextField(labelWithString: "")
    label.integerValue = 42
    #expect(label.stringValue == "42" && label.doubleValue == 42)
    label.objectValue = "7.5 m"
    #expect(label.doubleValue == 7.5 && label.integerValue == 7)
    label.textColor = .controlTextColor
    label.backgroundColor = .windowBackgroundColor
    label.cell?.wraps = false
    #expect(label.lineBreakMode == .byClipping && label.cell is NSTextFieldCell)
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    CATransaction.begin()
    CATransaction.commit()
    #expect(NSImage(systemSymbolName: "gear", accessibilityDescription: "Settings") != nil)
    #expect(NSImage(named: "no such picture") == nil)
    #expect(NSColor(srgbRed: 0.25, green: 0, blue: 0, alpha: 1).redComponent == 0.25)
  }

  @Test("views say what is above them and what is seen of them")
  func views() {
    let scrollView = NSScrollView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let document = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 500))
    scrollView.documentView = document
    scrollView.borderType = .lineBorder
    #expect(document.enclosingScrollView === scrollView)
    scrollView.contentView.scroll(to: NSPoint(x: 0, y: 150))
    #expect(document.visibleRect == NSRect(x: 0, y: 150, width: 100, height: 100))
    #expect(document.hitTest(NSPoint(x: 10, y: 10)) === document)
    // Apple's reference of scrollToVisible(_:): the least distance that shows the rectangle.
    #expect(document.scrollToVisible(NSRect(x: 0, y: 300, width: 10, height: 20)))
    #expect(document.visibleRect.minY == 220)
    #expect(!document.scrollToVisible(NSRect(x: 0, y: 250, width: 10, height: 20)))
    #expect(document.scrollToVisible(NSRect(x: 0, y: 5, width: 10, height: 20)))
    #expect(document.visibleRect.minY == 5)
    scrollView.isHidden = true
    #expect(document.isHiddenOrHasHiddenAncestor && !document.isHidden)
    let layer = CALayer()
    document.layer = layer
    #expect(document.layer === layer)
    #expect(document.convert(NSSize(width: 3, height: 4), to: nil) == NSSize(width: 3, height: 4))
  }

  // Apple's reference of resizeSubviews(withOldSize:) and resize(withOldSuperviewSize:).
  private final class Old: NSView {
    var notes: [String] = []
    override func resizeSubviews(withOldSize oldSize: NSSize) {
      notes.append("subviews \(oldSize.width)")
      super.resizeSubviews(withOldSize: oldSize)
    }
    override func setFrameSize(_ newSize: NSSize) {
      notes.append("size \(newSize.width)")
      super.setFrameSize(newSize)
    }
  }
  @Test("springs and struts pass setFrameSize and resizeSubviews")
  func springs() {
    let (outer, inner) = (
      Old(frame: NSRect(x: 0, y: 0, width: 100, height: 10)),
      Old(frame: NSRect(x: 0, y: 0, width: 40, height: 10))
    )
    inner.autoresizingMask = .width
    outer.addSubview(inner)
    (outer.notes, inner.notes) = ([], [])
    outer.setFrameSize(NSSize(width: 200, height: 10))
    #expect(outer.notes == ["size 200.0", "subviews 100.0"])
    #expect(inner.notes == ["size 140.0", "subviews 40.0"] && inner.frame.width == 140)
  }

  private final class Delegate: NSObject, NSApplicationDelegate, NSWindowDelegate {
    var notes: [String] = []
    func applicationDidFinishLaunching(_ notification: Notification) { notes.append("launched") }
    func windowWillClose(_ notification: Notification) { notes.append("closed") }
  }

  @Test("a program starts, and its window closes")
  func application() {
    let delegate = Delegate()
    NSApplication.shared.delegate = delegate
    NSApp.run()
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 300, height: 200), styleMask: [.titled, .closable],
      backing: .buffered, defer: false)
    window.titlebarAppearsTransparent = true
    window.minSize = NSSize(width: 100, height: 128)
    #expect(window.contentMinSize == NSSize(width: 100, height: 100))
    window.delegate = delegate
    window.center()
    #expect(window.frame.minX == 570)
    window.makeKeyAndOrderFront(nil)
    #expect(window.makeFirstResponder(nil))
    window.close()
    #expect(delegate.notes == ["launched", "closed"] && !window.isVisible)
  }

  // Outside of groups there is one context a thread (Apple's reference of NSAnimationContext.current).
  @Test("the thread's animation context keeps what is set")
  func animationContext() {
    let before = NSAnimationContext.current.duration
    NSAnimationContext.current.duration = 2
    #expect(NSAnimationContext.current.duration == 2)
    NSAnimationContext.current.duration = before
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    var isDone = false
    NSAnimationContext.runAnimationGroup { context in
      context.duration = 1
      view.animator().alphaValue = 0
    } completionHandler: {
      isDone = true
    }
    #expect(view.alphaValue == 0 && !isDone)
    view.animationTimeline.advance(by: 1.1)
    #expect(isDone)
  }
}
