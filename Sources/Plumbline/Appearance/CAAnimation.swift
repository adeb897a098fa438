// Animations of layers as values. A layer that lies in a view runs them on the clock of the view's tree.

import Foundation

/// What is common to animations of layers. In a layer of a view they run on the clock of the view's tree.
open class CAAnimation: NSObject {
  /// In seconds, one way; 0 by default, for a quarter of a second.
  open var duration: CFTimeInterval = 0
  /// When the animation begins, in the time of `CACurrentMediaTime()`; 0 for at once.
  open var beginTime: CFTimeInterval = 0
  /// Times that it runs, parts of one too; 0, the default, for once.
  open var repeatCount: Float = 0
  /// Whether it runs back as well, which takes as long again; false by default.
  open var autoreverses = false
  /// Whether it leaves its layer when it ends; one that does not is still found by its key.
  open var isRemovedOnCompletion = true
  /// What is shown before and after; `.removed` by default.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The pace; nil for an even one.
  open var timingFunction: CAMediaTimingFunction?
  /// Who is told of the begin and the end; retained, as Apple's.
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
  /// How far the value goes from the start, or to the end.
  open var byValue: Any?
}

/// An animation through several values, one after the other, as `CALayer.presentation()` shows on the clock of the layer's
/// tree.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// Objects of the property's type; nil for none: nothing moves then, unless there is a `path`.
  open var values: [Any]?
  /// From 0 to 1, one for each value; nil for even parts.
  open var keyTimes: [NSNumber]?
  /// The line that a point, as `position`, goes along, in the superlayer's space; nil for `values`. Each piece takes an equal
  /// part of the time, or that of `keyTimes`; the paced modes go along it at the same speed all the way.
  open var path: CGPath?
  /// How values between two are made; `.linear` by default. The cubic modes go straight from value to value,
  /// as `.linear`.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How the layer turns with the `path`; nil for one that stays upright.
  open var rotationMode: CAAnimationRotationMode?
  /// One for each part; nil for even paces. Not asked where the speed is the same all the way.
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
  /// How fast it begins, in parts of the way a second.
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
  /// How far it swings over: 0 for not at all, 1 for without an end, negative for more damping than that.
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

/// One content that goes and another that comes. It only takes time.
open class CATransition: CAAnimation {
  /// `.fade` by default; stored: contents change at once.
  open var type = CATransitionType.fade
  /// Nil for a type without a direction; stored.
  open var subtype: CATransitionSubtype?
  /// A Core Image filter that wins over the type; nil for none; stored.
  open var filter: Any?
  /// Where on the way it begins, and ends; stored.
  open var startProgress: Float = 0, endProgress: Float = 1
}

/// How values between given ones are found; carried.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The string that stands for it: Apple's, or one of the program's own.
  public let rawValue: String
  /// The mode that a string stands for, whether Apple has it or not.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Straight from value to value.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// From value to value without a way between.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight, and equally fast all the way.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth way through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a smooth way, equally fast all of it.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether a layer turns along its path; carried.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The string that stands for it: Apple's, or one of the program's own.
  public let rawValue: String
  /// The mode that a string stands for, whether Apple has it or not.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Against the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// How contents take turns; carried.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The string that stands for it: Apple's, or one of the program's own.
  public let rawValue: String
  /// The type that a string stands for, whether Apple has it or not.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new content comes through the old.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content moves over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content moves away from the new.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From which side contents take turns; carried.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The string that stands for it: Apple's, or one of the program's own.
  public let rawValue: String
  /// The side that a string stands for, whether Apple has it or not.
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

/// What an animation shows before and after.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Apple's, or another, which counts as `removed`.
  public let rawValue: String
  /// Any name is taken.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What it ends with stays afterwards.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// What it begins with holds before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// What it begins with holds before, what it ends with afterwards.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The property's own value holds before and afterwards.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The names of paces, each a cubic curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Apple's, or another, which is even.
  public let rawValue: String
  /// Any name is taken.
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

  /// Each coordinate from 0 to 1; (0, 0) and (1, 1) are fixed.
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

    /// Those of the current thread.
    static var current: OpenGroups {
      let key = "Plumbline.CATransaction"
      if let known = Thread.current.threadDictionary[key] as? OpenGroups { return known }
      let groups = OpenGroups()
      Thread.current.threadDictionary[key] = groups
      return groups
    }
  }

  /// Opens a group within the current one, for a completion of its own.
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
  /// Kept for the innermost group that is open, and not where none is; without effect, as there are no implicit animations.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    let groups = OpenGroups.current
    guard let last = groups.settings.indices.last else { return }
    groups.settings[last][key] = anObject
  }
  /// What was kept for the innermost group, or one around it; nil for nothing.
  open class func value(forKey key: String) -> Any? {
    OpenGroups.current.settings.last { $0[key] != nil }?[key]
  }
  /// Seconds of animations in the current group: those that were set, or a quarter, as Apple's.
  open class func animationDuration() -> CFTimeInterval {
    (value(forKey: kCATransactionAnimationDuration) as? NSNumber)?.doubleValue
      ?? value(forKey: kCATransactionAnimationDuration) as? CFTimeInterval ?? 0.25
  }
  /// The pace of animations in the current group; nil for that of each. Kept only.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }
  /// What the innermost group calls when it is closed; nil for nothing, and where no group is open.
  open class func completionBlock() -> (() -> Void)? { OpenGroups.current.completions.last ?? nil }
  /// Always true: changes do nothing of themselves.
  open class func disableActions() -> Bool { true }
  /// Called by the `commit()` that closes the innermost group, at once where none is open; nil for nothing.
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
