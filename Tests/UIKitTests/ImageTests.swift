// Images: bitmaps, bytes of files and symbol configurations.

import Foundation
import Testing
import UIKit

@MainActor
@Suite("Images")
struct ImageTests {
  @Test("symbol configurations add up, and are compared by what they say")
  func symbolConfigurations() {
    let both = UIImage.SymbolConfiguration(pointSize: 20).applying(UIImage.SymbolConfiguration(scale: .large))
    #expect(both.isEqual(UIImage.SymbolConfiguration(pointSize: 20, weight: .unspecified, scale: .large)))
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(both.withTraitCollection(traits).traitCollection == traits)
    #expect(UIImage.SymbolWeight.bold.fontWeight() == .bold)
  }

  @Test("a picture of no possible size has no bitmap", arguments: [CGFloat.infinity, .nan, 1e12])
  func bitmaps(side: CGFloat) {
    #expect(UIImage(size: CGSize(width: side, height: 1)).cgImage == nil)
    #expect(UIImage(size: CGSize(width: 2, height: 1)).cgImage?.width == 2)
  }

  @Test("an image in a configuration keeps its bytes")
  func imageBytes() throws {
    let png = Data(
      [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 2, 0, 0,
        0, 1,
      ]
        + Array(repeating: 0, count: 2 << 20))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    try png.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let image = try #require(UIImage(contentsOfFile: file.path))
    #expect(image.pngData()?.count == png.count)
    let configured = image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 3))
    #expect(configured.pngData() == png && configured.size == CGSize(width: 2, height: 1))
  }
}
