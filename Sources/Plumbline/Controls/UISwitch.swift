// The two-state switch: a fixed size, a narrower alignment rectangle.

import Foundation

/// A two-state switch. Its alignment rectangle is 2 points narrower than its frame.
open class UISwitch: UIControl {
  /// The state; without effect on layout.
  open var isOn = false

  override class var defaultContentHugging: (UILayoutPriority, UILayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }

  open override var alignmentRectInsets: UIEdgeInsets { controlMetrics.switchInsets }

  open override var intrinsicContentSize: CGSize {
    controlMetrics.switchFrame.shrunk(by: alignmentRectInsets)
  }
}
