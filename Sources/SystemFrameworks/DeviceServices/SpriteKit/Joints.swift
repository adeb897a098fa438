// What ties bodies together and pulls at them: carried, as nothing moves.

import Plumbline
import UIKit

/// Two bodies that turn around a point.
open class SKPhysicsJointPin: SKPhysicsJoint, @unchecked Sendable {
  /// Whether turning is limited; carried.
  open var shouldEnableLimits = false
  /// The least angle; carried.
  open var lowerAngleLimit: CGFloat = 0
  /// The largest angle; carried.
  open var upperAngleLimit: CGFloat = 0
  /// How hard it turns; carried.
  open var frictionTorque: CGFloat = 0
  /// How fast it turns; carried.
  open var rotationSpeed: CGFloat = 0
  /// Ties two bodies.
  open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint)
    -> SKPhysicsJointPin
  { SKPhysicsJointPin() }
}

/// Two bodies as one.
open class SKPhysicsJointFixed: SKPhysicsJoint, @unchecked Sendable {
  /// Ties two bodies.
  open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint)
    -> SKPhysicsJointFixed
  { SKPhysicsJointFixed() }
}

/// Two bodies with a spring between them.
open class SKPhysicsJointSpring: SKPhysicsJoint, @unchecked Sendable {
  /// How the spring comes to rest; carried.
  open var damping: CGFloat = 0
  /// How fast it swings; carried.
  open var frequency: CGFloat = 0
  /// Ties two bodies.
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
  ) -> SKPhysicsJointSpring { SKPhysicsJointSpring() }
}

/// Two bodies with a rope between them.
open class SKPhysicsJointLimit: SKPhysicsJoint, @unchecked Sendable {
  /// How long the rope is; carried.
  open var maxLength: CGFloat = 0
  /// Ties two bodies.
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
  ) -> SKPhysicsJointLimit { SKPhysicsJointLimit() }
}

/// Two bodies that slide along a line.
open class SKPhysicsJointSliding: SKPhysicsJoint, @unchecked Sendable {
  /// Whether sliding is limited; carried.
  open var shouldEnableLimits = false
  /// The least distance; carried.
  open var lowerDistanceLimit: CGFloat = 0
  /// The largest distance; carried.
  open var upperDistanceLimit: CGFloat = 0
  /// Ties two bodies.
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector
  ) -> SKPhysicsJointSliding { SKPhysicsJointSliding() }
}

/// What lies in a circle or a square around a field.
open class SKRegion: NSObject, @unchecked Sendable {
  /// A circle.
  public init(radius: Float) {}
  /// A square.
  public init(size: CGSize) {}
  /// A line.
  public init(path: CGPath) {}
}

/// Pulls at bodies; carried, as nothing moves.
@preconcurrency @MainActor
open class SKFieldNode: SKNode {
  /// How much; carried.
  open var strength: Float = 1
  /// How much less far away; carried.
  open var falloff: Float = 0
  /// Where it begins; carried.
  open var minimumRadius: Float = 1
  /// Where; carried.
  open var region: SKRegion?
  /// Whether it is there; carried.
  open var isEnabled = true
  /// Whether it stands in for others; carried.
  open var isExclusive = false
  /// At which bodies; carried.
  open var categoryBitMask = UInt32.max
  /// How rough; carried.
  open var smoothness: Float = 0
  /// How fast it changes; carried.
  open var animationSpeed: Float = 0
  /// As the earth pulls.
  open class func radialGravityField() -> SKFieldNode { SKFieldNode() }
  /// As wind.
  open class func dragField() -> SKFieldNode { SKFieldNode() }
  /// Around.
  open class func vortexField() -> SKFieldNode { SKFieldNode() }
  /// As a spring.
  open class func springField() -> SKFieldNode { SKFieldNode() }
  /// As a magnet.
  open class func magneticField() -> SKFieldNode { SKFieldNode() }
  /// As electricity.
  open class func electricField() -> SKFieldNode { SKFieldNode() }
  /// At random.
  open class func noiseField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode
  {
    SKFieldNode()
  }
  /// At random, with how fast things are.
  open class func turbulenceField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat)
    -> SKFieldNode
  { SKFieldNode() }
}

extension SKPhysicsContact {
  /// In which direction the second one was hit; none, as nothing moves.
  public var contactNormal: CGVector { .zero }
}

extension SKPhysicsBody {
  /// How much it takes, in square metres: nothing is measured.
  public var area: CGFloat { 0 }
  /// What ties it to others: nothing is known of it.
  public var joints: [SKPhysicsJoint] { [] }
}

