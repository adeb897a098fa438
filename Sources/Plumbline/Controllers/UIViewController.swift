// The controller of a view: the class body holds what subclasses may override; the rest is in extensions, one file a
// subject.

import Foundation
import Unchecked

/// Loads its view on first access, is told before and after its layout, and contains child controllers.
///
/// The order of the calls is Apple's (spec 07 §1): `loadView`, `viewDidLoad`; in a window `viewWillAppear`,
/// `viewIsAppearing`, `updateViewConstraints`, notes about safe area and margins, `viewWillLayoutSubviews`, the
/// layout of the view, `viewDidLayoutSubviews`, `viewDidAppear`. Geometry is right from `viewIsAppearing` on.
///
/// The view of a root controller has the window's size; that of a child, the one that its parent gives; that of a
/// presented one, the one that its presentation controller says. Parents retain children; children and views do not
/// retain back. Bound to the main actor, as views are.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment, UITraitChangeObservable {
  /// The appearance state of a controller's view.
  enum Appearance { case disappeared, appearing, appeared, disappearing }

  // MARK: Stored state of the extensions

  var storedView: UIView?
  var isLoadingView = false
  var appearance = Appearance.disappeared
  /// The options of the appearance transition in progress.
  var transition = AppearanceTransition()
  /// Whether `viewIsAppearing` was called since the view was last about to appear.
  var hasGeometry = false
  var owesMarginsNote = false
  var owesSafeAreaNote = false
  var storedChildren: [UIViewController] = []
  /// Not retained: the parent retains its children and clears this when it goes.
  @Unretained var storedParent: UIViewController?
  var storedPresented: UIViewController?
  @Unretained var storedPresenting: UIViewController?
  /// The presentation controller that frames the presented view; nil for one that fills the window.
  var storedPresentation: UIPresentationController?
  /// The insets that a container's bars add to the safe area.
  var containerInsets = UIEdgeInsets.zero { didSet { if containerInsets != oldValue { applyInsets() } } }
  var storedTopGuide: ControllerLayoutGuide?
  var storedBottomGuide: ControllerLayoutGuide?
  var storedOverrides = TraitValues()
  /// The traits that the parent sets for this child.
  var parentOverrides = TraitValues()
  var traitRegistrations: [TraitRegistration] = []

  // MARK: Creation

  /// The nib's name given to the initializer; nil for none.
  open private(set) var nibName: String?
  /// The bundle given to the initializer; nil for the main one.
  open private(set) var nibBundle: Bundle?

  /// A controller whose view is loaded on first access.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil ?? Bundle.main
    super.init()
  }

  /// A controller from an archive, of which the title is kept, or from a document.
  public required init?(coder: NSCoder) {
    nibBundle = Bundle.main
    super.init()
    if let document = coder as? DocumentCoder {
      document.decode(self)
      return
    }
    if coder.allowsKeyedCoding { title = coder.decodeValue(String.self, forKey: "UITitle") }
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  package var hasAssociations = false
  package final var carriedStates = CarriedStates()
  /// The running transition of this controller; nil between transitions. Its animator or interaction holds it: one that
  /// nobody holds can never end.
  final weak var runningTransition: ControllerTransition?
  private var storedEditButtonItem: UIBarButtonItem?
  private var storedContentScrollView: UIScrollView?

  deinit {
    if hasAssociations { AssociationTable.shared.forget(ObjectIdentifier(self)) }
    onTreesThread {
      storedView?.rare?.controller = nil
      for child in storedChildren { child.storedParent = nil }
      storedPresented?.storedPresenting = nil
      storedPresented?.storedPresentation = nil
    }
  }

  open dynamic override var next: UIResponder? { storedView?.storedSuperview ?? storedParent }

  // MARK: View

  /// Loads the view if it was not loaded yet. A `loadView` that assigns none leaves an empty view.
  open dynamic func loadViewIfNeeded() {
    guard storedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    if storedView == nil { setView(UIView(frame: UIScreen.main.bounds)) }
    isLoadingView = false
    viewDidLoad()
  }

  /// The controller's view; loaded when it is first asked for.
  open dynamic var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set { setView(newValue) }
  }
  /// Asking does not load it.
  open dynamic var isViewLoaded: Bool { storedView != nil }
  /// Nil before it is loaded: asking does not load it.
  open dynamic var viewIfLoaded: UIView? { storedView }
  /// Makes the view and assigns it to `view`; replaced by subclasses, which do not call super.
  ///
  /// The view of the controller's document is taken, where there is one: of its scene in a storyboard, of the xib of its
  /// `nibName`, or of a xib with the name of its class, with or without `Controller` at the end.
  open dynamic func loadView() {
    if !loadViewFromDocument() { view = UIView(frame: UIScreen.main.bounds) }
  }
  /// Called once, when the view is loaded; for subclasses, does nothing here.
  open dynamic func viewDidLoad() {}

  // MARK: Appearance

  /// Called before the view appears in a window; for subclasses, does nothing here.
  open dynamic func viewWillAppear(_ animated: Bool) {}
  /// The view is in a window; its traits and size are right, its layout is still to come.
  open dynamic func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view was laid out in its window; for subclasses, does nothing here.
  open dynamic func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves its window; for subclasses, does nothing here.
  open dynamic func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view left its window; for subclasses, does nothing here.
  open dynamic func viewDidDisappear(_ animated: Bool) {}

  // MARK: Constraints and layout

  /// Called in place of the view's `updateConstraints`, which it calls; overrides call super last.
  open dynamic func updateViewConstraints() { view.updateConstraints() }
  /// Updates the properties of views from the controller's state before layout, in subclasses (iOS 26).
  open dynamic func updateProperties() {}
  /// Asks for `updateProperties()` in the next pass; without effect before the view is loaded.
  open dynamic func setNeedsUpdateProperties() { storedView?.setNeedsUpdateProperties() }
  /// Runs `updateProperties()` of the controller and its view if that is pending.
  open dynamic func updatePropertiesIfNeeded() { storedView?.updatePropertiesIfNeeded() }
  /// Called before the view lays out its subviews.
  open dynamic func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews; those deeper down may still have to.
  open dynamic func viewDidLayoutSubviews() {}
  /// Places what a container puts around its children, before its view is laid out.
  func placeChildren() {}

  // MARK: Margins and safe area

  /// Called after the margins of the view changed; for subclasses, does nothing here.
  open dynamic func viewLayoutMarginsDidChange() {}
  /// Called after the safe area of the view changed; for subclasses, does nothing here.
  open dynamic func viewSafeAreaInsetsDidChange() {}
  /// The insets that are added to the safe area of the view; may be negative, the sum is not.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { applyInsets() } }
  }
  /// The least margins of the view: 0 above and below, 16 at the sides, 20 where the window is wide (spec 05 §4).
  open dynamic var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = isWide ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// Whether the view's margins are at least the system's; true by default. A change lays out anew.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { storedView?.respectsSystemMinimumLayoutMargins = viewRespectsSystemMinimumLayoutMargins }
  }
  /// The edges at which the view reaches below translucent bars; at the others it ends at them.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { storedParent?.storedView?.setNeedsLayout() } }
  }
  /// Whether the view reaches below opaque bars too; false by default. A change lays out the parent anew.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { storedParent?.storedView?.setNeedsLayout() }
  }

  /// Whether `.automatic` scroll views of controllers within navigation controllers count the safe area above and below
  /// even where their content does not scroll.
  open dynamic var automaticallyAdjustsScrollViewInsets = true

  // MARK: Children

  /// The child controllers, in the order in which they were added.
  open dynamic var children: [UIViewController] { storedChildren }
  /// Nil for a controller that is no child, presented ones too.
  open dynamic var parent: UIViewController? { storedParent }
  /// The nearest one that this one is in, through any parents; nil for none.
  open dynamic var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
  /// The nearest one that this one is in, through any parents; nil for none.
  open dynamic var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
  /// Adds a child; its view is added by whoever calls, who then calls `didMove(toParent:)` on the child.
  open dynamic func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Leaves the parent; called after the view was removed.
  open dynamic func removeFromParent() { leaveParent() }
  /// Called before the parent changes; nil means that the controller leaves it.
  open dynamic func willMove(toParent parent: UIViewController?) { if parent == nil { isAboutToLeave() } }
  /// Called after the parent changed, by containers; for subclasses, does nothing here.
  open dynamic func didMove(toParent parent: UIViewController?) {}
  /// For containers that forward appearances themselves: the view of this controller is about to appear or disappear.
  open dynamic func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }
  /// Calls `viewIsAppearing` and `viewDidAppear`, or `viewDidDisappear`, of a child whose
  /// `beginAppearanceTransition` was called.
  open dynamic func endAppearanceTransition() { endAppearance() }
  /// Whether children are told of appearances along with this controller.
  open dynamic var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Presentation

  /// The controller that this one or one of its parents presents; nil for none.
  open dynamic var presentedViewController: UIViewController? {
    storedPresented ?? storedParent?.presentedViewController
  }
  /// The controller that presents this one or one of its parents.
  open dynamic var presentingViewController: UIViewController? {
    storedPresenting ?? storedParent?.presentingViewController
  }
  /// Whether the view is on its way into a window because it is presented: up to the end of `viewDidAppear`.
  open dynamic var isBeingPresented: Bool { transition.contains(.presented) }
  /// Whether the view is on its way out because it is dismissed: up to the end of `viewDidDisappear`.
  open dynamic var isBeingDismissed: Bool { transition.contains(.dismissed) }
  /// Whether the view is on its way into a window because the controller joined a parent: up to the end of `viewDidAppear`.
  open dynamic var isMovingToParent: Bool { transition.contains(.joined) && isAppearingOrTold }
  /// Whether the view is on its way out because the controller left its parent: up to the end of `viewDidDisappear`.
  open dynamic var isMovingFromParent: Bool { transition.contains(.left) && isDisappearingOrTold }
  /// Presents a controller. It appears at once, unless an animator of the program's moves it there; while this
  /// controller is in no window, the two only know of each other.
  open dynamic func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// The delegate that vends the objects of a custom presentation.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The presentation controller for the current style, created on first access.
  open dynamic var presentationController: UIPresentationController? { presentationOfStyle() }
  /// The same for a popover; nil for other styles.
  open dynamic var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover ? presentationOfStyle() as? UIPopoverPresentationController : nil
  }
  /// The same for a sheet; nil for other styles.
  open dynamic var sheetPresentationController: UISheetPresentationController? {
    [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle)
      ? presentationOfStyle() as? UISheetPresentationController : nil
  }
  /// Whether a presented view that does not cover everything decides the status bar; stored.
  open dynamic var modalPresentationCapturesStatusBarAppearance = false
  /// Shows a controller as the parents see fit: in a navigation controller by pushing it, otherwise by presenting it.
  open dynamic func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }
  /// Shows a controller as the detail of a split view where there is one, otherwise by presenting it.
  open dynamic func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let split = splitViewController, split !== self {
      split.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }
  /// The nearest one that this one is in, through any parents; nil for none.
  open dynamic var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }
  /// Replaces one child's view by another's, in one step.
  open dynamic func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    fromViewController.view.superview?.addSubview(toViewController.view)
    UIView.animate(withDuration: duration, delay: 0, options: options, animations: { animations?() }) {
      fromViewController.storedView?.removeFromSuperview()
      completion?($0)
    }
  }

  // MARK: Ways to other controllers

  /// Whether a segue is performed; true unless a subclass says otherwise.
  open dynamic func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue is performed; for subclasses, does nothing here.
  open dynamic func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Performs a segue of the controller's document. Traps, as Apple's, for a controller that was not made from a
  /// document.
  open dynamic func performSegue(withIdentifier identifier: String, sender: Any?) {
    if sourceDocument?.performSegue(withIdentifier: identifier, from: self, sender: sender) == true { return }
    preconditionFailure("Receiver (\(self)) has no segue with identifier '\(identifier)'")
  }
  /// Whether the controller is the destination of an unwind segue: whether it has the action's method itself.
  open dynamic func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { target(forAction: action, withSender: sender) as? UIViewController === self }
  /// The children that are searched for an unwind segue's destination: all but the one that contains the source.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let from = childContaining(source)
    return children.filter { $0 !== from }
  }
  /// The child that contains the source of an unwind segue, at any depth; nil where none does.
  open dynamic func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    children.first { child in
      sequence(first: source.source, next: \.parent).contains { $0 === child }
    }
  }
  /// Shows a child during an unwind segue, in containers; does nothing here.
  open dynamic func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  /// Dismisses the controller that this one or a parent of it presents, or this one if it was presented and presents
  /// none.
  open dynamic func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    takeAway(animated: flag, completion: completion)
  }

  // MARK: Sizes and traits

  /// The size that the content would like to have. The parent is told of changes, of a presented controller the one of the
  /// presentation.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      if let storedParent {
        storedParent.preferredContentSizeDidChange(forChildContentContainer: self)
      } else if let storedPresentation, storedPresenting != nil {
        storedPresentation.preferredContentSizeDidChange(forChildContentContainer: self)
      } else {
        storedPresenting?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }
  /// Called when the `preferredContentSize` of a child changes; does nothing here.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Called when the fitting size of a child changes; does nothing here.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size of a child for a size of the container: the same.
  open dynamic func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the size changes; tells the children and the presented controller.
  open dynamic func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardTransition(to: size, with: coordinator) }
  /// Called before the traits change; tells the children that change too and the presented controller.
  open dynamic func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardTransition(to: newCollection, with: coordinator) }
  /// They win over the parent's, for the child and all below it; nil takes them back.
  open dynamic func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.changeTraits {
      childViewController.parentOverrides = collection?.values ?? TraitValues()
    }
  }
  /// Nil for none.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    let values = childViewController.parentOverrides
    return values == TraitValues() ? nil : UITraitCollection(values)
  }
  /// The coordinator of the running presentation, dismissal, push or pop of this controller or a parent of it; nil
  /// otherwise. A change of size passes its coordinator to those whom it concerns.
  open dynamic var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningTransition ?? storedParent?.transitionCoordinator
  }
  /// The traits of the view; before it is loaded those of the parent, or of the main screen.
  open dynamic var traitCollection: UITraitCollection { presentTraits }
  /// For subclasses, does nothing here; called after the view's traits changed.
  open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Nil. Replaced by containers that ask a child about the status bar.
  open dynamic var childForStatusBarHidden: UIViewController? { nil }

  // MARK: What layout only carries

  /// Given to navigation and tab bar items that were made already; nil for none.
  open dynamic var title: String? {
    didSet {
      storedNavigationItem?.title = title
      storedTabBarItem?.title = title
    }
  }
  /// The style of presentation: a sheet by default, beside a view or an item of a bar as a popover, by a presentation
  /// of the program's own for `.custom`, over the whole window with the other styles.
  open dynamic var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The animation of a presentation; without effect on layout.
  open dynamic var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a presented controller stays until the program dismisses it. Stored, and read by nothing here: no finger
  /// dismisses a controller, so that every one stays.
  open dynamic var isModalInPresentation = false
  /// Whether a controller that is presented from here covers this controller's view only. Stored, and read by nothing here:
  /// a presented view lies in the whole window, whoever presents it.
  open dynamic var definesPresentationContext = false
  /// False by default; `setEditing(_:animated:)` changes it.
  open dynamic var isEditing = false
  /// Sets `isEditing` and the title of `editButtonItem`; subclasses do more.
  open dynamic func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    storedEditButtonItem?.title = editing ? "Done" : "Edit"
  }
  /// Whether the tab bar is hidden when the controller is pushed; false by default.
  open dynamic var hidesBottomBarWhenPushed = false
  /// The controller's item in a navigation bar; its title is the controller's until another is set.
  open dynamic var navigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    storedNavigationItem = item
    return item
  }
  private var storedNavigationItem: UINavigationItem?
  /// Gives the controller the item of its document.
  package final func adoptNavigationItem(_ item: UINavigationItem) { storedNavigationItem = item }
  /// The controller's item in a tab bar; its title is the controller's until another is set.
  open dynamic var tabBarItem: UITabBarItem! {
    get {
      if let storedTabBarItem { return storedTabBarItem }
      let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
      storedTabBarItem = item
      return item
    }
    set { storedTabBarItem = newValue }
  }
  private var storedTabBarItem: UITabBarItem?
  /// The items of a navigation controller's toolbar while the controller is at the top.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet {
      if let stack = storedParent as? UINavigationController, stack.topViewController === self {
        stack.toolbar.items = toolbarItems
      }
    }
  }
  /// The supported orientations of the controller's view. Nothing here reads it: a window takes whatever screen it is
  /// given.
  open dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The orientation in which the view is presented. Nothing here reads it.
  open dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the view rotates with the device. Nothing here reads it: a view rotates with its window's screen.
  open dynamic var shouldAutorotate: Bool { true }
  /// The status bar's text. Nothing here reads it: no status bar is drawn.
  open dynamic var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the home indicator is hidden after a while. Nothing here reads it: the screen's insets say what it covers.
  open dynamic var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that is asked about the status bar's text. Nothing here reads it.
  open dynamic var childForStatusBarStyle: UIViewController? { nil }
  /// Asks for the home indicator again; without effect.
  open dynamic func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The child that decides about the home indicator; nil for this controller. Not asked.
  open dynamic var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Edges at which the program's gestures come before the system's; not asked.
  open dynamic var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides about screen edges; nil for this controller. Not asked.
  open dynamic var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Does nothing: the edges are not asked.
  open dynamic func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Turns the interface as the device is held; without effect.
  open class func attemptRotationToDeviceOrientation() {}
  /// Takes effect at once, `animated` or not.
  open dynamic func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// A button that begins and ends editing. Its title is that of the state.
  open dynamic var editButtonItem: UIBarButtonItem {
    if let storedEditButtonItem { return storedEditButtonItem }
    let item = UIBarButtonItem(
      title: isEditing ? "Done" : "Edit",
      primaryAction: UIAction(title: isEditing ? "Done" : "Edit") { [weak self] _ in
        if let self { setEditing(!isEditing, animated: true) }
      })
    storedEditButtonItem = item
    return item
  }
  /// Nil for a controller that is not restored; stored.
  open dynamic var restorationIdentifier: String?
  /// The scroll view of any edge: the one that was set last; nil for none; carried.
  open dynamic func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    storedContentScrollView
  }
  /// Frees what can be recreated, in subclasses; called by hosts and tests.
  open dynamic func didReceiveMemoryWarning() {}
  /// Whether the status bar is hidden; the screen's insets say what it covers.
  open dynamic var prefersStatusBarHidden: Bool { false }
  /// Asks for `prefersStatusBarHidden` again; without effect on layout.
  open dynamic func setNeedsStatusBarAppearanceUpdate() {}
  /// The interface style of the view and its subtree; `.unspecified` inherits it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      let style = overrideUserInterfaceStyle
      changeTraits { storedOverrides.userInterfaceStyle = style }
    }
  }
}

extension UIViewController: @preconcurrency AssociationHost, @preconcurrency CarriedStateHolder {}
