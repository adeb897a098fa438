// The way from a view to the figures of its surroundings' generation.

import Foundation

extension UIView {
  /// The sizes of the system's controls where this view lives.
  var controlMetrics: ControlMetrics { ControlMetrics(effectiveLayoutEnvironment.generation) }
}

extension CGSize {
  /// The size inside insets; both are points.
  func shrunk(by insets: UIEdgeInsets) -> CGSize {
    CGSize(width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }

  func grown(by insets: UIEdgeInsets) -> CGSize {
    CGSize(width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
  }
}
