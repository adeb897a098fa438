// Buttons: a title, an image, and the room of their bezel as macOS 11 to 15 draw it. The figures of push buttons, boxes and
// choices are read off Interface Builder's documents; those of other bezels are not known well.

import Foundation
import Plumbline

/// A button, a box to tick, or one of several to choose from; as large as its kind, title and image need.
@preconcurrency @MainActor
open class NSButton: NSControl {
  /// What a click does. Raw values are Apple's.
  public enum ButtonType: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff, momentaryPushIn
  }
  /// How the edge is drawn, which decides insets and height. Raw values are Apple's.
  public enum BezelStyle: UInt, Sendable {
    /// Apple's names and raw values.
    case rounded = 1, regularSquare = 2, shadowlessSquare = 6, circular = 7, texturedSquare = 8, helpButton =
      9,
      smallSquare = 10, texturedRounded = 11, roundRect = 12, recessed = 13, roundedDisclosure = 14, inline =
      15
  }
  /// Where the image lies. Raw values are Apple's.
  public enum ImagePosition: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading,
      imageTrailing
  }

  package override class func makeCarrier() -> UIView { UILabel() }
  private var label: UILabel? { carrier as? UILabel }

  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
  /// Always nil: archives of AppKit are not read.
  public required init?(coder: NSCoder) { nil }

  /// A push button with a title, of the size that it needs.
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
    start(target, action)
  }
  /// A push button with an image and no title.
  public convenience init(image: NSImage, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.image = image
    imagePosition = .imageOnly
    start(target, action)
  }
  /// A box to tick, with a title beside it.
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
    setButtonType(.switch)
  }
  /// One of several to choose from, with a title beside it.
  public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
    setButtonType(.radio)
  }

  private func start(_ target: Any?, _ action: Selector?) {
    self.target = target as AnyObject?
    self.action = action
    valueDidChange()
  }

  /// The text, which decides the width unless only the picture is shown.
  open var title = "" { didSet { if title != oldValue { valueDidChange() } } }
  /// Carried: the title decides the size; "" for the title.
  open var alternateTitle = ""
  /// Nil for none; counts for the size.
  open var image: NSImage? { didSet { valueDidChange() } }
  /// Where the picture lies beside the title, or that only one of both is shown.
  open var imagePosition = ImagePosition.noImage {
    didSet { if imagePosition != oldValue { valueDidChange() } }
  }
  /// How the edge is drawn, which decides insets and height.
  open var bezelStyle = BezelStyle.rounded { didSet { if bezelStyle != oldValue { valueDidChange() } } }
  /// Whether an edge is drawn, which decides insets and height.
  open var isBordered = true { didSet { if isBordered != oldValue { valueDidChange() } } }
  /// Whether the button is on: 0 for off, 1 for on; without effect on layout.
  open var state = 0
  /// The key that presses the button; carried.
  open var keyEquivalent = ""
  private var buttonType = ButtonType.momentaryPushIn
  /// Sets what a click does; boxes and choices have no edge.
  open func setButtonType(_ type: ButtonType) {
    buttonType = type
    if type == .switch || type == .radio { isBordered = false }
    valueDidChange()
  }

  override func valueDidChange() {
    label?.text = imagePosition == .imageOnly ? "" : title
    label?.font = font ?? .systemFont(ofSize: 0)
    super.valueDidChange()
  }

  private var isPushButton: Bool { isBordered && bezelStyle == .rounded }
  private var hasMark: Bool { buttonType == .switch || buttonType == .radio }

  open override var intrinsicContentSize: NSSize {
    var size = label?.intrinsicContentSize ?? .zero
    size = NSSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    if let image, imagePosition != .noImage {
      let gap: CGFloat = size.width > 0 ? 4 : 0
      size = NSSize(width: size.width + image.size.width + gap, height: max(size.height, image.size.height))
    }
    if hasMark { return NSSize(width: size.width + 22, height: max(size.height, 16)) }
    if isPushButton { return NSSize(width: size.width + 20, height: max(size.height, 20)) }
    return isBordered ? NSSize(width: size.width + 10, height: size.height + 4) : size
  }

  open override var alignmentRectInsets: NSEdgeInsets {
    isPushButton ? NSEdgeInsets(top: 5, left: 7, bottom: 7, right: 7) : NSEdgeInsets()
  }
  open override var firstBaselineOffsetFromTop: CGFloat { super.firstBaselineOffsetFromTop + bezelAbove }
  open override var lastBaselineOffsetFromBottom: CGFloat { super.lastBaselineOffsetFromBottom + bezelAbove }
  /// Points between the edge that aligns and the text in its middle.
  private var bezelAbove: CGFloat {
    max(0, intrinsicContentSize.height - (label?.intrinsicContentSize.height ?? 0)) / 2
  }
}
