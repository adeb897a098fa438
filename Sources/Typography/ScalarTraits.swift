// The traits of a character in a line of text: its line breaking class, and its advance in a fallback font.

/// The line breaking class of a character: the classes of Unicode's line breaking algorithm (UAX #14), gathered into
/// those whose behaviour differs here.
enum BreakClass: String, Sendable {
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

  /// Break classes of ASCII.
  static let ascii = (0..<128).map { ScalarTraits($0).breakClass }

  /// Whether a scalar is drawn in the square that ideographs share: kana, and the punctuation between them as well.
  static func isIdeograph(_ scalar: UInt32) -> Bool {
    (0x2E80..<0xA4D0).contains(scalar) || (0xF900..<0xFB00).contains(scalar)
      || (0xFE30..<0xFE50).contains(scalar) || (0xFF01..<0xFF61).contains(scalar)
  }

  static func isKana(_ scalar: UInt32) -> Bool { (0x3041..<0x3100).contains(scalar) }

  static func isHangul(_ scalar: UInt32) -> Bool { (0xAC00..<0xD7A4).contains(scalar) }

  struct Range: Sendable {
    var first, last: UInt32
    var traits: ScalarTraits
  }

  /// An emoji at 17 points measures 23 points on a display of scale 2 (`NibCell.xib`).
  static let emoji: Int16 = 13600

  /// Ascending, without overlaps. Break classes are those of UAX #14 (LineBreak.txt). Advances are averages of open fonts'
  /// letters of the script; those of ideographs are no system's, see `Ideographs`. The sign of the command key, U+2318: five
  /// labels of 13 and 14 points allow 0.929 to 0.934 em. Emoji are what is shown as such by itself (Unicode's
  /// `Emoji_Presentation`), and what Apple's systems have in no other font.
  static let ranges: [Range] = table.utf8.split(separator: UInt8(ascii: "\n")).flatMap { row -> [Range] in
    let words = row.split(separator: UInt8(ascii: " ")).map { Substring($0) }
    let isEmoji = words[0] == "emoji"
    guard let breakClass = isEmoji ? .ideograph : BreakClass(rawValue: String(words[0])) else { return [] }
    let traits = ScalarTraits(breakClass: breakClass, advance: Int16(words[1]) ?? 0, isEmoji: isEmoji)
    return words.dropFirst(2).map { range in
      let ends = range.utf8.split(separator: UInt8(ascii: "-")).map { UInt32(Substring($0), radix: 16) ?? 0 }
      return Range(first: ends[0], last: ends[ends.count - 1], traits: traits)
    }
  }.sorted { $0.first < $1.first }

  private static let table = """
    combining 0 0-8 E-1F 7F 80-84 86-9F 300-36F 483-489 591-5BD 5BF-5C7 610-61A 61C 64B-65F 670 6D6-6DC 6DF-6E4
    combining 0 6E7-6E8 6EA-6ED 8D3-902 93A 93C 941-948 94D 951-957 981 9BC 9C1-9C4 9CD E31 E34-E3A
    combining 0 E47-E4E EB1 EB4-EBC EC8-ECE 1160-11FF 1AB0-1AFF 1DC0-1DFF 200C-200F 202A-202E 2061-206F
    combining 0 20D0-20FF 302A-302F 3099-309A D7B0-D7FF FE00-FE0F FE20-FE2F 1F3FB-1F3FF E0000-E007F
    combining 0 E0100-E01EF
    newline 0 A-D 85 2028-2029
    space 0 9 20
    space 1000 200A
    space 1667 2006
    space 2000 2009
    space 2222 205F
    space 2500 2005
    space 2800 2008
    space 3333 2004
    space 4000 1680
    space 5000 2000 2002
    space 10000 2001 2003
    zeroWidthSpace 0 200B
    hyphen 0 2D
    slash 0 2F
    glue 0 2060 FEFF
    glue 2000 202F
    glue 2800 A0
    glue 4500 2011
    glue 6200 2007
    breakAfter 0 7C AD
    breakAfter 2700 2027
    breakAfter 4000 5BE
    breakAfter 4500 2010
    breakAfter 6000 2012-2013
    dash 9000 2014-2015
    opening 0 28 5B 7B
    opening 2700 201A
    opening 3200 A1
    opening 4600 201E
    opening 5000 BF
    opening 10000 3008 300A 300C 300E 3010 3014 FF08
    closing 0 29 2C 2E 3A-3B 5D
    closing 3000 60C-60D
    closing 7500 2024-2026
    ending 0 21 3F 7D
    ending 3200 61B
    ending 5000 FF61-FF64
    ending 5300 61D-61F
    ending 10000 3001-3002 3009 300B 300D 300F 3011 3015 309B-309E 30FB-30FE FF01 FF09 FF0C FF0E FF1A-FF1B
    ending 10000 FF1F
    quotation 0 22 27
    quotation 2700 2018-2019 201B
    quotation 3000 2039-203A
    quotation 4600 201C-201D 201F
    quotation 5000 AB BB
    numeric 0 30-39
    numeric 5600 660-66F
    numeric 6000 E50-E59
    alphabetic 2800 93E-940 949-94C
    alphabetic 4800 620-64A 671-6D5 700-8D2 FE70-FEFC
    alphabetic 5000 600-60B
    alphabetic 5200 6EE-6FF E3F-E46
    alphabetic 5600 5D0-5F4 E32-E33
    alphabetic 6200 903-939 958-980 E01-E30
    alphabetic 6400 982-9BB
    alphabetic 9000 2030-2038
    alphabetic 9310 2318
    ideograph 5000 FF65-FF9F FFA0-FFDC
    ideograph 10000 1100-115F 2E80-3000 3003-3007 3016-3029 3030-3098 309F-30FA 30FF-A4CF AC00-D7A3
    ideograph 10000 F900-FAFF FE30-FE4F FF02-FF07 FF0A-FF0B FF0D FF0F-FF19 FF1C-FF1E FF20-FF60 FFE0-FFE6
    ideograph 10000 20000-3FFFD
    emoji 13600 231A-231B 23E9-23FA 25FD-25FE 2614-2615 2648-2653 267F 2693 26A1 26AA-26AB 26BD-26BE
    emoji 13600 26C4-26C5 26CE 26D4 26EA 26F2-26F3 26F5 26FA 26FD 2705 270A-270B 2728 274C 274E 2753-2755
    emoji 13600 2757 2795-2797 27B0 27BF 2B1B-2B1C 2B50 2B55 1F000-1F1E5 1F1E6-1F1FF 1F200-1F3FA
    emoji 13600 1F400-1FAFF
    """
}

extension ScalarTraits {
  /// Complexity: logarithmic in the number of ranges.
  init(_ scalar: UInt32) {
    var low = 0
    var high = Self.ranges.count
    while low < high {
      let middle = (low + high) / 2
      if Self.ranges[middle].last < scalar { low = middle + 1 } else { high = middle }
    }
    let isInRange = low < Self.ranges.count && Self.ranges[low].first <= scalar
    self = isInRange ? Self.ranges[low].traits : ScalarTraits(breakClass: .alphabetic, advance: 5800)
  }
}
