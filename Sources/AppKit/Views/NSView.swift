// AppKit's view: an object before a view of the engine, which does all layout. This class translates names and
// coordinates, and holds what subclasses may override; the rest is in extensions, one file a subject.

import Foundation
import Plumbline

/// A rectangle that holds other rectangles. Points and sizes are in points; y grows upwards in the view's own coordinates
/// unless `isFlipped`. Attributes of constraints are visual all the same: `top` is above `bottom`, and constants count
/// downwards.
///
/// Layout gives frames without calling `setFrameSize(_:)` and `setFrameOrigin(_:)`; `layout()` is told of every size. Masks
/// call `setFrameSize(_:)` where a new size of the superview was set.
@preconcurrency @MainActor
open class NSView: NSResponder, ViewFacade, @preconcurrency AssociationHost {
  /// The value of a content size's dimension that a view does not have.
  public nonisolated class var noIntrinsicMetric: CGFloat { -1 }

  /// The view of the engine behind this one; its y grows downwards.
  package let carrier: UIView
  var storedSubviews: [NSView] = []
  weak var storedSuperview: NSView?
  var storedGuides: [NSLayoutGuide] = []
  var systemGuides: [ObjectIdentifier: NSLayoutGuide] = [:]
  weak var viewController: NSViewController?
  package var hasAssociations = false
  private var storedLayer: CALayer?
  /// The size that was last reported to `resizeSubviews(withOldSize:)`.
  var toldSize = NSSize.zero
  /// Whether `animator()` was called, which animates the next change.
  var isNextChangeAnimated = false
  /// The stack view that removed the view from the view tree, and arranges it again.
  weak var detachingStack: NSStackView?

  /// A view of a frame in its superview's coordinates.
  public init(frame frameRect: NSRect) {
    carrier = Self.makeCarrier()
    super.init()
    carrier.facade = self
    carrier.frame = frameRect
    toldSize = carrier.bounds.size
    let hugging = Self.defaultContentHugging
    carrier.setContentHuggingPriority(hugging.0, for: .horizontal)
    carrier.setContentHuggingPriority(hugging.1, for: .vertical)
  }

  public convenience override init() { self.init(frame: .zero) }

  /// Archives are not read: always nil.
  public required override init?(coder: NSCoder) { nil }

  deinit {
    onTreesThread {
      for view in storedSubviews { view.storedSuperview = nil }
      if hasAssociations { AssociationTable.shared.forget(ObjectIdentifier(self)) }
    }
  }

  /// Makes the view of the engine.
  package class func makeCarrier() -> UIView { UIView() }
  /// How strongly views of a class resist becoming larger than their content, at first (spec 05 §2).
  package class var defaultContentHugging: (NSLayoutConstraint.Priority, NSLayoutConstraint.Priority) {
    (.defaultLow, .defaultLow)
  }

  // MARK: Geometry

  /// Whether y grows downwards in the view's own coordinates. Constant for each view.
  open var isFlipped: Bool { false }

  /// The rectangle in the superview's own coordinates, whose y grows upwards unless that is flipped. Set: it lasts
  /// where no constraint places the view.
  open var frame: NSRect {
    get { storedSuperview.map { $0.rect(fromCarrier: carrier.frame) } ?? carrier.frame }
    set {
      // An animator's next change is both.
      let isAsked = isNextChangeAnimated
      setFrameSize(newValue.size)
      isNextChangeAnimated = isAsked
      setFrameOrigin(newValue.origin)
    }
  }
  /// Moves the view: sets its corner of the least coordinates.
  open func setFrameOrigin(_ newOrigin: NSPoint) {
    let rect = NSRect(origin: newOrigin, size: frame.size)
    animating { place(rect) }
  }
  /// Resizes the view; the corner of the least coordinates stays. Subviews that a mask resizes with it are told in the
  /// same way, as is `resizeSubviews(withOldSize:)`.
  open func setFrameSize(_ newSize: NSSize) {
    let rect = NSRect(origin: frame.origin, size: newSize)
    animating { place(rect) }
    tellSize()
  }
  /// Called after a new size of the view that was set, once masks resized the subviews; calls
  /// `resize(withOldSuperviewSize:)` of each.
  open func resizeSubviews(withOldSize oldSize: NSSize) {
    guard autoresizesSubviews else { return }
    for view in storedSubviews { view.resize(withOldSuperviewSize: oldSize) }
  }
  /// Called after a new size of the superview that was set, once the mask took effect; for subclasses. Has
  /// `setFrameSize(_:)` called for the size that the mask gave.
  open func resize(withOldSuperviewSize oldSize: NSSize) {
    if carrier.bounds.size != toldSize { setFrameSize(frame.size) }
  }

