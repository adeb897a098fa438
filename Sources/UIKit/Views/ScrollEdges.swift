// What scroll views carry beside layout since iOS 17.4: how bars look over their edges, where bounces go.

import Foundation
import Plumbline

/// How content looks where it scrolls below a bar; carried.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// What the content becomes there.
  public struct Style: Hashable, Sendable {
    private let name: String
    /// As the system finds fitting.
    public static var automatic: Style { Style(name: "automatic") }
    /// It fades.
    public static var soft: Style { Style(name: "soft") }
    /// It ends at a line.
    public static var hard: Style { Style(name: "hard") }
  }
  /// `.automatic` at first; carried.
  open var style = Style.automatic
  /// No at first; carried.
  open var isHidden = false
}

/// Tells a scroll view that a view lies over an edge of it, so that content fades there; carried.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  /// The view that it was added to. Not retained.
  open private(set) weak var view: UIView?
  /// What lies below; nil at first; carried.
  open weak var scrollView: UIScrollView?
  /// Which edge of it; carried.
  open var edge: UIRectEdge = []
  /// Does nothing; for subclasses.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

extension UIScrollView {
  /// How content looks at the top; carried, the same object at every call.
  public var topEdgeEffect: UIScrollEdgeEffect { carriedOnce(UIScrollEdgeEffect()) }
  /// How content looks at the bottom; carried, the same object at every call.
  public var bottomEdgeEffect: UIScrollEdgeEffect { carriedOnce(UIScrollEdgeEffect()) }
  /// How content looks at the left; carried, the same object at every call.
  public var leftEdgeEffect: UIScrollEdgeEffect { carriedOnce(UIScrollEdgeEffect()) }
  /// How content looks at the right; carried, the same object at every call.
  public var rightEdgeEffect: UIScrollEdgeEffect { carriedOnce(UIScrollEdgeEffect()) }
  /// Yes at first; carried.
  public var bouncesVertically: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Yes at first; carried.
  public var bouncesHorizontally: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether a scroll view around it goes on where it ends; yes at first; carried.
  public var transfersVerticalScrollingToParent: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether a scroll view around it goes on where it ends; yes at first; carried.
  public var transfersHorizontalScrollingToParent: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether keys scroll it; yes at first; carried.
  public var allowsKeyboardScrolling: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Where content that is smaller than the view lies, from 0 to 1; the origin at first; carried.
  public var contentAlignmentPoint: CGPoint {
    get { carried(or: .zero) }
    set { carry(newValue) }
  }
  /// False: what is to move is there at once.
  public var isScrollAnimating: Bool { false }
  /// False: what is to be zoomed is so at once.
  public var isZoomAnimating: Bool { false }
  /// Without effect: nothing moves by itself.
  public func stopScrollingAndZooming() {}
  /// Does the changes; indicators are not drawn.
  public func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }
  /// Recognises presses of a remote; nothing here presses.
  public var directionalPressGestureRecognizer: UIGestureRecognizer { carriedOnce(UIGestureRecognizer()) }
}
