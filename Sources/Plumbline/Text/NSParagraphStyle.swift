// Paragraph styles: what of them changes a text's size is measured, the rest is stored.

import Foundation
import Typography

/// Distances and alignment of a paragraph. `NSMutableParagraphStyle` can be changed.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let attributeMark = AttributeMark()

  fileprivate struct Values: Hashable {
    var lineSpacing: CGFloat = 0
    var tabStops = NSTextTab.usual
    var defaultTabInterval: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural
  }

  fileprivate var values = Values()

  /// A style with nothing set: natural alignment, lines broken at words, no distances.
  public override init() { super.init() }

  /// A style with nothing set, as `init()` makes it.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Points added between two lines of a paragraph; 0 for none.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The tab stops, in points from the leading edge; 12 by default, 28 points apart.
  open var tabStops: [NSTextTab]! { values.tabStops }
  /// The interval of tab stops after those, in points; for 0 a tab after the last one ends its line.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Points added after each paragraph but the last; 0 for none.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Points before each paragraph but the first.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The alignment of the lines; without effect on the size.
  open var alignment: NSTextAlignment { values.alignment }
  /// The indent of the first line, in points from the leading edge.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indent of all lines but the first, in points from the leading edge.
  open var headIndent: CGFloat { values.headIndent }
  /// The end of lines, in points from the leading edge, or from the trailing one where not positive.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The line breaking or truncation of lines that are too long.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The least height of a line in points; 0 for none.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The most height of a line in points; 0 for none. Wins over the least one.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of a font's line height, before the two bounds apply; 0 for none.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The direction of writing; without effect on the size.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  /// An unchangeable style with the same values; the zone is ignored.
  public func copy(with zone: NSZone? = nil) -> Any {
    let result = NSParagraphStyle()
    result.values = values
    return result
  }

  /// A changeable style with the same values; the zone is ignored.
  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    let result = NSMutableParagraphStyle()
    result.values = values
    return result
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
  open override var hash: Int { values.hashValue }

  /// The limits of the paragraph that decide the size of a text.
  package var limits: TextLimits {
    TextLimits(
      lineBreak: values.lineBreakMode.limit, lineSpacing: Double(values.lineSpacing),
      lineHeightMultiple: Double(values.lineHeightMultiple),
      minimumLineHeight: Double(values.minimumLineHeight),
      maximumLineHeight: Double(values.maximumLineHeight),
      paragraphSpacing: Double(values.paragraphSpacing))
  }
}

/// A paragraph's look that can be changed. Texts keep it as it is when they are measured.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var tabStops: [NSTextTab]! {
    get { values.tabStops }
    set { values.tabStops = newValue ?? [] }
  }
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  /// Inserts a tab stop before the first one further on.
  open func addTabStop(_ tab: NSTextTab) {
    values.tabStops.insert(tab, at: values.tabStops.prefix { $0.location <= tab.location }.count)
  }
  /// Removes the tab stops equal to one.
  open func removeTabStop(_ tab: NSTextTab) { values.tabStops.removeAll { $0 == tab } }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }

  /// Copies every value of another style.
  open func setParagraphStyle(_ other: NSParagraphStyle) { values = other.values }
}

/// A tab stop.
open class NSTextTab: NSObject, @unchecked Sendable {
  /// A key of a tab's options.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The raw value: Apple's name, or another.
    public let rawValue: String
    /// Any raw value is accepted.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters at which columns end.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }
  fileprivate static let usual = LineShape.usualStops.map { NSTextTab(textAlignment: .left, location: $0) }

  /// Fixed when it is made.
  public let alignment: NSTextAlignment
  /// The location in points from the leading edge.
  public let location: CGFloat
  /// The options by the keys of `OptionKey`; empty for none.
  public let options: [OptionKey: Any]
  /// The characters at which columns of numbers are aligned: the locale's decimal separator, the current one's for nil.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }
  /// The location is in points.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    (self.alignment, location, self.options) = (alignment, loc, options)
    super.init()
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }
  open override var hash: Int { location.hashValue }
}