  /// The visible rectangle in the view's own coordinates. Setting moves the content, and scales it where the size is
  /// another than that of the frame.
  open var bounds: NSRect {
    get { ownBounds }
    set {
      if newValue.size != ownBounds.size { setBoundsSize(newValue.size) }
      setBoundsOrigin(newValue.origin)
    }
  }
  /// Moves the content: sets the point of it that lies in the corner of the least coordinates.
  open func setBoundsOrigin(_ newOrigin: NSPoint) { moveContent(to: newOrigin) }
  /// Scales the content: so many of the view's own points fill its frame from now on, and with a new frame
  /// proportionally more. Constants of constraints that the view holds count in its own points. Sizes that are not above 0,
  /// and views without a size, change nothing.
  open func setBoundsSize(_ newSize: NSSize) {
    let size = frame.size
    guard newSize.width > 0, newSize.height > 0, size.width > 0, size.height > 0 else { return }
    setScale(CGSize(width: size.width / newSize.width, height: size.height / newSize.height))
  }
  /// Scales the view's own points by a factor along each axis.
  open func scaleUnitSquare(to newUnitSize: NSSize) {
    let scale = carrier.contentScale
    setScale(CGSize(width: scale.width * newUnitSize.width, height: scale.height * newUnitSize.height))
  }

  // MARK: Hierarchy

  /// The view that contains this one; nil for a root. Not retained by the view.
  open var superview: NSView? { storedSuperview }
  /// The views in this one, from back to front. Set: those that are missing leave, new ones are added.
  open var subviews: [NSView] {
    get { storedSubviews }
    set { replaceSubviews(with: newValue) }
  }
  /// The window at the top of the tree; nil where the root is no window's.
  open var window: NSWindow? { (rootView as? NSThemeFrame)?.owner }

  /// Adds a view in front of the others; it is removed from its superview first.
  open func addSubview(_ view: NSView) { insert(view, at: storedSubviews.count) }
  /// Adds a view in front of or behind another one; of all where there is none.
  open func addSubview(
    _ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?
  ) {
    insert(view, place, otherView)
  }
  /// Replaces a subview at its place in the order, with the new view's own frame.
  open func replaceSubview(_ oldView: NSView, with newView: NSView) { exchange(oldView, newView) }
  /// Removes the view from its superview and deactivates the constraints that views outside of it hold on views
  /// inside of it.
  open func removeFromSuperview() { leaveSuperview() }
  /// Called after a subview was added; for subclasses, does nothing here.
  open func didAddSubview(_ subview: NSView) {}
  /// Called before a subview is removed; for subclasses, does nothing here.
  open func willRemoveSubview(_ subview: NSView) {}
  /// Called before the superview changes; nil means that the view leaves.
  open func viewWillMove(toSuperview newSuperview: NSView?) {}
  /// Called after the superview changed, with none for nil; for subclasses, does nothing here.
  open func viewDidMoveToSuperview() {}
  /// Called before the window changes; nil means that the view leaves it.
  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  /// Called after the window changed, for every view below it; for subclasses, does nothing here.
  open func viewDidMoveToWindow() {}

  /// Called after a subview was hidden or shown.
  func subviewVisibilityDidChange(_ subview: NSView) {}
  /// Called after the translation of a subview's mask was switched on or off.
  func subviewMaskDidChange(_ subview: NSView) {}
  /// Called after a subview invalidated its content size.
  func subviewContentDidChange(_ subview: NSView) {}

  // MARK: Autoresizing

