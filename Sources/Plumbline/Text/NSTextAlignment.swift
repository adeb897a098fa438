// Text alignment and writing direction, under the names that UIKit and AppKit share.

/// The horizontal alignment of lines. Raw values are UIKit's.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// Apple's names in the order of the raw values.
  case left, center, right, justified, natural
}

/// The direction in which letters follow each other. Raw values are Apple's.
public enum NSWritingDirection: Int, Hashable, Sendable {
  /// The language's own.
  case natural = -1
  /// Apple's names in the order of the raw values.
  case leftToRight, rightToLeft
}

/// Lines below or through text. Raw values are Apple's.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The members as bits, with Apple's numbers.
  public let rawValue: Int
  /// A set of the members with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Below words, not below spaces.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
