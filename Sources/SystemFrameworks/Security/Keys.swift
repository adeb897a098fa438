// Keys of elliptic curves: made, kept in memory, signed with and agreed upon, by what `CryptoKit` computes. RSA is not here.

import Cryptography
import FoundationAdditions

/// A key of an elliptic curve.
public final class SecKey: NSObject, @unchecked Sendable {
  enum Numbers {
    case p256(P256.Signing.PrivateKey), p384(P384.Signing.PrivateKey), p521(P521.Signing.PrivateKey)
    case p256Public(P256.Signing.PublicKey), p384Public(P384.Signing.PublicKey)
    case p521Public(P521.Signing.PublicKey)
  }
  let numbers: Numbers
  let tag: Any?
  init(_ numbers: Numbers, tag: Any? = nil) {
    self.numbers = numbers
    self.tag = tag
  }

  /// A new secret.
  convenience init(bits: Int, tag: Any?) throws {
    switch bits {
    case 256: self.init(.p256(P256.Signing.PrivateKey()), tag: tag)
    case 384: self.init(.p384(P384.Signing.PrivateKey()), tag: tag)
    case 521: self.init(.p521(P521.Signing.PrivateKey()), tag: tag)
    default: throw failure(errSecParam, "Elliptic curves of 256, 384 and 521 bits are known")
    }
  }
  /// The key of its external form: 4, x and y, and of a secret its number.
  convenience init(external data: Data, isSecret: Bool) throws {
    let numbers: Numbers
    switch (data.count, isSecret) {
    case (97, true): numbers = .p256(try P256.Signing.PrivateKey(x963Representation: data))
    case (145, true): numbers = .p384(try P384.Signing.PrivateKey(x963Representation: data))
    case (199, true): numbers = .p521(try P521.Signing.PrivateKey(x963Representation: data))
    case (65, false): numbers = .p256Public(try P256.Signing.PublicKey(x963Representation: data))
    case (97, false): numbers = .p384Public(try P384.Signing.PublicKey(x963Representation: data))
    case (133, false): numbers = .p521Public(try P521.Signing.PublicKey(x963Representation: data))
    default: throw failure(errSecParam, "No key of an elliptic curve is \(data.count) bytes long")
    }
    self.init(numbers)
  }

  var bits: Int {
    switch numbers {
    case .p256, .p256Public: 256
    case .p384, .p384Public: 384
    case .p521, .p521Public: 521
    }
  }
  var isSecret: Bool {
    switch numbers {
    case .p256, .p384, .p521: true
    default: false
    }
  }
  var external: Data {
    switch numbers {
    case .p256(let key): key.x963Representation
    case .p384(let key): key.x963Representation
    case .p521(let key): key.x963Representation
    case .p256Public(let key): key.x963Representation
    case .p384Public(let key): key.x963Representation
    case .p521Public(let key): key.x963Representation
    }
  }
  var publicKey: SecKey {
    switch numbers {
    case .p256(let key): SecKey(.p256Public(key.publicKey))
    case .p384(let key): SecKey(.p384Public(key.publicKey))
    case .p521(let key): SecKey(.p521Public(key.publicKey))
    default: self
    }
  }
  var attributes: [String: Any] {
    [
      "\(kSecClass)": "\(kSecClassKey)", "\(kSecAttrKeyType)": "\(kSecAttrKeyTypeECSECPrimeRandom)",
      "\(kSecAttrKeySizeInBits)": bits,
      "\(kSecAttrKeyClass)": "\(isSecret ? kSecAttrKeyClassPrivate : kSecAttrKeyClassPublic)",
    ].merging(tag.map { ["\(kSecAttrApplicationTag)": $0] } ?? [:]) { $1 }
  }
}

/// The failure of a function, in Apple's domain of statuses.
private func failure(_ status: OSStatus, _ reason: String) -> NSError {
  NSError(domain: NSOSStatusErrorDomain, code: Int(status), userInfo: [NSLocalizedDescriptionKey: reason])
}
/// What a closure gives; nil and an error where it fails.
private func result<Value>(
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ body: () throws -> Value
) -> Value? {
  do { return try body() } catch let thrown {
    error?.pointee = Unmanaged.passRetained(thrown as NSError)
    return nil
  }
}
private func checkKind(_ values: NSDictionary) throws {
  let kind = values[kSecAttrKeyType].map { "\($0)" } ?? ""
  if kind == "\(kSecAttrKeyTypeRSA)" { throw failure(errSecUnimplemented, "RSA keys are not computed here") }
  guard kind == "\(kSecAttrKeyTypeECSECPrimeRandom)" else {
    throw failure(errSecParam, "A key needs the type of an elliptic curve")
  }
}

/// What is done with a key.
public enum SecKeyOperationType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case sign, verify, encrypt, decrypt, keyExchange
}

