// What UIKit and Core Image share.

import CoreImage
import Testing
import UIKit

@MainActor
@Suite("Core Image")
struct CoreImageTests {
  @Test("CIColor is one type for both")
  func color() {
    #expect(
      UIColor(ciColor: CIColor(red: 1, green: 0, blue: 0)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test("an image without bounds has no pixels")
  func withoutBounds() {
    let image = CIImage(cgImage: CGImage(width: 4, height: 4)).clampedToExtent()
      .transformed(by: CGAffineTransform(scaleX: 2, y: 2))
    #expect(UIImage(ciImage: image).size == .zero)
  }

  @Test("an image of a file's bytes has its size; none is written, which callers hear")
  func files() throws {
    // A PNG of one pixel.
    let bytes = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
      ))
    let provider = try #require(CGDataProvider(data: NSData(data: bytes)))
    let image = try #require(
      CGImage(pngDataProviderSource: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
    #expect(image.width == 1 && image.height == 1)
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    #expect(throws: CocoaError.self) {
      try CIContext().writePNGRepresentation(
        of: CIImage(cgImage: image), to: url, format: .RGBA8, colorSpace: CGColorSpaceCreateDeviceRGB())
    }
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }
}
