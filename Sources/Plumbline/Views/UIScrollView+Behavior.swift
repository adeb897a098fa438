// Scroll views beside their layout: bouncing, indicators, insets, the delegate.

import Foundation

/// The behaviour of a scroll view under touches; stored.
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
  /// The view whose transform is the scale.
  weak var zoomedView: UIView?
  var refreshControl: UIRefreshControl?
  var panGestureRecognizer: UIPanGestureRecognizer?
  /// The insets of the content that were told last.
  var reportedContentInset = UIEdgeInsets.zero
  /// The content insets of the last layout in a window, and the program's part of them.
  var placed: (adjusted: UIEdgeInsets, own: UIEdgeInsets)?
  /// The container whose bar collapses as the content scrolls.
  weak var follower: (any ContentFollowing)?
}

/// An object that follows the content of a scroll view: a container with a bar.
@MainActor
protocol ContentFollowing: AnyObject {
  /// Called when the content offset changed.
  func contentDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollView {
  /// The colour of indicators: dark and light, or by what lies behind. Raw values are Apple's.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    /// Apple's names in the order of the raw values.
    case `default`, black, white
  }

  /// Whether and how scrolling sends the keyboard away. Raw values are Apple's.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// Apple's names in the order of the raw values.
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// The factor of the speed each millisecond once the finger is lifted.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// Apple's number: the nearer to 1, the later scrolling comes to rest.
    public let rawValue: CGFloat
    /// Between 0 and 1; not checked.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// 0.998 a millisecond: the usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99 a millisecond: scrolling comes to rest early.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

extension UIScrollView {
  /// Reports content insets that differ from those reported last.
  func noteContentInset() {
    let present = adjustedContentInset
    if present != behavior.reportedContentInset {
      behavior.reportedContentInset = present
      adjustedContentInsetDidChange()
      delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
    guard window != nil, present != behavior.placed?.adjusted else { return }
    let placed = behavior.placed
    behavior.placed = (present, contentInset)
    // What stands at the beginning of the content stays there: below a bar that comes, and when it is first shown. The
    // program's own insets do not move what is shown already.
    if placed == nil || placed?.own == contentInset {
      let before = placed?.adjusted ?? .zero
      var place = contentOffset
      if place.x == -before.left { place.x = -present.left }
      if place.y == -before.top { place.y = -present.top }
      if place != contentOffset { contentOffset = place }
    }
    keepWithinContent()
  }

  /// Clamps the content offset to the content and its insets, in a window only.
  func keepWithinContent() {
    guard window != nil else { return }
    let insets = adjustedContentInset
    let place = CGPoint(
      x: max(-insets.left, min(contentOffset.x, contentSize.width + insets.right - bounds.width)),
      y: max(-insets.top, min(contentOffset.y, contentSize.height + insets.bottom - bounds.height)))
    if place != contentOffset { contentOffset = place }
  }

  /// Scrolls to an offset, clamped to the content and its insets.
  func scroll(to place: CGPoint, animated: Bool) {
    let insets = adjustedContentInset
    setContentOffset(
      CGPoint(
        x: max(-insets.left, min(place.x, contentSize.width + insets.right - bounds.width)),
        y: max(-insets.top, min(place.y, contentSize.height + insets.bottom - bounds.height))),
      animated: animated)
  }
}

/// The delegate of a scroll view. Every method has a default implementation.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: ObjectAnswering {
  /// Called whenever `contentOffset` changes, by programs too.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger begins to scroll; called by hosts and tests.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A finger stops scrolling; called by hosts and tests.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Scrolling came to rest; called by hosts and tests.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called whenever `zoomScale` changes, after the view was scaled.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// The view whose transform becomes the scale; nil for no zooming. Asked at each change of `zoomScale`.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// The fingers are about to be lifted; the place where the content would come to rest may be changed. Nothing here touches.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The content begins to slow down. Nothing here touches.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The end of an animated scroll, at once here; called only where the content moved.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Two fingers begin to zoom. Nothing here touches.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Two fingers have zoomed. Nothing here touches.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Whether a touch of the status bar scrolls to the top. Nothing here touches.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// The content was scrolled to the top. Nothing here touches.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// The safe area or `contentInset` changed; called after `adjustedContentInsetDidChange()`.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing by default.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing by default.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing by default.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing by default.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing by default.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Nil by default: no zooming.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// The fingers are about to be lifted; the place where the content would come to rest may be changed. Nothing here touches.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing by default; never called here.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing by default.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Does nothing by default; never called here.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing by default; never called here.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  {}
  /// Whether a touch of the status bar scrolls to the top. Nothing here touches.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing by default; never called here.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing by default.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
