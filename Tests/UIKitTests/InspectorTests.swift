// The inspector column of split view controllers.

import Foundation
import Testing
import UIKit

@MainActor
@Suite("Inspector column")
struct InspectorTests {
  private final class Splitting: NSObject, UISplitViewControllerDelegate {}

  private func window(_ size: CGSize = CGSize(width: 375, height: 667)) -> UIWindow {
    let window = UIWindow(screen: UIScreen(size: size))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    return window
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
}
