// Steps, heights and what the user does: nothing of it is felt on this system. Who asks for what
// was is told that there is no such thing; handlers of what comes are never called.

import FoundationAdditions

/// Whether movement may be felt. Raw values are Apple's.
public enum CMAuthorizationStatus: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case notDetermined, restricted, denied, authorized
}

private let unavailable = NSError(domain: "CMErrorDomain", code: 109)

/// How the user walked.
open class CMPedometerData: NSObject, @unchecked Sendable {
  /// When it began.
  open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  /// When it ended.
  open var endDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  /// How many steps.
  open var numberOfSteps: NSNumber { 0 }
  /// How far, in metres.
  open var distance: NSNumber? { nil }
  /// How many floors up.
  open var floorsAscended: NSNumber? { nil }
  /// How many floors down.
  open var floorsDescended: NSNumber? { nil }
  /// Seconds for a metre.
  open var currentPace: NSNumber? { nil }
  /// Steps a second.
  open var currentCadence: NSNumber? { nil }
  /// Seconds for a metre, on average.
  open var averageActivePace: NSNumber? { nil }
}

/// When the user began or ceased to walk.
open class CMPedometerEvent: NSObject, @unchecked Sendable {
  /// When.
  open var date: Date { Date(timeIntervalSinceReferenceDate: 0) }
  /// What happened.
  open var type: CMPedometerEventType { .pause }
}

/// What a walker does. Raw values are Apple's.
public enum CMPedometerEventType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case pause, resume
}

/// Called with how the user walked.
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

/// Counts steps: it cannot, and whoever asks is told so.
open class CMPedometer: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  /// Whether steps are counted.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Whether it is known how far one walked.
  open class func isDistanceAvailable() -> Bool { false }
  /// Whether floors are counted.
  open class func isFloorCountingAvailable() -> Bool { false }
  /// Whether it is known how fast one walks.
  open class func isPaceAvailable() -> Bool { false }
  /// Whether it is known how fast steps come.
  open class func isCadenceAvailable() -> Bool { false }
  /// Whether beginnings and ends are told.
  open class func isPedometerEventTrackingAvailable() -> Bool { false }
  /// Whether steps may be counted.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  /// The steps of a time: the handler hears that there are none.
  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
  ) { handler(nil, unavailable) }
  /// Tells steps as they come: the handler hears that none do.
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
    handler(nil, unavailable)
  }
  /// Tells them no longer.
  open func stopUpdates() {}
  /// Tells beginnings and ends; never here.
  open func startEventUpdates(handler: @escaping (CMPedometerEvent?, (any Error)?) -> Void) {
    handler(nil, unavailable)
  }
  /// Tells them no longer.
  open func stopEventUpdates() {}
}

/// How sure something is. Raw values are Apple's.
public enum CMMotionActivityConfidence: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case low, medium, high
}

/// What the user does.
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
  /// How sure it is.
  open var confidence: CMMotionActivityConfidence { .low }
  /// Since when.
  open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  /// Whether it is not known.
  open var unknown: Bool { true }
  /// Whether the device lies still.
  open var stationary: Bool { false }
  /// Whether the user walks.
  open var walking: Bool { false }
  /// Whether the user runs.
  open var running: Bool { false }
  /// Whether the user drives.
  open var automotive: Bool { false }
  /// Whether the user cycles.
  open var cycling: Bool { false }
}

/// Finds out what the user does: it cannot.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  /// Whether it can be found out.
  open class func isActivityAvailable() -> Bool { false }
  /// Whether it may be found out.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  /// Tells it as it changes; never here.
  open func startActivityUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void
  ) {}
  /// Tells it no longer.
  open func stopActivityUpdates() {}
  /// What the user did: the handler hears that nothing is known.
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping ([CMMotionActivity]?, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let handler = handler
    queue.addOperation { handler(nil, unavailable) }
  }
}

