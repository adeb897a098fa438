// Whole numbers modulo a prime, of any length (Montgomery 1985). Times depend on values: good for programs and their tests on
// this system, not against who measures times.

import FoundationAdditions

/// Numbers modulo an odd prime. An element is kept multiplied by 2 to the 64 times the number of words.
struct PrimeField: Sendable {
  /// Words, the least first.
  typealias Words = [UInt64]
  let modulus: Words
  let byteCount: Int
  private let inverse: UInt64
  private let square: Words
  let one: Words
  let zero: Words

  /// Numbers modulo a prime in hexadecimal digits.
  init(_ digits: String) {
    let bytes = Self.bytes(digits)
    let modulus = Self.words(bytes, count: (bytes.count + 7) / 8)
    self.modulus = modulus
    byteCount = bytes.count
    zero = Words(repeating: 0, count: modulus.count)
    // Newton: each step doubles the right bits.
    var inverse: UInt64 = 1
    for _ in 0..<6 { inverse = inverse &* (2 &- modulus[0] &* inverse) }
    self.inverse = 0 &- inverse
    var power = Words(repeating: 0, count: modulus.count)
    power[0] = 1
    var once = power
    for step in 1...(128 * modulus.count) {
      power = Self.sum(power, power, modulus)
      if step == 64 * modulus.count { once = power }
    }
    (one, square) = (once, power)
  }

  static func bytes(_ digits: String) -> [UInt8] {
    let digits = Array(digits.utf8)
    func value(_ digit: UInt8) -> UInt8 { digit < 58 ? digit - 48 : digit - 87 }
    return stride(from: 0, to: digits.count - 1, by: 2).map { value(digits[$0]) << 4 | value(digits[$0 + 1]) }
  }
  private static func words(_ bytes: [UInt8], count: Int) -> Words {
    var words = Words(repeating: 0, count: count)
    for (place, byte) in bytes.reversed().enumerated() where place / 8 < count {
      words[place / 8] |= UInt64(byte) << UInt64(place % 8 * 8)
    }
    return words
  }
  private static func isLess(_ left: Words, _ right: Words) -> Bool {
    for place in left.indices.reversed() where left[place] != right[place] { return left[place] < right[place] }
    return false
  }
  private static func difference(_ left: Words, _ right: Words) -> Words {
    var (result, borrow) = (left, false)
    for place in left.indices {
      let (first, under) = left[place].subtractingReportingOverflow(right[place])
      let (second, further) = first.subtractingReportingOverflow(borrow ? 1 : 0)
      (result[place], borrow) = (second, under || further)
    }
    return result
  }
  private static func sum(_ left: Words, _ right: Words, _ modulus: Words) -> Words {
    var (result, carry) = (left, false)
    for place in left.indices {
      let (first, over) = left[place].addingReportingOverflow(right[place])
      let (second, further) = first.addingReportingOverflow(carry ? 1 : 0)
      (result[place], carry) = (second, over || further)
    }
    return carry || !isLess(result, modulus) ? difference(result, modulus) : result
  }

  func sum(_ left: Words, _ right: Words) -> Words { Self.sum(left, right, modulus) }
  func difference(_ left: Words, _ right: Words) -> Words {
    Self.isLess(left, right)
      ? Self.difference(modulus, Self.difference(right, left)) : Self.difference(left, right)
  }
  func product(_ left: Words, _ right: Words) -> Words {
    let count = modulus.count
    var sum = Words(repeating: 0, count: count + 2)
    for factor in left {
      Self.add(right, times: factor, to: &sum)
      Self.add(modulus, times: sum[0] &* inverse, to: &sum)
      sum.removeFirst()
      sum.append(0)
    }
    let result = Words(sum[..<count])
    return sum[count] != 0 || !Self.isLess(result, modulus) ? Self.difference(result, modulus) : result
  }
  private static func add(_ words: Words, times factor: UInt64, to sum: inout Words) {
    var carry: UInt64 = 0
    for place in words.indices {
      let (high, low) = words[place].multipliedFullWidth(by: factor)
      let (first, over) = sum[place].addingReportingOverflow(low)
      let (second, further) = first.addingReportingOverflow(carry)
      sum[place] = second
      carry = high &+ (over ? 1 : 0) &+ (further ? 1 : 0)
    }
    var place = words.count
    while carry != 0 {
      let (value, over) = sum[place].addingReportingOverflow(carry)
      (sum[place], carry) = (value, over ? 1 : 0)
      place += 1
    }
  }
  func power(_ base: Words, _ exponent: Words) -> Words {
    var result = one
    for place in stride(from: exponent.count * 64 - 1, through: 0, by: -1) {
      result = product(result, result)
      if exponent[place / 64] >> UInt64(place % 64) & 1 == 1 { result = product(result, base) }
    }
    return result
  }
  /// 0 for 0.
  func inverse(_ value: Words) -> Words {
    var two = zero
    two[0] = 2
    return power(value, Self.difference(modulus, two))
  }
  func negated(_ value: Words) -> Words { difference(zero, value) }

  /// The number of some bytes, the greatest first, of any length.
  func element(_ bytes: some Sequence<UInt8>) -> Words {
    var result = zero
    let base = element(256)
    for byte in bytes { result = sum(product(result, base), element(UInt64(byte))) }
    return result
  }
  /// A small number.
  func element(_ number: UInt64) -> Words {
    var words = zero
    words[0] = number
    return product(words, square)
  }
  /// The number itself: words, the least first.
  func number(_ element: Words) -> Words {
    var unit = zero
    unit[0] = 1
    return product(element, unit)
  }
  /// The number's bytes, the greatest first.
  func bytes(_ element: Words) -> [UInt8] {
    let words = number(element)
    return (0..<byteCount).reversed().map { UInt8(truncatingIfNeeded: words[$0 / 8] >> UInt64($0 % 8 * 8)) }
  }
  /// Whether bytes, the greatest first, are a number below the prime.
  func isBelow(_ bytes: [UInt8]) -> Bool {
    bytes.count == byteCount && Self.isLess(Self.words(bytes, count: modulus.count), modulus)
  }
}
