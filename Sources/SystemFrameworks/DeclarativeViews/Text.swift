// Text, measured as UIKit's labels are.

import UIKit

/// Text that does not change by itself.
public struct Text: Equatable, @unchecked Sendable {
  /// How letters are changed.
  public enum Case: Hashable, Sendable {
    /// Apple's names.
    case uppercase, lowercase
  }
  /// Where text is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// Apple's names.
    case head, middle, tail
  }
  /// How a date is told, with the time of the layout.
  public struct DateStyle: Hashable, Sendable {
    fileprivate let date: DateFormatter.Style
    fileprivate let time: DateFormatter.Style
    /// The day.
    public static let date = DateStyle(date: .long, time: .none)
    /// The time of day.
    public static let time = DateStyle(date: .none, time: .short)
  }

  enum Content: Equatable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
    case attributed(NSAttributedString)
    indirect case joined(Text, Text)
  }
  let content: Content
  var font: Font?
  var color: Color?
  var fontChanges: [FontChange] = []
  var attributes: [NSAttributedString.Key: AnyHashable] = [:]

  init(_ content: Content) { self.content = content }
  /// Text as it is.
  public init(verbatim content: String) { self.init(.verbatim(content)) }
  /// Text as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }
  /// Text of the application's tables; the key itself where they have none.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) { self.init(.localized(key, table: tableName, bundle: bundle)) }
  /// Text with attributes.
  public init(_ attributedContent: AttributedString) {
    self.init(.attributed(NSAttributedString(attributedContent)))
  }
  /// A date.
  public init(_ date: Date, style: DateStyle) {
    self.init(
      .verbatim(DateFormatter.localizedString(from: date, dateStyle: style.date, timeStyle: style.time)))
  }
  /// A value in a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
    self.init(.verbatim(format.format(input)))
  }
  /// A value by a formatter.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }
  /// A value by a formatter.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }
  /// One text behind the other.
  public static func + (one: Text, other: Text) -> Text { Text(.joined(one, other)) }

  /// The letters alone.
  var plain: String {
    switch content {
    case .verbatim(let text): text
    case .localized(let key, let table, let bundle): key.text(table: table, bundle: bundle)
    case .attributed(let text): text.string
    case .joined(let one, let other): one.plain + other.plain
    }
  }

  private func changed(_ change: (inout Text) -> Void) -> Text {
    var copy = self
    change(&copy)
    return copy
  }
  /// In a font.
  public func font(_ font: Font?) -> Text { changed { $0.font = font } }
  /// In a colour.
  public func foregroundColor(_ color: Color?) -> Text { changed { $0.color = color } }
  /// In a colour.
  public func foregroundStyle(_ color: Color) -> Text { changed { $0.color = color } }
  /// In a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changed { if let weight { $0.fontChanges.append(.weight(weight)) } }
  }
  /// Bold.
  public func bold() -> Text { changed { $0.fontChanges.append(.weight(.bold)) } }
  /// Bold, or not.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  /// Italic.
  public func italic() -> Text { changed { $0.fontChanges.append(.italic) } }
  /// Italic, or not.
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
  /// With digits that are equally wide.
  public func monospacedDigit() -> Text { changed { $0.fontChanges.append(.monospacedDigit) } }
  /// Points between letters.
  public func kerning(_ kerning: CGFloat) -> Text { changed { $0.attributes[.kern] = kerning } }
  /// Points between letters.
  public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }
  /// Raises the letters by a number of points; carried.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
  /// With a line below.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.attributes[.underlineStyle] = isActive ? NSUnderlineStyle.single.rawValue : nil }
  }
  /// With a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.attributes[.strikethroughStyle] = isActive ? NSUnderlineStyle.single.rawValue : nil }
  }

  /// The text as a label shows it.
  @MainActor func attributed(_ environment: EnvironmentValues, _ outer: [FontChange] = [])
    -> NSAttributedString
  {
    var environment = environment
    if let font { environment.font = font }
    if let color { environment.foreground = color }
    let changes = outer + fontChanges
    if case .joined(let one, let other) = content {
      let both = NSMutableAttributedString(attributedString: one.attributed(environment, changes))
      both.append(other.attributed(environment, changes))
      return both
    }
    let font = environment.resolvedFont(changes)
    var all: [NSAttributedString.Key: Any] = [.font: font]
    if let color = environment.foreground { all[.foregroundColor] = color.resolved(in: environment) }
    for (key, value) in environment.textLines.merging(attributes, uniquingKeysWith: { $1 }) {
      all[key] = value.base
    }
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineSpacing = environment.lineSpacing
    if environment.lineSpacing != 0 { all[.paragraphStyle] = paragraph }
    let text: NSMutableAttributedString
    if case .attributed(let own) = content {
      text = NSMutableAttributedString(string: own.string, attributes: all)
      own.enumerateAttributes(in: NSRange(location: 0, length: own.length)) { attributes, range, _ in
        text.addAttributes(attributes, range: range)
      }
    } else {
      var letters = plain
      switch environment.textCase {
      case .uppercase?: letters = letters.uppercased()
      case .lowercase?: letters = letters.lowercased()
      case nil: break
      }
      text = NSMutableAttributedString(string: letters, attributes: all)
    }
    return text
  }
}

