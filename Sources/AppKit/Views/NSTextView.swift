// Text views: what layout asks of them is the height of their text at a width.

import AppKitLayout
import Foundation
import Plumbline

/// A view of text that can be edited. It has no size of its own for constraints; `sizeToFit()` makes it as high as its text.
@preconcurrency @MainActor
open class NSTextView: NSView {
  package override class func makeCarrier() -> UIView { AppKitTextView(frame: .zero) }
  private var label: AppKitTextView? { carrier as? AppKitTextView }

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    minSize = frameRect.size
    label?.wraps = true
    label?.numberOfLines = 0
    refreshText()
  }
  /// Always nil: archives of AppKit are not read.
  public required init?(coder: NSCoder) { nil }

  /// A scroll view with a text view that is as wide as it and grows downwards.
  open class func scrollableTextView() -> NSScrollView {
    let scrollView = NSScrollView(frame: .zero)
    let textView = NSTextView(frame: .zero)
    textView.autoresizingMask = .width
    scrollView.hasVerticalScroller = true
    scrollView.documentView = textView
    return scrollView
  }
  open override var isFlipped: Bool { true }
  open override var intrinsicContentSize: NSSize {
    NSSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric)
  }

  /// The text.
  open var string = "" { didSet { if string != oldValue { refreshText() } } }
  /// The font of the text; that of documents, of 12 points, for nil.
  open var font: NSFont? { didSet { if font != oldValue { refreshText() } } }
  /// The colour of the text; carried.
  open var textColor: NSColor? = .textColor
  /// True by default; carried.
  open var isEditable = true
  /// True by default; carried.
  open var isSelectable = true
  /// Whether there is a colour behind the text; carried.
  open var drawsBackground = true
  /// The colour behind the text; carried.
  open var backgroundColor = NSColor.textBackgroundColor
  /// The horizontal alignment of lines; without effect on the size.
  open var alignment = NSTextAlignment.natural
  /// Points between the edges and the text, across and up; besides, the text keeps 5 points at both sides.
  open var textContainerInset = NSSize.zero
  /// The least size that `sizeToFit()` gives; the first frame's.
  open var minSize = NSSize.zero
  /// The greatest size that `sizeToFit()` gives.
  open var maxSize = NSSize(width: 1e7, height: 1e7)
  /// Whether `sizeToFit()` changes the height; true by default.
  open var isVerticallyResizable = true
  /// Whether the text does not wrap and `sizeToFit()` changes the width; false by default.
  open var isHorizontallyResizable = false
  /// The delegate, told of changes of the text; carried, as nothing writes. Not retained.
  open weak var delegate: NSTextViewDelegate?

  private func refreshText() {
    label?.font = font ?? NSFont.userFont(ofSize: 0) ?? .systemFont(ofSize: 12)
    label?.text = string
  }

  /// Resizes to the size of the text, within `minSize` and `maxSize`, along the axes that may change.
  open func sizeToFit() {
    guard let label else { return }
    var size = frame.size
    let sides = 2 * (textContainerInset.width + 5)
    let text = label.contentSize(within: isHorizontallyResizable ? .infinity : max(1, size.width - sides))
    if isHorizontallyResizable { size.width = max(minSize.width, min(text.width + sides, maxSize.width)) }
    if isVerticallyResizable {
      size.height = max(minSize.height, min(text.height + 2 * textContainerInset.height, maxSize.height))
    }
    setFrameSize(size)
  }
}

/// The delegate of a text view; never called here.
@preconcurrency @MainActor
public protocol NSTextViewDelegate: NSObjectProtocol {
  /// Never called here.
  func textDidChange(_ notification: Notification)
}

extension NSTextViewDelegate {
  /// Does nothing.
  public func textDidChange(_ notification: Notification) {}
}
