// Labels: intrinsic content size, wrapping at the width that the layout gives, and baselines.

import Foundation
import Typography

/// Shows text in one or more lines. Its content size is that of the text, in points and rounded up to pixels.
///
/// A label of several lines has no height until it knows its width: the layout gives it one, the text is set anew in
/// it, and the second look decides the height (spec 05 §6). `preferredMaxLayoutWidth` says the width beforehand, as
/// for a label whose size is asked for outside of a layout.
///
/// Text is measured by the tree's `LayoutEnvironment.textMeasurer`: the system font's embedded tables unless a
/// program sets another.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// The text in the label's font; nil or empty has no size. Set: attributes go.
  open dynamic var text: String? {
    get { storedText }
    set { setText(newValue) }
  }
  /// Text in several fonts (`attributedText`); wins over `text` where it is set.
  open var textRuns: [TextRun]? { didSet { if textRuns != oldValue { contentDidChange() } } }
  /// The text with its attributes. Fonts, kerning, images and each paragraph's style count for the size.
  open dynamic var attributedText: NSAttributedString? {
    get {
      storedAttributedText ?? storedText.map { NSAttributedString(string: $0, attributes: ownAttributes) }
    }
    set { setAttributedText(newValue) }
  }
  /// The font of `text`. Attributed text gets it for all of its characters, and sets it to that of its first one. Nil sets
  /// the system's, of 17 points.
  open dynamic var font: UIFont! {
    get { storedFont }
    set { setFont(newValue ?? .systemFont(ofSize: 17)) }
  }
  /// The largest number of lines, 0 for no limit; 1 by default. A change triggers layout.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }
  /// `.byTruncatingTail` by default; bears on where lines break. A change lays out anew.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentDidChange() } }
  }
  /// Distances and bounds of lines (`NSParagraphStyle`); only those fields count.
  open var paragraph = TextLimits() { didSet { if paragraph != oldValue { contentDidChange() } } }
  /// The width at which lines wrap, in points, for a label of several lines; 0 for the width that layout gives.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }
  /// Whether Apple's class makes the font smaller to fit; its size for layout stays.
  open dynamic var adjustsFontSizeToFitWidth = false
  /// The smallest scale that `adjustsFontSizeToFitWidth` would choose, from 0 to 1; the size for layout stays.
  open dynamic var minimumScaleFactor: CGFloat = 0

  private var storedFont = UIFont.systemFont(ofSize: 17)
  /// Whether `textRect(forBounds:limitedToNumberOfLines:)` decides the label's size.
  private var isAskedForSize = false
  private var storedAttributedText: NSAttributedString?
  /// The stored `text`: a subclass that overrides the property calls the class's own in turn.
  private var storedText: String?

  private func setText(_ new: String?) {
    let old = storedText
    storedText = new
    forgetAttributes()
    if new != old {
      contentDidChange()
      tellObservers()
    }
  }

  // MARK: Look, which layout only carries

  /// The colour of the text, which pictures show; nil sets the system's. Without effect on layout.
  open var textColor: UIColor! = .label { didSet { if textColor == nil { textColor = .label } } }
  /// The alignment of the lines; without effect on the size.
  open dynamic var textAlignment = NSTextAlignment.natural
  /// The colour of the text while `isHighlighted`; stored.
  open dynamic var highlightedTextColor: UIColor?
  /// Whether the text has `highlightedTextColor`; without effect on layout.
  open dynamic var isHighlighted = false
  /// Whether the label is shown as usual rather than paler, as pictures do; true by default.
  open dynamic var isEnabled = true
  /// The colour of the text's shadow, nil for none; without effect on layout.
  open dynamic var shadowColor: UIColor?
  /// The offset of the shadow, in points; a point upwards by default; stored.
  open dynamic var shadowOffset = CGSize(width: 0, height: -1)
  /// The vertical position of text in a smaller font; stored.
  open dynamic var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether letters may move together before a line is cut; without effect on the size.
  open dynamic var allowsDefaultTighteningForTruncation = false
  /// Whether the font follows the user's text size: one of a text style, or scaled by `UIFontMetrics`.
  open dynamic var adjustsFontForContentSizeCategory = false

  override func textSizeDidChange(to traits: UITraitCollection) {
    guard adjustsFontForContentSizeCategory else { return }
    setFont(storedFont.following(traits), keepsAttributes: true)
  }

  override class var takesTouchesAtFirst: Bool { false }

  private func contentDidChange() { invalidateIntrinsicContentSize() }

  // MARK: Attributes

  private var ownAttributes: [NSAttributedString.Key: Any] {
    [.font: storedFont, .foregroundColor: textColor ?? .label]
  }

  private func setAttributedText(_ attributed: NSAttributedString?) {
    setText(attributed?.string)
    guard let attributed else { return }
    storedAttributedText = NSAttributedString(attributedString: attributed)
    storedFont = attributed.firstFont ?? storedFont
    textRuns = attributed.textRuns(defaultFont: storedFont)
    if let style = attributed.firstParagraphStyle {
      paragraph = style.limits
      if style.alignment != .natural { textAlignment = style.alignment }
    }
    let needed = attributed.needsParagraphs
    if needed || hasParagraphs {
      hasParagraphs = needed
      // Indents and images change the size of equal letters.
      contentDidChange()
    }
  }

  /// Whether lines of the attributed text do not follow from its fonts alone.
  private final var hasParagraphs = false

  private func forgetAttributes() {
    guard storedAttributedText != nil else { return }
    storedAttributedText = nil
    textRuns = nil
    paragraph = TextLimits()
  }

  /// - Parameter keepsAttributes: Whether attributed text keeps its fonts.
  private func setFont(_ font: UIFont, keepsAttributes: Bool = false) {
    if !keepsAttributes, let attributed = storedAttributedText, attributed.length > 0 {
      // "Applies the font to the entirety of the string in attributedText" (Apple on `font`).
      storedAttributedText = attributed.set(in: font)
    } else {
      // Fonts are equal that look the same; one of them may follow the text size.
      guard font != storedFont || font.scaling != storedFont.scaling else { return }
    }
    storedFont = font
    if let storedAttributedText { textRuns = storedAttributedText.textRuns(defaultFont: font) }
    contentDidChange()
  }

  // MARK: Rectangles

  /// The part of the bounds that the text takes: from the left, in the middle between top and bottom. A subclass that
  /// replaces it is asked for the label's own size as well, with bounds as large as the label may become.
  open dynamic func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    var content = content(within: bounds.width)
    content.limits.numberOfLines = numberOfLines
    guard !content.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    if isAskedForSize { return CGRect(origin: bounds.origin, size: measured(content)) }
    let size = content.size(in: effectiveLayoutEnvironment, rounding: .pixels)
    let height = min(size.height, bounds.height)
    return CGRect(
      x: bounds.minX, y: bounds.midY - height / 2, width: min(size.width, bounds.width), height: height)
  }

  /// Draws the text into the current context, from the left in the middle of a rectangle. Called by `draw(_:)` with the
  /// bounds; subclasses call it with others.
  open dynamic func drawText(in rect: CGRect) {
    #if !canImport(Darwin)
      guard let attributedText, attributedText.length > 0 else { return }
      CGContext.current?.draw(
        attributedText, in: textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines))
    #endif
  }
  /// Draws the text, when a layer is drawn into a context.
  open dynamic override func draw(_ rect: CGRect) { drawText(in: bounds) }

  // MARK: Size

  /// The text that is measured, limited to a width.
  func content(within width: CGFloat) -> ControlText {
    var limits = paragraph
    // A width of 0 is no limit: labels that are laid out 0 wide store the height of one line.
    limits.width = numberOfLines == 1 || width <= 0 ? .infinity : Double(width)
    limits.numberOfLines = numberOfLines
    limits.lineBreak = lineBreakMode.limit
    // From iOS 13 on: in 4 labels of free width (builds 16087 to 20020, 2 in each half; `Long long long podcast name` is
    // 107.5 wide in 196); 1 contradicts, whose line ends 0.2 points before its limit (`EnterPinCodeViewController.storyboard`).
    limits.avoidsOrphans = textRuns == nil && effectiveLayoutEnvironment.generation.system >= 13
    var content = ControlText(
      runs: textRuns ?? [TextRun(storedText ?? "", font: storedFont.fontDescription)], limits: limits)
    if let storedAttributedText, hasParagraphs {
      content.paragraphs = storedAttributedText
      content.lastLineBreakMode = lineBreakMode
    }
    return content
  }

  /// The width at which lines wrap: the preferred one, or that of the last layout (spec 05 §6).
  private var wrappingWidth: CGFloat { preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : settledWidth }

  open dynamic override var intrinsicContentSize: CGSize { size(within: wrappingWidth) }

  /// The size of the text wrapped at a width, rounded up to pixels: what a label of that width needs.
  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(within: size.width > 0 ? size.width : .infinity)
  }

  private func size(within width: CGFloat) -> CGSize {
    guard type(of: self) == UILabel.self || isAskedForSize else { return sizeOfSubclass(within: width) }
    let content = content(within: width)
    return content.isEmpty ? .zero : measured(content)
  }

  private func measured(_ content: ControlText) -> CGSize {
    let environment = effectiveLayoutEnvironment
    return content.size(in: environment, rounding: isFittedToPoints(in: environment) ? .points : .pixels)
  }

  /// The size by a subclass's override: "changes in the label's bounding rectangle [...] before the system performs
  /// other text layout calculations" (Apple on `textRect(forBounds:limitedToNumberOfLines:)`).
  private func sizeOfSubclass(within width: CGFloat) -> CGSize {
    isAskedForSize = true
    defer { isAskedForSize = false }
    let isUnbounded = numberOfLines == 1 || width <= 0 || !width.isFinite
    let bounds = CGRect(
      x: 0, y: 0, width: isUnbounded ? Self.unboundedLength : width, height: Self.unboundedLength)
    let size = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    // What is no number would stop the layout.
    return CGSize(width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
  }

  /// Sums of it with a program's insets are exact.
  private static let unboundedLength: CGFloat = 0x1p24

  /// At 2 pixels a point the two differ by no more than a pixel, and both occur. Of labels in the font that they come with
  /// 130 of the corpus' frames are whole points high and 38 are not; but Interface Builder finds contents in competition
  /// where whole points would just fit, so it is the frame that is whole there, not the content.
  private func isFittedToPoints(in environment: LayoutEnvironment) -> Bool {
    environment.fitsTextToPoints && environment.displayScale == 3 && numberOfLines == 1
  }

  override var hasHeightForWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  override func layoutWidthDidSettle(_ width: CGFloat) -> Bool {
    let before = intrinsicContentSize
    _ = super.layoutWidthDidSettle(width)
    return intrinsicContentSize != before
  }

  override var descriptionText: String? { textRuns.map { $0.map(\.text).joined() } ?? storedText }

  // MARK: Baselines

  override var baselineOffsets: BaselineOffsets? {
    let measured = content(within: wrappingWidth).measure(in: effectiveLayoutEnvironment)
    return BaselineOffsets(
      firstFromTop: CGFloat(measured.firstBaselineFromTop),
      lastFromBottom: CGFloat(measured.lastBaselineFromBottom))
  }

  override var baselineFontMetrics: FontMetrics? {
    effectiveLayoutEnvironment.textMeasurer.metrics(of: textRuns?.first?.font ?? storedFont.fontDescription)
  }
}

/// The vertical position of text in a smaller font in its line. Raw values are Apple's.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  /// Apple's names in the order of the raw values.
  case alignBaselines, alignCenters, none
}
