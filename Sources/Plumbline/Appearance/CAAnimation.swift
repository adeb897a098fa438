// Animations of layers as values. A layer that lies in a view runs them on the clock of the view's tree.

import Foundation

/// What is common to animations of layers. In a layer of a view they run on the clock of the view's tree.
open class CAAnimation: NSObject {
  /// In seconds, one way; 0 at first, for a quarter of a second.
  open var duration: CFTimeInterval = 0
  /// When the animation begins, in the time of `CACurrentMediaTime()`; 0 for at once.
  open var beginTime: CFTimeInterval = 0
  /// Times that it runs, parts of one too; 0, as at first, for once.
  open var repeatCount: Float = 0
  /// Whether it runs back as well, which takes as long again; no at first.
  open var autoreverses = false
  /// Whether it leaves its layer when it ends; one that does not is still found by its key.
  open var isRemovedOnCompletion = true
  /// What is shown before and after; `.removed` at first.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The pace; nil for an even one.
  open var timingFunction: CAMediaTimingFunction?
  /// Who is told of the begin and the end; retained, as Apple's.
  open var delegate: (any CAAnimationDelegate)?
  public override init() { super.init() }
  /// 1 at first, for the layer's own pace; stored.
  open var speed: Float = 1
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

/// Apple's key for `CATransaction.setValue(_:forKey:)`: a `Bool`.
public let kCATransactionDisableActions = "disableActions"
/// Apple's key for `CATransaction.setValue(_:forKey:)`: seconds.
public let kCATransactionAnimationDuration = "animationDuration"

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

    /// Those of the present thread.
    static var current: OpenGroups {
      let key = "Plumbline.CATransaction"
      if let known = Thread.current.threadDictionary[key] as? OpenGroups { return known }
      let groups = OpenGroups()
      Thread.current.threadDictionary[key] = groups
      return groups
    }
  }

  /// Opens a group within the present one, for a completion of its own.
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
  /// Seconds of animations in the present group: those that were set, or a quarter, as Apple's.
  open class func animationDuration() -> CFTimeInterval {
    (value(forKey: kCATransactionAnimationDuration) as? NSNumber)?.doubleValue
      ?? value(forKey: kCATransactionAnimationDuration) as? CFTimeInterval ?? 0.25
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
}

#if !canImport(Darwin)
  /// In seconds, as Core Foundation has it.
  public typealias CFTimeInterval = Double

  /// Seconds since the machine started.
  public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
#endif
