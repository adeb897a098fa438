// Text measuring for layout: the size within a width, the lines, the baselines.

/// A font as a document or a program names it: family, weight, slant and size in points.
///
/// A description is a request, not a font file: a ``TextMeasuring`` decides which glyphs stand for it, and says in
/// ``TextMeasuring/hasExactMetrics(for:)`` whether they are the font's own. Apple's counterpart is `UIFontDescriptor`.
///
/// ```swift
/// let title = FontDescription(weight: .semibold, pointSize: 20)
/// let body = TextStyle.body.font(for: .extraLarge)
/// ```
public struct FontDescription: Hashable, Sendable {
  /// The family of the font.
  public enum Family: Hashable, Sendable {
    /// The platform's own font (San Francisco).
    case system
    /// The system's fixed-pitch font.
    case monospacedSystem
    /// A font named by family or PostScript name.
    case named(String)
  }
  /// Weights in the field's order; raw values are the CSS and OpenType numbers.
  public enum Weight: Int, Hashable, Sendable, CaseIterable, Comparable {
    /// Apple's names; raw values as OpenType counts weights.
    case ultraLight = 100, thin = 200, light = 300, regular = 400, medium = 500, semibold = 600, bold = 700,
      heavy = 800, black = 900

    /// Whether the strokes of the first are thinner.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }
  /// The family of the font.
  public var family: Family
  /// The weight of the strokes; a named font whose name includes a weight has that one.
  public var weight: Weight
  /// Whether the glyphs are slanted.
  public var isItalic: Bool
  /// The size in points.
  public var pointSize: Double
  /// Whether every digit is as wide as a zero (`UIFont.monospacedDigitSystemFont(ofSize:weight:)`).
  public var hasMonospacedDigits: Bool
  /// Points between two lines of text; nil for the font's own. The fonts of text styles have one (`TextStyle.font`).
  public var leading: Double?
  /// A font; the system's regular one at 17 points unless told otherwise.
  public init(
    family: Family = .system, weight: Weight = .regular, isItalic: Bool = false, pointSize: Double = 17,
    hasMonospacedDigits: Bool = false, leading: Double? = nil
  ) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.pointSize = pointSize
    self.hasMonospacedDigits = hasMonospacedDigits
    self.leading = leading
  }
}

/// The vertical metrics of a font, in points and unrounded, as `UIFont` has them.
///
/// `descender` is negative, as Apple's is. `leading` separates the lines of a text and is not part of a line's height:
/// a text of n lines is n line heights and n - 1 leadings high, which layout then rounds up to pixels.
public struct FontMetrics: Hashable, Sendable {
  /// The ascent from the baseline to the top of a line, in points.
  public var ascender: Double
  /// The descent below the baseline, as a negative number.
  public var descender: Double
  /// Between two lines.
  public var leading: Double
  /// The height of capitals above the baseline, in points.
  public var capHeight: Double
  /// The height of a lowercase x above the baseline, in points.
  public var xHeight: Double
  /// Height of one line (`UIFont.lineHeight`): a label of one line in the Body style is 20.5 high, of two 42.5.
  public var lineHeight: Double { ascender - descender }
  /// Figures in points, as `UIFont` gives them: `descender` is below 0.
  public init(ascender: Double, descender: Double, leading: Double, capHeight: Double, xHeight: Double) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}

/// A stretch of text in one font, as `NSAttributedString` divides a text into runs.
///
/// ```swift
/// let font = TextStyle.body.font()
/// let runs = [TextRun("Total: ", font: font), TextRun("42", font: FontDescription(weight: .bold))]
/// ```
public struct TextRun: Hashable, Sendable {
  /// The characters.
  public var text: String
  /// The font of all of them.
  public var font: FontDescription
  /// Extra points after each character (`NSAttributedString.Key.kern`); 0 for none.
  public var kern: Double
  /// A text of one font.
  public init(_ text: String, font: FontDescription, kern: Double = 0) {
    self.text = text
    self.font = font
    self.kern = kern
  }
}

