// Image views: as large as their image.

import Foundation
import Plumbline

/// How an image fills its room. Raw values are Apple's.
public enum NSImageScaling: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}

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

  /// How the image fills the view; without effect on layout.
  open var imageScaling = NSImageScaling.scaleProportionallyDown
  /// Where the image lies in a larger view; without effect on layout. Raw values are Apple's.
  open var imageAlignment = NSImageAlignment.alignCenter
  /// The colour of a template; nil for the usual one; carried.
  open var contentTintColor: NSColor?
  /// Whether pictures that follow each other move; carried.
  open var animates = false
  /// Whether another image may be dropped here; carried.
  open var isEditable = false
}

/// Where an image lies in a room that is larger. Raw values are Apple's.
public enum NSImageAlignment: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case alignCenter, alignTop, alignTopLeft, alignTopRight, alignLeft, alignBottom, alignBottomLeft,
    alignBottomRight, alignRight
}
