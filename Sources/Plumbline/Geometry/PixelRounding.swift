// Rounding of the engine's values to whole device pixels.

import Foundation

extension CGRect {
  /// The rectangle whose four edges lie on device pixels: each edge is rounded on its own, so that neighbours that
  /// share an edge still share it (spec 05 §9). Exact halves go towards the far side.
  package func roundedToPixels(scale: CGFloat) -> CGRect {
    rectangle(of: PixelEdges(self, scale: scale).rounded)
  }

  /// The same in a superview whose y counts upwards from a pixel: exact halves of y go upwards.
  package func roundedToPixelsFromBelow(scale: CGFloat) -> CGRect {
    let turned = CGRect(x: minX, y: -maxY, width: width, height: height)
    let rounded = turned.roundedToPixels(scale: scale)
    return CGRect(x: rounded.minX, y: -rounded.maxY, width: rounded.width, height: rounded.height)
  }

  private func rectangle(of edges: SIMD4<Double>) -> CGRect {
    return CGRect(
      x: edges.x, y: edges.y, width: Swift.max(0, edges.z - edges.x),
      height: Swift.max(0, edges.w - edges.y))
  }
}

/// Left, top, right and bottom of a rectangle, which are rounded at once: every frame goes this way, and four divisions
/// one after the other would be most of it.
private struct PixelEdges {
  private let edges: SIMD4<Double>
  private let scale: Double

  init(_ rect: CGRect, scale: CGFloat) {
    let x = Double(rect.origin.x)
    let y = Double(rect.origin.y)
    edges = SIMD4(x, y, x + Double(rect.size.width), y + Double(rect.size.height))
    self.scale = Double(scale)
  }

  var rounded: SIMD4<Double> {
    let pixels = edges * scale + (0.5 + Double(CGFloat.noise))
    // A comparison with what is no number fails.
    guard scale > 0, all(pixels .< Self.bound .& pixels .> -Self.bound) else { return roundedOneByOne }
    // So far out there are no fractions: on the way there and back, the nearest integer is left.
    let far = 3 * Self.bound
    let nearest = (pixels + far) - far
    return nearest.replacing(with: nearest - 1, where: nearest .> pixels) / scale
  }

  private var roundedOneByOne: SIMD4<Double> {
    var result = edges
    for index in result.indices {
      result[index] = Double(CGFloat(edges[index]).roundedToPixel(scale: CGFloat(scale)))
    }
    return result
  }

  /// Half of the distance within which doubles have fractions.
  private static var bound: Double { 0x1p51 }
}

extension CGFloat {
  /// A solver's answer is right to about a billionth of a point; a value that close below a half is a half.
  fileprivate static var noise: CGFloat { 1e-6 }

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
