// The options that a visual format is expanded with; Apple's names and bits (spec 03 §4).

extension NSLayoutConstraint {
  /// The options of a visual format: the alignment of its views, its direction, and the reference of its spaces.
  ///
  /// Bits without a meaning are ignored.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The options as bits, with Apple's numbers.
    public let rawValue: UInt
    /// A set of the members with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left edges of all views of a vertical format are one line.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The right edges of all views of a vertical format are one line.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The top edges of all views of a horizontal format are one line.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The bottom edges of all views of a horizontal format are one line.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The leading edges of all views of a vertical format are one line.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The trailing edges of all views of a vertical format are one line.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The horizontal middles of all views of a vertical format are one line.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The vertical middles of all views of a horizontal format are one line.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The last baselines of all views of a horizontal format are one line.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The first baselines of all views of a horizontal format are one line.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// `alignAllLastBaseline`, as it was called before there was a first one.
    public static let alignAllBaseline = alignAllLastBaseline
    /// The bits that say how views are aligned.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Horizontal formats run with the language; the default. Vertical formats always run downwards.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// A horizontal format runs from left to right, whatever the language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// A horizontal format runs from right to left, whatever the language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits that say which way a format runs.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Spaces lie between edges; the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// In vertical formats, spaces between views with text lie between their baselines.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bit of the reference of spaces.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }

  /// The treatment of white space between the parts of a visual format.
  public enum FormatWhiteSpace: Hashable, Sendable {
    /// Spaces may stand between parts (never inside a name, number, relation or `H:`): formats that were wrapped by a
    /// book or a diligent author work, and every format that is legal for Apple means the same.
    case allowed
    /// Apple's rule: a space is a mistake.
    case rejected
  }
}
