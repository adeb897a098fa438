// The two-state switch: a fixed size, a narrower alignment rectangle.

import Foundation

/// A two-state switch. Its alignment rectangle is 2 points narrower than its frame.
open class UISwitch: UIControl {
  /// The state; without effect on layout.
  open var isOn = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    // spec 05 §2: a switch keeps its size by default.
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  open override var alignmentRectInsets: UIEdgeInsets { controlMetrics.switchInsets }

  open override var intrinsicContentSize: CGSize {
    controlMetrics.switchFrame.shrunk(by: alignmentRectInsets)
  }
}
