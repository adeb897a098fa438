// Where nodes are and look, and what else a scene has: what a running scene shows is the scene itself, as no time passes.

import Plumbline
import UIKit

/// No place beside the beginning.
public let SCNVector3Zero = SCNVector3()
/// Four zeros.
public let SCNVector4Zero = SCNVector4(0, 0, 0, 0)
/// Four numbers.
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 {
  SCNVector4(x, y, z, w)
}
/// Four numbers that turn things.
public typealias SCNQuaternion = SCNVector4
/// Whether two vectors are the same.
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { a == b }

extension SCNVector4 {
  /// Four numbers by name.
  public init(x: Float, y: Float, z: Float, w: Float) { self.init(x, y, z, w) }
  /// Four whole numbers.
  public init(_ x: Int, _ y: Int, _ z: Int, _ w: Int) { self.init(Float(x), Float(y), Float(z), Float(w)) }
  /// Four numbers.
  public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
    self.init(Float(x), Float(y), Float(z), Float(w))
  }
  /// Four numbers.
  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) {
    self.init(Float(x), Float(y), Float(z), Float(w))
  }
}

extension SCNNode {
  /// The node as it is seen while actions run: itself, as none do.
  public var presentation: SCNNode { self }
  /// The direction to the front: the third axis, backwards.
  public var worldFront: SCNVector3 {
    let axis = simdWorldTransform.columns.2
    let length = simd_length(SIMD3(axis.x, axis.y, axis.z))
    guard length > 0 else { return SCNVector3(0 as Float, 0, -1) }
    return SCNVector3(-axis.x / length, -axis.y / length, -axis.z / length)
  }
  /// The direction to the front in its own coordinates.
  public class var localFront: SCNVector3 { SCNVector3(0 as Float, 0, -1) }
  /// The direction up in its own coordinates.
  public class var localUp: SCNVector3 { SCNVector3(0 as Float, 1, 0) }
  /// The direction to the right in its own coordinates.
  public class var localRight: SCNVector3 { SCNVector3(1 as Float, 0, 0) }
  /// Turns it so that its front is towards a point of the world, and its top as far up as that allows.
  public func look(at worldTarget: SCNVector3) {
    look(at: worldTarget, up: Self.localUp, localFront: Self.localFront)
  }
  /// Turns it so that a direction of its own is towards a point of the world, and its top is as far towards another one of the
  /// world as that allows.
  public func look(at worldTarget: SCNVector3, up worldUp: SCNVector3, localFront: SCNVector3) {
    let way = SIMD3<Float>(worldTarget) - SIMD3<Float>(worldPosition)
    let front = SIMD3<Float>(localFront)
    guard simd_length(way) > 0, simd_length(front) > 0 else { return }
    let seen = Self.directions(front: way, up: SIMD3(worldUp))
    let own = Self.directions(front: front, up: SIMD3(Self.localUp))
    let above = parent?.simdWorldTransform.inverse
    func turned(_ axis: SIMD3<Float>) -> SIMD3<Float> {
      let parts = (0..<3).map { seen[$0] * dot(own[$0], axis) }
      let world = parts[0] + parts[1] + parts[2]
      guard let above else { return world }
      let inside = above * SIMD4(world.x, world.y, world.z, 0)
      return simd_normalize(SIMD3(inside.x, inside.y, inside.z))
    }
    let (place, size) = (position, scale)
    simdTransform = simd_float4x4(
      SIMD4(turned(SIMD3(1, 0, 0)), 0), SIMD4(turned(SIMD3(0, 1, 0)), 0), SIMD4(turned(SIMD3(0, 0, 1)), 0),
      SIMD4(0, 0, 0, 1))
    (position, scale) = (place, size)
  }
  /// The right, the top and the front, at right angles to each other, for a front and about a top.
  private class func directions(front: SIMD3<Float>, up: SIMD3<Float>) -> [SIMD3<Float>] {
    let front = simd_normalize(front)
    var right = cross(front, up)
    if simd_length(right) < 1e-6 { right = cross(front, SIMD3(0, 0, front.y < 0 ? -1 : 1)) }
    if simd_length(right) < 1e-6 { right = cross(front, SIMD3(0, 1, 0)) }
    right = simd_normalize(right)
    return [right, cross(right, front), front]
  }
  /// A point of its coordinates in those of another node; nil is the world.
  public func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 {
    let world = simdWorldTransform * SIMD4(position.x, position.y, position.z, 1)
    guard let node else { return SCNVector3(world.x, world.y, world.z) }
    let there = node.simdWorldTransform.inverse * world
    return SCNVector3(there.x, there.y, there.z)
  }
  /// A point of another node's coordinates in its own; nil is the world.
  public func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 {
    let world =
      node.map { $0.simdWorldTransform * SIMD4(position.x, position.y, position.z, 1) }
      ?? SIMD4(position.x, position.y, position.z, 1)
    let here = simdWorldTransform.inverse * world
    return SCNVector3(here.x, here.y, here.z)
  }
  /// A node of bodies as one body: a copy of this one.
  public func flattenedClone() -> Self { clone() }
  /// The nodes below it, and it, until a closure says that it is enough.
  public func enumerateHierarchy(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    block(self, &stop)
    if !stop.boolValue { enumerateChildNodes(block) }
  }
  /// Moves it in its own directions.
  public func localTranslate(by translation: SCNVector3) {
    let moved = simdTransform * SIMD4(translation.x, translation.y, translation.z, 1)
    position = SCNVector3(moved.x, moved.y, moved.z)
  }
  /// Adds sparks; carried by nobody, as nothing is drawn.
  public func addParticleSystem(_ system: SCNParticleSystem) {}
  /// Takes all sparks away.
  public func removeAllParticleSystems() {}
  /// Adds an animation: no time passes here.
  public func addAnimation(_ animation: CAAnimation, forKey key: String?) {}
  /// Ends an animation.
  public func removeAnimation(forKey key: String) {}
  /// Ends all animations.
  public func removeAllAnimations() {}
  /// Its animations: none runs.
  public var animationKeys: [String] { [] }
}

