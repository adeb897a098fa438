// The stepper: a fixed size.

import Foundation

/// A control that counts up and down: a fixed size.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The current value: within the range, whatever is set. Without effect on layout.
  open var value: Double = 0 {
    didSet {
      let kept = max(minimumValue, min(value, maximumValue))
      if value != kept { value = kept }
    }
  }
  /// The least value; a `value` below it becomes it.
  open var minimumValue: Double = 0 { didSet { if value < minimumValue { value = minimumValue } } }
  /// The greatest value; a `value` above it becomes it.
  open var maximumValue: Double = 100 { didSet { if value > maximumValue { value = maximumValue } } }
  /// The step of one press; 1 by default; stored: nothing here presses.
  open dynamic var stepValue: Double = 1
  /// Whether the value wraps around at the ends; false by default; stored.
  open dynamic var wraps = false
  /// Whether a longer press repeats; true by default; stored.
  open dynamic var autorepeat = true

  /// A stepper at the frame's origin; the frame's size is ignored, as all have the same.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    self.frame.size = sizeAroundContent
  }

  /// A stepper from an archive, with its frame.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var defaultContentHugging: (UILayoutPriority, UILayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }

  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { sizeAroundContent }

  open dynamic override var intrinsicContentSize: CGSize { controlMetrics.stepperSize }
}
