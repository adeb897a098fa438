// What `NSWindow.visualizeConstraints(_:)` would draw, as data; its picture is tested with LayoutReport's.

import AppKit
import Testing

@Suite("Constraints drawn over a window") struct VisualizationTests {
  private let window = NSWindow(
    contentRect: NSRect(x: 0, y: 0, width: 200, height: 100), styleMask: [.borderless], backing: .buffered,
    defer: false)
  private let box = NSView()

  init() throws {
    box.translatesAutoresizingMaskIntoConstraints = false
    box.identifier = NSUserInterfaceItemIdentifier("box")
    try #require(window.contentView).addSubview(box)
  }

  @Test("items with their places, and a line for each distance and length, y downwards")
  func data() throws {
    let content = try #require(window.contentView)
    let left = box.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 30)
    let width = box.widthAnchor.constraint(equalToConstant: 50)
    let bottom = box.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10)
    bottom.priority = .defaultHigh
    let height = box.heightAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([left, width, bottom, height])
    window.visualizeConstraints([left, width, bottom])
    let drawn = try #require(window.constraintVisualization)
    #expect(drawn.size == NSSize(width: 200, height: 100))
    #expect(drawn.items.map(\.frame) == [NSRect(x: 30, y: 70, width: 50, height: 20), content.frame])
    #expect(drawn.items[0].name == "box" && drawn.items[1].name.hasPrefix("NSView:0x"))
    #expect(drawn.constraints.map(\.isRequired) == [true, true, false])
    #expect(drawn.constraints.map(\.text) == [left, width, bottom].map(\.description))
    // The first and the last lie where both rectangles are: the box's middle, 80 down and 55 across.
    #expect(
      drawn.lines.map(\.start) == [NSPoint(x: 0, y: 80), NSPoint(x: 30, y: 80), NSPoint(x: 55, y: 100)])
    #expect(drawn.lines.map(\.end) == [NSPoint(x: 30, y: 80), NSPoint(x: 80, y: 80), NSPoint(x: 55, y: 90)])
    window.visualizeConstraints(nil)
    #expect(window.constraintVisualization?.constraints.count ?? 0 > 3, "all of them, the system's too")
  }

  @Test("a conflict is drawn by itself where the default that the log names is set")
  func conflict() async {
    await #expect(processExitsWith: .success) {
      @MainActor in
      UserDefaults.standard.register(defaults: [
        "NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints": true
      ])
      let window = NSWindow(
        contentRect: NSRect(x: 0, y: 0, width: 200, height: 100), styleMask: [.borderless],
        backing: .buffered,
        defer: false)
      let box = NSView()
      box.translatesAutoresizingMaskIntoConstraints = false
      window.contentView?.addSubview(box)
      box.widthAnchor.constraint(equalToConstant: 10).isActive = true
      box.widthAnchor.constraint(equalToConstant: 20).isActive = true
      window.layoutIfNeeded()
      precondition(window.constraintVisualization?.constraints.count == 2)
    }
  }
}
