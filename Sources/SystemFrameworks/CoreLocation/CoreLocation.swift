// Places and regions, and a device that does not know where it is: location services are off, and whoever asks is told so.

@_exported import FoundationAdditions

/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres of uncertainty; below 0 nothing is known.
public typealias CLLocationAccuracy = Double
/// Metres a second.
public typealias CLLocationSpeed = Double
/// Degrees from north.
public typealias CLLocationDirection = Double

/// As exact as can be.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As exact as can be without more.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// To ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// To a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// To a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// To three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// Every movement counts.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// The domain of the errors.
public let kCLErrorDomain = "kCLErrorDomain"
/// A place that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place on earth, in degrees.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees to the north.
  public var latitude: CLLocationDegrees
  /// Degrees to the east.
  public var longitude: CLLocationDegrees
  /// A place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
  /// Where equator and first meridian meet.
  public init() { self.init(latitude: 0, longitude: 0) }
}

/// A place.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees)
  -> CLLocationCoordinate2D
{ CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
/// Whether degrees are those of a place.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// Where somebody was at a time.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// Metres of uncertainty of the place.
  public let horizontalAccuracy: CLLocationAccuracy
  /// Metres of uncertainty of the height.
  public let verticalAccuracy: CLLocationAccuracy
  /// Degrees from north of the movement.
  public let course: CLLocationDirection
  /// Metres a second.
  public let speed: CLLocationSpeed
  /// When.
  public let timestamp: Date

  /// The place where both degrees are 0, now.
  public convenience override init() { self.init(latitude: 0, longitude: 0) }
  /// A place, now.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }
  /// A place at a time.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }
  /// A place and a movement at a time.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
    timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }
  /// The object itself, as it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Metres along the surface to another place, on a ball of the earth's mean radius; Apple's is of an ellipsoid, and
  /// differs by up to half a percent.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (here, there) = (coordinate, location.coordinate)
    let (a, b) = (here.latitude * .pi / 180, there.latitude * .pi / 180)
    let (dy, dx) = (sin((b - a) / 2), sin((there.longitude - here.longitude) * .pi / 360))
    return 2 * 6_371_008.8 * asin(min(1, (dy * dy + cos(a) * cos(b) * dx * dx).squareRoot()))
  }
}

/// Where a device points.
open class CLHeading: NSObject, @unchecked Sendable {
  /// Degrees from the magnetic pole.
  open var magneticHeading: CLLocationDirection { -1 }
  /// Degrees from the pole; below 0 it is not known.
  open var trueHeading: CLLocationDirection { -1 }
  /// Degrees of uncertainty; below 0 nothing is known.
  open var headingAccuracy: CLLocationDirection { -1 }
  /// When.
  open var timestamp: Date { Date() }
}

/// Whether an application may know where the device is. Raw values are Apple's.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// Apple's names in the order of the raw values.
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// How exactly an application may know it. Raw values are Apple's.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case fullAccuracy, reducedAccuracy
}

/// What the places are for. Raw values are Apple's.
public enum CLActivityType: Int, Sendable {
  /// Apple's names with the raw values.
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

/// Why nothing is known of a place.
public struct CLError: Error, Equatable, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure,
      regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult,
      geocodeFoundPartialResult, geocodeCanceled
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// Nothing is known now.
  public static let locationUnknown = Code.locationUnknown
  /// The user, or the device, does not allow it.
  public static let denied = Code.denied
  /// There is no network.
  public static let network = Code.network
}

extension CLError.Code {
  /// Whether an error has this reason, in `catch` and `switch`.
  public static func ~= (match: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == match }
}

/// A region.
open class CLRegion: NSObject, @unchecked Sendable {
  /// What it is called.
  public let identifier: String
  /// Whether entering it is told.
  open var notifyOnEntry = true
  /// Whether leaving it is told.
  open var notifyOnExit = true
  init(identified identifier: String) { self.identifier = identifier }
}

/// A circle on earth.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// Its middle.
  public let center: CLLocationCoordinate2D
  /// Metres from there to its edge.
  public let radius: CLLocationDistance
  /// A circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identified: identifier)
  }
  /// Whether a place lies in it.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
    return middle.distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
      <= radius
  }
}

/// Is told of places; here that they are not known.
public protocol CLLocationManagerDelegate: AnyObject {
  /// There are places.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Nothing is known.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// What the application may know.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// What the application may know.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Where the device points.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// The device is in a region.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// The device left a region.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// A region is watched.
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  /// A region cannot be watched.
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
  /// Whether the device is in a region.
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  /// Beacons are heard; never told.
  func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint)
  /// Beacons are heard; never told.
  func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
  /// Somebody stayed somewhere; never told.
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
  /// Whether the user may be asked to set the compass.
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
  /// Places are no longer told.
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
  /// Places are told again.
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
  /// Places were not kept any longer.
  func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?)
}

extension CLLocationManagerDelegate {
  /// Does nothing by default.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  /// Does nothing by default.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing by default.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  /// Tells as earlier applications were told, by default.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }
  /// Does nothing by default.
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  /// Does nothing by default.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// Does nothing by default.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  /// Does nothing by default.
  public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
  /// Does nothing by default.
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {}
  /// Does nothing by default.
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}
  /// Does nothing by default.
  public func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint
  ) {}
  /// Does nothing by default.
  public func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion
  ) {}
  /// Does nothing by default.
  public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
  /// The default.
  public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
  /// Does nothing by default.
  public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
  /// Does nothing by default.
  public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
  /// Does nothing by default.
  public func locationManager(
    _ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?
  ) {}
}

