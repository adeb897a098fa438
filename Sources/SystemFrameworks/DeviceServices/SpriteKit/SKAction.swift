// What nodes would do in time: actions are values with a duration, and no time passes.

import Plumbline
import UIKit

/// How an action begins and ends. Raw values are Apple's.
public enum SKActionTimingMode: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case linear, easeIn, easeOut, easeInEaseOut
}

/// Something that a node would do.
open class SKAction: NSObject, @unchecked Sendable {
  /// Seconds that it takes; infinity for one that does not end.
  open var duration: TimeInterval
  /// How it begins and ends; carried.
  open var timingMode = SKActionTimingMode.linear
  /// How fast time passes in it; carried.
  open var speed: CGFloat = 1
  init(_ duration: TimeInterval) { self.duration = duration }
  /// What undoes it: one that takes as long.
  open func reversed() -> SKAction { SKAction(duration) }

  /// One after the other.
  open class func sequence(_ actions: [SKAction]) -> SKAction {
    SKAction(actions.reduce(0) { $0 + $1.duration })
  }
  /// All at once.
  open class func group(_ actions: [SKAction]) -> SKAction { SKAction(actions.map(\.duration).max() ?? 0) }
  /// Again and again, so many times.
  open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    SKAction(action.duration * Double(count))
  }
  /// Again and again.
  open class func repeatForever(_ action: SKAction) -> SKAction { SKAction(.infinity) }
  /// Nothing for a time.
  open class func wait(forDuration sec: TimeInterval) -> SKAction { SKAction(sec) }
  /// Nothing for about a time.
  open class func wait(forDuration sec: TimeInterval, withRange durationRange: TimeInterval) -> SKAction {
    SKAction(sec)
  }
  /// A closure; never called here.
  open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction(0) }
  /// A closure on a queue; never called here.
  open class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction { SKAction(0) }
  /// An action of a node below.
  open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction { SKAction(0) }
  /// A closure again and again for a time; never called here.
  @preconcurrency
  open class func customAction(
    withDuration duration: TimeInterval, actionBlock block: @escaping @MainActor (SKNode, CGFloat) -> Void
  ) -> SKAction { SKAction(duration) }
  /// Away from its parent.
  open class func removeFromParent() -> SKAction { SKAction(0) }
  /// Seen.
  open class func unhide() -> SKAction { SKAction(0) }
  /// Not seen.
  open class func hide() -> SKAction { SKAction(0) }
  /// Sound.
  open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction {
    SKAction(0)
  }

  /// By a way.
  open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction { SKAction(duration) }
  /// By a way.
  open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration sec: TimeInterval) -> SKAction {
    SKAction(sec)
  }
  /// To a place.
  open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction { SKAction(duration) }
  /// To a column.
  open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  /// To a row.
  open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  /// Along a line.
  open class func follow(_ path: CGPath, duration sec: TimeInterval) -> SKAction { SKAction(sec) }
  /// Along a line.
  open class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration sec: TimeInterval
  ) -> SKAction { SKAction(sec) }
  /// By an angle.
  open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  /// To an angle.
  open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  /// To an angle, the short way if so wanted.
  open class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction
  {
    SKAction(duration)
  }
  /// Larger by a factor.
  open class func scale(by scale: CGFloat, duration sec: TimeInterval) -> SKAction { SKAction(sec) }
  /// To a scale.
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  /// Larger or smaller in each direction.
  open class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration sec: TimeInterval) -> SKAction {
    SKAction(sec)
  }
  /// To a width.
  open class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  /// To a height.
  open class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  /// To a size.
  open class func scale(to size: CGSize, duration sec: TimeInterval) -> SKAction { SKAction(sec) }
  /// To a scale of each direction.
  open class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  /// To a size.
  open class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  /// Into sight.
  open class func fadeIn(withDuration sec: TimeInterval) -> SKAction { SKAction(sec) }
  /// Out of sight.
  open class func fadeOut(withDuration sec: TimeInterval) -> SKAction { SKAction(sec) }
  /// To a part.
  open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  /// By a part.
  open class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  /// To a colour.
  open class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction
  {
    SKAction(duration)
  }
  /// To another picture.
  open class func setTexture(_ texture: SKTexture) -> SKAction { SKAction(0) }
  /// Picture after picture.
  open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
    SKAction(sec * Double(textures.count))
  }
  /// Picture after picture.
  open class func animate(
    with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
  ) -> SKAction { SKAction(sec * Double(textures.count)) }
}

/// UIKit's colours.
public typealias SKColor = UIColor

extension SKAction {
  /// Larger or smaller by points.
  public class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  /// To a width.
  public class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  /// To a height.
  public class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  /// To its own colour.
  public class func colorize(withColorBlendFactor factor: CGFloat, duration sec: TimeInterval) -> SKAction {
    SKAction(sec)
  }
  /// Another picture, and its size.
  public class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction { SKAction(0) }
  /// Sound goes on.
  public class func play() -> SKAction { SKAction(0) }
  /// Sound is held.
  public class func pause() -> SKAction { SKAction(0) }
  /// Sound ends.
  public class func stop() -> SKAction { SKAction(0) }
  /// How loud.
  public class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction { SKAction(duration) }
  /// How fast time passes.
  public class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  /// Pushes a body.
  public class func applyImpulse(_ impulse: CGVector, duration sec: TimeInterval) -> SKAction {
    SKAction(sec)
  }
  /// Pushes a body.
  public class func applyForce(_ force: CGVector, duration sec: TimeInterval) -> SKAction { SKAction(sec) }
  /// Calls a method; never here.
  public class func perform(_ selector: Selector, onTarget target: Any) -> SKAction { SKAction(0) }
}
