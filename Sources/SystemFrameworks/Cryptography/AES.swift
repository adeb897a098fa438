// The Advanced Encryption Standard (FIPS 197) and its use with a checksum over all (GCM, NIST SP 800-38D).

import FoundationAdditions

/// What goes wrong with keys and what is locked with them.
public enum CryptoKitError: Error, Equatable, Sendable {
  /// A key of a length that does not fit.
  case incorrectKeySize
  /// Something else of a length that does not fit.
  case incorrectParameterSize
  /// What was locked, or the key, is another one.
  case authenticationFailure
  /// Another reason, by its number.
  case underlyingCoreCryptoError(error: Int32)
}

/// The Advanced Encryption Standard.
public enum AES {
  /// Locks bytes, with a checksum that shows whether somebody changed them.
  public enum GCM {
    /// A number that is used once with a key: 12 bytes, or more.
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
      let bytes: [UInt8]
      /// By chance.
      public init() { bytes = SymmetricKey(size: SymmetricKeySize(bitCount: 96)).bytes }
      /// Of bytes; at least 12.
      public init<D: DataProtocol>(data: D) throws {
        guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
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
      /// Number, bytes and checksum in one; nil for numbers of another length than 12.
      public var combined: Data? { nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil }
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
      let nonce = nonce ?? Nonce()
      let lock = try CounterLock(key: key.bytes, nonce: nonce.bytes)
      let locked = lock.exchanged(Array(message))
      return try SealedBox(
        nonce: nonce, ciphertext: locked, tag: lock.tag(of: locked, beside: Array(authenticatedData)))
    }
    /// Unlocks bytes; throws where they, or the key, are others.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
      try open(sealedBox, using: key, authenticating: Data())
    }
    /// Unlocks bytes; throws where they, those beside them, or the key, are others.
    public static func open<AuthenticatedData: DataProtocol>(
      _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
    ) throws -> Data {
      let lock = try CounterLock(key: key.bytes, nonce: sealedBox.nonce.bytes)
      let locked = Array(sealedBox.ciphertext)
      guard areEqual(lock.tag(of: locked, beside: Array(authenticatedData)), Array(sealedBox.tag)) else {
        throw CryptoKitError.authenticationFailure
      }
      return Data(lock.exchanged(locked))
    }
  }
}

/// The cipher: 16 bytes become 16 others.
struct BlockCipher {
  let keys: [[UInt8]]

  /// A key of 16, 24 or 32 bytes (FIPS 197 §5.2).
  init(key: [UInt8]) throws {
    guard [16, 24, 32].contains(key.count) else { throw CryptoKitError.incorrectKeySize }
    let length = key.count / 4
    var words = (0..<length).map { Array(key[(4 * $0)..<(4 * $0 + 4)]) }
    var constant: UInt8 = 1
    while words.count < 4 * (length + 7) {
      var word = words[words.count - 1]
      if words.count % length == 0 {
        word = [word[1], word[2], word[3], word[0]].map { Self.box[Int($0)] }
        word[0] ^= constant
        constant = Self.doubled(constant)
      } else if length > 6, words.count % length == 4 {
        word = word.map { Self.box[Int($0)] }
      }
      words.append(zip(words[words.count - length], word).map { $0 ^ $1 })
    }
    keys = (0..<(length + 7)).map { round in words[(4 * round)..<(4 * round + 4)].flatMap { $0 } }
  }

  /// 16 bytes, column by column (FIPS 197 §5.1).
  func locked(_ block: [UInt8]) -> [UInt8] {
    var state = zip(block, keys[0]).map { $0 ^ $1 }
    for round in 1..<keys.count {
      var next = [UInt8](repeating: 0, count: 16)
      for column in 0..<4 {
        for row in 0..<4 { next[4 * column + row] = Self.box[Int(state[(4 * (column + row) + row) % 16])] }
      }
      if round < keys.count - 1 {
        for column in stride(from: 0, to: 16, by: 4) {
          let old = Array(next[column..<(column + 4)])
          let all = old.reduce(0, ^)
          for row in 0..<4 {
            next[column + row] = old[row] ^ all ^ Self.doubled(old[row] ^ old[(row + 1) % 4])
          }
        }
      }
      state = zip(next, keys[round]).map { $0 ^ $1 }
    }
    return state
  }

  static func doubled(_ byte: UInt8) -> UInt8 { byte << 1 ^ (byte & 0x80 == 0 ? 0 : 0x1b) }

