// The stepper: a fixed size.

import Foundation

/// A control that counts up and down.
open class UIStepper: UIControl {
  /// The present value; without effect on layout.
  open var value: Double = 0
  /// The least value.
  open var minimumValue: Double = 0
  /// The greatest value.
  open var maximumValue: Double = 100

  override class var defaultContentHugging: (UILayoutPriority, UILayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }

  open override var intrinsicContentSize: CGSize { controlMetrics.stepperSize }
}
