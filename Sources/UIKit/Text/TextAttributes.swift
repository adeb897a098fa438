// Attributes of text that Apple has beside those that are measured.

import Foundation
import Plumbline

extension NSAttributedString.Key {
  /// An `NSNumber`, 0 for upright; without effect on the size.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// An `NSNumber`, the logarithm of the factor of width; stored, not measured.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// A string of `TextEffectStyle`; without effect on the size.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// An array of `NSNumber`s; without effect on the size.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// An `NSNumber`, 1 for letters below each other; stored, not measured.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
}

extension NSAttributedString {
  /// What `textEffect` may be.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The string of the attribute.
    public let rawValue: String
    /// Any string is taken.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Pressed into the paper, as in old notes.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}
