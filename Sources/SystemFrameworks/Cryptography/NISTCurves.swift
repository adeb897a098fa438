// The curves P-256, P-384 and P-521 (FIPS 186-4, SEC 1): signatures and keys that two make together. Times depend on values: see
// PrimeField.

import FoundationAdditions

/// One of the curves.
public protocol _NISTCurve: Sendable {
  /// Its numbers.
  static var _curve: _CurveNumbers { get }
}

/// The numbers of a curve y² = x³ - 3x + b.
public struct _CurveNumbers: Sendable {
  let field, order: PrimeField
  let b: PrimeField.Words
  let base: CurvePoint
  /// What comes before the point in SubjectPublicKeyInfo (RFC 5480).
  let prefix: [UInt8]

  init(field: String, order: String, b: String, x: String, y: String, prefix: String) {
    let numbers = PrimeField(field)
    self.field = numbers
    self.order = PrimeField(order)
    self.b = numbers.element(PrimeField.bytes(b))
    base = CurvePoint(
      x: numbers.element(PrimeField.bytes(x)), y: numbers.element(PrimeField.bytes(y)), z: numbers.one)
    self.prefix = PrimeField.bytes(prefix)
  }

  var zero: CurvePoint { CurvePoint(x: field.one, y: field.one, z: field.zero) }
  func doubled(_ point: CurvePoint) -> CurvePoint {
    let f = field
    guard point.z != f.zero, point.y != f.zero else { return zero }
    let zz = f.product(point.z, point.z)
    let yy = f.product(point.y, point.y)
    func times(_ count: Int, _ value: PrimeField.Words) -> PrimeField.Words {
      (1..<count).reduce(value) { sum, _ in f.sum(sum, value) }
    }
    let s = times(4, f.product(point.x, yy))
    let m = times(3, f.product(f.difference(point.x, zz), f.sum(point.x, zz)))
    let x = f.difference(f.product(m, m), f.sum(s, s))
    let y = f.difference(f.product(m, f.difference(s, x)), times(8, f.product(yy, yy)))
    return CurvePoint(x: x, y: y, z: times(2, f.product(point.y, point.z)))
  }
  func sum(_ a: CurvePoint, _ b: CurvePoint) -> CurvePoint {
    let f = field
    if a.z == f.zero { return b }
    if b.z == f.zero { return a }
    let (aa, bb) = (f.product(a.z, a.z), f.product(b.z, b.z))
    let (u1, u2) = (f.product(a.x, bb), f.product(b.x, aa))
    let (s1, s2) = (f.product(a.y, f.product(bb, b.z)), f.product(b.y, f.product(aa, a.z)))
    if u1 == u2 { return s1 == s2 ? doubled(a) : zero }
    let (h, r) = (f.difference(u2, u1), f.difference(s2, s1))
    let hh = f.product(h, h)
    let hhh = f.product(h, hh)
    let v = f.product(u1, hh)
    let x = f.difference(f.difference(f.product(r, r), hhh), f.sum(v, v))
    let y = f.difference(f.product(r, f.difference(v, x)), f.product(s1, hhh))
    return CurvePoint(x: x, y: y, z: f.product(f.product(a.z, b.z), h))
  }
  /// As often as bytes say, the greatest first.
  func product(_ scalar: [UInt8], _ point: CurvePoint) -> CurvePoint {
    var result = zero
    for byte in scalar {
      for bit in stride(from: 7, through: 0, by: -1) {
        result = doubled(result)
        if byte >> UInt8(bit) & 1 == 1 { result = sum(result, point) }
      }
    }
    return result
  }
  /// x and y, the greatest byte first; nil for the point that has none.
  func bytes(_ point: CurvePoint) -> [UInt8]? {
    guard point.z != field.zero else { return nil }
    let inverse = field.inverse(point.z)
    let square = field.product(inverse, inverse)
    return field.bytes(field.product(point.x, square))
      + field.bytes(field.product(point.y, field.product(square, inverse)))
  }
  /// The point of x and y; nil where that is not on the curve.
  func point(_ bytes: [UInt8]) -> CurvePoint? {
    let count = field.byteCount
    guard bytes.count == 2 * count, field.isBelow(Array(bytes[..<count])), field.isBelow(Array(bytes[count...]))
    else { return nil }
    let (x, y) = (field.element(bytes[..<count]), field.element(bytes[count...]))
    let cube = field.product(x, field.product(x, x))
    let right = field.sum(field.difference(cube, field.product(field.element(3), x)), b)
    return field.product(y, y) == right ? CurvePoint(x: x, y: y, z: field.one) : nil
  }
  /// A number by chance, from 1 to less than the order.
  func randomScalar() -> [UInt8] {
    while true {
      var bytes = SymmetricKey(size: SymmetricKeySize(bitCount: order.byteCount * 8)).bytes
      if order.byteCount == 66 { bytes[0] &= 1 }
      if isScalar(bytes) { return bytes }
    }
  }
  func isScalar(_ bytes: [UInt8]) -> Bool { order.isBelow(bytes) && bytes.contains { $0 != 0 } }
  /// The leftmost bits of a checksum as a number (FIPS 186-4, section 6.4).
  func number(of digest: [UInt8]) -> PrimeField.Words { order.element(digest.prefix(order.byteCount)) }
}

