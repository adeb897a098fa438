// Bounds of another size than the frame: the view's own points are longer or shorter, and with them everything that is
// said in them (constants lie in the container's coordinates).

import AppKit
import Testing

@Suite("Scaled bounds") struct ScaledBoundsTests {
  private let root = NSView(frame: NSRect(x: 0, y: 0, width: 800, height: 600))
  private let zoom = NSView(frame: NSRect(x: 100, y: 50, width: 400, height: 300))

  init() { root.addSubview(zoom) }

  private func pinned(_ view: NSView, in host: NSView) -> NSView {
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    return view
  }

  @Test(
    "setBoundsSize, scaleUnitSquare and an assigned size are the same",
    arguments: [
      { $0.setBoundsSize(NSSize(width: 200, height: 150)) },
      { $0.scaleUnitSquare(to: NSSize(width: 2, height: 2)) },
      { $0.bounds.size = NSSize(width: 200, height: 150) },
      { $0.bounds = NSRect(x: 0, y: 0, width: 200, height: 150) },
    ] as [@MainActor @Sendable (NSView) -> Void])
  @MainActor func ways(scale: @MainActor @Sendable (NSView) -> Void) {
    scale(zoom)
    #expect(zoom.bounds == NSRect(x: 0, y: 0, width: 200, height: 150))
    #expect(zoom.frame == NSRect(x: 100, y: 50, width: 400, height: 300))
    let inner = pinned(NSView(), in: zoom)
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalTo: zoom.widthAnchor),
      inner.heightAnchor.constraint(equalToConstant: 30),
      inner.leftAnchor.constraint(equalTo: zoom.leftAnchor),
      inner.topAnchor.constraint(equalTo: zoom.topAnchor, constant: 10),
    ])
    root.layoutSubtreeIfNeeded()
    // 150 - 10 - 30 from the lower edge.
    #expect(inner.frame == NSRect(x: 0, y: 110, width: 200, height: 30))
    #expect(inner.convert(inner.bounds, to: root) == NSRect(x: 100, y: 270, width: 400, height: 60))
    #expect(inner.convert(NSPoint(x: 100, y: 270), from: root) == .zero)
    // A larger frame has proportionally more points.
    zoom.setFrameSize(NSSize(width: 600, height: 300))
    root.layoutSubtreeIfNeeded()
    #expect(zoom.bounds.size == NSSize(width: 300, height: 150) && inner.frame.width == 300)
  }

  @Test("constants count in the points of the view that holds the constraint")
  func constants() {
    zoom.setBoundsSize(NSSize(width: 100, height: 150))
    let inner = pinned(NSView(), in: zoom)
    let (left, width) = (
      inner.leftAnchor.constraint(equalTo: zoom.leftAnchor, constant: 5),
      inner.widthAnchor.constraint(equalToConstant: 20)
    )
    let outer = pinned(NSView(), in: root)
    NSLayoutConstraint.activate([
      left, width, inner.heightAnchor.constraint(equalTo: inner.widthAnchor),
      inner.bottomAnchor.constraint(equalTo: zoom.bottomAnchor),
      outer.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 5),
      outer.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      outer.widthAnchor.constraint(equalToConstant: 20), outer.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutSubtreeIfNeeded()
    // A square of 20 in the view's own points: 80 x 40 in the window.
    #expect(inner.frame == NSRect(x: 5, y: 0, width: 20, height: 20))
    #expect(inner.convert(inner.bounds, to: root) == NSRect(x: 120, y: 50, width: 80, height: 40))
    #expect(outer.frame == NSRect(x: 205, y: 0, width: 20, height: 20))
    left.constant = 10
    root.layoutSubtreeIfNeeded()
    #expect(inner.frame.minX == 10 && outer.frame.minX == 225)
  }

  @Test("content sizes, frames by hand and fitting sizes are the view's own numbers")
  func contents() {
    final class Sized: NSView {
      override var intrinsicContentSize: NSSize { NSSize(width: 30, height: 10) }
    }
    zoom.setBoundsSize(NSSize(width: 200, height: 150))
    let sized = pinned(Sized(), in: zoom)
    sized.leftAnchor.constraint(equalTo: zoom.leftAnchor).isActive = true
    sized.bottomAnchor.constraint(equalTo: zoom.bottomAnchor).isActive = true
    let given = NSView(frame: NSRect(x: 1, y: 2, width: 3, height: 4))
    let deep = NSView(frame: NSRect(x: 5, y: 6, width: 7, height: 8))
    given.addSubview(deep)
    zoom.addSubview(given)
    root.layoutSubtreeIfNeeded()
    #expect(sized.frame == NSRect(x: 0, y: 0, width: 30, height: 10) && sized.fittingSize == sized.frame.size)
    #expect(given.frame == NSRect(x: 1, y: 2, width: 3, height: 4))
    #expect(deep.frame == NSRect(x: 5, y: 6, width: 7, height: 8))
    #expect(deep.convert(deep.bounds, to: root).size == NSSize(width: 14, height: 16))
    zoom.scaleUnitSquare(to: NSSize(width: 0.5, height: 0.5))
    root.layoutSubtreeIfNeeded()
    #expect(given.frame == NSRect(x: 1, y: 2, width: 3, height: 4) && sized.frame.width == 30)
    #expect(deep.convert(deep.bounds, to: root).size == NSSize(width: 7, height: 8))
    given.removeFromSuperview()
    #expect(
      given.frame.size == NSSize(width: 3, height: 4) && deep.frame == NSRect(x: 5, y: 6, width: 7, height: 8)
    )
  }

  @Test("sizes that no scale leads to change nothing")
  func refused() {
    for size in [NSSize.zero, NSSize(width: -1, height: 5)] { zoom.setBoundsSize(size) }
    NSView().setBoundsSize(NSSize(width: 5, height: 5))
    #expect(zoom.bounds.size == NSSize(width: 400, height: 300))
  }
}
