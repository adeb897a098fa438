// The curve of 25519: keys that two make together (RFC 7748), and signatures (RFC 8032). Times depend on values: see PrimeField.

import FoundationAdditions

/// The curve of 25519.
public enum Curve25519 {
  static let field = PrimeField("7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed")

  /// The bytes of a key, of which there must be 32.
  private static func keyBytes(of data: some ContiguousBytes) throws -> [UInt8] {
    let bytes = data.withUnsafeBytes(Array.init)
    guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
    return bytes
  }

  /// Keys that two make together, each with a secret of its own.
  public enum KeyAgreement {
    /// A secret.
    public struct PrivateKey: Sendable {
      let bytes: [UInt8]
      /// Its 32 bytes.
      public var rawRepresentation: Data { Data(bytes) }
      /// What others may know.
      public let publicKey: PublicKey
      /// By chance.
      public init() { self.init(SymmetricKey(size: .bits256).bytes) }
      /// Of 32 bytes.
      public init<D: ContiguousBytes>(rawRepresentation data: D) throws { self.init(try keyBytes(of: data)) }
      private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        publicKey = PublicKey(bytes: product(bytes, [9] + Array(repeating: 0, count: 31)))
      }
      /// What both know who have one of the keys and what is public of the other. Throws where that is nothing.
      public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
        let shared = product(bytes, publicKeyShare.bytes)
        guard shared.contains(where: { $0 != 0 }) else {
          throw CryptoKitError.underlyingCoreCryptoError(error: -7)
        }
        return SharedSecret(bytes: shared)
      }
    }
    /// What is public of a secret.
    public struct PublicKey: Sendable {
      let bytes: [UInt8]
      init(bytes: [UInt8]) { self.bytes = bytes }
      /// Its 32 bytes.
      public var rawRepresentation: Data { Data(bytes) }
      /// Of 32 bytes.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        bytes = try keyBytes(of: rawRepresentation)
      }
    }
  }

  /// Section 5 of RFC 7748: the ladder. Bytes are the least first.
  static func product(_ scalar: [UInt8], _ point: [UInt8]) -> [UInt8] {
    let f = field
    var scalar = scalar
    scalar[0] &= 248
    scalar[31] = scalar[31] & 127 | 64
    var point = point
    point[31] &= 127
    let u = f.element(point.reversed())
    var (x2, z2, x3, z3) = (f.one, f.zero, u, f.one)
    let constant = f.element(121665)
    var swaps = false
    for place in stride(from: 254, through: 0, by: -1) {
      let bit = scalar[place / 8] >> UInt8(place % 8) & 1 == 1
      if swaps != bit { (x2, x3, z2, z3) = (x3, x2, z3, z2) }
      swaps = bit
      let (a, b) = (f.sum(x2, z2), f.difference(x2, z2))
      let (aa, bb) = (f.product(a, a), f.product(b, b))
      let e = f.difference(aa, bb)
      let (c, d) = (f.sum(x3, z3), f.difference(x3, z3))
      let (da, cb) = (f.product(d, a), f.product(c, b))
      let (plus, minus) = (f.sum(da, cb), f.difference(da, cb))
      x3 = f.product(plus, plus)
      z3 = f.product(u, f.product(minus, minus))
      x2 = f.product(aa, bb)
      z2 = f.product(e, f.sum(aa, f.product(constant, e)))
    }
    if swaps { (x2, z2) = (x3, z3) }
    return f.bytes(f.product(x2, f.inverse(z2))).reversed()
  }

  /// Signatures.
  public enum Signing {
    /// A secret.
    public struct PrivateKey: Sendable {
      let bytes: [UInt8]
      /// Its 32 bytes.
      public var rawRepresentation: Data { Data(bytes) }
      /// What others may know.
      public let publicKey: PublicKey
      /// By chance.
      public init() { self.init(SymmetricKey(size: .bits256).bytes) }
      /// Of 32 bytes.
      public init<D: ContiguousBytes>(rawRepresentation data: D) throws { self.init(try keyBytes(of: data)) }
      private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        publicKey = PublicKey(bytes: EdwardsPoint.base.times(Self.parts(bytes).scalar).bytes)
      }
      /// The scalar, the least byte first, and what nonces are made of.
      private static func parts(_ bytes: [UInt8]) -> (scalar: [UInt8], prefix: [UInt8]) {
        let hash = Array(SHA512.hash(data: bytes))
        var scalar = Array(hash[..<32])
        scalar[0] &= 248
        scalar[31] = scalar[31] & 127 | 64
        return (scalar, Array(hash[32...]))
      }
      /// A signature of 64 bytes. It is the same every time; Apple's is another one each time.
      public func signature<D: DataProtocol>(for data: D) throws -> Data {
        let (scalar, prefix) = Self.parts(bytes)
        let order = EdwardsPoint.order
        let nonce = order.element(Array(SHA512.hash(data: prefix + Array(data))).reversed())
        let point = EdwardsPoint.base.times(order.bytes(nonce).reversed()).bytes
        let hash = Array(SHA512.hash(data: point + publicKey.bytes + Array(data)))
        let answer = order.sum(
          nonce, order.product(order.element(hash.reversed()), order.element(scalar.reversed())))
        return Data(point + order.bytes(answer).reversed())
      }
    }
    /// What is public of a secret.
    public struct PublicKey: Sendable {
      let bytes: [UInt8]
      init(bytes: [UInt8]) { self.bytes = bytes }
      /// Its 32 bytes.
      public var rawRepresentation: Data { Data(bytes) }
      /// Of 32 bytes.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        bytes = try keyBytes(of: rawRepresentation)
      }
      /// Whether a signature is that of data by who has the secret.
      public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool {
        let signature = Array(signature)
        guard signature.count == 64, let key = EdwardsPoint(bytes),
          let point = EdwardsPoint(Array(signature[..<32])),
          EdwardsPoint.order.isBelow(signature[32...].reversed())
        else { return false }
        let hash = Array(SHA512.hash(data: Array(signature[..<32]) + bytes + Array(data)))
        let order = EdwardsPoint.order
        let factor = Array(order.bytes(order.element(hash.reversed())).reversed())
        return EdwardsPoint.base.times(Array(signature[32...])).bytes == point.plus(key.times(factor)).bytes
      }
    }
  }
}

