// Text of any length: scrolls, or is as large as its text.

import Foundation
import Typography

/// A region of text. It has a size of its own only while it does not scroll.
open class UITextView: UIScrollView {
  /// The text.
  open var text: String? { didSet { if text != oldValue { invalidateIntrinsicContentSize() } } }
  /// Text in several fonts; wins over `text` where it is set.
  open var textRuns: [TextRun]? { didSet { if textRuns != oldValue { invalidateIntrinsicContentSize() } } }
  /// The font of the text.
  open var font = UIFont.systemFont(ofSize: 12) {
    didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// From the edges to the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Between the container's sides and the lines.
  open var lineFragmentPadding: CGFloat = 5

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return size(within: settledWidth)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(within: size.width) }

  /// Whole points: 14 points in two lines store 50, 13 points in one line 32 (both with 16 of insets).
  private func size(within width: CGFloat) -> CGSize {
    let sides = textContainerInset.left + textContainerInset.right + 2 * lineFragmentPadding
    let limits = TextLimits(width: Double(max(0, width - sides)), numberOfLines: 0, lineBreak: .wordWrap)
    let content = ControlText(
      runs: textRuns ?? [TextRun(text ?? "", font: font.fontDescription)], limits: limits)
    let measured = content.measure(in: effectiveLayoutEnvironment)
    let height = CGFloat(measured.height) + textContainerInset.top + textContainerInset.bottom
    return CGSize(
      width: (CGFloat(measured.width) + sides).roundedUpToPixel(scale: 1),
      height: height.roundedUpToPixel(scale: 1))
  }

  override var descriptionText: String? { textRuns.map { $0.map(\.text).joined() } ?? text }

  override var hasHeightForWidth: Bool { !isScrollEnabled }

  override func layoutWidthDidSettle(_ width: CGFloat) -> Bool {
    let before = intrinsicContentSize
    _ = super.layoutWidthDidSettle(width)
    return intrinsicContentSize != before
  }
}
