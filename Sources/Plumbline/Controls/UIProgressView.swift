// The progress bar: a fixed height, any width.

import Foundation

/// A bar that fills with progress.
open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }
  open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
  open var progress: Float = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setContentHuggingPriority(.defaultHigh, for: .vertical)  // spec 05 §2
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: controlMetrics.progressViewHeight(isBar: progressViewStyle == .bar))
  }
}
