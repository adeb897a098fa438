// Buttons: a title, an image, and the room of their bezel. Their figures are those of documents (AppKitLayout).

import AppKitLayout
import Foundation
import Plumbline

/// A button, a check box or a radio button; as large as its kind, title and image need.
@preconcurrency @MainActor
open class NSButton: NSControl {
  /// The effect of a click. Raw values are Apple's.
  public enum ButtonType: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff, momentaryPushIn,
      accelerator, multiLevelAccelerator
  }
  /// The style of the edge, which decides insets and height. Raw values are Apple's.
  public enum BezelStyle: UInt, Sendable {
    /// Apple's names and raw values.
    case automatic = 0, rounded = 1, regularSquare = 2, disclosure = 5, shadowlessSquare = 6, circular = 7,
      texturedSquare = 8, helpButton = 9, smallSquare = 10, texturedRounded = 11, roundRect = 12,
      recessed = 13, roundedDisclosure = 14, inline = 15
    /// `rounded`, as it is called since macOS 14.
    public static let push = BezelStyle.rounded
    /// `regularSquare`, as it is called since macOS 14.
    public static let flexiblePush = BezelStyle.regularSquare
    /// `texturedRounded`, as it is called since macOS 14.
    public static let toolbar = BezelStyle.texturedRounded
    /// `roundRect`, as it is called since macOS 14.
    public static let accessoryBarAction = BezelStyle.roundRect
    /// `recessed`, as it is called since macOS 14.
    public static let accessoryBar = BezelStyle.recessed
    /// `roundedDisclosure`, as it is called since macOS 14.
    public static let pushDisclosure = BezelStyle.roundedDisclosure
    /// `inline`, as it is called since macOS 14.
    public static let badge = BezelStyle.inline
  }
  package override class func makeCarrier() -> UIView { AppKitTextView(frame: .zero) }

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    lineBreakMode = .byClipping
    valueDidChange()
  }
  /// Always nil: archives of AppKit are not read.
  public required init?(coder: NSCoder) { nil }

  /// A push button with a title, of the size that it needs.
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
    start(target, action)
  }
  /// A push button with an image and no title, of the size that it needs.
  public convenience init(image: NSImage, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.image = image
    imagePosition = .imageOnly
    start(target, action)
  }
  /// A push button with an image before its title, of the size that it needs.
  public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
    self.image = image
    imagePosition = .imageLeading
    start(target, action)
  }
  /// A check box, with a title beside it, of the size that it needs.
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
    setButtonType(.switch)
    start(target, action)
  }
  /// A radio button, with a title beside it, of the size that it needs.
  public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
    setButtonType(.radio)
    start(target, action)
  }

  private func start(_ target: Any?, _ action: Selector?) {
    self.target = target as AnyObject?
    self.action = action
    sizeToFit()
  }

  open override var isFlipped: Bool { true }

  // MARK: Content

  /// The text, which decides the width unless only the picture is shown. Set: attributes go.
  open var title: String {
    get { storedTitle }
    set {
      guard newValue != storedTitle || titleWithAttributes != nil else { return }
      storedTitle = newValue
      titleWithAttributes = nil
      valueDidChange()
    }
  }
  private var storedTitle = ""
  /// The title with attributes; its fonts and kerning count for the size.
  open var attributedTitle: NSAttributedString {
    get { titleWithAttributes ?? NSAttributedString(string: storedTitle) }
    set {
      storedTitle = newValue.string
      titleWithAttributes = NSAttributedString(attributedString: newValue)
      valueDidChange()
    }
  }
  private var titleWithAttributes: NSAttributedString?
  /// Nil for none; counts for the size.
  open var image: NSImage? { didSet { valueDidChange() } }
  /// Carried: the image decides the size.
  open var alternateImage: NSImage?
  /// The position of the picture relative to the title, or that only one of both is shown.
  open var imagePosition = ImagePosition.noImage {
    didSet { if imagePosition != oldValue { valueDidChange() } }
  }
  /// The style of the edge, which decides insets and height.
  open var bezelStyle = BezelStyle.rounded { didSet { if bezelStyle != oldValue { valueDidChange() } } }
  /// Whether an edge is drawn, which decides insets and height.
  open var isBordered = true { didSet { if isBordered != oldValue { valueDidChange() } } }
  /// Whether the button is on; without effect on layout.
  open var state = NSControl.StateValue.off
  /// Whether the button can be partly on; without effect on layout.
  open var allowsMixedState = false
  /// Goes on to the next state: off, on, and partly on where that is allowed in between.
  open func setNextState() {
    switch state {
    case .off: state = allowsMixedState ? .mixed : .on
    case .mixed: state = .on
    default: state = .off
    }
  }
  /// The key that presses the button; carried.
  open var keyEquivalent = ""
  private var buttonType = ButtonType.momentaryPushIn
  /// Sets the effect of a click; check boxes and radio buttons have no edge, and may wrap their title.
  open func setButtonType(_ type: ButtonType) {
    buttonType = type
    if hasMark {
      isBordered = false
      lineBreakMode = .byWordWrapping
    }
    valueDidChange()
  }
  override func makeCell() -> NSCell { NSButtonCell(of: self) }

  // MARK: Figures

  private var hasMark: Bool { buttonType == .switch || buttonType == .radio }

  override var kind: AppKitControlKind? {
    switch buttonType {
    case .switch: return .check
    case .radio: return .radio
    default: break
    }
    // Without an edge there is the room that a cell leaves around its text.
    guard isBordered else { return imagePosition == .imageOnly ? nil : .plainField }
    switch bezelStyle {
    case .automatic, .rounded: return .push
    case .helpButton: return .help
    case .disclosure: return .disclosureTriangle
    case .roundedDisclosure: return .disclosure
    case .inline: return .inline
    case .recessed: return .recessed
    case .roundRect: return .roundRect
    case .texturedRounded: return .textured
    case .texturedSquare: return .texturedSquare
    case .smallSquare: return .smallSquare
    case .regularSquare, .shadowlessSquare, .circular: return .square
    }
  }

  override func makeShape() -> ControlShape {
    var shape = super.makeShape()
    if hasMark, shownTitle.isEmpty { shape.leaveOutTitle() }
    guard let image, imagePosition != .noImage, !hasMark else { return shape }
    let place: ControlShape.Image.Place =
      switch imagePosition {
      case .imageAbove, .imageBelow: .above
      case .imageOverlaps: .behind
      default: .beside
      }
    shape.show(
      ControlShape.Image(size: image.size, place: place), in: kind, controlSize.inLayout,
      isAlone: shownTitle.isEmpty)
    return shape
  }

  /// The text that decides the width.
  var shownTitle: String { imagePosition == .imageOnly && !hasMark ? "" : title }

  override func valueDidChange() {
    showText(shownTitle, shownTitle == title ? titleWithAttributes : nil)
    if let label = carrier as? AppKitTextView {
      label.wraps = hasMark && !usesSingleLineMode && lineBreakMode == .byWordWrapping
      label.numberOfLines = label.wraps ? 0 : 1
    }
    super.valueDidChange()
  }
}
