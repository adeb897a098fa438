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
  /// Sets the value; at once, whether `animated` or not.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = min(max(value, minimumValue), maximumValue)
  }
  /// Whether events are sent while the thumb moves; stored.
  open var isContinuous = true
  /// The colour of the track before the thumb; stored.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the track behind the thumb; stored.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the thumb; stored.
  open var thumbTintColor: UIColor?

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