/// How high the device is.
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
  /// Metres from where it began.
  open var relativeAltitude: NSNumber { 0 }
  /// The pressure of the air in kilopascals.
  open var pressure: NSNumber { 0 }
}

/// Feels heights: it cannot.
open class CMAltimeter: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  /// Whether heights are felt.
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  /// Whether heights above the sea are known.
  open class func isAbsoluteAltitudeAvailable() -> Bool { false }
  /// Whether heights may be felt.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  /// Tells heights; never here.
  open func startRelativeAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void
  ) {}
  /// Tells them no longer.
  open func stopRelativeAltitudeUpdates() {}
}

/// Four numbers that turn things.
public struct CMQuaternion: Sendable {
  /// The numbers.
  public var x, y, z, w: Double
  /// Four numbers.
  public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
  /// Four zeros, as with Core Motion.
  public init() { self.init(x: 0, y: 0, z: 0, w: 0) }
}

/// Nine numbers that turn things, row by row.
public struct CMRotationMatrix: Sendable {
  /// The numbers.
  public var m11 = 0.0, m12 = 0.0, m13 = 0.0, m21 = 0.0, m22 = 0.0, m23 = 0.0, m31 = 0.0, m32 = 0.0, m33 = 0.0
  /// Nine zeros, as with Core Motion.
  public init() {}
  /// Nine numbers.
  public init(
    m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double, m32: Double,
    m33: Double
  ) {
    (self.m11, self.m12, self.m13) = (m11, m12, m13)
    (self.m21, self.m22, self.m23) = (m21, m22, m23)
    (self.m31, self.m32, self.m33) = (m31, m32, m33)
  }
}

/// The earth's magnetism, in microteslas.
public struct CMMagneticField: Sendable {
  /// Along the axes.
  public var x, y, z: Double
  /// Of numbers along the axes.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
  /// None.
  public init() { self.init(x: 0, y: 0, z: 0) }
}

/// The earth's magnetism where the device is.
open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
  /// How strong.
  open var magneticField: CMMagneticField { CMMagneticField() }
}

/// What the device's place is told by. Raw values are Apple's.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Frames of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Down, and any direction.
  public static let xArbitraryZVertical = Self(rawValue: 1)
  /// The same, more exact.
  public static let xArbitraryCorrectedZVertical = Self(rawValue: 2)
  /// Down, and the north of a compass.
  public static let xMagneticNorthZVertical = Self(rawValue: 4)
  /// Down, and north.
  public static let xTrueNorthZVertical = Self(rawValue: 8)
}

extension CMAttitude {
  /// As four numbers.
  public var quaternion: CMQuaternion { CMQuaternion(x: 0, y: 0, z: 0, w: 1) }
  /// As nine numbers.
  public var rotationMatrix: CMRotationMatrix {
    CMRotationMatrix(m11: 1, m12: 0, m13: 0, m21: 0, m22: 1, m23: 0, m31: 0, m32: 0, m33: 1)
  }
  /// Seen from another one: every attitude here is the same.
  public func multiply(byInverseOf attitude: CMAttitude) {}
}

extension CMMotionManager {
  /// What is known of directions: nothing.
  public class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
  /// Feels; without effect.
  public func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
  /// Feels; without effect.
  public func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  /// Whether the device feels the earth's magnetism.
  public var isMagnetometerAvailable: Bool { false }
  /// Whether it is asked to.
  public var isMagnetometerActive: Bool { false }
  /// What was felt last.
  public var magnetometerData: CMMagnetometerData? { nil }
  /// Feels; without effect.
  public func startMagnetometerUpdates() {}
  /// Feels; without effect.
  public func startMagnetometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMMagnetometerData?, (any Error)?) -> Void
  ) {}
  /// Feels no longer.
  public func stopMagnetometerUpdates() {}
}

/// Called with what was felt.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// Called with what was felt.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// Called with what was felt.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
