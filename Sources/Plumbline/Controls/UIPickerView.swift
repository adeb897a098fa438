// Wheels to pick from.

import Foundation

/// A picker of wheels, of a fixed size: what the wheels show is not asked for.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  override class var defaultContentHugging: (UILayoutPriority, UILayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }

  open override var intrinsicContentSize: CGSize { controlMetrics.pickerSize }
}