/// A new key of an elliptic curve of 256, 384 or 521 bits; nil and an error for RSA. What is to be permanent is kept in
/// memory; a secure enclave is not here, its keys are made like others.
public func SecKeyCreateRandomKey(
  _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  result(error) {
    try checkKind(parameters)
    let secret = parameters[kSecPrivateKeyAttrs] as? NSDictionary
    let tag = secret?[kSecAttrApplicationTag] ?? parameters[kSecAttrApplicationTag]
    let bits = (parameters[kSecAttrKeySizeInBits] as? NSNumber)?.intValue
    let key = try SecKey(bits: bits ?? Int("\(parameters[kSecAttrKeySizeInBits] ?? "")") ?? 0, tag: tag)
    let permanent = secret?[kSecAttrIsPermanent] ?? parameters[kSecAttrIsPermanent]
    if permanent as? Bool ?? (permanent as? NSNumber)?.boolValue ?? false {
      var item = key.attributes
      item["\(kSecValueRef)"] = key
      let status = SecItemAdd(NSDictionary(dictionary: item), nil)
      guard status == errSecSuccess else { throw failure(status, "The key could not be kept") }
    }
    return key
  }
}
/// A new secret and what is public of it.
public func SecKeyGeneratePair(
  _ parameters: CFDictionary, _ publicKey: UnsafeMutablePointer<SecKey?>?,
  _ privateKey: UnsafeMutablePointer<SecKey?>?
) -> OSStatus {
  var error: Unmanaged<CFError>?
  guard let key = SecKeyCreateRandomKey(parameters, &error) else {
    return OSStatus(error?.takeRetainedValue().code ?? Int(errSecParam))
  }
  publicKey?.pointee = key.publicKey
  privateKey?.pointee = key
  return errSecSuccess
}
/// A key of its external form.
public func SecKeyCreateWithData(
  _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  result(error) {
    try checkKind(attributes)
    let kind = attributes[kSecAttrKeyClass].map { "\($0)" }
    return try SecKey(external: keyData as Data, isSecret: kind == "\(kSecAttrKeyClassPrivate)")
  }
}
/// What is public of a key.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { key.publicKey }
/// The external form of a key: 4, x and y, and of a secret its number (ANSI X9.63).
public func SecKeyCopyExternalRepresentation(
  _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { key.external as NSData }
/// What a key is: its type, size and class, and its tag.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? { NSDictionary(dictionary: key.attributes) }
/// How many bytes a number of the key's has.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { (key.bits + 7) / 8 }

/// Whether a key can do something: elliptic curves sign and agree on secrets.
public func SecKeyIsAlgorithmSupported(
  _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool {
  switch operation {
  case .sign: key.isSecret && algorithm.signing != nil
  case .verify: algorithm.signing != nil
  case .keyExchange:
    key.isSecret && [.ecdhKeyExchangeStandard, .ecdhKeyExchangeCofactor].contains(algorithm)
  case .encrypt, .decrypt: false
  }
}

/// The signature of data; nil and an error where the key cannot.
public func SecKeyCreateSignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  result(error) {
    guard let signing = algorithm.signing else {
      throw failure(errSecParam, "\(algorithm.rawValue) does not sign with elliptic curves")
    }
    let digest = signing.digest(dataToSign as Data)
    func form<Curve>(_ signature: _CurveSignature<Curve>) -> NSData {
      (signing.isPlain ? signature.rawRepresentation : signature.derRepresentation) as NSData
    }
    switch key.numbers {
    case .p256(let key): return form(try key.signature(for: digest))
    case .p384(let key): return form(try key.signature(for: digest))
    case .p521(let key): return form(try key.signature(for: digest))
    default: throw failure(errSecParam, "What is public of a key does not sign")
    }
  }
}
/// Whether a signature is that of data by who has the secret.
public func SecKeyVerifySignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let isRight: Bool? = result(error) {
    guard let signing = algorithm.signing else {
      throw failure(errSecParam, "\(algorithm.rawValue) does not sign with elliptic curves")
    }
    let (digest, data) = (signing.digest(signedData as Data), signature as Data)
    func form<Curve>(_ curve: Curve.Type) throws -> _CurveSignature<Curve> {
      signing.isPlain ? try .init(rawRepresentation: data) : try .init(derRepresentation: data)
    }
    let fits: Bool
    switch key.publicKey.numbers {
    case .p256Public(let key): fits = key.isValidSignature(try form(P256.self), for: digest)
    case .p384Public(let key): fits = key.isValidSignature(try form(P384.self), for: digest)
    case .p521Public(let key): fits = key.isValidSignature(try form(P521.self), for: digest)
    default: fits = false
    }
    guard fits else { throw failure(errSecVerifyFailed, "The signature is another one's, or of other data") }
    return true
  }
  return isRight ?? false
}
/// What both know who have one of the keys and what is public of the other (ECDH).
public func SecKeyCopyKeyExchangeResult(
  _ privateKey: SecKey, _ algorithm: SecKeyAlgorithm, _ publicKey: SecKey, _ parameters: CFDictionary,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  result(error) {
    guard SecKeyIsAlgorithmSupported(privateKey, .keyExchange, algorithm) else {
      throw failure(errSecParam, "\(algorithm.rawValue) is not computed here")
    }
    let other = publicKey.publicKey.external
    let secret: SharedSecret
    switch privateKey.numbers {
    case .p256(let key):
      secret = try P256.KeyAgreement.PrivateKey(rawRepresentation: key.rawRepresentation)
        .sharedSecretFromKeyAgreement(with: .init(x963Representation: other))
    case .p384(let key):
      secret = try P384.KeyAgreement.PrivateKey(rawRepresentation: key.rawRepresentation)
        .sharedSecretFromKeyAgreement(with: .init(x963Representation: other))
    case .p521(let key):
      secret = try P521.KeyAgreement.PrivateKey(rawRepresentation: key.rawRepresentation)
        .sharedSecretFromKeyAgreement(with: .init(x963Representation: other))
    default: throw failure(errSecParam, "A secret is needed")
    }
    return secret.withUnsafeBytes { NSData(data: Data($0)) }
  }
}
/// Not computed here: nil and an error.
public func SecKeyCreateEncryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  result(error) { throw failure(errSecUnimplemented, "\(algorithm.rawValue) is not computed here") }
}
/// Not computed here: nil and an error.
public func SecKeyCreateDecryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  result(error) { throw failure(errSecUnimplemented, "\(algorithm.rawValue) is not computed here") }
}
