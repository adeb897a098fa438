// Controls: value, font, size, target and action, and the figures of their kind.

import AppKitLayout
import Foundation
import Plumbline

/// A view that shows a value and can be operated. Nothing here clicks.
@preconcurrency @MainActor
open class NSControl: NSView {
  /// The size of a control. Raw values are Apple's.
  public enum ControlSize: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case regular, small, mini, large

    var inLayout: AppKitControlSize {
      switch self {
      case .regular: .regular
      case .small: .small
      case .mini: .mini
      case .large: .large
      }
    }
  }

  /// The position of the image. Raw values are Apple's.
  public enum ImagePosition: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading,
      imageTrailing
  }

  /// Whether a button or another control is on. Raw values are Apple's.
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    /// 1 for on, 0 for off, −1 for partly.
    public let rawValue: Int
    /// A state of Apple's number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A state of Apple's number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    /// Neither on nor off.
    public static let mixed = StateValue(-1)
    /// The initial state of controls.
    public static let off = StateValue(0)
    /// Ticked or pressed in.
    public static let on = StateValue(1)
  }

  package override class var defaultContentHugging: (NSLayoutConstraint.Priority, NSLayoutConstraint.Priority)
  {
    (.defaultLow, .defaultHigh)
  }

  /// A control of a frame in its superview's coordinates, in points, with the value that its class begins with.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    valueDidChange()
  }
  /// Always nil: archives of AppKit are not read.
  public required init?(coder: NSCoder) { nil }

  // MARK: Value

  /// The text, as far as the control shows it; a new one changes the content size. Set: attributes go.
  open var stringValue: String {
    get { storedText }
    set {
      guard newValue != storedText || storedAttributedText != nil else { return }
      storedText = newValue
      storedAttributedText = nil
      valueDidChange()
    }
  }
  /// The text with attributes; its fonts, kerning and first paragraph style count for the size.
  open var attributedStringValue: NSAttributedString {
    get { storedAttributedText ?? NSAttributedString(string: storedText) }
    set {
      storedText = newValue.string
      storedAttributedText = NSAttributedString(attributedString: newValue)
      valueDidChange()
    }
  }
  private var storedText = ""
  /// The text as it was set with attributes; nil for one without.
  private(set) var storedAttributedText: NSAttributedString?

  /// The number that the text begins with, 0 without one. Set: the text shows it.
  open var doubleValue: Double {
    get { Scanner(string: storedText).scanDouble() ?? 0 }
    set { stringValue = Self.text(of: newValue) }
  }
  /// The whole part of `doubleValue`; numbers beyond the type's are its ends.
  open var integerValue: Int {
    get { Int(exactly: doubleValue.rounded(.towardZero)) ?? (doubleValue > 0 ? .max : .min) }
    set { doubleValue = Double(newValue) }
  }
  /// The same as a smaller integer.
  open var intValue: Int32 {
    get { Int32(clamping: integerValue) }
    set { doubleValue = Double(newValue) }
  }
  /// `doubleValue` with less precision.
  open var floatValue: Float {
    get { Float(doubleValue) }
    set { doubleValue = Double(newValue) }
  }
  /// The text. Set: text with or without attributes, or what describes itself as text; nil for none.
  open var objectValue: Any? {
    get { stringValue }
    set {
      switch newValue {
      case nil: stringValue = ""
      case let text as NSAttributedString: attributedStringValue = text
      case let text as String: stringValue = text
      case let number as Double: doubleValue = number
      case let value?: stringValue = "\(value)"
      }
    }
  }

  /// A number as controls show it: integers without a fraction.
  static func text(of number: Double) -> String { Int(exactly: number).map(String.init) ?? String(number) }

  // MARK: Look

  /// The font of the text; nil for the system's in the size of the control. Another size of the control does not change
  /// it.
  open var font: NSFont? = .systemFont(ofSize: 0) { didSet { if font != oldValue { valueDidChange() } } }
  /// Which of AppKit's sizes the control has; decides its figures.
  open var controlSize = ControlSize.regular { didSet { if controlSize != oldValue { valueDidChange() } } }
  /// The horizontal alignment of lines. A centred label is 4 points wider than one aligned to a side.
  open var alignment = NSTextAlignment.natural { didSet { if alignment != oldValue { valueDidChange() } } }
  /// The mode in which lines that are too long are broken or truncated.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { valueDidChange() } }
  }
  /// Whether the text stays on one line whatever the mode of breaking.
  open var usesSingleLineMode = false { didSet { if usesSingleLineMode != oldValue { valueDidChange() } } }
  /// The formatter of values; carried: it is not used.
  open var formatter: Formatter?
  /// True by default; without effect on layout.
  open var isEnabled = true
  /// Whether the control is pressed; without effect on layout.
  open var isHighlighted = false
  /// Whether the action is called while the mouse moves; carried.
  open var isContinuous = false
  /// The target of the action; not retained, carried.
  open weak var target: AnyObject?
  /// The selector of the action; nil for none. Carried.
  open var action: Selector?
  private var storedTag = 0
  /// A number that identifies the control; settable, unlike a view's.
  open override var tag: Int {
    get { storedTag }
    set { storedTag = newValue }
  }
  /// The cell of the control, to the extent that programs set it up: a view of the control itself.
  open var cell: NSCell? {
    if let storedCell { return storedCell }
    let made = makeCell()
    storedCell = made
    return made
  }
  func makeCell() -> NSCell { NSCell(of: self) }
  private var storedCell: NSCell?

  // MARK: Figures

  /// The kind whose figures the control has; nil for one without figures of its own.
  var kind: AppKitControlKind? { nil }

  /// The figures of the control's kind in its size, as macOS 11 to 15 draw it.
  func makeShape() -> ControlShape {
    kind.map { .shape(of: $0, controlSize.inLayout, Self.generation) } ?? ControlShape()
  }
  /// The release of macOS whose controls programs get.
  nonisolated static let generation = AppKitGeneration.bigSur

  /// Called after a change of something that decides the size.
  func valueDidChange() {
    if let item = carrier as? any AppKitItem {
      let shape = makeShape()
      if item.shape != shape { item.shape = shape }
    }
    invalidateIntrinsicContentSize()
  }

  /// The font, or the system's in the size of the control.
  var effectiveFont: NSFont { font ?? .systemFont(ofSize: NSFont.systemFontSize(for: controlSize)) }

  /// Gives text and font to the carrier, of a control that shows text through it.
  func showText(_ text: String, _ attributed: NSAttributedString? = nil) {
    guard let label = carrier as? AppKitTextView else { return }
    label.font = effectiveFont
    if let attributed { label.attributedText = attributed } else { label.text = text }
    label.textAlignment = alignment
  }

  /// The size that the content needs within an offered one, in points, as a frame; the current length where it has
  /// none. Only texts that wrap follow the width.
  open func sizeThatFits(_ size: NSSize) -> NSSize {
    let insets = alignmentRectInsets
    var own = intrinsicContentSize
    if let label = carrier as? AppKitTextView, label.wraps, size.width.isFinite, size.width > 0 {
      let wrapped = label.contentSize(within: size.width - insets.left - insets.right)
      if own.width != NSView.noIntrinsicMetric { own.width = wrapped.width }
      own.height = wrapped.height
    }
    if own.width == NSView.noIntrinsicMetric { own.width = frame.width - insets.left - insets.right }
    if own.height == NSView.noIntrinsicMetric { own.height = frame.height - insets.top - insets.bottom }
    return NSSize(
      width: own.width + insets.left + insets.right, height: own.height + insets.top + insets.bottom)
  }
  /// Resizes the control to the size that the content needs.
  open func sizeToFit() {
    setFrameSize(
      sizeThatFits(NSSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)))
  }
}
