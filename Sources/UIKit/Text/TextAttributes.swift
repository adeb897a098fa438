// Text attributes beside those that count for the size.

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

/// How a direction of writing is put into a text: the values of `writingDirection` are sums of one of these and an
/// `NSWritingDirection`. Raw values are Apple's.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// Apple's names, as Unicode's embedding and override.
  case embedding = 0, override = 2
}

/// For which system sizes of letters are meant. Raw values are Apple's.
public enum NSTextScalingType: Int, Sendable {
  /// As they are.
  case standard
  /// For phones and tablets.
  case iOS
}

extension NSParagraphStyle {
  /// The direction that a language is written in, by its code; that of the current one for nil.
  public class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let language = languageName ?? Locale.current.identifier
    return Locale.Language(identifier: language).characterDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }
}
