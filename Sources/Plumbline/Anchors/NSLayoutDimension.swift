// Lengths: widths, heights and offsets between anchors.

import Foundation

/// A length in points: a width, a height, or the distance between two anchors of one axis (`anchorWithOffset(to:)`).
/// Lengths alone can be compared with a number, and with a multiple of another length, across the axes too: `height
/// == 0.5 * width`. Widths and heights are never below 0, whatever constraints say; a distance may be.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  convenience init(from: AnchorSide, to: AnchorSide) {
    self.init(side: AnchorSide(distance: AnchorDistance(from: from, to: to)))
  }
}
