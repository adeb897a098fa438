// Fonts by family and width.

import Foundation
import Plumbline

extension UIFont {
  /// The system's family alone; fonts of the application are not in it.
  public class var familyNames: [String] { [UIFont.systemFont(ofSize: 17).familyName] }
  /// The PostScript names of a family: the regular one for the system's; empty for all others.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    familyNames.contains(familyName) ? [UIFont.systemFont(ofSize: 17).fontName] : []
  }
  /// The width of a font's letters. The numbers only put them in order: Apple's are not published. Lines are measured
  /// in the usual width.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// 0 for the usual width.
    public let rawValue: CGFloat
    /// Any number is taken.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual width.
    public static let standard = Width(rawValue: 0)
    /// Wider than usual.
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
  /// The descriptor of a text style for the text size of some traits; of the main screen's for nil.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }
}

extension UIFontDescriptor.AttributeName {
  /// The visible name of a font; not read here.
  public static let visibleName = Self(rawValue: "NSFontVisibleNameAttribute")
}
