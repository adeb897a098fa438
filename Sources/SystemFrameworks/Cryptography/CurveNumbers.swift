// The numbers of the curves (FIPS 186-4, D.1.2), and their keys under Apple's names.

import FoundationAdditions

/// The curve P-256.
public enum P256: _NISTCurve {
  /// Its numbers.
  public static let _curve = _CurveNumbers(
    field: "ffffffff00000001000000000000000000000000ffffffffffffffffffffffff",
    order: "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551",
    b: "5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b",
    x: "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296",
    y: "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5",
    prefix: "3059301306072a8648ce3d020106082a8648ce3d030107034200")
  /// Signatures.
  public enum Signing {
    /// A secret.
    public typealias PrivateKey = _CurvePrivateKey<P256, _CurveSigning>
    /// What is public of a secret.
    public typealias PublicKey = _CurvePublicKey<P256, _CurveSigning>
    /// A signature: two numbers.
    public typealias ECDSASignature = _CurveSignature<P256>
  }
  /// Keys that two make together, each with a secret of its own.
  public enum KeyAgreement {
    /// A secret.
    public typealias PrivateKey = _CurvePrivateKey<P256, _CurveAgreement>
    /// What is public of a secret.
    public typealias PublicKey = _CurvePublicKey<P256, _CurveAgreement>
  }
}

/// The curve P-384.
public enum P384: _NISTCurve {
  /// Its numbers.
  public static let _curve = _CurveNumbers(
    field: "fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff00000000"
      + "00000000ffffffff",
    order: "ffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77a"
      + "ecec196accc52973",
    b: "b3312fa7e23ee7e4988e056be3f82d19181d9c6efe8141120314088f5013875ac656398d8a2ed19d"
      + "2a85c8edd3ec2aef",
    x: "aa87ca22be8b05378eb1c71ef320ad746e1d3b628ba79b9859f741e082542a385502f25dbf55296c"
      + "3a545e3872760ab7",
    y: "3617de4a96262c6f5d9e98bf9292dc29f8f41dbd289a147ce9da3113b5f0b8c00a60b1ce1d7e819d"
      + "7a431d7c90ea0e5f",
    prefix: "3076301006072a8648ce3d020106052b81040022036200")
  /// Signatures.
  public enum Signing {
    /// A secret.
    public typealias PrivateKey = _CurvePrivateKey<P384, _CurveSigning>
    /// What is public of a secret.
    public typealias PublicKey = _CurvePublicKey<P384, _CurveSigning>
    /// A signature: two numbers.
    public typealias ECDSASignature = _CurveSignature<P384>
  }
  /// Keys that two make together, each with a secret of its own.
  public enum KeyAgreement {
    /// A secret.
    public typealias PrivateKey = _CurvePrivateKey<P384, _CurveAgreement>
    /// What is public of a secret.
    public typealias PublicKey = _CurvePublicKey<P384, _CurveAgreement>
  }
}

/// The curve P-521.
public enum P521: _NISTCurve {
  /// Its numbers.
  public static let _curve = _CurveNumbers(
    field: "01ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"
      + "ffffffffffffffffffffffffffffffffffffffffffffffffffff",
    order: "01fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa51868783bf2f"
      + "966b7fcc0148f709a5d03bb5c9b8899c47aebb6fb71e91386409",
    b: "0051953eb9618e1c9a1f929a21a0b68540eea2da725b99b315f3b8b489918ef109e156193951ec7e"
      + "937b1652c0bd3bb1bf073573df883d2c34f1ef451fd46b503f00",
    x: "00c6858e06b70404e9cd9e3ecb662395b4429c648139053fb521f828af606b4d3dbaa14b5e77efe7"
      + "5928fe1dc127a2ffa8de3348b3c1856a429bf97e7e31c2e5bd66",
    y: "011839296a789a3bc0045c8a5fb42c7d1bd998f54449579b446817afbd17273e662c97ee72995ef4"
      + "2640c550b9013fad0761353c7086a272c24088be94769fd16650",
    prefix: "30819b301006072a8648ce3d020106052b8104002303818600")
  /// Signatures.
  public enum Signing {
    /// A secret.
    public typealias PrivateKey = _CurvePrivateKey<P521, _CurveSigning>
    /// What is public of a secret.
    public typealias PublicKey = _CurvePublicKey<P521, _CurveSigning>
    /// A signature: two numbers.
    public typealias ECDSASignature = _CurveSignature<P521>
  }
  /// Keys that two make together, each with a secret of its own.
  public enum KeyAgreement {
    /// A secret.
    public typealias PrivateKey = _CurvePrivateKey<P521, _CurveAgreement>
    /// What is public of a secret.
    public typealias PublicKey = _CurvePublicKey<P521, _CurveAgreement>
  }
}

/// Keys that never leave a chip of their own. There is none: each of its keys throws.
public enum SecureEnclave {
  /// No.
  public static var isAvailable: Bool { false }
  /// Keys of the curve P-256 in the chip.
  public enum P256 {
    /// Signatures.
    public enum Signing {
      /// A secret in the chip; none is made.
      public struct PrivateKey: Sendable {
        /// How the chip finds it again.
        public let dataRepresentation: Data
        /// What others may know.
        public let publicKey: Cryptography.P256.Signing.PublicKey
        /// Throws: there is no chip.
        public init(compactRepresentable: Bool = true, accessControl: AnyObject? = nil, authenticationContext: AnyObject? = nil)
          throws
        { throw CryptoKitError.underlyingCoreCryptoError(error: -4) }
        /// Throws: there is no chip.
        public init(dataRepresentation: Data, authenticationContext: AnyObject? = nil) throws {
          throw CryptoKitError.underlyingCoreCryptoError(error: -4)
        }
        /// Throws: there is no chip.
        public func signature<D: DataProtocol>(for data: D) throws -> Cryptography.P256.Signing.ECDSASignature {
          throw CryptoKitError.underlyingCoreCryptoError(error: -4)
        }
        /// Throws: there is no chip.
        public func signature<D: Digest>(for digest: D) throws -> Cryptography.P256.Signing.ECDSASignature {
          throw CryptoKitError.underlyingCoreCryptoError(error: -4)
        }
      }
    }
    /// Keys that two make together.
    public enum KeyAgreement {
      /// A secret in the chip; none is made.
      public struct PrivateKey: Sendable {
        /// How the chip finds it again.
        public let dataRepresentation: Data
        /// What others may know.
        public let publicKey: Cryptography.P256.KeyAgreement.PublicKey
        /// Throws: there is no chip.
        public init(compactRepresentable: Bool = true, accessControl: AnyObject? = nil, authenticationContext: AnyObject? = nil)
          throws
        { throw CryptoKitError.underlyingCoreCryptoError(error: -4) }
        /// Throws: there is no chip.
        public init(dataRepresentation: Data, authenticationContext: AnyObject? = nil) throws {
          throw CryptoKitError.underlyingCoreCryptoError(error: -4)
        }
        /// Throws: there is no chip.
        public func sharedSecretFromKeyAgreement(with publicKeyShare: Cryptography.P256.KeyAgreement.PublicKey) throws
          -> SharedSecret
        { throw CryptoKitError.underlyingCoreCryptoError(error: -4) }
      }
    }
  }
}
