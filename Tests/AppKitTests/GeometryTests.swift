// Coordinates: y grows upwards in views that are not flipped, while constraints stay visual (spec api §7).

import AppKit
import Testing

final class FlippedView: NSView {
  override var isFlipped: Bool { true }
}

@Suite("AppKit's coordinates") struct GeometryTests {
  private func pinned(in root: NSView) -> NSView {
    let box = NSView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      box.widthAnchor.constraint(equalToConstant: 100), box.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutSubtreeIfNeeded()
    return box
  }

  @Test("20 below the top is high up in an unflipped view, and 20 in a flipped one")
  func flipped() {
    let size = NSRect(x: 0, y: 0, width: 320, height: 480)
    let (root, flippedRoot) = (NSView(frame: size), FlippedView(frame: size))
    let upward = pinned(in: root)
    let downward = pinned(in: flippedRoot)
    #expect(upward.frame == NSRect(x: 10, y: 420, width: 100, height: 40))
    #expect(downward.frame == NSRect(x: 10, y: 20, width: 100, height: 40))
  }

  @Test("bottom == top + 10 puts the lower view 10 points below the upper one")
  func downwardConstants() {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let (upper, lower) = (NSView(), NSView())
    for view in [upper, lower] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
    NSLayoutConstraint.activate([
      upper.topAnchor.constraint(equalTo: root.topAnchor),
      lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 10),
    ])
    root.layoutSubtreeIfNeeded()
    #expect(upper.frame.minY == 80 && lower.frame.minY == 50)
  }

  @Test("a frame keeps its numbers when the view enters or leaves a superview")
  func keepsFrame() {
    let frame = NSRect(x: 5, y: 7, width: 30, height: 40)
    let view = NSView(frame: frame)
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    root.addSubview(view)
    #expect(view.frame == frame)
    root.setFrameSize(NSSize(width: 200, height: 300))
    #expect(view.frame == frame)
    view.setFrameOrigin(NSPoint(x: 1, y: 2))
    view.setFrameSize(NSSize(width: 3, height: 4))
    #expect(view.frame == NSRect(x: 1, y: 2, width: 3, height: 4))
    view.removeFromSuperview()
    #expect(view.frame == NSRect(x: 1, y: 2, width: 3, height: 4) && view.superview == nil)
  }

  @Test("points and rectangles go from view to view")
  func conversion() {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    let upward = NSView(frame: NSRect(x: 10, y: 20, width: 50, height: 50))
    let downward = FlippedView(frame: NSRect(x: 100, y: 20, width: 50, height: 50))
    root.addSubview(upward)
    root.addSubview(downward)
    #expect(upward.convert(NSPoint(x: 1, y: 2), to: root) == NSPoint(x: 11, y: 22))
    #expect(downward.convert(NSPoint(x: 1, y: 2), to: root) == NSPoint(x: 101, y: 68))
    #expect(downward.convert(NSPoint(x: 11, y: 22), from: upward) == NSPoint(x: -79, y: 28))
    #expect(
      downward.convert(NSRect(x: 0, y: 0, width: 50, height: 10), to: nil)
        == NSRect(x: 100, y: 60, width: 50, height: 10))
    #expect(upward.convert(NSPoint(x: 11, y: 22), from: nil) == NSPoint(x: 1, y: 2))
  }

  @Test("the origin of the bounds moves what is seen, in either direction of y")
  func boundsOrigin() {
    for root in [NSView(), FlippedView()] {
      root.frame = NSRect(x: 0, y: 0, width: 100, height: 100)
      let view = NSView(frame: NSRect(x: 0, y: 30, width: 10, height: 10))
      root.addSubview(view)
      root.setBoundsOrigin(NSPoint(x: 0, y: 25))
      #expect(root.bounds == NSRect(x: 0, y: 25, width: 100, height: 100))
      #expect(view.frame == NSRect(x: 0, y: 30, width: 10, height: 10))
      let outer = NSView(frame: root.frame)
      outer.addSubview(root)
      // Of a flipped view 5 points above are visible, and the corner of the least y lies 10 points lower.
      #expect(view.convert(NSPoint.zero, to: outer).y == (root.isFlipped ? 85 : 5))
    }
  }

  // Outside of a window AppKit has one pixel a point (spec 05 §9); a window here has two.
  @Test("edges are rounded to pixels")
  func rounding() {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 101))
    let box = pinned(in: root)
    let middle = NSView()
    middle.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(middle)
    NSLayoutConstraint.activate([
      middle.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.333),
      middle.heightAnchor.constraint(equalToConstant: 10),
      middle.topAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    root.layoutSubtreeIfNeeded()
    #expect(middle.frame.width == 33)
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 100, height: 101), styleMask: [], backing: .buffered,
      defer: false)
    window.contentView = root
    window.layoutIfNeeded()
    #expect(window.backingScaleFactor == 2 && middle.frame.width == 33.5)
  }
}
