// A template in its tint, as a PNG: masks are not drawn alike by all viewers, images are.

import Foundation
import LayoutScene

extension ImageMask {
  /// A `data:` address of the mask in one colour: an image of a palette of 256 opacities (ISO/IEC 15948, 11.3.2).
  func address(in paint: Paint) -> String {
    var rows: [UInt8] = []
    rows.reserveCapacity((width + 1) * height)
    for row in 0..<height {
      // Without a filter.
      rows.append(0)
      rows += alpha[row * width..<(row + 1) * width]
    }
    let palette = [[UInt8]](repeating: paint.bytes, count: 256).flatMap { $0 }
    let opacities = (0...255).map { UInt8((Double($0) * paint.opacity).rounded()) }
    let sums = rows.reduce((UInt32(1), UInt32(0))) { sums, byte in
      let first = (sums.0 + UInt32(byte)) % 65521
      return (first, (sums.1 + first) % 65521)
    }
    let packed: [UInt8] = [0x78, 0x01] + Deflate.compressed(rows) + Self.bytes(sums.1 << 16 | sums.0)
    let size = Self.bytes(UInt32(width)) + Self.bytes(UInt32(height))
    var png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    png += Self.chunk("IHDR", size + [8, 3, 0, 0, 0])
    png += Self.chunk("PLTE", palette) + Self.chunk("tRNS", opacities)
    png += Self.chunk("IDAT", packed) + Self.chunk("IEND", [])
    return "data:image/png;base64,\(Data(png).base64EncodedString())"
  }

  private static func bytes(_ word: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + content
    var sum = UInt32.max
    for byte in checked {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return bytes(UInt32(content.count)) + checked + bytes(~sum)
  }
}
