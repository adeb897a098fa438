// Checksums and keys as CryptoKit has them: the functions that applications name files, caches and requests by.

@_exported import FoundationAdditions

/// The result of a checksum.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  /// How many bytes it has.
  static var byteCount: Int { get }
}

/// A function that makes checksums.
public protocol HashFunction: Sendable {
  /// Its results.
  associatedtype Digest: CryptoKitDigest
  /// How many bytes it takes in at a time.
  static var blockByteCount: Int { get }
  /// Of no bytes yet.
  init()
  /// Takes bytes in.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// The checksum of all bytes so far.
  func finalize() -> Digest
}

/// `Digest`, where a type has a member of that name.
public typealias CryptoKitDigest = Digest

extension HashFunction {
  /// The checksum of data.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
  /// Takes data in.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }
}

/// What the results of all functions have in common.
public protocol _ByteDigest: Digest where Iterator == Array<UInt8>.Iterator {
  /// The function's name.
  static var _name: String { get }
  /// Its bytes.
  var _bytes: [UInt8] { get }
}

extension _ByteDigest {
  /// Its bytes, one after the other.
  public func makeIterator() -> Array<UInt8>.Iterator { _bytes.makeIterator() }
  /// Its bytes in memory.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try _bytes.withUnsafeBytes(body)
  }
  /// The function's name and the bytes in hexadecimal digits.
  public var description: String { "\(Self._name) digest: \(hexadecimal(_bytes))" }
  /// Whether data are these bytes.
  public static func == <D: DataProtocol>(left: Self, right: D) -> Bool {
    areEqual(left._bytes, Array(right))
  }
}

func hexadecimal(_ bytes: [UInt8]) -> String {
  bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
}

/// Whether bytes are the same, in a time that does not tell where they differ.
func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
  left.count == right.count && zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
}

/// What is no longer safe, and still used for names of files and the like.
public enum Insecure {}

extension Insecure {
  /// The result of MD5.
  public struct MD5Digest: _ByteDigest {
    /// 16 bytes.
    public static var byteCount: Int { 16 }
    public static var _name: String { "MD5" }
    public let _bytes: [UInt8]
  }
  /// MD5.
  public struct MD5: HashFunction {
    /// Its results.
    public typealias Digest = MD5Digest
    /// 64 bytes at a time.
    public static var blockByteCount: Int { 64 }
    /// 16 bytes.
    public static var byteCount: Int { 16 }
    private var checksum = Checksum<MD5Blocks>()
    /// Of no bytes yet.
    public init() {}
    /// Takes bytes in.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { checksum.update(bufferPointer) }
    /// The checksum of all bytes so far.
    public func finalize() -> MD5Digest { MD5Digest(_bytes: checksum.finish()) }
  }
  /// The result of SHA1.
  public struct SHA1Digest: _ByteDigest {
    /// 20 bytes.
    public static var byteCount: Int { 20 }
    public static var _name: String { "SHA1" }
    public let _bytes: [UInt8]
  }
  /// SHA1.
  public struct SHA1: HashFunction {
    /// Its results.
    public typealias Digest = SHA1Digest
    /// 64 bytes at a time.
    public static var blockByteCount: Int { 64 }
    /// 20 bytes.
    public static var byteCount: Int { 20 }
    private var checksum = Checksum<SHA1Blocks>()
    /// Of no bytes yet.
    public init() {}
    /// Takes bytes in.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { checksum.update(bufferPointer) }
    /// The checksum of all bytes so far.
    public func finalize() -> SHA1Digest { SHA1Digest(_bytes: checksum.finish()) }
  }
}

/// The result of SHA256.
public struct SHA256Digest: _ByteDigest {
  /// 32 bytes.
  public static var byteCount: Int { 32 }
  public static var _name: String { "SHA256" }
  public let _bytes: [UInt8]
}
/// SHA256.
public struct SHA256: HashFunction {
  /// Its results.
  public typealias Digest = SHA256Digest
  /// 64 bytes at a time.
  public static var blockByteCount: Int { 64 }
  /// 32 bytes.
  public static var byteCount: Int { 32 }
  private var checksum = Checksum<SHA256Blocks>()
  /// Of no bytes yet.
  public init() {}
  /// Takes bytes in.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { checksum.update(bufferPointer) }
  /// The checksum of all bytes so far.
  public func finalize() -> SHA256Digest { SHA256Digest(_bytes: checksum.finish()) }
}

/// The result of SHA384.
public struct SHA384Digest: _ByteDigest {
  /// 48 bytes.
  public static var byteCount: Int { 48 }
  public static var _name: String { "SHA384" }
  public let _bytes: [UInt8]
}
/// SHA384.
public struct SHA384: HashFunction {
  /// Its results.
  public typealias Digest = SHA384Digest
  /// 128 bytes at a time.
  public static var blockByteCount: Int { 128 }
  /// 48 bytes.
  public static var byteCount: Int { 48 }
  private var checksum = Checksum<SHA384Blocks>()
  /// Of no bytes yet.
  public init() {}
  /// Takes bytes in.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { checksum.update(bufferPointer) }
  /// The checksum of all bytes so far.
  public func finalize() -> SHA384Digest { SHA384Digest(_bytes: checksum.finish()) }
}

/// The result of SHA512.
public struct SHA512Digest: _ByteDigest {
  /// 64 bytes.
  public static var byteCount: Int { 64 }
  public static var _name: String { "SHA512" }
  public let _bytes: [UInt8]
}
/// SHA512.
public struct SHA512: HashFunction {
  /// Its results.
  public typealias Digest = SHA512Digest
  /// 128 bytes at a time.
  public static var blockByteCount: Int { 128 }
  /// 64 bytes.
  public static var byteCount: Int { 64 }
  private var checksum = Checksum<SHA512Blocks>()
  /// Of no bytes yet.
  public init() {}
  /// Takes bytes in.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { checksum.update(bufferPointer) }
  /// The checksum of all bytes so far.
  public func finalize() -> SHA512Digest { SHA512Digest(_bytes: checksum.finish()) }
}
