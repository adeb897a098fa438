// The checksums of the system's C library.

import Cryptography
import UIKit

/// A number of bytes.
public typealias CC_LONG = UInt32
/// The number of an algorithm.
public typealias CCHmacAlgorithm = UInt32
/// Bytes of MD5.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// Bytes of SHA-1.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// Bytes of SHA-256.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// Bytes of SHA-384.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// Bytes of SHA-512.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// With SHA-1.
public let kCCHmacAlgSHA1 = 0
/// With MD5.
public let kCCHmacAlgMD5 = 1
/// With SHA-256.
public let kCCHmacAlgSHA256 = 2
/// With SHA-384.
public let kCCHmacAlgSHA384 = 3
/// With SHA-512.
public let kCCHmacAlgSHA512 = 4

/// Writes the checksum of bytes; without a place for it nothing happens.
private func write<Function: BlockHash & Sendable>(
  _ type: Function.Type, _ data: UnsafeRawPointer?, _ length: CC_LONG, _ place: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  guard let place else { return nil }
  var checksum = Checksum<Function>()
  checksum.update(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length)))
  for (index, byte) in checksum.finish().enumerated() { place[index] = byte }
  return place
}

/// Writes MD5 of bytes.
@discardableResult
public func CC_MD5(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
  -> UnsafeMutablePointer<UInt8>?
{ write(MD5Blocks.self, data, len, md) }
/// Writes SHA-1 of bytes.
@discardableResult
public func CC_SHA1(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
  -> UnsafeMutablePointer<UInt8>?
{ write(SHA1Blocks.self, data, len, md) }
/// Writes SHA-256 of bytes.
@discardableResult
public func CC_SHA256(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
  -> UnsafeMutablePointer<UInt8>?
{ write(SHA256Blocks.self, data, len, md) }
/// Writes SHA-384 of bytes.
@discardableResult
public func CC_SHA384(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
  -> UnsafeMutablePointer<UInt8>?
{ write(SHA384Blocks.self, data, len, md) }
/// Writes SHA-512 of bytes.
@discardableResult
public func CC_SHA512(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
  -> UnsafeMutablePointer<UInt8>?
{ write(SHA512Blocks.self, data, len, md) }

/// Writes a checksum that only whoever has the key can make. An algorithm that there is none of writes nothing.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?,
  _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
  guard let macOut else { return }
  let key = UnsafeRawBufferPointer(start: key, count: key == nil ? 0 : keyLength)
  let data = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : dataLength)
  func code<Function: BlockHash & Sendable>(_ type: Function.Type) -> [UInt8] {
    var checksum = KeyedChecksum<Function>(key: key)
    checksum.update(data)
    return checksum.finish()
  }
  let bytes: [UInt8]
  switch Int(algorithm) {
  case kCCHmacAlgSHA1: bytes = code(SHA1Blocks.self)
  case kCCHmacAlgMD5: bytes = code(MD5Blocks.self)
  case kCCHmacAlgSHA256: bytes = code(SHA256Blocks.self)
  case kCCHmacAlgSHA384: bytes = code(SHA384Blocks.self)
  case kCCHmacAlgSHA512: bytes = code(SHA512Blocks.self)
  default: return
  }
  macOut.copyMemory(from: bytes, byteCount: bytes.count)
}
