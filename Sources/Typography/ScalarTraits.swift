// What a character is to a line of text: where lines may break around it, and how far it advances when the font in
// use does not hold it.

/// How a character takes part in line breaking: the classes of Unicode's line breaking algorithm (UAX #14), gathered
/// into those whose behaviour differs here.
enum BreakClass: UInt8, Sendable {
  /// Letters and everything else that keeps together.
  case alphabetic
  case numeric
  case space
  /// A break is welcome after it: zero width space.
  case zeroWidthSpace
  /// Ends a line whatever the width.
  case newline
  /// HY: break after, but not before a digit nor at the start of a word.
  case hyphen
  /// BA: break after.
  case breakAfter
  /// B2: break before and after.
  case dash
  /// SY: break after, but not before a digit.
  case slash
  case opening
  /// CP, IS: keeps with what precedes, and with a letter that follows.
  case closing
  /// CL, EX, NS: keeps with what precedes only.
  case ending
  case quotation
  /// GL, WJ: keeps with both sides.
  case glue
  /// ID and emoji: break on both sides.
  case ideograph
  /// CM, ZWJ: belongs to the character before it.
  case combining
}

/// The break class of a character and its advance in a fallback font.
struct ScalarTraits: Sendable {
  var breakClass: BreakClass
  /// Ten-thousandths of an em.
  var advance: Int16
  /// Drawn as one emoji, which joiners and modifiers extend.
  var isEmoji = false