/// A point in Jacobian coordinates.
struct CurvePoint: Sendable { var x, y, z: PrimeField.Words }

/// What is public of a secret of a curve.
public struct _CurvePublicKey<Curve: _NISTCurve, Use>: Sendable {
  let bytes: [UInt8]
  init(bytes: [UInt8]) { self.bytes = bytes }
  /// x and y.
  public var rawRepresentation: Data { Data(bytes) }
  /// The number 4, x and y.
  public var x963Representation: Data { Data([4] + bytes) }
  /// The number 2 or 3, by the last bit of y, and x.
  public var compressedRepresentation: Data {
    Data([2 + (bytes[bytes.count - 1] & 1)] + bytes[..<(bytes.count / 2)])
  }
  /// SubjectPublicKeyInfo.
  public var derRepresentation: Data { Data(Curve._curve.prefix + [4] + bytes) }
  /// The same in letters.
  public var pemRepresentation: String {
    let lines = derRepresentation.base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
    return "-----BEGIN PUBLIC KEY-----\n\(lines)\n-----END PUBLIC KEY-----"
  }
  /// Of x and y; throws where they are not on the curve.
  public init<D: ContiguousBytes>(rawRepresentation: D) throws {
    try self.init(checked: rawRepresentation.withUnsafeBytes(Array.init))
  }
  /// Of the number 4, x and y.
  public init<D: ContiguousBytes>(x963Representation: D) throws {
    let bytes = x963Representation.withUnsafeBytes(Array.init)
    guard bytes.first == 4 else { throw CryptoKitError.incorrectParameterSize }
    try self.init(checked: Array(bytes.dropFirst()))
  }
  /// Of SubjectPublicKeyInfo.
  public init<D: RandomAccessCollection>(derRepresentation: D) throws where D.Element == UInt8 {
    let (bytes, prefix) = (Array(derRepresentation), Curve._curve.prefix)
    guard bytes.starts(with: prefix + [4]) else { throw CryptoKitError.incorrectParameterSize }
    try self.init(checked: Array(bytes.dropFirst(prefix.count + 1)))
  }
  /// Of the same in letters.
  public init(pemRepresentation: String) throws {
    let lines = pemRepresentation.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("-----") }
    guard let data = Data(base64Encoded: lines.joined()) else { throw CryptoKitError.incorrectParameterSize }
    try self.init(derRepresentation: data)
  }
  private init(checked bytes: [UInt8]) throws {
    guard Curve._curve.point(bytes) != nil else { throw CryptoKitError.incorrectParameterSize }
    self.bytes = bytes
  }
}

/// A secret of a curve.
public struct _CurvePrivateKey<Curve: _NISTCurve, Use>: Sendable {
  let bytes: [UInt8]
  /// What others may know.
  public let publicKey: _CurvePublicKey<Curve, Use>
  /// Its number.
  public var rawRepresentation: Data { Data(bytes) }
  /// The number 4, x and y of what is public, and the secret's number.
  public var x963Representation: Data { publicKey.x963Representation + bytes }
  /// By chance.
  public init(compactRepresentable: Bool = true) { self.init(scalar: Curve._curve.randomScalar()) }
  /// Of a number; throws for one that is 0 or too great.
  public init<D: ContiguousBytes>(rawRepresentation: D) throws {
    let bytes = rawRepresentation.withUnsafeBytes(Array.init)
    guard bytes.count == Curve._curve.order.byteCount else { throw CryptoKitError.incorrectKeySize }
    guard Curve._curve.isScalar(bytes) else { throw CryptoKitError.incorrectParameterSize }
    self.init(scalar: bytes)
  }
  /// Of the number 4, x, y and the secret's number.
  public init<D: ContiguousBytes>(x963Representation: D) throws {
    let bytes = x963Representation.withUnsafeBytes(Array.init)
    let count = Curve._curve.order.byteCount
    guard bytes.first == 4, bytes.count == 1 + 3 * count else { throw CryptoKitError.incorrectKeySize }
    try self.init(rawRepresentation: Array(bytes[(1 + 2 * count)...]))
  }
  private init(scalar: [UInt8]) {
    bytes = scalar
    let curve = Curve._curve
    publicKey = _CurvePublicKey(bytes: curve.bytes(curve.product(scalar, curve.base)) ?? [])
  }
}

