// The size of an image from the head of its file: for UIKit's images and AppKit's.

import Foundation

/// The sizes that image files name in their first bytes.
package enum ImageHeader {
  /// Pixels; nil for files of other formats and damaged ones.
  package static func size(of data: Data) -> CGSize? {
    // The size of a JPEG stands behind its tables, which a preview may fill.
    let bytes = [UInt8](data.prefix(1 << 20))
    return png(bytes) ?? gif(bytes) ?? jpeg(bytes)
  }

  /// The media type of a file that pictures can hold, by its first bytes; nil for others.
  package static func mediaType(of data: Data) -> String? {
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
    return data.starts(with: [0xFF, 0xD8]) ? "image/jpeg" : nil
  }

  /// Eight bytes of signature, then the header chunk: width and height, the highest byte first.
  private static func png(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      return nil
    }
    return size(big(bytes, 16, 4), big(bytes, 20, 4))
  }

  /// "GIF", three bytes of version, width and height, the lowest byte first.
  private static func gif(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
    return size(Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
  }

  /// Segments with a marker and a length; the one that begins a frame has height and width.
  private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var position = 2
    while position + 9 < bytes.count {
      guard bytes[position] == 0xFF else { return nil }
      let marker = bytes[position + 1]
      if marker == 0xFF {
        position += 1
        continue
      }
      // SOF0 to SOF15 without DHT, JPG and DAC.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return size(big(bytes, position + 7, 2), big(bytes, position + 5, 2))
      }
      position += 2 + big(bytes, position + 2, 2)
    }
    return nil
  }

  private static func big(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
    bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func size(_ width: Int, _ height: Int) -> CGSize? {
    width > 0 && height > 0 ? CGSize(width: width, height: height) : nil
  }
}
