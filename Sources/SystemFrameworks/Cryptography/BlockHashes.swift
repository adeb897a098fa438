// Checksums of data, block by block: MD5 (RFC 1321), SHA-1 and the SHA-2 family (FIPS 180-4).

import Foundation

/// A function that makes a checksum of bytes.
package protocol BlockHash {
  /// Bytes of a block.
  static var blockLength: Int { get }
  /// Bytes that tell the length of all at the end.
  static var lengthLength: Int { get }
  /// Whether numbers are written with the largest byte first.
  static var isBigEndian: Bool { get }
  /// Before the first byte.
  init()
  /// Takes a block in.
  mutating func add(_ block: ArraySlice<UInt8>)
  /// The checksum of what was taken in.
  var checksum: [UInt8] { get }
}

/// A checksum that takes bytes as they come.
package struct Checksum<Function: BlockHash>: Sendable where Function: Sendable {
  private var function = Function()
  private var waiting: [UInt8] = []
  private var length: UInt64 = 0

  /// Of no bytes yet.
  package init() {}

  /// Takes bytes in.
  package mutating func update(_ bytes: some Sequence<UInt8>) {
    let before = waiting.count
    waiting.append(contentsOf: bytes)
    length &+= UInt64(waiting.count - before)
    var start = 0
    while waiting.count - start >= Function.blockLength {
      function.add(waiting[start..<start + Function.blockLength])
      start += Function.blockLength
    }
    waiting.removeFirst(start)
  }

  /// The checksum of all bytes so far.
  package func finish() -> [UInt8] {
    var (function, rest) = (function, waiting)
    rest.append(0x80)
    while (rest.count + Function.lengthLength) % Function.blockLength != 0 { rest.append(0) }
    // No more than 2⁶¹ bytes come: the upper half of a longer length is 0.
    var bits = bytes(length &* 8, isBigEndian: Function.isBigEndian)
    bits.insert(contentsOf: repeatElement(0, count: Function.lengthLength - 8), at: 0)
    rest += bits
    for start in stride(from: 0, to: rest.count, by: Function.blockLength) {
      function.add(rest[start..<start + Function.blockLength])
    }
    return function.checksum
  }
}

/// The bytes of a number.
private func bytes<Number: FixedWidthInteger>(_ number: Number, isBigEndian: Bool) -> [UInt8] {
  withUnsafeBytes(of: isBigEndian ? number.bigEndian : number.littleEndian, Array.init)
}

/// The numbers of a block.
private func words<Number: FixedWidthInteger>(
  _ block: ArraySlice<UInt8>, isBigEndian: Bool, as type: Number.Type
) -> [Number] {
  let size = MemoryLayout<Number>.size
  return stride(from: block.startIndex, to: block.endIndex, by: size).map { start in
    let number = block[start..<start + size].reduce(0) { $0 << 8 | Number($1) }
    return isBigEndian ? number : number.byteSwapped
  }
}

extension FixedWidthInteger {
  fileprivate func rotatedLeft(_ count: Int) -> Self { self << count | self >> (Self.bitWidth - count) }
  fileprivate func rotatedRight(_ count: Int) -> Self { self >> count | self << (Self.bitWidth - count) }
}

/// RFC 1321.
package struct MD5Blocks: BlockHash, Sendable {
  package static let (blockLength, lengthLength, isBigEndian) = (64, 8, false)
  private static let turns = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
  // RFC 1321 §3.4: the integer part of 2³² times the sine of the step.
  private static let sines = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }
  private var state: (UInt32, UInt32, UInt32, UInt32) = (
    0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476
  )
  package init() {}
  package mutating func add(_ block: ArraySlice<UInt8>) {
    let words = words(block, isBigEndian: false, as: UInt32.self)
    var (a, b, c, d) = state
    for step in 0..<64 {
      let (mixed, word): (UInt32, Int) =
        switch step / 16 {
        case 0: (b & c | ~b & d, step)
        case 1: (d & b | ~d & c, (5 * step + 1) % 16)
        case 2: (b ^ c ^ d, (3 * step + 5) % 16)
        default: (c ^ (b | ~d), 7 * step % 16)
        }
      let sum = a &+ mixed &+ Self.sines[step] &+ words[word]
      (a, d, c, b) = (d, c, b, b &+ sum.rotatedLeft(Self.turns[step / 16][step % 4]))
    }
    state = (state.0 &+ a, state.1 &+ b, state.2 &+ c, state.3 &+ d)
  }
  package var checksum: [UInt8] {
    [state.0, state.1, state.2, state.3].flatMap { bytes($0, isBigEndian: false) }
  }
}

