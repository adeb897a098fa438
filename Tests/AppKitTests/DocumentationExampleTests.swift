// The example of the module's page.

import AppKit
import Testing

@Suite("The page on AppKit") struct DocumentationExampleTests {
  @Test("the example prints what it says")
  func example() {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 320, height: 480))
    let label = NSTextField(labelWithString: "Email:")
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-[label]", options: [], metrics: nil, views: ["label": label])
        + [label.topAnchor.constraint(equalTo: root.topAnchor, constant: 12)])
    root.layoutSubtreeIfNeeded()
    print(label.frame.minX, label.frame.minY)  // 18.0 452.0
    #expect(label.frame == NSRect(x: 18, y: 452, width: 41, height: 16))
  }
}
