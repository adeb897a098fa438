// Text views: text of any length, which scrolls, or which the view is as large as.

import Foundation
import Typography

/// A region of text. It has a size of its own only while it does not scroll.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting, UIKeyInput, TypedText {
  /// The text without attributes; setting it removes them, and moves the insertion point to its end. Decides the size
  /// where the view does not scroll.
  open var text: String! = "" {
    didSet {
      forgetAttributes()
      keepSelection(nil)
      if text != oldValue { contentDidChange() }
      // Attributes that come along are told of once, with them.
      if !isTakingAttributes { textDidChange?() }
      tellObservers()
    }
  }
  /// Called when the text or its attributes were set: who keeps the text beside the view takes it.
  package var textDidChange: (() -> Void)?
  /// Text in several fonts; wins over `text` where it is set.
  package var textRuns: [TextRun]? { didSet { if textRuns != oldValue { contentDidChange() } } }
  /// The text with its attributes. Fonts, kerning, images and each paragraph's style count for the size.
  open dynamic var attributedText: NSAttributedString! {
    get { storedAttributedText ?? NSAttributedString(string: text ?? "", attributes: [.font: shownFont]) }
    set {
      isTakingAttributes = newValue != nil
      defer { isTakingAttributes = false }
      text = newValue?.string ?? ""
      guard let newValue else { return }
      let known = storedAttributedText
      storedAttributedText = NSAttributedString(attributedString: newValue)
      if let first = newValue.firstFont { font = first }
      textRuns = newValue.textRuns(defaultFont: shownFont)
      // Other distances than before need no other letters.
      if known?.firstParagraphStyle != nil || newValue.firstParagraphStyle != nil || newValue.needsParagraphs
      {
        contentDidChange()
      }
      textDidChange?()
    }
  }
  /// The font of the whole text, whatever its attributes said; nil for the system's, of 12 points. Attributed text sets it
  /// to that of its first character.
  open var font: UIFont? = .systemFont(ofSize: 12) {
    didSet {
      guard !isTakingAttributes else { return }
      if !isFollowingTextSize { storedAttributedText = storedAttributedText?.set(in: shownFont) }
      if let storedAttributedText { textRuns = storedAttributedText.textRuns(defaultFont: shownFont) }
      if font != oldValue {
        contentDidChange()
        textDidChange?()
      }
    }
  }
  private var isTakingAttributes = false
  private var isFollowingTextSize = false
  /// The font that counts.
  package var shownFont: UIFont { font ?? .systemFont(ofSize: 12) }
  private var storedAttributedText: NSAttributedString?
  /// The attributed text, where it has more than the view's own font.
  final var attributesOfText: NSAttributedString? { storedAttributedText }

  /// The height of the text at the width at which it was measured last; nil after a change.
  private var measuredContent: (width: CGFloat, height: CGFloat)?

  package final func contentDidChange() {
    measuredContent = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func forgetAttributes() {
    guard storedAttributedText != nil else { return }
    storedAttributedText = nil
    textRuns = nil
  }
  /// The insets from the view's edges to the container, in points; 8 above and below by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { contentDidChange() } }
  }
  /// Fixed when the view is made. Its padding and number of lines count for the size.
  public let textContainer: NSTextContainer

  // MARK: Stored beside layout

  /// `label` by default; pictures show it.
  open dynamic var textColor: UIColor? = .label
  /// The alignment of the lines; without effect on the size.
  open dynamic var textAlignment = NSTextAlignment.natural
  /// True by default; decides `canBecomeFirstResponder`.
  open dynamic var isEditable = true
  /// True by default; stored.
  open dynamic var isSelectable = true
  /// The selected range, in UTF-16 units: `selectedTextRange` as numbers; the end of the text while nothing was
  /// selected.
  open dynamic var selectedRange: NSRange {
    get { typedSelection }
    set {
      // `NSNotFound` and places beyond the text select its end.
      let length = ((text ?? "") as NSString).length
      let start = max(0, min(newValue.location, length))
      selectedTextRange = UITextRange(start, start + max(0, min(newValue.length, length - start)))
    }
  }
  /// Whether the font follows the user's text size: one of a text style, or scaled by `UIFontMetrics`.
  open dynamic var adjustsFontForContentSizeCategory = false

  override func textSizeDidChange(to traits: UITraitCollection) {
    guard adjustsFontForContentSizeCategory else { return }
    isFollowingTextSize = true
    font = font?.following(traits)
    isFollowingTextSize = false
  }

  /// Empty by default; stored.
  open dynamic var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The attributes of text typed next: of the first selected character, or of the one before the insertion point,
  /// until others are set; they count as long as the selection stays.
  open dynamic var typingAttributes: [NSAttributedString.Key: Any] {
    get { chosenTypingAttributes ?? attributesAtSelection }
    set { chosenTypingAttributes = newValue }
  }
  private final var chosenTypingAttributes: [NSAttributedString.Key: Any]?
  /// `.default` initially; stored.
  open dynamic var keyboardType = UIKeyboardType.default
  /// `.default` initially; stored.
  open dynamic var returnKeyType = UIReturnKeyType.default

  open dynamic override var canBecomeFirstResponder: Bool { isEditable }

  // MARK: Creation

  /// A text view; its container is made for it unless one is given.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer.following()
    super.init(frame: frame)
    watchContainer()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// A text view from an archive, with its text, font and insets.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer.following()
    super.init(coder: coder)
    watchContainer()
  }

  private func watchContainer() {
    textContainer.didChange = { [weak self] in self?.contentDidChange() }
    textContainer.join(self)
  }

  open dynamic override var inputView: UIView? {
    get { carriedStates.known(TypingState.self)?.inputView }
    set { makeCarried(TypingState.self).inputView = newValue }
  }
  open dynamic override var inputAccessoryView: UIView? {
    get { carriedStates.known(TypingState.self)?.inputAccessoryView }
    set { makeCarried(TypingState.self).inputAccessoryView = newValue }
  }

  // MARK: Typing

  /// Whether there is at least one character.
  open dynamic var hasText: Bool { !(text ?? "").isEmpty }
  /// Replaces the selection by a text, as a key does.
  open dynamic func insertText(_ text: String) { type(text, over: typedSelection) }
  /// Deletes the selection, or the character before the insertion point, as a key does.
  open dynamic func deleteBackward() { deleteTypedText() }
  /// The rectangle of the insertion point: 2 points wide, as high as its line.
  open dynamic func caretRect(for position: UITextPosition) -> CGRect { caretRectangle(at: position.offset) }
  /// The rectangles of a part of the text, one a line.
  open dynamic func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    rectangles(of: range.range).map(LineSelectionRect.init)
  }
  /// The rectangle of the first line of a part of the text; of an insertion point where it is seen.
  open dynamic func firstRect(for range: UITextRange) -> CGRect {
    rectangles(of: range.range).first ?? caretRectangle(at: range.start.offset)
  }
  /// The position between characters nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { UITextPosition(place(nearest: point)) }
  /// The selected range of the text, or the insertion point; nil while nothing was selected.
  open dynamic var selectedTextRange: UITextRange? {
    get { carriedStates.known(TypingState.self)?.selectedTextRange }
    set {
      makeCarried(TypingState.self).selectedTextRange = newValue
      chosenTypingAttributes = nil
    }
  }

  /// The selection as it was, for who sets the text of an edit; nil for the end of the text.
  package final func keepSelection(_ range: UITextRange?) {
    // Most text views never had one.
    guard range != nil || selectedTextRange != nil else { return }
    makeCarried(TypingState.self).selectedTextRange = range
  }

  final var typedText: String? {
    get { text }
    set { text = newValue }
  }

  /// Replaces a range by a text, and sets the insertion point after it. Attributes stay; the text has those of what was
  /// there, or before it. A part beyond the text is ignored.
  package final func replaceText(in range: NSRange, with new: String) {
    guard range.location >= 0, NSMaxRange(range) <= ((text ?? "") as NSString).length else { return }
    let place = range.location + (new as NSString).length
    if let editStorage {
      editStorage(range, new)
      selectedTextRange = UITextRange(place, place)
      return
    }
    if let storedAttributedText {
      let changed = NSMutableAttributedString(attributedString: storedAttributedText)
      changed.replaceCharacters(
        in: range, with: NSAttributedString(string: new, attributes: typingAttributes))
      attributedText = changed
    } else {
      text = ((text ?? "") as NSString).replacingCharacters(in: range, with: new)
    }
    selectedTextRange = UITextRange(place, place)
  }

  private func post(_ name: String) {
    NotificationCenter.default.post(name: NSNotification.Name(name), object: self)
  }

  /// Begins editing, if the delegate lets it.
  @discardableResult
  open dynamic override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    let told = delegate as? any UITextViewEditingDelegate
    guard told?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    told?.textViewDidBeginEditing(self)
    post("UITextViewTextDidBeginEditingNotification")
    return true
  }
  /// Ends editing, if the delegate lets it.
  @discardableResult
  open dynamic override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    let told = delegate as? any UITextViewEditingDelegate
    guard told?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    told?.textViewDidEndEditing(self)
    post("UITextViewTextDidEndEditingNotification")
    return true
  }

  final func type(_ new: String, over range: NSRange) {
    let told = delegate as? any UITextViewEditingDelegate
    if let told, !told.textView(self, shouldChangeTextIn: range, replacementText: new) { return }
    replaceText(in: range, with: new)
    told?.textViewDidChange(self)
    post("UITextViewTextDidChangeNotification")
    told?.textViewDidChangeSelection(self)
  }

  // MARK: Size

  /// The content is as high as the text in the view's width.
  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width > 0, !hasConstrainedContent else { return }
    // A step of scrolling lays out as well.
    if measuredContent?.width != bounds.width {
      measuredContent = (bounds.width, size(within: bounds.width).height)
    }
    contentSize = CGSize(width: bounds.width, height: measuredContent?.height ?? 0)
  }

  open dynamic override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return size(within: settledWidth)
  }

  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(within: size.width) }

  /// Whole points: 14 points in two lines store 50, 13 points in one line 32 (both with 16 of insets).
  private func size(within width: CGFloat) -> CGSize {
    let sides = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    let room = max(0, width - sides)
    if let layout = paragraphLayout(within: room) {
      let height = layout.size.height + textContainerInset.top + textContainerInset.bottom
      return CGSize(
        width: (layout.size.width + sides).roundedUpToPixel(scale: 1),
        height: height.roundedUpToPixel(scale: 1))
    }
    let limits = TextLimits(
      width: Double(textContainer.ownRoom ?? room), numberOfLines: textContainer.maximumNumberOfLines,
      lineBreak: .wordWrap)
    let content = ControlText(
      runs: textRuns ?? [TextRun(text ?? "", font: shownFont.fontDescription)], limits: limits)
    let measured = content.measure(in: effectiveLayoutEnvironment)
    let height = CGFloat(measured.height) + textContainerInset.top + textContainerInset.bottom
    return CGSize(
      width: (CGFloat(measured.width) + sides).roundedUpToPixel(scale: 1),
      height: height.roundedUpToPixel(scale: 1))
  }

  override var descriptionText: String? { textRuns.map { $0.map(\.text).joined() } ?? text }

  override var hasHeightForWidth: Bool { !isScrollEnabled }

  /// Only a view that does not scroll is as large as its text.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { contentDidChange() } }
  }

  override func layoutWidthDidSettle(_ width: CGFloat) -> Bool {
    let before = intrinsicContentSize
    _ = super.layoutWidthDidSettle(width)
    return intrinsicContentSize != before
  }

  open dynamic override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = newValue }
  }
}
