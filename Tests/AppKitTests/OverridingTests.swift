// What AppKit declares open, and programs therefore override.

import AppKit
import Testing

private final class NotingView: NSView {
  var notes: [String] = []
  override func addConstraint(_ constraint: NSLayoutConstraint) {
    notes.append("add")
    super.addConstraint(constraint)
  }
  override func addConstraints(_ constraints: [NSLayoutConstraint]) {
    notes.append("addConstraints")
    super.addConstraints(constraints)
  }
  override func removeConstraint(_ constraint: NSLayoutConstraint) {
    notes.append("remove")
    super.removeConstraint(constraint)
  }
}

/// Text 6 points above the lower edge, said in the way of old programs.
private final class OldText: NSView {
  override var baselineOffsetFromBottom: CGFloat { 6 }
}

@Suite("Overriding AppKit's views") struct OverridingTests {
  // spec 01 §5.
  @Test("activating and deactivating calls the common ancestor's own methods")
  func activation() {
    let root = NotingView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let view = NSView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
    let width = view.widthAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([left, width])
    left.isActive = false
    #expect(root.notes == ["add", "remove"] && width.isActive && !left.isActive)
    root.addConstraints([left])
    #expect(root.notes == ["add", "remove", "addConstraints", "add"] && root.constraints.contains(left))
  }

  // spec 05 §3.
  @Test("an overridden baselineOffsetFromBottom is the last baseline")
  func baseline() {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let text = OldText()
    text.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(text)
    NSLayoutConstraint.activate([
      text.lastBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      text.heightAnchor.constraint(equalToConstant: 20), text.leftAnchor.constraint(equalTo: root.leftAnchor),
      text.widthAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutSubtreeIfNeeded()
    // The baseline is 50 below the top, the lower edge 6 below the baseline: 100 - 56.
    #expect(
      text.lastBaselineOffsetFromBottom == 6 && text.frame == NSRect(x: 0, y: 44, width: 10, height: 20))
  }
}
