// Frames of transformed bounds, for views and for layers.

import Foundation

extension CGAffineTransform {
  /// The upright box around a rectangle that is transformed.
  ///
  /// A quarter turn gives whole numbers, although the cosine of such an angle is none: entries that are nothing but the
  /// rounding of an angle count as 0 (PinLayout's tests "pinFrame + rotation" compare such frames exactly).
  func box(around rect: CGRect) -> CGRect {
    let (a, b, c, d) = entries
    return CGRect(
      x: min(a * rect.minX, a * rect.maxX) + min(c * rect.minY, c * rect.maxY) + tx,
      y: min(b * rect.minX, b * rect.maxX) + min(d * rect.minY, d * rect.maxY) + ty,
      width: abs(a) * rect.width + abs(c) * rect.height, height: abs(b) * rect.width + abs(d) * rect.height)
  }

  /// The size of the bounds for a frame's size: that of the frame's bounding box under the inverse transform. The given
  /// size where the transform is singular.
  func sizeOfBounds(shownIn size: CGSize) -> CGSize {
    let (a, b, c, d) = entries
    let determinant = abs(a * d - b * c)
    guard determinant > 0 else { return size }
    return CGSize(
      width: (abs(d) * size.width + abs(c) * size.height) / determinant,
      height: (abs(b) * size.width + abs(a) * size.height) / determinant)
  }

  private var entries: (a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat) {
    let least = max(abs(a), abs(b), abs(c), abs(d)) * 1e-15
    func kept(_ entry: CGFloat) -> CGFloat { abs(entry) <= least ? 0 : entry }
    return (kept(a), kept(b), kept(c), kept(d))
  }
}
