// Image views: as large as their image.

import Foundation

/// Shows an image. Its content size is the image's size in points, so that hugging and compression resistance act on
/// it; without an image it has none, on either axis. `contentMode` does not change the size that constraints see.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image, whose size is the intrinsic content size; nil for none. One of another size triggers layout.
  open var image: UIImage? { didSet { if image != oldValue { invalidateIntrinsicContentSize() } } }

  /// The image while the view is highlighted; without effect on the size.
  open dynamic var highlightedImage: UIImage?
  /// False by default; without effect on layout.
  open dynamic var isHighlighted = false
  /// Images one after the other; nil for none; stored.
  open dynamic var animationImages: [UIImage]?
  /// Seconds for all of them; 0 for 1/30 each; stored.
  open dynamic var animationDuration: TimeInterval = 0
  /// The number of repetitions of the animation; 0 for no end; stored.
  open dynamic var animationRepeatCount = 0
  /// Set by `startAnimating()` and `stopAnimating()`.
  open private(set) var isAnimating = false
  /// Sets `isAnimating`; the pictures do not move here.
  open dynamic func startAnimating() { isAnimating = true }
  /// Sets `isAnimating` to false.
  open dynamic func stopAnimating() { isAnimating = false }

  /// The scale of symbols without a configuration of their own, relative to their usual size.
  package var symbolScale: CGFloat = 1 {
    didSet { if symbolScale != oldValue { invalidateIntrinsicContentSize() } }
  }
  private var shownImage: UIImage? {
    guard let image, symbolScale != 1, image.isSymbolImage, !image.isConfigured else { return image }
    return image.configured(symbolScale)
  }

  override class var takesTouchesAtFirst: Bool { false }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A view of the image's size at 0, 0; without an image of no size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// A view as large as its image, with another one for while it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// An image view from an archive, with its image.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The size of the image in points, whatever size is offered; the view's own size without one.
  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? super.sizeThatFits(size)
  }

  open dynamic override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  open dynamic override var intrinsicContentSize: CGSize {
    guard let image = shownImage else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return image.size.shrunk(by: image.alignmentRectInsets)
  }
}

#if !canImport(Darwin)
  extension UIImageView: ContentDrawing {
    /// The image, where the content mode has it: Apple's page of the class says that it never calls `draw(_:)`.
    func drawOwnContent(in context: CGContext) {
      if let image { context.draw(image, in: rectOfContent(of: image.size)) }
    }
  }
#endif
