// Springs and struts under AppKit's names: margins at the least and greatest coordinate.

import AppKit
import Testing

@Suite("AppKit's autoresizing masks") struct AutoresizingTests {
  typealias Mask = NSView.AutoresizingMask

  // Apple's raw values.
  @Test(
    "raw values",
    arguments: [
      (Mask.none, 0), (.minXMargin, 1), (.width, 2), (.maxXMargin, 4), (.minYMargin, 8), (.height, 16),
      (.maxYMargin, 32),
    ] as [(Mask, UInt)])
  func rawValues(mask: Mask, value: UInt) { #expect(mask.rawValue == value) }

  // spec 05 §1, T01 to T08: frame (160, 120, 80, 80) in 320 × 480, then a superview 640 wide. The same figures hold for y
  // in a superview that grows from 320 to 640 in height, with the margins at the least and greatest y.
  static let table: [(min: Bool, size: Bool, max: Bool, origin: CGFloat, length: CGFloat)] = [
    (false, false, false, 160, 80), (true, false, false, 480, 80), (false, true, false, 160, 400),
    (true, true, false, 373.333, 186.667), (false, false, true, 160, 80), (true, false, true, 373.333, 80),
    (false, true, true, 160, 240), (true, true, true, 320, 160),
  ]

  @Test("frames follow the superview by their masks, in flipped and unflipped superviews", arguments: table)
  func table(min: Bool, size: Bool, max: Bool, origin: CGFloat, length: CGFloat) {
    for superview in [NSView(), FlippedView()] {
      for needsEngine in [false, true] {
        superview.frame = NSRect(x: 0, y: 0, width: 320, height: 320)
        let view = NSView(frame: NSRect(x: 160, y: 160, width: 80, height: 80))
        if min { view.autoresizingMask.formUnion([.minXMargin, .minYMargin]) }
        if size { view.autoresizingMask.formUnion([.width, .height]) }
        if max { view.autoresizingMask.formUnion([.maxXMargin, .maxYMargin]) }
        superview.addSubview(view)
        if needsEngine { view.widthAnchor.constraint(greaterThanOrEqualToConstant: 0).isActive = true }
        superview.layoutSubtreeIfNeeded()
        superview.setFrameSize(NSSize(width: 640, height: 640))
        superview.layoutSubtreeIfNeeded()
        for (found, expected) in [
          (view.frame.minX, origin), (view.frame.minY, origin), (view.frame.width, length),
          (view.frame.height, length),
        ] {
          #expect(abs(found - expected) < 0.5, "\(view.frame) in \(superview)")
        }
        view.removeFromSuperview()
      }
    }
  }

  @Test("a superview that does not resize subviews leaves frames as they are")
  func off() {
    let superview = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    superview.autoresizesSubviews = false
    let view = NSView(frame: NSRect(x: 10, y: 10, width: 10, height: 10))
    view.autoresizingMask = [.width, .height]
    superview.addSubview(view)
    superview.setFrameSize(NSSize(width: 200, height: 300))
    #expect(view.frame == NSRect(x: 10, y: 10, width: 10, height: 10))
  }

  // spec 05 §1: the mask's constraints are on the superview, and `v=` begins with the margin at the least y.
  @Test("the constraints of masks are in the superview's list")
  func constraints() {
    let superview = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let view = NSView(frame: NSRect(x: 10, y: 10, width: 10, height: 10))
    view.autoresizingMask = [.minXMargin, .maxYMargin]
    superview.addSubview(view)
    let other = NSView()
    other.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(other)
    other.leftAnchor.constraint(equalTo: view.rightAnchor).isActive = true
    superview.layoutSubtreeIfNeeded()
    let masks = superview.constraints.filter {
      $0.description.hasPrefix("<NSAutoresizingMaskLayoutConstraint:")
    }
    #expect(masks.count == 4)
    #expect(masks.allSatisfy { $0.description.contains("h=&-- v=--& ") && $0.firstItem === view })
  }
}
