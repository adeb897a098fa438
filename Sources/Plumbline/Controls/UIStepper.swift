// The stepper: a fixed size.

import Foundation

/// A control that counts up and down.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The present value, kept as it is set, within the range or not; without effect on layout.
  open var value: Double = 0
  /// The least value that pressing would come to; stored.
  open var minimumValue: Double = 0
  /// The greatest value that pressing would come to; stored.
  open var maximumValue: Double = 100
  /// What one press adds or takes.
  open var stepValue: Double = 1
  /// Whether the value goes on at the other end.
  open var wraps = false
  /// Whether a longer press goes on.
  open var autorepeat = true

  override class var defaultContentHugging: (UILayoutPriority, UILayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeAroundContent }

  open override var intrinsicContentSize: CGSize { controlMetrics.stepperSize }
}
