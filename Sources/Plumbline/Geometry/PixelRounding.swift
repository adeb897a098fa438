// From unrounded engine values to whole device pixels.

import Foundation

extension CGRect {
  /// The rectangle whose four edges lie on device pixels: each edge is rounded on its own, so that neighbours that
  /// share an edge still share it (spec 05 §9). Exact halves go towards the far side.
  package func roundedToPixels(scale: CGFloat) -> CGRect {
    let left = minXEdge.roundedToPixel(scale: scale)
    let top = minYEdge.roundedToPixel(scale: scale)
    let right = (minXEdge + size.width).roundedToPixel(scale: scale)
    let bottom = (minYEdge + size.height).roundedToPixel(scale: scale)
    return CGRect(x: left, y: top, width: Swift.max(0, right - left), height: Swift.max(0, bottom - top))
  }

  private var minXEdge: CGFloat { origin.x }
  private var minYEdge: CGFloat { origin.y }
}

extension CGFloat {
  /// A solver's answer is right to about a billionth of a point; a value that close below a half is a half.
  private static var noise: CGFloat { 1e-6 }

  /// The nearest device pixel, halves upwards (spec 05 §9: `floor(v·scale + 0.5)/scale`).
  package func roundedToPixel(scale: CGFloat) -> CGFloat {
    guard scale > 0, isFinite else { return self }
    return (self * scale + 0.5 + .noise).rounded(.down) / scale
  }

  /// The next device pixel above, as sizes that must hold their content are rounded.
  package func roundedUpToPixel(scale: CGFloat) -> CGFloat {
    guard scale > 0, isFinite else { return self }
    return (self * scale - .noise).rounded(.up) / scale
  }
}
