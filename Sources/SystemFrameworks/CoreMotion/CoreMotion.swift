// Movement, on a device that does not feel any.

@_exported import FoundationAdditions

/// How fast the device gets faster, in multiples of the earth's.
public struct CMAcceleration: Sendable {
  /// To the right.
  public var x: Double
  /// Upwards.
  public var y: Double
  /// Towards the user.
  public var z: Double
  /// Numbers of the three directions.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
  /// None.
  public init() { self.init(x: 0, y: 0, z: 0) }
}

/// How fast the device turns, in radians a second.
public struct CMRotationRate: Sendable {
  /// Around its width.
  public var x: Double
  /// Around its height.
  public var y: Double
  /// Around its depth.
  public var z: Double
  /// Numbers of the three directions.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
  /// None.
  public init() { self.init(x: 0, y: 0, z: 0) }
}

/// Something that was felt at a time.
open class CMLogItem: NSObject, @unchecked Sendable {
  /// Seconds since the device began.
  open var timestamp: TimeInterval { 0 }
}

/// How fast the device got faster.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  /// How much faster it got, in multiples of the earth's.
  open var acceleration: CMAcceleration { CMAcceleration() }
}

/// How fast the device turned.
open class CMGyroData: CMLogItem, @unchecked Sendable {
  /// How fast, around each of its axes.
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// How the device is held, in radians.
open class CMAttitude: NSObject, @unchecked Sendable {
  /// Around its depth.
  open var roll: Double { 0 }
  /// Around its width.
  open var pitch: Double { 0 }
  /// Around its height.
  open var yaw: Double { 0 }
}

/// How the device moved.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  /// How it was held.
  open var attitude: CMAttitude { CMAttitude() }
  /// How fast it turned.
  open var rotationRate: CMRotationRate { CMRotationRate() }
  /// Where down was.
  open var gravity: CMAcceleration { CMAcceleration() }
  /// How much faster the user made it, without the earth's pull.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
}

/// Feels movement: none of it is available, and handlers are never called.
open class CMMotionManager: NSObject, @unchecked Sendable {
  /// Seconds between two feelings; carried.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// Seconds between two feelings; carried.
  open var gyroUpdateInterval: TimeInterval = 0.01
  /// Seconds between two feelings; carried.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// Seconds between two feelings; carried.
  open var magnetometerUpdateInterval: TimeInterval = 0.01
  /// Whether the user is asked to move the device for its compass; carried.
  open var showsDeviceMovementDisplay = false
  /// Whether the device feels how fast it gets faster.
  open var isAccelerometerAvailable: Bool { false }
  /// Whether it is asked to.
  open var isAccelerometerActive: Bool { false }
  /// Whether the device feels how fast it turns.
  open var isGyroAvailable: Bool { false }
  /// Whether it is asked to.
  open var isGyroActive: Bool { false }
  /// Whether the device feels how it moves.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether it is asked to.
  open var isDeviceMotionActive: Bool { false }
  /// What was felt last.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// What was felt last.
  open var gyroData: CMGyroData? { nil }
  /// What was felt last.
  open var deviceMotion: CMDeviceMotion? { nil }
  public override init() { super.init() }
  /// Feels; without effect.
  open func startAccelerometerUpdates() {}
  /// Feels; without effect.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {}
  /// Feels no longer.
  open func stopAccelerometerUpdates() {}
  /// Feels; without effect.
  open func startGyroUpdates() {}
  /// Feels; without effect.
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void
  ) {}
  /// Feels no longer.
  open func stopGyroUpdates() {}
  /// Feels; without effect.
  open func startDeviceMotionUpdates() {}
  /// Feels; without effect.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  /// Feels no longer.
  open func stopDeviceMotionUpdates() {}
}
