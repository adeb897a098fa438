// The system's constraints among those of a view (spec 05 §1, §2; what `po view.constraints` prints on iOS).

import Foundation
import Testing

@testable import Plumbline

@Suite("Constraints of the system") struct SystemConstraintTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func text(_ constraint: NSLayoutConstraint) -> String {
    constraint.description.replacing(/0x[0-9a-f]+/, with: "P")
  }

  @Test("a label in constraint-based layout holds its content size, the same objects each time")
  func contentSize() {
    root.layoutEnvironment = .plain()
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.text = "Just text"
    label.translatesAutoresizingMaskIntoConstraints = false
    #expect(label.constraints.isEmpty)
    root.addSubview(label)
    let left = label.leftAnchor.constraint(equalTo: root.leftAnchor)
    left.isActive = true
    let height = label.heightAnchor.constraint(greaterThanOrEqualToConstant: 1)
    height.isActive = true
    root.layoutIfNeeded()
    let shown = label.constraints
    #expect(
      shown.map(text) == [
        "<NSLayoutConstraint:P UILabel:P'Just text'.height >= 1   (active)>",
        "<NSContentSizeLayoutConstraint:P UILabel:P'Just text'.width == 90 Hug:250 CompressionResistance:750   (active)>",
        "<NSContentSizeLayoutConstraint:P UILabel:P'Just text'.height == 24 Hug:250 CompressionResistance:750   (active)>",
      ])
    #expect(root.constraints == [left] && zip(shown, label.constraints).allSatisfy { $0 === $1 })
    label.removeConstraints(shown)
    #expect(label.constraints == Array(shown[1...]), "those of the system stay")
    label.setContentHuggingPriority(.required, for: .horizontal)
    #expect(text(label.constraints[0]).contains("Hug:1000"))
    label.removeFromSuperview()
    #expect(label.constraints.isEmpty)
  }

  @Test("views without a content size, and views under their mask, hold none")
  func noContentSize() {
    let plain = UIView()
    plain.translatesAutoresizingMaskIntoConstraints = false
    let masked = SizedView(10, 10)
    let wide = UIProgressView()
    wide.translatesAutoresizingMaskIntoConstraints = false
    for view in [plain, masked, wide] { root.addSubview(view) }
    plain.leftAnchor.constraint(equalTo: masked.rightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(plain.constraints.isEmpty && masked.constraints.isEmpty)
    #expect(wide.constraints.map(\.firstAttribute) == [.height])
  }

  @Test("a mask's constraints are in no list on iOS, and in the superview's on macOS (spec 05 §1)")
  func masks() {
    let view = UIView(frame: CGRect(x: 160, y: 120, width: 80, height: 80))
    view.autoresizingMask = [.flexibleWidth]
    root.addSubview(view)
    let follower = UIView()
    follower.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(follower)
    let gap = follower.leftAnchor.constraint(equalTo: view.rightAnchor)
    gap.isActive = true
    root.layoutIfNeeded()
    #expect(root.constraints == [gap] && view.constraints.isEmpty)
    var environment = root.effectiveLayoutEnvironment
    environment.framework = .appKit
    root.layoutEnvironment = environment
    root.layoutIfNeeded()
    let masks = root.constraints.filter { $0 is NSAutoresizingMaskLayoutConstraint }
    #expect(masks.count == 4 && masks.allSatisfy { $0.firstItem === view && $0.isActive })
  }

  @Test("the size that a container gives a controller's view has Apple's names, whatever the mask")
  func encapsulated() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let recorder = ConsoleRecorder(window)
    let controller = UIViewController()
    window.rootViewController = controller
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
      box.rightAnchor.constraint(equalTo: controller.view.rightAnchor),
      box.topAnchor.constraint(equalTo: controller.view.topAnchor),
      box.heightAnchor.constraint(equalTo: controller.view.heightAnchor),
    ])
    window.makeKeyAndVisible()
    let given = controller.view.constraints.compactMap(\.identifier)
    #expect(given == ["UIView-Encapsulated-Layout-Width", "UIView-Encapsulated-Layout-Height"])
    #expect(box.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    window.frame.size = CGSize(width: 480, height: 320)
    #expect(box.frame == CGRect(x: 0, y: 0, width: 480, height: 320))
    #expect(controller.view.constraints.suffix(2).map(\.constant) == [480, 320])
    let wide = box.widthAnchor.constraint(equalToConstant: 500)
    wide.isActive = true
    window.layoutIfNeeded()
    let conflict = try #require(window.layoutDiagnosis().conflicts.first)
    #expect(conflict.broken === wide && recorder.alerts.count == 1)
    #expect(
      Set(conflict.constraints.map { $0.identifier ?? "\($0.firstAttribute)" })
        == ["UIView-Encapsulated-Layout-Width", "left", "right", "width"])
  }

  @Test("margins, safe area and direction that a subclass answers count")
  func overriding() {
    final class Own: UIView {
      override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
      override var layoutMargins: UIEdgeInsets {
        get { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        set {}
      }
    }
    let own = Own(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    own.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: own.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.topAnchor.constraint(equalTo: own.layoutMarginsGuide.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 5),
    ])
    own.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 70, y: 1, width: 20, height: 5))
  }
}
