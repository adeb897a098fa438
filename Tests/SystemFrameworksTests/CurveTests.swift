// Curves, ChaCha20 and Poly1305, and what the system's C library locks. Expectations are the examples of the standards.

import CommonCrypto
import CryptoKit
import Testing
import UIKit

@Suite("Curves and their keys")
struct CurveTests {
  private func bytes(_ text: String) -> Data {
    let digits = Array(text)
    return Data(
      stride(from: 0, to: digits.count, by: 2).map { UInt8(String(digits[$0...($0 + 1)]), radix: 16)! })
  }

  @Test("two make the same secret together, and nothing of what is no key")
  func agreement() throws {
    let alice = try Curve25519.KeyAgreement.PrivateKey(rawRepresentation: Data(repeating: 9, count: 32))
    let bob = Curve25519.KeyAgreement.PrivateKey()
    let (one, other) = (
      try alice.sharedSecretFromKeyAgreement(with: bob.publicKey),
      try bob.sharedSecretFromKeyAgreement(with: alice.publicKey)
    )
    #expect(one == other)
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try Curve25519.KeyAgreement.PublicKey(rawRepresentation: Data([1]))
    }
    #expect(throws: (any Error).self) {
      try alice.sharedSecretFromKeyAgreement(
        with: Curve25519.KeyAgreement.PublicKey(rawRepresentation: Data(count: 32)))
    }
  }

  // RFC 7748, section 5.2: one iteration, from 9 as number and point.
  @Test("a public key is the product with the point 9")
  func product() throws {
    let nine = Data([9] + [UInt8](repeating: 0, count: 31))
    let key = try Curve25519.KeyAgreement.PrivateKey(rawRepresentation: nine)
    #expect(
      key.publicKey.rawRepresentation
        == bytes("422c8e7a6227d7bca1350b3e2bb7279f7897b87bb6854b783c60e80311ae3079"))
  }

  // RFC 8032, section 7.1, test 1.
  @Test("a signature is the standard's, and of nothing else")
  func edwards() throws {
    let key = try Curve25519.Signing.PrivateKey(
      rawRepresentation: bytes("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"))
    #expect(
      key.publicKey.rawRepresentation
        == bytes("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"))
    let signature = try key.signature(for: Data())
    #expect(
      signature
        == bytes(
          "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46b"
            + "d25bf5f0595bbe24655141438e7a100b"))
    #expect(key.publicKey.isValidSignature(signature, for: Data()))
    #expect(!key.publicKey.isValidSignature(signature, for: Data([1])))
    #expect(!key.publicKey.isValidSignature(Data(count: 64), for: Data()))
    #expect(!key.publicKey.isValidSignature(Data([1]), for: Data()))
  }

  // RFC 6979, section A.2.5: the key, and the signature of "sample" by SHA-256.
  @Test("P-256 takes the standard's signature, in both forms")
  func nist() throws {
    let key = try P256.Signing.PrivateKey(
      rawRepresentation: bytes("c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721"))
    #expect(
      key.publicKey.rawRepresentation
        == bytes(
          "60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6"
            + "7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299"))
    let signature = try P256.Signing.ECDSASignature(
      rawRepresentation: bytes(
        "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716"
          + "f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8"))
    #expect(key.publicKey.isValidSignature(signature, for: Data("sample".utf8)))
    #expect(!key.publicKey.isValidSignature(signature, for: Data("test".utf8)))
    let again = try P256.Signing.ECDSASignature(derRepresentation: signature.derRepresentation)
    #expect(again.rawRepresentation == signature.rawRepresentation)
    let own = try key.signature(for: Data("x".utf8))
    #expect(key.publicKey.isValidSignature(own, for: SHA256.hash(data: Data("x".utf8))))
    let read = try P256.Signing.PublicKey(pemRepresentation: key.publicKey.pemRepresentation)
    #expect(read.x963Representation == key.publicKey.x963Representation)
    #expect(throws: (any Error).self) { try P256.Signing.PublicKey(rawRepresentation: Data(count: 64)) }
  }

  @Test("the larger curves take what they signed, and a secret is the same for both")
  func larger() throws {
    let wide = P384.Signing.PrivateKey()
    #expect(wide.publicKey.isValidSignature(try wide.signature(for: Data([1])), for: Data([1])))
    let one = P521.KeyAgreement.PrivateKey()
    let other = P521.KeyAgreement.PrivateKey()
    #expect(
      try one.sharedSecretFromKeyAgreement(with: other.publicKey)
        == other.sharedSecretFromKeyAgreement(with: one.publicKey))
    #expect(!SecureEnclave.isAvailable)
  }

  // RFC 8439, section 2.8.2.
  @Test("ChaCha20 and Poly1305 lock as the standard's example")
  func chacha() throws {
    let key = SymmetricKey(data: (0x80...0x9f).map { UInt8($0) })
    let text =
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it."
    let box = try ChaChaPoly.seal(
      Data(text.utf8), using: key, nonce: ChaChaPoly.Nonce(data: bytes("070000004041424344454647")),
      authenticating: bytes("50515253c0c1c2c3c4c5c6c7"))
    #expect(box.ciphertext.prefix(16) == bytes("d31a8d34648e60db7b86afbc53ef7ec2"))
    #expect(box.tag == bytes("1ae10b594f09e26a7e902ecbd0600691"))
    let opened = try ChaChaPoly.open(box, using: key, authenticating: bytes("50515253c0c1c2c3c4c5c6c7"))
    #expect(String(decoding: opened, as: UTF8.self) == text)
    #expect(throws: CryptoKitError.authenticationFailure) { try ChaChaPoly.open(box, using: key) }
  }

  // NIST SP 800-38A, F.1.1 and F.2.1: the first block of each.
  @Test("the C library locks blocks as the standard's examples, and unlocks them")
  func blocks() {
    let key = [UInt8](bytes("2b7e151628aed2a6abf7158809cf4f3c"))
    let plain = [UInt8](bytes("6bc1bee22e409f96e93d7e117393172a"))
    var (out, moved) = ([UInt8](repeating: 0, count: 32), 0)
    #expect(
      CCCrypt(
        CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionECBMode), key, 16, nil,
        plain,
        16, &out, 32, &moved) == Int32(kCCSuccess))
    #expect(Data(out[..<moved]) == bytes("3ad77bb40d7a3660a89ecaf32466ef97"))
    let start = [UInt8](bytes("000102030405060708090a0b0c0d0e0f"))
    CCCrypt(
      CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionPKCS7Padding), key, 16, start,
      plain, 16, &out, 32, &moved)
    #expect(moved == 32)
    #expect(Data(out[..<16]) == bytes("7649abac8119b246cee98e9b12e9197d"))
    let locked = out
    CCCrypt(
      CCOperation(kCCDecrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionPKCS7Padding), key, 16, start,
      locked, 32, &out, 32, &moved)
    #expect(Array(out[..<moved]) == plain)
    #expect(
      CCCrypt(
        CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), 0, key, 16, start, plain, 15, &out, 32, &moved)
        == Int32(kCCAlignmentError))
  }

  // RFC 6070, the second vector.
  @Test("a key of a password is the standard's")
  func password() {
    var key = [UInt8](repeating: 0, count: 20)
    let salt = Array("salt".utf8)
    CCKeyDerivationPBKDF(
      CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, salt, 4, CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 2,
      &key,
      20)
    #expect(Data(key) == bytes("ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957"))
  }
}