  /// The inverse of each byte in the field, turned (FIPS 197 §5.1.1).
  static let box: [UInt8] = {
    var powers = [UInt8](repeating: 1, count: 256)
    for i in 1..<256 { powers[i] = powers[i - 1] ^ doubled(powers[i - 1]) }
    var box = [UInt8](repeating: 0x63, count: 256)
    for i in 0..<255 {
      let inverse = powers[(255 - i) % 255]
      let turned = (1...4).reduce(inverse) { $0 ^ (inverse << $1 | inverse >> (8 - $1)) }
      box[Int(powers[i])] = turned ^ 0x63
    }
    return box
  }()
}

/// A key and a number in counter mode, with the checksum of SP 800-38D.
struct CounterLock {
  private let cipher: BlockCipher
  private let hashKey: (high: UInt64, low: UInt64)
  private let first: [UInt8]

  init(key: [UInt8], nonce: [UInt8]) throws {
    cipher = try BlockCipher(key: key)
    hashKey = Self.number(cipher.locked([UInt8](repeating: 0, count: 16))[...])
    if nonce.count == 12 {
      first = nonce + [0, 0, 0, 1]
    } else {
      let sum = Self.hash(Self.padded(nonce) + Self.lengths(0, nonce.count), hashKey)
      first = Self.bytes(sum)
    }
  }

  /// Bytes locked, or unlocked, which is the same.
  func exchanged(_ message: [UInt8]) -> [UInt8] {
    var result = message
    var counter = first
    for start in stride(from: 0, to: message.count, by: 16) {
      Self.increment(&counter)
      let mask = cipher.locked(counter)
      for i in start..<min(start + 16, message.count) { result[i] ^= mask[i - start] }
    }
    return result
  }

  /// The checksum of locked bytes, and others beside them.
  func tag(of locked: [UInt8], beside others: [UInt8]) -> [UInt8] {
    let all = Self.padded(others) + Self.padded(locked) + Self.lengths(others.count, locked.count)
    return zip(Self.bytes(Self.hash(all, hashKey)), cipher.locked(first)).map { $0 ^ $1 }
  }

  private static func increment(_ counter: inout [UInt8]) {
    for i in (12..<16).reversed() {
      counter[i] &+= 1
      if counter[i] != 0 { return }
    }
  }
  private static func padded(_ bytes: [UInt8]) -> [UInt8] {
    bytes + [UInt8](repeating: 0, count: (16 - bytes.count % 16) % 16)
  }
  private static func lengths(_ first: Int, _ second: Int) -> [UInt8] {
    bytes((UInt64(first) * 8, UInt64(second) * 8))
  }
  private static func bytes(_ number: (high: UInt64, low: UInt64)) -> [UInt8] {
    [number.high, number.low].flatMap { half in
      (0..<8).map { UInt8(truncatingIfNeeded: half >> (56 - 8 * $0)) }
    }
  }
  private static func number(_ bytes: ArraySlice<UInt8>) -> (high: UInt64, low: UInt64) {
    let halves = [bytes.prefix(8), bytes.dropFirst(8)].map { $0.reduce(UInt64(0)) { $0 << 8 | UInt64($1) } }
    return (halves[0], halves[1])
  }
  private static func hash(_ bytes: [UInt8], _ key: (high: UInt64, low: UInt64)) -> (
    high: UInt64, low: UInt64
  ) {
    var sum: (high: UInt64, low: UInt64) = (0, 0)
    for start in stride(from: 0, to: bytes.count, by: 16) {
      let block = number(bytes[start..<(start + 16)])
      sum = product((sum.high ^ block.high, sum.low ^ block.low), key)
    }
    return sum
  }
  /// The product in the field of 2¹²⁸ numbers; the first bit is the one of x⁰ (SP 800-38D §6.3).
  private static func product(_ a: (high: UInt64, low: UInt64), _ b: (high: UInt64, low: UInt64))
    -> (high: UInt64, low: UInt64)
  {
    var (result, factor): ((high: UInt64, low: UInt64), (high: UInt64, low: UInt64)) = ((0, 0), b)
    for bit in 0..<128 {
      let isSet = (bit < 64 ? a.high >> (63 - bit) : a.low >> (127 - bit)) & 1 == 1
      if isSet { result = (result.high ^ factor.high, result.low ^ factor.low) }
      let carry = factor.low & 1 == 1
      factor = (factor.high >> 1, factor.low >> 1 | factor.high << 63)
      if carry { factor.high ^= 0xE1 << 56 }
    }
    return result
  }
}