extension SKPhysicsWorld {
  /// The body at a point: none, as bodies have no shape.
  public func body(at point: CGPoint) -> SKPhysicsBody? { nil }
  /// The body in a rectangle: none.
  public func body(in rect: CGRect) -> SKPhysicsBody? { nil }
  /// The body along a line: none.
  public func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? { nil }
  /// The bodies along a line: none.
  public func enumerateBodies(
    alongRayStart start: CGPoint, end: CGPoint,
    using block: @escaping (SKPhysicsBody, CGPoint, CGVector, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

extension SKAction {
  /// Along a line at a speed in points a second: as long as the line lasts.
  public class func follow(_ path: CGPath, speed: CGFloat) -> SKAction {
    follow(path, duration: time(for: path, speed: speed))
  }
  /// Along a line at a speed in points a second: as long as the line lasts.
  public class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat
  ) -> SKAction {
    follow(path, asOffset: offset, orientToPath: orient, duration: time(for: path, speed: speed))
  }
  /// Seconds; 0 for a speed that leads nowhere.
  private class func time(for path: CGPath, speed: CGFloat) -> TimeInterval {
    guard speed > 0 else { return 0 }
    var (length, start, place): (CGFloat, CGPoint, CGPoint) = (0, .zero, .zero)
    func go(to point: CGPoint) {
      length += hypot(point.x - place.x, point.y - place.y)
      place = point
    }
    /// A bent part in 32 straight ones.
    func bend(_ points: [CGPoint]) {
      let points = [place] + points
      for step in 1...32 {
        let part = CGFloat(step) / 32
        var rest = points
        while rest.count > 1 {
          rest = zip(rest, rest.dropFirst()).map {
            CGPoint(x: $0.x + ($1.x - $0.x) * part, y: $0.y + ($1.y - $0.y) * part)
          }
        }
        go(to: rest[0])
      }
    }
    path.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint: (start, place) = (points[0], points[0])
      case .addLineToPoint: go(to: points[0])
      case .addQuadCurveToPoint: bend([points[0], points[1]])
      case .addCurveToPoint: bend([points[0], points[1], points[2]])
      case .closeSubpath: go(to: start)
      }
    }
    return length / speed
  }
  /// Runs an action of an editor's file: none is read.
  public convenience init?(named name: String) { nil }
  /// Runs an action of an editor's file in another time: none is read.
  public convenience init?(named name: String, duration sec: TimeInterval) { nil }
  /// Pushes a body at a point.
  public class func applyImpulse(_ impulse: CGVector, at point: CGPoint, duration sec: TimeInterval)
    -> SKAction
  {
    wait(forDuration: sec)
  }
  /// Turns a body.
  public class func applyAngularImpulse(_ impulse: CGFloat, duration sec: TimeInterval) -> SKAction {
    wait(forDuration: sec)
  }
  /// Turns a body on and on.
  public class func applyTorque(_ torque: CGFloat, duration sec: TimeInterval) -> SKAction {
    wait(forDuration: sec)
  }
  /// Makes a body heavier or lighter.
  public class func changeMass(to v: Float, duration: TimeInterval) -> SKAction {
    wait(forDuration: duration)
  }
  /// Changes how fast a sound plays.
  public class func changePlaybackRate(to v: Float, duration: TimeInterval) -> SKAction {
    wait(forDuration: duration)
  }
  /// Changes a field's strength.
  public class func strength(to strength: Float, duration sec: TimeInterval) -> SKAction {
    wait(forDuration: sec)
  }
  /// Moves and turns a chain of nodes until its end reaches a point.
  public class func reach(to position: CGPoint, rootNode root: SKNode, duration sec: TimeInterval) -> SKAction
  {
    wait(forDuration: sec)
  }
}

extension SKTransition {
  /// Doors that open to above and below.
  public class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition {
    crossFade(withDuration: sec)
  }
  /// Doors that close from left and right.
  public class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    crossFade(withDuration: sec)
  }
  /// Doors that close from above and below.
  public class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition {
    crossFade(withDuration: sec)
  }
  /// Several steps of an image filter.
  public convenience init(ciFilter filter: CIFilter, duration sec: TimeInterval) { self.init(sec) }
}

extension SKConstraint {
  /// A distance to a point.
  public class func distance(_ range: SKRange, to point: CGPoint) -> Self { Self() }
  /// A distance to a point of a node.
  public class func distance(_ range: SKRange, to point: CGPoint, in node: SKNode) -> Self {
    Self()
  }
  /// An angle.
  public class func zRotation(_ zRange: SKRange) -> Self { Self() }
  /// Looks at a node.
  public class func orient(to node: SKNode, offset radians: SKRange) -> Self { Self() }
  /// Looks at a point.
  public class func orient(to point: CGPoint, offset radians: SKRange) -> Self { Self() }
}

extension SKRange {
  /// No limits.
  public class func withNoLimits() -> SKRange { SKRange(lowerLimit: -.infinity, upperLimit: .infinity) }
  /// At least.
  public convenience init(lowerLimit lower: CGFloat) { self.init(lowerLimit: lower, upperLimit: .infinity) }
  /// At most.
  public convenience init(upperLimit upper: CGFloat) { self.init(lowerLimit: -.infinity, upperLimit: upper) }
  /// Around a value.
  public convenience init(value: CGFloat, variance: CGFloat) {
    self.init(lowerLimit: value - variance, upperLimit: value + variance)
  }
}
