// The stepper: a fixed size.

import Foundation

/// A control that counts up and down: a fixed size.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The present value, kept as it is set, within the range or not; without effect on layout.
  open var value: Double = 0
  /// The least value that pressing would come to; stored.
  open var minimumValue: Double = 0
  /// The greatest value that pressing would come to; stored.
  open var maximumValue: Double = 100
  /// 1 at first; stored: nothing here presses.
  open var stepValue: Double = 1
  /// Whether the value goes on at the other end; no at first; stored.
  open var wraps = false
  /// Whether a longer press goes on; yes at first; stored.
  open var autorepeat = true

  override class var defaultContentHugging: (UILayoutPriority, UILayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }

  open override var intrinsicContentSize: CGSize { controlMetrics.stepperSize }
}