/// Knows where the device is. This one has no location services: what is set is carried, and whoever asks for places gets
/// `CLError.denied`, as on a device where they are off.
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// Is told of places. It hears that the application may not know them by the main queue.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil { tellLater { $1.locationManagerDidChangeAuthorization($0) } } }
  }
  /// By the main queue, as Apple's by the run loop: who is told may be about to make the manager, or ask again.
  private func tellLater(
    _ call: @escaping @Sendable (CLLocationManager, any CLLocationManagerDelegate) -> Void
  ) {
    DispatchQueue.main.async { [weak self] in
      if let self, let delegate { call(self, delegate) }
    }
  }
  /// How exact places are to be; carried.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// How many metres count as a movement; carried.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// How many degrees count as a turn; carried.
  open var headingFilter: CLLocationDirection = 1
  /// What the places are for; carried.
  open var activityType = CLActivityType.other
  /// How the device is held; carried.
  open var headingOrientation = CLDeviceOrientation.portrait
  /// What the user is told of it; carried.
  open var purpose: String?
  /// Whether places are told in the background; carried.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the device may rest; carried.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether the user sees that places are told; carried.
  open var showsBackgroundLocationIndicator = false
  /// Where the device was last: it is not known.
  open var location: CLLocation? { nil }
  /// Where the device points: it is not known.
  open var heading: CLHeading? { nil }
  /// What the application may know.
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  /// How exactly it may know it.
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  /// Regions that are watched: none.
  open var monitoredRegions: Set<CLRegion> { [] }
  public override init() { super.init() }

  /// What the application may know.
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  /// Whether the device knows where it is.
  open class func locationServicesEnabled() -> Bool { false }
  /// Whether it knows where it points.
  open class func headingAvailable() -> Bool { false }
  /// Whether large movements can be told.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// Whether regions of a class can be watched.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// Asks the user; without effect, as there is nothing to allow.
  open func requestWhenInUseAuthorization() {}
  /// Asks the user; without effect, as there is nothing to allow.
  open func requestAlwaysAuthorization() {}
  /// Tells places from now on: the delegate hears, by the main queue, that it may not know them.
  open func startUpdatingLocation() {
    tellLater { $1.locationManager($0, didFailWithError: CLError(.denied)) }
  }
  /// Tells places no longer.
  open func stopUpdatingLocation() {}
  /// Tells a place once: the delegate hears that it may not know it.
  open func requestLocation() { startUpdatingLocation() }
  /// Tells where the device points; without effect.
  open func startUpdatingHeading() {}
  /// Tells no longer where the device points.
  open func stopUpdatingHeading() {}
  /// Tells large movements: the delegate hears that it may not know them.
  open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }
  /// Tells large movements no longer.
  open func stopMonitoringSignificantLocationChanges() {}
  /// Watches a region: the delegate hears that it cannot be.
  open func startMonitoring(for region: CLRegion) {
    tellLater {
      $1.locationManager($0, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied))
    }
  }
  /// Watches a region no longer.
  open func stopMonitoring(for region: CLRegion) {}
}

/// What is known of a place by name.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// The place.
  open var location: CLLocation?
  /// Its name.
  open var name: String?
  /// Its street.
  open var thoroughfare: String?
  /// Its number in the street.
  open var subThoroughfare: String?
  /// Its town.
  open var locality: String?
  /// The part of the town.
  open var subLocality: String?
  /// The state or province.
  open var administrativeArea: String?
  /// The county.
  open var subAdministrativeArea: String?
  /// Its postal code.
  open var postalCode: String?
  /// The country's code.
  open var isoCountryCode: String?
  /// The country.
  open var country: String?
  /// The water that it lies in.
  open var inlandWater: String?
  /// The ocean that it lies in.
  open var ocean: String?
  /// What is known there.
  open var areasOfInterest: [String]?
  /// The time zone.
  open var timeZone: TimeZone?
  /// The region.
  open var region: CLRegion?
  /// Nothing is known.
  public override init() { super.init() }
  /// What another knows.
  public init(placemark: CLPlacemark) {
    location = placemark.location
    name = placemark.name
    locality = placemark.locality
    country = placemark.country
  }
}

/// Finds names of places and places of names. There is no service to ask: it answers with `CLError.network`.
open class CLGeocoder: NSObject, @unchecked Sendable {
  /// Whether it is asking.
  open var isGeocoding: Bool { false }
  public override init() { super.init() }
  /// The names of a place.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.network)) }
  /// The names of a place in a language.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.network)) }
  /// The names of a place.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
  /// The places of an address.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.network)) }
  /// The places of an address.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
  /// Asks no longer.
  open func cancelGeocode() {}
}

/// A floor of a building.
open class CLFloor: NSObject, @unchecked Sendable {
  /// Which one.
  public let level: Int
  init(level: Int) { self.level = level }
}

extension CLLocation {
  /// The floor of the building: not known.
  public var floor: CLFloor? { nil }
}

extension CLLocationManager {
  /// Asks for the exact place for now: it may not be known.
  public func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) { completion?(CLError(.denied)) }
}
