// The part of a path pattern that matches one byte.

/// The parts of a pattern that match one byte: itself, `\x`, `?`, `[a-z]`, `[!a-z]`, `[[:digit:]]`.
enum CharacterPattern {
  /// The rest of the pattern after its first part, if that part matches the byte.
  static func end(of pattern: ArraySlice<UInt8>, matching byte: UInt8) -> Int? {
    let start = pattern.startIndex
    switch pattern[start] {
    case UInt8(ascii: "?"): return start + 1
    case UInt8(ascii: "\\") where start + 1 < pattern.endIndex:
      return pattern[start + 1] == byte ? start + 2 : nil
    case UInt8(ascii: "["): return endOfSet(pattern, matching: byte)
    case let own: return own == byte ? start + 1 : nil
    }
  }

  /// Whether the pattern has a set without its `]`.
  static func hasOpenSet(_ pattern: ArraySlice<UInt8>) -> Bool {
    var rest = pattern
    while let first = rest.first {
      guard first == UInt8(ascii: "[") else {
        rest = rest.dropFirst(first == UInt8(ascii: "\\") ? 2 : 1)
        continue
      }
      // A byte is in the set or in its opposite: one of the two says where it ends.
      let isNegated = rest.dropFirst().first.map { "!^".utf8.contains($0) } ?? false
      let inner = rest.dropFirst(isNegated ? 2 : 1)
      let opposite = [UInt8(ascii: "["), UInt8(ascii: "!")] + inner
      let plain = [UInt8(ascii: "[")] + inner
      let rests = [plain, opposite].compactMap { set in
        endOfSet(set[...], matching: 0).map { set.count - $0 }
      }
      guard let left = rests.first else { return true }
      rest = rest.suffix(left)
    }
    return false
  }

  /// nil if the byte is not in the set, or the set has no `]`.
  private static func endOfSet(_ pattern: ArraySlice<UInt8>, matching byte: UInt8) -> Int? {
    var place = pattern.startIndex + 1
    var isNegated = false
    if place < pattern.endIndex, "!^".utf8.contains(pattern[place]) {
      isNegated = true
      place += 1
    }
    let first = place
    var isIn = false
    while place < pattern.endIndex {
      if pattern[place] == UInt8(ascii: "]"), place > first { return isIn != isNegated ? place + 1 : nil }
      if let named = namedClass(pattern[place...]) {
        isIn = isIn || named.contains(byte)
        place = named.end
        continue
      }
      let low = character(&place, of: pattern)
      guard let low else { return nil }
      if place + 1 < pattern.endIndex, pattern[place] == UInt8(ascii: "-"),
        pattern[place + 1] != UInt8(ascii: "]")
      {
        place += 1
        guard let high = character(&place, of: pattern) else { return nil }
        isIn = isIn || (low <= high && (low...high).contains(byte))
      } else {
        isIn = isIn || low == byte
      }
    }
    return nil
  }

  private static func character(_ place: inout Int, of pattern: ArraySlice<UInt8>) -> UInt8? {
    if pattern[place] == UInt8(ascii: "\\") { place += 1 }
    guard place < pattern.endIndex else { return nil }
    defer { place += 1 }
    return pattern[place]
  }

  private struct NamedClass {
    var contains: (UInt8) -> Bool
    var end: Int
  }

  private static func namedClass(_ pattern: ArraySlice<UInt8>) -> NamedClass? {
    guard pattern.starts(with: "[:".utf8), let close = pattern.dropFirst(2).firstIndex(of: UInt8(ascii: ":")),
      close + 1 < pattern.endIndex, pattern[close + 1] == UInt8(ascii: "]")
    else { return nil }
    func isLetter(_ byte: UInt8) -> Bool { isUpper(byte) || isLower(byte) }
    func isUpper(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
    func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    let contains: (UInt8) -> Bool
    switch String(decoding: pattern[(pattern.startIndex + 2)..<close], as: UTF8.self) {
    case "alpha": contains = isLetter
    case "digit": contains = isDigit
    case "alnum": contains = { isLetter($0) || isDigit($0) }
    case "upper": contains = isUpper
    case "lower": contains = isLower
    case "space": contains = { " \t\n\r\u{B}\u{C}".utf8.contains($0) }
    case "xdigit": contains = { isDigit($0) || "abcdefABCDEF".utf8.contains($0) }
    case "punct":
      contains = { (0x21...0x7E).contains($0) && !isLetter($0) && !isDigit($0) }
    default: return nil
    }
    return NamedClass(contains: contains, end: close + 2)
  }
}
