// Text lists: markers before paragraphs.

import Foundation

/// A list that paragraphs are items of: the form of its markers and the number of its first item.
open class NSTextList: NSObject, @unchecked Sendable {
  /// How markers look: text around one name in braces that stands for the number or a sign.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// Apple's, or one of the program's own, as "({decimal})".
    public let rawValue: String
    /// Any text is taken.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Any text is taken.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// An empty square.
    public static let box = MarkerFormat("{box}")
    /// A tick.
    public static let check = MarkerFormat("{check}")
    /// An empty circle.
    public static let circle = MarkerFormat("{circle}")
    /// A filled diamond.
    public static let diamond = MarkerFormat("{diamond}")
    /// A filled circle.
    public static let disc = MarkerFormat("{disc}")
    /// A short line.
    public static let hyphen = MarkerFormat("{hyphen}")
    /// A filled square.
    public static let square = MarkerFormat("{square}")
    /// 1, 2, 3.
    public static let decimal = MarkerFormat("{decimal}")
    /// To the base of 8.
    public static let octal = MarkerFormat("{octal}")
    /// To the base of 16, in small letters.
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    /// To the base of 16, in capital letters.
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    /// a, b, c; after z comes aa.
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    /// A, B, C; after Z comes AA.
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    /// The same as `lowercaseAlpha`.
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    /// The same as `uppercaseAlpha`.
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    /// i, ii, iii.
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    /// I, II, III.
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
  }

  /// How lists are nested, as bits.
  public struct Options: OptionSet, Hashable, Sendable {
    /// Apple's numbers.
    public let rawValue: Int
    /// Unknown bits are kept.
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// As it was made.
  public let markerFormat: MarkerFormat
  /// As they were made; stored.
  public let listOptions: Options
  /// The number of the first item; 1 unless it was given.
  open var startingItemNumber: Int

  /// A list whose markers have a form.
  public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int = 1) {
    self.markerFormat = markerFormat
    listOptions = options
    self.startingItemNumber = startingItemNumber
    super.init()
  }

  /// The same, with options as a number.
  @_disfavoredOverload
  public convenience init(markerFormat: MarkerFormat, options: Int) {
    self.init(markerFormat: markerFormat, options: Options(rawValue: options))
  }

  /// Whether markers have numbers.
  open var isOrdered: Bool {
    let signs: [MarkerFormat] = [.box, .check, .circle, .diamond, .disc, .hyphen, .square]
    return !signs.contains(markerFormat) && markerFormat.rawValue.contains("{")
  }

  /// The marker of an item, whose number counts from `startingItemNumber` on only where the caller does.
  open func marker(forItemNumber itemNumber: Int) -> String {
    let format = markerFormat.rawValue
    guard let open = format.firstIndex(of: "{"), let close = format[open...].firstIndex(of: "}") else {
      return format
    }
    let name = String(format[open...close])
    return format[..<open] + Self.text(of: MarkerFormat(name), itemNumber)
      + format[format.index(after: close)...]
  }

  private static func text(of format: MarkerFormat, _ number: Int) -> String {
    switch format {
    case .box: "\u{25A1}"
    case .check: "\u{2713}"
    case .circle: "\u{25E6}"
    case .diamond: "\u{25C6}"
    case .disc: "\u{2022}"
    case .hyphen: "\u{2043}"
    case .square: "\u{25AA}"
    case .decimal: "\(number)"
    case .octal: String(number, radix: 8)
    case .lowercaseHexadecimal: String(number, radix: 16)
    case .uppercaseHexadecimal: String(number, radix: 16, uppercase: true)
    case .lowercaseAlpha, .lowercaseLatin: letters(number)
    case .uppercaseAlpha, .uppercaseLatin: letters(number).uppercased()
    case .lowercaseRoman: roman(number).lowercased()
    case .uppercaseRoman: roman(number)
    default: format.rawValue
    }
  }

  private static func letters(_ number: Int) -> String {
    var rest = number
    var text = ""
    while rest > 0 {
      rest -= 1
      text = String(UnicodeScalar(UInt8(97 + rest % 26))) + text
      rest /= 26
    }
    return text
  }

  private static func roman(_ number: Int) -> String {
    let signs: [(Int, String)] = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"),
      (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    guard number > 0, number < 4000 else { return "\(number)" }
    var rest = number
    var text = ""
    for (value, sign) in signs {
      text += String(repeating: sign, count: rest / value)
      rest %= value
    }
    return text
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextList else { return false }
    return other.markerFormat == markerFormat && other.listOptions == listOptions
      && other.startingItemNumber == startingItemNumber
  }
  open override var hash: Int { markerFormat.hashValue }
}
