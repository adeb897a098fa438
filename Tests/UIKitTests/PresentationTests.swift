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

  // Apple's page of `UIModalPresentationStyle`: `automatic` is a page sheet for most controllers; sheets leave a part of
  // what is behind them in sight where the width is compact; a form sheet lies in the middle of a wide window, in the size
  // that `preferredContentSize` asks for; where there is little height both fill the window.
  @Test(
    "sheets lie where their style and the window have them, whether their controller was asked for before or not"
  )
  func styles() {
    let tall = UIWindow(
      screen: UIScreen(
        size: CGSize(width: 390, height: 844),
        safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)))
    tall.rootViewController = UIViewController()
    tall.makeKeyAndVisible()
    let plain = UIViewController()
    tall.rootViewController?.present(plain, animated: false)
    #expect(plain.view.frame.maxY == 844 && plain.view.frame.minY > 47 && plain.view.frame.width == 390)
    #expect(plain.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))

    let low = window(CGSize(width: 667, height: 375))
    let flat = UIViewController()
    low.rootViewController?.present(flat, animated: false)
    #expect(flat.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))

    let wide = UIWindow(
      screen: UIScreen(size: CGSize(width: 1024, height: 768), userInterfaceIdiom: .pad))
    wide.rootViewController = UIViewController()
    wide.makeKeyAndVisible()
    let form = UIViewController()
    form.modalPresentationStyle = .formSheet
    form.preferredContentSize = CGSize(width: 400, height: 300)
    wide.rootViewController?.present(form, animated: false)
    #expect(form.view.frame == CGRect(x: 312, y: 234, width: 400, height: 300))
    form.preferredContentSize = CGSize(width: 500, height: 300)
    wide.layoutIfNeeded()
    #expect(form.view.frame == CGRect(x: 262, y: 234, width: 500, height: 300))
  }

  // What iPads since iOS 13 show: a page of 704 points in the middle, which the screen's edges do not touch. The width is
  // seen, not documented; the room above and below is a guess of ours (safe area and 10 points).
  @Test("a page sheet of a tablet is a card in the middle, and as wide at the lower edge")
  func pages() {
    func window(_ size: CGSize, _ insets: UIEdgeInsets = .zero) -> UIWindow {
      let window = UIWindow(
        screen: UIScreen(size: size, safeAreaInsets: insets, userInterfaceIdiom: .pad))
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      return window
    }
    for style in [UIModalPresentationStyle.automatic, .pageSheet] {
      let wide = window(
        CGSize(width: 1194, height: 834), UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
      let shown = UIViewController()
      shown.modalPresentationStyle = style
      wide.rootViewController?.present(shown, animated: false)
      #expect(shown.view.frame == CGRect(x: 245, y: 34, width: 704, height: 766))
      #expect(shown.view.safeAreaInsets == .zero)
    }
    let tall = window(CGSize(width: 768, height: 1024))
    let low = UIViewController()
    low.sheetPresentationController?.detents = [.custom { _ in 300 }]
    tall.rootViewController?.present(low, animated: false)
    #expect(low.view.frame == CGRect(x: 32, y: 724, width: 704, height: 300))
  }

  // Apple's page of `selectedDetentIdentifier`: the sheet rests at it, at the smallest detent for nil.
  @Test("a sheet goes to the detent that is selected, and asks custom ones again when it is told to")
  func detents() throws {
    let window = window()
    let shown = UIViewController()
    let sheet = try #require(shown.sheetPresentationController)
    var height: CGFloat = 120
    let own = UISheetPresentationController.Detent.Identifier("own")
    sheet.detents = [.custom(identifier: own) { _ in height }, .medium(), .large()]
    window.rootViewController?.present(shown, animated: false)
    #expect(shown.view.frame == CGRect(x: 0, y: 547, width: 375, height: 120))
    height = 150
    sheet.animateChanges { sheet.invalidateDetents() }
    #expect(shown.view.frame.height == 150)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    let large = shown.view.frame.height
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    #expect(shown.view.frame.height == large / 2 && shown.view.frame.maxY == 667)
    sheet.animateChanges { sheet.selectedDetentIdentifier = nil }
    #expect(shown.view.frame.height == 150)
  }

  // Apple's page of `presentationController`: made by the present style when it is asked for. Asked too early, before the
  // style was said, a program would otherwise never get its popover.
  @Test("the presentation is the one of the present style, and the same until another one is set")
  func presentationOfStyle() {
    let shown = UIViewController()
    #expect(shown.presentationController is UISheetPresentationController)
    shown.modalPresentationStyle = .popover
    let popover = shown.popoverPresentationController
    #expect(popover != nil && shown.presentationController === popover)
    let giver = Giver()
    let card = UIViewController()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = giver
    let early = card.presentationController
    #expect(early === giver.card)
    let late = UIViewController()
    late.modalPresentationStyle = .custom
    #expect(late.presentationController != nil)
    late.transitioningDelegate = giver
    #expect(late.presentationController is Card)
    giver.card = early as? Card
    let window = window()
    window.rootViewController?.present(card, animated: false)
    #expect(card.presentationController === early && giver.card === early)
    #expect(early?.presentingViewController === window.rootViewController)
    #expect(card.view.frame.height == 300)
  }

  private final class Told: UIPresentationController {
    var calls: [String] = []
    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(origin: .zero, size: presentedViewController.preferredContentSize)
    }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      calls.append("preferred")
      super.preferredContentSizeDidChange(forChildContentContainer: container)
    }
    override func containerViewWillLayoutSubviews() { calls.append("willLayout") }
    override func containerViewDidLayoutSubviews() { calls.append("didLayout") }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      calls.append("size \(Int(size.width))")
      super.viewWillTransition(to: size, with: coordinator)
    }
    override func size(
      forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width / 2, height: 100) }
  }

  private final class Page: UIViewController {
    var sizes: [CGSize] = []
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      sizes.append(size)
      super.viewWillTransition(to: size, with: coordinator)
    }
  }

  private final class Teller: NSObject, UIViewControllerTransitioningDelegate,
    UIAdaptivePresentationControllerDelegate
  {
    var told: Told?
    var dismissals = 0
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      told = Told(presentedViewController: presented, presenting: presenting)
      told?.delegate = self
      return told
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      dismissals += 1
    }
  }

  // Apple's pages of `UIContentContainer` (a controller tells its parent or the controller of its presentation; sizes of
  // children are asked of `size(forChildContentContainer:withParentContainerSize:)`), and of
  // `presentationControllerDidDismiss(_:)`: not called for what the program dismisses.
  @Test("a presentation is told of its content's wishes, of layouts and of the window's size")
  func content() {
    let window = window()
    let teller = Teller()
    let page = Page()
    page.preferredContentSize = CGSize(width: 100, height: 50)
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = teller
    window.rootViewController?.present(page, animated: false)
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    teller.told?.calls = []
    page.preferredContentSize.height = 80
    window.layoutIfNeeded()
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(teller.told?.calls == ["preferred", "willLayout", "didLayout"])
    teller.told?.calls = []
    window.frame.size = CGSize(width: 320, height: 500)
    #expect(teller.told?.calls.first == "size 320" && page.sizes == [CGSize(width: 160, height: 100)])
    window.rootViewController?.dismiss(animated: false)
    #expect(teller.dismissals == 0 && page.view.superview == nil)
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

  private func wideSplit(
    _ mode: UISplitViewController.DisplayMode, _ behavior: UISplitViewController.SplitBehavior = .automatic
  ) -> (UISplitViewController, [UIViewController], UIWindow) {
    let columns = [UIViewController(), UIViewController(), UIViewController()]
    let split = UISplitViewController(style: .tripleColumn)
    for (column, controller) in zip(
      [UISplitViewController.Column.primary, .supplementary, .secondary], columns)
    {
      split.setViewController(controller, for: column)
    }
    split.preferredDisplayMode = mode
    split.preferredSplitBehavior = behavior
    split.preferredPrimaryColumnWidth = 200
    split.preferredSupplementaryColumnWidthFraction = 0.25
    let window = UIWindow(
      screen: UIScreen(size: CGSize(width: 1200, height: 800), userInterfaceIdiom: .pad))
    window.rootViewController = split
    window.makeKeyAndVisible()
    return (split, columns, window)
  }

  // Apple's page of `UISplitViewController.DisplayMode`: which columns are seen, beside, over or pushing the secondary one.
  @Test(
    "three columns stand beside each other, over the secondary one, or push it away",
    arguments: [
      (UISplitViewController.DisplayMode.secondaryOnly, nil, nil, 0.0...1200.0),
      (.oneBesideSecondary, nil, 0.0...300.0, 300...1200), (.oneOverSecondary, nil, 0...300, 0...1200),
      (.twoBesideSecondary, 0.0...200.0, 200...500, 500...1200),
      (.twoOverSecondary, 0...200, 200...500, 0...1200),
      (.twoDisplaceSecondary, 0...200, 200...500, 500...1400),
    ]
      as [(
        UISplitViewController.DisplayMode, ClosedRange<Double>?, ClosedRange<Double>?, ClosedRange<Double>?
      )])
  func columns(
    mode: UISplitViewController.DisplayMode, primary: ClosedRange<Double>?,
    supplementary: ClosedRange<Double>?, secondary: ClosedRange<Double>?
  ) {
    let (split, columns, window) = wideSplit(mode)
    defer { window.isHidden = true }
    #expect(split.displayMode == mode)
    for (controller, expected) in zip(columns, [primary, supplementary, secondary]) {
      let view = controller.view
      let range = view?.isHidden == true ? nil : view.map { Double($0.frame.minX)...Double($0.frame.maxX) }
      #expect(range == expected)
    }
  }

  @Test("a behaviour that a mode does not go with has the mode nearest to it")
  func behaviour() {
    let cases:
      [(
        UISplitViewController.DisplayMode, UISplitViewController.SplitBehavior,
        UISplitViewController.DisplayMode
      )] = [
        (.twoBesideSecondary, .overlay, .twoOverSecondary), (.oneOverSecondary, .tile, .oneBesideSecondary),
        (.twoBesideSecondary, .displace, .twoDisplaceSecondary),
      ]
    for (mode, behavior, expected) in cases {
      let (split, _, window) = wideSplit(mode, behavior)
      #expect(split.displayMode == expected && split.splitBehavior == behavior)
      window.isHidden = true
    }
    let (split, _, window) = wideSplit(.twoOverSecondary)
    defer { window.isHidden = true }
    #expect(split.splitBehavior == .overlay)
    split.hide(.primary)
    #expect(split.displayMode == .oneBesideSecondary)
    split.hide(.supplementary)
    #expect(split.displayMode == .secondaryOnly)
    split.show(.supplementary)
    #expect(split.displayMode == .oneBesideSecondary)
  }

  private final class Collapser: NSObject, UISplitViewControllerDelegate {
    var questions = 0
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      questions += 1
      return true
    }
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      questions += 1
      return .primary
    }
  }

  @Test("in a narrow window the delegate is asked once which controller is seen", arguments: [false, true])
  func collapsing(hasStyle: Bool) {
    let primary = UIViewController(), secondary = UIViewController()
    let split = hasStyle ? UISplitViewController(style: .doubleColumn) : UISplitViewController()
    let delegate = Collapser()
    split.delegate = delegate
    if hasStyle {
      split.setViewController(primary, for: .primary)
      split.setViewController(secondary, for: .secondary)
    } else {
      split.viewControllers = [primary, secondary]
    }
    let window = window()
    window.rootViewController = split
    window.layoutIfNeeded()
    split.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(split.isCollapsed && delegate.questions == 1)
    #expect(!primary.view.isHidden && secondary.view.isHidden)
    #expect(primary.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
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

  @Test("an alert's button follows its action, and its texts what is set later")
  func alerts() throws {
    let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "OK", style: .default)
    action.isEnabled = false
    alert.addAction(action)
    func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
      view.subviews.flatMap { [$0 as? View].compactMap { $0 } + all(type, in: $0) }
    }
    let button = try #require(all(UIButton.self, in: alert.view).first)
    #expect(!button.isEnabled)
    action.isEnabled = true
    #expect(button.isEnabled)
    alert.title = "b"
    alert.message = "c"
    let texts = all(UILabel.self, in: alert.view).compactMap(\.text)
    #expect(texts.contains("b") && texts.contains("c") && !texts.contains("a"))
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
}
