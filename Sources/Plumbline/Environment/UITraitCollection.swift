// Traits: size classes, direction and scale, as views and documents ask for them.

import Foundation

/// How much room an axis has. Raw values are Apple's.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  case unspecified = 0, compact, regular
}

/// The kind of device. Raw values are Apple's.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1
  case phone = 0
  case pad, tv, carPlay
  case mac = 5
  case vision
}

/// The direction of the language. Raw values are Apple's.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft
}

/// The size classes and other properties of the surroundings. Immutable.
public final class UITraitCollection: NSObject {
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Device pixels per point; 0 when unspecified.
  public let displayScale: CGFloat

  public init(
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified, displayScale: CGFloat = 0
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.layoutDirection = layoutDirection
    self.userInterfaceIdiom = userInterfaceIdiom
    self.displayScale = displayScale
    super.init()
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other.horizontalSizeClass == horizontalSizeClass && other.verticalSizeClass == verticalSizeClass
      && other.layoutDirection == layoutDirection && other.userInterfaceIdiom == userInterfaceIdiom
      && other.displayScale == displayScale
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(layoutDirection)
    hasher.combine(userInterfaceIdiom)
    hasher.combine(displayScale)
    return hasher.finalize()
  }
}
