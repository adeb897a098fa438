// The activity indicator: one of two sizes.

import Foundation

/// A spinning wheel.
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case whiteLarge = 0, white = 1, gray = 2, medium = 100, large = 101
    var isLarge: Bool { self == .large || self == .whiteLarge }
  }
  open var style: Style { didSet { invalidateIntrinsicContentSize() } }
  open var hidesWhenStopped = true

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    setContentHuggingPriority(.defaultHigh, for: .horizontal)  // spec 05 §2
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .medium)
    self.frame = frame
  }

  open override var intrinsicContentSize: CGSize {
    controlMetrics.activityIndicatorSize(isLarge: style.isLarge)
  }
}
