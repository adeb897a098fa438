// The window: it keeps its size weakly, and grows and shrinks to what its content's constraints need (spec 02 §2).

import Foundation
import Plumbline
import Typography

/// A window with one content view. There is no screen and no run loop: `layoutIfNeeded()` is what a turn of it is
/// elsewhere. The size takes part in layout with a priority just below `windowSizeStayPut`; where it gives way, the upper
/// left corner stays.
@preconcurrency @MainActor
open class NSWindow: NSResponder {
  /// The parts of a window, as bits: which of them stand decides the content's size.
  public struct StyleMask: OptionSet, Hashable, Sendable {
    /// The parts as bits, with Apple's numbers.
    public let rawValue: UInt
    /// The parts whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No bar, no edge.
    public static let borderless: StyleMask = []
    /// A title bar, which takes height from the frame unless content fills the window.
    public static let titled = StyleMask(rawValue: 1 << 0)
    /// A button that closes the window; without effect on layout.
    public static let closable = StyleMask(rawValue: 1 << 1)
    /// A button that puts the window away; without effect on layout.
    public static let miniaturizable = StyleMask(rawValue: 1 << 2)
    /// Edges that can be dragged; without effect on layout.
    public static let resizable = StyleMask(rawValue: 1 << 3)
    /// The content reaches below the title bar, whose height becomes safe area.
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
  }

  /// How a window is drawn. Raw values are Apple's.
  public enum BackingStoreType: UInt, Sendable {
    /// Off screen, then shown.
    case buffered = 2
  }

