// Traits: size classes, direction, scale and the like, as views, controllers and documents ask for them.

import Foundation

/// Size classes, layout direction, scale, text size and other traits of a view, a controller or the surroundings.
/// Immutable; a trait that nobody set is unspecified, and takes what the surroundings say. Traits that a view or
/// controller sets hold for everything below it.
///
///     let traits = UITraitCollection(horizontalSizeClass: .regular, preferredContentSizeCategory: .large)
///     UITraitCollection(traitsFrom: [surroundings, traits])  // of two values for one trait the last counts
///
/// In a window they follow from its size and from its screen.
public final class UITraitCollection: NSObject, Sendable {
  let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Traits; those that are not given are unspecified.
  public convenience init(
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified, displayScale: CGFloat = 0,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified,
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
    userInterfaceLevel: UIUserInterfaceLevel = .unspecified,
    accessibilityContrast: UIAccessibilityContrast = .unspecified,
    legibilityWeight: UILegibilityWeight = .unspecified
  ) {
    var values = TraitValues()
    values.horizontalSizeClass = horizontalSizeClass
    values.verticalSizeClass = verticalSizeClass
    values.layoutDirection = layoutDirection
    values.userInterfaceIdiom = userInterfaceIdiom
    values.displayScale = displayScale
    values.preferredContentSizeCategory = preferredContentSizeCategory
    values.userInterfaceStyle = userInterfaceStyle
    values.userInterfaceLevel = userInterfaceLevel
    values.accessibilityContrast = accessibilityContrast
    values.legibilityWeight = legibilityWeight
    self.init(values)
  }

  /// All traits that are specified in a list of collections; of two values for one trait the last counts.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(
      collections.reduce(TraitValues()) { outer, collection in collection.values.filled(from: outer) })
  }

  /// The traits that a closure sets; the others are unspecified.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(TraitValues().changed(by: mutations))
  }

  /// These traits with the changes that a closure makes.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values.changed(by: mutations))
  }

  // MARK: Traits

  /// The horizontal size class: compact, regular or unspecified.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical size class: compact, regular or unspecified.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The reading direction; a view's own follows from `effectiveUserInterfaceLayoutDirection`.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The kind of device; decides margins and size classes of windows.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Device pixels per point; 0 when unspecified.
  public var displayScale: CGFloat { values.displayScale }
  /// The user's text size, which fonts of text styles follow.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// Light or dark; layout does not ask.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The elevation of the content above other content; layout does not read it.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// Whether colours are set apart more; layout does not ask.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Whether the user prefers bold text.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// The value of a trait by its name: one of the system's, or one that the program defines; its `defaultValue` where
  /// nobody on the way to the root has set one.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }
  /// These traits with another value for one.
  public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value)
    -> UITraitCollection
  { modifyingTraits { $0[trait] = value } }

  // MARK: Comparison

  /// Whether every trait that another collection specifies has the same value here.
  public func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return other.values.filled(from: values) == values
  }

  /// Whether colours may look different from those under another collection: style, level and contrast.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle || userInterfaceLevel != other?.userInterfaceLevel
      || accessibilityContrast != other?.accessibilityContrast
      || values.differsInColors(from: other?.values ?? TraitValues())
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  public override var hash: Int { values.hashValue }
}

/// The values of traits; what nobody has set is unspecified.
struct TraitValues: Hashable, Sendable {
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var displayScale: CGFloat = 0
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  /// Values of traits that have no place of their own above, by the types that name them.
  var own: [ObjectIdentifier: OwnTrait] = [:]

  /// These values, and those of another set where these are unspecified.
  func filled(from outer: TraitValues) -> TraitValues {
    var result = self
    if horizontalSizeClass == .unspecified { result.horizontalSizeClass = outer.horizontalSizeClass }
    if verticalSizeClass == .unspecified { result.verticalSizeClass = outer.verticalSizeClass }
    if layoutDirection == .unspecified { result.layoutDirection = outer.layoutDirection }
    if userInterfaceIdiom == .unspecified { result.userInterfaceIdiom = outer.userInterfaceIdiom }
    if displayScale == 0 { result.displayScale = outer.displayScale }
    if preferredContentSizeCategory == .unspecified {
      result.preferredContentSizeCategory = outer.preferredContentSizeCategory
    }
    if userInterfaceStyle == .unspecified { result.userInterfaceStyle = outer.userInterfaceStyle }
    if userInterfaceLevel == .unspecified { result.userInterfaceLevel = outer.userInterfaceLevel }
    if accessibilityContrast == .unspecified { result.accessibilityContrast = outer.accessibilityContrast }
    if legibilityWeight == .unspecified { result.legibilityWeight = outer.legibilityWeight }
    if !outer.own.isEmpty { result.own.merge(outer.own) { inner, _ in inner } }
    return result
  }

  func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = TraitOverrides(values: self)
    mutations(&traits)
    return (traits as? TraitOverrides)?.values ?? self
  }
}
