// Layout code for the Mac as a program has it: `import AppKit` and nothing else of this package.

import AppKit
import Testing

/// A form of a title, a field and two buttons.
private final class LoginView: NSView {
  let title = NSTextField(labelWithString: "Sign in")
  let field = NSTextField(string: "")
  let buttons = NSStackView()
  private var didMakeConstraints = false

  override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    title.font = .systemFont(ofSize: NSFont.systemFontSize, weight: .semibold)
    for view in [title, field, buttons] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    buttons.orientation = .horizontal
    buttons.addView(Block(60, 20), in: .trailing)
    buttons.addView(Block(60, 20), in: .trailing)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func updateConstraints() {
    if !didMakeConstraints {
      didMakeConstraints = true
      let views: [String: Any] = ["title": title, "field": field, "buttons": buttons]
      for format in ["H:|-[title]-(>=20)-|", "H:|-[field]-|", "H:|-[buttons]-|"] {
        addConstraints(
          NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
      }
      addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-[title(16)]-[field(21)]-(>=gap)-[buttons]-|", options: [],
          metrics: ["gap": 12], views: views))
    }
    super.updateConstraints()
  }
}

@Suite("Layout code that imports AppKit") struct LayoutCodeTests {
  // 20 points to the superview and 8 between siblings are AppKit's (spec 03 §3).
  @Test("a form with formats, a stack and updateConstraints lies where AppKit puts it")
  func form() {
    let view = LoginView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
    view.layoutSubtreeIfNeeded()
    #expect(view.title.alignmentRect(forFrame: view.title.frame).minX == 20)
    #expect(view.title.frame.minX == 18 && view.title.frame.minY == 164 && view.title.frame.height == 16)
    #expect(view.field.frame == NSRect(x: 20, y: 135, width: 260, height: 21))
    #expect(view.buttons.frame == NSRect(x: 20, y: 20, width: 260, height: 20))
    #expect(view.buttons.arrangedSubviews.map(\.frame.minX) == [132, 200])
    #expect(view.needsLayout == false && view.needsUpdateConstraints == false)
  }

  @Test("anchors, priorities and orientations have AppKit's names")
  func anchors() {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 320, height: 480))
    let box = NSView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    let wish = box.widthAnchor.constraint(equalToConstant: 500)
    wish.priority = NSLayoutConstraint.Priority.dragThatCannotResizeWindow
    NSLayoutConstraint.activate([
      wish, box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      box.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
    ])
    box.setContentHuggingPriority(.defaultHigh, for: .vertical)
    root.layoutSubtreeIfNeeded()
    #expect(box.frame == NSRect(x: 20, y: 310, width: 280, height: 140))
    #expect(box.contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(box.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    #expect(root.constraintsAffectingLayout(for: .horizontal).isEmpty == false)
  }

  // Raw values: spec 01 §4, spec 05 §1 and Apple's documentation.
  @Test(
    "named priorities",
    arguments: [
      (NSLayoutConstraint.Priority.required, 1000), (.defaultHigh, 750), (.dragThatCanResizeWindow, 510),
      (.windowSizeStayPut, 500), (.dragThatCannotResizeWindow, 490), (.defaultLow, 250),
      (.fittingSizeCompression, 50),
    ] as [(NSLayoutConstraint.Priority, Float)])
  func priorities(priority: NSLayoutConstraint.Priority, value: Float) { #expect(priority.rawValue == value) }
}
