// The options that a visual format is expanded with; Apple's names and bits (spec 03 §4).

extension NSLayoutConstraint {
  /// How the views of a visual format are aligned with each other, which way it runs, and what its spaces measure.
  ///
  /// Bits without a meaning are ignored.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits of the members.
    public let rawValue: UInt
    /// A set of the members with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Left edges.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Right edges.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Top edges.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Bottom edges.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Leading edges.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Trailing edges.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Centres between left and right.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Centres between top and bottom.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Last baselines.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// First baselines.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The older name of `alignAllLastBaseline`.
    public static let alignAllBaseline = alignAllLastBaseline
    /// All bits of alignment.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Horizontal formats run with the language; the default. Vertical formats always run downwards.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// A format runs from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// A format runs from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All bits of direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Spaces lie between edges; the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// In vertical formats, spaces between views with text lie between their baselines.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All bits of spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }

  /// What to do with blanks between the parts of a visual format.
  public enum FormatWhiteSpace: Hashable, Sendable {
    /// Spaces may stand between parts (never inside a name, number, relation or `H:`): formats that were wrapped by a
    /// book or a diligent author work, and every format that is legal for Apple means the same.
    case allowed
    /// Apple's rule: a space is a mistake.
    case rejected
  }
}
