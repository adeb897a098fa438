// Names of people as texts. Their order is that of English; other languages' orders are not known here.

import Foundation

/// Writes the parts of a name, and reads names of one or more words.
open class PersonNameComponentsFormatter: Formatter {
  /// How much of a name is written. Raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case `default` = 0, short, medium, long, abbreviated
  }
  /// How names are written. Raw values are Apple's.
  public struct Options: OptionSet, Sendable {
    /// The members as bits, with Apple's numbers.
    public let rawValue: UInt
    /// A set of the members with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The phonetic parts in place of the others.
    public static let phonetic = Options(rawValue: 1 << 1)
  }
  /// `.default` at first, which is `.medium`.
  open var style = Style.default
  /// Whether the phonetic parts are written.
  open var isPhonetic = false
  /// Whose customs are followed; stored: those of English are.
  open var locale: Locale! = .autoupdatingCurrent
  /// A formatter of the usual style.
  public override init() { super.init() }
  /// Without what was archived.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Writes a name: "Thomas Clark" in the usual style, "Dr. Thomas Louis Clark Esq." as a long one, the nickname, else the
  /// given name as a short one, and "TC" abbreviated.
  open func string(from components: PersonNameComponents) -> String {
    let parts = isPhonetic ? components.phoneticRepresentation ?? components : components
    let words: [String?] =
      switch style {
      case .default, .medium: [parts.givenName, parts.familyName]
      case .short: [parts.nickname ?? parts.givenName ?? parts.familyName]
      case .long:
        [parts.namePrefix, parts.givenName, parts.middleName, parts.familyName, parts.nameSuffix]
      case .abbreviated:
        [[parts.givenName, parts.familyName].compactMap { $0?.first }.map { String($0).uppercased() }.joined()]
      }
    return words.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }
  /// Reads a name: the first word is the given name, the last one the family name, what lies between the middle one.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    var words = string.split(whereSeparator: \.isWhitespace).map(String.init)
    guard !words.isEmpty else { return nil }
    var components = PersonNameComponents()
    let titles = ["dr", "mr", "mrs", "ms", "prof"]
    if words.count > 1, titles.contains(words[0].lowercased().trimmingCharacters(in: .punctuationCharacters)) {
      components.namePrefix = words.removeFirst()
    }
    components.givenName = words.removeFirst()
    components.familyName = words.popLast()
    if !words.isEmpty { components.middleName = words.joined(separator: " ") }
    return components
  }
  /// The same as `string(from:)`, with nothing marked: parts are not told apart.
  open func annotatedString(from components: PersonNameComponents) -> NSAttributedString {
    NSAttributedString(string: string(from: components))
  }
  /// Nil for what is no name.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map { string(from: $0) }
  }
  /// Writes a name in a style.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }
}
