// Fonts by role, size or name.

import UIKit

/// A font by role, size or name, which becomes one of UIKit's in a view's surroundings.
public struct Font: Hashable, @unchecked Sendable {
  /// A role of text, whose size follows the user's.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// Apple's names.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    var uiTextStyle: UIFont.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption1
      case .caption2: .caption2
      }
    }
  }
  /// How heavy strokes are.
  public struct Weight: Hashable, Sendable {
    let uiWeight: UIFont.Weight
    /// Apple's names, from thin to thick.
    public static let ultraLight = Weight(uiWeight: .ultraLight), thin = Weight(uiWeight: .thin)
    /// Apple's names, from thin to thick.
    public static let light = Weight(uiWeight: .light), regular = Weight(uiWeight: .regular)
    /// Apple's names, from thin to thick.
    public static let medium = Weight(uiWeight: .medium), semibold = Weight(uiWeight: .semibold)
    /// Apple's names, from thin to thick.
    public static let bold = Weight(uiWeight: .bold), heavy = Weight(uiWeight: .heavy)
    /// The thickest.
    public static let black = Weight(uiWeight: .black)
  }
  /// The family among the system's fonts; rounded and serif letters are measured as the usual ones.
  public enum Design: Hashable, Sendable {
    /// Apple's names.
    case `default`, serif, rounded, monospaced
  }
  /// How wide letters are; carried.
  public struct Width: Hashable, Sendable {
    /// The axis of the font.
    public var value: CGFloat
    /// A value of the font's axis.
    public init(_ value: CGFloat) { self.value = value }
    /// Apple's names.
    public static let compressed = Self(-0.3), condensed = Self(-0.2), standard = Self(0), expanded = Self(0.2)
  }
  /// How far lines are apart; carried.
  public enum Leading: Hashable, Sendable {
    /// Apple's names.
    case standard, tight, loose
  }

  private enum Base: Hashable {
    case style(TextStyle, Design)
    case system(CGFloat, Weight, Design)
    case custom(String, CGFloat, TextStyle?)
    case font(UIFont)
  }
  private var base: Base
  private var changes: [FontChange] = []
  private init(_ base: Base, _ changes: [FontChange] = []) {
    self.base = base
    self.changes = changes
  }
  /// A font of UIKit's.
  public init(_ font: UIFont) { self.init(.font(font)) }

  /// A role of text.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style, design ?? .default), weight.map { [.weight($0)] } ?? [])
  }
  /// The system's font in a size in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size, weight ?? .regular, design ?? .default))
  }
  /// A font by its name, in a size in points that grows with the user's text size.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size, .body)) }
  /// A font by its name, in a size in points that grows as a role of text does.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name, size, textStyle))
  }
  /// A font by its name, in a size in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, fixedSize, nil))
  }

  /// Apple's names of roles.
  public static let largeTitle = system(.largeTitle), title = system(.title), title2 = system(.title2)
  /// Apple's names of roles.
  public static let title3 = system(.title3), headline = system(.headline), subheadline = system(.subheadline)
  /// Apple's names of roles.
  public static let body = system(.body), callout = system(.callout), footnote = system(.footnote)
  /// Apple's names of roles.
  public static let caption = system(.caption), caption2 = system(.caption2)

  private func changed(_ change: FontChange) -> Font { Font(base, changes + [change]) }
  /// In a weight.
  public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }
  /// Bold.
  public func bold() -> Font { changed(.weight(.bold)) }
  /// Italic.
  public func italic() -> Font { changed(.italic) }
  /// With digits that are equally wide.
  public func monospacedDigit() -> Font { changed(.monospacedDigit) }
  /// With letters that are equally wide.
  public func monospaced() -> Font { changed(.monospaced) }
  /// With lines nearer together or farther apart; carried.
  public func leading(_ leading: Leading) -> Font { self }
  /// With small capitals; carried.
  public func smallCaps() -> Font { self }

  func resolved(in traits: UITraitCollection, _ more: [FontChange] = []) -> UIFont {
    let font: UIFont
    switch base {
    case .style(let style, let design):
      let own = UIFont.preferredFont(forTextStyle: style.uiTextStyle, compatibleWith: traits)
      font = design == .monospaced ? .monospacedSystemFont(ofSize: own.pointSize, weight: .regular) : own
    case .system(let size, let weight, let design):
      font =
        design == .monospaced
        ? .monospacedSystemFont(ofSize: size, weight: weight.uiWeight)
        : .systemFont(ofSize: size, weight: weight.uiWeight)
    case .custom(let name, let size, let style):
      let own = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
      font =
        style.map { UIFontMetrics(forTextStyle: $0.uiTextStyle).scaledFont(for: own, compatibleWith: traits) }
        ?? own
    case .font(let own): font = own
    }
    return (changes + more).reduce(font) { $1.applied(to: $0) }
  }
}

/// A change of a font.
enum FontChange: Hashable {
  case weight(Font.Weight), italic, monospacedDigit, monospaced
  func applied(to font: UIFont) -> UIFont {
    var description = font.fontDescription
    switch self {
    case .weight(let weight):
      description.weight = UIFont.systemFont(ofSize: 10, weight: weight.uiWeight).fontDescription.weight
    case .italic: description.isItalic = true
    case .monospacedDigit: description.hasMonospacedDigits = true
    case .monospaced: description.family = .monospacedSystem
    }
    return UIFont(description)
  }
}

extension EnvironmentValues {
  /// The font of texts, changed by what views above said and by more.
  func resolvedFont(_ more: [FontChange]) -> UIFont {
    (font ?? .body).resolved(in: shownTraits, fontChanges + more)
  }
}
