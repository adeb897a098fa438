// What gestures, springs, fields and animations have beside. It is carried: nothing here recognises and no time passes.

import Foundation
import Plumbline

/// What scrolling a gesture takes, as bits.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// Apple's numbers.
  public let rawValue: Int
  /// Unknown bits are kept.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// By steps, as of a wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// As of a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

extension UIPanGestureRecognizer {
  /// What scrolling it takes; none at first; carried.
  public var allowedScrollTypesMask: UIScrollTypeMask {
    get { carried(or: []) }
    set { carry(newValue) }
  }
}
extension UITapGestureRecognizer {
  /// The buttons of a mouse that count; carried.
  public var buttonMaskRequired: UIEvent.ButtonMask {
    get { carried(or: .primary) }
    set { carry(newValue) }
  }
}
extension UIHoverGestureRecognizer {
  /// 0: nothing is over the screen.
  public var zOffset: CGFloat { 0 }
  /// 0: nothing is over the screen.
  public var altitudeAngle: CGFloat { 0 }
  /// 0: nothing is over the screen.
  public var rollAngle: CGFloat { 0 }
  /// 0: nothing is over the screen.
  public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Along the x axis: nothing is over the screen.
  public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
extension UIPressesEvent {
  /// Those whose responders have the gesture.
  public func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { allPresses }
}

extension UIView {
  /// What the system does with views. Raw values are Apple's.
  public enum SystemAnimation: UInt, Sendable {
    /// Takes them away.
    case delete
  }
  /// Does what the system does with views, with changes beside it: `.delete` takes them out of their superviews at the end.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: 0.25, delay: 0, options: options, animations: { parallelAnimations?() }) {
      isFinished in
      for view in views { view.removeFromSuperview() }
      completion?(isFinished)
    }
  }
  /// Without effect: whoever has traits is told at once.
  public func updateTraitsIfNeeded() {}
}

/// From a number to a number.
public struct UIFloatRange: Hashable, Sendable {
  /// At most `maximum`; not checked.
  public var minimum: CGFloat
  /// At least `minimum`; not checked.
  public var maximum: CGFloat
  /// The numbers are not checked against each other.
  public init(minimum: CGFloat = 0, maximum: CGFloat = 0) {
    (self.minimum, self.maximum) = (minimum, maximum)
  }
  /// 0 to 0.
  public static let zero = UIFloatRange()
  /// Every number.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  /// Whether it has no end.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}
extension UIAttachmentBehavior {
  /// How hard it is to turn; carried.
  public var frictionTorque: CGFloat {
    get { carried(or: 0) }
    set { carry(newValue) }
  }
  /// How far it moves; carried.
  public var attachmentRange: UIFloatRange {
    get { carried(or: .infinite) }
    set { carry(newValue) }
  }
}
extension UIDynamicItemBehavior {
  /// By which fields move it; carried.
  public var charge: CGFloat {
    get { carried(or: 0) }
    set { carry(newValue) }
  }
}

extension UISearchBar {
  /// What was set for the state; nil otherwise; carried.
  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    carried(or: nil, "fieldImage \(state.rawValue)")
  }
  /// The ground of the scope bar's buttons in a state; carried.
  public func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    carry(backgroundImage, "scopeBackground \(state.rawValue)")
  }
  /// What was set for the state; nil otherwise; carried.
  public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    carried(or: nil, "scopeBackground \(state.rawValue)")
  }
  /// What lies between the scope bar's buttons in two states; carried.
  public func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState left: UIControl.State,
    rightSegmentState right: UIControl.State
  ) { carry(dividerImage, "scopeDivider \(left.rawValue) \(right.rawValue)") }
}

extension UIStatusBarStyle {
  /// Apple's name before iOS 7 for `lightContent`.
  public static var blackTranslucent: UIStatusBarStyle { .lightContent }
  /// Apple's name before iOS 7 for light letters.
  public static var blackOpaque: UIStatusBarStyle { .lightContent }
}
extension UIBarStyle {
  /// Apple's earlier name of `black`.
  public static var blackOpaque: UIBarStyle { .black }
}
extension UITableView.SeparatorStyle {
  /// Apple's name before iOS 11 for a line with a shadow; a line.
  public static var singleLineEtched: UITableView.SeparatorStyle { .singleLine }
}
