// What controls share: a value, a font, a target.

import Foundation
import Plumbline

/// A view that shows a value and can be operated. Nothing here clicks.
@preconcurrency @MainActor
open class NSControl: NSView {
  /// How large a control is drawn. Raw values are Apple's.
  public enum ControlSize: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case regular, small, mini, large
  }

  package override class var defaultContentHugging: (NSLayoutConstraint.Priority, NSLayoutConstraint.Priority)
  {
    (.defaultLow, .defaultHigh)
  }

  /// The text, as far as the control shows it; a new one changes the content size.
  open var stringValue = "" { didSet { if stringValue != oldValue { valueDidChange() } } }
  /// The text with attributes, as far as it is set as such.
  open var attributedStringValue: NSAttributedString {
    get { NSAttributedString(string: stringValue) }
    set { stringValue = newValue.string }
  }
  /// The font of the text; nil for the system's in the size of the control.
  open var font: NSFont? = .systemFont(ofSize: 0) { didSet { if font != oldValue { valueDidChange() } } }
  /// Which of AppKit's sizes the control has; decides its figures.
  open var controlSize = ControlSize.regular { didSet { if controlSize != oldValue { valueDidChange() } } }
  /// Where lines lie between left and right; without effect on the size.
  open var alignment = NSTextAlignment.natural
  /// How lines that are too long are broken or cut.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { valueDidChange() } }
  }
  /// Whether the text stays on one line whatever the mode of breaking.
  open var usesSingleLineMode = false { didSet { if usesSingleLineMode != oldValue { valueDidChange() } } }
  /// Yes at first; without effect on layout.
  open var isEnabled = true
  /// Whose method an action would call; not retained, carried.
  open weak var target: AnyObject?
  /// The method's selector; nil for nothing. Carried.
  open var action: Selector?
  private var storedTag = 0
  /// A number to find the control by; settable, unlike a view's.
  open override var tag: Int {
    get { storedTag }
    set { storedTag = newValue }
  }

  /// Something that decides the size changed.
  func valueDidChange() { invalidateIntrinsicContentSize() }

  /// The size that the content needs, in points, as a frame; the present length where it has none. Whatever is
  /// offered.
  open func sizeThatFits(_ size: NSSize) -> NSSize {
    var own = intrinsicContentSize
    if own.width == NSView.noIntrinsicMetric { own.width = frame.width }
    if own.height == NSView.noIntrinsicMetric { own.height = frame.height }
    let insets = alignmentRectInsets
    return NSSize(
      width: own.width + insets.left + insets.right, height: own.height + insets.top + insets.bottom)
  }
  /// Takes the size that the content needs.
  open func sizeToFit() { setFrameSize(sizeThatFits(frame.size)) }
}
