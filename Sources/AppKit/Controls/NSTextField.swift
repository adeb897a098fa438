// Labels and fields. Their figures are those of documents (AppKitLayout): what a field is drawn as follows from its edge,
// whether it has a width of its own from whether it can be edited.

import AppKitLayout
import Foundation
import Plumbline

/// A control that shows text or takes it: a label is a field that cannot be edited and has no edge.
@preconcurrency @MainActor
open class NSTextField: NSControl {
  /// The style of an edge. Raw values are Apple's.
  public enum BezelStyle: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case squareBezel, roundedBezel
  }

  package override class func makeCarrier() -> UIView { AppKitTextView(frame: .zero) }
  private var label: AppKitTextView? { carrier as? AppKitTextView }

  /// A label of one line, which cannot be edited or selected, of the size that it needs.
  public convenience init(labelWithString stringValue: String) {
    self.init(frame: .zero)
    becomeLabel()
    self.stringValue = stringValue
    lineBreakMode = .byClipping
    sizeToFit()
  }
  /// A label of as many lines as its text needs, of the size that it needs.
  public convenience init(wrappingLabelWithString stringValue: String) {
    self.init(frame: .zero)
    becomeLabel()
    self.stringValue = stringValue
    lineBreakMode = .byWordWrapping
    isSelectable = true
    yieldToOthers()
    sizeToFit()
  }
  /// A label of text with attributes, wrapped as its first paragraph style says, of the size that it needs.
  public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
    self.init(frame: .zero)
    becomeLabel()
    self.attributedStringValue = attributedStringValue
    yieldToOthers()
    sizeToFit()
  }
  /// An editable field, with an edge, of the size that its text needs.
  public convenience init(string stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
    sizeToFit()
  }

  private func becomeLabel() {
    isEditable = false
    isBezeled = false
    drawsBackground = false
    setContentHuggingPriority(NSLayoutConstraint.Priority(251), for: .horizontal)
  }

  /// The priorities of labels that wrap, as Apple's initializer gives them and Interface Builder stores them: the width
  /// that the text would like is no wish, its height at that width is.
  private func yieldToOthers() {
    setContentHuggingPriority(.defaultLow, for: .horizontal)
    setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
  }

  /// The size of text and edge within an offered one, as a frame, in points: a field that has no width of its own in
  /// layout has one here.
  open override func sizeThatFits(_ size: NSSize) -> NSSize {
    var fitting = super.sizeThatFits(size)
    if let label, isEditable { fitting.width = label.textWidth }
    return fitting
  }

  open override var isFlipped: Bool { true }

  /// True by default; a field that can be edited does not wrap its text, and has no width of its own.
  open var isEditable = true { didSet { if isEditable != oldValue { valueDidChange() } } }
  /// True by default; bears on the size. Set, whatever to: the border goes.
  open var isBezeled: Bool {
    get { edge == .bezel }
    set { edge = newValue ? .bezel : .none }
  }
  /// False by default; bears on the size. Set, whatever to: the bezel goes.
  open var isBordered: Bool {
    get { edge == .border }
    set { edge = newValue ? .border : .none }
  }
  /// Square by default; bears on the size of a bezel.
  open var bezelStyle = BezelStyle.squareBezel { didSet { if bezelStyle != oldValue { valueDidChange() } } }
  private enum Edge { case none, border, bezel }
  private var edge = Edge.bezel { didSet { if edge != oldValue { valueDidChange() } } }
  /// Whether the text can be selected; carried.
  open var isSelectable = false
  /// True by default; text on a background begins at its edge rather than two points within.
  open var drawsBackground = true { didSet { if drawsBackground != oldValue { valueDidChange() } } }
  /// The colour of the text; carried, without effect on layout.
  open var textColor: NSColor? = .labelColor
  /// The colour behind the text; carried, without effect on layout.
  open var backgroundColor: NSColor?
  /// The most lines; 0 for as many as the text needs.
  open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { valueDidChange() } } }
  /// The width at which lines wrap, in points; 0 means that which the layout gives.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { valueDidChange() } }
  }
  /// Whether letters may move together before a line is cut; without effect on the size.
  open var allowsDefaultTighteningForTruncation = false
  /// The delegate, told of changes of the text; carried, as nothing writes. Not retained.
  open weak var delegate: NSTextFieldDelegate?

  private var wraps: Bool {
    !usesSingleLineMode && !isEditable
      && (lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping)
  }
  /// Only wrapping ends with the mode of breaking: what the text itself breaks stays broken.
  private var isOneLine: Bool {
    usesSingleLineMode || isEditable || !wraps && !stringValue.contains(where: \.isNewline)
  }

  override func makeCell() -> NSCell { NSTextFieldCell(of: self) }

  override var kind: AppKitControlKind? {
    switch edge {
    case .bezel: bezelStyle == .roundedBezel ? .roundField : .field
    case .border: .plainField
    case .none: drawsBackground ? .plainField : .label
    }
  }

  override func makeShape() -> ControlShape {
    var shape = super.makeShape()
    shape.followsText = !isEditable
    if alignment == .center, shape.followsText { shape.padding = shape.paddingOfCenteredText }
    return shape
  }

  override func valueDidChange() {
    guard let label else { return }
    showText(stringValue, storedAttributedText)
    label.lineBreakMode = lineBreakMode
    label.wraps = wraps
    label.numberOfLines = isOneLine ? 1 : maximumNumberOfLines
    label.preferredMaxLayoutWidth = preferredMaxLayoutWidth
    super.valueDidChange()
  }
}

/// The delegate of a control's editing; never called here.
@preconcurrency @MainActor
public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  /// Never called here.
  func controlTextDidBeginEditing(_ obj: Notification)
  /// Never called here.
  func controlTextDidChange(_ obj: Notification)
  /// Never called here.
  func controlTextDidEndEditing(_ obj: Notification)
}

extension NSControlTextEditingDelegate {
  /// Does nothing.
  public func controlTextDidBeginEditing(_ obj: Notification) {}
  /// Does nothing.
  public func controlTextDidChange(_ obj: Notification) {}
  /// Does nothing.
  public func controlTextDidEndEditing(_ obj: Notification) {}
}

/// The delegate of a text field; never called here.
@preconcurrency @MainActor
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

/// A field whose text is not shown: as large as any other.
@preconcurrency @MainActor
open class NSSecureTextField: NSTextField {}

/// A search field.
@preconcurrency @MainActor
open class NSSearchField: NSTextField {
  override var kind: AppKitControlKind? { .searchField }
}

/// A field with a list of texts to choose from.
@preconcurrency @MainActor
open class NSComboBox: NSTextField {
  /// The texts to choose from; without effect on the size.
  open private(set) var objectValues: [Any] = []
  /// The number of texts.
  open var numberOfItems: Int { objectValues.count }
  /// Appends a text.
  open func addItem(withObjectValue object: Any) { objectValues.append(object) }
  /// Removes all texts.
  open func removeAllItems() { (objectValues, indexOfSelectedItem) = ([], -1) }
  /// The index of the selected text; −1 for none.
  open private(set) var indexOfSelectedItem = -1
  /// Shows one of the texts; an index out of range selects none.
  open func selectItem(at index: Int) {
    indexOfSelectedItem = objectValues.indices.contains(index) ? index : -1
    if indexOfSelectedItem >= 0 { objectValue = objectValues[index] }
  }
}
