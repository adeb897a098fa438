// Fonts by family and width, and descriptors beyond those that decide a size.

import Foundation
import Plumbline

extension UIFont {
  /// The system's family alone; fonts of the application are not in it.
  public class var familyNames: [String] { [UIFont.systemFont(ofSize: 17).familyName] }
  /// The regular one for the system's family; empty for all others.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    familyNames.contains(familyName) ? [UIFont.systemFont(ofSize: 17).fontName] : []
  }
  /// How wide letters are. The numbers only put them in order: Apple's are not published. Lines are measured in the usual
  /// width.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// 0 for the usual width.
    public let rawValue: CGFloat
    /// Any number is taken.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Narrow.
    public static let condensed = Width(rawValue: -0.2)
    /// As usual.
    public static let standard = Width(rawValue: 0)
    /// Wide.
    public static let expanded = Width(rawValue: 0.2)
    /// Narrower than `condensed`.
    public static let compressed = Width(rawValue: -0.3)
  }
  /// The system's font in a size in points and a weight; measured in the usual width.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
}

extension UIFont.TextStyle {
  /// The metrics of the style.
  public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
}

extension UIFontDescriptor {
  /// Keys of `AttributeName.featureSettings`, by Apple's names.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name, or another.
    public let rawValue: String
    /// Any name is taken.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A number: which feature.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// A number: how it is set.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// A number: which feature. Apple's earlier name of `type`.
    public static let featureIdentifier = type
    /// A number: how it is set. Apple's earlier name of `selector`.
    public static let typeIdentifier = selector
  }
  /// That of a text style for the text size of some traits; of the main screen's for nil.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }
  /// Identity: fonts are not transformed here.
  public var matrix: CGAffineTransform { .identity }
  /// Itself, as far as it is one font: nothing else is looked for.
  public func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?)
    -> [UIFontDescriptor]
  {
    [self]
  }
}

extension UIFontDescriptor.AttributeName {
  /// The name that people read; not read here.
  public static let visibleName = Self(rawValue: "NSFontVisibleNameAttribute")
  /// A transform; not read.
  public static let matrix = Self(rawValue: "NSFontMatrixAttribute")
  /// Characters that the font has to have; not read.
  public static let characterSet = Self(rawValue: "NSCTFontCharacterSetAttribute")
  /// Fonts for characters that the font does not have; not read.
  public static let cascadeList = Self(rawValue: "NSCTFontCascadeListAttribute")
  /// The advance of all characters in points; not read.
  public static let fixedAdvance = Self(rawValue: "NSCTFontFixedAdvanceAttribute")
}
