// The examples of the articles about priorities, animation and windows, word for word; `DocumentationPageTests` compares
// them.

import Foundation
import Plumbline
import Testing

@Suite("Documentation articles") struct DocumentationArticleTests {
  private final class Badge: UIView {
    var size = CGSize(width: 100, height: 30) { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { size }
  }

  @Test("content that is stretched and content that is cut")
  func contentSize() {
    final class Badge: UIView {
      var size = CGSize(width: 100, height: 30) { didSet { invalidateIntrinsicContentSize() } }
      override var intrinsicContentSize: CGSize { size }
    }

    let row = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let (name, value) = (Badge(), Badge())
    value.size.width = 60
    for view in [name, value] {
      view.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(view)
    }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[name]-8-[value]|", options: .alignAllCenterY, metrics: nil,
        views: ["name": name, "value": value]))
    name.centerYAnchor.constraint(equalTo: row.centerYAnchor).isActive = true

    name.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    value.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    row.layoutIfNeeded()
    print(name.frame.width, value.frame.width)  // 100.0 92.0
    row.frame.size.width = 120
    row.layoutIfNeeded()
    print(name.frame.width, value.frame.width)  // 100.0 12.0
    #expect(name.frame.width == 100 && value.frame.width == 12)
    row.frame.size.width = 200
    row.layoutIfNeeded()
    #expect(name.frame == CGRect(x: 0, y: 7, width: 100, height: 30), "(44 - 30) / 2 down")
    #expect(value.frame == CGRect(x: 108, y: 7, width: 92, height: 30))
    name.setContentHuggingPriority(.defaultLow, for: .horizontal)
    row.layoutIfNeeded()
    let window = UIWindow(frame: row.bounds)
    window.addSubview(row)
    #expect(name.hasAmbiguousLayout && value.hasAmbiguousLayout, "equal priorities leave it open")
    withExtendedLifetime(window) {}
  }

  @Test("twenty weaker wishes do not outweigh a stronger one")
  func levels() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    let strong = box.widthAnchor.constraint(equalToConstant: 100)
    strong.priority = UILayoutPriority(751)
    let weak = (1...20).map { _ in box.widthAnchor.constraint(equalToConstant: 200) }
    for constraint in weak { constraint.priority = .defaultHigh }
    NSLayoutConstraint.activate([strong] + weak)
    root.layoutIfNeeded()
    print(box.frame.width)  // 100.0
    #expect(box.frame.width == 100)
  }

  @Test("an optional width beyond a required maximum pulls up to it")
  func pulling() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    let wish = box.widthAnchor.constraint(equalToConstant: 300)
    wish.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([wish, box.widthAnchor.constraint(lessThanOrEqualToConstant: 120)])
    root.layoutIfNeeded()
    #expect(box.frame.width == 120)
  }

  @Test("the size that fits: content and margins, and a given width")
  func fitting() {
    let card = UIView()
    let content = Badge()
    content.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(content)
    NSLayoutConstraint.activate(
      ["H:|-16-[content]-16-|", "V:|-16-[content]-16-|"].flatMap {
        NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: ["content": content])
      })
    let least = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    print(least.width, least.height)  // 132.0 62.0
    let wide = card.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    print(wide.width, wide.height)  // 300.0 62.0
    // 100 + 2 · 16 and 30 + 2 · 16.
    #expect(least == CGSize(width: 132, height: 62) && wide == CGSize(width: 300, height: 62))
    #expect(card.frame.size == .zero, "nothing changes by asking")
  }

  @Test("the examples of the page about animation")
  func animation() {
    let panel = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    let knob = UIView()
    knob.translatesAutoresizingMaskIntoConstraints = false
    panel.addSubview(knob)
    let left = knob.leftAnchor.constraint(equalTo: panel.leftAnchor)
    NSLayoutConstraint.activate([
      left, knob.topAnchor.constraint(equalTo: panel.topAnchor),
      knob.widthAnchor.constraint(equalToConstant: 20), knob.heightAnchor.constraint(equalToConstant: 20),
    ])
    panel.layoutIfNeeded()

    left.constant = 100
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { panel.layoutIfNeeded() }
    panel.animationTimeline.advance(by: 0.25)
    print(knob.frame.minX, knob.presentation.frame.minX)  // 100.0 25.0
    #expect(knob.frame.minX == 100 && knob.presentation.frame.minX == 25)
    panel.animationTimeline.finish()
    panel.animationTimeline.animate(left, toConstant: 0, duration: 1, curve: .linear)
    panel.animationTimeline.advance(by: 0.5)
    print(left.constant, knob.frame.minX)  // 50.0 50.0
    #expect(left.constant == 50 && knob.frame.minX == 50)
  }

  @Test("the example of the page about windows")
  func windows() {
    let screen = UIScreen(
      size: CGSize(width: 390, height: 844), scale: 3,
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let window = UIWindow(screen: screen)
    let controller = UIViewController()
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    print(controller.view.safeAreaInsets.top)  // 91.0
    window.screen = screen.rotated()
    print(controller.view.bounds.width, controller.traitCollection.verticalSizeClass)  // 844.0 compact
    #expect(controller.view.bounds.size == CGSize(width: 844, height: 390))
    #expect(controller.traitCollection.verticalSizeClass == .compact)
    window.screen = screen
    // The housing's 47 and a bar of 44.
    #expect(controller.view.safeAreaInsets.top == 91)
  }
}
