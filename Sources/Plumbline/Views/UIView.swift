// The view: a rectangle in a tree, placed by its frame, by its autoresizing mask or by constraints. The class body holds
// what subclasses may override, and at its end what a view stores; the rest is in extensions, one file a subject.

import Foundation
import Typography
import Unchecked

/// A rectangle in a tree of rectangles, placed by its frame, by its autoresizing mask or by constraints.
///
/// With `translatesAutoresizingMaskIntoConstraints` on, the default, `frame` places the view, and
/// `autoresizingMask` says how it follows its superview's size. With it off, the active constraints that name
/// the view place it: the engine of the tree solves for its alignment rectangle, and the layout pass rounds
/// the edges to pixels and sets `frame`.
///
///     let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
///     let box = UIView()
///     box.translatesAutoresizingMaskIntoConstraints = false
///     root.addSubview(box)
///     NSLayoutConstraint.activate([
///       box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
///       box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
///       box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
///       box.heightAnchor.constraint(equalToConstant: 30),
///     ])
///     root.layoutIfNeeded()  // box.frame is (20, 10, 100, 30)
///
/// All lengths are in points; y grows downwards. `frame` and `center` are in the superview's space, `bounds` in the
/// view's own, whose origin moves the subviews.
///
/// A tree lays out the same with and without a window; only in one do `hasAmbiguousLayout` and appearances mean
/// anything, as with Apple's. What Apple refuses with an exception stops the program with the same sentence;
/// `install(_:)` and `NSLayoutConstraint.validated` throw it instead. Nothing is drawn, and no device is listened to.
/// A view belongs to the main actor; `withConfinedLayout` lays out on any one thread, and trees share no state.
/// - Complexity: an edit costs what it moves: `layoutIfNeeded()` solves for what changed and visits the views that
///   wait for a frame or for layout, and no others.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, @preconcurrency CALayerDelegate {
  /// -1: a view has no length of its own along that axis, and no constraint is made for it.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// The target for the smallest size that fits.
  public nonisolated static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  /// The target for the largest size that fits.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  // MARK: Creation

  /// A view of a frame in its superview's space.
  public init(frame: CGRect) {
    origin = frame.origin
    storedBounds = CGRect(origin: .zero, size: frame.size)
    storedHugging = Self.defaultContentHugging
    super.init()
    let sum = frame.origin.x + frame.origin.y + frame.size.width + frame.size.height
    if sum.isNaN { beginWithInvalidGeometry(frame) }
  }

  public convenience override init() { self.init(frame: .zero) }

  /// A view from an archive, with its subviews, its guides and the constraints that were marked `shouldBeArchived`.
  /// What the archive does not say is as `init(frame:)` makes it.
  public required init?(coder: NSCoder) {
    origin = .zero
    storedBounds = .zero
    storedHugging = Self.defaultContentHugging
    super.init()
    if let document = coder as? DocumentCoder {
      document.decode(self)
    } else {
      decodeLayout(from: coder)
    }
  }

  /// Writes the view, its guides, its subviews and those of its constraints that are marked `shouldBeArchived`.
  open func encode(with coder: NSCoder) { encodeLayout(with: coder) }

  /// The subviews that archives keep: not those that a class makes for its own content.
  var archivedSubviews: [UIView] { storedSubviews }

  /// The default content hugging priorities of a class (spec 05 §2).
  class var defaultContentHugging: (UILayoutPriority, UILayoutPriority) { (.defaultLow, .defaultLow) }
  /// Whether views of a class clip to their bounds by default.
  class var clipsAtFirst: Bool { false }
  /// Whether a class takes touches, before a program says otherwise.
  class var takesTouchesAtFirst: Bool { true }

  deinit {
    onTreesThread { letGo() }
  }

  private func letGo() {
    layoutContext?.dissolve()
    dropHeldConstraints()
    storedReference?.clear()
    orphanSubviews()
    if teardownDepth >= Self.teardownLimit { freeSubviewsInTurn() }
    for guide in storedGuides { guide.ownerGoes() }
    systemGuides?.forEach { $0.ownerGoes() }
    if let look {
      look.layer?.view = nil
      if look.hasAssociations { AssociationTable.shared.forget(ObjectIdentifier(self)) }
    }
  }

  open override var next: UIResponder? { controller ?? storedSuperview }

  // MARK: Geometry

  /// The rectangle in the superview's space. With a transform, the upright box around the transformed bounds.
  open var frame: CGRect {
    get { currentFrame }
    set { setFrame(newValue, byEngine: false) }
  }

  /// The rectangle in the view's own space; its origin moves the subviews.
  open var bounds: CGRect {
    get { storedBounds }
    set { setBounds(newValue, byEngine: false) }
  }

  /// The position of the anchor point in the superview's space: the middle of the frame by default.
  open var center: CGPoint {
    get { anchorPosition }
    set { setCenter(newValue) }
  }

  /// The point of the bounds that `center` places and `transform` leaves where it is, from 0 to 1; the middle
  /// by default. A new one moves the frame; layout gives constrained views their frames whatever it is.
  open var anchorPoint: CGPoint {
    get { storedAnchorPoint }
    set { setAnchorPoint(newValue) }
  }

  /// Shown around the centre; layout ignores it (spec 05 §9).
  open var transform: CGAffineTransform {
    get { storedTransform }
    set {
      let old = storedTransform
      guard newValue != old else { return }
      storedTransform = newValue
      transformDidChange(from: old)
    }
  }

  /// The transform in space, of which the affine part is kept.
  open var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = CATransform3DGetAffineTransform(newValue) }
  }

  // MARK: Appearance that layout only carries

  /// A number by which `viewWithTag(_:)` finds the view; 0 by default.
  open var tag: Int {
    get { look?.tag ?? 0 }
    set { if newValue != tag { makeLook().tag = newValue } }
  }
  /// The opacity from 0 to 1, 1 by default; stored as given. Without effect on layout; below 0.01 the view takes no
  /// touches.
  open var alpha: CGFloat {
    get { look?.alpha ?? 1 }
    set {
      let old = alpha
      guard newValue != old else { return }
      makeLook().alpha = newValue
      alphaDidChange(from: old)
      tellObservers()
    }
  }
  /// Whether the view covers what is behind; without effect on layout.
  open var isOpaque: Bool {
    get { look?.isOpaque ?? true }
    set { if newValue != isOpaque { makeLook().isOpaque = newValue } }
  }
  /// Whether subviews are clipped to the bounds: false by default, but true for scroll views; without effect on layout.
  open var clipsToBounds: Bool {
    get { look?.clipsToBounds ?? Self.clipsAtFirst }
    set { if newValue != clipsToBounds { makeLook().clipsToBounds = newValue } }
  }
  /// True by default, but false for labels and image views; without effect on layout. A view that takes none
  /// is not found by `hitTest`.
  open var isUserInteractionEnabled: Bool {
    get { look?.isUserInteractionEnabled ?? Self.takesTouchesAtFirst }
    set { if newValue != isUserInteractionEnabled { makeLook().isUserInteractionEnabled = newValue } }
  }
  /// Whether the view takes several fingers; stored.
  open var isMultipleTouchEnabled: Bool {
    get { look?.isMultipleTouchEnabled ?? false }
    set { makeLook().isMultipleTouchEnabled = newValue }
  }
  /// Whether the view takes all touches while it has one; stored.
  open var isExclusiveTouch: Bool {
    get { look?.isExclusiveTouch ?? false }
    set { makeLook().isExclusiveTouch = newValue }
  }
  /// The colour behind the content, which pictures show; nil for none. Without effect on layout.
  open dynamic var backgroundColor: UIColor? {
    get { look?.backgroundColor }
    set { if newValue != backgroundColor { makeLook().backgroundColor = newValue } }
  }
  /// The colour of interactive elements: the view's own, the superview's, or the system's blue. Nil takes the own one
  /// back.
  open dynamic var tintColor: UIColor! {
    get { presentTintColor }
    set { setTintColor(newValue) }
  }
  /// The scaling and position of the content; without effect on layout.
  open var contentMode: ContentMode {
    get { look?.contentMode ?? .scaleToFill }
    set { if newValue != contentMode { makeLook().contentMode = newValue } }
  }
  /// The name that descriptions of constraints show.
  open dynamic var accessibilityIdentifier: String? {
    get { look?.accessibilityIdentifier }
    set { if newValue != accessibilityIdentifier { makeLook().accessibilityIdentifier = newValue } }
  }
  /// The label for assistive technologies; without effect on layout.
  open dynamic var accessibilityLabel: String? {
    get { look?.accessibilityLabel }
    set { if newValue != accessibilityLabel { makeLook().accessibilityLabel = newValue } }
  }
  /// The result of using the view, read aloud after its label.
  open var accessibilityHint: String? {
    get { look?.accessibilityHint }
    set { if newValue != accessibilityHint { makeLook().accessibilityHint = newValue } }
  }
  /// The value, read aloud after the label.
  open dynamic var accessibilityValue: String? {
    get { look?.accessibilityValue }
    set { if newValue != accessibilityValue { makeLook().accessibilityValue = newValue } }
  }
  /// The traits for assistive technologies; none by default.
  open dynamic var accessibilityTraits: UIAccessibilityTraits {
    get { look?.accessibilityTraits ?? .none }
    set { if newValue != accessibilityTraits { makeLook().accessibilityTraits = newValue } }
  }
  /// Whether an assistive technology takes the view as one thing; false by default, true for labels and
  /// controls in Apple's.
  open dynamic var isAccessibilityElement: Bool {
    get { look?.isAccessibilityElement ?? false }
    set { if newValue != isAccessibilityElement { makeLook().isAccessibilityElement = newValue } }
  }

  /// Whether the tint is dimmed, as behind an alert; kept, and dims nothing.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { look?.tintAdjustmentMode ?? .automatic }
    set { makeLook().tintAdjustmentMode = newValue }
  }
  /// Pixels per point of the view's drawing: the surroundings' where none was set.
  open var contentScaleFactor: CGFloat {
    get { look?.contentScaleFactor ?? effectiveLayoutEnvironment.displayScale }
    set { makeLook().contentScaleFactor = newValue }
  }
  /// A view whose opacity shows this one; stored: it is added to no view.
  open var mask: UIView? {
    get { look?.mask }
    set { makeLook().mask = newValue }
  }
  /// A name for restoring the view; stored.
  open var restorationIdentifier: String? {
    get { look?.restorationIdentifier }
    set { makeLook().restorationIdentifier = newValue }
  }
  /// Whether assistive technologies pass over all that is in the view; false by default.
  open var accessibilityElementsHidden: Bool {
    get { look?.accessibilityElementsHidden ?? false }
    set { makeLook().accessibilityElementsHidden = newValue }
  }
  /// Whether assistive technologies pass over the view's siblings; false by default.
  open var accessibilityViewIsModal: Bool {
    get { look?.accessibilityViewIsModal ?? false }
    set { makeLook().accessibilityViewIsModal = newValue }
  }
  /// Whether the view's accessible elements are read before its siblings; false by default.
  open var shouldGroupAccessibilityChildren: Bool {
    get { look?.shouldGroupAccessibilityChildren ?? false }
    set { makeLook().shouldGroupAccessibilityChildren = newValue }
  }
  /// The accessible elements in the view, in reading order; nil for all.
  open var accessibilityElements: [Any]? {
    get { look?.accessibilityElements }
    set { makeLook().accessibilityElements = newValue }
  }
  /// The number of elements in `accessibilityElements`. (`NSNotFound` in Apple's where nothing was set; 0 here.)
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// An element of `accessibilityElements`; nil for a place that there is not.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let accessibilityElements, accessibilityElements.indices.contains(index) else { return nil }
    return accessibilityElements[index]
  }
  /// The index of an object in `accessibilityElements`; `NSNotFound` for others.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// The class of `layer`: `CALayer`, unless a subclass names one of its own. Asked when somebody first asks for the
  /// layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// The view's own layer, created on first access. Its geometry is the view's.
  open var layer: CALayer { ownLayer }
  /// Lays out the subviews of a view whose layer was accessed; for others `layoutSubviews()` is called alone.
  open func layoutSublayers(of layer: CALayer) { if layer === look?.layer { layoutSubviews() } }
  /// No action: changes of a view's own layer are animated by `UIView.animate`.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
  /// For subclasses; never called: layers are drawn by `CALayer.render(in:)` alone.
  open func layerWillDraw(_ layer: CALayer) {}
  /// For subclasses, does nothing here; called by `CALayer.display()` of the view's own layer alone.
  open func display(_ layer: CALayer) {}
  /// For subclasses that draw a layer themselves; does nothing here. Called when a program draws the view's own layer.
  open dynamic func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Adds an interaction, which is told before and after. One of another view is not removed there.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }
  /// Removes an interaction, which is told, whether it was in this view or not.
  open func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
  /// A view of the same frame and background colour, without content. Apple's has a picture of it.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let copy = UIView(frame: frame)
    copy.backgroundColor = backgroundColor
    return copy
  }
  /// A snapshot of a rectangle of the view, at the origin.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let copy = snapshotView(afterScreenUpdates: afterUpdates)
    copy?.frame = CGRect(origin: .zero, size: rect.size)
    return copy
  }
  /// Draws the view, in subclasses; called with its bounds when a program calls `CALayer.render(in:)`.
  open dynamic func draw(_ rect: CGRect) {}
  /// Without effect: whatever draws the view draws it anew.
  open func setNeedsDisplay() {}
  /// Without effect: whatever draws the view draws it anew.
  open func setNeedsDisplay(_ rect: CGRect) {}

  // MARK: Touches

  /// The deepest view at a point of this view's space that takes touches: front ones first; hidden ones and those that
  /// are almost transparent do not.
  open dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hit(at: point, with: event) }
  /// Whether a point of the view's space lies in its bounds.
  open dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// The gesture recognizers, in the order in which they were added; nil without any. Setting it replaces all.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { look.flatMap { $0.gestureRecognizers.isEmpty ? nil : $0.gestureRecognizers } }
    set { replaceGestures(with: newValue ?? []) }
  }
  /// Adds a gesture, which leaves the view that it was on. Nothing here recognises it: hosts and tests set its state.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { add(gestureRecognizer) }
  /// Removes a gesture recognizer; one of another view stays there.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { remove(gestureRecognizer) }
  /// Whether a gesture on the view may begin: yes, unless a subclass says otherwise. Nothing here asks.
  open dynamic func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The frame for assistive technologies: that on the screen unless another was set.
  open var accessibilityFrame: CGRect {
    get { carriedStates.known(AccessibilityState.self)?.accessibilityFrame ?? rectOnScreen(bounds) }
    set { makeCarried(AccessibilityState.self).accessibilityFrame = newValue }
  }
  /// The point that a double tap touches: the middle of the frame unless another was set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      carriedStates.known(AccessibilityState.self)?.accessibilityActivationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { makeCarried(AccessibilityState.self).accessibilityActivationPoint = newValue }
  }
  /// The custom actions beside activation; nil for none; stored.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { carried(AccessibilityState.self).accessibilityCustomActions }
    set { makeCarried(AccessibilityState.self).accessibilityCustomActions = newValue }
  }
  /// Whether inverted colours spare the view; stored.
  open var accessibilityIgnoresInvertColors: Bool {
    get { carried(AccessibilityState.self).accessibilityIgnoresInvertColors }
    set { makeCarried(AccessibilityState.self).accessibilityIgnoresInvertColors = newValue }
  }
  /// Whether the view is in focus: nothing here moves a focus.
  open var isFocused: Bool { false }

  open override var isFirstResponder: Bool { firstResponderHost.look?.firstResponder === self }
  @discardableResult
  open dynamic override func becomeFirstResponder() -> Bool { takeFirstResponder() }
  @discardableResult
  open dynamic override func resignFirstResponder() -> Bool { giveUpFirstResponder() }

  /// Has the first responder in this subtree resign; where forced, even if it refuses.
  /// - Returns: whether none is left.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { stopEditing(force) }

  /// Whether the view is hidden; false by default. A hidden view keeps its place in layout, except among the
  /// arranged views of a stack view.
  open var isHidden: Bool {
    get { storedIsHidden }
    set {
      guard newValue != storedIsHidden else { return }
      storedIsHidden = newValue
      storedSuperview?.subviewVisibilityDidChange(self)
      tellObservers()
    }
  }

  // MARK: Hierarchy

  /// The view that contains this one; nil for a root. Not retained by the view.
  open var superview: UIView? { storedSuperview }
  /// The views in this one, from back to front, which is the order in which they are drawn, laid out and read.
  open var subviews: [UIView] { storedSubviews }
  /// The window at the top of the tree; nil where the root is none.
  open var window: UIWindow? { presentWindow }

  /// Adds a view in front of the others; it leaves its superview before.
  open dynamic func addSubview(_ view: UIView) { place(view, at: storedSubviews.count) }
  /// Inserts a view at an index, 0 at the back; as `addSubview(_:)` otherwise.
  open dynamic func insertSubview(_ view: UIView, at index: Int) { place(view, at: index) }
  /// Adds a view right in front of another one; in front of all where that is no subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { place(view, above: sibling) }
  /// Inserts a view directly behind another one; in front of all where that is no subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { place(view, below: sibling) }
  /// Swaps the subviews at two indices; does nothing for an index out of range.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { swapSubviews(index1, index2) }
  /// Moves a subview before all others.
  open func bringSubviewToFront(_ view: UIView) { move(view, to: storedSubviews.count) }
  /// Moves a subview behind all others.
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }
  /// Whether the view is another one or in its subtree.
  open func isDescendant(of view: UIView) -> Bool { lies(within: view) }
  /// The first view with a tag, in the order of a walk that visits a view before its subviews; this one counts.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }
  /// Removes the view from its superview and deactivates the constraints that views outside of it hold on views inside
  /// of it (spec 01 §5).
  open dynamic func removeFromSuperview() { leaveSuperview() }
  /// Called after a subview was added; for subclasses, does nothing here.
  open dynamic func didAddSubview(_ subview: UIView) {}
  /// Called before a subview leaves, while it is still there; for subclasses, does nothing here.
  open dynamic func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes; nil means that the view leaves.
  open dynamic func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed, with nil for none; for subclasses, does nothing here.
  open dynamic func didMoveToSuperview() {}
  /// Called before the window changes; nil means that the view leaves it.
  open dynamic func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed, for every view below it; for subclasses, does nothing here.
  open dynamic func didMoveToWindow() {}

  /// A subview was hidden or shown.
  func subviewVisibilityDidChange(_ subview: UIView) {}
  /// Called when a subview invalidated its content size.
  func subviewContentSizeDidChange(_ subview: UIView) {}
  /// Before a layout: for stacks whose shares follow what is in their arranged views.
  func measureProportionsAgain() {}

  // MARK: Autoresizing

  /// The parts of the frame that follow the superview's size, while the mask is translated into constraints.
  open var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(rawValue: UInt(storedAutoresizingMask)) }
    set {
      guard newValue != autoresizingMask else { return }
      storedAutoresizingMask = newValue.bits
      autoresizingDidChange()
    }
  }
  /// Whether frame and mask become required constraints once the engine needs the view.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { storedTranslatesMask }
    set { setTranslatesMask(newValue) }
  }

  // MARK: Content size

  /// The size that the content needs, of the alignment rectangle; `noIntrinsicMetric` where there is none.
  open dynamic var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// A size that layout takes the content to have in place of `intrinsicContentSize`, for trying what a layout would be
  /// if a text or an image came out otherwise; nil for the content's own.
  package var assumedContentSize: CGSize? {
    get { rare?.assumedContentSize }
    set {
      guard newValue != assumedContentSize else { return }
      makeRare().assumedContentSize = newValue
      contentSizeDidChange()
    }
  }

  /// A size that a document gives for design time in place of the content's own (Interface Builder's "Intrinsic Size:
  /// Placeholder"); `noIntrinsicMetric` on an axis where it gives none, nil where it gives none at all.
  package var placeholderContentSize: CGSize? {
    get { rare?.placeholderContentSize }
    set {
      guard newValue != placeholderContentSize else { return }
      makeRare().placeholderContentSize = newValue
      contentSizeDidChange()
    }
  }

  /// The content size that counts in layout.
  var contentSizeInLayout: CGSize {
    if let assumedContentSize { return assumedContentSize }
    let own = facade?.contentSizeOfFacade ?? intrinsicContentSize
    guard let placeholder = placeholderContentSize else { return own }
    return CGSize(
      width: placeholder.width == Self.noIntrinsicMetric ? own.width : placeholder.width,
      height: placeholder.height == Self.noIntrinsicMetric ? own.height : placeholder.height)
  }

  /// Has `intrinsicContentSize`, the alignment insets and the baselines queried again before the next layout.
  open dynamic func invalidateIntrinsicContentSize() { contentSizeDidChange() }
  /// The bounds are about to become others, by whatever way.
  func boundsWillChange(to newBounds: CGRect) {}

  /// The content hugging priority, with which the view resists growing beyond its content: 250 by default, 750 for views
  /// with a size of their own, such as switches, and across sliders and the like (spec 05 §2). Not read without content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? storedHugging.0 : storedHugging.1
  }

  /// Sets how strongly the view resists becoming larger than its content, from 0, for not at all, to 1000; anything else
  /// stops with a message.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setHugging(priority, axis)
  }

  /// The compression resistance priority, with which the view resists shrinking below its content: 750 by default.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? storedCompressionResistance.0 : storedCompressionResistance.1
  }

  /// Sets how strongly the view resists becoming smaller than its content, from 0, for not at all, to 1000; anything else
  /// stops with a message.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setCompressionResistance(priority, axis)
  }

  /// Whether the height of the content follows from the width that layout gives it (multi-line text). Such a view
  /// answers `intrinsicContentSize` for `settledWidth`.
  var hasHeightForWidth: Bool { answersForSettledWidth }

  /// The order that a stack view gives this view among those of equal priorities; nil where none decides.
  final var contentSizeTie: ContentSizeTie? {
    get { ContentSizeTie(number: tieNumber) }
    set {
      guard newValue != contentSizeTie else { return }
      tieNumber = newValue?.number ?? -1
      if item >= 0 { itemContext?.contentSizeDidChange(of: self) }
    }
  }

  /// The engine found another width for a view with height for width.
  /// - Returns: whether the content size has to be queried again.
  func layoutWidthDidSettle(_ width: CGFloat) -> Bool {
    settledWidth = width
    return true
  }

  /// The size that the view would like within another; by default the one it has.
  open dynamic func sizeThatFits(_ size: CGSize) -> CGSize { storedBounds.size }
  /// Takes the size that `sizeThatFits(_:)` gives for the current one; the top left corner stays.
  open dynamic func sizeToFit() { setSizeKeepingCorner(sizeThatFits(storedBounds.size)) }

  /// The size that the constraints of the subtree give when the target is wished for at priority 50 (spec 05 §7), in
  /// points, rounded up to pixels. Nothing of the view changes.
  /// - Complexity: builds and solves a system of the subtree each time.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size for a wish of its own priority on each axis; 1000 makes it required.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(target: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  // MARK: Alignment rectangle and baselines

  /// The insets from the frame to the alignment rectangle, which constraints see, in points. Queried again after
  /// `invalidateIntrinsicContentSize()`.
  open dynamic var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The rectangle that constraints see of a frame: without `alignmentRectInsets`.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame whose alignment rectangle is given; the inverse of `alignmentRect(forFrame:)`.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view whose first baseline counts as this view's; itself or one below it.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline counts as this view's: `forBaselineLayout()`, unless a subclass names one below it.
  open var forLastBaselineLayout: UIView { forBaselineLayout() }
  /// The view whose baseline counts, before there was a first and a last one.
  open func forBaselineLayout() -> UIView { self }

  /// The first line's baseline from the top and the last line's from the bottom of the alignment rectangle; nil for
  /// views without text, whose baselines are their edges.
  var baselineOffsets: BaselineOffsets? { nil }
  /// The font that decides the system's spacing from baseline to baseline.
  var baselineFontMetrics: FontMetrics? { nil }

  // MARK: Constraints

  /// The active constraints that this view holds, in the order of their activation; then, once the view takes part in
  /// constraint-based layout, those that the system holds here: its content size (`NSContentSizeLayoutConstraint`) and the
  /// size that a controller's container or a table gives it (`UIView-Encapsulated-Layout-Width` and `-Height`). With
  /// `LayoutEnvironment.framework` set to AppKit, those of its subviews' autoresizing masks as well.
  open var constraints: [NSLayoutConstraint] { shownConstraints }
  /// Activates a constraint with this view as its holder; one that another view holds moves here.
  ///
  /// Its items should be this view or lie below it. Where they do not yet, Apple's warning goes to the console, and the
  /// constraint has no effect until they do; a window that is laid out before stops with Apple's sentence. In a window
  /// that was laid out already, such a constraint is refused at once. `install(_:)` throws instead.
  open func addConstraint(_ constraint: NSLayoutConstraint) { installOrStop(constraint) }
  /// Adds the constraints of a list, one after the other, each as `addConstraint(_:)`.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach { addConstraint($0) } }
  /// Deactivates a constraint that this view holds; others stay.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }
  /// Deactivates those of a list that this view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { removeConstraint($0) }
  }
  /// Whether a class relies on constraints; `updateConstraints` is called either way.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Updates the constraints in subclasses, leaves first; overrides call super last.
  open dynamic func updateConstraints() { isConstraintUpdateNeeded = false }
  /// Schedules `updateConstraints()` for the next pass, before frames are computed.
  open func setNeedsUpdateConstraints() { markConstraintUpdateNeeded() }
  /// Whether `updateConstraints()` will be called in the next pass.
  open func needsUpdateConstraints() -> Bool { isConstraintUpdateNeeded }
  /// Runs `updateConstraints` of the flagged views of the subtree, leaves first.
  open func updateConstraintsIfNeeded() { updateConstraintsOfSubtree() }

  // MARK: Guides

  /// The guides of this view, including those of the system that were accessed.
  open var layoutGuides: [UILayoutGuide] { storedGuides + (systemGuides?.all ?? []) }
  /// Adds a guide to this view; one that another view owns moves, and loses its constraints.
  open func addLayoutGuide(_ guide: UILayoutGuide) { take(guide) }
  /// Removes a guide of this view with its constraints; they do not come back when it is added again.
  open func removeLayoutGuide(_ guide: UILayoutGuide) { drop(guide) }
  /// The bounds inside of `layoutMargins`: constraints to it follow when these change. The same object every time.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins, "UIViewLayoutMarginsGuide") }
  /// The bounds inside of `safeAreaInsets`: constraints to it follow when these change. The same object every time.
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }
  /// The middle of the margins guide, no wider than lines of the user's text size can be read in.
  open var readableContentGuide: UILayoutGuide {
    systemGuide(.readableContent, "UIViewReadableContentGuide")
  }

  // MARK: Properties

  /// Updates the properties of the content from the view's state before layout, in subclasses (iOS 26).
  open func updateProperties() {}
  /// Asks for `updateProperties()` in the next pass, without a layout of the view.
  open func setNeedsUpdateProperties() { markPropertyUpdateNeeded() }
  /// Runs `updateProperties()` if that is pending.
  open func updatePropertiesIfNeeded() { updatePropertiesNow() }

  // MARK: Layout

  /// Asks for `layoutSubviews()` in the next pass. Cheap: marks the view and the way to the root.
  open func setNeedsLayout() { markLayoutNeeded() }
  /// Brings the frames of the subviews up to date, after updating constraints; from the highest superview that asked for
  /// layout without a gap from here. What constraints say of this view itself its superview's layout sets, as since iOS 10.
  open dynamic func layoutIfNeeded() { performLayout() }
  /// Gives the subviews that the engine places their frames.
  open dynamic func layoutSubviews() { applyEngineFramesToSubviews() }

  // MARK: Margins, safe area, direction

  /// The current margins: with the safe area and, if enabled, the superview's. Set: the view's own ones.
  open var layoutMargins: UIEdgeInsets {
    get { margins.effective }
    set { setOwnMargins(bySide: newValue, byDirection: nil) }
  }
  /// `layoutMargins` with leading and trailing for left and right. Set: the view's own ones, which then follow the
  /// reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(margins.effective, isRightToLeft: isRightToLeft) }
    set { setOwnMargins(bySide: nil, byDirection: newValue) }
  }
  /// Whether margins are at least as wide as the part of the superview's that overlaps this view.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set { setMarginSwitch(\.preservesSuperview, newValue) }
  }
  /// Whether the safe area's insets are added to the margins; true by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set { setMarginSwitch(\.insetsFromSafeArea, newValue) }
  }
  /// The insets of the safe area: how far bars, notches and other obstructions reach into the bounds, in points.
  open var safeAreaInsets: UIEdgeInsets { safeArea.insets }
  /// Called once for each effective change of the margins; for subclasses, does nothing here.
  open dynamic func layoutMarginsDidChange() {}
  /// Called once for each change of the safe area's insets; for subclasses, does nothing here.
  open dynamic func safeAreaInsetsDidChange() {}
  /// Called when the tint changes; never by layout.
  open dynamic func tintColorDidChange() {}
  /// The traits: the overrides of views and controllers up to the root, then those of the window or the environment.
  open var traitCollection: UITraitCollection { presentTraits }
  /// The user's text size changed.
  func textSizeDidChange(to traits: UITraitCollection) {}
  /// Light or dark for the view and everything below it; unspecified for what the surroundings have.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { rare?.traits.userInterfaceStyle ?? .unspecified }
    set {
      guard newValue != overrideUserInterfaceStyle else { return }
      changeTraits { makeRare().traits.userInterfaceStyle = newValue }
    }
  }
  /// Called after a trait of the view changed, with the traits before.
  open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The direction of the content: `semanticContentAttribute`, then the traits that are set on the way to the root, then
  /// the language (spec 07 §4).
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { presentDirection }
  /// The meaning of the content, which decides whether it is mirrored in right-to-left languages.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { storedSemanticContent }
    set { setSemanticContent(newValue) }
  }

  /// The margins before a program says otherwise (spec 05 §4).
  var defaultLayoutMargins: UIEdgeInsets { restingMargins }
  /// The default margins, while none were set and nothing overlaps the view.
  var restingMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

  /// Whether `contentGuide` may answer.
  var hasContentGuide: Bool { false }

  /// The guide that replaces this view in constraints with items inside of it: a scroll view's content for its edges.
  /// Nil where the view stands for itself.
  func contentGuide(
    for attribute: NSLayoutConstraint.Attribute, beside other: ItemReference?, heldBy holder: UIView
  ) -> UILayoutGuide? {
    nil
  }

  /// Whether the safe area's insets reach into the subviews.
  var passesSafeAreaOn: Bool { true }

  /// The translation of the engine's positions of the subviews: the edges of a view are those of its visible bounds
  /// (spec 05 §9).
  var subviewShift: CGPoint { storedBounds.origin }

  /// The view's text, which logs print beside its class.
  var descriptionText: String? { nil }

  /// The description: `UIView:0x…`, then properties of layout.
  open override var description: String { onTreesThread { layoutDescription } }

  // MARK: Storage

  // Making a screen is a pass through its views' memory: what every pass looks at comes first, what few views have lies in
  // boxes (`rare`, `insetState`, `systemGuides`). In this order 248 bytes are without a gap, which is what the system has left
  // of 256. The extensions say what becomes of it. For `@exclusivity(unchecked)`, here
  // and in three other classes, see "What views cost" in Documentation/Views.md.

  // The hierarchy and the engine.

  /// Not retained: the superview retains its subviews and clears this when it goes.
  final var superviewReference = Unretained<UIView>()
  final var storedSuperview: UIView? {
    get { superviewReference.wrappedValue }
    set { superviewReference.wrappedValue = newValue }
  }
  @exclusivity(unchecked) final var storedSubviews: [UIView] = []
  /// The engine in which this view has an item. Not retained: valid while `item` is not negative, and the engine clears both
  /// before it goes.
  @exclusivity(unchecked) final var itemContextReference = Unretained<LayoutContext>()
  final var itemContext: LayoutContext? {
    get { itemContextReference.wrappedValue }
    set { itemContextReference.wrappedValue = newValue }
  }
  /// The view's number in that engine; negative without one.
  final var item: Int32 = -1
  /// The index among the superview's subviews: exact where these are numbered, otherwise a first guess.
  final var indexInSuperview: Int32 = 0
  final var areSubviewsNumbered = true

  // What the next pass has to do: for the view, and for views below it.

  final var isLayoutNeeded = true
  final var isLayoutNeededBelow = false
  final var isPropertyUpdateNeeded = true
  final var isConstraintUpdateNeeded = true
  final var isConstraintUpdateNeededBelow = false
  /// Whether the superview's next layout has to give the view its frame.
  final var isPlacementStale = false
  /// Whether this view or one below it holds constraints or is placed by them; stays set once it is.
  final var usesConstraints = false
  /// Whether the view is a stack that distributes by proportion, and measures what is in its arranged views before each
  /// layout.
  final var fillsByMeasuredProportion = false
  /// Whether the measured contents changed since.
  final var areProportionsStale = false

  // How the frame is given, and what is seen of it.

  final var storedTranslatesMask = true
  final var storedIsHidden = false
  final var storedSemanticContent = UISemanticContentAttribute.unspecified
  /// Whether the length of the given frame gives way to required constraints that cannot hold with it, instead of
  /// breaking one of them: true of views that are sized by what is in them wherever the frame comes from.
  @exclusivity(unchecked) package final var yieldsGivenWidth = false {
    didSet { if yieldsGivenWidth != oldValue { givenFrameDidChange() } }
  }
  @exclusivity(unchecked) package final var yieldsGivenHeight = false {
    didSet { if yieldsGivenHeight != oldValue { givenFrameDidChange() } }
  }
  /// Whether a container or a table decides the size: the given frame counts as it is, whatever the mask, under the names
  /// that Apple's logs have for it.
  @exclusivity(unchecked) package final var isEncapsulated = false {
    didSet { if isEncapsulated != oldValue { givenFrameDidChange() } }
  }

  // Of roots and of views that go.

  /// The depth of nested deallocations of superviews that led to this view.
  final var teardownDepth: UInt8 = 0
  /// At a root: the depth of nested layouts, and whether they do not converge.
  final var layoutDepth: Int8 = 0
  final var isLayoutGivenUp = false
  /// At a root: whether a measuring context has items of the tree.
  final var measuresFittingSize = false
  /// At a root, the number of the latest activation in the tree.
  final var latestActivation: Int32 = 0

  // Boxes, lists and geometry.

  final var rare: RareViewState?
  final var insetState: InsetState?
  final var systemGuides: SystemGuides?
  /// The active constraints that this view holds.
  @exclusivity(unchecked) final var heldConstraints = HeldConstraints()
  /// The subviews that the next pass has to visit.
  final var pendingSubviews = PendingSubviews()
  final var pendingLinks = PendingSubviews.Links()
  private final var storedAutoresizingMask: UInt8 = 0
  /// Whether a new size of the bounds resizes subviews by their masks.
  @exclusivity(unchecked) open var autoresizesSubviews = true
  /// Whether there is a `layoutContext`: asked by every constraint that is activated.
  final var hasLayoutContext = false
  /// `ContentSizeTie.number`; negative for none.
  private final var tieNumber: Int32 = -1
  /// Top left corner of the untransformed frame, in the superview's space.
  final var origin: CGPoint
  final var storedBounds: CGRect

  // What constraints and content sizes ask for.

  /// The reference to this view in constraints and anchors, once one names it.
  final var storedReference: ItemReference?
  final var storedHugging = (UILayoutPriority.defaultLow, UILayoutPriority.defaultLow)
  final var storedCompressionResistance = (UILayoutPriority.defaultHigh, UILayoutPriority.defaultHigh)
  final var anchors = AnchorCache()
  final var storedGuides: [UILayoutGuide] = []
  /// The width for which a view with height for width measures its content; infinite before the first layout.
  @exclusivity(unchecked) package internal(set) final var settledWidth = CGFloat.infinity
}

