// Keys of elliptic curves by Security's functions. Expectations: RFC 6979, A.2.5 (P-256: a key and its signatures of
// "sample" by SHA-256 and SHA-512), Apple's documentation of SecKeyCopyExternalRepresentation (ANSI X9.63: 04 || X || Y || K).

import Foundation
import Security
import Testing

private func bytes(_ text: String) -> Data {
  let digits = Array(text.filter { !$0.isWhitespace })
  return Data(
    stride(from: 0, to: digits.count, by: 2).map { UInt8(String(digits[$0...($0 + 1)]), radix: 16)! })
}

@Suite("Security's keys")
struct KeyTests {
  private static let point = """
    04 60FED4BA255A9D31C961EB74C6356D68C049B8923B61FA6CE669622E60F29FB6
    7903FE1008B8BC99A41AE9E95628BC64F2F1B20C2D7E9F5177A3C294D4462299
    """
  private static let secret = "C9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721"

  private func made(_ text: String, _ kind: CFString) -> SecKey? {
    let attributes: [NSString: Any] = [
      kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeyClass: kind,
    ]
    return SecKeyCreateWithData(bytes(text) as NSData, NSDictionary(dictionary: attributes), nil)
  }

  @Test(
    "signatures of the standard's example are right, those of other data are not",
    arguments: [
      (
        SecKeyAlgorithm.ecdsaSignatureMessageRFC4754SHA256,
        """
        EFD48B2AACB6A8FD1140DD9CD45E81D69D2C877B56AAF991C34D0EA84EAF3716
        F7CB1C942D657C41D436C7A1B6E29F65F3E900DBB9AFF4064DC4AB2F843ACDA8
        """
      ),
      (
        .ecdsaSignatureMessageRFC4754SHA512,
        """
        8496A60B5E9B47C825488827E0495B0E3FA109EC4568FD3F8D1097678EB97F00
        2362AB1ADBE2B8ADF9CB9EDAB740EA6049C028114F2460F96554F61FAE3302FE
        """
      ),
    ])
  func example(algorithm: SecKeyAlgorithm, signature: String) throws {
    let key = try #require(made(Self.point, kSecAttrKeyClassPublic))
    let right = bytes(signature) as NSData
    #expect(SecKeyVerifySignature(key, algorithm, Data("sample".utf8) as NSData, right, nil))
    var error: Unmanaged<CFError>?
    #expect(!SecKeyVerifySignature(key, algorithm, Data("other".utf8) as NSData, right, &error))
    #expect(error?.takeRetainedValue().code == -67808)
  }

  @Test("what is public follows from the secret, and its own signatures are right")
  func ownSignatures() throws {
    let key = try #require(made(Self.point + Self.secret, kSecAttrKeyClassPrivate))
    let shared = try #require(SecKeyCopyPublicKey(key))
    #expect(SecKeyCopyExternalRepresentation(shared, nil) as Data? == bytes(Self.point))
    #expect(SecKeyCopyExternalRepresentation(key, nil) as Data? == bytes(Self.point + Self.secret))
    #expect(SecKeyGetBlockSize(key) == 32)
    let data = Data("text".utf8) as NSData
    for algorithm in [
      SecKeyAlgorithm.ecdsaSignatureMessageX962SHA256, .ecdsaSignatureMessageX962SHA384,
      .ecdsaSignatureMessageRFC4754SHA256,
    ] {
      #expect(SecKeyIsAlgorithmSupported(key, .sign, algorithm))
      #expect(!SecKeyIsAlgorithmSupported(shared, .sign, algorithm))
      let signature = try #require(SecKeyCreateSignature(key, algorithm, data, nil))
      #expect(SecKeyVerifySignature(shared, algorithm, data, signature, nil))
    }
    #expect(SecKeyCreateSignature(key, .rsaSignatureMessagePKCS1v15SHA256, data, nil) == nil)
  }

  @Test("two sides agree on a secret", arguments: [256, 384, 521])
  func exchange(bits: Int) throws {
    let attributes: NSDictionary = [
      kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits: bits,
    ]
    let one = try #require(SecKeyCreateRandomKey(attributes, nil))
    let other = try #require(SecKeyCreateRandomKey(attributes, nil))
    let first = SecKeyCopyKeyExchangeResult(
      one, .ecdhKeyExchangeStandard, try #require(SecKeyCopyPublicKey(other)), NSDictionary(), nil)
    let second = SecKeyCopyKeyExchangeResult(
      other, .ecdhKeyExchangeStandard, try #require(SecKeyCopyPublicKey(one)), NSDictionary(), nil)
    #expect(first != nil && first == second && first?.length == (bits + 7) / 8)
  }

  @Test("a permanent key is found by its tag, an RSA key is refused")
  func kept() throws {
    let tag = Data("com.example.\(UUID())".utf8)
    let attributes: NSDictionary = [
      kSecAttrKeyType: kSecAttrKeyTypeEC, kSecAttrKeySizeInBits: 256,
      kSecPrivateKeyAttrs: [kSecAttrIsPermanent: true, kSecAttrApplicationTag: tag] as NSDictionary,
    ]
    let key = try #require(SecKeyCreateRandomKey(attributes, nil))
    let query: NSDictionary = [
      kSecClass: kSecClassKey, kSecAttrApplicationTag: tag, kSecReturnRef: true,
    ]
    var found: CFTypeRef?
    #expect(SecItemCopyMatching(query, &found) == errSecSuccess && found === key)
    #expect(SecItemDelete(query) == errSecSuccess && SecItemCopyMatching(query, &found) == errSecItemNotFound)
    var error: Unmanaged<CFError>?
    let other: NSDictionary = [kSecAttrKeyType: kSecAttrKeyTypeRSA, kSecAttrKeySizeInBits: 2048]
    #expect(SecKeyCreateRandomKey(other, &error) == nil)
    let failure = try #require(error?.takeRetainedValue())
    #expect(failure.code == -4 && failure.localizedDescription.contains("RSA"))
  }
}
