// The slider: a fixed height, any width.

import Foundation

/// A slider. Its track ends 2 points inside its frame on both sides, which is where it aligns.
open class UISlider: UIControl {
  /// Where the thumb is; without effect on layout.
  open var value: Float = 0
  /// The value at the leading end.
  open var minimumValue: Float = 0
  /// The value at the trailing end.
  open var maximumValue: Float = 1

  override class var defaultContentHugging: (UILayoutPriority, UILayoutPriority) {
    (.defaultLow, .defaultHigh)
  }

  open override var alignmentRectInsets: UIEdgeInsets { controlMetrics.sliderInsets }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: controlMetrics.sliderHeight(isInToolbar: isInToolbar))
  }

  private var isInToolbar: Bool {
    var view = superview
    while let current = view {
      if current is UIToolbar { return true }
      view = current.superview
    }
    return false
  }
}
