// Presentation values: what an animation changed of a view, and what the view shows meanwhile.

import Foundation

/// The linearly interpolated values of a view: centre, bounds and opacity.
struct ViewVector: Hashable {
  var values: SIMD8<Double>
  static let zero = ViewVector(values: .zero)

  init(values: SIMD8<Double>) { self.values = values }
  init(center: CGPoint, bounds: CGRect, alpha: CGFloat) {
    values = SIMD8(
      Double(center.x), Double(center.y), Double(bounds.origin.x), Double(bounds.origin.y),
      Double(bounds.size.width), Double(bounds.size.height), Double(alpha), 0)
  }

  /// - Parameter origin: the top left corner of the untransformed frame.
  init(origin: CGPoint, bounds: CGRect, alpha: CGFloat) {
    self.init(
      center: CGPoint(x: origin.x + bounds.width / 2, y: origin.y + bounds.height / 2), bounds: bounds,
      alpha: alpha)
  }

  var center: CGPoint { CGPoint(x: values[0], y: values[1]) }
  var bounds: CGRect { CGRect(x: values[2], y: values[3], width: values[4], height: values[5]) }
  var alpha: CGFloat { CGFloat(values[6]) }

  static func += (lhs: inout ViewVector, rhs: ViewVector) { lhs.values += rhs.values }
  static func - (lhs: ViewVector, rhs: ViewVector) -> ViewVector {
    ViewVector(values: lhs.values - rhs.values)
  }
  static func * (lhs: ViewVector, factor: Double) -> ViewVector {
    ViewVector(values: lhs.values * factor)
  }
}

/// One animation's share of one view.
@MainActor
final class ViewChange {
  weak var view: UIView?
  let run: AnimationRun
  /// The part of the run in which the change takes place: a keyframe's, or all of it.
  let segment: ClosedRange<Double>
  /// Whether it happens at the end of its part, without a way.
  let isDiscrete: Bool
  /// The vector from the new values to the old ones.
  var displacement = ViewVector.zero
  /// The transform before, if it was changed.
  var oldTransform: CGAffineTransform?

  init(of view: UIView, in run: AnimationRun, segment: ClosedRange<Double>, isDiscrete: Bool) {
    self.view = view
    self.run = run
    self.segment = segment
    self.isDiscrete = isDiscrete
  }

  /// The fraction of this change that is done.
  var progress: Double {
    let whole = run.progress
    let length = segment.upperBound - segment.lowerBound
    guard length < 1 || segment.lowerBound > 0 else { return isDiscrete ? whole.rounded(.down) : whole }
    guard length > 0, !isDiscrete else { return whole >= segment.lowerBound ? 1 : 0 }
    return min(1, max(0, (whole - segment.lowerBound) / length))
  }

  /// Moves the view back to where it was, or a part of the way there.
  func takeBack(_ part: Double) {
    guard let view else { return }
    view.setAnimatedValues(view.animatedValues.adding(displacement * part))
    if let oldTransform {
      view.storedTransform = TransformParts.between(view.storedTransform, oldTransform, part)
    }
  }
}

extension ViewVector {
  fileprivate func adding(_ other: ViewVector) -> ViewVector { ViewVector(values: values + other.values) }
}

/// The values that a view shows at a time of an animation: the position and size between the old and the new ones. The
/// view's own `frame`, `center` and `bounds` are the new ones from the start (Apple's `layer.presentation()`).
public struct ViewPresentation: Hashable, Sendable {
  /// The position of the anchor point in the superview's space: the middle, for nearly all views.
  public var center: CGPoint
  /// In the view's own space.
  public var bounds: CGRect
  /// About the centre.
  public var transform: CGAffineTransform
  /// From 0 to 1.
  public var alpha: CGFloat
  /// The point of the bounds that lies at `center`, from 0 to 1.
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// The rectangle in the superview's space; with a transform, the upright box around it.
  public var frame: CGRect {
    let box = CGRect(
      x: -bounds.width * anchorPoint.x, y: -bounds.height * anchorPoint.y, width: bounds.width,
      height: bounds.height)
    return (transform.isIdentity ? box : box.applying(transform)).offsetBy(dx: center.x, dy: center.y)
  }
}

extension UIView {
  /// The values that the view shows at the current time of its tree's `animationTimeline`.
  public var presentation: ViewPresentation {
    var shown = animatedValues
    var transform = storedTransform
    for change in rare?.animations ?? [] {
      let left = 1 - change.progress
      shown += change.displacement * left
      if let old = change.oldTransform { transform = TransformParts.between(storedTransform, old, left) }
    }
    let (middle, bounds, anchor) = (shown.center, shown.bounds, storedAnchorPoint)
    return ViewPresentation(
      center: CGPoint(
        x: middle.x + bounds.width * (anchor.x - 0.5), y: middle.y + bounds.height * (anchor.y - 0.5)),
      bounds: bounds, transform: transform, alpha: shown.alpha, anchorPoint: anchor)
  }

  var animatedValues: ViewVector { ViewVector(origin: origin, bounds: storedBounds, alpha: alpha) }

  /// An animation that is taken back sets frames as layout does: no constraint follows from them.
  func setAnimatedValues(_ values: ViewVector) {
    let bounds = values.bounds
    let center = values.center
    if storedBounds.origin != bounds.origin { self.bounds.origin = bounds.origin }
    setUntransformedFrame(
      CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
        height: bounds.height))
    if alpha != values.alpha { alpha = values.alpha }
  }
}