extension simd_float4x4 {
  /// The matrix that undoes this one; zeros where none does.
  public var inverse: simd_float4x4 {
    var left = (0..<4).map { row in (0..<4).map { Double(self[$0][row]) } }
    var right = (0..<4).map { row in (0..<4).map { row == $0 ? 1.0 : 0 } }
    for pivot in 0..<4 {
      guard let best = (pivot..<4).max(by: { abs(left[$0][pivot]) < abs(left[$1][pivot]) }),
        left[best][pivot] != 0
      else { return simd_float4x4() }
      left.swapAt(pivot, best)
      right.swapAt(pivot, best)
      let scale = left[pivot][pivot]
      for column in 0..<4 {
        left[pivot][column] /= scale
        right[pivot][column] /= scale
      }
      for row in 0..<4 where row != pivot {
        let factor = left[row][pivot]
        for column in 0..<4 {
          left[row][column] -= factor * left[pivot][column]
          right[row][column] -= factor * right[pivot][column]
        }
      }
    }
    func column(_ i: Int) -> SIMD4<Float> {
      SIMD4(Float(right[0][i]), Float(right[1][i]), Float(right[2][i]), Float(right[3][i]))
    }
    return simd_float4x4(column(0), column(1), column(2), column(3))
  }
  /// Columns and rows exchanged.
  public var transpose: simd_float4x4 {
    func row(_ i: Int) -> SIMD4<Float> { SIMD4(self[0][i], self[1][i], self[2][i], self[3][i]) }
    return simd_float4x4(row(0), row(1), row(2), row(3))
  }
}

/// The matrix that undoes another one.
public func simd_inverse(_ m: simd_float4x4) -> simd_float4x4 { m.inverse }
/// The matrix that undoes another one; zeros where none does.
public func SCNMatrix4Invert(_ m: SCNMatrix4) -> SCNMatrix4 { SCNMatrix4(simd_float4x4(m).inverse) }

