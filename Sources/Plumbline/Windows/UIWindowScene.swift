// Scenes as values: a screen, and the windows that name the scene as theirs. An application has one; hosts and tests may make
// others.

import Foundation

/// One of an application's user interfaces: what its windows have in common.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  package final var carriedStates = CarriedStates()
  /// The activation state of a scene. Raw values are Apple's.
  public enum ActivationState: Int, Hashable, Sendable {
    /// Apple's names in the order of the raw values.
    case unattached = -1, foregroundActive, foregroundInactive, background
  }

  /// `.foregroundActive`, but while the application's start connects the scene: `.unattached`, then
  /// `.foregroundInactive`.
  open dynamic var activationState: ActivationState { storedState }
  package final var storedState = ActivationState.foregroundActive
  /// The application, once it was accessed.
  open dynamic override var next: UIResponder? { ShownWindows.ofThread.application }
  /// The title in a list of scenes; stored.
  open dynamic var title: String! = ""
}

/// A scene with windows on a screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// Nil for whatever is the main screen.
  private let storedScreen: UIScreen?
  private var keptWindows: [KeptWindow] = []

  /// A scene on a screen, which stands in for Apple's session.
  public init(screen: UIScreen = .main) {
    storedScreen = screen
    super.init()
  }

  /// The scene of an application.
  init(onMainScreen: Void) {
    storedScreen = nil
    super.init()
  }

  /// The screen; of the application's scene the main one.
  open dynamic var screen: UIScreen { storedScreen ?? .main }
  /// The windows that have this as their `windowScene`, in the order in which they came. They are not retained.
  open dynamic var windows: [UIWindow] { keptWindows.compactMap(\.window) }
  /// The last of its windows for which `makeKey()` was called; nil for none.
  open dynamic var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
  /// The coordinate space of the screen, in points.
  open dynamic var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The orientation of the screen: portrait where it is higher than wide.
  open dynamic var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait
  }
  /// Made at each call, of the screen's upper inset. Never nil here.
  open dynamic var statusBarManager: UIStatusBarManager? { UIStatusBarManager(screen: screen) }
  /// The traits of the screen, with `traitOverrides` applied.
  open dynamic var traitCollection: UITraitCollection { withOverrides(screen.traitCollection) }
  /// Traits that the scene sets for its windows and everything in them.
  open dynamic var traitOverrides: any UITraitOverrides {
    get { TraitOverrides(values: overrides) }
    set {
      guard let new = newValue as? TraitOverrides, new.values != overrides else { return }
      overrides = new.values
      for window in windows { window.takeTraitsOfScene() }
    }
  }
  private var overrides = TraitValues()
  final var hasOverrides: Bool { overrides != TraitValues() }

  /// The traits of a window, with the scene's overrides applied.
  final func withOverrides(_ traits: UITraitCollection) -> UITraitCollection {
    UITraitCollection(overrides.filled(from: traits.values))
  }
  /// Called when the traits change; never, as a screen is a value.
  open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  func take(_ window: UIWindow) { keptWindows.append(KeptWindow(window: window)) }
  func drop(_ window: UIWindow) { keptWindows.removeAll { $0.window == nil || $0.window === window } }

  private struct KeptWindow {
    weak var window: UIWindow?
  }
}

/// The status bar of a scene: the upper inset of its screen.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private let screen: UIScreen

  init(screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  /// The rectangle in the screen's space, in points; empty where the bar is hidden.
  open dynamic var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: isStatusBarHidden ? 0 : screen.bounds.width, height: screen.safeAreaInsets.top)
  }
  /// Whether the screen has no upper inset.
  open dynamic var isStatusBarHidden: Bool { screen.safeAreaInsets.top <= 0 }
  /// The bar's text; controllers say it, and nobody asks them here.
  open dynamic var statusBarStyle: UIStatusBarStyle { .default }
}

extension UIScene: @preconcurrency CarriedStateHolder {}
