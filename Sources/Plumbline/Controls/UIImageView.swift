// Images as layout sees them: a size, and insets from the picture to what should align.

import Foundation

/// A picture's extent. Pixels are no matter of layout.
public struct UIImage: Hashable, Sendable {
  /// Points.
  public var size: CGSize
  /// From the picture's edges to the edges that align.
  public var alignmentRectInsets: UIEdgeInsets
  /// An image of a size in points, with what lies outside of its alignment rectangle.
  public init(size: CGSize, alignmentRectInsets: UIEdgeInsets = .zero) {
    self.size = size
    self.alignmentRectInsets = alignmentRectInsets
  }
}

/// Shows an image; as large as the image, without one of no size of its own.
open class UIImageView: UIView {
  /// The image, whose size is the view's own.
  open var image: UIImage? { didSet { if image != oldValue { invalidateIntrinsicContentSize() } } }

  /// A view as large as its image.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  open override var intrinsicContentSize: CGSize {
    guard let image else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    return image.size.shrunk(by: image.alignmentRectInsets)
  }
}
