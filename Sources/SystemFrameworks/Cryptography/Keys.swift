// Keys, and checksums that only whoever has the key can make (RFC 2104), and keys made of others (RFC 5869).

import FoundationAdditions

/// How long a key is.
public struct SymmetricKeySize: Sendable {
  /// In bits.
  public let bitCount: Int
  /// A number of bits.
  public init(bitCount: Int) { self.bitCount = bitCount }
  /// 128 bits.
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  /// 192 bits.
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  /// 256 bits.
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A key that both sides have.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]
  /// A key of given bytes.
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes(Array.init) }
  /// A key by chance, from the system's source of numbers for such purposes.
  public init(size: SymmetricKeySize) {
    var source = SystemRandomNumberGenerator()
    bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: .min ... .max, using: &source) }
  }
  /// How long it is.
  public var bitCount: Int { bytes.count * 8 }
  /// Its bytes in memory.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  /// Whether two keys are the same, in a time that does not tell where they differ.
  public static func == (left: SymmetricKey, right: SymmetricKey) -> Bool {
    areEqual(left.bytes, right.bytes)
  }
}

/// A checksum that only whoever has the key can make.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence
where Element == UInt8 {
  /// How many bytes it has.
  var byteCount: Int { get }
}

/// A checksum of a function that only whoever has the key can make.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode, Sendable {
  let bytes: [UInt8]
  /// How many bytes it has.
  public var byteCount: Int { bytes.count }
  /// Its bytes in hexadecimal digits, with the function's name.
  public var description: String { "HMAC with \(H.self): \(hexadecimal(bytes))" }
  /// Its bytes, one after the other.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  /// Its bytes in memory.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  /// Whether two are the same, in a time that does not tell where they differ.
  public static func == (left: Self, right: Self) -> Bool { areEqual(left.bytes, right.bytes) }
  /// Whether data are these bytes.
  public static func == <D: DataProtocol>(left: Self, right: D) -> Bool { areEqual(left.bytes, Array(right)) }
}

/// Makes checksums that only whoever has the key can make.
public struct HMAC<H: HashFunction>: Sendable {
  /// The key.
  public typealias Key = SymmetricKey
  /// The results.
  public typealias MAC = HashedAuthenticationCode<H>
  private var inner = H()
  private let outerKey: [UInt8]

  /// Of no bytes yet.
  public init(key: SymmetricKey) {
    var block = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
    block += repeatElement(0, count: H.blockByteCount - block.count)
    inner.update(data: block.map { $0 ^ 0x36 })
    outerKey = block.map { $0 ^ 0x5c }
  }
  /// Takes data in.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }
  /// The checksum of all bytes so far.
  public func finalize() -> MAC {
    var outer = H()
    outer.update(data: outerKey)
    outer.update(data: Array(inner.finalize()))
    return MAC(bytes: Array(outer.finalize()))
  }
  /// The checksum of data.
  public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }
  /// Whether a checksum is that of data.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ authenticationCode: MAC, authenticating data: D, using key: SymmetricKey
  ) -> Bool { authenticationCode == Self.authenticationCode(for: data, using: key) }
  /// Whether bytes are the checksum of data.
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ authenticationCode: C, authenticating data: D, using key: SymmetricKey
  ) -> Bool {
    areEqual(
      authenticationCode.withUnsafeBytes(Array.init), Self.authenticationCode(for: data, using: key).bytes)
  }
}

/// Makes keys of others.
public struct HKDF<H: HashFunction>: Sendable {
  /// A key of a number of bytes.
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    let extracted = HMAC<H>.authenticationCode(
      for: inputKeyMaterial.bytes, using: SymmetricKey(data: Array(salt)))
    let key = SymmetricKey(data: extracted.bytes)
    var (made, last): ([UInt8], [UInt8]) = ([], [])
    precondition(outputByteCount <= 255 * extracted.bytes.count, "HKDF gives at most 255 blocks")
    var count: UInt8 = 1
    while made.count < outputByteCount {
      last = HMAC<H>.authenticationCode(for: last + Array(info) + [count], using: key).bytes
      made += last
      count &+= 1
    }
    return SymmetricKey(data: Array(made.prefix(outputByteCount)))
  }
  /// A key of a number of bytes.
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
  }
}
