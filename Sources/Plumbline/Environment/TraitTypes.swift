// Values of traits. Raw values are Apple's.

/// The size class of an axis. Raw values are Apple's.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Apple's names in the order of the raw values.
  case unspecified = 0, compact, regular
}

/// The kind of device. Raw values are Apple's.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// Unspecified.
  case unspecified = -1
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
  /// Unspecified.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft
}

/// Light or dark. Raw values are Apple's.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// Apple's names in the order of the raw values.
  case unspecified = 0, light, dark
}

/// The elevation of content above other content. Raw values are Apple's.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  /// Apple's names in the order of the raw values.
  case unspecified = -1, base, elevated
}

/// The contrast of colours. Raw values are Apple's.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  /// Apple's names in the order of the raw values.
  case unspecified = -1, normal, high
}

/// Whether the user prefers bold text. Raw values are Apple's.
public enum UILegibilityWeight: Int, Hashable, Sendable {
  /// Apple's names in the order of the raw values.
  case unspecified = -1, regular, bold
}
