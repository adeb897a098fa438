// Animations of layers as values. A layer that lies in a view runs them on the clock of the view's tree.

import Foundation

/// The base class of animations of layers. In a layer of a view they run on the clock of the view's tree.
open class CAAnimation: NSObject {
  /// In seconds, one way; 0 by default, for a quarter of a second.
  open var duration: CFTimeInterval = 0
  /// When the animation begins, in the time of `CACurrentMediaTime()`; 0 for at once.
  open var beginTime: CFTimeInterval = 0
  /// The number of runs, fractions included; 0, the default, for once.
  open var repeatCount: Float = 0
  /// Whether it runs back as well, which takes as long again; false by default.
  open var autoreverses = false
  /// Whether it leaves its layer when it ends; one that does not is still found by its key.
  open var isRemovedOnCompletion = true
  /// The values shown before the start and after the end; `.removed` by default.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The pace; nil for an even one.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, told of the start and the end; retained, as Apple's.
  open var delegate: (any CAAnimationDelegate)?
  public override init() { super.init() }
  /// 1 by default, for the layer's own pace; stored.
  open var speed: Float = 1
  /// In seconds of its own time; stored.
  open var timeOffset: CFTimeInterval = 0
  /// In seconds of all repeats, in place of `repeatCount`; stored.
  open var repeatDuration: CFTimeInterval = 0
  /// An animation. Nothing of it is archived.
  public required init?(coder: NSCoder) { super.init() }
}

/// An animation of one property, by its key path. Apple's is abstract.
open class CAPropertyAnimation: CAAnimation {
  /// The property as a path: `position.x`, `opacity`. One that is unknown shows nothing.
  open var keyPath: String?
  /// The key path is the layer's, as "position.x".
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
  /// Whether its values are added to the property's; false by default; stored.
  open var isAdditive = false
  /// Whether repeats go on from each other; false by default; stored.
  open var isCumulative = false
}

/// An animation between two values; the property's own stands for one that is nil.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start; nil for what the layer has or the other two say.
  open var fromValue: Any?
  /// The value at the end; nil for what the layer has or the other two say.
  open var toValue: Any?
  /// The difference from the start value, or to the end value.
  open var byValue: Any?
}

/// An animation through several values, one after the other, as `CALayer.presentation()` shows on the clock of the layer's
/// tree.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// Objects of the property's type; nil for none: nothing moves then, unless there is a `path`.
  open var values: [Any]?
  /// The times of the values, from 0 to 1; nil for equal intervals.
  open var keyTimes: [NSNumber]?
  /// The path of a point, as `position`, in the superlayer's space; nil for `values`. Each piece takes an equal part of
  /// the time, or that of `keyTimes`; the paced modes go along it at the same speed all the way.
  open var path: CGPath?
  /// The interpolation between values; `.linear` by default. The cubic modes are as `.linear`.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The rotation of the layer along the `path`; nil for none.
  open var rotationMode: CAAnimationRotationMode?
  /// The timing function of each interval; nil for linear ones. Not used at a constant speed.
  open var timingFunctions: [CAMediaTimingFunction]?
}

/// A property that springs to its value. Its time is `duration`.
open class CASpringAnimation: CABasicAnimation {
  /// 1 by default; more mass swings slower and longer.
  open var mass: CGFloat = 1
  /// 100 by default; a stiffer spring swings faster.
  open var stiffness: CGFloat = 100
  /// 10 by default; 0 never comes to rest.
  open var damping: CGFloat = 10
  /// The initial velocity, in ways a second.
  open var initialVelocity: CGFloat = 0

  /// A spring of a mass of 1.
  /// - Parameters:
  ///   - perceptualDuration: the seconds of one undamped swing, which decide how stiff it is.
  ///   - bounce: 0 for none, 1 for endless swings, negative for more damping; from -1 to 1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * CGFloat.pi / max(CGFloat(perceptualDuration), 1e-6)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / max(0.01, 1 + bounce)
    stiffness = frequency * frequency
    damping = 2 * ratio * frequency
  }

  /// The seconds of one undamped swing.
  open var perceptualDuration: CFTimeInterval {
    stiffness > 0 ? 2 * .pi / Double((stiffness / mass).squareRoot()) : .infinity
  }
  /// The bounce of the spring: 0 for critical damping, 1 for no damping, negative for overdamping.
  open var bounce: CGFloat {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// Seconds until the swing is a thousandth of the way: by the envelope of a damped oscillation.
  open var settlingDuration: CFTimeInterval {
    guard mass > 0, damping > 0 else { return .infinity }
    let decay = Double(damping / (2 * mass))
    let strength = Double(stiffness / mass)
    // Stronger than critical damping, the slower of two decays counts.
    let slowest = decay * decay > strength ? decay - (decay * decay - strength).squareRoot() : decay
    return slowest > 0 ? log(1000) / slowest : .infinity
  }
}

/// A transition from one content to another. It only takes time.
open class CATransition: CAAnimation {
  /// `.fade` by default; stored: contents change at once.
  open var type = CATransitionType.fade
  /// Nil for a type without a direction; stored.
  open var subtype: CATransitionSubtype?
  /// A Core Image filter that wins over the type; nil for none; stored.
  open var filter: Any?
}

