// Xcode's pseudolanguages: the document's own texts, made longer, marked or turned round.

/// A language that nobody speaks, to try layouts with before there are translations.
///
/// Xcode has them among a scheme's application languages and in previews of Interface Builder; each stands for a launch
/// argument, which is named here.
public enum Pseudolanguage: String, CaseIterable, Hashable, Sendable {
  /// Every text twice (`NSDoubleLocalizedStrings`).
  case double
  /// Marks on every letter, which change no width (`NSAccentuateLocalizedStrings`).
  case accented
  /// `[# … #]` around every text (`NSSurroundLocalizedStrings`).
  case bounded
  /// The layout runs from right to left, the texts stay (`NSForceRightToLeftWritingDirection`).
  case rightToLeft = "rtl"
  /// The same, with the texts overridden to right to left (`NSForceRightToLeftLocalizedStrings`).
  case rightToLeftWithStrings = "rtl-strings"

  /// Whether layouts run from right to left.
  public var isRightToLeft: Bool { self == .rightToLeft || self == .rightToLeftWithStrings }

  /// The form of a text in the pseudolanguage; an empty text stays empty. Linear in its length.
  public func text(for text: String) -> String {
    guard !text.isEmpty else { return text }
    switch self {
    case .double: return text + " " + text
    case .bounded: return "[# " + text + " #]"
    case .accented: return Self.accented(text)
    case .rightToLeft: return text
    // Right-to-left override and its end.
    case .rightToLeftWithStrings: return "\u{202E}" + text + "\u{202C}"
    }
  }

  private static func accented(_ text: String) -> String {
    var result = ""
    for (place, character) in text.enumerated() {
      result.append(character)
      if character.isLetter { result.unicodeScalars.append(marks[place % marks.count]) }
    }
    return result
  }

  /// Diaeresis, tilde, grave, ring below, cedilla.
  private static let marks: [Unicode.Scalar] = ["\u{308}", "\u{303}", "\u{300}", "\u{325}", "\u{327}"]
}
