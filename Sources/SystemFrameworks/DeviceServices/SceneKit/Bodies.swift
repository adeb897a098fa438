// More bodies, what holds them and what moves them: nothing moves here.

import UIKit

/// A cone.
@preconcurrency @MainActor
open class SCNCone: SCNGeometry {
  /// From the middle to the surface, above.
  open var topRadius: CGFloat
  /// From the middle to the surface, below.
  open var bottomRadius: CGFloat
  /// From bottom to top.
  open var height: CGFloat
  /// A cone with a radius of 0.5 below, 1 high.
  public convenience override init() { self.init(topRadius: 0, bottomRadius: 0.5, height: 1) }
  /// A cone.
  public init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
    (self.topRadius, self.bottomRadius, self.height) = (topRadius, bottomRadius, height)
  }
}

/// A ring.
@preconcurrency @MainActor
open class SCNTorus: SCNGeometry {
  /// From the middle to that of the pipe.
  open var ringRadius: CGFloat
  /// From the middle of the pipe to its surface.
  open var pipeRadius: CGFloat
  /// A ring with a radius of 0.5, of a pipe with one of 0.25.
  public convenience override init() { self.init(ringRadius: 0.5, pipeRadius: 0.25) }
  /// A ring.
  public init(ringRadius: CGFloat, pipeRadius: CGFloat) {
    (self.ringRadius, self.pipeRadius) = (ringRadius, pipeRadius)
  }
}

/// A pipe.
@preconcurrency @MainActor
open class SCNTube: SCNGeometry {
  /// From the middle to the inner surface.
  open var innerRadius: CGFloat
  /// From the middle to the outer surface.
  open var outerRadius: CGFloat
  /// From bottom to top.
  open var height: CGFloat
  /// A pipe with radii of 0.25 and 0.5, 1 high.
  public convenience override init() { self.init(innerRadius: 0.25, outerRadius: 0.5, height: 1) }
  /// A pipe.
  public init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
    (self.innerRadius, self.outerRadius, self.height) = (innerRadius, outerRadius, height)
  }
}

/// A roll with round ends.
@preconcurrency @MainActor
open class SCNCapsule: SCNGeometry {
  /// From the middle to the surface.
  open var capRadius: CGFloat
  /// From bottom to top.
  open var height: CGFloat
  /// A roll with a radius of 0.5, 2 high.
  public convenience override init() { self.init(capRadius: 0.5, height: 2) }
  /// A roll with round ends.
  public init(capRadius: CGFloat, height: CGFloat) { (self.capRadius, self.height) = (capRadius, height) }
}

/// A pyramid on its base.
@preconcurrency @MainActor
open class SCNPyramid: SCNGeometry {
  /// From left to right.
  open var width: CGFloat
  /// From bottom to top.
  open var height: CGFloat
  /// From back to front.
  open var length: CGFloat
  /// A pyramid with sides of 1.
  public convenience override init() { self.init(width: 1, height: 1, length: 1) }
  /// A pyramid.
  public init(width: CGFloat, height: CGFloat, length: CGFloat) {
    (self.width, self.height, self.length) = (width, height, length)
  }
}

/// A floor without an end.
@preconcurrency @MainActor
open class SCNFloor: SCNGeometry {
  /// How much it mirrors; carried.
  open var reflectivity: CGFloat = 0.25
  /// How far it mirrors; carried.
  open var reflectionFalloffEnd: CGFloat = 0
  /// A floor.
  public override init() { super.init() }
}

/// How a body moves. Raw values are Apple's.
public enum SCNPhysicsBodyType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case `static`, dynamic, kinematic
}

/// A body as forces see it; carried.
open class SCNPhysicsShape: NSObject, @unchecked Sendable {
  /// Options of a form.
  public struct Option: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// An option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How exact it is.
    public static let type = Option(rawValue: "SCNPhysicsShapeOptionType")
    /// How large it is.
    public static let scale = Option(rawValue: "SCNPhysicsShapeOptionScale")
    /// Whether hollows stay.
    public static let keepAsCompound = Option(rawValue: "SCNPhysicsShapeOptionKeepAsCompound")
    /// The room around it.
    public static let collisionMargin = Option(rawValue: "SCNPhysicsShapeOptionCollisionMargin")
  }
  /// How exact a form is.
  public struct ShapeType: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A form of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The box around it.
    public static let boundingBox = ShapeType(rawValue: "SCNPhysicsShapeTypeBoundingBox")
    /// Without hollows.
    public static let convexHull = ShapeType(rawValue: "SCNPhysicsShapeTypeConvexHull")
    /// As it is.
    public static let concavePolyhedron = ShapeType(rawValue: "SCNPhysicsShapeTypeConcavePolyhedron")
  }
  /// The form of a body.
  public init(geometry: SCNGeometry, options: [Option: Any]? = nil) {}
  /// The form of a node and all below it.
  public init(node: SCNNode, options: [Option: Any]? = nil) {}
}

