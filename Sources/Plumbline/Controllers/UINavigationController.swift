// A stack of controllers below a navigation bar.

import Foundation

/// Shows the last of its controllers, with a navigation bar above it and, if enabled, a toolbar below. The shown view
/// has the whole size or the room between opaque bars, as its `edgesForExtendedLayout` say, and the bars count into its
/// safe area.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, ContentFollowing {
  /// The bar at the top, below the safe area's upper edge.
  public internal(set) var navigationBar: UINavigationBar {
    didSet {
      // Programs set a bar of their own class by its name.
      guard navigationBar !== oldValue else { return }
      navigationBar.items = stack.map(\.navigationItem)
      if oldValue.superview === viewIfLoaded {
        viewIfLoaded?.insertSubview(navigationBar, aboveSubview: oldValue)
      }
      oldValue.removeFromSuperview()
      viewIfLoaded?.setNeedsLayout()
    }
  }
  /// The bar at the bottom; hidden unless asked for.
  public let toolbar: UIToolbar
  private var stack: [UIViewController] = []
  /// The transition by an animator of the program's that is on its way here.
  private final weak var moving: ControllerTransition?
  /// The controllers that leave by the transition.
  private final var leaving: [UIViewController] = []
  private var isBarHidden = false
  private var isBottomBarHidden = true

  /// A stack of one controller, which has no way back.
  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar(frame: .zero)
    toolbar = UIToolbar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  /// An empty stack with bars of classes of the program's, made by their `init(frame:)`; nil, and a class that is no such bar,
  /// for the usual ones.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    let barType = navigationBarClass as? UINavigationBar.Type
    let toolbarType = toolbarClass as? UIToolbar.Type
    navigationBar =
      barType.flatMap { UIView.makeView(of: $0, frame: .zero) as? UINavigationBar }
      ?? UINavigationBar(frame: .zero)
    toolbar =
      toolbarType.flatMap { UIView.makeView(of: $0, frame: .zero) as? UIToolbar } ?? UIToolbar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar(frame: .zero)
    toolbar = UIToolbar(frame: .zero)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller from an archive, of which the title is kept; its stack is empty.
  public required init?(coder: NSCoder) {
    navigationBar = DocumentCoder.bar(coder, UINavigationBar.self) ?? UINavigationBar(frame: .zero)
    toolbar = DocumentCoder.bar(coder, UIToolbar.self) ?? UIToolbar(frame: .zero)
    super.init(coder: coder)
  }

  open dynamic override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
    self.view = view
    showTop(animated: false, before: stack)
  }

  // MARK: Stack

  /// The controllers from the first to the one that is shown. Set: as `setViewControllers(_:animated:)`.
  open dynamic var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller whose view is shown, the last of the stack; nil for an empty one.
  open dynamic var topViewController: UIViewController? { stack.last }
  /// The controller that is seen: one that was presented, or the one at the top.
  open dynamic var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Replaces the stack: controllers that go leave, new ones become children, and the last one is shown.
  open dynamic func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for (place, controller) in viewControllers.enumerated()
    where viewControllers[..<place].contains(where: { $0 === controller }) {
      stopProgram("All view controllers in a navigation controller must be distinct (\(viewControllers))")
    }
    let old = stack
    let gone = old.filter { known in !viewControllers.contains { $0 === known } }
    // The one that is seen goes by the transition.
    let seen = gone.last { $0 === old.last }
    for controller in gone where controller !== seen { leave(controller) }
    for controller in viewControllers where !old.contains(where: { $0 === controller }) {
      addChild(controller)
    }
    stack = viewControllers
    if let seen {
      seen.willMove(toParent: nil)
      seen.isAboutToLeave()
    }
    showTop(animated: animated, before: old)
    if let seen { removeFromParent([seen]) }
    for controller in viewControllers where !old.contains(where: { $0 === controller }) {
      controller.didMove(toParent: self)
    }
  }

  /// Pushes a controller, shown at once, `animated` or not. Traps with Apple's message for one that is in the stack
  /// already, and for a navigation controller.
  open dynamic func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else {
      stopProgram(
        "Pushing the same view controller instance more than once is not supported (\(viewController))")
    }
    guard !(viewController is UINavigationController) else {
      stopProgram("Pushing a navigation controller is not supported")
    }
    addChild(viewController)
    stack.append(viewController)
    showTop(animated: animated, before: stack.dropLast())
    viewController.didMove(toParent: self)
  }

  /// Removes the controller at the top, unless it is the only one.
  @discardableResult
  open dynamic func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 2, animated: animated).last
  }

  /// Answers those that left; nil where only the first is there.
  @discardableResult
  open dynamic func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.count > 1 ? pop(to: 0, animated: animated) : nil
  }

  /// Answers those that left; nil for one that is not in the stack or on top already.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }), index < stack.count - 1 else {
      return nil
    }
    return pop(to: index, animated: animated)
  }

  private func pop(to index: Int, animated: Bool) -> [UIViewController] {
    let before = stack
    let gone = Array(stack[(index + 1)...])
    stack.removeLast(gone.count)
    for controller in gone {
      controller.willMove(toParent: nil)
      controller.isAboutToLeave()
    }
    showTop(animated: animated, before: before)
    removeFromParent(gone)
    return gone
  }

  /// Removes the popped controllers: after a transition, and not if it is cancelled.
  private func removeFromParent(_ gone: [UIViewController]) {
    if moving?.isWaiting == true {
      leaving = gone
    } else {
      for controller in gone { controller.removeFromParent() }
    }
  }

  private func leave(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.isAboutToLeave()
    controller.storedView?.removeFromSuperview()
    controller.removeFromParent()
  }

  /// Installs the top controller's view, and removes the others'.
  /// - Parameter before: the stack as it was, for a transition that is taken back.
  private func showTop(animated: Bool, before: [UIViewController]) {
    if let moving, moving.isWaiting { moving.completeTransition(true) }
    navigationBar.items = stack.map(\.navigationItem)
    toolbar.items = topViewController?.toolbarItems
    guard isViewLoaded, let view else { return }
    guard let top = topViewController, top.storedView?.superview !== view else {
      return placeTop(in: view, animated: animated)
    }
    delegate?.navigationController(self, willShow: top, animated: animated)
    let old = before.last
    if animated, view.window != nil, let old, old !== top, old.storedView?.superview === view,
      let animator = delegate?.navigationController(
        self, animationControllerFor: before.contains { $0 === top } ? .pop : .push, from: old, to: top)
    {
      return move(from: old, to: top, in: view, by: animator) { [weak self] in self?.stack = before }
    }
    let transition =
      animated && view.window != nil
      ? ControllerTransition(in: view, from: old, to: top, isAnimated: true) : nil
    transition?.begin(of: [self, old, top])
    placeTop(in: view, animated: animated, transition)
    // Delegates find in the coordinator who left.
    delegate?.navigationController(self, didShow: top, animated: animated)
    transition?.end()
  }

  private func placeTop(in view: UIView, animated: Bool, _ transition: ControllerTransition? = nil) {
    for controller in [transition?.from].compactMap({ $0 }) + children where controller !== topViewController
    {
      controller.isAppearanceAnimated = animated
      controller.storedView?.removeFromSuperview()
    }
    if let top = topViewController, top.view.superview !== view {
      top.isAppearanceAnimated = animated
      placeChildren()
      view.insertSubview(top.view, at: 0)
    }
    transition?.runAnimations()
    view.setNeedsLayout()
    (view.window)?.settleAppearances()
  }

  /// An animator of the program's moves the views of two controllers, below the bars.
  private func move(
    from old: UIViewController, to top: UIViewController, in view: UIView,
    by animator: any UIViewControllerAnimatedTransitioning, takeBack: @escaping () -> Void
  ) {
    let container = UIView(frame: view.bounds)
    view.insertSubview(container, at: 0)
    let transition = ControllerTransition(
      in: container, from: old, to: top, isAnimated: true, animator: animator,
      interaction: delegate?.navigationController(self, interactionControllerFor: animator))
    moving = transition
    transition.begin(of: [self, old, top])
    if let oldView = old.storedView { container.addSubview(oldView) }
    top.isAppearanceAnimated = true
    old.isAppearanceAnimated = true
    // A view gets its place only once it is there.
    top.loadViewIfNeeded()
    placeChildren()
    transition.movedViews = [.to: top.view]
    transition.movedViews[.from] = old.storedView
    transition.places.initial[ObjectIdentifier(old)] = old.storedView?.frame
    transition.places.final[ObjectIdentifier(top)] = top.view.frame
    transition.whenComplete = { [unowned transition, weak self, weak view] completed in
      transition.settle()
      if !completed { takeBack() }
      guard let self, let view else { return transition.end() }
      let leaving = self.leaving
      self.leaving = []
      let (shown, gone) = completed ? (top, old) : (old, top)
      if let shownView = shown.storedView { view.insertSubview(shownView, at: 0) }
      gone.storedView?.removeFromSuperview()
      container.removeFromSuperview()
      if completed {
        for controller in leaving { controller.removeFromParent() }
      } else {
        self.restoreChildren(without: gone, staying: leaving)
        if let shownView = shown.storedView { view.window?.controllersWillAppear(in: shownView) }
      }
      view.setNeedsLayout()
      view.window?.layoutIfNeeded()
      if completed { self.delegate?.navigationController(self, didShow: top, animated: true) }
      transition.end()
    }
    old.willDisappear(true)
    top.willAppear(true)
    transition.run()
  }

  /// After a transition that was taken back: who left is a child again, who was about to leave stays, and who came is none.
  private func restoreChildren(without gone: UIViewController, staying: [UIViewController]) {
    navigationBar.items = stack.map(\.navigationItem)
    toolbar.items = topViewController?.toolbarItems
    for controller in stack where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    for controller in staying {
      controller.willMove(toParent: self)
      controller.didMove(toParent: self)
    }
    if !stack.contains(where: { $0 === gone }) {
      gone.willMove(toParent: nil)
      gone.removeFromParent()
    }
  }

  /// `pushViewController(_:animated:)` with animation.
  open dynamic override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Told of every controller that comes to the top. Not retained.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The gesture that pops. Nothing here recognises.
  open dynamic var interactivePopGestureRecognizer: UIGestureRecognizer? { popGestureRecognizer }
  private lazy var popGestureRecognizer = UIScreenEdgePanGestureRecognizer()
  /// Whether bars go when content is scrolled; stored: nothing here swipes.
  open dynamic var hidesBarsOnSwipe = false
  /// Whether bars go when content is touched; stored: nothing here touches.
  open dynamic var hidesBarsOnTap = false
  /// Whether bars are hidden when the keyboard appears; stored.
  open dynamic var hidesBarsWhenKeyboardAppears = false
  /// Whether bars are hidden where the height is compact; stored.
  open dynamic var hidesBarsWhenVerticallyCompact = false

  // MARK: Bars

  /// Whether the bar at the top is hidden: it then takes nothing of the safe area.
  open dynamic var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Hides or shows the bar at the top with the next layout, without an animation of its own.
  open dynamic func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isBarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }
  /// Whether the bar at the bottom is hidden, as it is by default: it then takes nothing of the safe area.
  open dynamic var isToolbarHidden: Bool {
    get { isBottomBarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Hides or shows the bar at the bottom with the next layout, without an animation of its own.
  open dynamic func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isBottomBarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  /// The bars at the edges of the safe area; the top controller's view fills the rest, or the whole view where it may
  /// reach below bars, whose heights are then part of its safe area.
  override func placeChildren() {
    guard let view = storedView else { return }
    let safe = view.safeAreaInsets
    let bounds = view.bounds
    let barHeight = isBarHidden ? 0 : navigationBar.height(for: traitCollection) - takeScrolledHeight()
    let toolbarHeight =
      isBottomBarHidden
      ? 0
      : toolbar.controlMetrics.barHeight(
        toolbar.intrinsicContentSize.height, for: traitCollection, above: safe.bottom)
    navigationBar.isHidden = isBarHidden
    toolbar.isHidden = isBottomBarHidden
    navigationBar.frame = CGRect(
      x: bounds.minX, y: bounds.minY + safe.top, width: bounds.width, height: barHeight)
    toolbar.frame = CGRect(
      x: bounds.minX, y: bounds.maxY - safe.bottom - toolbarHeight, width: bounds.width, height: toolbarHeight
    )
    guard let top = topViewController, top.isViewLoaded else { return }
    top.fill(
      bounds, bars: UIEdgeInsets(top: barHeight, left: 0, bottom: toolbarHeight, right: 0), safeArea: safe,
      opaque: navigationBar.isTranslucent ? [] : .top, toolbar.isTranslucent ? [] : .bottom)
  }

  // MARK: Scrolling

  /// The scroll view below the bar, and the height of the bar that its content has pushed away.
  private weak var followedScrollView: UIScrollView?
  private var scrolledHeight: CGFloat = 0

  /// The scroll view that the controller names, its view, or the first view in it.
  private var topScrollView: UIScrollView? {
    guard let top = topViewController, let view = top.storedView else { return nil }
    return top.contentScrollView(for: .top) ?? view as? UIScrollView
      ?? view.subviews.first as? UIScrollView
  }

  /// Follows the content of the controller at the top. Content that nobody has seen yet begins below the whole bar.
  private func takeScrolledHeight() -> CGFloat {
    let present = topScrollView
    if present !== followedScrollView {
      followedScrollView?.behavior.follower = nil
      followedScrollView = present
      present?.behavior.follower = self
      scrolledHeight = 0
      navigationBar.scrolledHeight = 0
      if let present, present.behavior.placed != nil { contentDidScroll(present) }
    }
    let away = max(0, min(scrolledHeight, navigationBar.scrollingHeight))
    navigationBar.scrolledHeight = away
    return away
  }

  /// The bar gives way to content that moves up, point by point, until only what stays is left of it.
  func contentDidScroll(_ scrollView: UIScrollView) {
    guard scrollView === followedScrollView else { return }
    // The inset counts the bar as high as it is now.
    let whole = scrollView.adjustedContentInset.top + navigationBar.scrolledHeight
    let away = max(0, min(whole + scrollView.contentOffset.y, navigationBar.scrollingHeight))
    guard away != scrolledHeight else { return }
    scrolledHeight = away
    viewIfLoaded?.setNeedsLayout()
  }

  /// A pushed controller may do without the bar at the bottom of the window.
  var hidesBottomBar: Bool { stack.dropFirst().contains { $0.hidesBottomBarWhenPushed } }
}

extension UINavigationController {
  /// The duration of showing or hiding a bar, in seconds.
  public nonisolated static var hideShowBarDuration: CGFloat { 0.2 }
  /// Whether a controller was added or taken away. Raw values are Apple's.
  public enum Operation: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case none, push, pop
  }
}