  /// Before or behind another one. Raw values are Apple's.
  public enum OrderingMode: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case below = -1, out, above
  }

  /// Pixels a point of a window that was told nothing else.
  nonisolated static let standardScale: CGFloat = 2
  /// Points of a title bar.
  private static let titleBarHeight: CGFloat = 28

  let themeFrame: NSThemeFrame
  private var storedFrame: NSRect
  private var isLayingOut = false

  /// A window around a content rectangle in screen coordinates, whose y grows upwards.
  public init(
    contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool
  ) {
    styleMask = style
    storedFrame = Self.frameRect(forContentRect: contentRect, styleMask: style)
    themeFrame = NSThemeFrame(frame: NSRect(origin: .zero, size: storedFrame.size))
    super.init()
    themeFrame.owner = self
    var environment = LayoutEnvironment(textMeasurer: SystemFontMeasurer())
    environment.displayScale = Self.standardScale
    themeFrame.layoutEnvironment = environment
    contentView = NSView(frame: NSRect(origin: .zero, size: contentRect.size))
  }

  public convenience override init() {
    self.init(
      contentRect: NSRect(x: 0, y: 0, width: 480, height: 270), styleMask: [.titled], backing: .buffered,
      defer: true)
  }

  /// A window of a controller, as large as its view: titled, with buttons and edges that can be dragged.
  public convenience init(contentViewController: NSViewController) {
    self.init(
      contentRect: NSRect(origin: .zero, size: contentViewController.view.frame.size),
      styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered, defer: false)
    self.contentViewController = contentViewController
  }

  /// Archives are not read: always nil.
  public override init?(coder: NSCoder) { nil }

  // MARK: Content

  private var storedContent: NSView?

  /// The view that fills the window below its title bar. Set: the old one leaves, and the new one gets its frame.
  open var contentView: NSView? {
    get { storedContent }
    set {
      guard newValue !== storedContent else { return }
      storedContent?.removeFromSuperview()
      storedContent = newValue
      guard let newValue else { return }
      newValue.autoresizingMask = [.width, .height]
      themeFrame.addSubview(newValue)
      placeContent()
    }
  }

  /// The controller whose view is the content view.
  open var contentViewController: NSViewController? {
    get { storedController }
    set {
      storedController = newValue
      if let newValue { contentView = newValue.view }
    }
  }
  private var storedController: NSViewController?

  /// The text of the title bar; carried.
  open var title = ""
  /// The parts of the window. Set: the content keeps its rectangle, the frame follows.
  open var styleMask: StyleMask {
    didSet {
      guard styleMask != oldValue else { return }
      let content = Self.contentRect(forFrameRect: storedFrame, styleMask: oldValue)
      storedFrame = Self.frameRect(forContentRect: content, styleMask: styleMask)
      placeContent()
    }
  }
  /// Pixels per point, to which frames are rounded.
  open var backingScaleFactor: CGFloat { themeFrame.carrier.effectiveLayoutEnvironment.displayScale }
  /// What shapes the layout of the window. Apple has no counterpart.
  public var layoutEnvironment: LayoutEnvironment? {
    get { themeFrame.layoutEnvironment }
    set { themeFrame.layoutEnvironment = newValue }
  }

  // MARK: Size

  /// The rectangle on the screen, whose y grows upwards.
  open var frame: NSRect { storedFrame }
  /// The least size in points that constraints may give the content; a size that is set may be less.
  open var contentMinSize = NSSize.zero
  /// The greatest size in points that constraints may give the content; a size that is set may be more.
  open var contentMaxSize = NSSize(
    width: CGFloat(Float.greatestFiniteMagnitude), height: CGFloat(Float.greatestFiniteMagnitude))

  /// On the screen, in points. The content is placed at once.
  open func setFrame(_ frameRect: NSRect, display flag: Bool) {
    storedFrame = frameRect
    placeContent()
  }
  /// Resizes the content; the upper left corner stays.
  open func setContentSize(_ size: NSSize) {
    let corner = NSPoint(x: storedFrame.minX, y: storedFrame.maxY)
    storedFrame.size =
      Self.frameRect(
        forContentRect: NSRect(origin: .zero, size: size), styleMask: styleMask
      ).size
    storedFrame.origin = NSPoint(x: corner.x, y: corner.y - storedFrame.height)
    placeContent()
  }
  /// The frame of a window of such parts around a content rectangle, in screen coordinates: the title bar is added.
  open class func frameRect(forContentRect cRect: NSRect, styleMask style: StyleMask) -> NSRect {
    var rect = cRect
    rect.size.height += bar(style)
    return rect
  }
  /// The content rectangle of a window of such parts and a frame, in screen coordinates.
  open class func contentRect(forFrameRect fRect: NSRect, styleMask style: StyleMask) -> NSRect {
    var rect = fRect
    rect.size.height = max(0, rect.height - bar(style))
    return rect
  }
  /// The content rectangle of the window if it had a frame.
  open func contentRect(forFrameRect frameRect: NSRect) -> NSRect {
    Self.contentRect(forFrameRect: frameRect, styleMask: styleMask)
  }
  /// The frame of the window if it had a content rectangle.
  open func frameRect(forContentRect contentRect: NSRect) -> NSRect {
    Self.frameRect(forContentRect: contentRect, styleMask: styleMask)
  }
  /// The part of the content that no bar covers, in window coordinates.
  open var contentLayoutRect: NSRect {
    var rect = NSRect(origin: .zero, size: storedFrame.size)
    if styleMask.contains(.titled) { rect.size.height = max(0, rect.height - Self.titleBarHeight) }
    return rect
  }

  private class func bar(_ style: StyleMask) -> CGFloat {
    style.contains(.titled) && !style.contains(.fullSizeContentView) ? titleBarHeight : 0
  }

  private func placeContent() {
    themeFrame.setFrameSize(storedFrame.size)
    let covered = styleMask.contains([.titled, .fullSizeContentView]) ? Self.titleBarHeight : 0
    themeFrame.carrier.hostSafeAreaInsets = UIEdgeInsets(top: covered, left: 0, bottom: 0, right: 0)
    let size = contentRect(forFrameRect: storedFrame).size
    contentView?.frame = NSRect(origin: .zero, size: size)
  }

  // MARK: Layout

  /// Runs `updateConstraints()` of the flagged views of the window, leaves first.
  open func updateConstraintsIfNeeded() { themeFrame.updateConstraintsForSubtreeIfNeeded() }

  /// Brings the window to the size that its content's constraints need, and every frame up to date.
  open func layoutIfNeeded() {
    if !isLayingOut {
      isLayingOut = true
      fitContent()
      isLayingOut = false
    }
    themeFrame.carrier.layoutIfNeeded()
    if let conflict = conflictToVisualize {
      conflictToVisualize = nil
      visualizeConstraints(conflict)
    }
  }

  /// Lays the window out and makes a drawing of constraints over its views: all of them for nil. There is no screen, so that
  /// the drawing is data; `ConstraintPicture` of LayoutReport draws it.
  ///
  /// Called of itself with the members of a conflict where the user default
  /// `NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints` is set.
  open func visualizeConstraints(_ constraints: [NSLayoutConstraint]?) {
    if !isLayingOut { layoutIfNeeded() }
    func held(_ view: NSView) -> [NSLayoutConstraint] {
      view.constraints + view.subviews.flatMap { held($0) }
    }
    constraintVisualization = ConstraintVisualization(
      constraints ?? held(themeFrame), in: themeFrame.carrier)
  }
  /// A conflict that came up in the layout under way, and is to be drawn after it.
  var conflictToVisualize: [NSLayoutConstraint]?
  /// What the last call of `visualizeConstraints(_:)` would have shown. Apple has no counterpart.
  public private(set) var constraintVisualization: ConstraintVisualization?

  private func fitContent() {
    guard let contentView else { return }
    let present = contentView.frame.size
    let stay = NSLayoutConstraint.Priority(NSLayoutConstraint.Priority.windowSizeStayPut.rawValue.nextDown)
    var size = contentView.carrier.systemLayoutSizeFitting(
      present, withHorizontalFittingPriority: stay, verticalFittingPriority: stay)
    size.width = min(max(size.width, contentMinSize.width), contentMaxSize.width)
    size.height = min(max(size.height, contentMinSize.height), contentMaxSize.height)
    if size != present { setContentSize(size) }
  }

  /// Puts the window before the others: its content appears and is laid out.
  open func makeKeyAndOrderFront(_ sender: Any?) { orderFront(sender) }
  /// Puts the window before the others: its content appears and is laid out.
  open func orderFront(_ sender: Any?) {
    let appears = !isVisible
    isVisible = true
    if appears { contentViewController?.viewWillAppear() }
    layoutIfNeeded()
    if appears { contentViewController?.viewDidAppear() }
  }
  /// Tells the content's controller before and after; without effect for a window that is not visible.
  open func orderOut(_ sender: Any?) {
    guard isVisible else { return }
    contentViewController?.viewWillDisappear()
    isVisible = false
    contentViewController?.viewDidDisappear()
  }
  /// Whether the window was put before the others.
  open private(set) var isVisible = false
}

/// The topmost view of a window, under the name that Apple's descriptions give it.
final class NSThemeFrame: NSView {
  /// The window retains its frame.
  weak var owner: NSWindow?
}
