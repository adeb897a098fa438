// The screen as a value: a size, pixels, what hardware covers, and the traits that follow.

import Foundation

/// The screen of a window: a size in points, pixels per point, the insets of hardware, and the traits that follow.
/// Immutable, unlike Apple's: another size or orientation is another screen, and a window can be moved to it.
/// `UIScreen.main` is a phone's of 375x667 points at 2 pixels a point; `withMain(_:_:)` chooses another one for a
/// closure and the tasks that it starts, so that tests of several devices run beside each other.
@preconcurrency @MainActor
public final class UIScreen: NSObject, Sendable {
  /// The whole screen, in points.
  public let bounds: CGRect
  /// Device pixels per point.
  public let scale: CGFloat
  /// The insets of status bar, sensor housing and home indicator.
  public let safeAreaInsets: UIEdgeInsets
  /// The kind of device, from which size classes and margins follow.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The traits of a window that fills the screen.
  public let traitCollection: UITraitCollection
  /// Whether a phone is one of the wide ones: 20 points of margin instead of 16 (spec 05 §4).
  let isLarge: Bool

  /// A screen of a size in points. By default a phone's at 2 pixels a point that nothing covers.
  public nonisolated init(
    size: CGSize, scale: CGFloat = 2, safeAreaInsets: UIEdgeInsets = .zero,
    userInterfaceIdiom: UIUserInterfaceIdiom = .phone
  ) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.userInterfaceIdiom = userInterfaceIdiom
    isLarge = min(size.width, size.height) >= 414
    traitCollection = Self.traits(of: size, scale: scale, userInterfaceIdiom, isLarge: isLarge)
    super.init()
  }

  /// The screen in pixels: `bounds` times `scale`.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// Device pixels per point.
  public var nativeScale: CGFloat { scale }

  /// The screen held the other way. A phone's sensor housing comes to lie at the sides, its status bar goes, and its
  /// home indicator is 21 points high; a tablet keeps its insets.
  public nonisolated func rotated() -> UIScreen {
    let portrait = bounds.width <= bounds.height
    var insets = safeAreaInsets
    if userInterfaceIdiom == .phone {
      let hasIndicator = insets.bottom > 0
      insets =
        portrait
        ? UIEdgeInsets(
          top: 0, left: hasIndicator ? insets.top : 0, bottom: hasIndicator ? 21 : 0,
          right: hasIndicator ? insets.top : 0)
        : UIEdgeInsets(
          top: hasIndicator ? insets.left : 20, left: 0, bottom: hasIndicator ? 34 : 0, right: 0)
    }
    return UIScreen(
      size: CGSize(width: bounds.height, height: bounds.width), scale: scale, safeAreaInsets: insets,
      userInterfaceIdiom: userInterfaceIdiom)
  }

  // MARK: The main screen

  private static let standard = UIScreen(size: CGSize(width: 375, height: 667))

  /// The screen that programs ask for: a phone of 375x667 points, or the one of `withMain(_:_:)`.
  public static var main: UIScreen { MainScreen.chosen ?? standard }

  /// Runs a closure, and the tasks that it starts, with another main screen. Nothing is shared with other tasks.
  public nonisolated static func withMain<Result>(_ screen: UIScreen, _ body: () throws -> Result) rethrows
    -> Result
  {
    try MainScreen.$chosen.withValue(screen, operation: body)
  }

  // MARK: Traits

  /// The traits of a window of a size: size classes follow from it (spec 07 §3).
  func traitCollection(forWindowOfSize size: CGSize) -> UITraitCollection {
    Self.traits(
      of: size, scale: scale, userInterfaceIdiom, isLarge: isLarge)
  }

  private nonisolated static func traits(
    of size: CGSize, scale: CGFloat, _ userInterfaceIdiom: UIUserInterfaceIdiom, isLarge: Bool
  ) -> UITraitCollection {
    var values = TraitValues()
    (values.horizontalSizeClass, values.verticalSizeClass) = sizeClasses(
      of: size, userInterfaceIdiom, isLarge: isLarge)
    values.userInterfaceIdiom = userInterfaceIdiom
    values.displayScale = scale
    values.layoutDirection = .leftToRight
    values.preferredContentSizeCategory = .large
    values.userInterfaceStyle = .light
    values.userInterfaceLevel = .base
    values.accessibilityContrast = .normal
    values.legibilityWeight = .regular
    return UITraitCollection(values)
  }

  /// Phones are compact across, and on their sides compact down; those 414 points wide and more are regular across when
  /// they lie on their sides. A tablet is regular both ways, but in a window narrower than half of the largest one's
  /// long side (678 points) compact across.
  private nonisolated static func sizeClasses(
    of size: CGSize, _ userInterfaceIdiom: UIUserInterfaceIdiom, isLarge: Bool
  ) -> (UIUserInterfaceSizeClass, UIUserInterfaceSizeClass) {
    guard userInterfaceIdiom == .phone else { return (size.width < 678 ? .compact : .regular, .regular) }
    guard size.width > size.height else { return (.compact, .regular) }
    return (isLarge ? .regular : .compact, .compact)
  }
}

/// The main screen of a task, where it is not the standard one.
private enum MainScreen {
  @TaskLocal static var chosen: UIScreen?
}

extension UITraitCollection {
  @TaskLocal private static var chosen: UITraitCollection?

  /// The traits outside of views and controllers: those of `performAsCurrent(_:)`, or the main screen's.
  public static var current: UITraitCollection { chosen ?? onTreesThread { UIScreen.main.traitCollection } }

  /// Calls a closure in which these traits are the current ones: `cgColor` of colours that follow traits is for them.
  public func performAsCurrent(_ actions: () -> Void) {
    Self.$chosen.withValue(self, operation: actions)
  }

  /// The traits of `performAsCurrent(_:)`, within it.
  static var chosenForColors: UITraitCollection? { chosen }
}
