// Apple's name for a font, around the description that text is measured with.

import Foundation
import Typography

/// A font of a size, as labels and buttons hold it. Immutable.
public final class UIFont: Hashable, Sendable {
  /// What the font is, for whoever measures text.
  public let fontDescription: FontDescription

  /// A font of a description.
  public init(_ description: FontDescription) { fontDescription = description }

  /// The font's family or PostScript name gives it; unknown names stand for a font of the same class.
  public convenience init(name: String, size: CGFloat) {
    self.init(FontDescription(family: .named(name), pointSize: Double(size)))
  }

  /// The system font in a size and weight.
  public static func systemFont(ofSize size: CGFloat, weight: FontDescription.Weight = .regular) -> UIFont {
    UIFont(FontDescription(weight: weight, pointSize: Double(size)))
  }

  /// The bold system font.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .semibold)
  }

  /// The italic system font.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(FontDescription(isItalic: true, pointSize: Double(size)))
  }

  /// The size in points.
  public var pointSize: CGFloat { CGFloat(fontDescription.pointSize) }

  public static func == (lhs: UIFont, rhs: UIFont) -> Bool { lhs.fontDescription == rhs.fontDescription }
  public func hash(into hasher: inout Hasher) { hasher.combine(fontDescription) }
}
