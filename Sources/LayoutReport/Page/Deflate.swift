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
  /// So many earlier places are tried: more finds little more.
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
    var letters = [Int](repeating: 0, count: 286)
    var distances = [Int](repeating: 0, count: 30)
    letters[Self.endOfBlock] = 1
    for token in tokens {
      if token.distance == 0 {
        letters[Int(token.length)] += 1
      } else {
        letters[257 + Self.lengthCodes[Int(token.length)]] += 1
        distances[Self.place(of: Int(token.distance), in: Self.distanceBases)] += 1
      }
    }
    let letterCode = PrefixCode(counts: letters, longest: 15)
    let distanceCode = PrefixCode(counts: distances, longest: 15)
    // The last block, with codes of its own.
    output.write(1, bits: 1)
    output.write(2, bits: 2)
    writeCodes(letterCode, distanceCode)
    for token in tokens {
      guard token.distance > 0 else {
        output.write(letterCode, Int(token.length))
        continue
      }
      let length = Int(token.length)
      let distance = Int(token.distance)
      let lengthPlace = Self.lengthCodes[length]
      output.write(letterCode, 257 + lengthPlace)
      output.write(length - Self.lengthBases[lengthPlace], bits: Self.lengthExtra[lengthPlace])
      let place = Self.place(of: distance, in: Self.distanceBases)
      output.write(distanceCode, place)
      output.write(distance - Self.distanceBases[place], bits: Self.distanceExtra[place])
    }
    output.write(letterCode, Self.endOfBlock)
    output.finish()
  }

  /// §3.2.7: the lengths of both codes, with runs of one length told as such, in a code of their own.
  private mutating func writeCodes(_ letters: PrefixCode, _ distances: PrefixCode) {
    let lengths = letters.lengths + distances.lengths
    var symbols: [(symbol: Int, extra: Int, bits: Int)] = []
    var place = 0
    while place < lengths.count {
      let length = lengths[place]
      var run = 1
      while place + run < lengths.count, lengths[place + run] == length { run += 1 }
      place += run
      if length > 0 {
        symbols.append((length, 0, 0))
        run -= 1
      }
      while run > 0 {
        if run < 3 {
          symbols.append((length, 0, 0))
          run -= 1
        } else if length > 0 {
          symbols.append((16, min(run, 6) - 3, 2))
          run -= min(run, 6)
        } else if run < 11 {
          symbols.append((17, run - 3, 3))
          run = 0
        } else {
          symbols.append((18, min(run, 138) - 11, 7))
          run -= min(run, 138)
        }
      }
    }
    var counts = [Int](repeating: 0, count: 19)
    for symbol in symbols { counts[symbol.symbol] += 1 }
    let code = PrefixCode(counts: counts, longest: 7)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    output.write(letters.lengths.count - 257, bits: 5)
    output.write(distances.lengths.count - 1, bits: 5)
    output.write(order.count - 4, bits: 4)
    for symbol in order { output.write(code.lengths[symbol], bits: 3) }
    for symbol in symbols {
      output.write(code, symbol.symbol)
      output.write(symbol.extra, bits: symbol.bits)
    }
  }
}

/// A Huffman code whose words are no longer than a limit (§3.2.2).
private struct PrefixCode {
  /// The length of every symbol's word; 0 of those that do not occur.
  private(set) var lengths: [Int]
  /// The words, with the bits in the order in which they are written.
  private(set) var words: [Int]

  init(counts: [Int], longest: Int) {
    var counts = counts
    // A code has two words at least, so that every reader takes it.
    for symbol in 0..<2 where counts.count(where: { $0 > 0 }) < 2 { counts[symbol] = max(counts[symbol], 1) }
    lengths = Self.lengths(of: counts)
    // Evened out until the rarest are not too deep.
    while lengths.contains(where: { $0 > longest }) {
      counts = counts.map { $0 > 0 ? $0 / 2 + 1 : 0 }
      lengths = Self.lengths(of: counts)
    }
    var next = [Int](repeating: 0, count: longest + 2)
    for length in lengths where length > 0 { next[length + 1] += 1 }
    for length in 1...longest { next[length] = (next[length] + next[length - 1]) << 1 }
    words = lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[length] += 1 }
      return (0..<length).reduce(0) { $0 | (next[length] >> (length - 1 - $1) & 1) << $1 }
    }
  }

  /// Huffman's lengths: the two rarest become one, again and again. Two queues keep both in order.
  private static func lengths(of counts: [Int]) -> [Int] {
    let symbols = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$0], $0) < (counts[$1], $1) }
    var weights = symbols.map { counts[$0] }
    var parents = [Int](repeating: 0, count: 2 * symbols.count)
    var (leaf, inner) = (0, symbols.count)
    func lightest() -> Int {
      let takesLeaf =
        leaf < symbols.count && (inner >= weights.count || weights[leaf] <= weights[inner])
      if takesLeaf { leaf += 1 } else { inner += 1 }
      return takesLeaf ? leaf - 1 : inner - 1
    }
    while weights.count < 2 * symbols.count - 1 {
      let (first, second) = (lightest(), lightest())
      parents[first] = weights.count
      parents[second] = weights.count
      weights.append(weights[first] + weights[second])
    }
    var depths = [Int](repeating: 0, count: weights.count)
    for node in weights.indices.dropLast().reversed() { depths[node] = depths[parents[node]] + 1 }
    var lengths = [Int](repeating: 0, count: counts.count)
    for (place, symbol) in symbols.enumerated() { lengths[symbol] = depths[place] }
    return lengths
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
  mutating func finish() {
    if count > 0 { write(0, bits: 8 - count) }
  }
}
