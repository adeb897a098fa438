// Beacons and visits: nothing of them is felt on this system.

import FoundationAdditions

/// How far a beacon is. Raw values are Apple's.
public enum CLProximity: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case unknown, immediate, near, far
}
/// Whether one is in a region. Raw values are Apple's.
public enum CLRegionState: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case unknown, inside, outside
}
/// How the device is held. Raw values are Apple's.
public enum CLDeviceOrientation: Int32, Sendable {
  /// Apple's names in the order of the raw values.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}
/// A part of what a beacon says.
public typealias CLBeaconMajorValue = UInt16
/// Another part of what a beacon says.
public typealias CLBeaconMinorValue = UInt16

/// What beacons say that are meant.
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
  /// Whose they are.
  public let uuid: UUID
  /// Which ones.
  public let major: CLBeaconMajorValue?
  /// Which ones of these.
  public let minor: CLBeaconMinorValue?
  init(uuid: UUID, _ major: CLBeaconMajorValue?, _ minor: CLBeaconMinorValue?) {
    (self.uuid, self.major, self.minor) = (uuid, major, minor)
  }
  /// All of somebody's.
  public convenience init(uuid: UUID) { self.init(uuid: uuid, nil, nil) }
  /// Some of somebody's.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue) { self.init(uuid: uuid, major, nil) }
  /// One of somebody's.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
    self.init(uuid: uuid, major, minor)
  }
}

/// A beacon.
open class CLBeacon: NSObject, @unchecked Sendable {
  /// Whose it is.
  open var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  /// Whose it is, by the older name.
  open var proximityUUID: UUID { uuid }
  /// Which one.
  open var major: NSNumber { 0 }
  /// Which one of these.
  open var minor: NSNumber { 0 }
  /// How far it is.
  open var proximity: CLProximity { .unknown }
  /// How far it is, in metres; −1 where it is not known.
  open var accuracy: CLLocationAccuracy { -1 }
  /// How strong it is.
  open var rssi: Int { 0 }
  /// When it was heard.
  open var timestamp: Date { .distantPast }
}

/// Where beacons are heard.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  /// What they say.
  public let beaconIdentityConstraint: CLBeaconIdentityConstraint
  /// Whether one is told when the screen comes on; carried.
  open var notifyEntryStateOnDisplay = false
  /// Where such beacons are heard.
  public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
    self.beaconIdentityConstraint = beaconIdentityConstraint
    super.init(identified: identifier)
  }
  /// Where somebody's beacons are heard.
  public convenience init(uuid: UUID, identifier: String) {
    self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
  }
  /// Where some of somebody's beacons are heard.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major), identifier: identifier)
  }
  /// Where one of somebody's beacons is heard.
  public convenience init(
    uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor),
      identifier: identifier)
  }
  /// Where somebody's beacons are heard, by the older name.
  public convenience init(proximityUUID: UUID, identifier: String) {
    self.init(uuid: proximityUUID, identifier: identifier)
  }
  /// Where one of somebody's beacons is heard, by the older name.
  public convenience init(
    proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) { self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier) }
  /// Whose they are.
  open var uuid: UUID { beaconIdentityConstraint.uuid }
  /// Whose they are, by the older name.
  open var proximityUUID: UUID { uuid }
  /// Which ones.
  open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
  /// Which ones of these.
  open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }
  /// What a device says that stands for one.
  open func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary { [:] }
}

/// A place where one stayed.
open class CLVisit: NSObject, @unchecked Sendable {
  /// Since when.
  open var arrivalDate: Date { .distantPast }
  /// Until when.
  open var departureDate: Date { .distantFuture }
  /// Where.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// How exactly, in metres.
  open var horizontalAccuracy: CLLocationAccuracy { 0 }
}

extension CLLocationManager {
  /// How large a region may be, in metres: none can be.
  public var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
  /// Which beacons are looked for.
  public var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }
  /// Whether beacons can be heard.
  public class func isRangingAvailable() -> Bool { false }
  /// Looks for beacons; there are none.
  public func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  /// Looks for them no longer.
  public func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  /// Looks for beacons; there are none.
  public func startRangingBeacons(in region: CLBeaconRegion) {}
  /// Looks for them no longer.
  public func stopRangingBeacons(in region: CLBeaconRegion) {}
  /// Tells where one stays; never here.
  public func startMonitoringVisits() {}
  /// Tells it no longer.
  public func stopMonitoringVisits() {}
  /// Asks whether one is in a region: the delegate hears that it is not known.
  public func requestState(for region: CLRegion) {
    delegate?.locationManager(self, didDetermineState: .unknown, for: region)
  }
  /// Takes away the question whether the compass may be set.
  public func dismissHeadingCalibrationDisplay() {}
  /// Waits with telling where one is; without effect.
  public func allowDeferredLocationUpdates(untilTraveled distance: CLLocationDistance, timeout: TimeInterval)
  {}
}

/// How exact a place is when the user allows no more.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = -1.7976931348623157e308
/// Any change of direction.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
