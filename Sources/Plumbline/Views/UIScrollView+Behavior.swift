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
    /// Apple's number: the nearer to 1, the later scrolling comes to rest.
    public let rawValue: CGFloat
    /// A rate of Apple's number for it.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// 0.998 a millisecond: the usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99 a millisecond: scrolling comes to rest early.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

extension UIScrollView {
  func setScale(_ scale: CGFloat) {
    let scale = max(minimumZoomScale, min(scale, maximumZoomScale))
    guard scale != behavior.zoomScale else { return }
    behavior.zoomScale = scale
    if let view = delegate?.viewForZooming(in: self) {
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      view.frame.origin = .zero
      contentSize = view.frame.size
    }
    delegate?.scrollViewDidZoom(self)
  }

  func show(_ rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    setScale(min(bounds.width / rect.width, bounds.height / rect.height))
    func offset(_ middle: CGFloat, _ length: CGFloat, _ content: CGFloat) -> CGFloat {
      max(0, min(middle * zoomScale - length / 2, content - length))
    }
    contentOffset = CGPoint(
      x: offset(rect.midX, bounds.width, contentSize.width),
      y: offset(rect.midY, bounds.height, contentSize.height))
  }
}

/// Who is told of scrolling. Every question has an answer by default.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// The content moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger begins to scroll; called by hosts and tests.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A finger stops scrolling; called by hosts and tests.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Scrolling came to rest; called by hosts and tests.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// The scale changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// The view that is scaled.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// The fingers are about to be lifted; the place where the content would come to rest may be changed. Nothing here touches.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The content begins to slow down. Nothing here touches.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// An animated scroll is over: at once.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Two fingers begin to zoom. Nothing here touches.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Two fingers have zoomed. Nothing here touches.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Whether a touch of the status bar scrolls to the top. Nothing here touches.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// The content was scrolled to the top. Nothing here touches.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// `contentInset` changed; not told of the safe area.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// The content moved; does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// A finger begins to scroll; does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// A finger stops scrolling; does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Scrolling came to rest; does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// The scale changed; does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// The view that is scaled: none.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// The fingers are about to be lifted; the place where the content would come to rest may be changed. Nothing here touches.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// The content begins to slow down. Nothing here touches.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// An animated scroll is over: at once.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Two fingers begin to zoom. Nothing here touches.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Two fingers have zoomed. Nothing here touches.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  {}
  /// Whether a touch of the status bar scrolls to the top. Nothing here touches.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// The content was scrolled to the top. Nothing here touches.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// The insets of the content changed, the safe area among them.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