extension UIViewController {
  /// Takes the room that a container has: below its bars where the controller wants to reach there, between them
  /// otherwise. Below opaque bars it reaches only where it asks for that too (`extendedLayoutIncludesOpaqueBars`).
  func fill(_ bounds: CGRect, bars: UIEdgeInsets, safeArea: UIEdgeInsets, opaque: UIRectEdge...) {
    var frame = bounds
    var insets = bars
    var extended = edgesForExtendedLayout
    if !extendedLayoutIncludesOpaqueBars { opaque.forEach { extended.subtract($0) } }
    if bars.top > 0, !extended.contains(.top) {
      frame.origin.y += safeArea.top + bars.top
      frame.size.height -= safeArea.top + bars.top
      insets.top = 0
    }
    if bars.bottom > 0, !extended.contains(.bottom) {
      frame.size.height -= safeArea.bottom + bars.bottom
      insets.bottom = 0
    }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = frame
    view.isEncapsulated = true
    containerInsets = insets
  }
}

extension UINavigationBar {
  /// In a navigation controller; a search bar or a large title stands below a low bar too.
  func height(for traits: UITraitCollection) -> CGFloat {
    let usual = controlMetrics.navigationBarHeight
    return intrinsicContentSize.height - usual + controlMetrics.barHeight(usual, for: traits, above: 0)
  }
}
