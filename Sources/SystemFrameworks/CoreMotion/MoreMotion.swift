// Heads, heights and fields that move: nothing of it is felt on this system.

import FoundationAdditions

/// The domain of the errors.
public let CMErrorDomain = "CMErrorDomain"

/// Why nothing is felt. Raw values are Apple's.
public struct CMError: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt32
  /// A reason of its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// A reason of its number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
/// No reason.
public let CMErrorNULL = CMError(100)
/// The device has to be moved.
public let CMErrorDeviceRequiresMovement = CMError(101)
/// Where north is is not known.
public let CMErrorTrueNorthNotAvailable = CMError(102)
/// It is not known why.
public let CMErrorUnknown = CMError(103)
/// The device does not know what the user does.
public let CMErrorMotionActivityNotAvailable = CMError(104)
/// The user does not allow it.
public let CMErrorMotionActivityNotAuthorized = CMError(105)
/// The application does not say that it needs it.
public let CMErrorMotionActivityNotEntitled = CMError(106)
/// What was asked is wrong.
public let CMErrorInvalidParameter = CMError(107)
/// It cannot be done now.
public let CMErrorInvalidAction = CMError(108)
/// The device cannot.
public let CMErrorNotAvailable = CMError(109)
/// The application does not say that it needs it.
public let CMErrorNotEntitled = CMError(110)
/// The user does not allow it.
public let CMErrorNotAuthorized = CMError(111)

private let unavailable = NSError(domain: CMErrorDomain, code: 109)

/// How well a field is known. Raw values are Apple's.
public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable {
  /// Apple's names with the raw values.
  case uncalibrated = -1
  case low, medium, high
}

/// A field, without the device's own.
public struct CMCalibratedMagneticField: Sendable {
  /// In microteslas.
  public var field: CMMagneticField
  /// How well it is known.
  public var accuracy: CMMagneticFieldCalibrationAccuracy
  /// A field.
  public init(field: CMMagneticField, accuracy: CMMagneticFieldCalibrationAccuracy) {
    (self.field, self.accuracy) = (field, accuracy)
  }
  /// None.
  public init() { self.init(field: CMMagneticField(), accuracy: .uncalibrated) }
}

extension CMDeviceMotion {
  /// Where motion is felt. Raw values are Apple's.
  public enum SensorLocation: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case `default`, headphoneLeft, headphoneRight
  }
  /// The field around it: not known.
  public var magneticField: CMCalibratedMagneticField { CMCalibratedMagneticField() }
  /// Degrees from north; below 0 it is not known.
  public var heading: Double { -1 }
  /// Where it is felt.
  public var sensorLocation: SensorLocation { .default }
}

extension CMMotionManager {
  /// From where turns are measured.
  public var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
}

/// How high it is.
open class CMAbsoluteAltitudeData: CMLogItem, @unchecked Sendable {
  /// Metres above the sea.
  open var altitude: Double { 0 }
  /// Metres of uncertainty.
  open var accuracy: Double { -1 }
  /// Metres that can be told apart.
  open var precision: Double { 0 }
}

extension CMAltimeter {
  /// Tells how high it is; never here.
  public func startAbsoluteAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMAbsoluteAltitudeData?, (any Error)?) -> Void
  ) {}
  /// Tells it no longer.
  public func stopAbsoluteAltitudeUpdates() {}
}

/// Feels how a head moves: no headphones are worn.
open class CMHeadphoneMotionManager: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  /// Whether the user allows it.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  /// Is told of headphones; never here.
  open weak var delegate: (any CMHeadphoneMotionManagerDelegate)?
  /// Whether it can be felt.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether it is being felt.
  open var isDeviceMotionActive: Bool { false }
  /// What was felt last.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// Feels from now on; without effect.
  open func startDeviceMotionUpdates() {}
  /// Tells what is felt: that the device cannot.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    nonisolated(unsafe) let handler = handler
    queue.addOperation { handler(nil, unavailable) }
  }
  /// Feels no longer.
  open func stopDeviceMotionUpdates() {}
  /// Whether headphones are waited for.
  open private(set) var isConnectionStatusActive = false
  /// Waits for headphones.
  open func startConnectionStatusUpdates() { isConnectionStatusActive = true }
  /// Waits for them no longer.
  open func stopConnectionStatusUpdates() { isConnectionStatusActive = false }
}

/// Is told of headphones; never here.
public protocol CMHeadphoneMotionManagerDelegate: NSObjectProtocol {
  /// They are worn.
  func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
  /// They are worn no longer.
  func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
}

extension CMHeadphoneMotionManagerDelegate {
  /// Does nothing by default.
  public func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) {}
  /// Does nothing by default.
  public func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) {}
}
