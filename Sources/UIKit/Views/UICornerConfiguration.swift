// Corners of views since iOS 26; carried, as no frame depends on them.

import Foundation
import Plumbline

/// The radius of a corner.
public struct UICornerRadius: Hashable, Sendable {
  fileprivate var points: CGFloat
  /// A number of points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(points: radius) }
}

/// The corner radii of a view.
public struct UICornerConfiguration: Hashable, Sendable {
  fileprivate var radius: UICornerRadius
  /// All corners alike.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration { .init(radius: radius) }
}

private final class ViewCornerState: CarriedState {
  var configuration: UICornerConfiguration?
}

extension UIView {
  /// Nil for corners as the layer has them.
  public var cornerConfiguration: UICornerConfiguration? {
    get { carried(ViewCornerState.self).configuration }
    set { makeCarried(ViewCornerState.self).configuration = newValue }
  }
  /// The effective radius of a corner, by the configuration or the layer.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    cornerConfiguration?.radius.points ?? layer.cornerRadius
  }
}
