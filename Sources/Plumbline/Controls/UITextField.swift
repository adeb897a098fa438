// Text fields: one line of editable text in one of four borders.

import Foundation
import Typography

/// A field for one line of text. It asks for the width of its text, or of its placeholder, with the insets of its
/// border.
@preconcurrency @MainActor
open class UITextField: UIControl, UIContentSizeCategoryAdjusting, UIKeyInput, TypedText {
  /// The kinds of border, which decide insets and height. Raw values are Apple's.
  public enum BorderStyle: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case none, line, bezel, roundedRect
  }

  /// The text; nil and empty are the same. Setting it calls no delegate and sends no event.
  open dynamic var text: String? {
    get { storedText }
    set { setText(newValue) }
  }
  /// The stored `text`: a subclass that overrides the property calls the class's own in turn.
  private var storedText: String?

  private func setText(_ new: String?) {
    let old = storedText
    storedText = new
    guard new != old else { return }
    invalidateIntrinsicContentSize()
    if hasText != !(old ?? "").isEmpty { setNeedsLayout() }
    tellObservers()
  }
  /// The text that is shown while the field is empty; counts for the size like text.
  open dynamic var placeholder: String? {
    get { storedPlaceholder }
    set { storedPlaceholder = newValue }
  }
  /// A subclass that overrides `placeholder` is not told of a new `attributedPlaceholder`, which it may set itself.
  private var storedPlaceholder: String? {
    didSet { if storedPlaceholder != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The text in the field's font. Set: its string becomes the text, other attributes go.
  open dynamic var attributedText: NSAttributedString? {
    get { storedText.map { NSAttributedString(string: $0, attributes: [.font: shownFont]) } }
    set { setText(newValue?.string) }
  }
  /// Set: its string becomes the placeholder. Attributes are kept, and not measured.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { storedPlaceholder = attributedPlaceholder?.string }
  }
  /// The font of text and placeholder; nil becomes the system's, of 17 points (a test of a library shows it).
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      if font != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  /// The font that counts.
  package var shownFont: UIFont { font ?? .systemFont(ofSize: 17) }
  /// Decides the insets and the height; `.none` by default.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether dots are shown instead of the text, which bears on the width; false by default.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: Stored beside layout

  /// The colour of the text, which pictures show; without effect on layout.
  open dynamic var textColor: UIColor? = .label
  /// The alignment of the text; without effect on the size.
  open dynamic var textAlignment = NSTextAlignment.natural
  /// The delegate, called by `becomeFirstResponder()`, `resignFirstResponder()` and typing. Not retained.
  open weak var delegate: (any UITextFieldDelegate)?
  /// When the clear button takes room beside a text; it is shown only while there is one. Never by default.
  open var clearButtonMode = ViewMode.never {
    didSet {
      if clearButtonMode != oldValue { invalidateIntrinsicContentSize() }
      sideViewsDidChange()
    }
  }
  /// The view at the leading edge, where `leftViewRect(forBounds:)` says, mirrored in right-to-left layouts; a subview
  /// while it is shown. Its size is that of its frame, or the fitting size of its constraints. Nil for none.
  open var leftView: UIView? { didSet { sideViewDidChange(from: oldValue, to: leftView) } }
  /// Whether `leftView` is shown, while editing or always; `.never` by default.
  open var leftViewMode = ViewMode.never { didSet { sideViewsDidChange() } }
  /// The same at the trailing edge, where `rightViewRect(forBounds:)` says; nil for none.
  open var rightView: UIView? { didSet { sideViewDidChange(from: oldValue, to: rightView) } }
  /// Whether `rightView` is shown, while editing or always; `.never` by default.
  open var rightViewMode = ViewMode.never { didSet { sideViewsDidChange() } }
  /// Whether the font becomes smaller for a longer text; its size for layout stays.
  open dynamic var adjustsFontSizeToFitWidth = false
  /// The smallest font that fitting the width may choose, in points.
  open dynamic var minimumFontSize: CGFloat = 0
  /// Whether `becomeFirstResponder()` empties the field; false by default.
  open dynamic var clearsOnBeginEditing = false
  /// Whether the font follows the user's text size: one of a text style, or scaled by `UIFontMetrics`.
  open dynamic var adjustsFontForContentSizeCategory = false

  override func textSizeDidChange(to traits: UITraitCollection) {
    if adjustsFontForContentSizeCategory { font = font?.following(traits) }
  }

  /// The kind of keyboard that a phone would show; stored.
  open dynamic var keyboardType = UIKeyboardType.default
  /// The label of the return key; stored.
  open dynamic var returnKeyType = UIReturnKeyType.default
  /// The automatic capitalization of a phone's keyboard; stored.
  open dynamic var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether a phone would correct words; stored.
  open dynamic var autocorrectionType = UITextAutocorrectionType.default
  /// The view in place of the keyboard while the field is edited; stored.
  open dynamic override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  /// The accessory view over the keyboard while the field is edited; stored.
  open dynamic override var inputAccessoryView: UIView? {
    get { storedInputAccessoryView }
    set { storedInputAccessoryView = newValue }
  }
  private var storedInputView: UIView?
  private var storedInputAccessoryView: UIView?

  open dynamic override var canBecomeFirstResponder: Bool { isEnabled }

  // MARK: Typing

  /// Whether there is at least one character.
  open dynamic var hasText: Bool { !(text ?? "").isEmpty }
  /// Replaces the selection by a text, as a key does.
  open dynamic func insertText(_ text: String) { type(text, over: typedSelection) }
  /// Deletes the selection, or the character before the insertion point, as a key does.
  open dynamic func deleteBackward() { deleteTypedText() }
  /// The rectangle of the insertion point: empty, at the start of the text, as nothing draws it.
  open dynamic func caretRect(for position: UITextPosition) -> CGRect {
    CGRect(x: textRect(forBounds: bounds).minX, y: 0, width: 2, height: bounds.height)
  }
  /// The rectangles of a part of the text: none, as nothing draws a selection.
  open dynamic func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  /// The rectangle of the first line of a part of the text: where the insertion point would be.
  open dynamic func firstRect(for range: UITextRange) -> CGRect { caretRect(for: range.start) }
  /// The position nearest to a point: the end of the text.
  open dynamic func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(((text ?? "") as NSString).length)
  }
  /// The selected range of the text, or the insertion point; nil while nothing was selected.
  open dynamic var selectedTextRange: UITextRange? {
    get { carriedStates.known(TypingState.self)?.selectedTextRange }
    set { makeCarried(TypingState.self).selectedTextRange = newValue }
  }

  final var typedText: String? {
    get { text }
    set { text = newValue }
  }

  final func type(_ new: String, over range: NSRange) {
    if let delegate, !delegate.textField(self, shouldChangeCharactersIn: range, replacementString: new) {
      return
    }
    replace(range, with: new)
    sendActions(for: .editingChanged)
    post("UITextFieldTextDidChangeNotification")
    delegate?.textFieldDidChangeSelection(self)
  }

  private func post(_ name: String) {
    NotificationCenter.default.post(name: NSNotification.Name(name), object: self)
  }

  /// Whether the field is being edited: whether keys go to it.
  open dynamic var isEditing: Bool { isFirstResponder }
  /// Asks and tells the delegate. True while it is the first responder already.
  @discardableResult
  open dynamic override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    if clearsOnBeginEditing { text = "" }
    sideViewsDidChange()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post("UITextFieldTextDidBeginEditingNotification")
    return true
  }
  /// Asks and tells the delegate; false where that keeps keys at the field.
  @discardableResult
  open dynamic override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    sideViewsDidChange()
    delegate?.textFieldDidEndEditing(self)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post("UITextFieldTextDidEndEditingNotification")
    return true
  }

  // MARK: Rectangles

  /// The rectangle of the text: between the border and the side views that are shown while the field is not edited.
  open dynamic func textRect(forBounds bounds: CGRect) -> CGRect { textRoom(in: bounds, whileEditing: false) }
  /// The rectangle of the text while it is edited: between the border and the side views shown then. A subclass's
  /// `textRect(forBounds:)` moves this one too, as on Apple's systems (a test of a library shows it).
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRoom(in: bounds, whileEditing: true) }
  /// The rectangle of the placeholder, in the field's space: that of the text.
  open dynamic func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Draws the text in its rectangle; for subclasses. Not called: nothing is drawn here.
  open dynamic func drawText(in rect: CGRect) {}

  /// In the space of the bounds: all of them.
  open dynamic func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of `leftView` in left-to-right layouts: in its own size at the left edge, centred vertically; empty
  /// without one. The same in the other direction, where the view is placed in its mirror image.
  open dynamic func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: leftView, atEnd: false, in: bounds)
  }
  /// The same of `rightView`, at the right edge.
  open dynamic func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: rightView, atEnd: true, in: bounds)
  }
  /// The rectangle of the clear button: 19 points square, as documents show, 5 points from the trailing edge, in the
  /// middle (Apple's distance is not measured here).
  open dynamic func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let length = Self.clearButtonLength
    let rect = CGRect(
      x: bounds.maxX - 5 - length, y: bounds.midY - length / 2, width: length, height: length)
    return isRightToLeft ? rect.mirrored(in: bounds) : rect
  }

  private static let clearButtonLength: CGFloat = 19

  /// Places the views beside the text.
  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    placeSideViews()
  }

  // MARK: Size

  /// The padding from the border to the text, left and right.
  var padding: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  private var shownText: ControlText {
    ControlText((text ?? "").isEmpty ? placeholder : text, font: shownFont)
  }

  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { sizeAroundContent }

  open dynamic override var intrinsicContentSize: CGSize {
    CGSize(width: intrinsicWidth, height: intrinsicHeight)
  }

  /// Until iOS 12 a text without a border had 2 points more: `Room Name` is 103 wide in `SimpleRoomTitleView.xib` and
  /// `PreviewRoomTitleView.xib`, 101 since (`ExpandedRoomTitleView.xib`).
  private var intrinsicWidth: CGFloat {
    let shown = shownText
    guard shown.isEmpty else {
      let caret: CGFloat = controlMetrics.system < 13 && borderStyle == .none ? 2 : 0
      return shown.size(in: effectiveLayoutEnvironment, rounding: .points).width + 2 * padding + caret
        + widthOfSideViews
    }
    return (borderStyle == .roundedRect ? controlMetrics.emptyRoundedTextFieldWidth : 2 * padding)
      + widthOfSideViews
  }

  /// Without a border a line and a point: 22 for 17 points (23 views); only a line where dots stand for the text: 21
  /// (all 3 of the corpus, in one document beside five of 22), and until iOS 12: 17 for 14 points without a text (3 fields of
  /// 2 documents), 21 for a placeholder of 17 (`ProtonTextField.xib`), 22 for a text of 18 (`PreviewRoomTitleView.xib`), 20 for
  /// 16 points (all 10 before Xcode 9). The button that empties a field needs 19: all 9 fields with it, of 14 to 16 points
  /// (MiniKeePass, build 12088; `SettingsIdentityServerViewController.storyboard`). A rounded border has a least height that
  /// fonts up to 17 points do not reach. In iOS 26 a field without one is as high for 14 points as for 17 (37 fields of one
  /// document elsewhere, build 24743).
  private var intrinsicHeight: CGFloat {
    let isOnlyLine = isSecureTextEntry || (controlMetrics.system < 13 && shownText.isEmpty)
    let bare = isOnlyLine ? lineHeight : lineHeight + 1
    switch borderStyle {
    case .none:
      let least: CGFloat = controlMetrics.system < 26 || isOnlyLine ? 0 : 22
      let line = controlMetrics.system < 13 ? lineHeight : bare
      return max(least, line, clearButtonMode == .never ? 0 : Self.clearButtonLength)
    case .line: return bare + 4
    case .bezel: return bare + 6
    case .roundedRect:
      let least = controlMetrics.roundedTextFieldHeight
      return controlMetrics.roundedTextFieldGrowsWithFont ? max(least, bare + 12) : least
    }
  }

  private var lineHeight: CGFloat {
    ControlText("", font: shownFont).size(in: effectiveLayoutEnvironment, rounding: .points).height
  }

  override var descriptionText: String? { (text ?? "").isEmpty ? placeholder : text }

  // MARK: Baselines

  /// The line stays in the middle of a field of any height: six documents store a field of 30 points (22 of its
  /// own) 4 points higher than its top would be with the baseline of a label beside it.
  override var baselineOffsets: BaselineOffsets? {
    let metrics = effectiveLayoutEnvironment.textMeasurer.metrics(of: shownFont.fontDescription)
    let height = intrinsicHeight
    let first = (height - CGFloat(metrics.lineHeight)) / 2 + CGFloat(metrics.ascender)
    return BaselineOffsets(firstFromTop: first, lastFromBottom: height - first, centeredHeight: height)
  }

  override var baselineFontMetrics: FontMetrics? {
    effectiveLayoutEnvironment.textMeasurer.metrics(of: shownFont.fontDescription)
  }
}

extension UITextField {
  /// Whether editing was committed or given up (tvOS). Raw values are Apple's.
  public enum DidEndEditingReason: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case committed, cancelled
  }
  /// The visibility of a view beside the text. Raw values are Apple's.
  public enum ViewMode: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case never, whileEditing, unlessEditing, always
  }
}

/// The delegate of a text field, called by `becomeFirstResponder()`, `resignFirstResponder()` and typing. Every method
/// has a default implementation.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: ObjectAnswering {
  /// False keeps keys from the field. Asked by `becomeFirstResponder()`.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Keys go to the field already. Called by `becomeFirstResponder()`.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Called by `resignFirstResponder()`, before the one with the reason.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// The return key was pressed: false for the key to do nothing; never called here: hosts and tests do.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// False keeps the text. Asked by `insertText(_:)` and `deleteBackward()`, in UTF-16 code units.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// False keeps keys at the field. Asked by `resignFirstResponder()`.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// The reason is always `.committed` here. Called by `resignFirstResponder()`.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// False keeps the text; never called here: nothing presses that button.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Called after typing.
  func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
  /// True by default.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing by default.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Does nothing by default.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// True by default.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// True by default.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// True by default.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing by default.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {}
  /// True by default.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Does nothing by default.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
}