  /// Break classes of ASCII (UAX #14, LineBreak.txt).
  static let ascii: [BreakClass] = (0..<128).map { (value: UInt8) -> BreakClass in
    switch value {
    case 0x0A, 0x0B, 0x0C, 0x0D: return .newline
    case 0x09, UInt8(ascii: " "): return .space
    case 0..<0x20, 0x7F: return .combining
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return .numeric
    case UInt8(ascii: "-"): return .hyphen
    case UInt8(ascii: "/"): return .slash
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return .opening
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"),
      UInt8(ascii: ";"):
      return .closing
    case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "}"): return .ending
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return .quotation
    case UInt8(ascii: "|"): return .breakAfter
    default: return .alphabetic
    }
  }

  /// Complexity: logarithmic in the number of ranges.
  init(_ scalar: UInt32) {
    var low = 0
    var high = Self.ranges.count
    while low < high {
      let middle = (low + high) / 2
      if Self.ranges[middle].last < scalar { low = middle + 1 } else { high = middle }
    }
    if low < Self.ranges.count, Self.ranges[low].first <= scalar {
      let range = Self.ranges[low]
      self.init(breakClass: range.breakClass, advance: range.advance, isEmoji: range.isEmoji)
    } else {
      self.init(breakClass: .alphabetic, advance: 5800)
    }
  }

  /// Whether a scalar is drawn in the square that ideographs share: kana, and the punctuation between them as well.
  static func isIdeograph(_ scalar: UInt32) -> Bool {
    (0x2E80..<0xA4D0).contains(scalar) || (0xF900..<0xFB00).contains(scalar)
      || (0xFE30..<0xFE50).contains(scalar) || (0xFF01..<0xFF61).contains(scalar)
  }

  static func isKana(_ scalar: UInt32) -> Bool { (0x3041..<0x3100).contains(scalar) }

  static func isHangul(_ scalar: UInt32) -> Bool { (0xAC00..<0xD7A4).contains(scalar) }

  init(breakClass: BreakClass, advance: Int16, isEmoji: Bool = false) {
    self.breakClass = breakClass
    self.advance = advance
    self.isEmoji = isEmoji
  }

  struct Range: Sendable {
    var first: UInt32
    var last: UInt32
    var breakClass: BreakClass
    var advance: Int16
    var isEmoji = false
    init(_ first: UInt32, _ last: UInt32, _ breakClass: BreakClass, _ advance: Int16, isEmoji: Bool = false) {
      self.first = first
      self.last = last
      self.breakClass = breakClass
      self.advance = advance
      self.isEmoji = isEmoji
    }
  }

  /// One ideograph of a fallback font of no system; `Ideographs` says what the system's are.
  private static let ideograph: Int16 = 10000
  /// An emoji at 17 points measures 23 points on a display of scale 2 (`NibCell.xib`).
  static let emoji: Int16 = 13600

  /// Ascending, without overlaps. Advances are averages of open fonts' letters of the script.
  static let ranges: [Range] = [
    Range(0x0080, 0x0084, .combining, 0),
    Range(0x0085, 0x0085, .newline, 0),
    Range(0x0086, 0x009F, .combining, 0),
    Range(0x00A0, 0x00A0, .glue, 2800),
    Range(0x00A1, 0x00A1, .opening, 3200),
    Range(0x00AB, 0x00AB, .quotation, 5000),
    Range(0x00AD, 0x00AD, .breakAfter, 0),
    Range(0x00BB, 0x00BB, .quotation, 5000),
    Range(0x00BF, 0x00BF, .opening, 5000),
    Range(0x0300, 0x036F, .combining, 0),
    Range(0x0483, 0x0489, .combining, 0),
    Range(0x0591, 0x05BD, .combining, 0),
    Range(0x05BE, 0x05BE, .breakAfter, 4000),
    Range(0x05BF, 0x05C7, .combining, 0),
    Range(0x05D0, 0x05F4, .alphabetic, 5600),
    Range(0x0600, 0x060B, .alphabetic, 5000),
    Range(0x060C, 0x060D, .closing, 3000),
    Range(0x0610, 0x061A, .combining, 0),
    Range(0x061B, 0x064A, .alphabetic, 4800),
    Range(0x064B, 0x065F, .combining, 0),
    Range(0x0660, 0x066F, .numeric, 5600),
    Range(0x0670, 0x0670, .combining, 0),
    Range(0x0671, 0x06D5, .alphabetic, 4800),
    Range(0x06D6, 0x06DC, .combining, 0),
    Range(0x06DF, 0x06E4, .combining, 0),
    Range(0x06E7, 0x06E8, .combining, 0),
    Range(0x06EA, 0x06ED, .combining, 0),
    Range(0x06EE, 0x06FF, .alphabetic, 5200),
    Range(0x0700, 0x08D2, .alphabetic, 4800),
    Range(0x08D3, 0x0902, .combining, 0),
    Range(0x0903, 0x0939, .alphabetic, 6200),
    Range(0x093A, 0x093A, .combining, 0),
    Range(0x093C, 0x093C, .combining, 0),
    Range(0x093E, 0x0940, .alphabetic, 2800),
    Range(0x0941, 0x0948, .combining, 0),
    Range(0x0949, 0x094C, .alphabetic, 2800),
    Range(0x094D, 0x094D, .combining, 0),
    Range(0x0951, 0x0957, .combining, 0),
    Range(0x0958, 0x0980, .alphabetic, 6200),
    Range(0x0981, 0x0981, .combining, 0),
    Range(0x0982, 0x09BB, .alphabetic, 6400),
    Range(0x09BC, 0x09BC, .combining, 0),
    Range(0x09C1, 0x09C4, .combining, 0),
    Range(0x09CD, 0x09CD, .combining, 0),
    Range(0x0E01, 0x0E30, .alphabetic, 6200),
    Range(0x0E31, 0x0E31, .combining, 0),
    Range(0x0E32, 0x0E33, .alphabetic, 5600),
    Range(0x0E34, 0x0E3A, .combining, 0),
    Range(0x0E3F, 0x0E46, .alphabetic, 5200),
    Range(0x0E47, 0x0E4E, .combining, 0),
    Range(0x0E50, 0x0E59, .numeric, 6000),
    Range(0x0EB1, 0x0EB1, .combining, 0),
    Range(0x0EB4, 0x0EBC, .combining, 0),
    Range(0x0EC8, 0x0ECE, .combining, 0),
    Range(0x1100, 0x115F, .ideograph, ideograph),
    Range(0x1160, 0x11FF, .combining, 0),
    Range(0x1680, 0x1680, .space, 4000),
    Range(0x1AB0, 0x1AFF, .combining, 0),
    Range(0x1DC0, 0x1DFF, .combining, 0),
    Range(0x2000, 0x2000, .space, 5000),
    Range(0x2001, 0x2001, .space, 10000),
    Range(0x2002, 0x2002, .space, 5000),
    Range(0x2003, 0x2003, .space, 10000),
    Range(0x2004, 0x2004, .space, 3333),
    Range(0x2005, 0x2005, .space, 2500),
    Range(0x2006, 0x2006, .space, 1667),
    Range(0x2007, 0x2007, .glue, 6200),
    Range(0x2008, 0x2008, .space, 2800),
    Range(0x2009, 0x2009, .space, 2000),
    Range(0x200A, 0x200A, .space, 1000),
    Range(0x200B, 0x200B, .zeroWidthSpace, 0),
    Range(0x200C, 0x200F, .combining, 0),
    Range(0x2010, 0x2010, .breakAfter, 4500),
    Range(0x2011, 0x2011, .glue, 4500),
    Range(0x2012, 0x2013, .breakAfter, 6000),
    Range(0x2014, 0x2015, .dash, 9000),
    Range(0x2018, 0x2019, .quotation, 2700),
    Range(0x201A, 0x201A, .opening, 2700),
    Range(0x201B, 0x201B, .quotation, 2700),
    Range(0x201C, 0x201D, .quotation, 4600),
    Range(0x201E, 0x201E, .opening, 4600),
    Range(0x201F, 0x201F, .quotation, 4600),
    Range(0x2024, 0x2026, .closing, 7500),
    Range(0x2027, 0x2027, .breakAfter, 2700),
    Range(0x2028, 0x2029, .newline, 0),
    Range(0x202A, 0x202E, .combining, 0),
    Range(0x202F, 0x202F, .glue, 2000),
    Range(0x2030, 0x2038, .alphabetic, 9000),
    Range(0x2039, 0x203A, .quotation, 3000),
    Range(0x205F, 0x205F, .space, 2222),
    Range(0x2060, 0x2060, .glue, 0),
    Range(0x2061, 0x206F, .combining, 0),
    Range(0x20D0, 0x20FF, .combining, 0),
    // The sign of the command key: five labels of 13 and 14 points allow 0.929 to 0.934 em.
    Range(0x2318, 0x2318, .alphabetic, 9310),
    Range(0x231A, 0x231B, .ideograph, emoji, isEmoji: true),
    Range(0x23E9, 0x23FA, .ideograph, emoji, isEmoji: true),
    Range(0x2614, 0x2615, .ideograph, emoji, isEmoji: true),
    Range(0x2648, 0x2653, .ideograph, emoji, isEmoji: true),
    Range(0x2705, 0x2705, .ideograph, emoji, isEmoji: true),
    Range(0x270A, 0x270B, .ideograph, emoji, isEmoji: true),
    Range(0x2728, 0x2728, .ideograph, emoji, isEmoji: true),
    Range(0x274C, 0x274C, .ideograph, emoji, isEmoji: true),
    Range(0x2753, 0x2757, .ideograph, emoji, isEmoji: true),
    Range(0x2795, 0x2797, .ideograph, emoji, isEmoji: true),
    Range(0x2B50, 0x2B50, .ideograph, emoji, isEmoji: true),
    Range(0x2E80, 0x3000, .ideograph, ideograph),
    Range(0x3001, 0x3002, .ending, ideograph),
    Range(0x3003, 0x3007, .ideograph, ideograph),
    Range(0x3008, 0x3008, .opening, ideograph),
    Range(0x3009, 0x3009, .ending, ideograph),
    Range(0x300A, 0x300A, .opening, ideograph),
    Range(0x300B, 0x300B, .ending, ideograph),
    Range(0x300C, 0x300C, .opening, ideograph),
    Range(0x300D, 0x300D, .ending, ideograph),
    Range(0x300E, 0x300E, .opening, ideograph),
    Range(0x300F, 0x300F, .ending, ideograph),
    Range(0x3010, 0x3010, .opening, ideograph),
    Range(0x3011, 0x3011, .ending, ideograph),
    Range(0x3014, 0x3014, .opening, ideograph),
    Range(0x3015, 0x3015, .ending, ideograph),
    Range(0x3016, 0x3029, .ideograph, ideograph),
    Range(0x302A, 0x302F, .combining, 0),
    Range(0x3030, 0x3098, .ideograph, ideograph),
    Range(0x3099, 0x309A, .combining, 0),
    Range(0x309B, 0x309E, .ending, ideograph),
    Range(0x309F, 0x30FA, .ideograph, ideograph),
    Range(0x30FB, 0x30FE, .ending, ideograph),
    Range(0x30FF, 0xA4CF, .ideograph, ideograph),
    Range(0xAC00, 0xD7A3, .ideograph, ideograph),
    Range(0xD7B0, 0xD7FF, .combining, 0),
    Range(0xF900, 0xFAFF, .ideograph, ideograph),
    Range(0xFE00, 0xFE0F, .combining, 0),
    Range(0xFE20, 0xFE2F, .combining, 0),
    Range(0xFE30, 0xFE4F, .ideograph, ideograph),
    Range(0xFE70, 0xFEFC, .alphabetic, 4800),
    Range(0xFEFF, 0xFEFF, .glue, 0),
    Range(0xFF01, 0xFF01, .ending, ideograph),
    Range(0xFF02, 0xFF07, .ideograph, ideograph),
    Range(0xFF08, 0xFF08, .opening, ideograph),
    Range(0xFF09, 0xFF09, .ending, ideograph),
    Range(0xFF0A, 0xFF0B, .ideograph, ideograph),
    Range(0xFF0C, 0xFF0C, .ending, ideograph),
    Range(0xFF0D, 0xFF0D, .ideograph, ideograph),
    Range(0xFF0E, 0xFF0E, .ending, ideograph),
    Range(0xFF0F, 0xFF19, .ideograph, ideograph),
    Range(0xFF1A, 0xFF1B, .ending, ideograph),
    Range(0xFF1C, 0xFF1E, .ideograph, ideograph),
    Range(0xFF1F, 0xFF1F, .ending, ideograph),
    Range(0xFF20, 0xFF60, .ideograph, ideograph),
    Range(0xFF61, 0xFF64, .ending, ideograph / 2),
    Range(0xFF65, 0xFF9F, .ideograph, ideograph / 2),
    Range(0xFFA0, 0xFFDC, .ideograph, ideograph / 2),
    Range(0xFFE0, 0xFFE6, .ideograph, ideograph),
    Range(0x1F000, 0x1F1E5, .ideograph, emoji, isEmoji: true),
    Range(0x1F1E6, 0x1F1FF, .ideograph, emoji, isEmoji: true),
    Range(0x1F200, 0x1F3FA, .ideograph, emoji, isEmoji: true),
    Range(0x1F3FB, 0x1F3FF, .combining, 0),
    Range(0x1F400, 0x1FAFF, .ideograph, emoji, isEmoji: true),
    Range(0x20000, 0x3FFFD, .ideograph, ideograph),
    Range(0xE0000, 0xE007F, .combining, 0),
    Range(0xE0100, 0xE01EF, .combining, 0),
  ]
}
