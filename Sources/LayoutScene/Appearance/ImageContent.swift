// The content of an image: bytes that viewers decode, outlines, or the alpha mask of a template.

import Foundation

/// The content of an image, as far as a picture can hold it.
package enum ImageContent: Equatable, Sendable {
  /// A `data:` address of a raster image.
  case bytes(String)
  case vector(VectorImage)
  case mask(ImageMask)
}

package struct VectorImage: Equatable, Sendable {
  /// The visible rectangle of the outlines' space.
  package var box: CGRect
  /// Elements of SVG, in which `tint` stands for the tint and `scope` begins each name.
  package var elements: String
  /// Characters of the private use area: no image says them.
  package static let tint = "\u{E000}"
  package static let scope = "\u{E001}"

  package init(box: CGRect, elements: String) {
    self.box = box
    self.elements = elements
  }
}

/// The alpha mask of a template, whose colour is the tint.
package struct ImageMask: Equatable, Sendable {
  package var width: Int
  package var height: Int
  /// Row by row, a byte a pixel.
  package var alpha: [UInt8]

  /// Of a PNG without interlacing (ISO/IEC 15948); nil for any other.
  package init?(png bytes: [UInt8]) {
    func word(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    guard bytes.count > 33, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      return nil
    }
    (width, height, alpha) = (word(16), word(20), [])
    let (depth, color) = (Int(bytes[24]), bytes[25])
    guard bytes[28] == 0, (1...4096).contains(width), (1...4096).contains(height),
      let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][color], [1, 2, 4, 8, 16].contains(depth)
    else { return nil }
    var (packed, opacities): ([UInt8], [UInt8]) = ([], [])
    var place = 8
    while place + 12 <= bytes.count {
      let end = place + 8 + word(place)
      guard end + 4 <= bytes.count else { break }
      switch bytes[place + 4..<place + 8] {
      case [0x49, 0x44, 0x41, 0x54]: packed += bytes[place + 8..<end]
      case [0x74, 0x52, 0x4E, 0x53]: opacities = Array(bytes[place + 8..<end])
      default: break
      }
      place = end + 4
    }
    let (stride, step) = ((width * channels * depth + 7) / 8, max(1, channels * depth / 8))
    guard let raw = Inflate.inflated(packed, limit: (stride + 1) * height), raw.count == (stride + 1) * height
    else { return nil }
    alpha.reserveCapacity(width * height)
    var above = [UInt8](repeating: 0, count: stride)
    for row in 0..<height {
      let line = Self.unfiltered(raw, from: row * (stride + 1), above: above, step)
      for x in 0..<width {
        switch color {
        // 16 bits begin with the greater ones.
        case 4, 6: alpha.append(line[((x + 1) * channels - 1) * depth / 8])
        case 3:
          let bits = x * depth
          let index = Int(line[bits / 8] >> UInt8(8 - depth - bits % 8)) & (1 << depth - 1)
          alpha.append(index < opacities.count ? opacities[index] : 255)
        default: alpha.append(255)
        }
      }
      above = line
    }
  }

  /// A line without its filter (ISO/IEC 15948, 9.2).
  private static func unfiltered(_ raw: [UInt8], from start: Int, above: [UInt8], _ step: Int) -> [UInt8] {
    var line = Array(raw[start + 1..<start + 1 + above.count])
    let kind = raw[start]
    guard kind != 0 else { return line }
    for index in line.indices {
      let left = index >= step ? Int(line[index - step]) : 0
      let (up, corner) = (Int(above[index]), index >= step ? Int(above[index - step]) : 0)
      let guess: Int
      switch kind {
      case 1: guess = left
      case 2: guess = up
      case 3: guess = (left + up) / 2
      default:
        let sum = left + up - corner
        let (a, b, c) = (abs(sum - left), abs(sum - up), abs(sum - corner))
        guess = a <= b && a <= c ? left : b <= c ? up : corner
      }
      line[index] = line[index] &+ UInt8(truncatingIfNeeded: guess)
    }
    return line
  }
}
