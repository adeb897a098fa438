// Where presented views lie: presentations of one's own, sheets, popovers, alerts (Apple's documentation of
// UIPresentationController, UISheetPresentationController and UIPopoverPresentationController), and split views.

import Testing
import UIKit

@MainActor
@Suite("Presentations")
struct PresentationTests {
  private func window(_ size: CGSize = CGSize(width: 375, height: 667)) -> UIWindow {
    let window = UIWindow(screen: UIScreen(size: size))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    return window
  }

  private final class Card: UIPresentationController {
    var calls: [String] = []
    override var frameOfPresentedViewInContainerView: CGRect {
      guard let bounds = containerView?.bounds else { return .zero }
      return CGRect(x: 0, y: bounds.height - 300, width: bounds.width, height: 300)
    }
    override func presentationTransitionWillBegin() { calls.append("willBegin") }
    override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("didEnd") }
    override func dismissalTransitionWillBegin() { calls.append("dismissalWillBegin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("dismissalDidEnd") }
  }

  private final class Giver: NSObject, UIViewControllerTransitioningDelegate {
    var card: Card?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      card = Card(presentedViewController: presented, presenting: presenting)
      return card
    }
  }

  @Test("a presentation of one's own gives the frame, and is told of beginning and end in their order")
  func custom() {
    let window = window()
    let giver = Giver()
    let shown = UIViewController()
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = giver
    window.rootViewController?.present(shown, animated: false)
    #expect(shown.view.frame == CGRect(x: 0, y: 367, width: 375, height: 300))
    #expect(shown.view.superview === giver.card?.containerView)
    window.frame.size = CGSize(width: 320, height: 500)
    window.layoutIfNeeded()
    #expect(shown.view.frame == CGRect(x: 0, y: 200, width: 320, height: 300))
    window.rootViewController?.dismiss(animated: false)
    #expect(giver.card?.calls == ["willBegin", "didEnd", "dismissalWillBegin", "dismissalDidEnd"])
    #expect(shown.view.superview == nil && shown.presentingViewController == nil)
  }

  @Test(
    "a sheet is as high as its detent and lies at the lower edge; without other detents it fills the window")
  func sheet() {
    let window = window()
    let shown = UIViewController()
    shown.sheetPresentationController?.detents = [.custom { _ in 200 }, .large()]
    window.rootViewController?.present(shown, animated: false)
    #expect(shown.view.frame == CGRect(x: 0, y: 467, width: 375, height: 200))
    window.rootViewController?.dismiss(animated: false)
    let plain = UIViewController()
    plain.modalPresentationStyle = .fullScreen
    window.rootViewController?.present(plain, animated: false)
    #expect(plain.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(plain.sheetPresentationController == nil)
  }

  private final class Stays: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
      .none
    }
  }

  @Test(
    "a popover has the size that its content prefers, and fills a compact window unless its delegate keeps it"
  )
  func popover() {
    for keeps in [true, false] {
      let window = window()
      let shown = UIViewController()
      shown.modalPresentationStyle = .popover
      shown.preferredContentSize = CGSize(width: 200, height: 100)
      let delegate = Stays()
      let source = UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 40))
      window.rootViewController?.view.addSubview(source)
      shown.popoverPresentationController?.sourceView = source
      shown.popoverPresentationController?.permittedArrowDirections = .up
      if keeps { shown.popoverPresentationController?.delegate = delegate }
      window.rootViewController?.present(shown, animated: false)
      #expect(
        shown.view.frame.size == (keeps ? CGSize(width: 200, height: 100) : CGSize(width: 375, height: 667)))
      // An arrow that points up stands below what it belongs to, in its middle.
      if keeps { #expect(shown.view.frame.midX == 150 && shown.view.frame.minY > 90) }
    }
  }

  @Test("an alert is 270 points wide in the middle of the window, has its fields, and does what is chosen")
  func alert() {
    let window = window()
    var chosen: [String] = []
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "OK", style: .default) { chosen.append($0.title ?? "") })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    window.rootViewController?.present(alert, animated: false)
    #expect(alert.view.frame.width == 270)
    #expect(abs(alert.view.frame.midX - 187.5) < 0.5 && abs(alert.view.frame.midY - 333.5) < 0.5)
    #expect(alert.textFields?.first?.placeholder == "Name")
    alert.actions.first?.choose()
    #expect(chosen == ["OK"])
  }

  @Test(
    "a split view shows both where the width is regular, the primary one as wide as it was told, and one where it is compact"
  )
  func split() {
    let primary = UIViewController(), secondary = UIViewController()
    let split = UISplitViewController()
    split.viewControllers = [primary, secondary]
    split.preferredPrimaryColumnWidthFraction = 0.25
    let window = UIWindow(
      screen: UIScreen(size: CGSize(width: 1024, height: 768), userInterfaceIdiom: .pad))
    window.rootViewController = split
    window.makeKeyAndVisible()
    #expect(primary.view.frame == CGRect(x: 0, y: 0, width: 256, height: 768))
    #expect(secondary.view.frame == CGRect(x: 256, y: 0, width: 768, height: 768))
    #expect(primary.splitViewController === split && !split.isCollapsed)
  }

  @Test("the editing button of a controller begins and ends editing")
  func editing() {
    let controller = UIViewController()
    let button = controller.editButtonItem
    button.performPrimaryAction()
    #expect(controller.isEditing && button.title == "Done")
    button.performPrimaryAction()
    #expect(!controller.isEditing && button.title == "Edit")
  }
}
