// Picker views.

import Foundation

/// A picker of wheels, of a fixed size: what the wheels show is not asked for.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// A frame of no size gets that of every picker.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero { self.frame.size = sizeAroundContent }
  }

  /// A picker from an archive, with its frame.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var defaultContentHugging: (UILayoutPriority, UILayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }

  open dynamic override var intrinsicContentSize: CGSize { controlMetrics.pickerSize }
}
