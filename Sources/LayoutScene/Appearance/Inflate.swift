// DEFLATE (RFC 1951), the reading half, for the images and vector files of asset catalogues.

/// Decompresses zlib data (RFC 1950).
package struct Inflate {
  /// The data is none of zlib's, or ends too early.
  private struct Damage: Error {}

  private let bytes: [UInt8]
  private let limit: Int
  // Behind zlib's header of two bytes.
  private var place = 2
  private var (held, count): (UInt32, UInt32) = (0, 0)
  private var output: [UInt8] = []

  /// About `limit` bytes at most; nil for damaged data. The checksum is not looked at.
  package static func inflated(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    guard bytes.count > 2, bytes[0] & 15 == 8 else { return nil }
    var inflate = Inflate(bytes, limit)
    do { while try !inflate.readBlock(), inflate.output.count < limit {} } catch { return nil }
    return inflate.output
  }

  private init(_ bytes: [UInt8], _ limit: Int) { (self.bytes, self.limit) = (bytes, limit) }

  private mutating func bits(_ wanted: Int) throws(Damage) -> Int {
    while count < wanted {
      guard place < bytes.count else { throw Damage() }
      held |= UInt32(bytes[place]) << count
      (place, count) = (place + 1, count + 8)
    }
    defer { (held, count) = (held >> UInt32(wanted), count - UInt32(wanted)) }
    return Int(held & (1 << UInt32(wanted) - 1))
  }

  /// Codes by their lengths: how many have each length, and the symbols in the order of their codes.
  private struct Codes {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int] = []

    init(_ lengths: some Collection<Int>) {
      for length in lengths where length > 0 { counts[length] += 1 }
      symbols = lengths.enumerated().filter { $0.element > 0 }
        .sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }.map(\.offset)
    }
  }

  private mutating func symbol(_ codes: Codes) throws(Damage) -> Int {
    var (code, first, index) = (0, 0, 0)
    for length in 1...15 {
      code |= try bits(1)
      let count = codes.counts[length]
      if code - first < count { return codes.symbols[index + code - first] }
      (index, first, code) = (index + count, (first + count) << 1, code << 1)
    }
    throw Damage()
  }

  private static let fixedLiterals = Codes((0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = Codes([Int](repeating: 5, count: 30))
  private static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// - Returns: Whether it was the last one.
  private mutating func readBlock() throws(Damage) -> Bool {
    let isLast = try bits(1) == 1
    switch try bits(2) {
    case 0:
      (held, count) = (0, 0)
      guard place + 4 <= bytes.count else { throw Damage() }
      let end = place + 4 + Int(bytes[place]) + Int(bytes[place + 1]) << 8
      guard end <= bytes.count else { throw Damage() }
      output += bytes[place + 4..<end]
      place = end
    case 1: try readSymbols(Self.fixedLiterals, Self.fixedDistances)
    case 2:
      let (literals, distances, some) = (try bits(5) + 257, try bits(5) + 1, try bits(4) + 4)
      var lengths = [Int](repeating: 0, count: 19)
      for place in Self.lengthOrder.prefix(some) { lengths[place] = try bits(3) }
      let codes = Codes(lengths)
      var all: [Int] = []
      while all.count < literals + distances {
        let symbol = try symbol(codes)
        switch symbol {
        case 16 where !all.isEmpty: all += repeatElement(all[all.count - 1], count: try bits(2) + 3)
        case 17: all += repeatElement(0, count: try bits(3) + 3)
        case 18: all += repeatElement(0, count: try bits(7) + 11)
        default: all.append(min(symbol, 15))
        }
      }
      try readSymbols(Codes(all[..<literals]), Codes(all[literals...]))
    default: throw Damage()
    }
    return isLast
  }

  private static let lengths = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
    227, 258,
  ]

  private mutating func readSymbols(_ literals: Codes, _ distances: Codes) throws(Damage) {
    while output.count <= limit {
      let symbol = try symbol(literals)
      if symbol == 256 { return }
      guard symbol > 256 else {
        output.append(UInt8(symbol))
        continue
      }
      let index = symbol - 257
      guard index < Self.lengths.count else { throw Damage() }
      let length = Self.lengths[index] + (try bits(index < 8 || index == 28 ? 0 : index / 4 - 1))
      let far = try self.symbol(distances)
      guard far < 30 else { throw Damage() }
      // From 4 on two codes for each further bit.
      let distance = far < 4 ? far + 1 : (2 + far % 2) << (far / 2 - 1) + 1 + (try bits(far / 2 - 1))
      guard distance <= output.count else { throw Damage() }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }
}
