// The window: the topmost view of a tree that is on a screen, and the host of its root controller.

import Foundation

/// The root of a tree that is shown: it has a screen, whose traits and safe area hold below it, and a root controller
/// whose view fills it. Trees without a window are laid out the same way, but nothing appears in them, and no view is
/// ambiguous.
///
///     let window = UIWindow(screen: UIScreen(size: CGSize(width: 393, height: 852), scale: 3))
///     window.rootViewController = controller
///     window.makeKeyAndVisible()
///     window.layoutIfNeeded()  // viewWillAppear … viewDidAppear, and all frames
///
/// `layoutIfNeeded()` on a window is what a turn of the run loop is elsewhere: what is about to appear appears,
/// constraints and frames are brought up to date, and what appeared is told so. No run loop is needed for it; where a
/// program turns the main one, as a test does that waits, each turn does the same for every window that is shown. Its
/// frame is in points of the screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The screen whose size, pixels, insets and traits the window has.
  open dynamic var screen: UIScreen {
    get { storedScreen }
    set {
      guard newValue !== storedScreen else { return }
      storedScreen = newValue
      screenDidChange()
    }
  }
  /// The level of the window over others; without effect on layout.
  open dynamic var windowLevel = Level.normal
  /// The scene that the window is listed in: the application's, of a window that was shown without one. The screen stays the
  /// window's own.
  open dynamic var windowScene: UIWindowScene? {
    get { storedScene }
    set {
      guard newValue !== storedScene else { return }
      let overrides = storedScene?.hasOverrides == true || newValue?.hasOverrides == true
      storedScene?.drop(self)
      storedScene = newValue
      newValue?.take(self)
      if overrides { takeTraitsOfScene() }
    }
  }
  private weak var storedScene: UIWindowScene?
  /// Seconds that a change of the size takes for what the root controller shows; 0, the default, for at once.
  open dynamic var transitionDuration: TimeInterval = 0
  /// Whether the window is the one that keys go to: since `makeKey()`.
  open private(set) var isKeyWindow = false
  /// The traits that follow from the screen and the size.
  private(set) var hostTraits: UITraitCollection
  private var storedScreen: UIScreen
  private var storedRootController: UIViewController?
  /// Controllers whose views entered the window and were not laid out in it yet, outer ones first.
  private var appearing: [UIViewController] = []
  private var isSettling = false

  public override init(frame: CGRect) {
    storedScreen = UIScreen.main
    hostTraits = UITraitCollection()
    super.init(frame: frame)
    isHidden = true
    takeScreen()
  }

  /// A window from an archive, on the main screen.
  public required init?(coder: NSCoder) {
    storedScreen = UIScreen.main
    hostTraits = UITraitCollection()
    super.init(coder: coder)
    takeScreen()
  }

  /// A window that fills the main screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// A window of a screen's size, on that screen; hidden until it is shown.
  public convenience init(screen: UIScreen) {
    self.init(frame: screen.bounds)
    self.screen = screen
  }

  /// A window of the size of a scene's screen, in that scene.
  public init(windowScene: UIWindowScene) {
    storedScreen = windowScene.screen
    hostTraits = UITraitCollection()
    super.init(frame: windowScene.screen.bounds)
    isHidden = true
    takeScreen()
    self.windowScene = windowScene
  }

  // MARK: Events

  /// The scene, or without one the application, once it was accessed.
  open dynamic override var next: UIResponder? {
    super.next ?? storedScene ?? ShownWindows.ofThread.application
  }

  /// Hands an event to the views of this window that were touched: each touch to its view, by its phase.
  open dynamic func sendEvent(_ event: UIEvent) {
    for (view, touches) in Dictionary(grouping: event.allTouches ?? [], by: \.view) {
      guard let view, view.window === self || view.window == nil else { continue }
      for (phase, touches) in Dictionary(grouping: touches, by: \.phase) {
        switch phase {
        case .began: view.touchesBegan(Set(touches), with: event)
        case .moved: view.touchesMoved(Set(touches), with: event)
        case .ended: view.touchesEnded(Set(touches), with: event)
        case .cancelled: view.touchesCancelled(Set(touches), with: event)
        default: break
        }
      }
    }
  }

  // MARK: Root controller

  /// The controller whose view fills the window. Its view is loaded when the window becomes visible, or at once if it is.
  open dynamic var rootViewController: UIViewController? {
    get { storedRootController }
    set {
      guard newValue !== storedRootController else { return }
      storedRootController?.storedView?.removeFromSuperview()
      storedRootController = newValue
      if !isHidden { showRoot() }
    }
  }

  /// Shows the window and brings its tree to rest: the root controller's view is loaded, appears and is laid out.
  open dynamic func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Whether the window may be the one that keys go to; yes unless a subclass says otherwise.
  open dynamic var canBecomeKey: Bool { true }
  /// Makes the window the thread's key window, if it may be; the previous one resigns.
  open dynamic func makeKey() {
    let known = ShownWindows.ofThread
    guard canBecomeKey, known.key !== self else { return }
    known.key?.loseKeys()
    known.add(self)
    known.key = self
    isKeyWindow = true
    becomeKey()
    post("UIWindowDidBecomeKeyNotification")
  }

  private func loseKeys() {
    isKeyWindow = false
    resignKey()
    post("UIWindowDidResignKeyNotification")
  }

  /// Called when the window became the one that keys go to. Does nothing itself.
  open dynamic func becomeKey() {}
  /// Called when the window is no longer the one that keys go to. Does nothing itself.
  open dynamic func resignKey() {}

  private func post(_ name: String) {
    NotificationCenter.default.post(name: NSNotification.Name(name), object: self)
  }

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if isHidden {
        leaveScreen()
        if ShownWindows.ofThread.windows.contains(self) { post("UIWindowDidBecomeHiddenNotification") }
      } else {
        ShownWindows.ofThread.add(self)
        RunLoopTurns.ofMain?.show(self)
        showRoot()
        post("UIWindowDidBecomeVisibleNotification")
      }
    }
  }

  private func showRoot() {
    safeAreaOfSubclassFollows()
    if let controller = storedRootController { host(controller) }
    layoutIfNeeded()
  }

  /// Lets a controller's view fill the window: once it was told that it will appear, with the size that it was loaded with
  /// (spec 07 §1).
  func host(_ controller: UIViewController) {
    guard let view = controller.view else { return }
    if view.superview !== self {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.isEncapsulated = true
      addSubview(view)
      view.frame = bounds
    } else {
      controllersWillAppear(in: view)
    }
  }

  private func leaveScreen() {
    let controllers = controllers(in: self)
    for controller in controllers { controller.willDisappear(false) }
    for controller in controllers { controller.didDisappear() }
  }

  // MARK: Appearances

  /// Runs one pass: appearances that are due, constraints, layout, and the notifications of appeared views.
  open dynamic override func layoutIfNeeded() {
    settleAppearances()
    super.layoutIfNeeded()
  }

  /// Brings the appearances that began to their end, with the layout between.
  func settleAppearances() {
    guard !isHidden, !isSettling, !appearing.isEmpty else { return }
    isSettling = true
    defer { isSettling = false }
    // Appearing controllers may show others. Those that an animator still moves have not appeared.
    var held: [UIViewController] = []
    while !appearing.isEmpty {
      let controllers = appearing
      appearing = []
      for controller in controllers where controller.storedView?.window === self { controller.isAppearing() }
      super.layoutIfNeeded()
      for controller in controllers where controller.storedView?.window === self {
        if controller.isHeldByAnimator { held.append(controller) } else { controller.didAppear() }
      }
    }
    appearing = held
  }

  /// A subtree is about to enter the window. What a controller adds to its view on this occasion enters too.
  func controllersWillAppear(in subtree: UIView) {
    guard !isHidden else { return }
    if let controller = subtree.controller, controller.isToldByWindow, controller.appearance != .appeared {
      controller.willAppear(controller.isAppearanceAnimated)
      if !appearing.contains(where: { $0 === controller }) { appearing.append(controller) }
    }
    for subview in subtree.storedSubviews { controllersWillAppear(in: subview) }
  }

  /// A subtree is about to leave the window.
  func controllersWillDisappear(in subtree: UIView) {
    guard !isHidden else { return }
    for controller in controllers(in: subtree) { controller.willDisappear(controller.isAppearanceAnimated) }
  }

  /// A subtree left the window.
  func controllersDidDisappear(in subtree: UIView) {
    for controller in controllers(in: subtree) { controller.didDisappear() }
  }

  /// The controllers of a subtree's views, outer ones first, without those whose containers tell them themselves.
  private func controllers(in subtree: UIView) -> [UIViewController] {
    var result: [UIViewController] = []
    func collect(_ view: UIView) {
      if let controller = view.controller, controller.isToldByWindow { result.append(controller) }
      for subview in view.storedSubviews { collect(subview) }
    }
    collect(subtree)
    return result
  }

  // MARK: Size, screen and traits

  open dynamic override var frame: CGRect {
    get { super.frame }
    set { resize(to: newValue.size) { self.setFrame(newValue, byEngine: false) } }
  }

  open dynamic override var bounds: CGRect {
    get { super.bounds }
    set { resize(to: newValue.size) { self.setBounds(newValue, byEngine: false) } }
  }

  /// A new size is a transition for the controllers, as a rotation is (spec 07 §1): they are told of the coming traits
  /// and size, the traits and the size change, and the layout takes place along with the animations of the transition.
  private func resize(to size: CGSize, _ change: @escaping () -> Void) {
    guard size != super.bounds.size else { return change() }
    transition(to: size, traits: screen.traitCollection(forWindowOfSize: size), change)
  }

  private func screenDidChange() {
    transition(to: screen.bounds.size, traits: screen.traitCollection) {
      self.setFrame(self.screen.bounds, byEngine: false)
      self.takeScreen()
    }
  }

  private func transition(to size: CGSize, traits: UITraitCollection, _ change: @escaping () -> Void) {
    var present = traits.values
    present.layoutDirection = hostTraits.values.layoutDirection
    present.displayScale = effectiveLayoutEnvironment.displayScale
    present = ofScene(present)
    let root = isHidden ? nil : storedRootController
    let coordinator = SizeTransition(in: self, duration: root == nil ? 0 : transitionDuration)
    if let root, root.isViewLoaded {
      if present != hostTraits.values {
        root.willTransition(to: UITraitCollection(present), with: coordinator)
      }
      root.viewWillTransition(to: size, with: coordinator)
    }
    UIView.animate(withDuration: coordinator.transitionDuration) { [self] in
      changeTraits {
        hostTraits = UITraitCollection(present)
        change()
        takeInsets()
      }
      guard root != nil else { return }
      coordinator.runAnimations()
      layoutIfNeeded()
    } completion: { _ in
      coordinator.end()
    }
  }

  private func takeScreen() {
    hostTraits = screen.traitCollection(forWindowOfSize: super.bounds.size)
    var environment = effectiveLayoutEnvironment
    environment.displayScale = screen.scale
    layoutEnvironment = environment
    takeInsets()
  }

  /// The surroundings were set: direction and pixels are theirs.
  func takeTraitsOfEnvironment() {
    let environment = effectiveLayoutEnvironment
    var traits = hostTraits.values
    traits.layoutDirection = environment.isRightToLeft ? .rightToLeft : .leftToRight
    traits.displayScale = environment.displayScale
    traits = ofScene(traits)
    if traits != hostTraits.values { changeTraits { hostTraits = UITraitCollection(traits) } }
  }

  /// The scene is another one, or overrides other traits: those of the screen, the size and the surroundings count anew.
  func takeTraitsOfScene() {
    let environment = effectiveLayoutEnvironment
    var traits = screen.traitCollection(forWindowOfSize: super.bounds.size).values
    traits.layoutDirection = environment.isRightToLeft ? .rightToLeft : .leftToRight
    traits.displayScale = environment.displayScale
    traits = ofScene(traits)
    if traits != hostTraits.values { changeTraits { hostTraits = UITraitCollection(traits) } }
  }

  private func ofScene(_ traits: TraitValues) -> TraitValues {
    storedScene?.withOverrides(UITraitCollection(traits)).values ?? traits
  }

  /// The part of the screen's unsafe border that reaches into the window.
  private func takeInsets() {
    let outer = screen.safeAreaInsets
    let box = super.frame
    func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(inset, max(0, inset - distance)) }
    hostSafeAreaInsets = UIEdgeInsets(
      top: part(outer.top, box.minY), left: part(outer.left, box.minX),
      bottom: part(outer.bottom, screen.bounds.maxY - box.maxY),
      right: part(outer.right, screen.bounds.maxX - box.maxX))
    safeAreaOfSubclassFollows()
  }
}
