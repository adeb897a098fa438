// Images as layout sees them: a size, and the rectangle in it that aligns.

import Foundation
import Plumbline

/// A picture's extent, and what programs set beside it.
open class NSImage: NSObject {
  /// The size in points. Set: the alignment rectangle becomes the whole of it.
  open var size: NSSize { didSet { alignmentRect = NSRect(origin: .zero, size: size) } }
  /// The part of the picture that aligns, from its lower left corner.
  open var alignmentRect: NSRect
  /// No at first; without effect on the size.
  open var isTemplate = false
  /// Read aloud; nil for nothing; carried.
  open var accessibilityDescription: String?

  /// An empty picture of a size in points, all of which aligns.
  public init(size: NSSize) {
    self.size = size
    alignmentRect = NSRect(origin: .zero, size: size)
    super.init()
  }

  /// The same as UIKit's class has it.
  package var extent: UIImage {
    UIImage(
      size: size,
      alignmentRectInsets: UIEdgeInsets(
        top: size.height - alignmentRect.maxY, left: alignmentRect.minX, bottom: alignmentRect.minY,
        right: size.width - alignmentRect.maxX))
  }
}
