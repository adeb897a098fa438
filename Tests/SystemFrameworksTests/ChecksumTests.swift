// Checksums and keys of modules CryptoKit and CommonCrypto, by the examples of the standards.

import CommonCrypto
import CryptoKit
import Testing
import UIKit

@Suite("Checksums and keys")
struct ChecksumTests {
  private func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  // RFC 1321 §A.5; FIPS 180 examples of the NIST (SHA-1, SHA-256, SHA-384 and SHA-512 of "abc" and of no bytes).
  @Test(
    "checksums are those of the standards",
    arguments: [
      (
        "", "d41d8cd98f00b204e9800998ecf8427e", "da39a3ee5e6b4b0d3255bfef95601890afd80709",
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
      ),
      (
        "abc", "900150983cd24fb0d6963f7d28e17f72", "a9993e364706816aba3e25717850c26c9cd0d89d",
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
      ),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "8215ef0796a20bcaaae116d3876c664a",
        "84983e441c3bd26ebaae4aa1f95129e5e54670f1",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func standards(text: String, md5: String, sha1: String, sha256: String) {
    let data = Data(text.utf8)
    #expect(hexadecimal(Insecure.MD5.hash(data: data)) == md5)
    #expect(hexadecimal(Insecure.SHA1.hash(data: data)) == sha1)
    #expect(hexadecimal(SHA256.hash(data: data)) == sha256)
    #expect(SHA256.hash(data: data).description == "SHA256 digest: \(sha256)")
  }

  @Test("the longer ones are, too")
  func longer() {
    #expect(
      hexadecimal(SHA384.hash(data: Data("abc".utf8)))
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
    #expect(
      hexadecimal(SHA512.hash(data: Data("abc".utf8)))
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd"
        + "454d4423643ce80e2a9ac94fa54ca49f")
    // FIPS 180: a million times the letter a, in pieces.
    var function = SHA256()
    for _ in 0..<1000 { function.update(data: Data(repeating: 0x61, count: 1000)) }
    #expect(
      hexadecimal(function.finalize()) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  // RFC 4231 §4.3 and §4.7 (a key longer than a block), RFC 2202 §3 for SHA-1; RFC 5869 §A.1.
  @Test("keyed checksums and keys made of keys are those of the standards")
  func keyed() {
    let text = Data("what do ya want for nothing?".utf8)
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let code = HMAC<SHA256>.authenticationCode(for: text, using: key)
    #expect(hexadecimal(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: key))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data(), using: key))
    #expect(
      hexadecimal(HMAC<Insecure.SHA1>.authenticationCode(for: text, using: key))
        == "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79")
    let long = SymmetricKey(data: Data(repeating: 0xaa, count: 131))
    #expect(
      hexadecimal(
        HMAC<SHA256>.authenticationCode(
          for: Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8), using: long))
        == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    let derived = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: Data(repeating: 0x0b, count: 22)), salt: Data(0...0x0c),
      info: Data(0xf0...0xf9), outputByteCount: 42)
    #expect(
      derived.withUnsafeBytes { hexadecimal($0) }
        == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
    #expect(SymmetricKey(size: .bits256).bitCount == 256)
  }

  @Test("the functions of the C library write the same")
  func commonCrypto() {
    let data = Data("abc".utf8)
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    data.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(data.count), &digest) }
    #expect(hexadecimal(digest) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    var code = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    // RFC 2202 §2, the second example.
    let (key, text) = (Array("Jefe".utf8), Array("what do ya want for nothing?".utf8))
    CCHmac(CCHmacAlgorithm(kCCHmacAlgMD5), key, key.count, text, text.count, &code)
    #expect(hexadecimal(code) == "750c783e6ab0b503eaa86e310a5db738")
  }
}
