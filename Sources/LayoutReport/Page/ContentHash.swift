// SHA-256 (FIPS 180-4): what a page's security policy names its script and style by, and equal pictures are known by.

struct ContentHash: Hashable, Sendable {
  /// 32 bytes.
  let bytes: [UInt8]

  /// The hash of a text's UTF-8. Linear in its length.
  init(_ text: [UInt8]) {
    var state: [UInt32] = [
      0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
    ]
    // §5.1.1: a bit, zeros up to the last 8 bytes of a block, the length in bits.
    var message = text
    message.append(0x80)
    while message.count % 64 != 56 { message.append(0) }
    let length = UInt64(text.count) * 8
    for shift in stride(from: 56, through: 0, by: -8) {
      message.append(UInt8(truncatingIfNeeded: length >> UInt64(shift)))
    }
    var schedule = [UInt32](repeating: 0, count: 64)
    for start in stride(from: 0, to: message.count, by: 64) {
      Self.fill(&schedule, from: message, at: start)
      Self.mix(schedule, into: &state)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(32)
    for word in state {
      for shift: UInt32 in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: word >> shift)) }
    }
    self.bytes = bytes
  }

  private static func fill(_ schedule: inout [UInt32], from message: [UInt8], at start: Int) {
    for index in 0..<16 {
      var word: UInt32 = 0
      for byte in message[(start + 4 * index)..<(start + 4 * index + 4)] { word = word << 8 | UInt32(byte) }
      schedule[index] = word
    }
    for index in 16..<64 {
      let (early, late) = (schedule[index - 15], schedule[index - 2])
      let first = turned(early, 7) ^ turned(early, 18) ^ early >> 3
      let second = turned(late, 17) ^ turned(late, 19) ^ late >> 10
      schedule[index] = schedule[index - 16] &+ first &+ schedule[index - 7] &+ second
    }
  }

  private static func mix(_ schedule: [UInt32], into state: inout [UInt32]) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let first =
        h &+ (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) &+ choice &+ constants[index] &+ schedule[index]
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ majority
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] = state[index] &+ word }
  }

  private static func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 { word >> bits | word << (32 - bits) }

  /// §4.2.2: of the cube roots of the first 64 primes, 32 bits behind the point, found by whole numbers.
  private static let constants: [UInt32] = primes(64).map { prime in
    // The largest root with root³ <= prime · 2⁹⁶; its lowest 32 bits are those behind the point.
    var (low, high) = (UInt64(0), UInt64(8) << 32)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      let cube = UInt128(middle) * UInt128(middle) * UInt128(middle)
      if cube <= UInt128(prime) << 96 { low = middle } else { high = middle }
    }
    return UInt32(truncatingIfNeeded: low)
  }

  private static func primes(_ count: Int) -> [UInt64] {
    var found: [UInt64] = []
    var candidate: UInt64 = 2
    while found.count < count {
      if !found.contains(where: { candidate % $0 == 0 }) { found.append(candidate) }
      candidate += 1
    }
    return found
  }
}
