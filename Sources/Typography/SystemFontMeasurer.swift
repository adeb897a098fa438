// The embedded text measurer: the system font and the common named fonts from tables, without any font file.

/// Measures text from embedded tables of advances, kerning, tracking and line heights.
///
/// The system font's figures were recovered from the sizes of text that Interface Builder stored in documents
/// (`Tools/fonts/fit-system-font.py`); they are those of San Francisco, or of Helvetica Neue for the `edition` that
/// preceded it. A named font that is not at hand is measured as the embedded font closest to its family class, and
/// `hasExactMetrics(for:)` says so.
///
/// A measurer is a small value without state: share it between threads freely. Measuring is linear in the
/// text's length.
public struct SystemFontMeasurer: TextMeasuring {
  /// The edition of the system font.
  public enum Edition: Hashable, Sendable, CaseIterable {
    /// iOS 7 and 8, Interface Builder of Xcode 5 and 6.
    case helveticaNeue
    /// SF UI of iOS 9 and 10, Xcode 7 and 8: a text font below 20 points, a display font from there on.
    case sanFranciscoUI
    /// SF Pro of iOS 11 to 13, Xcode 9 to 11: likewise two fonts.
    case sanFranciscoStatic
    /// SF Pro as a variable font, iOS 14 and Xcode 12 and later: the designs blend between 17 and 28 points.
    case sanFrancisco

    /// The edition that Interface Builder measured with when it wrote a document.
    /// - Parameter toolsVersion: the first number of the document's `toolsVersion`.
    public init(toolsVersion: Int) {
      switch toolsVersion {
      case ..<8000: self = .helveticaNeue
      case ..<13000: self = .sanFranciscoUI
      case ..<17000: self = .sanFranciscoStatic
      default: self = .sanFrancisco
      }
    }
  }

  /// The design whose figures are used.
  public var edition: Edition
  /// Whether ideographs are drawn by the Japanese interface font, also where no kana stand beside them.
  package var isJapanese = false

  /// A measurer with the figures of one edition; the current system's unless told otherwise.
  public init(edition: Edition = .sanFrancisco) { self.edition = edition }

  /// The vertical figures of a font, in points.
  public func metrics(of font: FontDescription) -> FontMetrics { face(of: font).metrics }

  /// Whether the metrics are the font's own, not those of a substitute.
  public func hasExactMetrics(for font: FontDescription) -> Bool { face(of: font).isExact }

  /// Complexity: linear in the length of the text.
  public func measure(_ runs: [TextRun], within limits: TextLimits) -> TextMeasurement {
    measure(runs, within: limits) { _ in nil }
  }

  func face(of font: FontDescription, _ ideographs: Ideographs = .square) -> Face {
    Face(font, edition: edition, ideographs: ideographs)
  }

  func ideographs(of runs: [TextRun]) -> Ideographs {
    Ideographs(edition: edition, isJapanese: isJapanese, runs: runs)
  }
}
