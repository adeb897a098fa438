// How things would move: bodies and forces keep what they are given, and nothing moves.

import Plumbline
import UIKit

/// How a node would move.
@preconcurrency @MainActor
open class SKPhysicsBody: NSObject {
  /// Whether forces move it; carried.
  open var isDynamic = true
  /// Whether it falls; carried.
  open var affectedByGravity = true
  /// Whether it turns; carried.
  open var allowsRotation = true
  /// Whether it is fixed; carried.
  open var pinned = false
  /// How heavy; carried.
  open var mass: CGFloat = 0
  /// How heavy for its size; carried.
  open var density: CGFloat = 1
  /// How rough; carried.
  open var friction: CGFloat = 0.2
  /// How it bounces; carried.
  open var restitution: CGFloat = 0.2
  /// How the air holds it; carried.
  open var linearDamping: CGFloat = 0.1
  /// How the air holds its turning; carried.
  open var angularDamping: CGFloat = 0.1
  /// How fast it is; carried.
  open var velocity = CGVector.zero
  /// How fast it turns; carried.
  open var angularVelocity: CGFloat = 0
  /// What it is; carried.
  open var categoryBitMask: UInt32 = .max
  /// What it hits; carried.
  open var collisionBitMask: UInt32 = .max
  /// Whose touch is told; carried.
  open var contactTestBitMask: UInt32 = 0
  /// Whether its way is looked at; carried.
  open var usesPreciseCollisionDetection = false
  /// Whether it rests; carried.
  open var isResting = false
  /// The node; nil, as it is not looked for here.
  open weak var node: SKNode?
  /// A circle.
  public init(circleOfRadius r: CGFloat, center: CGPoint = .zero) {}
  /// A rectangle.
  public init(rectangleOf s: CGSize, center: CGPoint = .zero) {}
  /// A shape.
  public init(polygonFrom path: CGPath) {}
  /// A picture's shape.
  public init(texture: SKTexture, size: CGSize) {}
  /// A picture's shape.
  public init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {}
  /// The edge of a rectangle.
  public init(edgeLoopFrom rect: CGRect) {}
  /// A closed line.
  public init(edgeLoopFrom path: CGPath) {}
  /// An open line.
  public init(edgeChainFrom path: CGPath) {}
  /// A straight line.
  public init(edgeFrom p1: CGPoint, to p2: CGPoint) {}
  /// Several as one.
  public init(bodies: [SKPhysicsBody]) {}
  /// Pushes it; without effect.
  open func applyImpulse(_ impulse: CGVector) {}
  /// Pushes it at a point; without effect.
  open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {}
  /// Pushes it on and on; without effect.
  open func applyForce(_ force: CGVector) {}
  /// Turns it; without effect.
  open func applyAngularImpulse(_ impulse: CGFloat) {}
  /// Turns it on and on; without effect.
  open func applyTorque(_ torque: CGFloat) {}
  /// Those that it touches: none.
  open func allContactedBodies() -> [SKPhysicsBody] { [] }
}

/// Two bodies that touch.
@preconcurrency @MainActor
open class SKPhysicsContact: NSObject {
  /// One of the two that touch.
  public let bodyA: SKPhysicsBody
  /// The other.
  public let bodyB: SKPhysicsBody
  /// Where.
  public let contactPoint: CGPoint
  /// How hard; 0, as nothing moves.
  open var collisionImpulse: CGFloat { 0 }
  /// Two bodies that touch, for tests of delegates.
  public init(bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, contactPoint: CGPoint = .zero) {
    (self.bodyA, self.bodyB, self.contactPoint) = (bodyA, bodyB, contactPoint)
  }
}

/// Is told of touches; by tests, as nothing moves.
@preconcurrency @MainActor
public protocol SKPhysicsContactDelegate: NSObjectProtocol {
  /// Two bodies touch.
  func didBegin(_ contact: SKPhysicsContact)
  /// Two bodies touch no longer.
  func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
  /// Does nothing by default.
  public func didBegin(_ contact: SKPhysicsContact) {}
  /// Does nothing by default.
  public func didEnd(_ contact: SKPhysicsContact) {}
}

/// How things would move in a scene.
@preconcurrency @MainActor
open class SKPhysicsWorld: NSObject {
  /// Where things fall, in metres a second and second; carried.
  open var gravity = CGVector(dx: 0, dy: -9.8)
  /// How fast time passes; carried.
  open var speed: CGFloat = 1
  /// Is told of touches; by tests.
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?
  /// Ties bodies together; without effect.
  open func add(_ joint: SKPhysicsJoint) {}
  /// Ties them no longer.
  open func remove(_ joint: SKPhysicsJoint) {}
  /// Ties none any longer.
  open func removeAllJoints() {}
}

/// Ties two bodies together; without effect.
open class SKPhysicsJoint: NSObject, @unchecked Sendable {}
