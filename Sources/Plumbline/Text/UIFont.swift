// Apple's name for a font, around the description that text is measured with.

import Foundation
import Typography

/// A font of a size in points, as labels, fields and buttons hold it. Immutable. What it measures is decided by the
/// tree's `LayoutEnvironment.textMeasurer`: the system's fonts from embedded tables, an application's own from their
/// files with module `FontFiles`.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let attributeMark = AttributeMark()

  /// The description of the font for text measuring.
  public let fontDescription: FontDescription
  /// The scaling with the user's text size, if any.
  let scaling: FontScaling?

  /// A font by its description for text measuring, for fonts that Apple's initializers do not name.
  public init(_ description: FontDescription) {
    fontDescription = description
    scaling = nil
    super.init()
  }

  /// A font without a size, as Apple's plain initializer makes it; texts in it have no room.
  public convenience override init() { self.init(FontDescription(pointSize: 0)) }

  init(_ description: FontDescription, scaling: FontScaling) {
    fontDescription = description
    self.scaling = scaling
    super.init()
  }

  /// A font of its family or PostScript name; unknown names stand for a font of the same class, an empty one gives
  /// none.
  public convenience init?(name: String, size: CGFloat) {
    guard !name.isEmpty else { return nil }
    self.init(FontDescription(family: .named(name), pointSize: Double(size)))
  }

  // MARK: The system's fonts

  /// The system's regular font in a size in points.
  open class func systemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }

  /// The system's font in a size in points and a weight.
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(weight: weight.typographic, pointSize: Double(size)))
  }

  /// The system's font in a size in points, semibold, as Apple's method answers.
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .semibold)
  }

  /// The system's font in a size in points, slanted; measured with the upright one's figures.
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(FontDescription(isItalic: true, pointSize: Double(size)))
  }

  /// The system's font with digits that are all as wide as a zero, in a size in points.
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontDescription(weight: weight.typographic, pointSize: Double(size), hasMonospacedDigits: true))
  }

  /// The system's font whose characters are all equally wide, in a size in points.
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontDescription(family: .monospacedSystem, weight: weight.typographic, pointSize: Double(size)))
  }

  /// 17 points, the size of a label's font by default.
  open class var labelFontSize: CGFloat { 17 }
  /// 18 points, the size of a custom button's font by default; system buttons have 15.
  open class var buttonFontSize: CGFloat { 18 }
  /// 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// 14 points.
  open class var systemFontSize: CGFloat { 14 }

  // MARK: Figures

  /// The requested size in points.
  open var pointSize: CGFloat { CGFloat(fontDescription.pointSize) }
  /// The ascent from the baseline to the top of a line, in points.
  open var ascender: CGFloat { CGFloat(metrics.ascender) }
  /// The descent from the baseline to the bottom of a line, as a negative number of points.
  open var descender: CGFloat { CGFloat(metrics.descender) }
  /// The height of capitals above the baseline, in points, unrounded.
  open var capHeight: CGFloat { CGFloat(metrics.capHeight) }
  /// The height of small letters in points.
  open var xHeight: CGFloat { CGFloat(metrics.xHeight) }
  /// The height of one line in points, unrounded: `ascender - descender`.
  open var lineHeight: CGFloat { CGFloat(metrics.lineHeight) }
  /// Points between two lines.
  open var leading: CGFloat { CGFloat(metrics.leading) }

  /// The embedded fonts' figures: a font does not know in which surroundings it will be measured.
  private var metrics: FontMetrics { SystemFontMeasurer().metrics(of: fontDescription) }

  // MARK: Names

  /// The family as Apple names it; of a named font, what stands before the hyphen of its name.
  open var familyName: String {
    switch fontDescription.family {
    case .system: ".AppleSystemUIFont"
    case .monospacedSystem: ".AppleSystemUIFontMonospaced"
    case .named(let name): name.split(separator: "-").first.map(String.init) ?? name
    }
  }

  /// The PostScript name: of a named font the requested one, whether it is available or not.
  open var fontName: String {
    if case .named(let name) = fontDescription.family { return name }
    let weight = fontDescription.weight == .regular ? "" : "-\(fontDescription.weight)".capitalized
    return familyName + weight + (fontDescription.isItalic ? "-Italic" : "")
  }

  // MARK: Other sizes

  /// The same font in another size in points, without a text style's distance between lines.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var changed = fontDescription
    changed.pointSize = Double(fontSize)
    changed.leading = nil
    return UIFont(changed)
  }

  /// The font itself, which cannot change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.fontDescription == fontDescription
  }
  open override var hash: Int { fontDescription.hashValue }

  open override var description: String {
    "<UICTFont: \(ObjectNotation.address(of: self))> font-family: \"\(familyName)\"; font-weight: "
      + "\(fontDescription.weight); font-style: \(fontDescription.isItalic ? "italic" : "normal"); font-size: "
      + String(format: "%.2fpt", fontDescription.pointSize)
  }

  /// The font of a style at the text size of the main screen.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }
}

extension UIFont {
  /// The weight of a font's strokes. Raw values are Apple's, from −1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number, from −1 to 1.
    public let rawValue: CGFloat
    /// A weight of Apple's number, from −1 to 1; measured as the nearest of the nine.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A weight of Apple's number, from −1 to 1; measured as the nearest of the nine.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest of nine weights.
    public static let ultraLight = Weight(-0.8)
    /// The second of nine weights.
    public static let thin = Weight(-0.6)
    /// The third of nine weights.
    public static let light = Weight(-0.4)
    /// The fourth of nine weights, that of running text.
    public static let regular = Weight(0)
    /// The fifth of nine weights.
    public static let medium = Weight(0.23)
    /// The sixth of nine weights, that of headlines and `boldSystemFont(ofSize:)`.
    public static let semibold = Weight(0.3)
    /// The seventh of nine weights.
    public static let bold = Weight(0.4)
    /// The eighth of nine weights.
    public static let heavy = Weight(0.56)
    /// The heaviest of nine weights.
    public static let black = Weight(0.62)

    private static let ordered: [(Weight, FontDescription.Weight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
      (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]

    /// The nearest of the nine weights.
    var typographic: FontDescription.Weight {
      Self.ordered.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
    }
  }
}