/// The box that a text may use and how its lines are broken: the width of a label, its `numberOfLines`, its
/// `lineBreakMode`, and what its `NSParagraphStyle` adds.
///
/// All lengths are points. A value of 0 leaves a property of the paragraph style as the font has it.
public struct TextLimits: Hashable, Sendable {
  /// The treatment of lines that are too long.
  public enum LineBreak: Hashable, Sendable {
    /// The treatment of lines that are too long.
    case wordWrap, characterWrap, clip, truncate
  }
  /// Points; infinity for no limit.
  public var width: Double
  /// The maximum number of lines; 0 for no limit.
  public var numberOfLines: Int
  /// The treatment of lines that are too long.
  public var lineBreak: LineBreak
  /// Added between lines, and the multiple and bounds of a line's height (`NSParagraphStyle`); 0 means none.
  public var lineSpacing: Double
  /// The factor of the font's line height, before the bounds below apply; 0 for none.
  public var lineHeightMultiple: Double
  /// The least line height in points; 0 for none.
  public var minimumLineHeight: Double
  /// The most line height in points; 0 for none.
  public var maximumLineHeight: Double
  /// Added after each paragraph but the last; 0 means none.
  public var paragraphSpacing: Double
  /// Whether a word alone in a paragraph's last line takes the one before it down
  /// (`NSParagraphStyle.LineBreakStrategy.pushOut`).
  package var avoidsOrphans = false
  /// Limits; without any a text has one line for each paragraph.
  public init(
    width: Double = .infinity, numberOfLines: Int = 1, lineBreak: LineBreak = .truncate,
    lineSpacing: Double = 0, lineHeightMultiple: Double = 0, minimumLineHeight: Double = 0,
    maximumLineHeight: Double = 0, paragraphSpacing: Double = 0
  ) {
    self.width = width
    self.numberOfLines = numberOfLines
    self.lineBreak = lineBreak
    self.lineSpacing = lineSpacing
    self.lineHeightMultiple = lineHeightMultiple
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
    self.paragraphSpacing = paragraphSpacing
  }
}

/// The size of a measured text, its baselines and how many lines it has.
///
/// Lengths are in points and unrounded: views round them up to whole pixels (`ceil(width * scale) / scale`), as
/// `UILabel.intrinsicContentSize` does. Baselines are distances from the upper and the lower edge of the text.
public struct TextMeasurement: Hashable, Sendable {
  /// The width of the widest line, in points.
  public var width: Double
  /// The height of all lines, in points.
  public var height: Double
  /// The lines that are shown: those of all paragraphs, at most the limit's.
  public var lineCount: Int
  /// Whether the limits left a part of the text out.
  public var isTruncated: Bool
  /// The distance from the top of the text to the first line's baseline, in points.
  public var firstBaselineFromTop: Double
  /// The distance from the last shown line's baseline to the bottom of the text, in points.
  public var lastBaselineFromBottom: Double
  /// The outcome of a measurement.
  public init(
    width: Double, height: Double, lineCount: Int, isTruncated: Bool, firstBaselineFromTop: Double,
    lastBaselineFromBottom: Double
  ) {
    self.width = width
    self.height = height
    self.lineCount = lineCount
    self.isTruncated = isTruncated
    self.firstBaselineFromTop = firstBaselineFromTop
    self.lastBaselineFromBottom = lastBaselineFromBottom
  }
}

/// Measures text for layout: every label, button and field asks the one of its environment.
///
/// ``SystemFontMeasurer`` has embedded tables of the system font and needs no font file; `FontFileMeasurer` (module
/// `FontFiles`) uses an application's own fonts. A measurer is asked from every thread that lays out, and gives the same
/// answer for the same question: layouts rely on that.
///
/// ```swift
/// let measurer = SystemFontMeasurer()
/// let size = measurer.measure(
///   [TextRun("Hello", font: TextStyle.body.font())], within: TextLimits(width: 200, numberOfLines: 0))
/// ```
public protocol TextMeasuring: Sendable {
  /// The vertical figures of a font in points, unrounded; of one that is not available, those of what stands in for it.
  func metrics(of font: FontDescription) -> FontMetrics
  /// An empty `runs` or text without characters measures as one empty line of the first run's font.
  func measure(_ runs: [TextRun], within limits: TextLimits) -> TextMeasurement
  /// Whether the metrics for this font are its own, not those of a substitute.
  func hasExactMetrics(for font: FontDescription) -> Bool
}