/// FIPS 180-4 §6.1.
package struct SHA1Blocks: BlockHash, Sendable {
  package static let (blockLength, lengthLength, isBigEndian) = (64, 8, true)
  private var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
  package init() {}
  package mutating func add(_ block: ArraySlice<UInt8>) {
    var schedule = words(block, isBigEndian: true, as: UInt32.self)
    for step in 16..<80 {
      schedule.append(
        (schedule[step - 3] ^ schedule[step - 8] ^ schedule[step - 14] ^ schedule[step - 16]).rotatedLeft(1))
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for step in 0..<80 {
      let (mixed, constant): (UInt32, UInt32) =
        switch step / 20 {
        case 0: (b & c ^ ~b & d, 0x5a82_7999)
        case 1: (b ^ c ^ d, 0x6ed9_eba1)
        case 2: (b & c ^ b & d ^ c & d, 0x8f1b_bcdc)
        default: (b ^ c ^ d, 0xca62_c1d6)
        }
      let next = a.rotatedLeft(5) &+ mixed &+ e &+ constant &+ schedule[step]
      (a, b, c, d, e) = (next, a, b.rotatedLeft(30), c, d)
    }
    for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
  }
  package var checksum: [UInt8] { state.flatMap { bytes($0, isBigEndian: true) } }
}

/// The numbers that the SHA-2 family begins with and goes by: bits of the fractions of roots of prime numbers
/// (FIPS 180-4 §4.2, §5.3).
private enum Primes {
  static let first80: [UInt64] = {
    var found: [UInt64] = []
    var number: UInt64 = 2
    while found.count < 80 {
      if found.allSatisfy({ number % $0 != 0 }) { found.append(number) }
      number += 1
    }
    return found
  }()

  /// The first 64 bits behind the point of the square root or cube root of a number.
  static func fraction(ofRoot degree: Int, of number: UInt64) -> UInt64 {
    // The largest r with r^degree ≤ number · 2^(64 · degree), bit by bit; r has up to 64 + 5 bits, of which the lower 64
    // are asked for.
    let target = Wide(number, shiftedByWords: degree)
    var root = Wide(0, shiftedByWords: 0)
    for bit in stride(from: 69, through: 0, by: -1) {
      let candidate = root.adding(bit: bit)
      let power = degree == 2 ? candidate.times(candidate) : candidate.times(candidate).times(candidate)
      if !target.isLess(than: power) { root = candidate }
    }
    return root.words[0]
  }
}

/// A natural number of words of 64 bits, the smallest first, for roots.
private struct Wide {
  var words: [UInt64]
  init(_ number: UInt64, shiftedByWords count: Int) { words = Array(repeating: 0, count: count) + [number] }
  func adding(bit: Int) -> Wide {
    var sum = self
    while sum.words.count <= bit / 64 { sum.words.append(0) }
    sum.words[bit / 64] |= 1 << UInt64(bit % 64)
    return sum
  }
  func times(_ other: Wide) -> Wide {
    var product = Wide(0, shiftedByWords: words.count + other.words.count)
    for (i, a) in words.enumerated() {
      var carry: UInt64 = 0
      for (j, b) in other.words.enumerated() {
        let (high, low) = a.multipliedFullWidth(by: b)
        let (first, overflow1) = product.words[i + j].addingReportingOverflow(low)
        let (second, overflow2) = first.addingReportingOverflow(carry)
        product.words[i + j] = second
        carry = high &+ (overflow1 ? 1 : 0) &+ (overflow2 ? 1 : 0)
      }
      product.words[i + other.words.count] &+= carry
    }
    return product
  }
  func isLess(than other: Wide) -> Bool {
    for index in stride(from: max(words.count, other.words.count) - 1, through: 0, by: -1) {
      let mine = index < words.count ? words[index] : 0
      let theirs = index < other.words.count ? other.words[index] : 0
      if mine != theirs { return mine < theirs }
    }
    return false
  }
}

/// FIPS 180-4 §6.2.
package struct SHA256Blocks: BlockHash, Sendable {
  package static let (blockLength, lengthLength, isBigEndian) = (64, 8, true)
  private static let constants = Primes.first80.prefix(64).map {
    UInt32(Primes.fraction(ofRoot: 3, of: $0) >> 32)
  }
  private static let start = Primes.first80.prefix(8).map { UInt32(Primes.fraction(ofRoot: 2, of: $0) >> 32) }
  private var state = Self.start
  package init() {}
  package mutating func add(_ block: ArraySlice<UInt8>) {
    mix(
      &state, words(block, isBigEndian: true, as: UInt32.self), Self.constants,
      sums: ([2, 13, 22], [6, 11, 25]),
      small: ([7, 18], 3, [17, 19], 10))
  }
  package var checksum: [UInt8] { state.flatMap { bytes($0, isBigEndian: true) } }
}

/// FIPS 180-4 §6.4, and §6.5 with another beginning and less of the end.
package struct SHA512Blocks: BlockHash, Sendable {
  package static let (blockLength, lengthLength, isBigEndian) = (128, 16, true)
  fileprivate static let constants = Primes.first80.map { Primes.fraction(ofRoot: 3, of: $0) }
  private static let start = Primes.first80.prefix(8).map { Primes.fraction(ofRoot: 2, of: $0) }
  private var state = Self.start
  package init() {}
  package mutating func add(_ block: ArraySlice<UInt8>) { addTo512(&state, block) }
  package var checksum: [UInt8] { state.flatMap { bytes($0, isBigEndian: true) } }
}

/// FIPS 180-4 §6.5.
package struct SHA384Blocks: BlockHash, Sendable {
  package static let (blockLength, lengthLength, isBigEndian) = (128, 16, true)
  // §5.3.4: from the ninth to the sixteenth prime number.
  private static let start = Primes.first80[8..<16].map { Primes.fraction(ofRoot: 2, of: $0) }
  private var state = Self.start
  package init() {}
  package mutating func add(_ block: ArraySlice<UInt8>) { addTo512(&state, block) }
  package var checksum: [UInt8] { state.prefix(6).flatMap { bytes($0, isBigEndian: true) } }
}

private func addTo512(_ state: inout [UInt64], _ block: ArraySlice<UInt8>) {
  mix(
    &state, words(block, isBigEndian: true, as: UInt64.self), SHA512Blocks.constants,
    sums: ([28, 34, 39], [14, 18, 41]), small: ([1, 8], 7, [19, 61], 6))
}

/// The rounds of the SHA-2 family (FIPS 180-4 §6.2.2 and §6.4.2), which differ in the width of words and in how far they
/// turn (§4.1.2 and §4.1.3).
@inline(__always)
private func mix<Word: FixedWidthInteger>(
  _ state: inout [Word], _ block: [Word], _ constants: [Word], sums: ([Int], [Int]),
  small: ([Int], Int, [Int], Int)
) {
  var schedule = block
  for step in 16..<constants.count {
    let (early, late) = (schedule[step - 15], schedule[step - 2])
    let first = early.rotatedRight(small.0[0]) ^ early.rotatedRight(small.0[1]) ^ early >> small.1
    let second = late.rotatedRight(small.2[0]) ^ late.rotatedRight(small.2[1]) ^ late >> small.3
    schedule.append(schedule[step - 16] &+ first &+ schedule[step - 7] &+ second)
  }
  var v = state
  for step in constants.indices {
    let high = sums.1.reduce(0) { $0 ^ v[4].rotatedRight($1) }
    let choice = v[4] & v[5] ^ ~v[4] & v[6]
    let first = v[7] &+ high &+ choice &+ constants[step] &+ schedule[step]
    let low = sums.0.reduce(0) { $0 ^ v[0].rotatedRight($1) }
    let majority = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]
    v = [first &+ low &+ majority, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
  }
  for index in state.indices { state[index] &+= v[index] }
}

/// RFC 2104: a checksum that only whoever has the key can make.
package struct KeyedChecksum<Function: BlockHash & Sendable>: Sendable {
  private var inner = Checksum<Function>()
  private let outerKey: [UInt8]

  /// Of no bytes yet.
  package init(key: some Sequence<UInt8>) {
    var key = Array(key)
    if key.count > Function.blockLength {
      var shorter = Checksum<Function>()
      shorter.update(key)
      key = shorter.finish()
    }
    key += repeatElement(0, count: Function.blockLength - key.count)
    inner.update(key.map { $0 ^ 0x36 })
    outerKey = key.map { $0 ^ 0x5c }
  }

  /// Takes bytes in.
  package mutating func update(_ bytes: some Sequence<UInt8>) { inner.update(bytes) }
  /// The checksum of all bytes so far.
  package func finish() -> [UInt8] {
    var outer = Checksum<Function>()
    outer.update(outerKey)
    outer.update(inner.finish())
    return outer.finish()
  }
}
