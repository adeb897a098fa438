// The system's traits as types, by which registrations and overrides name them.

import Foundation

/// `UITraitCollection.horizontalSizeClass`, by name.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
}
/// `UITraitCollection.verticalSizeClass`, by name.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
}
/// `UITraitCollection.layoutDirection`, by name.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified
}
/// `UITraitCollection.userInterfaceIdiom`, by name.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue: UIUserInterfaceIdiom = .unspecified
}
/// `UITraitCollection.displayScale`, by name.
public enum UITraitDisplayScale: UITraitDefinition {
  /// 0, which is unspecified.
  public static let defaultValue: CGFloat = 0
}
/// `UITraitCollection.preferredContentSizeCategory`, by name.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue: UIContentSizeCategory = .unspecified
}
/// `UITraitCollection.userInterfaceStyle`, by name.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue: UIUserInterfaceStyle = .unspecified
}
/// `UITraitCollection.userInterfaceLevel`, by name.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue: UIUserInterfaceLevel = .unspecified
}
/// `UITraitCollection.accessibilityContrast`, by name.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue: UIAccessibilityContrast = .unspecified
}
/// `UITraitCollection.legibilityWeight`, by name.
public enum UITraitLegibilityWeight: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue: UILegibilityWeight = .unspecified
}

/// A trait of the system, with the way to its value; nil for traits of other makers.
enum TraitName: CaseIterable {
  case horizontalSizeClass, verticalSizeClass, layoutDirection, userInterfaceIdiom, displayScale,
    preferredContentSizeCategory, userInterfaceStyle, userInterfaceLevel, accessibilityContrast,
    legibilityWeight

  init?(_ trait: any UITraitDefinition.Type) {
    guard let match = Self.allCases.first(where: { $0.type == trait }) else { return nil }
    self = match
  }

  private var type: any UITraitDefinition.Type {
    switch self {
    case .horizontalSizeClass: UITraitHorizontalSizeClass.self
    case .verticalSizeClass: UITraitVerticalSizeClass.self
    case .layoutDirection: UITraitLayoutDirection.self
    case .userInterfaceIdiom: UITraitUserInterfaceIdiom.self
    case .displayScale: UITraitDisplayScale.self
    case .preferredContentSizeCategory: UITraitPreferredContentSizeCategory.self
    case .userInterfaceStyle: UITraitUserInterfaceStyle.self
    case .userInterfaceLevel: UITraitUserInterfaceLevel.self
    case .accessibilityContrast: UITraitAccessibilityContrast.self
    case .legibilityWeight: UITraitLegibilityWeight.self
    }
  }

  func differs(_ lhs: TraitValues, _ rhs: TraitValues) -> Bool {
    switch self {
    case .horizontalSizeClass: lhs.horizontalSizeClass != rhs.horizontalSizeClass
    case .verticalSizeClass: lhs.verticalSizeClass != rhs.verticalSizeClass
    case .layoutDirection: lhs.layoutDirection != rhs.layoutDirection
    case .userInterfaceIdiom: lhs.userInterfaceIdiom != rhs.userInterfaceIdiom
    case .displayScale: lhs.displayScale != rhs.displayScale
    case .preferredContentSizeCategory: lhs.preferredContentSizeCategory != rhs.preferredContentSizeCategory
    case .userInterfaceStyle: lhs.userInterfaceStyle != rhs.userInterfaceStyle
    case .userInterfaceLevel: lhs.userInterfaceLevel != rhs.userInterfaceLevel
    case .accessibilityContrast: lhs.accessibilityContrast != rhs.accessibilityContrast
    case .legibilityWeight: lhs.legibilityWeight != rhs.legibilityWeight
    }
  }

  func clear(_ values: inout TraitValues) {
    let none = TraitValues()
    switch self {
    case .horizontalSizeClass: values.horizontalSizeClass = none.horizontalSizeClass
    case .verticalSizeClass: values.verticalSizeClass = none.verticalSizeClass
    case .layoutDirection: values.layoutDirection = none.layoutDirection
    case .userInterfaceIdiom: values.userInterfaceIdiom = none.userInterfaceIdiom
    case .displayScale: values.displayScale = none.displayScale
    case .preferredContentSizeCategory:
      values.preferredContentSizeCategory = none.preferredContentSizeCategory
    case .userInterfaceStyle: values.userInterfaceStyle = none.userInterfaceStyle
    case .userInterfaceLevel: values.userInterfaceLevel = none.userInterfaceLevel
    case .accessibilityContrast: values.accessibilityContrast = none.accessibilityContrast
    case .legibilityWeight: values.legibilityWeight = none.legibilityWeight
    }
  }
}
