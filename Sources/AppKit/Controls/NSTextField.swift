// Labels and fields. Interface Builder's documents for the Mac tell their sizes: a label's frame is 2 points wider on
// both sides than its text, and as high as the lines in whole points; a field of 13 points is 21 high.

import Foundation
import Plumbline

/// Shows text, or takes it: a label is a field that cannot be edited and has no edge.
@preconcurrency @MainActor
open class NSTextField: NSControl {
  package override class func makeCarrier() -> UIView { UILabel() }
  private var label: UILabel? { carrier as? UILabel }

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    valueDidChange()
  }
  /// Always nil: archives of AppKit are not read.
  public required init?(coder: NSCoder) { nil }

  /// A label of one line, which cannot be edited or selected.
  public convenience init(labelWithString stringValue: String) {
    self.init(frame: .zero)
    becomeLabel(stringValue)
    lineBreakMode = .byClipping
  }
  /// A label of as many lines as its text needs.
  public convenience init(wrappingLabelWithString stringValue: String) {
    self.init(frame: .zero)
    becomeLabel(stringValue)
    lineBreakMode = .byWordWrapping
    isSelectable = true
  }
  /// A field to write in, with an edge.
  public convenience init(string stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
  }

  private func becomeLabel(_ text: String) {
    isEditable = false
    isBezeled = false
    drawsBackground = false
    stringValue = text
    setContentHuggingPriority(NSLayoutConstraint.Priority(251), for: .horizontal)
  }

  /// Yes at first; a field that can be edited does not wrap its text.
  open var isEditable = true { didSet { if isEditable != oldValue { valueDidChange() } } }
  /// Yes at first; bears on the size.
  open var isBezeled = true { didSet { if isBezeled != oldValue { valueDidChange() } } }
  /// No at first; bears on the size.
  open var isBordered = false { didSet { if isBordered != oldValue { valueDidChange() } } }
  /// Whether the text can be selected; carried.
  open var isSelectable = false
  /// Yes at first; carried.
  open var drawsBackground = true
  /// The colour of the text; carried, without effect on layout.
  open var textColor: NSColor? = .labelColor
  /// The colour behind the text; carried, without effect on layout.
  open var backgroundColor: NSColor?
  /// The text of an empty field; without effect on the size.
  open var placeholderString: String?
  /// The most lines; 0 for as many as the text needs.
  open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { valueDidChange() } } }
  /// Where lines wrap, in points; 0 means at the width that the layout gives.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { valueDidChange() } }
  }

  private var hasEdge: Bool { isBezeled || isBordered }
  private var wraps: Bool {
    !usesSingleLineMode && !isEditable
      && (lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping)
  }

  override func valueDidChange() {
    guard let label else { return }
    label.text = stringValue
    label.font = font ?? .systemFont(ofSize: 0)
    label.lineBreakMode = lineBreakMode
    label.numberOfLines = wraps ? maximumNumberOfLines : 1
    label.preferredMaxLayoutWidth = preferredMaxLayoutWidth
    super.valueDidChange()
  }

  open override var intrinsicContentSize: NSSize {
    let line = (font ?? .systemFont(ofSize: 0)).lineHeight.rounded(.up)
    guard !hasEdge else { return NSSize(width: NSView.noIntrinsicMetric, height: line + 5) }
    let text = label?.intrinsicContentSize ?? .zero
    return NSSize(width: text.width.rounded(.up), height: max(text.height.rounded(.up), line))
  }

  open override var alignmentRectInsets: NSEdgeInsets {
    hasEdge ? NSEdgeInsets() : NSEdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
  }
  open override var firstBaselineOffsetFromTop: CGFloat {
    super.firstBaselineOffsetFromTop + (hasEdge ? 3 : 0)
  }
  open override var lastBaselineOffsetFromBottom: CGFloat {
    super.lastBaselineOffsetFromBottom + (hasEdge ? 2 : 0)
  }
}
