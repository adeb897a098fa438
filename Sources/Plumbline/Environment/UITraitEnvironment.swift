// Trait environments: what has traits, overrides them, and is told when they change.

import Foundation

/// Objects with traits: views, controllers, screens.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits that hold here: what was set on the way to the root, then what the surroundings have.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits changed; nil stands for traits that nobody has seen.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// Traits that can be set one by one. Set to unspecified, a trait follows the surroundings again.
public protocol UIMutableTraits {
  /// Compact, regular or unspecified, across.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Compact, regular or unspecified, up and down.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The reading direction, which mirrors leading and trailing.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// Phone, tablet and so on; decides sizes of controls.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Device pixels per point; 0 when unspecified. Frames are rounded to the pixels of the environment of the root.
  var displayScale: CGFloat { get set }
  /// The user's text size, which fonts of text styles follow.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// Light or dark; layout does not ask.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The elevation of the content above other content; layout does not read it.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// The contrast of colours; layout does not read it.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// Whether the user prefers bold text; layout does not ask.
  var legibilityWeight: UILegibilityWeight { get set }
  /// The value of a trait by its name: one of the system's, or one that the program defines; its `defaultValue` where
  /// nothing was set.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

/// Traits that a view or controller sets for itself and everything below it.
@preconcurrency @MainActor
public protocol UITraitOverrides: UIMutableTraits {
  /// Whether these overrides set the trait.
  func contains(_ trait: any UITraitDefinition.Type) -> Bool
  /// Removes the override: the trait is inherited again.
  mutating func remove(_ trait: any UITraitDefinition.Type)
}

/// A trait, by name: what `registerForTraitChanges` takes.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value
  /// The value where no object up to the root overrides the trait.
  static var defaultValue: Value { get }
  /// The name in logs; the type's name by default.
  static var name: String { get }
  /// The unique identifier; module and name of the type by default.
  static var identifier: String { get }
  /// Whether colours may look different for another value; no where nothing is said.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The type's name.
  public static var name: String { String(describing: self) }
  /// The module and the type's name.
  public static var identifier: String { String(reflecting: self) }
  /// No.
  public static var affectsColorAppearance: Bool { false }
}

/// Overrides as a view or controller hands them out and takes them back.
nonisolated struct TraitOverrides: UITraitOverrides {
  var values = TraitValues()

  func contains(_ trait: any UITraitDefinition.Type) -> Bool {
    if let name = TraitName(trait) { return name.differs(values, TraitValues()) }
    return values.own[ObjectIdentifier(trait)] != nil
  }

  mutating func remove(_ trait: any UITraitDefinition.Type) {
    if let name = TraitName(trait) { return name.clear(&values) }
    values.own[ObjectIdentifier(trait)] = nil
  }

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass }
    set { values.horizontalSizeClass = newValue }
  }
  var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass }
    set { values.verticalSizeClass = newValue }
  }
  var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.layoutDirection }
    set { values.layoutDirection = newValue }
  }
  var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.userInterfaceIdiom }
    set { values.userInterfaceIdiom = newValue }
  }
  var displayScale: CGFloat {
    get { values.displayScale }
    set { values.displayScale = newValue }
  }
  var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.preferredContentSizeCategory }
    set { values.preferredContentSizeCategory = newValue }
  }
  var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle }
    set { values.userInterfaceStyle = newValue }
  }
  var userInterfaceLevel: UIUserInterfaceLevel {
    get { values.userInterfaceLevel }
    set { values.userInterfaceLevel = newValue }
  }
  var accessibilityContrast: UIAccessibilityContrast {
    get { values.accessibilityContrast }
    set { values.accessibilityContrast = newValue }
  }
  var legibilityWeight: UILegibilityWeight {
    get { values.legibilityWeight }
    set { values.legibilityWeight = newValue }
  }
}
