// What can have the focus of remotes and keyboards, and how that looks. Nothing here has the focus: what is asked of it follows
// from the tree of views, the rest is carried.

import Foundation
import Plumbline

/// How a view in the focus looks; carried.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
  public override init() { super.init() }
  /// The effect itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A ring around a view in the focus; carried.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// Where the ring lies. Raw values are Apple's.
  public enum Position: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, outside, inside
  }
  /// The view in which the ring lies; nil for that of the item. Not retained.
  open weak var containerView: UIView?
  /// The view in front of which the ring lies; nil for the item's. Not retained.
  open weak var referenceView: UIView?
  /// `.automatic` at first; stored.
  open var position = Position.automatic
  /// Around the view.
  public override init() { super.init() }
  /// Around a rectangle in the view's coordinates; not kept.
  public init(rect: CGRect) { super.init() }
  /// Around a rounded rectangle in the view's coordinates; not kept.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) { super.init() }
  /// Around a path in the view's coordinates; not kept.
  public init(path: UIBezierPath) { super.init() }
}

/// Whether the focus waits until it is seen. Raw values are Apple's.
public enum UIFocusItemDeferralMode: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case automatic, always, never
}

/// How far a finger on a remote has moved towards the next item. Apple makes it; here tests do.
@preconcurrency @MainActor
open class UIFocusMovementHint: NSObject, @preconcurrency NSCopying {
  /// From -1 to 1 along each axis.
  public let movementDirection: CGVector
  /// None: nothing here is drawn in space.
  open var perspectiveTransform: CATransform3D { CATransform3DIdentity }
  /// None, as above.
  open var rotation: CGVector { CGVector(dx: 0, dy: 0) }
  /// None, as above.
  open var translation: CGVector { CGVector(dx: 0, dy: 0) }
  /// None, as above.
  open var interactionTransform: CATransform3D { CATransform3DIdentity }
  /// No counterpart of Apple's.
  public init(movementDirection: CGVector) {
    self.movementDirection = movementDirection
    super.init()
  }
  /// The hint itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Something that can have the focus. Nothing here has it.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether it can have the focus now.
  var canBecomeFocused: Bool { get }
  /// In the coordinates of its container.
  var frame: CGRect { get }
  /// How it looks in the focus; nil for nothing.
  var focusEffect: UIFocusEffect? { get }
  /// How fast one comes to it in its group.
  var focusGroupPriority: UIFocusGroupPriority { get }
  /// Whether items that it covers can have the focus.
  var isTransparentFocusItem: Bool { get }
  /// Whether the focus waits until it is seen.
  var focusItemDeferralMode: UIFocusItemDeferralMode { get }
  /// A finger on a remote moved, not far enough to move the focus.
  func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
  /// Nil by default.
  public var focusEffect: UIFocusEffect? { nil }
  /// `.ignored` by default.
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  /// False by default.
  public var isTransparentFocusItem: Bool { false }
  /// `.automatic` by default.
  public var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }
  /// Does nothing by default.
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}

/// Something that has items in it.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: AnyObject {
  /// In which the items' frames are.
  var coordinateSpace: any UICoordinateSpace { get }
  /// The items that lie in a rectangle, at least in part.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container that scrolls to its items.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  /// In points.
  var contentOffset: CGPoint { get set }
  /// In points.
  var contentSize: CGSize { get }
  /// What is seen of the content, in points.
  var visibleSize: CGSize { get }
}

extension UIView: UIFocusItem, UIFocusItemContainer {
  /// The view's space.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// Views in the view that can have the focus and lie in a rectangle, and those in others: in the order of the tree.
  public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    subviews.flatMap { child -> [any UIFocusItem] in
      guard !child.isHidden else { return [] }
      if child.canBecomeFocused { return child.frame.intersects(rect) ? [child] : [] }
      return child.focusItems(in: convert(rect, to: child))
    }
  }
  /// The view.
  public var focusItemContainer: (any UIFocusItemContainer)? { self }
}

extension UIScrollView: UIFocusItemScrollableContainer {
  /// The view's size without the insets of the content.
  public var visibleSize: CGSize {
    CGSize(
      width: bounds.width - adjustedContentInset.left - adjustedContentInset.right,
      height: bounds.height - adjustedContentInset.top - adjustedContentInset.bottom)
  }
}

extension UIViewController {
  /// The view, where it is loaded.
  public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
}

/// Where the focus is: nowhere here.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  /// Nil: nothing here has the focus.
  open var focusedItem: (any UIFocusItem)? { nil }
  /// Nil: there is none.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
  /// Whether an environment is around another, or is the other.
  open class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    var current: (any UIFocusEnvironment)? = otherEnvironment
    while let inner = current {
      if inner === environment { return true }
      current = inner.parentFocusEnvironment
    }
    return false
  }
  /// Without effect: nothing here has the focus.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
  /// Without effect: nothing here has the focus.
  open func updateFocusIfNeeded() {}
  /// The focus moved; never posted here.
  public nonisolated class var didUpdateNotification: NSNotification.Name {
    NSNotification.Name("UIFocusDidUpdateNotification")
  }
  /// The focus had nowhere to go; never posted here.
  public nonisolated class var movementDidFailNotification: NSNotification.Name {
    NSNotification.Name("UIFocusMovementDidFailNotification")
  }
}

/// Leads the focus to something else. Nothing here has the focus.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  /// Whether it leads; yes at first; stored.
  open var isEnabled = true
  /// Where it leads to; stored.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
  /// The view that it leads to (before iOS 10); nil where it leads to something else.
  open var preferredFocusedView: UIView? {
    get { preferredFocusEnvironments.first as? UIView }
    set { preferredFocusEnvironments = newValue.map { [$0] } ?? [] }
  }
}

extension UIFocusUpdateContext {
  /// What had the focus: the view of `previouslyFocusedView`.
  public var previouslyFocusedItem: (any UIFocusItem)? { previouslyFocusedView }
  /// What has the focus now: the view of `nextFocusedView`.
  public var nextFocusedItem: (any UIFocusItem)? { nextFocusedView }
}

extension UIFocusEnvironment {
  /// The first view among the preferred environments (before iOS 10); nil where that is something else.
  public var preferredFocusedView: UIView? { preferredFocusEnvironments.first as? UIView }
}
