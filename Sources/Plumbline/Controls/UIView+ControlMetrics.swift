// The control metrics that hold for a view: those of its surroundings' generation.

import Foundation

extension UIView {
  /// The sizes of the system's controls in this view's environment.
  var controlMetrics: ControlMetrics { ControlMetrics(effectiveLayoutEnvironment.generation) }

  /// The frame's size around an intrinsic content size; the current length on axes without one.
  var sizeAroundContent: CGSize {
    let content = intrinsicContentSize
    let frame = content.grown(by: alignmentRectInsets)
    return CGSize(
      width: content.width == UIView.noIntrinsicMetric ? storedBounds.width : frame.width,
      height: content.height == UIView.noIntrinsicMetric ? storedBounds.height : frame.height)
  }
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
