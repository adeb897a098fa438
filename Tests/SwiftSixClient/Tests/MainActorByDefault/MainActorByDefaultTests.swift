// 8. Source of a module whose declarations belong to the main actor unless they say otherwise: nothing is annotated.

import Testing
import UIKit

protocol Screen {
  var name: String { get }
}

struct Style {
  var spacing: CGFloat = 8
  let label = UILabel()
  static let standard = Style()
}

class ListController: UIViewController, Screen {
  var name = "List"
  let stack = UIStackView()
  lazy var boxes = (0..<3).map { _ in UIView() }

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.axis = .vertical
    stack.spacing = Style.standard.spacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    boxes.forEach {
      stack.addArrangedSubview($0)
      $0.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.widthAnchor.constraint(equalToConstant: 100),
    ])
  }
}

let shared = UIView()

@Suite("The main actor by default") struct MainActorByDefaultTests {
  @Test("8. a controller, a stack and constants without an annotation")
  func layout() {
    let controller = ListController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.layoutIfNeeded()
    #expect(controller.boxes.map(\.frame.minY) == [0, 28, 56])
    #expect((controller as any Screen).name == "List" && shared.subviews.isEmpty)
  }
}
