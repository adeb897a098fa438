// Bitmaps, animation, and configuration of images, which their copies take over.

import Foundation
import Plumbline

/// The carried properties of `UIImage`.
final class ImageCarriedState: CopiedCarriedState {
  var cgImage: CGImage?
  /// The images of an animation, and its duration in seconds.
  var images: [UIImage]?
  var duration: TimeInterval = 0
  var configuration: UIImage.Configuration?

  func copied() -> Self {
    let copy = Self()
    (copy.cgImage, copy.images, copy.duration) = (cgImage, images, duration)
    copy.configuration = configuration
    return copy
  }
}
