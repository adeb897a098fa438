// The example of the page about moving from UIKit (Sources/Plumbline/Plumbline.docc), word for word; a test of
// Plumbline's compares them.

import Testing
import UIKit

@Suite("Documentation examples") struct DocumentationExampleTests {
  @Test("the example of the page about moving from UIKit")
  func movingFromUIKit() {
    final class CardController: UIViewController {
      let card = UIView()

      override func viewDidLoad() {
        super.viewDidLoad()
        card.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(card)
        NSLayoutConstraint.activate([
          card.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
          card.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
          card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
          card.heightAnchor.constraint(equalToConstant: 120),
        ])
      }
    }

    let screen = UIScreen(
      size: CGSize(width: 390, height: 844), scale: 3,
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let window = UIWindow(screen: screen)
    let controller = CardController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    print(controller.card.frame.minY, controller.card.frame.width)  // 55.0 358.0
    window.screen = screen.rotated()
    print(controller.card.frame.minY, controller.card.frame.width)  // 8.0 718.0
    #expect(controller.card.frame == CGRect(x: 63, y: 8, width: 718, height: 120))
    window.screen = screen
    #expect(controller.card.frame == CGRect(x: 16, y: 55, width: 358, height: 120))
  }
}