  /// The margins and dimensions that follow the superview's size, while the mask is translated into constraints.
  open var autoresizingMask: AutoresizingMask = [] { didSet { refreshMask() } }
  /// Whether a new size resizes subviews by their masks.
  open var autoresizesSubviews = true { didSet { for view in storedSubviews { view.refreshMask() } } }
  /// Whether frame and mask become required constraints once the engine needs the view.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { carrier.translatesAutoresizingMaskIntoConstraints }
    set {
      guard newValue != carrier.translatesAutoresizingMaskIntoConstraints else { return }
      carrier.translatesAutoresizingMaskIntoConstraints = newValue
      storedSuperview?.subviewMaskDidChange(self)
    }
  }

  // MARK: Content size

  /// The size that the content needs, of the alignment rectangle; `noIntrinsicMetric` where there is none.
  open var intrinsicContentSize: NSSize { carrier.intrinsicContentSize }
  /// Invalidates the content size, the alignment insets and the baselines: they are queried again before the next layout.
  open func invalidateIntrinsicContentSize() {
    carrier.invalidateIntrinsicContentSize()
    storedSuperview?.subviewContentDidChange(self)
  }
  /// Whether the content's width counts in layout.
  open var isHorizontalContentSizeConstraintActive = true {
    didSet { carrier.invalidateIntrinsicContentSize() }
  }
  /// Whether the content's height counts in layout.
  open var isVerticalContentSizeConstraintActive = true {
    didSet { carrier.invalidateIntrinsicContentSize() }
  }
  /// How strongly the view resists becoming larger than its content.
  open func contentHuggingPriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority {
    carrier.contentHuggingPriority(for: orientation)
  }
  /// Sets how strongly the view resists becoming larger than its content.
  open func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {
    carrier.setContentHuggingPriority(priority, for: orientation)
  }
  /// How strongly the view resists becoming smaller than its content.
  open func contentCompressionResistancePriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority {
    carrier.contentCompressionResistancePriority(for: orientation)
  }
  /// Sets how strongly the view resists becoming smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {
    carrier.setContentCompressionResistancePriority(priority, for: orientation)
  }
  /// The smallest size that the constraints of the subtree allow (spec 05 §7).
  open var fittingSize: NSSize {
    let size = carrier.systemLayoutSizeFitting(.zero)
    let scale = scaleOfFrame
    return NSSize(width: size.width / scale.width, height: size.height / scale.height)
  }

  // MARK: Alignment rectangle and baselines

  /// The insets of the alignment rectangle in the frame.
  open var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets(carrier.alignmentRectInsets) }
  /// The rectangle that constraints see of a frame, in the superview's coordinates: without `alignmentRectInsets`.
  open func alignmentRect(forFrame frame: NSRect) -> NSRect { frame.inset(by: alignmentInsetsInSuperview) }
  /// The frame whose alignment rectangle is given, in the superview's coordinates.
  open func frame(forAlignmentRect alignmentRect: NSRect) -> NSRect {
    let insets = alignmentInsetsInSuperview
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  /// Points from the top of the alignment rectangle to the first line's baseline.
  open var firstBaselineOffsetFromTop: CGFloat { carriedBaselines?.firstFromTop ?? 0 }
  /// Points from the bottom of the alignment rectangle to the last line's baseline: `baselineOffsetFromBottom` where a
  /// subclass does not say otherwise.
  open var lastBaselineOffsetFromBottom: CGFloat { baselineOffsetFromBottom }
  /// The last baseline, under the name that it had before there was a first one.
  open var baselineOffsetFromBottom: CGFloat { carriedBaselines?.lastFromBottom ?? 0 }

  // MARK: Constraints

  /// The active constraints that this view holds, and those that the system holds here, for its subviews' masks too.
  open var constraints: [NSLayoutConstraint] { carrier.constraints }
  /// Activates a constraint with this view as its holder; one that another view holds moves here. Activating a constraint
  /// calls this on the nearest common ancestor of its items.
  open func addConstraint(_ constraint: NSLayoutConstraint) { carrier.addConstraint(constraint) }
  /// Adds every constraint of a list.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach { addConstraint($0) } }
  /// Deactivates a constraint that this view holds; others stay. Deactivating a constraint calls this on its holder.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { carrier.removeConstraint(constraint) }
  /// Deactivates the constraints of a list that this view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { removeConstraint($0) }
  }
  /// Whether a class relies on constraints; `updateConstraints` is called either way.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Updates the constraints in subclasses, leaves first; overrides call super last.
  open func updateConstraints() { carrier.updateConstraints() }
  /// Whether `updateConstraints()` will be called in the next pass. Only true can be set.
  open var needsUpdateConstraints: Bool {
    get { carrier.needsUpdateConstraints() }
    set { if newValue { carrier.setNeedsUpdateConstraints() } }
  }
  /// Runs `updateConstraints` of the flagged views of the subtree, leaves first.
  open func updateConstraintsForSubtreeIfNeeded() { carrier.updateConstraintsIfNeeded() }

  // MARK: Layout

  /// Whether `layout()` will be called in the next pass. Only true can be set.
  open var needsLayout: Bool {
    get { carrier.awaitsLayout }
    set { if newValue { carrier.setNeedsLayout() } }
  }
  /// Sets the frames of the subviews that the engine places. Overrides call super.
  open func layout() { carrier.layoutSubviews() }
  /// Updates constraints and frames; those of the whole window where there is one, whose size may change with them.
  open func layoutSubtreeIfNeeded() {
    animating(implicitly: true) {
      if let window { window.layoutIfNeeded() } else { carrier.layoutIfNeeded() }
    }
  }

  // MARK: Margins, safe area, direction

  /// The insets by which the window's bars and `additionalSafeAreaInsets` reach into the view.
  open var safeAreaInsets: NSEdgeInsets {
    let insets = carrier.safeAreaInsets
    let scale = carrier.scaleInWindow
    return NSEdgeInsets(
      UIEdgeInsets(
        top: insets.top / scale.height, left: insets.left / scale.width, bottom: insets.bottom / scale.height,
        right: insets.right / scale.width))
  }
  /// Insets that the view adds to the safe area of itself and its subviews.
  open var additionalSafeAreaInsets: NSEdgeInsets {
    get { NSEdgeInsets(carrier.additionalSafeAreaInsets) }
    set { carrier.additionalSafeAreaInsets = newValue.sides }
  }
  /// The part of the bounds that no bar covers, in the view's own coordinates.
  open var safeAreaRect: NSRect { rect(fromCarrier: carrier.bounds.inset(by: carrier.safeAreaInsets)) }
  /// The direction of the content: the window's unless it was set.
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    get { carrier.effectiveUserInterfaceLayoutDirection }
    set {
      carrier.semanticContentAttribute = newValue == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    }
  }

  // MARK: Appearance that layout only carries

  /// Hidden views keep their place, except in a stack view.
  open var isHidden: Bool {
    get { carrier.isHidden }
    set {
      guard newValue != carrier.isHidden else { return }
      isNextChangeAnimated = false
      carrier.isHidden = newValue
      (storedSuperview ?? detachingStack)?.subviewVisibilityDidChange(self)
      if newValue { viewDidHide() } else { viewDidUnhide() }
    }
  }
  /// The opacity of the view, from 0 to 1, 1 by default; without effect on layout.
  open var alphaValue: CGFloat {
    get { carrier.alpha }
    set { animating { carrier.alpha = newValue } }
  }
  /// False unless a subclass overrides it; not asked here.
  open var isOpaque: Bool { false }
  /// Whether content beyond the bounds is clipped.
  open var clipsToBounds: Bool {
    get { carrier.clipsToBounds }
    set { carrier.clipsToBounds = newValue }
  }
  /// -1; for subclasses, which may have another.
  open var tag: Int { -1 }
  /// The name that descriptions of constraints show.
  open var identifier: NSUserInterfaceItemIdentifier? {
    get { carrier.accessibilityIdentifier.map(NSUserInterfaceItemIdentifier.init(_:)) }
    set { carrier.accessibilityIdentifier = newValue?.rawValue }
  }
  /// Nil for none; carried.
  open var toolTip: String?
  /// Whether the view has a layer; without effect on layout.
  open var wantsLayer = false
  /// The layer that was set; of a view that only wants one its own, whose geometry is the view's, with y downwards. Nil
  /// for others. One that is set is carried.
  open var layer: CALayer? {
    get { storedLayer ?? (wantsLayer ? carrier.layer : nil) }
    set { storedLayer = newValue }
  }
  /// False unless a subclass overrides it; not asked here.
  open var wantsUpdateLayer: Bool { false }
  /// Whether the view would be drawn again; carried: nothing draws.
  open var needsDisplay = false
  /// Without effect: nothing draws.
  open func setNeedsDisplay(_ invalidRect: NSRect) {}
  /// Without effect: nothing draws.
  open func display() {}
  /// Light or dark; nil for that of the superview; carried.
  open var appearance: NSAppearance?
  /// For drawing by subclasses; never called, as nothing draws.
  open func draw(_ dirtyRect: NSRect) {}
  /// Called when a view from a document is complete; by those who read documents.
  open func awakeFromNib() {}
  /// Called when the view was hidden itself; for subclasses, does nothing here.
  open func viewDidHide() {}
  /// Called when the view is not hidden itself any more; for subclasses, does nothing here.
  open func viewDidUnhide() {}

  // MARK: Events

  /// The deepest view at a point of the superview's coordinates; hidden views and clipped parts are not hit.
  open func hitTest(_ point: NSPoint) -> NSView? {
    guard !isHidden, frame.contains(point) else { return nil }
    let inside = convert(point, from: superview)
    return storedSubviews.reversed().lazy.compactMap { $0.hitTest(inside) }.first ?? self
  }

  open override var description: String { "<\(Facades.heading(of: self))>" }
}

extension NSView {
  /// The margins and dimensions of a view that change with its superview's size. Raw values are Apple's.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The parts that give, as bits.
    public let rawValue: UInt
    /// The parts whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing changes: the corner of the least coordinates stays where it is.
    public static let none: AutoresizingMask = []
    /// The distance to the superview's left edge takes a share of what its width grows by.
    public static let minXMargin = AutoresizingMask(rawValue: 1)
    /// The width takes a share of what the superview's width grows by.
    public static let width = AutoresizingMask(rawValue: 2)
    /// The distance to the superview's right edge takes a share of what its width grows by.
    public static let maxXMargin = AutoresizingMask(rawValue: 4)
    /// The margin at the least y follows: the lower one, in a flipped superview the upper one.
    public static let minYMargin = AutoresizingMask(rawValue: 8)
    /// The height takes a share of what the superview's height grows by.
    public static let height = AutoresizingMask(rawValue: 16)
    /// The distance to the superview's edge of greatest y takes a share of what its height grows by.
    public static let maxYMargin = AutoresizingMask(rawValue: 32)
  }
}
