// Traits: size classes, direction and scale, as views and documents ask for them.

import Foundation

/// How much room an axis has. Raw values are Apple's.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Apple's names in the order of the raw values.
  case unspecified = 0, compact, regular
}

/// The kind of device. Raw values are Apple's.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// Not known.
  case unspecified = -1
  /// iPhone.
  case phone = 0
  /// iPad, Apple TV, the screen of a car.
  case pad, tv, carPlay
  /// A Mac.
  case mac = 5
  /// Apple Vision.
  case vision
}

/// The direction of the language. Raw values are Apple's.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// Not known.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft
}

/// The size classes and other properties of the surroundings. Immutable.
public final class UITraitCollection: NSObject {
  /// The class of the width.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The class of the height.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The direction of reading.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Device pixels per point; 0 when unspecified.
  public let displayScale: CGFloat

  /// Traits; those that are not given are unspecified.
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