/// The label of a text. It takes touches, so that whoever asks a hosting view's first view finds it taking them.
@MainActor
final class TextLabel: UILabel {
  fileprivate var lineHeight: CGFloat = 0
  fileprivate var firstAscent: CGFloat = 0
  fileprivate var lastDescent: CGFloat = 0
}

extension Text: View, LeafView {
  /// Nobody asks for it.
  public typealias Body = Never
  func makePlatformView() -> TextLabel {
    let label = TextLabel()
    label.isUserInteractionEnabled = true
    return label
  }
  func update(_ label: TextLabel, _ environment: EnvironmentValues) {
    let text = attributed(environment)
    label.numberOfLines = environment.lineLimit.map { max(1, $0) } ?? 0
    switch environment.truncationMode {
    case .head: label.lineBreakMode = .byTruncatingHead
    case .middle: label.lineBreakMode = .byTruncatingMiddle
    case .tail: label.lineBreakMode = .byTruncatingTail
    }
    label.textAlignment =
      switch environment.multilineTextAlignment {
      case .leading: .natural
      case .center: .center
      case .trailing: environment.layoutDirection == .rightToLeft ? .left : .right
      }
    label.textColor = (environment.foreground ?? .primary).resolved(in: environment)
    let fonts =
      text.length == 0
      ? []
      : [0, text.length - 1].compactMap { text.attribute(.font, at: $0, effectiveRange: nil) as? UIFont }
    let font = fonts.first ?? environment.resolvedFont([])
    label.font = font
    // What has one look is a plain text, so that whoever looks for a text finds it.
    if hasOneLook && environment.lineSpacing == 0 && environment.textLines.isEmpty {
      label.text = text.string
    } else {
      label.attributedText = text
    }
    label.lineHeight = font.lineHeight
    label.firstAscent = font.ascender
    label.lastDescent = -(fonts.last ?? font).descender
  }
  private var hasOneLook: Bool {
    switch content {
    case .attributed, .joined: false
    case .verbatim, .localized: attributes.isEmpty
    }
  }
  /// As wide as the longest line within the offer, as high as its lines; fewer lines where less height is offered, but one.
  func size(_ proposal: ProposedViewSize, _ label: TextLabel, _ environment: EnvironmentValues) -> CGSize {
    let width = proposal.width.map { max(0, $0) } ?? .infinity
    let limit = environment.lineLimit.map { max(1, $0) } ?? 0
    label.numberOfLines = limit
    defer { label.numberOfLines = limit }
    func measured() -> CGSize {
      label.sizeThatFits(CGSize(width: max(width, 1), height: .greatestFiniteMagnitude))
    }
    var size = measured()
    if let height = proposal.height, size.height > height, label.lineHeight > 0 {
      // A line whose lowest part just does not fit is shown.
      let lines = max(1, Int(min(10_000, max(0, (height + 0.5) / label.lineHeight))))
      label.numberOfLines = limit == 0 ? lines : min(lines, limit)
      size = measured()
    }
    if environment.leastLines > 0 {
      size.height = max(size.height, label.lineHeight * CGFloat(environment.leastLines))
    }
    return CGSize(width: min(size.width, width), height: size.height)
  }
  func baselines(_ label: TextLabel, _ size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    (label.firstAscent, size.height - label.lastDescent)
  }
}

/// How lines of a text lie beside each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Apple's names.
  case leading, center, trailing
}