/// Sparks; carried, as nothing is drawn.
open class SCNParticleSystem: NSObject {
  /// How many a second.
  open var birthRate: CGFloat = 1
  /// How long each is there, in seconds.
  open var particleLifeSpan: CGFloat = 1
  /// How large each is.
  open var particleSize: CGFloat = 1
  /// Their colour.
  open var particleColor = UIColor.white
  /// Their picture.
  open var particleImage: Any?
  /// How fast they go.
  open var particleVelocity: CGFloat = 0
  /// How far from their direction they go, in degrees.
  open var spreadingAngle: CGFloat = 0
  /// Whether they come again and again.
  open var loops = true
  /// How long they come, in seconds.
  open var emissionDuration: CGFloat = 1
  /// From which body they come.
  open var emitterShape: SCNGeometry?
  /// Whether they fall.
  open var isAffectedByGravity = false
  public override init() { super.init() }
  /// Those of an editor's file: none is read.
  public convenience init?(named name: String, inDirectory directory: String?) { nil }
  /// Begins again.
  open func reset() {}
}

extension SCNScene {
  /// Adds sparks; carried by nobody.
  public func addParticleSystem(_ system: SCNParticleSystem, transform: SCNMatrix4) {}
  /// Writes it: it cannot.
  public func write(to url: URL, options: [String: Any]?, delegate: Any?) -> Bool { false }
}

/// A file of bodies: none is read.
open class SCNReferenceNode: SCNNode {
  /// Where the file lies.
  public let referenceURL: URL
  /// Whether it was read.
  open var isLoaded: Bool { false }
  /// Bodies of a file.
  public init?(url referenceURL: URL) {
    self.referenceURL = referenceURL
    super.init()
  }
  /// No file.
  public required init() {
    referenceURL = URL(fileURLWithPath: "/dev/null")
    super.init()
  }
  /// Reads the file: it cannot.
  open func load() {}
  /// Lets go of what was read.
  open func unload() {}
}

/// A drawn line as a body, with a thickness. Its size is the line's.
open class SCNShape: SCNGeometry {
  /// The line.
  open var path: UIBezierPath?
  /// How thick it is.
  open var extrusionDepth: CGFloat
  /// How round its edges are.
  open var chamferRadius: CGFloat = 0
  /// A body of a line.
  public init(path: UIBezierPath?, extrusionDepth: CGFloat) {
    (self.path, self.extrusionDepth) = (path, extrusionDepth)
  }
}

/// Keeps a distance to a node; carried, as nothing moves.
open class SCNDistanceConstraint: SCNConstraint, @unchecked Sendable {
  /// To which node.
  open var target: SCNNode?
  /// At least.
  open var minimumDistance: CGFloat = 0
  /// At most.
  open var maximumDistance = CGFloat.greatestFiniteMagnitude
  /// Keeps a distance to a node.
  public init(target: SCNNode?) { self.target = target }
}

/// What pulls at bodies; carried, as nothing moves.
open class SCNPhysicsField: NSObject, @unchecked Sendable {
  /// How much.
  open var strength: CGFloat = 1
  /// How much less far away.
  open var falloffExponent: CGFloat = 0
  /// As the earth pulls.
  open class func radialGravity() -> SCNPhysicsField { SCNPhysicsField() }
  /// Around.
  open class func vortex() -> SCNPhysicsField { SCNPhysicsField() }
  /// At random.
  open class func turbulenceField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat)
    -> SCNPhysicsField
  { SCNPhysicsField() }
}

/// How a texture goes on beyond its edge. Raw values are Apple's.
public enum SCNWrapMode: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case clamp = 1
  case `repeat`, clampToBorder, mirror
}
/// Which side of a body is not seen. Raw values are Apple's.
public enum SCNCullMode: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case back, front
}
/// Whether a body is seen as lines. Raw values are Apple's.
public enum SCNFillMode: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case fill, lines
}
