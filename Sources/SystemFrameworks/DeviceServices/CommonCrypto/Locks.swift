// Locking and keys of passwords, of the system's C library.

import Cryptography
import UIKit

/// The number of a choice.
public typealias CCOperation = UInt32
/// Lock.
public let kCCEncrypt = 0
/// Unlock.
public let kCCDecrypt = 1
/// The number of a choice.
public typealias CCAlgorithm = UInt32
/// The Advanced Encryption Standard.
public let kCCAlgorithmAES128 = 0
/// The Advanced Encryption Standard.
public let kCCAlgorithmAES = 0
/// Not here.
public let kCCAlgorithmDES = 1
/// Not here.
public let kCCAlgorithm3DES = 2
/// The number of a choice.
public typealias CCOptions = UInt32
/// The last block is filled up.
public let kCCOptionPKCS7Padding = 1
/// Each block is of its own.
public let kCCOptionECBMode = 2
/// The number of a choice.
public typealias CCPBKDFAlgorithm = UInt32
/// RFC 8018.
public let kCCPBKDF2 = 2
/// The number of a choice.
public typealias CCPseudoRandomAlgorithm = UInt32
/// With SHA-1.
public let kCCPRFHmacAlgSHA1 = 1
/// Not here.
public let kCCPRFHmacAlgSHA224 = 2
/// With SHA-256.
public let kCCPRFHmacAlgSHA256 = 3
/// With SHA-384.
public let kCCPRFHmacAlgSHA384 = 4
/// With SHA-512.
public let kCCPRFHmacAlgSHA512 = 5
/// What became of it.
public typealias CCCryptorStatus = Int32
/// What became of it.
public typealias CCStatus = Int32
/// It is done.
public let kCCSuccess = 0
/// A value is wrong.
public let kCCParamError = -4300
/// There is too little room.
public let kCCBufferTooSmall = -4301
/// There is no memory.
public let kCCMemoryFailure = -4302
/// The bytes are no whole blocks.
public let kCCAlignmentError = -4303
/// The bytes, or the key, are others.
public let kCCDecodeError = -4304
/// That is not here.
public let kCCUnimplemented = -4305
/// Bytes of a block.
public let kCCBlockSizeAES128 = 16
/// Bytes of a key.
public let kCCKeySizeAES128 = 16
/// Bytes of a key.
public let kCCKeySizeAES192 = 24
/// Bytes of a key.
public let kCCKeySizeAES256 = 32

/// Locks or unlocks bytes with the Advanced Encryption Standard, block by block, each changed by the one before unless the options
/// say otherwise. Without a start that is zeros.
@discardableResult
public func CCCrypt(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?, _ keyLength: Int,
  _ iv: UnsafeRawPointer?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer?,
  _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
  func bytes(_ place: UnsafeRawPointer?, _ count: Int) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: place, count: place == nil ? 0 : max(count, 0)))
  }
  guard Int(alg) == kCCAlgorithmAES else { return Int32(kCCUnimplemented) }
  let isOwn = options & CCOptions(kCCOptionECBMode) != 0
  let pads = options & CCOptions(kCCOptionPKCS7Padding) != 0
  let start = isOwn ? nil : iv.map { bytes($0, 16) } ?? [UInt8](repeating: 0, count: 16)
  guard let chain = BlockChain(key: bytes(key, keyLength), start: start) else { return Int32(kCCParamError) }
  var message = bytes(dataIn, dataInLength)
  var result: [UInt8]
  if Int(op) == kCCEncrypt {
    if pads {
      let count = 16 - message.count % 16
      message += Array(repeating: UInt8(count), count: count)
    }
    guard message.count % 16 == 0 else { return Int32(kCCAlignmentError) }
    result = chain.locked(message)
  } else {
    guard message.count % 16 == 0 else { return Int32(kCCAlignmentError) }
    result = chain.unlocked(message)
    if pads {
      guard let last = result.last, (1...16).contains(last), result.count >= Int(last),
        result.suffix(Int(last)).allSatisfy({ $0 == last })
      else { return Int32(kCCDecodeError) }
      result.removeLast(Int(last))
    }
  }
  dataOutMoved?.pointee = result.count
  guard result.count <= dataOutAvailable else { return Int32(kCCBufferTooSmall) }
  guard let dataOut else { return result.isEmpty ? 0 : Int32(kCCParamError) }
  if !result.isEmpty { dataOut.copyMemory(from: result, byteCount: result.count) }
  return Int32(kCCSuccess)
}

/// A key of a password (PBKDF2, RFC 8018 §5.2).
@discardableResult
public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>?, _ passwordLen: Int,
  _ salt: UnsafePointer<UInt8>?, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
  _ derivedKey: UnsafeMutablePointer<UInt8>?, _ derivedKeyLen: Int
) -> Int32 {
  let functions = [
    kCCPRFHmacAlgSHA1: (kCCHmacAlgSHA1, 20), kCCPRFHmacAlgSHA256: (kCCHmacAlgSHA256, 32),
    kCCPRFHmacAlgSHA384: (kCCHmacAlgSHA384, 48), kCCPRFHmacAlgSHA512: (kCCHmacAlgSHA512, 64),
  ]
  guard Int(algorithm) == kCCPBKDF2, let derivedKey, derivedKeyLen > 0, rounds > 0,
    let (function, length) = functions[Int(prf)]
  else { return Int32(kCCParamError) }
  func code(_ bytes: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: length)
    CCHmac(CCHmacAlgorithm(function), password, passwordLen, bytes, bytes.count, &result)
    return result
  }
  let salt = Array(UnsafeBufferPointer(start: salt, count: salt == nil ? 0 : max(saltLen, 0)))
  var (made, number): ([UInt8], UInt32) = ([], 1)
  while made.count < derivedKeyLen {
    var last = code(salt + (0..<4).map { UInt8(truncatingIfNeeded: number >> UInt32(24 - 8 * $0)) })
    var block = last
    for _ in 1..<max(rounds, 1) {
      last = code(last)
      for place in block.indices { block[place] ^= last[place] }
    }
    made += block
    number += 1
  }
  for place in 0..<derivedKeyLen { derivedKey[place] = made[place] }
  return Int32(kCCSuccess)
}