/// A key of the application's tables of texts, with values in it.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
  private let key: String
  private let values: [any CVarArg]
  /// A key.
  public init(_ value: String) { self.init(key: value, values: []) }
  /// A key.
  public init(stringLiteral value: String) { self.init(key: value, values: []) }
  /// A key with values.
  public init(stringInterpolation: StringInterpolation) {
    self.init(key: stringInterpolation.key, values: stringInterpolation.values)
  }
  private init(key: String, values: [any CVarArg]) {
    self.key = key
    self.values = values
  }
  func text(table: String?, bundle: Bundle?) -> String {
    let found = (bundle ?? .main).localizedString(forKey: key, value: key, table: table)
    return values.isEmpty ? found : String(format: found, arguments: values)
  }
  /// Whether both mean the same text.
  public static func == (one: Self, other: Self) -> Bool {
    one.key == other.key && one.text(table: nil, bundle: nil) == other.text(table: nil, bundle: nil)
  }

  /// Values in a key.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var values: [any CVarArg] = []
    /// Nothing yet.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Letters.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }
    private mutating func append(_ text: String) {
      key += "%@"
      values.append(text as NSString)
    }
    /// A text.
    public mutating func appendInterpolation(_ string: String) { append(string) }
    /// A text, by its letters.
    public mutating func appendInterpolation(_ text: Text) { append(text.plain) }
    /// A value by a formatter.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil) {
      append(formatter?.string(for: subject) ?? "\(subject)")
    }
    /// A value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == String { append(format.format(input)) }
    /// A number.
    public mutating func appendInterpolation(_ value: Int) {
      key += "%lld"
      values.append(value)
    }
    /// A number.
    public mutating func appendInterpolation(_ value: Double) {
      key += "%lf"
      values.append(value)
    }
    /// A number in a notation of C's.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      key += specifier
      values.append(value)
    }
  }
}

extension View {
  /// The font of the texts below.
  public func font(_ font: Font?) -> some View { surrounded { $0.font = font } }
  /// The weight of the texts below.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    surrounded { if let weight { $0.fontChanges.append(.weight(weight)) } }
  }
  /// Bold texts.
  public func bold(_ isActive: Bool = true) -> some View {
    surrounded { if isActive { $0.fontChanges.append(.weight(.bold)) } }
  }
  /// Italic texts.
  public func italic(_ isActive: Bool = true) -> some View {
    surrounded { if isActive { $0.fontChanges.append(.italic) } }
  }
  /// Digits that are equally wide.
  public func monospacedDigit() -> some View { surrounded { $0.fontChanges.append(.monospacedDigit) } }
  /// The colour of texts and shapes below.
  public func foregroundColor(_ color: Color?) -> some View { surrounded { $0.foreground = color } }
  /// The style of texts and shapes below; of gradients the first colour.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    surrounded { $0.foreground = style._color(in: $0) ?? $0.foreground }
  }
  /// The colour of controls below.
  public func tint(_ tint: Color?) -> some View { surrounded { $0.tint = tint } }
  /// The colour of controls below.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
  /// How many lines texts may have; nil for as many as they need.
  public func lineLimit(_ number: Int?) -> some View { surrounded { $0.lineLimit = number } }
  /// How many lines texts may have at most, and fields of several lines at least.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    surrounded {
      $0.lineLimit = limit.upperBound
      $0.leastLines = limit.lowerBound
    }
  }
  /// How many lines fields of several lines have at least.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    surrounded {
      $0.lineLimit = nil
      $0.leastLines = limit.lowerBound
    }
  }
  /// How many lines texts may have at most.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }
  /// How many lines texts may have, and whether they are that high in any case.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    surrounded {
      $0.lineLimit = limit
      $0.leastLines = reservesSpace ? limit : 0
    }
  }
  /// Points between lines.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { surrounded { $0.lineSpacing = lineSpacing } }
  /// How lines of a text lie beside each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    surrounded { $0.multilineTextAlignment = alignment }
  }
  /// Where text is cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    surrounded { $0.truncationMode = mode }
  }
  /// How letters are changed.
  public func textCase(_ textCase: Text.Case?) -> some View { surrounded { $0.textCase = textCase } }
  /// To which share texts may be made smaller; carried: they are measured as they are.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    surrounded { $0.minimumScaleFactor = factor }
  }
  /// Whether texts may be set tighter; carried.
  public func allowsTightening(_ flag: Bool) -> some View { surrounded { $0.allowsTightening = flag } }
  /// The user's text size for the views below.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    surrounded { $0.dynamicTypeSize = size }
  }
}
