// Controllers: who is called when (spec 07 §1; cases: layout_pass_callbacks_uikit).

import Foundation
import Testing

@testable import Plumbline

@Suite("View controllers") struct ViewControllerTests {
  let log = CallLog()

  private func settled() -> LoggedController {
    let controller = LoggedController("vc", log)
    controller.view.updateConstraintsIfNeeded()
    controller.view.layoutIfNeeded()
    log.entries = []
    return controller
  }

  @Test("shared case constraint-pass-bottom-up")
  func constraintPass() {
    let controller = settled()
    controller.childView.setNeedsUpdateConstraints()
    controller.view.layoutIfNeeded()
    #expect(
      log.take() == [
        "child.updateConstraints", "vc.updateViewConstraints", "root.updateConstraints",
        "vc.viewWillLayoutSubviews", "root.layoutSubviews", "vc.viewDidLayoutSubviews",
      ])
    #expect(!controller.childView.needsUpdateConstraints() && !controller.rootView.needsUpdateConstraints())
  }

  @Test("shared cases layout-top-down and settled-no-callbacks")
  func layoutPass() {
    let controller = settled()
    controller.rootView.setNeedsLayout()
    controller.childView.setNeedsLayout()
    controller.view.layoutIfNeeded()
    #expect(
      log.take() == [
        "vc.viewWillLayoutSubviews", "root.layoutSubviews", "vc.viewDidLayoutSubviews",
        "child.layoutSubviews",
      ])
    controller.view.layoutIfNeeded()
    #expect(log.take() == [])
  }

  @Test("shared case transition-propagates: children are told after their parent, loaded or not")
  func transition() {
    let parent = LoggedController("parent", log)
    let child = LoggedController("child", log)
    parent.addChild(child)
    child.didMove(toParent: parent)
    log.entries = []
    parent.viewWillTransition(
      to: CGSize(width: 320, height: 480), with: SizeTransition(in: UIView(), duration: 0))
    #expect(log.take() == ["parent.viewWillTransition(320x480)", "child.viewWillTransition(320x480)"])
  }

  @Test("spec 07 §1: the order of a first appearance in a window")
  func firstAppearance() {
    let screen = UIScreen(
      size: CGSize(width: 390, height: 844), scale: 3,
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let window = UIWindow(screen: screen)
    window.rootViewController = LoggedController("vc", log)
    #expect(log.entries == [], "a hidden window loads nothing")
    window.makeKeyAndVisible()
    #expect(
      log.take() == [
        "vc.loadView", "vc.viewDidLoad", "vc.viewWillAppear", "vc.traits", "root.traits", "child.traits",
        "vc.viewIsAppearing", "child.updateConstraints", "vc.updateViewConstraints", "root.updateConstraints",
        "vc.viewLayoutMarginsDidChange", "vc.viewSafeAreaInsetsDidChange", "vc.viewWillLayoutSubviews",
        "root.layoutSubviews", "vc.viewDidLayoutSubviews", "child.layoutSubviews", "vc.viewDidAppear",
      ])
    window.layoutIfNeeded()
    #expect(log.take() == [])
    let view = window.rootViewController?.view
    #expect(view?.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(view?.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(view?.layoutMargins == UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
    window.rootViewController = nil
    #expect(
      log.entries.filter { !$0.contains("raits") && !$0.contains("Change") } == [
        "vc.viewWillDisappear", "vc.viewDidDisappear",
      ])
    #expect(view?.superview == nil)
  }

  @Test("a view that enters and leaves a parent's view appears and disappears; the child hears of its parent")
  func children() {
    let window = UIWindow()
    let parent = LoggedController("parent", log)
    window.rootViewController = parent
    window.makeKeyAndVisible()
    log.entries = []
    let child = LoggedController("child", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(
      log.take() == [
        "child.willMove(parent)", "child.loadView", "child.viewDidLoad", "child.viewWillAppear",
        "child.didMove(parent)",
      ])
    #expect(parent.children == [child] && child.parent === parent)
    window.layoutIfNeeded()
    let calls = log.take().filter { $0.hasPrefix("child.view") && !$0.contains(".view.") }
    #expect(
      calls == [
        "child.viewIsAppearing", "child.viewLayoutMarginsDidChange", "child.viewWillLayoutSubviews",
        "child.viewDidLayoutSubviews", "child.viewDidAppear",
      ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.take() == [
        "child.willMove(nil)", "child.viewWillDisappear", "child.viewDidDisappear", "child.didMove(nil)",
      ])
    #expect(parent.children.isEmpty && child.parent == nil)
  }

  @Test("a parent that forwards appearances itself is the one to tell")
  func ownForwarding() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let window = UIWindow()
    let parent = Container()
    window.rootViewController = parent
    window.makeKeyAndVisible()
    let child = LoggedController("child", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    window.layoutIfNeeded()
    #expect(log.entries.filter { $0.contains("Appear") } == [])
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()
    #expect(
      log.entries.filter { $0.contains("ppear") } == [
        "child.viewWillAppear", "child.viewIsAppearing", "child.viewDidAppear", "child.viewWillDisappear",
        "child.viewDidDisappear",
      ])
  }

  @Test("views are loaded once, when they are asked for")
  func loading() {
    let plain = UIViewController()
    #expect(!plain.isViewLoaded && plain.viewIfLoaded == nil && plain.nibName == nil)
    #expect(plain.view.frame == UIScreen.main.bounds)
    #expect(plain.isViewLoaded && plain.view.next === plain)
    let controller = LoggedController("vc", log)
    controller.loadViewIfNeeded()
    _ = controller.view
    #expect(log.take() == ["vc.loadView", "vc.viewDidLoad"])
    let other = UIView()
    controller.view = other
    #expect(controller.rootView.controller == nil && other.controller === controller)
  }

  @Test("a child's preferred size is told to its parent")
  func preferredSize() {
    let parent = LoggedController("parent", log)
    let child = LoggedController("child", log)
    parent.addChild(child)
    log.entries = []
    child.preferredContentSize = CGSize(width: 17, height: 23)
    child.preferredContentSize = CGSize(width: 17, height: 23)
    #expect(log.take() == ["parent.preferredContentSizeDidChange"])
    let size = CGSize(width: 101, height: 203)
    #expect(parent.size(forChildContentContainer: child, withParentContainerSize: size) == size)
  }

  @Test("a change of a child's fitting size is told by programs: layout does not call it")
  func fittingSizes() {
    final class Parent: UIViewController {
      var told: [ObjectIdentifier] = []
      override func systemLayoutFittingSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        told.append(ObjectIdentifier(container))
        super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
      }
    }
    let (parent, child) = (Parent(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let height = child.view.heightAnchor.constraint(equalToConstant: 10)
    height.priority = .defaultLow
    height.isActive = true
    func fitting() -> CGFloat {
      child.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
    }
    parent.view.layoutIfNeeded()
    #expect(fitting() == 10)
    height.constant = 30
    parent.view.layoutIfNeeded()
    #expect(fitting() == 30 && parent.told.isEmpty)
    let container: any UIContentContainer = parent
    container.systemLayoutFittingSizeDidChange(forChildContentContainer: child)
    #expect(parent.told == [ObjectIdentifier(child)])
  }

  @Test("M07, M08, M09 the margins of a controller's view")
  func systemMargins() {
    let screen = UIScreen(
      size: CGSize(width: 390, height: 844),
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let window = UIWindow(screen: screen)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    func margins() -> [CGFloat] {
      let margins = controller.view.layoutMargins
      return [margins.top, margins.left, margins.bottom, margins.right]
    }
    #expect(margins() == [47, 16, 34, 16])
    controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 5, bottom: 0, trailing: 64)
    #expect(margins() == [47, 16, 34, 64])
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(margins() == [47, 5, 34, 64])
  }

  @Test(
    "spec 05 §4: 20 points of margin on wide screens",
    arguments: [
      (CGSize(width: 375, height: 667), UIUserInterfaceIdiom.phone, 16),
      (CGSize(width: 414, height: 736), .phone, 20), (CGSize(width: 402, height: 874), .phone, 16),
      (CGSize(width: 736, height: 414), .phone, 20), (CGSize(width: 667, height: 375), .phone, 16),
      (CGSize(width: 768, height: 1024), .pad, 20),
    ] as [(CGSize, UIUserInterfaceIdiom, CGFloat)])
  func wideMargins(_ size: CGSize, _ idiom: UIUserInterfaceIdiom, _ side: CGFloat) {
    let window = UIWindow(screen: UIScreen(size: size, userInterfaceIdiom: idiom))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.view.layoutMargins.left == side && controller.view.layoutMargins.right == side)
  }

  @Test("F06 a controller's additional insets add to the safe area, not below zero")
  func additionalInsets() {
    let screen = UIScreen(
      size: CGSize(width: 375, height: 667),
      safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let window = UIWindow(screen: screen)
    let controller = LoggedController("vc", log)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    log.entries = []
    controller.additionalSafeAreaInsets.top = -10
    #expect(controller.view.safeAreaInsets.top == 10)
    #expect(log.take() == ["vc.viewLayoutMarginsDidChange", "vc.viewSafeAreaInsetsDidChange"])
    controller.additionalSafeAreaInsets.top = -100
    #expect(controller.view.safeAreaInsets.top == 0)
  }

  @Test("top and bottom layout guides end where the safe area begins")
  func layoutGuides() {
    let screen = UIScreen(
      size: CGSize(width: 375, height: 812),
      safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let window = UIWindow(screen: screen)
    let controller = UIViewController()
    window.rootViewController = controller
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      box.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
    ])
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|[box]|", metrics: nil, views: ["box": box]))
    window.makeKeyAndVisible()
    #expect(box.frame == CGRect(x: 0, y: 44, width: 375, height: 734))
    #expect(controller.topLayoutGuide.length == 44 && controller.bottomLayoutGuide.length == 34)
    controller.additionalSafeAreaInsets.top = 6
    window.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 50, width: 375, height: 728))
  }

  // Attribute_InstallTests.testThatPositionRelationshipWithControllersTopLayoutGuideIsEstablished of EasyPeasy 1.10.0, and
  // the same for the bottom: a constraint to a guide makes three in the controller's view.
  @Test("a layout guide of a controller adds two constraints to its view")
  func constraintsOfLayoutGuides() {
    let controller = UIViewController()
    _ = controller.topLayoutGuide
    #expect(controller.view.constraints.count == 2)
    _ = controller.bottomLayoutGuide
    #expect(controller.view.constraints.count == 4)
    #expect(!controller.view.hasAmbiguousLayout)
  }

  @Test("controllers and their views keep each other no longer than needed")
  func lifetimes() {
    weak var controller: UIViewController?
    weak var view: UIView?
    var kept: UIView?
    do {
      let made = UIViewController()
      let child = UIViewController()
      made.addChild(child)
      made.view.addSubview(child.view)
      kept = child.view
      controller = made
      view = made.view
    }
    #expect(controller == nil && view == nil)
    #expect(kept?.controller == nil && kept?.superview == nil)
    kept?.layoutIfNeeded()
  }
}
