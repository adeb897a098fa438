// The activity indicator: one of two sizes.

import Foundation

/// A spinning wheel.
open class UIActivityIndicatorView: UIView {
  /// The looks, with Apple's raw values.
  public enum Style: Int, Sendable {
    /// `whiteLarge` and `large` are 37 points wide and high, the others 20.
    case whiteLarge = 0, white = 1, gray = 2, medium = 100, large = 101
    var isLarge: Bool { self == .large || self == .whiteLarge }
  }
  /// Decides the size.
  open var style: Style { didSet { invalidateIntrinsicContentSize() } }
  /// Whether Apple's class hides while it rests; without effect on layout here.
  open var hidesWhenStopped = true

  /// An indicator of its style's size.
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
