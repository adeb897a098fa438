// Popovers of before iOS 8, fields of early alerts, sheets that popovers adapt to, controllers of documents, what is shared.
// Sources: Apple's pages of `UIPopoverController`, `UIAlertView.alertViewStyle` (one field, or the login's and the
// password's), `firstOtherButtonIndex`, `UIPopoverPresentationController.adaptiveSheetPresentationController`,
// `presentationController(_:prepare:)`, `UIDocumentViewController` (a document is opened when the view appears),
// `UIActivityItemsConfiguration`, `UIDocumentBrowserViewController.renameDocument(at:proposedName:completionHandler:)`.

import Foundation
import Testing
import UIKit

@MainActor
@Suite("What controllers were missing")
struct ControllerGapTests {
  private func window(_ size: CGSize = CGSize(width: 375, height: 667)) -> UIWindow {
    let window = UIWindow(screen: UIScreen(size: size))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    return window
  }

  private final class Adapting: NSObject, UIPopoverPresentationControllerDelegate {
    var prepared: [UIPresentationController] = []
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .pageSheet }
    func presentationController(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) {
      prepared.append(adaptivePresentationController)
      (adaptivePresentationController as? UISheetPresentationController)?.detents = [.custom { _ in 200 }]
    }
  }

  @Test(
    "a popover that becomes a sheet in a narrow window has the sheet's detents, and the delegate sets it up")
  func adaptiveSheet() {
    for (width, frame) in [
      (CGFloat(375), CGRect(x: 0, y: 467, width: 375, height: 200))
    ] {
      let window = window(CGSize(width: width, height: 667))
      let shown = UIViewController()
      shown.modalPresentationStyle = .popover
      let adapting = Adapting()
      shown.popoverPresentationController?.delegate = adapting
      window.rootViewController?.present(shown, animated: false)
      #expect(shown.view.frame == frame)
      let sheet = shown.popoverPresentationController?.adaptiveSheetPresentationController
      #expect(adapting.prepared.count == 1 && adapting.prepared.first === sheet)
      sheet?.detents = [.custom { _ in 300 }]
      window.layoutIfNeeded()
      #expect(shown.view.frame.height == 300)
    }
    // Asked for by the program, without a delegate; a wide window leaves the popover.
    let narrow = window()
    let shown = UIViewController()
    shown.modalPresentationStyle = .popover
    shown.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.custom { _ in 150 }]
    narrow.rootViewController?.present(shown, animated: false)
    #expect(shown.view.frame == CGRect(x: 0, y: 517, width: 375, height: 150))
    let plain = UIViewController()
    plain.modalPresentationStyle = .popover
    let other = window()
    other.rootViewController?.present(plain, animated: false)
    #expect(plain.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test("what a popover points at has a frame in views of its tree")
  func sourceItem() {
    let (outer, inner) = (UIView(), UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)))
    outer.addSubview(inner)
    let items: [any UIPopoverPresentationControllerSourceItem] = [inner, UIBarButtonItem(customView: inner)]
    for item in items {
      #expect(item.frame(in: outer) == CGRect(x: 10, y: 20, width: 30, height: 40))
      #expect(item.frame(in: UIView()) == nil)
    }
    #expect(UIBarButtonItem(systemItem: .add).frame(in: outer) == nil)
  }

  // Apple's page of `UISplitViewController.Column.inspector` (iOS 26): beside the secondary column, at the far side.
  @Test("the inspector is beside the secondary column once it is shown, and takes its width from it")
  func inspector() {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail, inspector) = (UIViewController(), UIViewController(), UIViewController())
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    split.setViewController(inspector, for: .inspector)
    split.preferredInspectorColumnWidth = 250
    let window = UIWindow(screen: UIScreen(size: CGSize(width: 1024, height: 768), userInterfaceIdiom: .pad))
    window.rootViewController = split
    window.makeKeyAndVisible()
    #expect(!split.isShowing(.inspector) && inspector.view.isHidden)
    #expect(detail.view.frame == CGRect(x: 320, y: 0, width: 704, height: 768))
    split.show(.inspector)
    window.layoutIfNeeded()
    #expect(split.isShowing(.inspector) && split.isShowing(.primary) && !split.isShowing(.supplementary))
    #expect(inspector.view.frame == CGRect(x: 774, y: 0, width: 250, height: 768))
    #expect(detail.view.frame == CGRect(x: 320, y: 0, width: 454, height: 768))
    split.maximumInspectorColumnWidth = 200
    split.hide(.primary)
    window.layoutIfNeeded()
    #expect(detail.view.frame == CGRect(x: 0, y: 0, width: 824, height: 768))
    split.hide(.inspector)
    window.layoutIfNeeded()
    #expect(inspector.view.isHidden && detail.view.frame.width == 1024)
  }

  private final class Splitting: NSObject, UISplitViewControllerDelegate {}
}
