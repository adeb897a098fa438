// Gesture recognisers as views carry them. Nothing here recognises: a host or a test sets `state`, and what was asked
// to be called then is.

import Foundation

/// A gesture of a user's fingers on a view. Nothing recognizes it here: tests set `state`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// Called when the object and all others of its document are made and connected; overrides call super.
  open func awakeFromNib() {}
  /// The state of a gesture. Raw values are Apple's.
  public enum State: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case possible, began, changed, ended, cancelled, failed
    /// A gesture that is over at once.
    public static let recognized = State.ended
  }

  /// The state of the gesture. Set to any other than possible or failed: actions and targets are called, once for each
  /// time.
  open var state = State.possible {
    didSet {
      guard state != .possible && state != .failed else { return }
      for action in actions { action(self) }
      for target in targets { target.call(for: self) }
    }
  }
  /// Whether the gesture counts for a user; stored: a state that is set calls the actions either way.
  open var isEnabled = true
  /// Set by `addGestureRecognizer(_:)`; nil for none. Not retained.
  open internal(set) weak var view: UIView?
  /// Not retained; nothing here asks it.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether a recognised gesture takes the touches from the view.
  open var cancelsTouchesInView = true
  /// Whether the view waits for its touches until the gesture failed.
  open var delaysTouchesBegan = false
  /// True by default; stored.
  open var delaysTouchesEnded = true
  /// The name for debugging; nil for none; stored.
  open var name: String?
  /// The location of the gesture in the view's space; set by tests and hosts.
  open var location = CGPoint.zero

  private var actions: [(UIGestureRecognizer) -> Void] = []
  private var targets: [Target] = []

  private struct Target {
    weak var object: AnyObject?
    var action: Selector?

    @MainActor func call(for gesture: UIGestureRecognizer) {
      #if !canImport(Darwin)
        if let object { action?.call(on: object, with: [gesture]) }
      #endif
    }
  }

  /// A gesture with a target, whose method is called if the selector holds it (`Selector`). See also `addAction(_:)`.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Targets may be added later.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Adds a target and action, called whenever the gesture begins, changes or ends, if the selector holds its method.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(Target(object: target as AnyObject, action: action))
  }

  /// Removes a target and action; nil for all targets, or all actions.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { kept in
      (target == nil || kept.object === (target as AnyObject)) && (action == nil || kept.action == action)
    }
  }

  /// Calls a closure whenever the gesture begins, changes or ends: what targets are for where there is no Objective-C
  /// runtime. No counterpart of Apple's.
  open func addAction(_ action: @escaping (UIGestureRecognizer) -> Void) { actions.append(action) }

  /// The location of the gesture in the space of a view; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return location }
    return own.convert(location, to: view ?? own.window)
  }

  /// Without effect: nothing recognizes gestures.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// 1 while the gesture is under way, 0 otherwise.
  open var numberOfTouches: Int { [.began, .changed, .ended].contains(state) ? 1 : 0 }
  /// The location of a touch in the space of a view: that of the gesture, whatever the index.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

  // MARK: What subclasses of one's own override

  /// Fingers came down on the view; for subclasses, does nothing here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers moved; for subclasses, does nothing here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers were lifted; for subclasses, does nothing here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches are not to count; for subclasses, does nothing here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Whether the gesture looks at an event; yes unless a subclass says otherwise. Not asked.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  /// The gesture is over and may begin again; for subclasses, does nothing here.
  open func reset() {}
  /// Leaves a touch out; without effect: nothing recognises.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
}

/// The delegate of a gesture recognizer. Every method has a default implementation.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: ObjectAnswering {
  /// False keeps it from beginning. Never asked here.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// True lets both go on. Never asked here.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// False keeps the touch from the gesture. Never asked here.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// True has it wait for the other's failure. Never asked here.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// True has the other one wait for its failure. Never asked here.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the gesture looks at an event. Not asked.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// True by default.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// False by default.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// False by default.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// False by default.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// True by default.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}

/// A recognizer of taps; `state` becomes `ended` when they are done.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// 1 by default; stored.
  open var numberOfTapsRequired = 1
  /// 1 by default; stored.
  open var numberOfTouchesRequired = 1
}

/// Fingers that drag. Tests set how far.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// 1 by default; stored.
  open var minimumNumberOfTouches = 1
  /// The largest number of touches; unlimited by default; stored.
  open var maximumNumberOfTouches = Int.max
  private var moved = CGPoint.zero

  /// The translation since the gesture began, in points, as it was set.
  open func translation(in view: UIView?) -> CGPoint { moved }
  /// Sets the translation, in points: by a host or test as input, or by a program to reset it.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
  /// The velocity in points a second: zero, as it is not measured.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A drag that begins at an edge of the screen, as the one that leads back.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which it may begin; stored.
  open var edges: UIRectEdge = []
}

/// A recognizer of long presses.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds that the fingers must stay; stored.
  open var minimumPressDuration: TimeInterval = 0.5
  /// 0 by default; stored.
  open var numberOfTapsRequired = 0
  /// 1 by default; stored.
  open var numberOfTouchesRequired = 1
  /// The largest movement of the fingers, in points; 10 by default; stored.
  open var allowableMovement: CGFloat = 10
}

/// A quick drag in a direction: over at once.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a flick. Raw values are Apple's.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// Apple's numbers.
    public let rawValue: UInt
    /// A set of the members with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }
  /// The directions that count; stored.
  open var direction: Direction = .right
  /// 1 by default; stored.
  open var numberOfTouchesRequired = 1
}

/// A recognizer of pinches. Tests set the scale.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// 1 by default; the distance of the fingers as a multiple of that at the beginning.
  open var scale: CGFloat = 1
  /// The velocity in scale factors a second: 0, as it is not measured.
  open var velocity: CGFloat { 0 }
}

/// A recognizer of rotations. Tests set the angle.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation since the gesture began, in radians, clockwise; set by tests and hosts.
  open var rotation: CGFloat = 0
  /// The velocity in radians a second: 0, as it is not measured.
  open var velocity: CGFloat { 0 }
}

/// A pointer over a view; begins and ends with it.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

extension UIGestureRecognizerDelegate {
  /// True by default.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent)
    -> Bool
  { true }
}
