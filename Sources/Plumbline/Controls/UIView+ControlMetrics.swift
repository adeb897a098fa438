// The control metrics that hold for a view: those of its surroundings' generation.

import Foundation

extension UIView {
  /// The sizes of the system's controls where this view lives.
  var controlMetrics: ControlMetrics { ControlMetrics(effectiveLayoutEnvironment.generation) }

  /// The frame's size where the content has its own; the current length where it has none.
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