/// What two know who made a key together.
public struct SharedSecret: ContiguousBytes, Hashable, CustomStringConvertible, Sendable {
  let bytes: [UInt8]
  /// Its bytes in memory.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  /// Its bytes in hexadecimal digits.
  public var description: String { "SharedSecret: \(hexadecimal(bytes))" }
  /// Whether two are the same, in a time that does not tell where they differ.
  public static func == (left: Self, right: Self) -> Bool { areEqual(left.bytes, right.bytes) }
  /// A key by HKDF (RFC 5869).
  public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, Info: DataProtocol>(
    using hashFunction: H.Type, salt: Salt, sharedInfo: Info, outputByteCount: Int
  ) -> SymmetricKey {
    HKDF<H>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo,
      outputByteCount: outputByteCount)
  }
  /// A key by the function of ANSI X9.63: checksums of the secret, a counter and what both know.
  public func x963DerivedSymmetricKey<H: HashFunction, Info: DataProtocol>(
    using hashFunction: H.Type, sharedInfo: Info, outputByteCount: Int
  ) -> SymmetricKey {
    var (made, counter): ([UInt8], UInt32) = ([], 1)
    while made.count < outputByteCount {
      let count = (0..<4).map { UInt8(truncatingIfNeeded: counter >> UInt32((3 - $0) * 8)) }
      made += Array(H.hash(data: bytes + count + Array(sharedInfo)))
      counter += 1
    }
    return SymmetricKey(data: Array(made.prefix(max(outputByteCount, 0))))
  }
}

/// A point of the Edwards curve of RFC 8032, section 5.1, in extended coordinates.
struct EdwardsPoint: Sendable {
  var x, y, z, t: PrimeField.Words

  static let order = PrimeField("1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed")
  private static let field = Curve25519.field
  /// -121665/121666.
  private static let d = field.product(
    field.negated(field.element(121665)), field.inverse(field.element(121666)))
  static let zero = EdwardsPoint(x: field.zero, y: field.one, z: field.one, t: field.zero)
  /// y is 4/5, and x is even.
  static let base: EdwardsPoint = {
    let y = field.product(field.element(4), field.inverse(field.element(5)))
    return EdwardsPoint(field.bytes(y).reversed()) ?? zero
  }()

  init(x: PrimeField.Words, y: PrimeField.Words, z: PrimeField.Words, t: PrimeField.Words) {
    (self.x, self.y, self.z, self.t) = (x, y, z, t)
  }
  /// The point of y's bytes, the least first, with x's last bit on top; nil for none.
  init?(_ bytes: [UInt8]) {
    let f = Self.field
    var bytes = bytes
    let isOdd = bytes[31] >> 7 == 1
    bytes[31] &= 127
    guard f.isBelow(bytes.reversed()) else { return nil }
    let y = f.element(bytes.reversed())
    let square = f.product(y, y)
    let (u, v) = (f.difference(square, f.one), f.sum(f.product(Self.d, square), f.one))
    let ratio = f.product(u, f.inverse(v))
    // The exponent (p + 3) / 8; where that is the root of the negative, times the root of -1.
    let exponent = PrimeField.bytes("0ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe")
    let quarter = PrimeField.bytes("1ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffb")
    var x = f.power(ratio, Self.words(exponent))
    if f.product(x, x) != ratio { x = f.product(x, f.power(f.element(2), Self.words(quarter))) }
    guard f.product(x, x) == ratio, !(x == f.zero && isOdd) else { return nil }
    if (f.bytes(x)[31] & 1 == 1) != isOdd { x = f.negated(x) }
    self.init(x: x, y: y, z: f.one, t: f.product(x, y))
  }
  private static func words(_ bytes: [UInt8]) -> [UInt64] {
    (0..<4).map { word in bytes[(24 - word * 8)..<(32 - word * 8)].reduce(0) { $0 << 8 | UInt64($1) } }
  }
  func plus(_ other: EdwardsPoint) -> EdwardsPoint {
    let f = Self.field
    let a = f.product(f.difference(y, x), f.difference(other.y, other.x))
    let b = f.product(f.sum(y, x), f.sum(other.y, other.x))
    let c = f.product(f.product(f.sum(t, t), Self.d), other.t)
    let d = f.product(f.sum(z, z), other.z)
    let (e, g) = (f.difference(b, a), f.difference(d, c))
    let (h, i) = (f.sum(d, c), f.sum(b, a))
    return EdwardsPoint(x: f.product(e, g), y: f.product(h, i), z: f.product(g, h), t: f.product(e, i))
  }
  /// As often as bytes say, the least first.
  func times(_ scalar: [UInt8]) -> EdwardsPoint {
    var result = Self.zero
    for byte in scalar.reversed() {
      for bit in stride(from: 7, through: 0, by: -1) {
        result = result.plus(result)
        if byte >> UInt8(bit) & 1 == 1 { result = result.plus(self) }
      }
    }
    return result
  }
  var bytes: [UInt8] {
    let f = Self.field
    let inverse = f.inverse(z)
    var bytes = Array(f.bytes(f.product(y, inverse)).reversed())
    bytes[31] |= (f.bytes(f.product(x, inverse))[31] & 1) << 7
    return bytes
  }
}
