// The Advanced Encryption Standard in Galois/Counter Mode.

import CryptoKit
import Testing
import UIKit

@Suite("Locked data")
struct LockedDataTests {
  private func bytes(_ text: String) -> Data {
    let digits = Array(text)
    return Data(
      stride(from: 0, to: digits.count, by: 2).map { UInt8(String(digits[$0...($0 + 1)]), radix: 16)! })
  }

  // McGrew and Viega, "The Galois/Counter Mode of Operation", appendix B: test cases 1, 2, 4 and 14.
  @Test(
    "bytes are locked as the standard's examples are",
    arguments: [
      (
        String(repeating: "0", count: 32), "", "", String(repeating: "0", count: 24), "",
        "58e2fccefa7e3061367f1d57a4e7455a"
      ),
      (
        String(repeating: "0", count: 32), String(repeating: "0", count: 32), "",
        String(repeating: "0", count: 24), "0388dace60b6a392f328c2b971b2fe78",
        "ab6e47d42cec13bdf53a67b21257bddf"
      ),
      (
        "feffe9928665731c6d6a8f9467308308",
        "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
          + "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39",
        "feedfacedeadbeeffeedfacedeadbeefabaddad2", "cafebabefacedbaddecaf888",
        "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e"
          + "21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091", "5bc94fbc3221a5db94fae95ae7121a47"
      ),
      (
        String(repeating: "0", count: 64), String(repeating: "0", count: 32), "",
        String(repeating: "0", count: 24), "cea7403d4d606b6e074ec5d3baf39d18",
        "d0d1c8a799996bf0265b98b5d48ab919"
      ),
    ])
  func examples(key: String, message: String, beside: String, nonce: String, locked: String, tag: String)
    throws
  {
    let key = SymmetricKey(data: bytes(key))
    let box = try AES.GCM.seal(
      bytes(message), using: key, nonce: AES.GCM.Nonce(data: bytes(nonce)), authenticating: bytes(beside))
    #expect(box.ciphertext == bytes(locked))
    #expect(box.tag == bytes(tag))
    #expect(try AES.GCM.open(box, using: key, authenticating: bytes(beside)) == bytes(message))
  }

  @Test("what somebody changed is not unlocked")
  func changed() throws {
    let key = SymmetricKey(size: .bits256)
    var all = try #require(try AES.GCM.seal(Data("secret".utf8), using: key).combined)
    #expect(try AES.GCM.open(AES.GCM.SealedBox(combined: all), using: key) == Data("secret".utf8))
    all[14] ^= 1
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(AES.GCM.SealedBox(combined: all), using: key)
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try AES.GCM.SealedBox(combined: Data(count: 27))
    }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try AES.GCM.seal(Data(), using: SymmetricKey(data: Data(count: 5)))
    }
  }
}
