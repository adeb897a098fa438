// Intersection and union of rectangles, as Core Graphics has them.

import Foundation

extension CGRect {
  /// Whether two rectangles have a part in common. Those that only touch have none, as on Apple's systems; Foundation's
  /// `intersects` on Linux counts them. One without an area counts where it lies within the other or at its edge, so that
  /// what is about to get a size is found.
  package func overlaps(_ other: CGRect) -> Bool {
    guard !isNull, !other.isNull, !other.isEmpty else { return false }
    return Self.overlap(minX, maxX, other.minX, other.maxX)
      && Self.overlap(minY, maxY, other.minY, other.maxY)
  }

  private static func overlap(_ low: CGFloat, _ high: CGFloat, _ otherLow: CGFloat, _ otherHigh: CGFloat)
    -> Bool
  {
    low == high ? low >= otherLow && low <= otherHigh : low < otherHigh && otherLow < high
  }
}
