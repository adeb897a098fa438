// What keys and their algorithms are called. Raw values of the names are Apple's.

import Cryptography
import FoundationAdditions

/// A function is not there.
public let errSecUnimplemented: OSStatus = -4
/// Something cannot be allocated.
public let errSecAllocate: OSStatus = -108
/// No keychain is there.
public let errSecNotAvailable: OSStatus = -25291
/// What is kept cannot be read.
public let errSecDecode: OSStatus = -26275
/// Something is wrong inside.
public let errSecInternalError: OSStatus = -67671
/// The application may not.
public let errSecMissingEntitlement: OSStatus = -34018
/// A signature is wrong.
public let errSecVerifyFailed: OSStatus = -67808
/// Input or output failed.
public let errSecIO: OSStatus = -36

/// Certificates.
public var kSecClassCertificate: CFString { "cert" }
/// Certificates with their keys.
public var kSecClassIdentity: CFString { "idnt" }
/// The kind of a key.
public var kSecAttrKeyType: CFString { "type" }
/// RSA; not computed here.
public var kSecAttrKeyTypeRSA: CFString { "42" }
/// Elliptic curves.
public var kSecAttrKeyTypeEC: CFString { "73" }
/// Elliptic curves.
public var kSecAttrKeyTypeECSECPrimeRandom: CFString { "73" }
/// How large a key is, in bits.
public var kSecAttrKeySizeInBits: CFString { "bsiz" }
/// How many bits of a key count.
public var kSecAttrEffectiveKeySize: CFString { "esiz" }
/// Whether a key is secret.
public var kSecAttrKeyClass: CFString { "kcls" }
/// What is public.
public var kSecAttrKeyClassPublic: CFString { "0" }
/// What is secret.
public var kSecAttrKeyClassPrivate: CFString { "1" }
/// What both sides know.
public var kSecAttrKeyClassSymmetric: CFString { "2" }
/// How an application finds a key.
public var kSecAttrApplicationTag: CFString { "atag" }
/// What a key is called for applications.
public var kSecAttrApplicationLabel: CFString { "klbl" }
/// Whether a key is kept.
public var kSecAttrIsPermanent: CFString { "perm" }
/// What a new secret is.
public var kSecPrivateKeyAttrs: CFString { "private" }
/// What is public of a new key.
public var kSecPublicKeyAttrs: CFString { "public" }
/// What holds a key.
public var kSecAttrTokenID: CFString { "tkid" }
/// The secure enclave; not here, keys are made like others.
public var kSecAttrTokenIDSecureEnclave: CFString { "com.apple.setoken" }
/// Whether a key signs; carried.
public var kSecAttrCanSign: CFString { "sign" }
/// Whether a key checks signatures; carried.
public var kSecAttrCanVerify: CFString { "vrfy" }
/// Whether a key encrypts; carried.
public var kSecAttrCanEncrypt: CFString { "encr" }
/// Whether a key decrypts; carried.
public var kSecAttrCanDecrypt: CFString { "decr" }
/// Whether keys follow from a key; carried.
public var kSecAttrCanDerive: CFString { "drve" }
/// The item itself.
public var kSecValueRef: CFString { "v_Ref" }
/// A reference to the item that lasts.
public var kSecValuePersistentRef: CFString { "v_PersistentRef" }
/// Whether the item itself is asked for.
public var kSecReturnRef: CFString { "r_Ref" }
/// When an item was made; carried.
public var kSecAttrCreationDate: CFString { "cdat" }
/// When an item was changed; carried.
public var kSecAttrModificationDate: CFString { "mdat" }
/// What is said of an item besides; carried.
public var kSecAttrComment: CFString { "icmt" }
/// Whether an item is hidden; carried.
public var kSecAttrIsInvisible: CFString { "invi" }
/// The path at a server.
public var kSecAttrPath: CFString { "path" }
/// The port of a server.
public var kSecAttrPort: CFString { "port" }
/// How a server is spoken with.
public var kSecAttrProtocol: CFString { "ptcl" }
/// HTTP.
public var kSecAttrProtocolHTTP: CFString { "http" }
/// HTTP over TLS.
public var kSecAttrProtocolHTTPS: CFString { "htps" }
/// How a server asks who somebody is.
public var kSecAttrAuthenticationType: CFString { "atyp" }
/// By HTTP.
public var kSecAttrAuthenticationTypeHTTPBasic: CFString { "http" }
/// In any way.
public var kSecAttrAuthenticationTypeDefault: CFString { "dflt" }
/// The domain of a server.
public var kSecAttrSecurityDomain: CFString { "sdmn" }
/// Items that are on one device and on others.
public var kSecAttrSynchronizableAny: CFString { "syna" }
/// At any time.
public var kSecAttrAccessibleAlways: CFString { "dk" }
/// At any time, on this device only.
public var kSecAttrAccessibleAlwaysThisDeviceOnly: CFString { "dku" }
/// Whether the user is asked; carried.
public var kSecUseAuthenticationUI: CFString { "u_AuthUI" }
/// The user is asked.
public var kSecUseAuthenticationUIAllow: CFString { "u_AuthUIA" }
/// The user is not asked.
public var kSecUseAuthenticationUIFail: CFString { "u_AuthUIF" }
/// What would ask the user is left out.
public var kSecUseAuthenticationUISkip: CFString { "u_AuthUIS" }
/// Whether items are kept as on phones; carried.
public var kSecUseDataProtectionKeychain: CFString { "nleg" }

