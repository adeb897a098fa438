// One line of text to edit, in one of four borders.

import Foundation
import Typography

/// A field for one line of text.
open class UITextField: UIControl {
  /// The kinds of border.
  public enum BorderStyle: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case none, line, bezel, roundedRect
  }

  /// The text.
  open var text: String? { didSet { if text != oldValue { invalidateIntrinsicContentSize() } } }
  /// What is shown while there is no text; counts for the size like text.
  open var placeholder: String? { didSet { if placeholder != oldValue { invalidateIntrinsicContentSize() } } }
  /// The font of text and placeholder.
  open var font = UIFont.systemFont(ofSize: 17) {
    didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The border; decides the insets and the height.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Shows dots instead of the text.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// From the border to the text, left and right.
  private var padding: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  private var shownText: ControlText {
    ControlText((text ?? "").isEmpty ? placeholder : text, font: font)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: intrinsicWidth, height: intrinsicHeight) }

  private var intrinsicWidth: CGFloat {
    let shown = shownText
    guard shown.isEmpty else {
      return shown.size(in: effectiveLayoutEnvironment, rounding: .points).width + 2 * padding
    }
    return borderStyle == .roundedRect ? controlMetrics.emptyRoundedTextFieldWidth : 2 * padding
  }

  /// Without a border a line and a point: 22 for 17 points (23 views); only a line where dots stand for the text: 21
  /// (all 3 of the corpus, in one document beside five of 22). A rounded border has a least height that fonts up to 17
  /// points do not reach.
  private var intrinsicHeight: CGFloat {
    let bare = isSecureTextEntry ? lineHeight : lineHeight + 1
    switch borderStyle {
    case .none: return bare
    case .line: return bare + 4
    case .bezel: return bare + 6
    case .roundedRect: return max(controlMetrics.roundedTextFieldHeight, bare + 12)
    }
  }

  private var lineHeight: CGFloat {
    ControlText("", font: font).size(in: effectiveLayoutEnvironment, rounding: .points).height
  }

  override var descriptionText: String? { (text ?? "").isEmpty ? placeholder : text }

  // MARK: Baselines

  /// The line stays in the middle of a field of any height: six documents store a field of 30 points (22 of its
  /// own) 4 points higher than its top would be with the baseline of a label beside it.
  override var baselineOffsets: BaselineOffsets? {
    let metrics = effectiveLayoutEnvironment.textMeasurer.metrics(of: font.fontDescription)
    let height = intrinsicHeight
    let first = (height - CGFloat(metrics.lineHeight)) / 2 + CGFloat(metrics.ascender)
    return BaselineOffsets(firstFromTop: first, lastFromBottom: height - first, centeredHeight: height)
  }

  override var baselineFontMetrics: FontMetrics? {
    effectiveLayoutEnvironment.textMeasurer.metrics(of: font.fontDescription)
  }
}
