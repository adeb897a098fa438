// Blocks of the Advanced Encryption Standard one after the other (NIST SP 800-38A), for the system's C library.

import FoundationAdditions

extension BlockCipher {
  /// The way back (FIPS 197 §5.3).
  func unlocked(_ block: [UInt8]) -> [UInt8] {
    var state = zip(block, keys[keys.count - 1]).map { $0 ^ $1 }
    for round in stride(from: keys.count - 2, through: 0, by: -1) {
      var next = [UInt8](repeating: 0, count: 16)
      for column in 0..<4 {
        for row in 0..<4 {
          next[4 * ((column + row) % 4) + row] = Self.inverseBox[Int(state[4 * column + row])]
        }
      }
      state = zip(next, keys[round]).map { $0 ^ $1 }
      guard round > 0 else { break }
      for column in stride(from: 0, to: 16, by: 4) {
        let old = Array(state[column..<(column + 4)])
        for row in 0..<4 {
          state[column + row] =
            Self.times(14, old[row]) ^ Self.times(11, old[(row + 1) % 4]) ^ Self.times(13, old[(row + 2) % 4])
            ^ Self.times(9, old[(row + 3) % 4])
        }
      }
    }
    return state
  }
  private static let inverseBox: [UInt8] = {
    var inverse = [UInt8](repeating: 0, count: 256)
    for (place, value) in box.enumerated() { inverse[Int(value)] = UInt8(place) }
    return inverse
  }()
  private static func times(_ factor: UInt8, _ byte: UInt8) -> UInt8 {
    var (factor, byte, sum) = (factor, byte, UInt8(0))
    while factor > 0 {
      if factor & 1 == 1 { sum ^= byte }
      byte = doubled(byte)
      factor >>= 1
    }
    return sum
  }
}

/// Blocks of 16 bytes, each of its own or each changed by the one before.
package struct BlockChain {
  private let cipher: BlockCipher
  private let start: [UInt8]?

  /// A key of 16, 24 or 32 bytes; nil for another one. Without a start each block is of its own.
  package init?(key: [UInt8], start: [UInt8]?) {
    guard let cipher = try? BlockCipher(key: key), start.map({ $0.count == 16 }) ?? true else { return nil }
    (self.cipher, self.start) = (cipher, start)
  }
  /// Locks whole blocks.
  package func locked(_ message: [UInt8]) -> [UInt8] {
    var (result, last): ([UInt8], [UInt8]?) = ([], start)
    for place in stride(from: 0, to: message.count, by: 16) {
      let block = Array(message[place..<(place + 16)])
      let made = cipher.locked(last.map { zip(block, $0).map { $0 ^ $1 } } ?? block)
      if last != nil { last = made }
      result += made
    }
    return result
  }
  /// Unlocks whole blocks.
  package func unlocked(_ message: [UInt8]) -> [UInt8] {
    var (result, last): ([UInt8], [UInt8]?) = ([], start)
    for place in stride(from: 0, to: message.count, by: 16) {
      let block = Array(message[place..<(place + 16)])
      let made = cipher.unlocked(block)
      result += last.map { zip(made, $0).map { $0 ^ $1 } } ?? made
      if last != nil { last = block }
    }
    return result
  }
}
