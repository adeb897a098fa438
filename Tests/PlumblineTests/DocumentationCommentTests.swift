// The examples in the documentation comments of views, constraints and guides, with the frames that they lead to.

import Foundation
import Plumbline
import Testing
import Typography

@Suite("Examples of the documentation")
struct DocumentationCommentTests {
  @Test("UIView: pins, a share of the width, a fixed height")
  func view() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      box.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 20, y: 10, width: 100, height: 30))
  }

  @Test("NSLayoutConstraint: a new constant takes effect with the next layout")
  func constraint() {
    let (root, box) = rootWithBox()
    let wide = box.widthAnchor.constraint(equalToConstant: 120)
    wide.priority = .defaultHigh
    wide.isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.width == 120)
    wide.constant = 160
    #expect(box.frame.width == 120)
    root.layoutIfNeeded()
    #expect(box.frame.width == 160)
  }

  @Test("UILayoutPriority: a priority of one more outranks any number of lower ones")
  func priorities() {
    let (root, box) = rootWithBox()
    let low = (0..<50).map { _ in box.widthAnchor.constraint(equalToConstant: 10) }
    for constraint in low { constraint.priority = .defaultHigh }
    let high = box.widthAnchor.constraint(equalToConstant: 90)
    high.priority = .defaultHigh + 1
    NSLayoutConstraint.activate(low + [high])
    root.layoutIfNeeded()
    #expect(box.frame.width == 90)
  }

  @Test("UILayoutGuide: a tenth of its owner's width")
  func guide() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let gap = UILayoutGuide()
    view.addLayoutGuide(gap)
    gap.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.1).isActive = true
    view.layoutIfNeeded()
    #expect(abs(gap.layoutFrame.width - 20) < 1e-6)
  }

  @Test("UIKeyboardLayoutGuide: content ends above a docked keyboard")
  func keyboard() {
    let (view, field) = rootWithBox()
    field.heightAnchor.constraint(equalToConstant: 30).isActive = true
    field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8).isActive = true
    view.layoutIfNeeded()
    #expect(field.frame.maxY == 592)
    view.setLayoutKeyboard(.docked(height: 300))
    view.layoutIfNeeded()
    #expect(field.frame.maxY == 292)
  }

  @Test("UIScrollView: content that is tied to all edges decides the content size")
  func scrollView() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1_000),
    ])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 320, height: 1_000))
  }

  @Test("UIStackView: a column with 8 points between its views")
  func stack() {
    let (title, body) = (UIView(), UIView())
    let column = UIStackView(arrangedSubviews: [title, body])
    column.axis = .vertical
    column.spacing = 8
    title.heightAnchor.constraint(equalToConstant: 20).isActive = true
    body.heightAnchor.constraint(equalToConstant: 50).isActive = true
    let size = column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size.height == 78)
  }

  @Test("UITraitCollection: of two values for one trait the last counts")
  func traits() {
    let surroundings = UITraitCollection(horizontalSizeClass: .compact, userInterfaceIdiom: .pad)
    let traits = UITraitCollection(horizontalSizeClass: .regular, preferredContentSizeCategory: .large)
    let both = UITraitCollection(traitsFrom: [surroundings, traits])
    #expect(both.horizontalSizeClass == .regular)
    #expect(both.userInterfaceIdiom == .pad)
    #expect(both.preferredContentSizeCategory == .large)
  }

  @Test(
    "LayoutDiagnosis: of required constraints that exclude each other, the last to be activated is broken")
  func diagnosis() throws {
    let (root, box) = rootWithBox()
    var environment = LayoutEnvironment(textMeasurer: SystemFontMeasurer())
    environment.console = { _ in }
    root.layoutEnvironment = environment
    box.widthAnchor.constraint(equalToConstant: 50).isActive = true
    let last = box.widthAnchor.constraint(equalToConstant: 60)
    last.isActive = true
    let conflict = try #require(root.layoutDiagnosis().conflicts.first)
    #expect(conflict.broken === last)
    #expect(box.frame.width == 50)
  }

  /// A root of 400x600 points and a view that is placed by constraints alone.
  private func rootWithBox() -> (UIView, UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    return (root, box)
  }
}