/// A signature of a curve: two numbers.
public struct _CurveSignature<Curve: _NISTCurve>: ContiguousBytes, Sendable {
  let bytes: [UInt8]
  init(bytes: [UInt8]) { self.bytes = bytes }
  /// The numbers one behind the other.
  public var rawRepresentation: Data { Data(bytes) }
  /// The numbers as ASN.1 writes them.
  public var derRepresentation: Data {
    func number(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
      var bytes = Array(bytes.drop { $0 == 0 })
      if bytes.first.map({ $0 > 127 }) ?? true { bytes.insert(0, at: 0) }
      return [2, UInt8(bytes.count)] + bytes
    }
    let half = bytes.count / 2
    let both = number(bytes[..<half]) + number(bytes[half...])
    return Data([0x30] + (both.count > 127 ? [0x81] : []) + [UInt8(both.count)] + both)
  }
  /// Its bytes in memory.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  /// Of the numbers one behind the other.
  public init<D: DataProtocol>(rawRepresentation: D) throws {
    guard rawRepresentation.count == 2 * Curve._curve.order.byteCount else {
      throw CryptoKitError.incorrectParameterSize
    }
    bytes = Array(rawRepresentation)
  }
  /// Of the numbers as ASN.1 writes them.
  public init<D: DataProtocol>(derRepresentation: D) throws {
    var rest = Array(derRepresentation)[...]
    func next() throws -> UInt8 {
      guard let byte = rest.popFirst() else { throw CryptoKitError.incorrectParameterSize }
      return byte
    }
    guard try next() == 0x30 else { throw CryptoKitError.incorrectParameterSize }
    if try next() == 0x81 { _ = try next() }
    var all: [UInt8] = []
    let count = Curve._curve.order.byteCount
    for _ in 0..<2 {
      guard try next() == 2 else { throw CryptoKitError.incorrectParameterSize }
      let length = Int(try next())
      let number = Array(rest.prefix(length).drop { $0 == 0 })
      guard rest.count >= length, number.count <= count else { throw CryptoKitError.incorrectParameterSize }
      rest = rest.dropFirst(length)
      all += Array(repeating: 0, count: count - number.count) + number
    }
    guard rest.isEmpty else { throw CryptoKitError.incorrectParameterSize }
    bytes = all
  }
}

/// What a key is for.
public enum _CurveSigning: Sendable {}
/// What a key is for.
public enum _CurveAgreement: Sendable {}

extension _CurvePrivateKey where Use == _CurveAgreement {
  /// What both know who have one of the keys and what is public of the other.
  public func sharedSecretFromKeyAgreement(with publicKeyShare: _CurvePublicKey<Curve, Use>) throws -> SharedSecret {
    let curve = Curve._curve
    guard let point = curve.point(publicKeyShare.bytes), let shared = curve.bytes(curve.product(bytes, point)) else {
      throw CryptoKitError.underlyingCoreCryptoError(error: -7)
    }
    return SharedSecret(bytes: Array(shared[..<curve.field.byteCount]))
  }
}

extension _CurvePrivateKey where Use == _CurveSigning {
  /// The signature of a checksum (FIPS 186-4, section 6); another one each time.
  public func signature<D: Digest>(for digest: D) throws -> _CurveSignature<Curve> {
    let curve = Curve._curve
    let order = curve.order
    while true {
      let nonce = curve.randomScalar()
      guard let point = curve.bytes(curve.product(nonce, curve.base)) else { continue }
      let r = order.element(point[..<curve.field.byteCount])
      let s = order.product(
        order.inverse(order.element(nonce)),
        order.sum(curve.number(of: Array(digest)), order.product(r, order.element(bytes))))
      if r != order.zero, s != order.zero { return _CurveSignature(bytes: order.bytes(r) + order.bytes(s)) }
    }
  }
  /// The signature of data, by the checksum that goes with the curve.
  public func signature<D: DataProtocol>(for data: D) throws -> _CurveSignature<Curve> {
    switch Curve._curve.order.byteCount {
    case 32: try signature(for: SHA256.hash(data: data))
    case 48: try signature(for: SHA384.hash(data: data))
    default: try signature(for: SHA512.hash(data: data))
    }
  }
}

extension _CurvePublicKey where Use == _CurveSigning {
  /// Whether a signature is that of a checksum by who has the secret.
  public func isValidSignature<D: Digest>(_ signature: _CurveSignature<Curve>, for digest: D) -> Bool {
    let curve = Curve._curve
    let (order, count) = (curve.order, curve.order.byteCount)
    let (first, second) = (Array(signature.bytes[..<count]), Array(signature.bytes[count...]))
    guard let key = curve.point(bytes), curve.isScalar(first), curve.isScalar(second) else { return false }
    let inverse = order.inverse(order.element(second))
    let u = order.product(curve.number(of: Array(digest)), inverse)
    let v = order.product(order.element(first), inverse)
    let point = curve.sum(
      curve.product(order.bytes(u), curve.base), curve.product(order.bytes(v), key))
    guard let place = curve.bytes(point) else { return false }
    return order.element(place[..<curve.field.byteCount]) == order.element(first)
  }
  /// Whether a signature is that of data by who has the secret, by the checksum that goes with the curve.
  public func isValidSignature<D: DataProtocol>(_ signature: _CurveSignature<Curve>, for data: D) -> Bool {
    switch Curve._curve.order.byteCount {
    case 32: isValidSignature(signature, for: SHA256.hash(data: data))
    case 48: isValidSignature(signature, for: SHA384.hash(data: data))
    default: isValidSignature(signature, for: SHA512.hash(data: data))
    }
  }
}