/// The order among views of equal priorities along an axis: the content size of a later one is a thousandth of a
/// priority more important for each place (spec 06 §4).
struct ContentSizeTie: Hashable, Sendable {
  var place: Int32
  var axis: NSLayoutConstraint.Axis

  /// Both in one: what a view stores.
  var number: Int32 { place << 1 | Int32(axis.rawValue) }
  init?(number: Int32) {
    guard number >= 0, let axis = NSLayoutConstraint.Axis(rawValue: Int(number & 1)) else { return nil }
    self.init(axis: axis, place: Int(number >> 1))
  }

  init(axis: NSLayoutConstraint.Axis, place: Int) {
    self.axis = axis
    self.place = Int32(clamping: place)
  }
}

/// A view's baselines within its alignment rectangle, in points.
struct BaselineOffsets: Hashable, Sendable {
  var firstFromTop: CGFloat
  var lastFromBottom: CGFloat
  /// The height for which the offsets hold, of a view whose text stays in the middle when it is taller or shorter;
  /// nil where the text starts at the top.
  var centeredHeight: CGFloat?
}

extension UIView {
  /// The parts of a frame that are flexible when the superview's size changes. Raw values are Apple's.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The parts as bits, with Apple's numbers.
    public let rawValue: UInt
    /// A set of the members with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance to the superview's left edge takes a share of what its width grows by.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width takes a share of what the superview's width grows by.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the superview's right edge takes a share of what its width grows by.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the superview's top edge takes a share of what its height grows by.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height takes a share of what the superview's height grows by.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the superview's bottom edge takes a share of what its height grows by.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    /// The same in a byte.
    var bits: UInt8 { UInt8(truncatingIfNeeded: rawValue) }
  }
}

/// Whether a view mirrors its content in languages that read from right to left. Raw values are Apple's.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// Apple's names in the order of the raw values; `playback` and `spatial` stay left to right.
  case unspecified = 0, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The direction in which a user interface reads. Raw values are Apple's.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
