// Views in a document that are tied to something outside of its scroll view stay where that is (spec 05 §10).

import AppKit
import Testing

@Suite("Views that float over a scrolled document") struct FloatingViewTests {
  @Test("the clip view's bounds move the document, not what hangs on something outside")
  func floats() {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 300))
    let scroll = NSScrollView(frame: NSRect(x: 50, y: 40, width: 300, height: 200))
    let document = NSView(frame: NSRect(x: 0, y: 0, width: 1000, height: 800))
    root.addSubview(scroll)
    scroll.documentView = document
    let badge = NSView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    document.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 120),
      badge.topAnchor.constraint(equalTo: root.topAnchor, constant: 70),
      badge.widthAnchor.constraint(equalToConstant: 20), badge.heightAnchor.constraint(equalToConstant: 30),
    ])
    for offset in [NSPoint.zero, NSPoint(x: 300, y: 60)] {
      scroll.contentView.setBoundsOrigin(offset)
      root.layoutSubtreeIfNeeded()
      #expect(
        badge.convert(badge.bounds, to: root) == NSRect(x: 120, y: 200, width: 20, height: 30), "\(offset)")
    }
  }
}
