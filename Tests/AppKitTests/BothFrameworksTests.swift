// One program with both modules: the names do not collide, and the constraint is one type. Helpers
// that are written once over an alias for the view's class.

import AppKit
import Testing
import UIKit

/// What a helper over `VIEW_CLASS` asks of either class.
private protocol ConstrainedView: AnyObject {
  func addConstraints(_ constraints: [NSLayoutConstraint])
  var translatesAutoresizingMaskIntoConstraints: Bool { get set }
}
extension UIView: ConstrainedView {}
extension NSView: ConstrainedView {}

extension ConstrainedView {
  /// A fixed size, by the untyped initialiser and by a format.
  fileprivate func constrainSize(to size: CGSize, priority: NSLayoutConstraint.Priority = .required) {
    translatesAutoresizingMaskIntoConstraints = false
    let width = NSLayoutConstraint(
      item: self, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1,
      constant: size.width)
    width.priority = priority
    let height = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[view(height)]", options: [], metrics: ["height": size.height],
      views: ["view": self])
    addConstraints([width] + height)
  }
}

/// The same as a category on an alias, as a program for one system has it.
private typealias ViewClass = NSView
extension ViewClass {
  fileprivate func centre(in other: ViewClass) {
    for attribute in [NSLayoutConstraint.Attribute.centerX, .centerY] {
      NSLayoutConstraint(
        item: self, attribute: attribute, relatedBy: .equal, toItem: other, attribute: attribute,
        multiplier: 1,
        constant: 0
      ).isActive = true
    }
  }
}

@Suite("UIKit and AppKit in one program") struct BothFrameworksTests {
  @Test("size helpers work on both flavours of the API")
  func sizeHelpers() {
    let touch = UIView()
    let touchRoot = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    touchRoot.addSubview(touch)
    touch.constrainSize(to: CGSize(width: 120, height: 30))
    touchRoot.layoutIfNeeded()
    #expect(touch.frame == CGRect(x: 0, y: 0, width: 120, height: 30))

    let desk = NSView()
    let deskRoot = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    deskRoot.addSubview(desk)
    desk.constrainSize(to: CGSize(width: 120, height: 30))
    deskRoot.layoutSubtreeIfNeeded()
    // Nothing places them: 0 from the top in both.
    #expect(desk.frame == NSRect(x: 0, y: 70, width: 120, height: 30))
    desk.centre(in: deskRoot)
    deskRoot.layoutSubtreeIfNeeded()
    #expect(desk.frame == NSRect(x: 40, y: 35, width: 120, height: 30))
  }

  @Test("constraints of both are of one type")
  func oneType() {
    let (touch, desk) = (UIView(), NSView())
    let made: [NSLayoutConstraint] = [
      touch.widthAnchor.constraint(equalToConstant: 1), desk.widthAnchor.constraint(equalToConstant: 2),
    ]
    #expect(made.map(\.constant) == [1, 2])
    #expect(made[0].firstItem === touch && made[1].firstItem === desk)
    let priority: UILayoutPriority = NSLayoutConstraint.Priority.windowSizeStayPut
    let axis: NSLayoutConstraint.Axis = NSLayoutConstraint.Orientation.vertical
    #expect(priority.rawValue == 500 && axis == .vertical)
  }

  // E089 of the examples against AppKit's; iOS: margins of 8 (spec 03 §3).
  @Test("each tree has the standard space of its framework")
  func spaces() {
    let (touch, desk) = (UIView(), NSView())
    let touchRoot = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let deskRoot = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    touchRoot.addSubview(touch)
    deskRoot.addSubview(desk)
    for (view, item) in [(touch as ConstrainedView, touch as Any), (desk, desk)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "|-[v]-|", options: [], metrics: nil, views: ["v": item]))
    }
    touchRoot.layoutIfNeeded()
    deskRoot.layoutSubtreeIfNeeded()
    #expect(touch.frame.width == 84 && desk.frame.width == 60)
  }
}
