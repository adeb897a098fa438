// ChaCha20 and Poly1305 (RFC 8439): bytes are locked, with a checksum that shows whether somebody changed them.

import FoundationAdditions

/// Locks bytes, with a checksum that shows whether somebody changed them. Keys have 256 bits.
public enum ChaChaPoly {
  /// A number that is used once with a key: 12 bytes.
  public struct Nonce: ContiguousBytes, Sequence, Sendable {
    let bytes: [UInt8]
    /// By chance.
    public init() { bytes = SymmetricKey(size: SymmetricKeySize(bitCount: 96)).bytes }
    /// Of 12 bytes.
    public init<D: DataProtocol>(data: D) throws {
      guard data.count == 12 else { throw CryptoKitError.incorrectParameterSize }
      bytes = Array(data)
    }
    /// Its bytes, one after the other.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// Its bytes in memory.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
  }

  /// Locked bytes with what is needed to see that they are the same.
  public struct SealedBox: Sendable {
    /// The number that was used once.
    public let nonce: Nonce
    /// The locked bytes.
    public let ciphertext: Data
    /// The checksum: 16 bytes.
    public let tag: Data
    /// Number, bytes and checksum in one.
    public var combined: Data { Data(nonce.bytes) + ciphertext + tag }
    /// Of its parts. The checksum has 16 bytes.
    public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
      guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
      (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
    }
    /// Of all in one.
    public init<D: DataProtocol>(combined: D) throws {
      guard combined.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
      let all = Array(combined)
      try self.init(
        nonce: Nonce(data: all[..<12]), ciphertext: all[12..<(all.count - 16)],
        tag: all[(all.count - 16)...])
    }
  }

  /// Locks bytes.
  public static func seal<Plaintext: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
  ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: Data()) }
  /// Locks bytes. Others, which are not locked, are part of the checksum.
  public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> SealedBox {
    guard key.bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
    let nonce = nonce ?? Nonce()
    let locked = exchanged(Array(message), key.bytes, nonce.bytes)
    return try SealedBox(
      nonce: nonce, ciphertext: locked, tag: tag(of: locked, Array(authenticatedData), key.bytes, nonce.bytes))
  }
  /// Unlocks bytes; throws where they, or the key, are others.
  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(sealedBox, using: key, authenticating: Data())
  }
  /// Unlocks bytes; throws where they, those beside them, or the key, are others.
  public static func open<AuthenticatedData: DataProtocol>(
    _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
  ) throws -> Data {
    guard key.bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
    let (locked, nonce) = (Array(sealedBox.ciphertext), sealedBox.nonce.bytes)
    guard areEqual(tag(of: locked, Array(authenticatedData), key.bytes, nonce), Array(sealedBox.tag)) else {
      throw CryptoKitError.authenticationFailure
    }
    return Data(exchanged(locked, key.bytes, nonce))
  }

  private static func exchanged(_ message: [UInt8], _ key: [UInt8], _ nonce: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(message.count)
    var counter: UInt32 = 1
    for start in stride(from: 0, to: message.count, by: 64) {
      let mask = block(key, counter, nonce)
      for place in start..<min(start + 64, message.count) { result.append(message[place] ^ mask[place - start]) }
      counter &+= 1
    }
    return result
  }

  /// Section 2.3: 64 bytes of a key, a counter and a number.
  static func block(_ key: [UInt8], _ counter: UInt32, _ nonce: [UInt8]) -> [UInt8] {
    func word(_ bytes: [UInt8], _ place: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 | UInt32(bytes[place * 4 + $1]) << UInt32($1 * 8) }
    }
    let start: [UInt32] =
      [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574] + (0..<8).map { word(key, $0) } + [counter]
      + (0..<3).map { word(nonce, $0) }
    var state = start
    func turned(_ value: UInt32, _ bits: UInt32) -> UInt32 { value << bits | value >> (32 - bits) }
    func quarter(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {
      for (first, second, third, bits) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
        state[first] = state[first] &+ state[second]
        state[third] = turned(state[third] ^ state[first], UInt32(bits))
      }
    }
    for _ in 0..<10 {
      for column in 0..<4 { quarter(column, column + 4, column + 8, column + 12) }
      for column in 0..<4 {
        quarter(column, (column + 1) % 4 + 4, (column + 2) % 4 + 8, (column + 3) % 4 + 12)
      }
    }
    return zip(state, start).flatMap { value, first in
      let sum = value &+ first
      return (0..<4).map { UInt8(truncatingIfNeeded: sum >> UInt32($0 * 8)) }
    }
  }

  /// Section 2.8: the checksum of what is beside, what is locked, and both lengths.
  private static func tag(of locked: [UInt8], _ beside: [UInt8], _ key: [UInt8], _ nonce: [UInt8]) -> [UInt8] {
    func padded(_ bytes: [UInt8]) -> [UInt8] { bytes + Array(repeating: 0, count: (16 - bytes.count % 16) % 16) }
    func length(_ count: Int) -> [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) } }
    return checksum(
      padded(beside) + padded(locked) + length(beside.count) + length(locked.count),
      Array(block(key, 0, nonce)[..<32]))
  }

  /// Section 2.5: numbers modulo 2 to the 130 less 5.
  private static let field = PrimeField("03fffffffffffffffffffffffffffffffb")

  static func checksum(_ message: [UInt8], _ key: [UInt8]) -> [UInt8] {
    var factor = Array(key[..<16])
    for place in [3, 7, 11, 15] { factor[place] &= 15 }
    for place in [4, 8, 12] { factor[place] &= 252 }
    let field = Self.field
    let multiplier = field.element(factor.reversed())
    var sum = field.zero
    for start in stride(from: 0, to: message.count, by: 16) {
      let part = message[start..<min(start + 16, message.count)]
      sum = field.product(field.sum(sum, field.element([1] + part.reversed())), multiplier)
    }
    let number = Array(field.bytes(sum).reversed())
    var carry = 0
    return (0..<16).map { place in
      carry += Int(number[place]) + Int(key[16 + place])
      defer { carry >>= 8 }
      return UInt8(carry & 255)
    }
  }
}
