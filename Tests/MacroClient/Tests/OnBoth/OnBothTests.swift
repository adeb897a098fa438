// A file that imports both modules: each has the macro, and a call is of the one whose views it names.

import AppKit
import Testing
import UIKit

@MainActor
@Suite("#visualFormat in UIKit and AppKit")
struct OnBothTests {
  @Test("both modules can be imported together")
  func both() {
    let phone = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let desk = NSView(frame: NSRect(x: 0, y: 0, width: 320, height: 200))
    let (small, large) = (UIView(), NSView())
    small.translatesAutoresizingMaskIntoConstraints = false
    large.translatesAutoresizingMaskIntoConstraints = false
    phone.addSubview(small)
    desk.addSubview(large)
    NSLayoutConstraint.activate(#visualFormat("|-5-[small(50)]", small) + #visualFormat("V:|[small]|"))
    NSLayoutConstraint.activate(#visualFormat("|-5-[large(50)]", large) + #visualFormat("V:|[large]|"))
    NSLayoutConstraint.activate(#visualFormat("[a(>=40)]", views: ["a": large]))
    phone.layoutIfNeeded()
    desk.layoutSubtreeIfNeeded()
    #expect(small.frame == CGRect(x: 5, y: 0, width: 50, height: 200))
    #expect(large.frame == NSRect(x: 5, y: 0, width: 50, height: 200))
  }
}
