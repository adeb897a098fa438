// Text in lines: its own size, how the width that the layout gives it decides its height, and its baselines.

import Foundation
import Typography

/// How a text's lines are broken where they are too long; Apple's names and raw values.
public enum NSLineBreakMode: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  var limit: TextLimits.LineBreak {
    switch self {
    case .byWordWrapping: .wordWrap
    case .byCharWrapping: .characterWrap
    case .byClipping: .clip
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: .truncate
    }
  }
}

/// Shows text in one or more lines.
open class UILabel: UIView {
  /// The text in the label's font; nil or empty has no size.
  open var text: String? { didSet { if text != oldValue { contentDidChange() } } }
  /// Text in several fonts (`attributedText`); wins over `text` where it is set.
  open var textRuns: [TextRun]? { didSet { if textRuns != oldValue { contentDidChange() } } }
  /// The font of `text`.
  open var font = UIFont.systemFont(ofSize: 17) { didSet { if font != oldValue { contentDidChange() } } }
  /// The most lines; 0 for as many as the text needs.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }
  /// How lines that are too long are broken or cut.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentDidChange() } }
  }
  /// Distances and bounds of lines (`NSParagraphStyle`); only those fields count.
  open var paragraph = TextLimits() { didSet { if paragraph != oldValue { contentDidChange() } } }
  /// Where lines wrap, in points, for a label of several lines; 0 means at the width that the layout gives.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }
  /// Whether Apple's class makes the font smaller to fit; its size for layout stays.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest scale of the font that fitting the width may choose.
  open var minimumScaleFactor: CGFloat = 0

  private func contentDidChange() { invalidateIntrinsicContentSize() }

  // MARK: Size

  /// The text that is measured, limited to a width.
  func content(within width: CGFloat) -> ControlText {
    var limits = paragraph
    // A width of 0 is no limit: labels that are laid out 0 wide store the height of one line.
    limits.width = numberOfLines == 1 || width <= 0 ? .infinity : Double(width)
    limits.numberOfLines = numberOfLines
    limits.lineBreak = lineBreakMode.limit
    return ControlText(
      runs: textRuns ?? [TextRun(text ?? "", font: font.fontDescription)], limits: limits)
  }

  /// Where lines wrap: at the preferred width, or at the one that the last layout gave (spec 05 §6).
  private var wrappingWidth: CGFloat { preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : settledWidth }

  open override var intrinsicContentSize: CGSize { size(within: wrappingWidth) }

  /// The size of the text wrapped at a width, rounded up to pixels: what a label of that width needs.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(within: size.width > 0 ? size.width : .infinity)
  }

  private func size(within width: CGFloat) -> CGSize {
    let content = content(within: width)
    guard !content.isEmpty else { return .zero }
    let environment = effectiveLayoutEnvironment
    return content.size(in: environment, rounding: isFittedToPoints(in: environment) ? .points : .pixels)
  }

  /// At 2 pixels a point the two differ by no more than a pixel, and both occur.
  private func isFittedToPoints(in environment: LayoutEnvironment) -> Bool {
    environment.fitsTextToPoints && environment.displayScale == 3 && numberOfLines == 1
  }

  override var hasHeightForWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  override func layoutWidthDidSettle(_ width: CGFloat) -> Bool {
    let before = intrinsicContentSize
    _ = super.layoutWidthDidSettle(width)
    return intrinsicContentSize != before
  }

  override var descriptionText: String? { textRuns.map { $0.map(\.text).joined() } ?? text }

  // MARK: Baselines

  override var baselineOffsets: BaselineOffsets? {
    let measured = content(within: wrappingWidth).measure(in: effectiveLayoutEnvironment)
    return BaselineOffsets(
      firstFromTop: CGFloat(measured.firstBaselineFromTop),
      lastFromBottom: CGFloat(measured.lastBaselineFromBottom))
  }

  override var baselineFontMetrics: FontMetrics? {
    effectiveLayoutEnvironment.textMeasurer.metrics(of: textRuns?.first?.font ?? font.fontDescription)
  }
}
