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
    public override init() { super.init() }
  }
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
public struct MKError: Error, Equatable, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: UInt, Sendable {
    /// Apple's names with the raw values.
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
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
    public override init() { super.init() }
  }
  /// What was found.
  @preconcurrency @MainActor
  open class Response: NSObject {
    /// The ways.
    open var routes: [MKRoute] { [] }
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