/// The interpolation between keyframes; carried.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The raw value: Apple's, or one of the program's own.
  public let rawValue: String
  /// The mode of a raw value; any is accepted.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Straight from value to value.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// No interpolation: each value holds until the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight, and equally fast all the way.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Interpolation along a smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Interpolation along a smooth curve, at a constant speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rotation of a layer along its path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The raw value: Apple's, or one of the program's own.
  public let rawValue: String
  /// The mode of a raw value; any is accepted.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Along the tangent, rotated by 180 degrees.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// The kind of a transition; carried.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The raw value: Apple's, or one of the program's own.
  public let rawValue: String
  /// The type of a raw value; any is accepted.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new content fades in over the old.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content moves over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content moves away from the new.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition; carried.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The raw value: Apple's, or one of the program's own.
  public let rawValue: String
  /// The side of a raw value; any is accepted.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// Apple's key for the transition of a layer's contents.
public let kCATransition = "transition"
/// Apple's key for `CATransaction.setValue(_:forKey:)`: a `Bool`.
public let kCATransactionDisableActions = "disableActions"
/// Apple's key for `CATransaction.setValue(_:forKey:)`: seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// Apple's key for `CATransaction.setValue(_:forKey:)`: a `CAMediaTimingFunction`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"

/// Several animations that run together, none longer than the group.
open class CAAnimationGroup: CAAnimation {
  /// Times count from the group's begin; nil for none.
  open var animations: [CAAnimation]?
}

/// The values that an animation shows before its start and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Apple's, or another, which counts as `removed`.
  public let rawValue: String
  /// Any raw value is accepted.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The final value stays after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value is shown before the start.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value is shown before the start, the final one after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The property's own value holds before and afterwards.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The names of paces, each a cubic curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Apple's, or another, which is even.
  public let rawValue: String
  /// Any raw value is accepted.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Equally fast all the way.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at last.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The system's: (0.25, 0.1), (0.25, 1).
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A pace: a cubic curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject {
  private let points: [Float]

  /// A name that is not Apple's gives an even pace.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// A cubic Bézier curve by its control points, from 0 to 1; (0, 0) and (1, 1) are fixed.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
    super.init()
  }

  /// Writes the x and y of one of the four points, 0 and 3 being the ends.
  open func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    switch index {
    case 1, 2:
      values[0] = points[2 * index - 2]
      values[1] = points[2 * index - 1]
    default:
      values[0] = index == 0 ? 0 : 1
      values[1] = index == 0 ? 0 : 1
    }
  }
}

/// Groups changes of layers. Layers have no implicit animations here: changes hold at once, and completions are called
/// when the transaction is committed.
open class CATransaction: NSObject {
  /// The completions of the groups that a thread has open, inner ones last.
  private final class OpenGroups {
    var completions: [(() -> Void)?] = []
    var settings: [[String: Any]] = []

    /// The open transactions of the current thread.
    static var current: OpenGroups {
      let key = "Plumbline.CATransaction"
      if let known = Thread.current.threadDictionary[key] as? OpenGroups { return known }
      let groups = OpenGroups()
      Thread.current.threadDictionary[key] = groups
      return groups
    }
  }

  /// Begins a nested transaction, with a completion of its own.
  open class func begin() {
    OpenGroups.current.completions.append(nil)
    OpenGroups.current.settings.append([:])
  }
  /// Closes the innermost group and calls its completion.
  open class func commit() {
    let completion = OpenGroups.current.completions.popLast() ?? nil
    _ = OpenGroups.current.settings.popLast()
    completion?()
  }
  /// Stores a value in the innermost open transaction, if any; without effect: there are no implicit animations.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    let groups = OpenGroups.current
    guard let last = groups.settings.indices.last else { return }
    groups.settings[last][key] = anObject
  }
  /// The value stored in the innermost transaction, or one around it; nil without one.
  open class func value(forKey key: String) -> Any? {
    OpenGroups.current.settings.last { $0[key] != nil }?[key]
  }
  /// Seconds of animations in the current transaction: 0.25 unless set, as Apple's.
  open class func animationDuration() -> CFTimeInterval {
    (value(forKey: kCATransactionAnimationDuration) as? NSNumber)?.doubleValue
      ?? value(forKey: kCATransactionAnimationDuration) as? CFTimeInterval ?? 0.25
  }
  /// The timing function of animations in the current transaction; nil for that of each. Kept only.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }
  /// The completion of the innermost transaction; nil without one, and where none is open.
  open class func completionBlock() -> (() -> Void)? { OpenGroups.current.completions.last ?? nil }
  /// Always true: changes do nothing of themselves.
  open class func disableActions() -> Bool { true }
  /// Sets the completion of the innermost transaction, called by `commit()`, or at once where none is open; nil for none.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let groups = OpenGroups.current
    if groups.completions.isEmpty {
      // Nothing is animated by itself here: the transaction that nobody began is over at once.
      block?()
    } else {
      groups.completions[groups.completions.count - 1] = block
    }
  }
  /// Without effect: there are no implicit animations.
  open class func setDisableActions(_ flag: Bool) {}
  /// Kept for the innermost group: there are no implicit animations.
  open class func setAnimationDuration(_ duration: CFTimeInterval) {
    setValue(duration, forKey: kCATransactionAnimationDuration)
  }
  /// Kept for the innermost group: there are no implicit animations.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }
}

#if !canImport(Darwin)
  /// In seconds, as Core Foundation has it.
  public typealias CFTimeInterval = Double

  /// Seconds since the machine started.
  public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
#endif
