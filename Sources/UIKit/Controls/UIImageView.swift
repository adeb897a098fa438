// Image views: highlighted animation and dynamic range, and images that grow with accessibility sizes of text.

import Foundation
import Plumbline

/// The carried properties of `UIImageView`.
final class ImageViewCarriedState: CarriedState {
  var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  var adjustsImageSizeForAccessibilityContentSizeCategory = false
  var highlightedAnimationImages: [UIImage]?
  var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
}

extension UIImageView {
  /// For symbols without one of their own; nil at first. Their size follows it.
  public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { carried(ImageViewCarriedState.self).preferredSymbolConfiguration }
    set {
      makeCarried(ImageViewCarriedState.self).preferredSymbolConfiguration = newValue
      symbolScale = newValue?.relativeSize ?? 1
    }
  }
  /// Whether the image grows with accessibility sizes of text; no at first; carried.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { carried(ImageViewCarriedState.self).adjustsImageSizeForAccessibilityContentSizeCategory }
    set {
      makeCarried(ImageViewCarriedState.self).adjustsImageSizeForAccessibilityContentSizeCategory = newValue
    }
  }
  /// Shown one after the other while highlighted; nil at first; carried.
  public var highlightedAnimationImages: [UIImage]? {
    get { carried(ImageViewCarriedState.self).highlightedAnimationImages }
    set { makeCarried(ImageViewCarriedState.self).highlightedAnimationImages = newValue }
  }
  /// How bright the image may be; unspecified at first; carried.
  public var preferredImageDynamicRange: UIImage.DynamicRange {
    get { carried(ImageViewCarriedState.self).preferredImageDynamicRange }
    set { makeCarried(ImageViewCarriedState.self).preferredImageDynamicRange = newValue }
  }
  /// The image's own: standard.
  public var imageDynamicRange: UIImage.DynamicRange { .standard }
}
