// `updateProperties` (iOS 26): before layout, and without one.

import Foundation
import Testing

@testable import Plumbline

@Suite("Updates of properties") struct PropertyUpdateTests {
  final class Badge: UIView {
    let log: CallLog
    init(_ log: CallLog) {
      self.log = log
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { fatalError("not archived") }
    override func updateProperties() { log.add("updateProperties") }
    override func layoutSubviews() {
      log.add("layoutSubviews")
      super.layoutSubviews()
    }
  }

  @Test("once before the first layout, then when asked for, alone or with a layout")
  func views() {
    let log = CallLog()
    let root = UIView()
    let badge = Badge(log)
    root.addSubview(badge)
    root.layoutIfNeeded()
    #expect(log.take() == ["updateProperties", "layoutSubviews"])
    root.layoutIfNeeded()
    #expect(log.take() == [])
    badge.setNeedsUpdateProperties()
    root.layoutIfNeeded()
    #expect(log.take() == ["updateProperties"])
    badge.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log.take() == ["layoutSubviews"])
    badge.setNeedsUpdateProperties()
    badge.updatePropertiesIfNeeded()
    badge.updatePropertiesIfNeeded()
    #expect(log.take() == ["updateProperties"])
  }

  @Test("what they change is laid out in the same pass")
  func effect() {
    final class Sizing: UIView {
      let child = SizedView(10, 10)
      var wanted: CGFloat = 10
      override func updateProperties() { child.size.width = wanted }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Sizing()
    for inner in [view, view.child] { inner.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(view)
    view.addSubview(view.child)
    view.child.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
    view.child.rightAnchor.constraint(equalTo: view.rightAnchor).isActive = true
    root.layoutIfNeeded()
    view.wanted = 50
    view.setNeedsUpdateProperties()
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
  }

  @Test("a controller's come before those of its view")
  func controllers() {
    final class Controller: UIViewController {
      let log: CallLog
      init(_ log: CallLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { fatalError("not archived") }
      override func loadView() { view = Badge(log) }
      override func updateProperties() { log.add("controller") }
    }
    let log = CallLog()
    let controller = Controller(log)
    controller.view.layoutIfNeeded()
    #expect(log.take() == ["controller", "updateProperties", "layoutSubviews"])
    controller.setNeedsUpdateProperties()
    controller.view.layoutIfNeeded()
    #expect(log.take() == ["controller", "updateProperties"])
  }
}
