// Animations of layers as values. A layer that lies in a view runs them on the clock of the view's tree.

import Foundation

/// What is common to animations of layers.
open class CAAnimation: NSObject {
  /// Seconds.
  open var duration: CFTimeInterval = 0
  /// When the animation begins.
  open var beginTime: CFTimeInterval = 0
  /// How often it is repeated.
  open var repeatCount: Float = 0
  /// Whether it runs back as well.
  open var autoreverses = false
  /// Whether it is removed when it ends.
  open var isRemovedOnCompletion = true
  /// What is shown before and after.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The pace.
  open var timingFunction: CAMediaTimingFunction?
  /// Who is told of the begin and the end; retained, as Apple's.
  open var delegate: (any CAAnimationDelegate)?
  public override init() { super.init() }
}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?
  /// An animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// What is added to the value at the start.
  open var byValue: Any?
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// When each is reached, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The way along which a point moves.
  open var path: CGPath?
}

/// Several animations at a time.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// What an animation shows before and after.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The last value afterwards.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The names of paces.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name of the pace.
  public let rawValue: String
  /// A pace by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Even.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at last.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The system's.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A pace: a cubic curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject {
  private let points: [Float]

  /// A pace of its name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// A pace of its two control points.
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

    /// Those of the present thread.
    static var current: OpenGroups {
      let key = "Plumbline.CATransaction"
      if let known = Thread.current.threadDictionary[key] as? OpenGroups { return known }
      let groups = OpenGroups()
      Thread.current.threadDictionary[key] = groups
      return groups
    }
  }

  /// Opens a group.
  open class func begin() { OpenGroups.current.completions.append(nil) }
  /// Closes the innermost group and calls its completion.
  open class func commit() {
    let completion = OpenGroups.current.completions.popLast() ?? nil
    completion?()
  }
  /// Without effect: everything that was set holds already.
  open class func flush() {}
  /// What the innermost group calls when it is committed.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let groups = OpenGroups.current
    if !groups.completions.isEmpty { groups.completions[groups.completions.count - 1] = block }
  }
  /// Without effect: there are no implicit animations.
  open class func setDisableActions(_ flag: Bool) {}
  /// Without effect: there are no implicit animations.
  open class func setAnimationDuration(_ duration: CFTimeInterval) {}
  /// Without effect: there are no implicit animations.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
}

#if !canImport(Darwin)
  /// Seconds.
  public typealias CFTimeInterval = Double

  /// Seconds since the machine started.
  public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
#endif
