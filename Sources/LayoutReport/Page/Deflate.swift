// DEFLATE (RFC 1951), the writing half: what a page carries is text that repeats itself, and shrinks to a fifth.

struct Deflate {
  /// The compressed bytes. Linear in their number.
  static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    var deflate = Deflate()
    deflate.findRepeats(in: bytes)
    deflate.writeBlock()
    return deflate.output.bytes
  }

  /// A literal byte where `distance` is 0, else a repeat of `length` bytes from so far back.
  private struct Token {
    var length: UInt16
    var distance: UInt16
  }

  private var tokens: [Token] = []
  private var output = BitWriter()

  // MARK: Repeats

  private static let window = 32_768
  private static let shortest = 3
  private static let longest = 258
  /// The number of earlier positions that are tried: more finds little more.
  private static let triedPlaces = 48

  private mutating func findRepeats(in bytes: [UInt8]) {
    // The last place of every hash, and for every place the one before it with the same hash; 0 is none.
    var last = [Int32](repeating: 0, count: 1 << 15)
    var before = [Int32](repeating: 0, count: bytes.count)
    tokens.reserveCapacity(bytes.count / 4)
    func hash(_ place: Int) -> Int {
      let three = UInt32(bytes[place]) << 16 | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2])
      return Int((three &* 0x9E37_79B1) >> 17)
    }
    func note(_ place: Int) {
      guard place + Self.shortest <= bytes.count else { return }
      let key = hash(place)
      before[place] = last[key]
      last[key] = Int32(place + 1)
    }
    func longestRepeat(at place: Int) -> (length: Int, distance: Int) {
      guard place + Self.shortest <= bytes.count else { return (0, 0) }
      let limit = min(Self.longest, bytes.count - place)
      var best = (length: 0, distance: 0)
      var candidate = Int(last[hash(place)]) - 1
      var tries = Self.triedPlaces
      while candidate >= 0, place - candidate <= Self.window, tries > 0, best.length < limit {
        if best.length == 0 || bytes[candidate + best.length] == bytes[place + best.length] {
          var length = 0
          while length < limit, bytes[candidate + length] == bytes[place + length] { length += 1 }
          if length > best.length { best = (length, place - candidate) }
        }
        candidate = Int(before[candidate]) - 1
        tries -= 1
      }
      return best.length < Self.shortest ? (0, 0) : best
    }
    var place = 0
    while place < bytes.count {
      let found = longestRepeat(at: place)
      note(place)
      // A longer repeat that begins with the next byte is worth a literal.
      if found.length > 0, found.length < 32, place + 1 < bytes.count,
        longestRepeat(at: place + 1).length > found.length
      {
        tokens.append(Token(length: UInt16(bytes[place]), distance: 0))
        place += 1
      } else if found.length > 0 {
        tokens.append(Token(length: UInt16(found.length), distance: UInt16(found.distance & 0xFFFF)))
        for skipped in place + 1..<place + found.length { note(skipped) }
        place += found.length
      } else {
        tokens.append(Token(length: UInt16(bytes[place]), distance: 0))
        place += 1
      }
    }
  }

  // MARK: The block

  /// §3.2.5: the first length, and the first distance, of every code; between two lie two to the number of extra bits.
  private static let lengthBases: [Int] = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
    227, 258,
  ]
  private static let lengthExtra: [Int] = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases: [Int] = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073,
    4097, 6145, 8193, 12289, 16385, 24577,
  ]
  private static let distanceExtra: [Int] = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
  ]
  /// The code of every length.
  private static let lengthCodes: [Int] = (0...longest).map { place(of: $0, in: lengthBases) }
  private static let endOfBlock = 256

  private static func place(of value: Int, in bases: [Int]) -> Int {
    var (low, high) = (0, bases.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if bases[middle] <= value { low = middle } else { high = middle }
    }
    return low
  }

  private mutating func writeBlock() {
    // The last block, in the codes that need no description (§3.2.6): others would save a twelfth of a page.
    output.write(1, bits: 1)
    output.write(1, bits: 2)
    for token in tokens {
      guard token.distance > 0 else {
        output.write(PrefixCode.letters, Int(token.length))
        continue
      }
      let length = Int(token.length)
      let distance = Int(token.distance)
      let lengthPlace = Self.lengthCodes[length]
      output.write(PrefixCode.letters, 257 + lengthPlace)
      output.write(length - Self.lengthBases[lengthPlace], bits: Self.lengthExtra[lengthPlace])
      let place = Self.place(of: distance, in: Self.distanceBases)
      output.write(PrefixCode.distances, place)
      output.write(distance - Self.distanceBases[place], bits: Self.distanceExtra[place])
    }
    output.write(PrefixCode.letters, Self.endOfBlock)
    output.finish()
  }
}

/// A Huffman code by the lengths of its words (§3.2.2).
private struct PrefixCode {
  static let letters = PrefixCode(lengths: (0..<288).map { $0 < 144 || $0 > 279 ? 8 : $0 < 256 ? 9 : 7 })
  static let distances = PrefixCode(lengths: [Int](repeating: 5, count: 30))

  /// The length of every symbol's word.
  let lengths: [Int]
  /// The words, with the bits in the order in which they are written.
  let words: [Int]

  init(lengths: [Int]) {
    self.lengths = lengths
    var next = [Int](repeating: 0, count: 11)
    for length in lengths { next[length + 1] += 1 }
    for length in 1...9 { next[length] = (next[length] + next[length - 1]) << 1 }
    words = lengths.map { length in
      defer { next[length] += 1 }
      return (0..<length).reduce(0) { $0 | (next[length] >> (length - 1 - $1) & 1) << $1 }
    }
  }
}

/// Bits from the lowest of a byte upwards (§3.1.1).
private struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var pending = 0
  private var count = 0

  mutating func write(_ value: Int, bits: Int) {
    pending |= value << count
    count += bits
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count -= 8
    }
  }

  mutating func write(_ code: PrefixCode, _ symbol: Int) {
    write(code.words[symbol], bits: code.lengths[symbol])
  }

  /// Fills the last byte.
  mutating func finish() { if count > 0 { write(0, bits: 8 - count) } }
}
