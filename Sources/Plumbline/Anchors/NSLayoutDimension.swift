// Lengths: widths, heights and offsets between anchors.

import Foundation

/// A width, a height, or the distance between two anchors.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  convenience init(from: AnchorSide, to: AnchorSide) {
    self.init(side: AnchorSide(distance: AnchorDistance(from: from, to: to)))
  }
}
