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

  /// How an image fills the view. Raw values are Apple's.
  public enum Scaling: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
  }

  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
  /// Always nil: archives of AppKit are not read.
  public required init?(coder: NSCoder) { nil }

  /// A view of an image, whose size is its content size.
  public convenience init(image: NSImage) {
    self.init(frame: NSRect(origin: .zero, size: image.size))
    show(image)
  }

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

  /// How the image fills the view; without effect on layout.
  open var imageScaling = Scaling.scaleProportionallyDown
}
