// Horizontal figures of one design of a font: how far each character moves the pen, and the kerning of pairs.

/// Advances and kerning of one weight and optical size, in ten-thousandths of an em.
struct AdvanceTable: Sendable {
  /// The first scalar of `latin`; control characters below it advance nothing.
  static let firstLatin: UInt32 = 0x20
  /// Advances from U+0020 on, without gaps.
  let latin: [Int16]
  /// Scalars above the flat range that have an advance of their own, ascending.
  let otherScalars: [UInt16]
  /// Their advances, in the same order.
  let others: [Int16]
  let kerning: KerningTable?
  /// A fixed-pitch font's advance, for whatever the tables do not hold.
  let pitch: Int16?

  private init(
    latin: [Int16], otherScalars: [UInt16] = [], others: [Int16] = [], kerning: KerningTable? = nil,
    pitch: Int16? = nil
  ) {
    self.latin = latin
    self.otherScalars = otherScalars
    self.others = others
    self.kerning = kerning
    self.pitch = pitch
  }

  /// A table from lists of numbers separated by one space.
  init(latin: String, otherScalars: [UInt16], others: String, kerning: KerningTable) {
    self.init(
      latin: Self.numbers(latin), otherScalars: otherScalars, others: Self.numbers(others), kerning: kerning)
  }

  /// A table from lists of advances of printable ASCII and of `signs`: accented letters advance as bare ones.
  init(ascii list: String, signs: String = "", kerning: KerningTable? = nil) {
    let ascii = Self.numbers(list)
    let bare = Self.bareLetters.utf8.map { character -> Int16 in
      let index = Int(character) - Int(Self.firstLatin)
      return index >= 0 && index < ascii.count ? ascii[index] : 0
    }
    // U+007F to U+009F are controls.
    self.init(
      latin: ascii + [Int16](repeating: 0, count: 0x21) + bare, otherScalars: signs.isEmpty ? [] : Self.signs,
      others: Self.numbers(signs), kerning: kerning)
  }

  /// Dashes, quotation marks, a bullet, the ellipsis, the euro and the trade mark.
  private static let signs = scalars("8211 8212 8216-8218 8220-8222 8226 8230 8249 8250 8364 8482")

  private static func numbers(_ list: String) -> [Int16] {
    list.utf8.split(separator: UInt8(ascii: " ")).map { $0.reduce(0) { $0 * 10 + Int16($1 & 15) } }
  }

  /// The scalars of a list of numbers and of ranges such as `884-886`.
  static func scalars(_ list: String) -> [UInt16] {
    list.utf8.split(separator: UInt8(ascii: " ")).flatMap { item in
      let ends = item.split(separator: UInt8(ascii: "-")).compactMap { UInt16(Substring($0)) }
      return ends.isEmpty ? [] : Array(ends[0]...ends[ends.count - 1])
    }
  }

  /// A table of a fixed pitch.
  init(pitch: Int16) { self.init(latin: [Int16](repeating: pitch, count: 95), pitch: pitch) }

  /// The table with every digit as wide as a zero.
  var withEqualDigits: AdvanceTable {
    var advances = latin
    for digit in 0x10..<0x1A where digit < advances.count { advances[digit] = advances[0x10] }
    return AdvanceTable(
      latin: advances, otherScalars: otherScalars, others: others, kerning: kerning, pitch: pitch)
  }

  /// The table with some advances of the flat range increased by amounts, where the font has the characters.
  func adding(_ excess: [(scalar: UInt16, value: Int16)]) -> AdvanceTable {
    var advances = latin
    for (scalar, value) in excess {
      let index = Int(scalar) - Int(Self.firstLatin)
      if advances.indices.contains(index), advances[index] != 0 { advances[index] += value }
    }
    return AdvanceTable(
      latin: advances, otherScalars: otherScalars, others: others, kerning: kerning, pitch: pitch)
  }

  /// For each of U+00A0 to U+017F the ASCII character closest in width.
  private static let bareLetters =
    " !cLoY|S\"OaGn-O-o+rr'uP.,ro>%%%?"
    + "AAAAAAMCEEEEIIIIDNOOOOOxOUUUUYPBaaaaaamceeeeiiiidnooooo+ouuuuypy"
    + "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiNmJjKkkLlLlLlLlLlNnNnNnnNnOoOoOoMmRrRrRrSsSsSsSsTtTtTt"
    + "UuUuUuUuUuUuWwYyYZzZzZzf"

  /// The advance of a scalar above the flat range, or nil where a fallback font would draw it.
  /// Complexity: logarithmic in the number of such scalars.
  func advance(ofOther scalar: UInt32) -> Int16? {
    let pitch = scalar < 0x2E80 ? pitch : nil
    guard let key = UInt16(exactly: scalar) else { return nil }
    var low = 0
    var high = otherScalars.count
    while low < high {
      let middle = (low + high) / 2
      if otherScalars[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low < otherScalars.count && otherScalars[low] == key ? others[low] : pitch
  }
}

/// Kerning of pairs of ASCII characters.
struct KerningTable: Sendable {
  /// Printable ASCII, from U+0020 on.
  private static let count = 95
  /// Ten-thousandths of an em, a row a left character.
  private var values: [Int16]

  /// Reads rows: the left characters that kern alike, a space, then the right characters with their values in
  /// ten-thousandths of an em, as `AL T-620 V-450`. What does not have this form is left out.
  init(rows: String) {
    values = [Int16](repeating: 0, count: Self.count * Self.count)
    for row in Array(rows.utf8).split(separator: UInt8(ascii: "\n")) {
      guard let space = row.dropFirst().firstIndex(of: UInt8(ascii: " ")) else { continue }
      let lefts = row[..<space].compactMap(Self.index)
      var rest = row[space...].dropFirst().makeIterator()
      while let right = rest.next(), let sign = rest.next() {
        var value = 0
        while let digit = rest.next(), digit != UInt8(ascii: " ") {
          value = min(value * 10 + Int(digit) - Int(UInt8(ascii: "0")), 10_000)
        }
        guard let column = Self.index(right) else { continue }
        for left in lefts {
          values[left * Self.count + column] = Int16(sign == UInt8(ascii: "-") ? -value : value)
        }
      }
    }
  }

  private static func index(_ character: UInt8) -> Int? {
    let index = Int(character) - 0x20
    return index >= 0 && index < count ? index : nil
  }

  /// The kerning of a pair, added to the left advance, in ten-thousandths of an em; both are indices from U+0020 on.
  func value(_ left: Int, _ right: Int) -> Int16 {
    left >= 0 && left < Self.count && right >= 0 && right < Self.count ? values[left * Self.count + right] : 0
  }
}
