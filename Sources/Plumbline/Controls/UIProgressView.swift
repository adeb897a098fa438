// The progress bar: a fixed height, any width.

import Foundation

/// A bar that fills with progress: a fixed height, any width.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The bar by itself, or narrower within another bar. Raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case `default`, bar
  }
  /// Decides the height.
  open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
  /// The progress, clamped to 0 to 1; without effect on layout.
  open var progress: Float = 0 { didSet { progress = progress > 0 ? min(progress, 1) : 0 } }
  /// Sets the progress; at once, whether `animated` or not.
  open dynamic func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  /// The colour of the completed part, which pictures show.
  open dynamic var progressTintColor: UIColor?
  /// The colour of the remaining part, which pictures show.
  open dynamic var trackTintColor: UIColor?

  /// A bar of a look, empty, without a frame.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  override class var defaultContentHugging: (UILayoutPriority, UILayoutPriority) {
    (.defaultLow, .defaultHigh)
  }

  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { sizeAroundContent }

  open dynamic override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: controlMetrics.progressViewHeight(isBar: progressViewStyle == .bar))
  }
}
