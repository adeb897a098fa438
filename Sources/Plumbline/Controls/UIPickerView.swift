// Wheels to pick from.

import Foundation

/// A picker of wheels.
open class UIPickerView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setContentHuggingPriority(.defaultHigh, for: .horizontal)  // spec 05 §2
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  open override var intrinsicContentSize: CGSize { controlMetrics.pickerSize }
}
