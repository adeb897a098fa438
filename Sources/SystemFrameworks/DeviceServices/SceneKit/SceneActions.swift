// What nodes would do: no time passes.

import Plumbline
import UIKit

/// How an action begins and ends. Raw values are Apple's.
public enum SCNActionTimingMode: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case linear, easeIn, easeOut, easeInEaseOut
}

/// Something that a node would do: no time passes.
open class SCNAction: NSObject, @unchecked Sendable {
  /// Seconds that it takes; infinity for one that does not end.
  open var duration: TimeInterval
  init(_ duration: TimeInterval) { self.duration = duration }
  /// Turns it.
  open class func rotateBy(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval)
    -> SCNAction
  { SCNAction(duration) }
  /// Moves it.
  open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
  /// Moves it.
  open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
  /// Out of sight.
  open class func fadeOut(duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
  /// Into sight.
  open class func fadeIn(duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
  /// Nothing for a time.
  open class func wait(duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
  /// One after the other.
  open class func sequence(_ actions: [SCNAction]) -> SCNAction {
    SCNAction(actions.reduce(0) { $0 + $1.duration })
  }
  /// All at once.
  open class func group(_ actions: [SCNAction]) -> SCNAction { SCNAction(actions.map(\.duration).max() ?? 0) }
  /// Again and again.
  open class func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction(.infinity) }
  /// Again and again, so many times.
  open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
    SCNAction(action.duration * Double(count))
  }
  /// Turns it around a direction.
  open class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction {
    SCNAction(duration)
  }
  /// Turns it to angles.
  open class func rotateTo(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval)
    -> SCNAction
  { SCNAction(duration) }
  /// Turns it to angles.
  open class func rotateTo(
    x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval,
    usesShortestUnitArc: Bool
  ) -> SCNAction { SCNAction(duration) }
  /// Moves it.
  open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, z deltaZ: CGFloat, duration: TimeInterval)
    -> SCNAction
  { SCNAction(duration) }
  /// Larger or smaller.
  open class func scale(by scale: CGFloat, duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
  /// To a size.
  open class func scale(to scale: CGFloat, duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
  /// How much of it is seen.
  open class func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
  /// How much of it is seen.
  open class func fadeOpacity(by factor: CGFloat, duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
  /// Not seen.
  open class func hide() -> SCNAction { SCNAction(0) }
  /// Seen.
  open class func unhide() -> SCNAction { SCNAction(0) }
  /// A closure; never called here.
  @preconcurrency
  open class func run(_ block: @escaping @MainActor (SCNNode) -> Void) -> SCNAction { SCNAction(0) }
  /// A closure again and again for a time; never called here.
  @preconcurrency
  open class func customAction(
    duration seconds: TimeInterval, action block: @escaping @MainActor (SCNNode, CGFloat) -> Void
  ) -> SCNAction { SCNAction(seconds) }
  /// What undoes it: one that takes as long.
  open func reversed() -> SCNAction { SCNAction(duration) }
  /// How it begins and ends; carried.
  open var timingMode = SCNActionTimingMode.linear
  /// Away from its parent.
  open class func removeFromParentNode() -> SCNAction { SCNAction(0) }
}
