// Subviews, windows and who keeps whom alive.

import AppKit
import Testing

@Suite("AppKit's view tree") struct HierarchyTests {
  private final class Recorder: NSView {
    var notes: [String] = []
    override func viewWillMove(toSuperview newSuperview: NSView?) {
      notes.append("will move to \(newSuperview == nil ? "none" : "superview")")
    }
    override func viewDidMoveToSuperview() { notes.append("did move") }
    override func viewWillMove(toWindow newWindow: NSWindow?) { notes.append("will enter window") }
    override func viewDidMoveToWindow() { notes.append("did enter window") }
  }

  @Test("views are ordered, replaced and found")
  func order() {
    let root = NSView()
    let (a, b, c) = (NSView(), NSView(), NSView())
    root.addSubview(a)
    root.addSubview(b)
    root.addSubview(c, positioned: .below, relativeTo: b)
    #expect(root.subviews == [a, c, b])
    root.addSubview(a, positioned: .above, relativeTo: nil)
    #expect(root.subviews == [c, b, a])
    let d = NSView()
    root.replaceSubview(b, with: d)
    #expect(root.subviews == [c, d, a] && b.superview == nil)
    d.addSubview(b)
    #expect(b.isDescendant(of: root) && b.ancestorShared(with: a) === root && b.ancestorShared(with: d) === d)
    root.subviews = [a]
    #expect(root.subviews == [a] && d.superview == nil)
  }

  @Test("a view is told of superviews and windows")
  func notes() {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 100, height: 100), styleMask: [], backing: .buffered,
      defer: false)
    let view = Recorder()
    window.contentView?.addSubview(view)
    #expect(view.notes == ["will move to superview", "will enter window", "did move", "did enter window"])
    #expect(view.window === window)
    view.removeFromSuperview()
    #expect(view.window == nil && view.notes.count == 8)
  }

  @Test("the tree keeps its views alive, and lets them go")
  func lifetime() {
    weak var gone: NSView?
    let root = NSView()
    var constraint: NSLayoutConstraint?
    do {
      let view = NSView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      constraint = view.widthAnchor.constraint(equalTo: root.widthAnchor)
      constraint?.isActive = true
      gone = view
    }
    #expect(gone != nil && root.subviews.count == 1 && constraint?.firstItem === root.subviews[0])
    root.subviews[0].removeFromSuperview()
    #expect(gone == nil && constraint?.firstItem == nil && constraint?.isActive == false)
  }

  @Test("constraints across a subtree that leaves become inactive")
  func constraintsGo() {
    let (root, inner) = (NSView(), NSView())
    root.addSubview(inner)
    let across = inner.widthAnchor.constraint(equalTo: root.widthAnchor)
    let own = inner.heightAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([across, own])
    inner.removeFromSuperview()
    #expect(!across.isActive && own.isActive && inner.constraints.contains(own))
  }
}
