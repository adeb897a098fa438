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
  /// Degrees of uncertainty of the direction; below 0 nothing is known.
  public let courseAccuracy: CLLocationDirection
  /// Metres a second of uncertainty of the speed; below 0 nothing is known.
  public let speedAccuracy: CLLocationSpeed
  /// Who says so; nil where that is not known.
  public let sourceInformation: CLLocationSourceInformation?
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
    (self.course, courseAccuracy) = (course, -1)
    (self.speed, speedAccuracy) = (speed, -1)
    self.timestamp = timestamp
    sourceInformation = nil
  }
  /// A place and a movement at a time, each with its uncertainty.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirection,
    speed: CLLocationSpeed, speedAccuracy: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: courseAccuracy, speed: speed,
      speedAccuracy: speedAccuracy, timestamp: timestamp, source: nil)
  }
  /// A place and a movement at a time, each with its uncertainty, and who says so.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirection,
    speed: CLLocationSpeed, speedAccuracy: CLLocationSpeed, timestamp: Date,
    sourceInfo: CLLocationSourceInformation
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: courseAccuracy, speed: speed,
      speedAccuracy: speedAccuracy, timestamp: timestamp, source: sourceInfo)
  }
  private init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirection,
    speed: CLLocationSpeed, speedAccuracy: CLLocationSpeed, timestamp: Date,
    source: CLLocationSourceInformation?
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.courseAccuracy = courseAccuracy
    self.speed = speed
    self.speedAccuracy = speedAccuracy
    self.timestamp = timestamp
    sourceInformation = source
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
  /// How strong the field is to one side, in microteslas.
  open var x: CLHeadingComponentValue { 0 }
  /// How strong the field is upwards, in microteslas.
  open var y: CLHeadingComponentValue { 0 }
  /// How strong the field is out of the screen, in microteslas.
  open var z: CLHeadingComponentValue { 0 }
}

/// Microteslas of a magnetic field.
public typealias CLHeadingComponentValue = Double

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
public struct CLError: CustomNSError, Equatable, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure,
      regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult,
      geocodeFoundPartialResult, geocodeCanceled, deferredFailed, deferredNotUpdatingLocation,
      deferredAccuracyTooLow, deferredDistanceFiltered, deferredCanceled, rangingUnavailable, rangingFailure,
      promptDeclined, historicalLocationError
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
  /// The direction cannot be told.
  public static let headingFailure = Code.headingFailure
  /// Regions may not be watched.
  public static let regionMonitoringDenied = Code.regionMonitoringDenied
  /// A region cannot be watched.
  public static let regionMonitoringFailure = Code.regionMonitoringFailure
  /// A region is not watched yet.
  public static let regionMonitoringSetupDelayed = Code.regionMonitoringSetupDelayed
  /// Regions are told late.
  public static let regionMonitoringResponseDelayed = Code.regionMonitoringResponseDelayed
  /// Nothing has that name, or lies there.
  public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
  /// Not all of it was found.
  public static let geocodeFoundPartialResult = Code.geocodeFoundPartialResult
  /// The question was taken back.
  public static let geocodeCanceled = Code.geocodeCanceled
  /// Beacons cannot be heard.
  public static let rangingUnavailable = Code.rangingUnavailable
  /// Beacons were not heard.
  public static let rangingFailure = Code.rangingFailure
  /// The user was asked and said no.
  public static let promptDeclined = Code.promptDeclined
  /// The domain of these errors.
  public static var errorDomain: String { kCLErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
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

/// What is known of a place by name.
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
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
    (location, region, timeZone) = (placemark.location, placemark.region, placemark.timeZone)
    (name, areasOfInterest) = (placemark.name, placemark.areasOfInterest)
    (thoroughfare, subThoroughfare) = (placemark.thoroughfare, placemark.subThoroughfare)
    (locality, subLocality) = (placemark.locality, placemark.subLocality)
    administrativeArea = placemark.administrativeArea
    subAdministrativeArea = placemark.subAdministrativeArea
    postalCode = placemark.postalCode
    (country, isoCountryCode) = (placemark.country, placemark.isoCountryCode)
    (inlandWater, ocean) = (placemark.inlandWater, placemark.ocean)
  }
  /// A place of which the same is known.
  open func copy(with zone: NSZone? = nil) -> Any { CLPlacemark(placemark: self) }
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
  /// The names of a place in a language.
  open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?) async throws
    -> [CLPlacemark]
  { throw CLError(.network) }
  /// The places of an address near a region.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?,
    completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.network)) }
  /// The places of an address near a region, in a language.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.network)) }
  /// The places of an address near a region.
  open func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws -> [CLPlacemark]
  { throw CLError(.network) }
  /// The places of an address near a region, in a language.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] { throw CLError(.network) }
  /// The places of the parts of an address.
  open func geocodeAddressDictionary(
    _ addressDictionary: [AnyHashable: Any],
    completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.network)) }
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
