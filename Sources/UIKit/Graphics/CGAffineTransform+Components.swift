// Affine transforms taken apart into scale, shear, rotation and translation.

import Foundation
import Plumbline

/// A transform taken apart: it scales, then shears, then turns, then moves.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// Along x and y.
  public var scale = CGSize(width: 1, height: 1)
  /// By how much x grows with y.
  public var horizontalShear: CGFloat = 0
  /// In radians.
  public var rotation: CGFloat = 0
  /// In points.
  public var translation = CGVector(dx: 0, dy: 0)
  /// Identity.
  public init() {}
  /// Of its parts.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    (self.scale, self.horizontalShear) = (scale, horizontalShear)
    (self.rotation, self.translation) = (rotation, translation)
  }
}

extension CGAffineTransform {
  /// A transform that scales, then shears, then turns, then moves.
  public init(_ components: CGAffineTransformComponents) {
    let sheared = CGAffineTransform(
      a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(sheared)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(
        CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
  }
  /// Its parts, of which `init(_:)` makes it again; a transform that has no inverse is one without a turn.
  public func decomposed() -> CGAffineTransformComponents {
    let width = (a * a + b * b).squareRoot()
    guard width > 0 else {
      return CGAffineTransformComponents(
        scale: CGSize(width: 0, height: d), horizontalShear: 0, rotation: 0,
        translation: CGVector(dx: tx, dy: ty))
    }
    let (cosine, sine) = (a / width, b / width)
    // The second column turned back: its x is the shear of the height, its y the height.
    let (sheared, height) = (c * cosine + d * sine, d * cosine - c * sine)
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height), horizontalShear: height == 0 ? 0 : sheared / height,
      rotation: atan2(b, a), translation: CGVector(dx: tx, dy: ty))
  }
}
