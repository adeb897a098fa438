// Image views: as large as their image.

import Foundation
import Plumbline

/// Shows an image; as large as the image, without one of no size of its own.
@preconcurrency @MainActor
open class NSImageView: NSControl {
  package override class func makeCarrier() -> UIView { UIImageView(frame: .zero) }
  package override class var defaultContentHugging: (NSLayoutConstraint.Priority, NSLayoutConstraint.Priority)
  {
    (.defaultLow, .defaultLow)
  }

  /// A view of an image, whose size is its content size.
  public convenience init(image: NSImage) {
    self.init(frame: NSRect(origin: .zero, size: image.size))
    show(image)
  }

  open override var isFlipped: Bool { true }

  /// The image, whose size is the view's own.
  open var image: NSImage? {
    get { storedImage }
    set { show(newValue) }
  }
  private var storedImage: NSImage?

  private func show(_ image: NSImage?) {
    storedImage = image
    (carrier as? UIImageView)?.image = image?.extent
    valueDidChange()
  }

  /// Whether pictures that follow each other move; carried.
  open var animates = false
  /// Whether another image may be dropped here; carried.
  open var isEditable = false
}
