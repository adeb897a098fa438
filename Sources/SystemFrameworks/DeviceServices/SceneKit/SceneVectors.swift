// Three and four numbers: places, directions, turns.

import Plumbline
import UIKit

/// Three numbers.
public struct SCNVector3: Equatable, Sendable {
  /// To the right.
  public var x: Float
  /// Upwards.
  public var y: Float
  /// Towards the user.
  public var z: Float
  /// Three numbers.
  public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
  /// Three numbers.
  public init(_ x: Float, _ y: Float, _ z: Float) { self.init(x: x, y: y, z: z) }
  /// Three numbers.
  public init(_ x: Int, _ y: Int, _ z: Int) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
  /// Three numbers.
  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
  /// Three numbers.
  public init(_ x: Double, _ y: Double, _ z: Double) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
  /// Zeros.
  public init() { self.init(x: 0, y: 0, z: 0) }
}

/// Three numbers.
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }

/// Four numbers.
public struct SCNVector4: Equatable, Sendable {
  /// The first.
  public var x: Float
  /// The second.
  public var y: Float
  /// The third.
  public var z: Float
  /// The fourth.
  public var w: Float
  /// Four numbers.
  public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
}