/// How forces move a node: they do not; carried.
open class SCNPhysicsBody: NSObject, @unchecked Sendable {
  /// How it moves; carried.
  open var type: SCNPhysicsBodyType
  /// Its form; carried.
  open var physicsShape: SCNPhysicsShape?
  /// How heavy it is; carried.
  open var mass: CGFloat = 1
  /// How much it slides; carried.
  open var friction: CGFloat = 0.5
  /// How much it bounces; carried.
  open var restitution: CGFloat = 0.5
  /// How soon it stops; carried.
  open var damping: CGFloat = 0.1
  /// How soon it stops turning; carried.
  open var angularDamping: CGFloat = 0.1
  /// How soon it stops rolling; carried.
  open var rollingFriction: CGFloat = 0
  /// Whether it falls; carried.
  open var isAffectedByGravity = true
  /// Where it moves; carried.
  open var velocity = SCNVector3()
  /// How it turns; carried.
  open var angularVelocity = SCNVector4(0, 0, 0, 0)
  /// What it is; carried.
  open var categoryBitMask = 1
  /// What it stops at; carried.
  open var collisionBitMask = -1
  /// What it tells of; carried.
  open var contactTestBitMask = 0
  /// A body of a form.
  public init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) { (self.type, physicsShape) = (type, shape) }
  /// One that does not move.
  open class func `static`() -> SCNPhysicsBody { SCNPhysicsBody(type: .static, shape: nil) }
  /// One that is moved by forces.
  open class func dynamic() -> SCNPhysicsBody { SCNPhysicsBody(type: .dynamic, shape: nil) }
  /// One that the program moves.
  open class func kinematic() -> SCNPhysicsBody { SCNPhysicsBody(type: .kinematic, shape: nil) }
  /// Pushes it; without effect.
  open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {}
  /// Pushes it at a place; without effect.
  open func applyForce(_ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool) {}
  /// Turns it; without effect.
  open func applyTorque(_ torque: SCNVector4, asImpulse impulse: Bool) {}
  /// Forces act no longer; without effect.
  open func clearAllForces() {}
}

/// Two bodies that touch each other; never here.
@preconcurrency @MainActor
open class SCNPhysicsContact: NSObject {
  /// The one.
  public let nodeA: SCNNode
  /// The other.
  public let nodeB: SCNNode
  /// Where.
  open var contactPoint: SCNVector3 { SCNVector3() }
  init(_ nodeA: SCNNode, _ nodeB: SCNNode) { (self.nodeA, self.nodeB) = (nodeA, nodeB) }
}

/// Is told of bodies that touch each other; never here.
@preconcurrency
public protocol SCNPhysicsContactDelegate: NSObjectProtocol {
  /// They begin.
  func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
  /// They go on.
  func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact)
  /// They end.
  func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)
}

extension SCNPhysicsContactDelegate {
  /// Does nothing by default.
  public func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {}
  /// Does nothing by default.
  public func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact) {}
  /// Does nothing by default.
  public func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact) {}
}

/// Forces in a scene; carried.
@preconcurrency @MainActor
open class SCNPhysicsWorld: NSObject {
  /// Where everything falls; carried.
  open var gravity = SCNVector3(0, -9.8, 0)
  /// How fast time passes; carried.
  open var speed: CGFloat = 1
  /// Is told of bodies that touch each other; never here.
  open weak var contactDelegate: (any SCNPhysicsContactDelegate)?
}

/// What holds a node; carried.
open class SCNConstraint: NSObject, @unchecked Sendable {
  /// How much it holds; carried.
  open var influenceFactor: CGFloat = 1
}

/// Turns a node towards the eyes; carried.
open class SCNBillboardConstraint: SCNConstraint, @unchecked Sendable {
  /// Around which axes. Raw values are Apple's.
  public struct Axis: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Members of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  /// Around which axes; carried.
  open var freeAxes = Axis.all
}

extension SCNBillboardConstraint.Axis {
  /// The first.
  public static let X = Self(rawValue: 1)
  /// The second.
  public static let Y = Self(rawValue: 2)
  /// The third.
  public static let Z = Self(rawValue: 4)
  /// All.
  public static let all: Self = [.X, .Y, .Z]
}

/// Turns a node towards another; carried.
open class SCNLookAtConstraint: SCNConstraint, @unchecked Sendable {
  /// The other.
  public let target: SCNNode?
  /// Whether it stays upright; carried.
  open var isGimbalLockEnabled = false
  /// Towards another.
  public init(target: SCNNode?) { self.target = target }
}

/// What happens in time: nothing does; closures are called at once.
open class SCNTransaction: NSObject {
  /// Begins.
  open class func begin() {}
  /// Ends.
  open class func commit() {}
  /// Seconds; without effect.
  open class var animationDuration: TimeInterval {
    get { 0 }
    set {}
  }
  /// Is called at the end: at once.
  open class var completionBlock: (() -> Void)? {
    get { nil }
    set { newValue?() }
  }
}
