// The focus of remotes and keyboards: what views and controllers are asked and told. Nothing here moves a focus.

import Foundation

/// Which way the focus moves, as bits.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// Apple's numbers.
  public let rawValue: UInt
  /// Unknown bits are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By the arrow up.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// By the arrow down.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// By the arrow to the left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// By the arrow to the right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// By the tab key.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// By shift and the tab key.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  /// To the first one.
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  /// To the last one.
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// Something that the focus can be on or in. Nothing here has the focus.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: AnyObject {
  /// In which the focus looks for its place, in this order.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// Whether the focus may move so.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// The focus moved.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
  /// The environment around it; nil for the outermost.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// By which items belong to a group, among which the arrow keys move; nil for that around it.
  var focusGroupIdentifier: String? { get }
  /// Has the focus look for its place anew; nothing here has the focus.
  func setNeedsFocusUpdate()
  /// Has it do so at once.
  func updateFocusIfNeeded()
}

extension UIFocusEnvironment {
  /// The next responder's, where it is one; nil otherwise.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? {
    (self as? UIResponder)?.next as? any UIFocusEnvironment
  }
  /// Nil by default.
  public var focusGroupIdentifier: String? { nil }
  /// Does nothing by default.
  public func setNeedsFocusUpdate() {}
  /// Does nothing by default.
  public func updateFocusIfNeeded() {}
}

/// From where to where the focus moves. Apple makes it; here tests do.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// Nil for nowhere. Not retained.
  open weak var previouslyFocusedView: UIView?
  /// Nil for nowhere. Not retained.
  open weak var nextFocusedView: UIView?
  /// Empty where the program moved it.
  open var focusHeading: UIFocusHeading = []
  public override init() { super.init() }
}

/// A movement of the focus in a table. Apple makes it; here tests do.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// Nil for no row.
  open var previouslyFocusedIndexPath: IndexPath?
  /// Nil for no row.
  open var nextFocusedIndexPath: IndexPath?
}

/// A movement of the focus in a collection. Apple makes it; here tests do.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// Nil for no item.
  open var previouslyFocusedIndexPath: IndexPath?
  /// Nil for no item.
  open var nextFocusedIndexPath: IndexPath?
}

/// Animations beside a movement of the focus. Apple makes it; here tests do.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Both closures are called at once.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
  /// For what comes into the focus: both closures are called at once.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?(AtOnce())
    completion?()
  }
  /// For what leaves the focus: both closures are called at once.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?(AtOnce())
    completion?()
  }
  public override init() { super.init() }
}

/// What an animation of the focus knows.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: AnyObject {
  /// In seconds.
  var duration: TimeInterval { get }
}

/// An animation that takes no time.
private final class AtOnce: UIFocusAnimationContext {
  var duration: TimeInterval { 0 }
}

extension UIView: UIFocusEnvironment {}
extension UIViewController: UIFocusEnvironment {}
