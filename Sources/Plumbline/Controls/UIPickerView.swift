// Wheels to pick from.

import Foundation

/// A picker of wheels.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  override class var defaultContentHugging: (UILayoutPriority, UILayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }

  open override var intrinsicContentSize: CGSize { controlMetrics.pickerSize }
}
