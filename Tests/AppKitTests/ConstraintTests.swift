// Constraints between AppKit's views and guides: items, formats, texts, ambiguity.

import AppKit
import Plumbline
import Testing
import Typography

private func pinned(_ view: NSView, in root: NSView) {
  view.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(view)
}

private func address(_ object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}

@Suite("Constraints of AppKit's views") struct ConstraintTests {
  let root = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 300))

  @Test("items read back as the views and guides that were named")
  func items() {
    let box = NSView()
    pinned(box, in: root)
    let guide = NSLayoutGuide()
    root.addLayoutGuide(guide)
    let first = NSLayoutConstraint(
      item: box, attribute: .left, relatedBy: .equal, toItem: guide, attribute: .right, multiplier: 1,
      constant: 4)
    root.addConstraint(first)
    #expect(first.firstItem === box && first.secondItem === guide && first.isActive)
    let second = box.topAnchor.constraint(equalTo: guide.bottomAnchor)
    #expect(second.firstItem === box && second.secondItem === guide && box.topAnchor.item === box)
    #expect(root.constraints == [first])
    root.removeConstraint(first)
    #expect(root.constraints.isEmpty && !first.isActive)
  }

  // spec 03 §3 and E089, E091: 20 to the superview, 8 between siblings.
  @Test("standard spaces of formats are AppKit's")
  func formats() {
    let (a, b) = (NSView(), NSView())
    pinned(a, in: root)
    pinned(b, in: root)
    let views: [String: Any] = ["a": a, "b": b]
    for format in ["V:|-[a(20)]-[b(20)]", "H:|-[a]-|", "H:|[b(10)]"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
    }
    root.layoutSubtreeIfNeeded()
    #expect(a.frame == NSRect(x: 20, y: 260, width: 360, height: 20))
    #expect(b.frame == NSRect(x: 0, y: 232, width: 10, height: 20))
  }

  // spec 01 §6, D17.
  @Test("descriptions have AppKit's names and spaces")
  func description() {
    let button = NSButton(title: "OK", target: nil, action: nil)
    pinned(button, in: root)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[button]", options: [], metrics: nil, views: ["button": button])
    NSLayoutConstraint.activate(made)
    #expect(
      made[0].description == "<NSLayoutConstraint:\(address(made[0])) H:|-(NSSpace(20))-[NSButton:"
        + "\(address(button))]   (active, names: '|':NSView:\(address(root)) )>")
    button.identifier = NSUserInterfaceItemIdentifier("confirm")
    let width = button.widthAnchor.constraint(equalToConstant: 80)
    #expect(
      width.description == "<NSLayoutConstraint:\(address(width)) confirm.width == 80   (inactive, names: "
        + "confirm:\(address(button)) )>")
  }

  // spec 02 §4.2, the macOS form.
  @Test("a conflict is told in AppKit's words")
  func conflictLog() {
    final class Console: @unchecked Sendable { var texts: [String] = [] }
    let console = Console()
    var environment = LayoutEnvironment(textMeasurer: SystemFontMeasurer())
    environment.console = { console.texts.append($0.text) }
    root.layoutEnvironment = environment
    let box = NSView()
    pinned(box, in: root)
    let first = box.widthAnchor.constraint(equalToConstant: 100)
    let second = box.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([first, second])
    root.layoutSubtreeIfNeeded()
    #expect(
      console.texts == [
        """
        Unable to simultaneously satisfy constraints:
        (
            "\(first)",
            "\(second)"
        )

        Will attempt to recover by breaking constraint 
        \(second)

        Set the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES to have \
        -[NSWindow visualizeConstraints:] automatically called when this happens.  And/or, set a symbolic breakpoint on \
        LAYOUT_CONSTRAINTS_NOT_SATISFIABLE to catch this in the debugger.
        """
      ])
    #expect(box.frame.width == 100)
  }

  // spec 02 §6.
  @Test("ambiguity is found and exercised")
  func ambiguity() {
    let box = NSView()
    pinned(box, in: root)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[box]-|", options: [], metrics: nil, views: ["box": box]))
    box.heightAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(!box.hasAmbiguousLayout, "outside of a window")
    let window = NSWindow(
      contentRect: root.bounds, styleMask: [.borderless], backing: .buffered, defer: false)
    window.contentView = root
    #expect(box.hasAmbiguousLayout)
    let before = box.frame
    box.exerciseAmbiguityInLayout()
    #expect(box.frame != before && box.frame.height == 10)
    box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    #expect(!box.hasAmbiguousLayout)
    // spec 02 §5: a free y is 0 from the top.
    #expect(before.maxY == 300)
  }

  // spec 05 §7; E140.
  @Test("fittingSize is the smallest size of the subtree")
  func fitting() {
    final class Block: NSView {
      var own = NSSize.zero
      override var intrinsicContentSize: NSSize { own }
    }
    let (s, i, j) = (NSView(), Block(), Block())
    i.own = NSSize(width: 50, height: 20)
    j.own = NSSize(width: 70, height: 30)
    pinned(i, in: s)
    pinned(j, in: s)
    for format in ["H:|-[i]-[j]-|", "V:|-(>=8)-[i]-12-|", "V:|-(>=8)-[j]"] {
      s.addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: nil, views: ["i": i, "j": j]))
    }
    i.bottomAnchor.constraint(equalTo: j.bottomAnchor).isActive = true
    #expect(s.fittingSize == NSSize(width: 168, height: 50))
    j.isHorizontalContentSizeConstraintActive = false
    #expect(s.fittingSize.width == 98)
  }

  @Test("guides have frames in their owner's coordinates")
  func guides() {
    let guide = NSLayoutGuide()
    guide.identifier = NSUserInterfaceItemIdentifier("gap")
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      guide.heightAnchor.constraint(equalToConstant: 50),
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutSubtreeIfNeeded()
    #expect(guide.frame == NSRect(x: 0, y: 220, width: 20, height: 50))
    #expect(guide.owningView === root && root.layoutGuides == [guide])
    let box = NSView()
    pinned(box, in: root)
    root.additionalSafeAreaInsets = NSEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      box.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
      box.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor),
      box.widthAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutSubtreeIfNeeded()
    #expect(box.frame == NSRect(x: 8, y: 20, width: 5, height: 270))
    #expect(root.safeAreaRect == NSRect(x: 0, y: 20, width: 400, height: 270))
    root.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && root.layoutGuides.isEmpty)
  }

  @Test("alignment rectangles and baselines are the subclass's")
  func alignment() {
    final class Shadowed: NSView {
      override var intrinsicContentSize: NSSize { NSSize(width: 40, height: 20) }
      override var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets(top: 1, left: 2, bottom: 5, right: 3) }
      override var firstBaselineOffsetFromTop: CGFloat { 15 }
      override var lastBaselineOffsetFromBottom: CGFloat { 4 }
    }
    let (view, line) = (Shadowed(), NSView())
    pinned(view, in: root)
    pinned(line, in: root)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      line.topAnchor.constraint(equalTo: view.firstBaselineAnchor),
      line.bottomAnchor.constraint(equalTo: view.lastBaselineAnchor, constant: 100),
    ])
    root.layoutSubtreeIfNeeded()
    // 40 × 20 that align, at 10 from the left and 10 from the top; 2, 3, 1 and 5 around them.
    #expect(view.frame == NSRect(x: 8, y: 265, width: 45, height: 26))
    #expect(view.alignmentRect(forFrame: view.frame) == NSRect(x: 10, y: 270, width: 40, height: 20))
    #expect(line.frame.maxY == 275 && line.frame.minY == 174)
  }

  @Test("left and right follow the direction that a view was given")
  func direction() {
    let box = NSView()
    pinned(box, in: root)
    root.userInterfaceLayoutDirection = .rightToLeft
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      box.widthAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutSubtreeIfNeeded()
    #expect(box.frame.minX == 360 && root.userInterfaceLayoutDirection == .rightToLeft)
  }
}
