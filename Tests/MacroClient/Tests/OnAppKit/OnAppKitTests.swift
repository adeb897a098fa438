// A form of AppKit's views.

import AppKit
import Testing

@MainActor
@Suite("#visualFormat in AppKit")
struct OnAppKitTests {
  @Test("a form is laid out by checked formats, upwards from the lower edge")
  func form() {
    let form = NSView(frame: NSRect(x: 0, y: 0, width: 320, height: 200))
    let (name, field, guide) = (NSView(), NSView(), NSLayoutGuide())
    for view in [name, field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      form.addSubview(view)
    }
    form.addLayoutGuide(guide)
    let width = 80
    // spec 03 §3: on macOS a hyphen towards the superview is 20 points.
    NSLayoutConstraint.activate(
      #visualFormat("H:|-[name(width)]-[field]-|") + #visualFormat("V:|[name(30)][guide]|", name, guide)
        + #visualFormat("V:|[box(30)]", views: ["box": field]))
    form.layoutSubtreeIfNeeded()
    #expect(name.frame == NSRect(x: 20, y: 170, width: 80, height: 30))
    #expect(field.frame == NSRect(x: 108, y: 170, width: 192, height: 30))
  }
}
