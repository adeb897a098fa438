// Places by name, and ways between them. There is no service to ask: requests answer with an error.

import Plumbline

/// What is known of a place.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
  /// The place.
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
  /// What it is called.
  open var title: String? { name }
  /// What is said below.
  open var subtitle: String? { locality }
  /// A place without names.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init()
    location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
  /// A place with the parts of its address; they are not looked at.
  public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.init(coordinate: coordinate)
  }
  public override init() { super.init() }
  /// What another knows.
  public override init(placemark: CLPlacemark) { super.init(placemark: placemark) }
  /// A place of which the same is known.
  open override func copy(with zone: NSZone? = nil) -> Any { MKPlacemark(placemark: self) }
}

/// How a map opens: by car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// How a map opens: on foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// How a map opens: with a way.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"

/// A place of interest.
@preconcurrency @MainActor
open class MKMapItem: NSObject {
  /// The place.
  public let placemark: MKPlacemark
  /// What it is called.
  open var name: String?
  /// Its telephone.
  open var phoneNumber: String?
  /// Its page.
  open var url: URL?
  /// A place of interest.
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    name = placemark.name
  }
  /// Where the user is.
  open class func forCurrentLocation() -> MKMapItem { MKMapItem(placemark: MKPlacemark()) }
  /// Shows it in the application for maps: there is none, false.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  /// Shows it in the application for maps, from a scene: there is none, false.
  open func openInMaps(
    launchOptions: [String: Any]? = nil, from scene: UIScene?,
    completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
}

/// Looks for places.
@preconcurrency @MainActor
open class MKLocalSearch: NSObject {
  /// What is looked for.
  @preconcurrency @MainActor
  open class Request: NSObject {
    /// The words.
    open var naturalLanguageQuery: String?
    /// Where.
    open var region = MKCoordinateRegion()
    /// What kinds of result; carried.
    open var resultTypes: ResultType = [.address, .pointOfInterest, .physicalFeature]
    /// Which places of interest; nil for all; carried.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Which parts of addresses; nil for all; carried.
    open var addressFilter: MKAddressFilter?
    /// Whether results must lie in the region; carried.
    open var regionPriority = RegionPriority.default
    public override init() { super.init() }
    /// Looks for words.
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }
    /// Looks for words somewhere.
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }
  }
  /// Whether results must lie in the region. Raw values are Apple's.
  public enum RegionPriority: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case `default`, required
  }
  /// Kinds of result. Raw values are Apple's.
  public struct ResultType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Kinds of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Places of interest.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Mountains, lakes and the like.
    public static let physicalFeature = ResultType(rawValue: 4)
  }
  /// Whether it is looking: the answer is there at once.
  open var isSearching: Bool { false }
  /// Looks for places of interest.
  public init(pointsOfInterestRequest: MKLocalPointsOfInterestRequest) {}
  /// What was found.
  @preconcurrency @MainActor
  open class Response: NSObject {
    /// The places.
    open var mapItems: [MKMapItem] { [] }
    /// What contains them.
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }
  /// Looks for something.
  public init(request: Request) {}
  /// Looks: the answer is an error.
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }
  /// Looks: the answer is an error.
  open func start() async throws -> Response { throw MKError(.serverFailure) }
  /// Looks no longer.
  open func cancel() {}
}

/// Why maps do not answer.
public struct MKError: CustomNSError, Equatable, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: UInt, Sendable {
    /// Apple's names with the raw values.
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain of these errors.
  public static var errorDomain: String { MKErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { Int(code.rawValue) }
}

/// The domain of the errors.
public let MKErrorDomain = "MKErrorDomain"

extension MKError.Code {
  /// Whether an error has this reason, in `catch` and `switch`.
  public static func ~= (match: MKError.Code, error: any Error) -> Bool { (error as? MKError)?.code == match }
}

/// How one travels. Raw values are Apple's.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Ways of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By car.
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  /// On foot.
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  /// By train and bus.
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  /// In any way.
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A way.
@preconcurrency @MainActor
open class MKRoute: NSObject {
  /// A part of it.
  @preconcurrency @MainActor
  open class Step: NSObject {
    /// What to do.
    open var instructions: String { "" }
    /// Metres.
    open var distance: CLLocationDistance { 0 }
    /// The line.
    open var polyline: MKPolyline { MKPolyline() }
  }
  /// What it is called.
  open var name: String { "" }
  /// Metres.
  open var distance: CLLocationDistance { 0 }
  /// Seconds.
  open var expectedTravelTime: TimeInterval { 0 }
  /// The line.
  open var polyline: MKPolyline { MKPolyline() }
  /// Its parts.
  open var steps: [Step] { [] }
}

/// Looks for ways.
@preconcurrency @MainActor
open class MKDirections: NSObject {
  /// What is looked for.
  @preconcurrency @MainActor
  open class Request: NSObject {
    /// From where.
    open var source: MKMapItem?
    /// To where.
    open var destination: MKMapItem?
    /// How one travels.
    open var transportType = MKDirectionsTransportType.any
    /// Whether several ways are wanted.
    open var requestsAlternateRoutes = false
    /// When one leaves; carried.
    open var departureDate: Date?
    /// When one wants to be there; carried.
    open var arrivalDate: Date?
    /// Whether one pays for ways; carried.
    open var tollPreference = RoutePreference.any
    /// Whether motorways are taken; carried.
    open var highwayPreference = RoutePreference.any
    public override init() { super.init() }
  }
  /// What was found.
  @preconcurrency @MainActor
  open class Response: NSObject {
    /// The ways.
    open var routes: [MKRoute] { [] }
    /// From where.
    open var source: MKMapItem { .forCurrentLocation() }
    /// To where.
    open var destination: MKMapItem { .forCurrentLocation() }
  }
  /// Whether something is taken. Raw values are Apple's.
  public enum RoutePreference: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case any, avoid
  }
  /// Looks for something.
  public init(request: Request) {}
  /// Looks: the answer is an error.
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }
  /// Looks no longer.
  open func cancel() {}
}

/// The name of `MKDirections.Request` before Swift 4.2.
@available(*, deprecated, renamed: "MKDirections.Request")
public typealias MKDirectionsRequest = MKDirections.Request
/// The name of `MKLocalSearch.Request` before Swift 4.2.
@available(*, deprecated, renamed: "MKLocalSearch.Request")
public typealias MKLocalSearchRequest = MKLocalSearch.Request