/// A way to use keys. Elliptic curves sign and agree on secrets; the others are names.
public struct SecKeyAlgorithm: RawRepresentable, Hashable, @unchecked Sendable {
  /// Apple's name.
  public let rawValue: CFString
  /// A way of a name.
  public init(rawValue: CFString) { self.rawValue = rawValue }
  private init(_ name: String) { self.init(rawValue: NSString(string: "algid:" + name)) }
  /// Of data, by SHA-1, in DER's form.
  public static let ecdsaSignatureMessageX962SHA1 = Self("sign:ECDSA:message-X962:SHA1")
  /// Of data, by SHA-256, in DER's form.
  public static let ecdsaSignatureMessageX962SHA256 = Self("sign:ECDSA:message-X962:SHA256")
  /// Of data, by SHA-384, in DER's form.
  public static let ecdsaSignatureMessageX962SHA384 = Self("sign:ECDSA:message-X962:SHA384")
  /// Of data, by SHA-512, in DER's form.
  public static let ecdsaSignatureMessageX962SHA512 = Self("sign:ECDSA:message-X962:SHA512")
  /// Of data, by SHA-256, as two numbers.
  public static let ecdsaSignatureMessageRFC4754SHA256 = Self("sign:ECDSA:message-RFC4754:SHA256")
  /// Of data, by SHA-384, as two numbers.
  public static let ecdsaSignatureMessageRFC4754SHA384 = Self("sign:ECDSA:message-RFC4754:SHA384")
  /// Of data, by SHA-512, as two numbers.
  public static let ecdsaSignatureMessageRFC4754SHA512 = Self("sign:ECDSA:message-RFC4754:SHA512")
  /// Of a checksum, in DER's form.
  public static let ecdsaSignatureDigestX962 = Self("sign:ECDSA:digest-X962")
  /// Of a checksum by SHA-256, in DER's form.
  public static let ecdsaSignatureDigestX962SHA256 = Self("sign:ECDSA:digest-X962:SHA256")
  /// Of a checksum by SHA-384, in DER's form.
  public static let ecdsaSignatureDigestX962SHA384 = Self("sign:ECDSA:digest-X962:SHA384")
  /// Of a checksum by SHA-512, in DER's form.
  public static let ecdsaSignatureDigestX962SHA512 = Self("sign:ECDSA:digest-X962:SHA512")
  /// Of a checksum, as two numbers.
  public static let ecdsaSignatureDigestRFC4754 = Self("sign:ECDSA:digest-RFC4754")
  /// Both sides' number.
  public static let ecdhKeyExchangeStandard = Self("keyexchange:ECDH")
  /// Both sides' number, with the curve's cofactor, which is 1.
  public static let ecdhKeyExchangeCofactor = Self("keyexchange:ECDHC")
  /// Not computed here.
  public static let eciesEncryptionStandardX963SHA256AESGCM = Self("encrypt:ECIES:ECDH:KDFX963:SHA256:AESGCM")
  /// Not computed here.
  public static let eciesEncryptionCofactorX963SHA256AESGCM = Self(
    "encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM")
  /// Not computed here.
  public static let eciesEncryptionCofactorVariableIVX963SHA256AESGCM = Self(
    "encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM-KDFIV")
  /// Not computed here.
  public static let eciesEncryptionStandardVariableIVX963SHA256AESGCM = Self(
    "encrypt:ECIES:ECDH:KDFX963:SHA256:AESGCM-KDFIV")
  /// Not computed here.
  public static let rsaEncryptionPKCS1 = Self("encrypt:RSA:PKCS1")
  /// Not computed here.
  public static let rsaEncryptionRaw = Self("encrypt:RSA:raw")
  /// Not computed here.
  public static let rsaEncryptionOAEPSHA1 = Self("encrypt:RSA:OAEP:SHA1")
  /// Not computed here.
  public static let rsaEncryptionOAEPSHA256 = Self("encrypt:RSA:OAEP:SHA256")
  /// Not computed here.
  public static let rsaEncryptionOAEPSHA512 = Self("encrypt:RSA:OAEP:SHA512")
  /// Not computed here.
  public static let rsaEncryptionOAEPSHA256AESGCM = Self("encrypt:RSA:OAEP:SHA256:AESGCM")
  /// Not computed here.
  public static let rsaEncryptionOAEPSHA512AESGCM = Self("encrypt:RSA:OAEP:SHA512:AESGCM")
  /// Not computed here.
  public static let rsaSignatureMessagePKCS1v15SHA1 = Self("sign:RSA:message-PKCS1v15:SHA1")
  /// Not computed here.
  public static let rsaSignatureMessagePKCS1v15SHA256 = Self("sign:RSA:message-PKCS1v15:SHA256")
  /// Not computed here.
  public static let rsaSignatureMessagePKCS1v15SHA512 = Self("sign:RSA:message-PKCS1v15:SHA512")
  /// Not computed here.
  public static let rsaSignatureMessagePSSSHA256 = Self("sign:RSA:message-PSS:SHA256")
  /// Not computed here.
  public static let rsaSignatureDigestPKCS1v15SHA256 = Self("sign:RSA:digest-PKCS1v15:SHA256")

  /// How elliptic curves sign so; nil where they do not.
  var signing: (digest: (Data) -> AnyDigest, isPlain: Bool)? {
    let parts = "\(rawValue)".split(separator: ":")
    guard parts.count >= 4, parts[1] == "sign", parts[2] == "ECDSA" else { return nil }
    let isPlain = parts[3].hasSuffix("RFC4754")
    if parts[3].hasPrefix("digest") { return ({ AnyDigest(bytes: Array($0)) }, isPlain) }
    switch parts.last {
    case "SHA1": return ({ AnyDigest(bytes: Array(Insecure.SHA1.hash(data: $0))) }, isPlain)
    case "SHA256": return ({ AnyDigest(bytes: Array(SHA256.hash(data: $0))) }, isPlain)
    case "SHA384": return ({ AnyDigest(bytes: Array(SHA384.hash(data: $0))) }, isPlain)
    case "SHA512": return ({ AnyDigest(bytes: Array(SHA512.hash(data: $0))) }, isPlain)
    default: return nil
    }
  }
}

/// A checksum of any length.
struct AnyDigest: Digest {
  let bytes: [UInt8]
  static var byteCount: Int { 0 }
  var description: String { "\(bytes.count) bytes" }
  func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}
