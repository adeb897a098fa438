// How round the corners of a view are, as views say it since iOS 26.

import Foundation
import Plumbline

/// The radius of a corner, in points.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  CustomStringConvertible
{
  fileprivate enum Kind: Hashable {
    case fixed(CGFloat)
    case concentric(minimum: CGFloat?)
  }
  fileprivate let kind: Kind

  /// The same whatever lies around.
  public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }
  /// Around the middle of the container's corner, at least a minimum. The container is not looked at here: it is the minimum, or
  /// 0.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(minimum: minimum))
  }

  private init(kind: Kind) { self.kind = kind }
  /// A fixed radius.
  public init(floatLiteral value: Double) { self.init(kind: .fixed(value)) }
  /// A fixed radius.
  public init(integerLiteral value: Int) { self.init(kind: .fixed(CGFloat(value))) }

  fileprivate var points: CGFloat {
    switch kind {
    case .fixed(let radius): radius
    case .concentric(let minimum): minimum ?? 0
    }
  }

  /// What it is, with its number.
  public var description: String {
    switch kind {
    case .fixed(let radius): "fixed(\(radius))"
    case .concentric(let minimum): "containerConcentric(minimum: \(minimum.map { "\($0)" } ?? "nil"))"
    }
  }
}

/// Which radius each corner of a view has.
public struct UICornerConfiguration: Hashable, Sendable {
  /// Upper left, upper right, lower left, lower right; nil for a square corner.
  private var radii: [UICornerRadius?] = [nil, nil, nil, nil]
  private var isCapsule = false
  private var greatest: CGFloat?

  private init(_ radii: [UICornerRadius?]) { self.radii = radii }

  /// Half of the shorter side, which makes a capsule.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    var result = UICornerConfiguration([nil, nil, nil, nil])
    (result.isCapsule, result.greatest) = (true, maximumRadius)
    return result
  }
  /// One radius, for each corner by itself.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration([radius, radius, radius, radius])
  }
  /// A radius for each corner; nil for a square one.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius])
  }
  /// One radius for all corners.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(radius: radius)
  }
  /// One radius for the upper corners, one for the lower ones.
  public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius)
    -> UICornerConfiguration
  { UICornerConfiguration([topRadius, topRadius, bottomRadius, bottomRadius]) }
  /// One radius for the left corners, one for the right ones.
  public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius)
    -> UICornerConfiguration
  { UICornerConfiguration([leftRadius, rightRadius, leftRadius, rightRadius]) }

  fileprivate func radius(_ corner: Int, in size: CGSize) -> CGFloat {
    let half = min(size.width, size.height) / 2
    if isCapsule { return min(half, greatest ?? half) }
    return min(radii[corner]?.points ?? 0, half)
  }
}

extension UIView {
  /// How round the corners are; square at first. It is kept for `effectiveRadius(corner:)`: the layer's `cornerRadius`, which
  /// pictures show, stays as it is.
  public var cornerConfiguration: UICornerConfiguration {
    get { carried(or: .corners(radius: 0)) }
    set { carry(newValue) }
  }
  /// The radius of a corner in the view's present size, in points: never more than half of the shorter side.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    return corners.firstIndex { corner.contains($0) }.map { cornerConfiguration.radius($0, in: bounds.size) }
      ?? 0
  }
}
