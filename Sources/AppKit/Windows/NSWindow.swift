// The window: it keeps its size weakly, and grows and shrinks to what its content's constraints need (spec 02 §2).

import Foundation
import Plumbline
import Typography

/// A window with one content view. There is no screen and no run loop: `layoutIfNeeded()` is what a turn of it is
/// elsewhere. The size takes part in layout with a priority just below `windowSizeStayPut`; where it gives way, the upper
/// left corner stays.
@preconcurrency @MainActor
open class NSWindow: NSResponder {
  /// Pixels per point of a window without another setting.
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
    title = contentViewController.title ?? ""
  }

  /// Archives are not read: always nil.
  public override init?(coder: NSCoder) { nil }

  // MARK: Content

  private var storedContent: NSView?

  /// The view that fills the window below its title bar, whether its mask is translated or not. Set: the old one leaves,
  /// the new one gets its frame, and `contentViewController` is cleared. Nil after the view left.
  open var contentView: NSView? {
    get { storedContent }
    set {
      storedController = nil
      showContent(newValue)
    }
  }

  private func showContent(_ view: NSView?) {
    if view !== storedContent, storedContent?.superview === themeFrame {
      storedContent?.removeFromSuperview()
    }
    storedContent = view
    guard let view else { return }
    view.autoresizingMask = [.width, .height]
    themeFrame.addSubview(view)
    placeContent()
  }

  fileprivate func contentLeaves() { storedContent = nil }

  /// The controller whose view is the content view. Set: the content takes the size of its view; none for nil.
  open var contentViewController: NSViewController? {
    get { storedController }
    set {
      guard newValue !== storedController || newValue != nil && newValue?.view !== storedContent else {
        return
      }
      storedController = newValue
      if let size = newValue?.view.frame.size, size.width > 0, size.height > 0 { setContentSize(size) }
      showContent(newValue?.view)
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
  /// The environment of the window's layout. Apple has no counterpart.
  public var layoutEnvironment: LayoutEnvironment? {
    get { themeFrame.layoutEnvironment }
    set { themeFrame.layoutEnvironment = newValue }
  }

  // MARK: Size

  /// The rectangle on the screen, whose y grows upwards.
  open var frame: NSRect { storedFrame }
  /// The least size in points that `setContentSize(_:)` and constraints may give the content; a frame that is set may
  /// be smaller.
  open var contentMinSize = NSSize.zero
  /// The greatest size in points that `setContentSize(_:)` and constraints may give the content; a frame that is set may be
  /// more.
  open var contentMaxSize = NSSize(
    width: CGFloat(Float.greatestFiniteMagnitude), height: CGFloat(Float.greatestFiniteMagnitude))

  /// The least size of the frame, with the same meaning.
  open var minSize: NSSize {
    get { frameRect(forContentRect: NSRect(origin: .zero, size: contentMinSize)).size }
    set { contentMinSize = contentRect(forFrameRect: NSRect(origin: .zero, size: newValue)).size }
  }
  /// The greatest size of the frame, with the same meaning.
  open var maxSize: NSSize {
    get { frameRect(forContentRect: NSRect(origin: .zero, size: contentMaxSize)).size }
    set { contentMaxSize = contentRect(forFrameRect: NSRect(origin: .zero, size: newValue)).size }
  }
  /// The aspect ratio that dragging keeps; carried.
  open var aspectRatio = NSSize.zero

  /// Sets the frame on the screen, in points. The content is laid out at once.
  open func setFrame(_ frameRect: NSRect, display flag: Bool) {
    storedFrame = frameRect
    placeContent()
  }
  /// Moves the window: sets its lower left corner, on the screen.
  open func setFrameOrigin(_ point: NSPoint) { storedFrame.origin = point }
  /// Moves the window: sets its upper left corner, on the screen.
  open func setFrameTopLeftPoint(_ point: NSPoint) {
    storedFrame.origin = NSPoint(x: point.x, y: point.y - storedFrame.height)
  }
  /// Moves the window to the middle of the screen, and upwards until the room above is half of that below.
  open func center() {
    let screen = (NSScreen.main ?? NSScreen()).visibleFrame
    storedFrame.origin = NSPoint(
      x: (screen.midX - storedFrame.width / 2).rounded(),
      y: (screen.maxY - storedFrame.height - max(0, screen.height - storedFrame.height) / 3).rounded())
  }
  /// Resizes the content within `contentMinSize` and `contentMaxSize`; the upper left corner stays.
  open func setContentSize(_ size: NSSize) {
    resizeContent(
      to: NSSize(
        width: max(contentMinSize.width, min(size.width, contentMaxSize.width)),
        height: max(contentMinSize.height, min(size.height, contentMaxSize.height))))
  }

  private func resizeContent(to size: NSSize) {
    let corner = NSPoint(x: storedFrame.minX, y: storedFrame.maxY)
    storedFrame.size =
      Self.frameRect(forContentRect: NSRect(origin: .zero, size: size), styleMask: styleMask).size
    storedFrame.origin = NSPoint(x: corner.x, y: corner.y - storedFrame.height)
    placeContent()
  }
  /// The frame of a window of a style mask around a content rectangle, in screen coordinates: the title bar is added.
  open class func frameRect(forContentRect cRect: NSRect, styleMask style: StyleMask) -> NSRect {
    var rect = cRect
    rect.size.height += bar(style)
    return rect
  }
  /// The content rectangle of a window of a style mask and a frame, in screen coordinates.
  open class func contentRect(forFrameRect fRect: NSRect, styleMask style: StyleMask) -> NSRect {
    var rect = fRect
    rect.size.height = max(0, rect.height - bar(style))
    return rect
  }
  /// The content rectangle of the window for a given frame.
  open func contentRect(forFrameRect frameRect: NSRect) -> NSRect {
    Self.contentRect(forFrameRect: frameRect, styleMask: styleMask)
  }
  /// The frame of the window for a given content rectangle.
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
    themeFrame.needsUpdateConstraints = true
    contentView?.frame = NSRect(origin: .zero, size: size)
  }

  /// The insets that the title bar takes from the content.
  fileprivate var contentInsets: UIEdgeInsets {
    UIEdgeInsets(top: Self.bar(styleMask), left: 0, bottom: 0, right: 0)
  }

  /// The part of the content that no bar covers: its guide is in no view, and constraints to it follow when that changes.
  open var contentLayoutGuide: Any? { contentView?.safeAreaLayoutGuide }

  // MARK: Layout

  /// Runs `updateConstraints()` of the flagged views of the window, leaves first.
  open func updateConstraintsIfNeeded() { themeFrame.updateConstraintsForSubtreeIfNeeded() }

  /// Brings the window to the size that its content's constraints need, and every frame up to date.
  open func layoutIfNeeded() {
    guard !isLayingOut else { return themeFrame.carrier.layoutIfNeeded() }
    isLayingOut = true
    // Content of which nothing changed needs the size that it has.
    if themeFrame.carrier.hasPendingLayout { fitContent() }
    themeFrame.carrier.layoutIfNeeded()
    isLayingOut = false
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
    constraintVisualization = ConstraintVisualization(constraints ?? held(themeFrame), in: themeFrame.carrier)
  }
  /// A conflict of the current layout, which is to be drawn after it.
  var conflictToVisualize: [NSLayoutConstraint]?
  /// The drawing of the last call of `visualizeConstraints(_:)`. Apple has no counterpart.
  public private(set) var constraintVisualization: ConstraintVisualization?

  private func fitContent() {
    guard let contentView else { return }
    let present = contentRect(forFrameRect: storedFrame).size
    let stay = NSLayoutConstraint.Priority(NSLayoutConstraint.Priority.windowSizeStayPut.rawValue.nextDown)
    func fitting(_ target: NSSize, _ horizontal: NSLayoutConstraint.Priority) -> NSSize {
      contentView.carrier.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: stay)
    }
    var size = fitting(present, stay)
    let width = Self.held(size.width, from: present.width, contentMinSize.width, contentMaxSize.width)
    // Texts are as high as a width that was not granted makes them.
    if width != size.width { size = fitting(NSSize(width: width, height: present.height), .required) }
    size.width = width
    size.height = Self.held(size.height, from: present.height, contentMinSize.height, contentMaxSize.height)
    if size != present { resizeContent(to: size) }
  }

  /// The length that constraints require, within its limits; one that already lies beyond them stays.
  private static func held(
    _ wanted: CGFloat, from present: CGFloat, _ least: CGFloat, _ greatest: CGFloat
  ) -> CGFloat {
    wanted > present ? max(present, min(wanted, greatest)) : min(present, max(wanted, least))
  }

  // MARK: Order

  /// Orders the window to the front: its content appears and is laid out.
  open func makeKeyAndOrderFront(_ sender: Any?) { orderFront(sender) }
  /// Orders the window to the front: its content appears and is laid out.
  open func orderFront(_ sender: Any?) {
    let appears = !isVisible
    isVisible = true
    let controllers = appears ? themeFrame.controllersOfSubtree : []
    for controller in controllers { controller.viewWillAppear() }
    layoutIfNeeded()
    for controller in controllers { controller.viewDidAppear() }
  }
  /// Orders the window out, telling the content's controllers before and after; without effect for one that is not visible.
  open func orderOut(_ sender: Any?) {
    guard isVisible else { return }
    let controllers = themeFrame.controllersOfSubtree
    for controller in controllers { controller.viewWillDisappear() }
    isVisible = false
    for controller in controllers { controller.viewDidDisappear() }
  }
  /// Without effect: no keys come.
  open func makeKey() {}
  /// The screen that the window lies on.
  open var screen: NSScreen? { .main }
  /// Closes the window, after its delegate was told.
  open func close() {
    delegate?.windowWillClose(Notification(name: NSWindow.willCloseNotification, object: self))
    orderOut(nil)
  }
  /// Closes the window unless its delegate refuses.
  open func performClose(_ sender: Any?) {
    if delegate?.windowShouldClose(self) ?? true { close() }
  }
  /// The name of the notification that `windowWillClose(_:)` gets.
  public nonisolated static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
  /// Whether the window was ordered to the front.
  open private(set) var isVisible = false
  /// Whether the window is key: where it is visible, as nothing else is in front.
  open var isKeyWindow: Bool { isVisible }

  // MARK: What is only carried

  /// The delegate, told that the window closes, and asked whether it may. Not retained.
  open weak var delegate: NSWindowDelegate?
  /// The controller that made the window; carried. Not retained.
  open weak var windowController: NSWindowController?
  /// The first responder. Nil for the window itself.
  open private(set) weak var firstResponder: NSResponder?
  /// Makes a responder that accepts it the first responder, if the predecessor resigns.
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    guard firstResponder?.resignFirstResponder() ?? true else { return false }
    firstResponder = nil
    guard let responder else { return true }
    guard responder.acceptsFirstResponder, responder.becomeFirstResponder() else { return false }
    firstResponder = responder
    return true
  }
  /// The text below the title; carried: the bar has the usual height.
  open var subtitle = ""
  /// Whether the title is visible; carried: the bar keeps its height.
  open var titleVisibility = TitleVisibility.visible
  /// Whether the content shows through the title bar; carried.
  open var titlebarAppearsTransparent = false
  /// Whether the window can be dragged; carried.
  open var isMovable = true
  /// The colour behind the content; carried.
  open var backgroundColor: NSColor! = .windowBackgroundColor
  /// Whether nothing shows through; carried.
  open var isOpaque = true
  /// The opacity of the window; carried.
  open var alphaValue: CGFloat = 1
  /// The level of the window among others; carried.
  open var level = Level.normal
  /// Light or dark; nil for the system's; carried.
  open var appearance: NSAppearance?
  /// The name by which programs identify the window; carried.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// Without effect: nothing draws.
  open func display() {}
}

/// The topmost view of a window, under the name that Apple's descriptions give it.
final class NSThemeFrame: NSView {
  /// The window retains its frame.
  weak var owner: NSWindow?
  private var contentRows = FillingRows()

  override func willRemoveSubview(_ subview: NSView) {
    if subview === owner?.contentView { owner?.contentLeaves() }
  }
  override func subviewMaskDidChange(_ subview: NSView) { needsUpdateConstraints = true }
  override func updateConstraints() {
    if let owner { contentRows.update(owner.contentView, in: self, within: owner.contentInsets) }
    super.updateConstraints()
  }
}
