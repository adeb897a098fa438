// Scroll views: content layout guide, frame layout guide, content size and offset (spec 05 §10).

import Foundation

/// A view that shows a part of its content. `bounds.origin` is the content offset: the point of the content, in
/// points, that lies at the view's top left corner.
///
/// For constraints from inside, the edges of a scroll view are those of its content, while its width, height and
/// centre are those of its frame (spec 05 §10). So content that is tied to all four edges, and has a size, decides
/// `contentSize`, which the layout pass writes:
///
///     NSLayoutConstraint.activate([
///       content.topAnchor.constraint(equalTo: scroll.topAnchor),
///       content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
///       content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
///       content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
///       content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
///       content.heightAnchor.constraint(equalToConstant: 1_000),
///     ])
///
/// Content that the edges leave open is ambiguous, as in Apple's. Insets do not take part in constraints. No finger
/// scrolls: a host or a test sets `contentOffset`, at once or in an animation on the tree's clock, and the delegate
/// is told as it is by Apple's.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// Whether the safe area is added to the content's insets. Raw values are Apple's.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic = 0, scrollableAxes, never, always
  }

  /// The size of the content in points. Layout writes it where constraints tie the content to the edges, tables and
  /// collections by what they show, zooming by the scaled view.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      tellObservers()
      noteContentInset()
      // Content that became shorter is not scrolled beyond its end.
      if contentSize.width < oldValue.width || contentSize.height < oldValue.height { keepWithinContent() }
    }
  }
  /// The top left corner of the visible part, in the content; the origin of the bounds.
  open dynamic var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let isMoved = newValue != bounds.origin
      bounds.origin = newValue
      guard isMoved else { return }
      behavior.follower?.contentDidScroll(self)
      delegate?.scrollViewDidScroll(self)
    }
  }
  /// Room around the content, in points, for `adjustedContentInset`; constraints do not see it.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      noteContentInset()
      tellObservers()
    }
  }
  /// The delegate, told when the content is scrolled or zoomed; not retained.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Whether the safe area counts as an inset of the content; `.automatic` by default. A change lays out
  /// anew.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet {
      guard contentInsetAdjustmentBehavior != oldValue else { return }
      surroundingsDidChange()
      noteContentInset()
    }
  }
  /// Whether touches can scroll the content; true by default. A text view's size follows its text while it is
  /// off.
  open dynamic var isScrollEnabled = true
  /// Whether scrolling stops at pages; without effect on layout.
  open dynamic var isPagingEnabled = false
  var behavior = ScrollBehavior()

  /// The rectangle of the content, in its own coordinates: constraints between it and what is inside give
  /// `contentSize`.
  open dynamic var contentLayoutGuide: UILayoutGuide {
    systemGuide(.scrollContent, "UIScrollViewContentLayoutGuide")
  }

  /// Whether a constraint names the content: its edges, its size, or an edge of this view from inside of it.
  package var hasConstrainedContent: Bool { (systemGuides?.scrollContent?.item ?? -1) >= 0 }

  /// The visible rectangle: what is tied to it does not scroll.
  open dynamic var frameLayoutGuide: UILayoutGuide {
    systemGuide(.scrollFrame, "UIScrollViewFrameLayoutGuide")
  }

  /// `contentInset` with the safe area as far as `contentInsetAdjustmentBehavior` counts it, in points.
  open dynamic var adjustedContentInset: UIEdgeInsets {
    contentInset + safeAreaInsetsOfContent
  }

  /// The safe area as far as `contentInsetAdjustmentBehavior` has it counted: along axes on which the content is longer
  /// than the bounds or bounces always. `.automatic` counts it above and below in navigation controllers too.
  private var safeAreaInsetsOfContent: UIEdgeInsets {
    var insets = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return insets
    case .automatic, .scrollableAxes: break
    }
    if !(alwaysBounceHorizontal || contentSize.width > bounds.width) {
      insets.left = 0
      insets.right = 0
    }
    let counts = contentInsetAdjustmentBehavior == .automatic && isInNavigation
    if !(counts || alwaysBounceVertical || contentSize.height > bounds.height) {
      insets.top = 0
      insets.bottom = 0
    }
    return insets
  }

  /// Whether this is the view, or the first one in the view, of a controller that a navigation controller holds.
  private var isInNavigation: Bool {
    let owner = controller ?? (superview?.subviews.first === self ? superview?.controller : nil)
    return owner?.automaticallyAdjustsScrollViewInsets == true && owner?.navigationController != nil
  }

  /// Called when `adjustedContentInset` changes, before the delegate is told; for subclasses, does nothing here.
  open dynamic func adjustedContentInsetDidChange() {}

  open dynamic override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    noteContentInset()
  }

  /// Scrolls at once, whether `animated` or not; the delegate of an animated scroll is told that it is over.
  open dynamic func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let isMoved = contentOffset != self.contentOffset
    self.contentOffset = contentOffset
    if animated, isMoved { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls the least distance that makes a rectangle visible within the insets, not beyond the content.
  open dynamic func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let insets = adjustedContentInset
    let seen = bounds.inset(by: insets)
    func offset(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ length: CGFloat) -> CGFloat {
      if low < from { return low }
      return high > from + length ? min(low, high - length) : from
    }
    let place = CGPoint(
      x: offset(rect.minX, rect.maxX, seen.minX, seen.width) - insets.left,
      y: offset(rect.minY, rect.maxY, seen.minY, seen.height) - insets.top)
    if place != contentOffset { scroll(to: place, animated: animated) }
  }

  // MARK: Under a finger

  /// Whether scrolling bounces at the ends of the content; true by default; stored.
  open dynamic var bounces: Bool {
    get { behavior.bounces }
    set { behavior.bounces = newValue }
  }
  /// Whether vertical scrolling bounces even where the content fits; false by default. The safe area above and below
  /// counts as an inset then, unless `contentInsetAdjustmentBehavior` is `.never`.
  open dynamic var alwaysBounceVertical: Bool {
    get { behavior.alwaysBounceVertical }
    set {
      behavior.alwaysBounceVertical = newValue
      noteContentInset()
    }
  }
  /// Whether horizontal scrolling bounces even where the content fits; false by default. The safe area at the sides
  /// counts as an inset then, unless `contentInsetAdjustmentBehavior` is `.never`.
  open dynamic var alwaysBounceHorizontal: Bool {
    get { behavior.alwaysBounceHorizontal }
    set {
      behavior.alwaysBounceHorizontal = newValue
      noteContentInset()
    }
  }
  /// Whether the vertical indicator is shown; stored.
  open dynamic var showsVerticalScrollIndicator: Bool {
    get { behavior.showsVerticalScrollIndicator }
    set { behavior.showsVerticalScrollIndicator = newValue }
  }
  /// Whether the horizontal indicator is shown; stored.
  open dynamic var showsHorizontalScrollIndicator: Bool {
    get { behavior.showsHorizontalScrollIndicator }
    set { behavior.showsHorizontalScrollIndicator = newValue }
  }
  /// The insets of the vertical indicator from the view's edges, in points; stored.
  open dynamic var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { behavior.verticalScrollIndicatorInsets }
    set { behavior.verticalScrollIndicatorInsets = newValue }
  }
  /// The insets of the horizontal indicator from the view's edges, in points; stored.
  open dynamic var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { behavior.horizontalScrollIndicatorInsets }
    set { behavior.horizontalScrollIndicatorInsets = newValue }
  }
  /// Sets both of the above; answers those of the vertical one; stored.
  open dynamic var scrollIndicatorInsets: UIEdgeInsets {
    get { behavior.verticalScrollIndicatorInsets }
    set {
      behavior.verticalScrollIndicatorInsets = newValue
      behavior.horizontalScrollIndicatorInsets = newValue
    }
  }
  /// The colour of indicators; stored.
  open dynamic var indicatorStyle: IndicatorStyle {
    get { behavior.indicatorStyle }
    set { behavior.indicatorStyle = newValue }
  }
  /// The rate of deceleration; stored.
  open dynamic var decelerationRate: DecelerationRate {
    get { behavior.decelerationRate }
    set { behavior.decelerationRate = newValue }
  }
  /// Whether scrolling keeps to one axis; stored.
  open dynamic var isDirectionalLockEnabled: Bool {
    get { behavior.isDirectionalLockEnabled }
    set { behavior.isDirectionalLockEnabled = newValue }
  }
  /// Whether touches wait until it is sure that they do not scroll; stored.
  open dynamic var delaysContentTouches: Bool {
    get { behavior.delaysContentTouches }
    set { behavior.delaysContentTouches = newValue }
  }
  /// Whether touches can be cancelled for scrolling; stored.
  open dynamic var canCancelContentTouches: Bool {
    get { behavior.canCancelContentTouches }
    set { behavior.canCancelContentTouches = newValue }
  }
  /// Whether touches in a content view are cancelled for scrolling; never called here, as nothing drags.
  open dynamic func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Whether a content view gets touches; asked by nothing here.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }
  /// Whether a tap on the status bar scrolls to the top; stored.
  open dynamic var scrollsToTop: Bool {
    get { behavior.scrollsToTop }
    set { behavior.scrollsToTop = newValue }
  }
  /// The way in which scrolling dismisses the keyboard; stored.
  open dynamic var keyboardDismissMode: KeyboardDismissMode {
    get { behavior.keyboardDismissMode }
    set { behavior.keyboardDismissMode = newValue }
  }
  /// The scale of the content, between the least and the largest one. Set: as `setZoomScale(_:animated:)`.
  open dynamic var zoomScale: CGFloat {
    get { behavior.zoomScale }
    set { setScale(newValue) }
  }
  /// Scales the view that the delegate gives for it and makes it the content, at once, whether `animated` or not.
  open dynamic func setZoomScale(_ scale: CGFloat, animated: Bool) { setScale(scale) }
  /// Scales and scrolls so that a rectangle of the scaled view's own space fills the bounds as far as it can.
  open dynamic func zoom(to rect: CGRect, animated: Bool) { show(rect) }
  /// The least scale that `setZoomScale(_:animated:)` gives; 1 by default.
  open dynamic var minimumZoomScale: CGFloat {
    get { behavior.minimumZoomScale }
    set { behavior.minimumZoomScale = newValue }
  }
  /// The largest scale that `setZoomScale(_:animated:)` gives; 1 by default, so that nothing is scaled.
  open dynamic var maximumZoomScale: CGFloat {
    get { behavior.maximumZoomScale }
    set { behavior.maximumZoomScale = newValue }
  }
  /// Whether zooming bounces at the limits of the scale; true by default; stored.
  open dynamic var bouncesZoom: Bool {
    get { behavior.bouncesZoom }
    set { behavior.bouncesZoom = newValue }
  }
  /// The control that refreshes the content when it is pulled down; nil for none; stored: it is added to no view.
  open dynamic var refreshControl: UIRefreshControl? {
    get { behavior.refreshControl }
    set { behavior.refreshControl = newValue }
  }
  /// The gesture that scrolls; nothing here recognises it.
  open dynamic var panGestureRecognizer: UIPanGestureRecognizer {
    if let known = behavior.panGestureRecognizer { return known }
    let made = UIPanGestureRecognizer()
    behavior.panGestureRecognizer = made
    addGestureRecognizer(made)
    return made
  }
  /// Always false: nothing here touches.
  open dynamic var isTracking: Bool { false }
  /// Always false: nothing here touches.
  open dynamic var isDragging: Bool { false }
  /// Always false: nothing here touches.
  open dynamic var isDecelerating: Bool { false }
  /// Shows the indicators for a moment; without effect.
  open dynamic func flashScrollIndicators() {}

  // MARK: Layout

  override class var clipsAtFirst: Bool { true }

  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    // Which axes scroll depends on the size.
    noteContentInset()
    guard let guide = systemGuides?.scrollContent, guide.item >= 0, let context = guide.itemContext else {
      return
    }
    let size = context.layoutFrame(of: guide).roundedToPixels(scale: context.scale).size
    let growth = zoomGrowth
    contentSize = CGSize(width: size.width + growth.width, height: size.height + growth.height)
  }

  override var hasContentGuide: Bool { true }

  override func contentGuide(
    for attribute: NSLayoutConstraint.Attribute, beside other: ItemReference?, heldBy holder: UIView
  ) -> UILayoutGuide? {
    guard isContent(other?.item ?? holder) else { return nil }
    switch attribute {
    case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin,
      .leadingMargin, .trailingMargin:
      return contentLayoutGuide
    default: return nil
    }
  }

  private func isContent(_ item: AnyObject) -> Bool {
    if let guide = item as? UILayoutGuide {
      guard let owner = guide.storedOwner else { return false }
      if owner === self { return guide.role == .custom }
      return owner.isDescendant(of: self)
    }
    guard let other = item as? UIView, other !== self else { return false }
    return other.isDescendant(of: self)
  }

  /// Insets that became the content's do not reach into it once more.
  override var passesSafeAreaOn: Bool { contentInsetAdjustmentBehavior == .never }

  /// The engine's coordinates are the content's, which the bounds show a part of.
  override var subviewShift: CGPoint { .zero }
}
