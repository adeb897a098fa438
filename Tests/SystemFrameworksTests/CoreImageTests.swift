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
}
