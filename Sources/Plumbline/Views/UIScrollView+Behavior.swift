// What programs set on a scroll view beside its layout, and who is told of scrolling.

import Foundation

/// How a scroll view behaves under a finger; stored.
struct ScrollBehavior {
  var bounces = true
  var alwaysBounceVertical = false
  var alwaysBounceHorizontal = false
  var showsVerticalScrollIndicator = true
  var showsHorizontalScrollIndicator = true
  var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  var indicatorStyle = UIScrollView.IndicatorStyle.default
  var decelerationRate = UIScrollView.DecelerationRate.normal
  var isDirectionalLockEnabled = false
  var delaysContentTouches = true
  var canCancelContentTouches = true
  var scrollsToTop = true
  var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  var zoomScale: CGFloat = 1
  var minimumZoomScale: CGFloat = 1
  var maximumZoomScale: CGFloat = 1
  var bouncesZoom = true
  var refreshControl: UIRefreshControl?
  var panGestureRecognizer: UIPanGestureRecognizer?
}

extension UIScrollView {
  /// The colour of indicators. Raw values are Apple's.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    /// Apple's names in the order of the raw values.
    case `default`, black, white
  }

  /// How scrolling sends the keyboard away. Raw values are Apple's.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// Apple's names in the order of the raw values.
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// How fast scrolling comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Slowly.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Fast.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Whether the content moves beyond its ends and back; stored.
  public var bounces: Bool {
    get { behavior.bounces }
    set { behavior.bounces = newValue }
  }
  /// Whether it does up and down even where it fits; stored.
  public var alwaysBounceVertical: Bool {
    get { behavior.alwaysBounceVertical }
    set { behavior.alwaysBounceVertical = newValue }
  }
  /// Whether it does left and right even where it fits; stored.
  public var alwaysBounceHorizontal: Bool {
    get { behavior.alwaysBounceHorizontal }
    set { behavior.alwaysBounceHorizontal = newValue }
  }
  /// Whether the vertical indicator is shown; stored.
  public var showsVerticalScrollIndicator: Bool {
    get { behavior.showsVerticalScrollIndicator }
    set { behavior.showsVerticalScrollIndicator = newValue }
  }
  /// Whether the horizontal indicator is shown; stored.
  public var showsHorizontalScrollIndicator: Bool {
    get { behavior.showsHorizontalScrollIndicator }
    set { behavior.showsHorizontalScrollIndicator = newValue }
  }
  /// From the edges to the vertical indicator; stored.
  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { behavior.verticalScrollIndicatorInsets }
    set { behavior.verticalScrollIndicatorInsets = newValue }
  }
  /// From the edges to the horizontal indicator; stored.
  public var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { behavior.horizontalScrollIndicatorInsets }
    set { behavior.horizontalScrollIndicatorInsets = newValue }
  }
  /// From the edges to both indicators; stored.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { behavior.verticalScrollIndicatorInsets }
    set {
      behavior.verticalScrollIndicatorInsets = newValue
      behavior.horizontalScrollIndicatorInsets = newValue
    }
  }
  /// The colour of indicators; stored.
  public var indicatorStyle: IndicatorStyle {
    get { behavior.indicatorStyle }
    set { behavior.indicatorStyle = newValue }
  }
  /// How fast scrolling comes to rest; stored.
  public var decelerationRate: DecelerationRate {
    get { behavior.decelerationRate }
    set { behavior.decelerationRate = newValue }
  }
  /// Whether scrolling keeps to one axis; stored.
  public var isDirectionalLockEnabled: Bool {
    get { behavior.isDirectionalLockEnabled }
    set { behavior.isDirectionalLockEnabled = newValue }
  }
  /// Whether touches wait until it is sure that they do not scroll; stored.
  public var delaysContentTouches: Bool {
    get { behavior.delaysContentTouches }
    set { behavior.delaysContentTouches = newValue }
  }
  /// Whether touches can be taken back for scrolling; stored.
  public var canCancelContentTouches: Bool {
    get { behavior.canCancelContentTouches }
    set { behavior.canCancelContentTouches = newValue }
  }
  /// Whether a tap on the status bar scrolls to the top; stored.
  public var scrollsToTop: Bool {
    get { behavior.scrollsToTop }
    set { behavior.scrollsToTop = newValue }
  }
  /// How scrolling sends the keyboard away; stored.
  public var keyboardDismissMode: KeyboardDismissMode {
    get { behavior.keyboardDismissMode }
    set { behavior.keyboardDismissMode = newValue }
  }
  /// The scale of the content; stored.
  public var zoomScale: CGFloat {
    get { behavior.zoomScale }
    set { behavior.zoomScale = newValue }
  }
  /// The least scale; stored.
  public var minimumZoomScale: CGFloat {
    get { behavior.minimumZoomScale }
    set { behavior.minimumZoomScale = newValue }
  }
  /// The largest scale; stored.
  public var maximumZoomScale: CGFloat {
    get { behavior.maximumZoomScale }
    set { behavior.maximumZoomScale = newValue }
  }
  /// Whether the scale goes beyond its bounds and back; stored.
  public var bouncesZoom: Bool {
    get { behavior.bouncesZoom }
    set { behavior.bouncesZoom = newValue }
  }
  /// The control that has the content loaded anew; stored.
  public var refreshControl: UIRefreshControl? {
    get { behavior.refreshControl }
    set { behavior.refreshControl = newValue }
  }
  /// The gesture that scrolls; nothing here recognises it.
  public var panGestureRecognizer: UIPanGestureRecognizer {
    if let known = behavior.panGestureRecognizer { return known }
    let made = UIPanGestureRecognizer()
    behavior.panGestureRecognizer = made
    addGestureRecognizer(made)
    return made
  }
  /// Whether a finger scrolls: no finger does.
  public var isTracking: Bool { false }
  /// Whether a finger began to scroll: no finger does.
  public var isDragging: Bool { false }
  /// Whether scrolling comes to rest: it rests.
  public var isDecelerating: Bool { false }
  /// Shows the indicators for a moment; without effect.
  public func flashScrollIndicators() {}
}

/// Who is told of scrolling. Every question has an answer by default.
public protocol UIScrollViewDelegate: AnyObject {
  /// The content moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger begins to scroll; called by hosts and tests.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A finger stops scrolling; called by hosts and tests.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Scrolling came to rest; called by hosts and tests.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// The view that is scaled.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// The control that has a scroll view's content loaded anew. Nothing here pulls it.
open class UIRefreshControl: UIControl {
  /// Whether the content is being loaded.
  open private(set) var isRefreshing = false
  /// What is said about it.
  open var attributedTitle: NSAttributedString?
  /// The content begins to be loaded.
  open func beginRefreshing() { isRefreshing = true }
  /// The content is loaded.
  open func endRefreshing() { isRefreshing = false }
}
