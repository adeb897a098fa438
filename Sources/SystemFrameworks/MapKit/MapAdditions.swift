// What else maps have: dragged annotations, great circles, distances and drawing by hand.

@_exported import CoreLocation
import Plumbline
import UIKit

extension MKAnnotationView {
  /// How far dragging is.
  public typealias DragState = MKAnnotationViewDragState
  /// What part of it others may not cover; carried by nobody, as nothing is drawn. Raw values are Apple's.
  public enum CollisionMode: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case rectangle, circle, none
  }
}

extension MKMapPoint {
  /// Metres to another point along the surface of the earth, as `CLLocation` measures them.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let (here, there) = (coordinate, point.coordinate)
    return CLLocation(latitude: here.latitude, longitude: here.longitude)
      .distance(from: CLLocation(latitude: there.latitude, longitude: there.longitude))
  }
}

/// Metres between two points along the surface of the earth.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance {
  a.distance(to: b)
}
/// How many points of the plane are a metre at a latitude. The earth is a sphere of 6,378,137 metres here.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  MKMapSize.world.width / (2 * .pi * 6_378_137 * max(cos(latitude * .pi / 180), 1e-9))
}
/// How many metres a point of the plane is at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  1 / MKMapPointsPerMeterAtLatitude(latitude)
}
/// A point of the plane of a place.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint {
  MKMapPoint(coordinate)
}
/// A rectangle of the plane.
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
  MKMapRect(x: x, y: y, width: width, height: height)
}

extension MKMapRect {
  /// Its width.
  public var width: Double { size.width }
  /// Its height.
  public var height: Double { size.height }
  /// What lies in both; no rectangle where nothing does.
  public func intersection(_ rect: MKMapRect) -> MKMapRect {
    let (x, y) = (max(minX, rect.minX), max(minY, rect.minY))
    let (right, bottom) = (min(maxX, rect.maxX), min(maxY, rect.maxY))
    return right < x || bottom < y || isNull || rect.isNull
      ? .null : MKMapRect(x: x, y: y, width: right - x, height: bottom - y)
  }
  /// Whether something lies in both.
  public func intersects(_ rect: MKMapRect) -> Bool { !intersection(rect).isEmpty }
  /// Whether a rectangle lies in it.
  public func contains(_ rect: MKMapRect) -> Bool {
    rect.minX >= minX && rect.maxX <= maxX && rect.minY >= minY && rect.maxY <= maxY
  }
  /// The same rectangle elsewhere.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: size.width, height: size.height)
  }
}

/// The shortest line on the earth between places.
@preconcurrency @MainActor
open class MKGeodesicPolyline: MKPolyline {}

extension MKMultiPoint {
  /// The places of a part of the line, in order. Numbers beyond the line are left out.
  public func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    for (offset, place) in places.dropFirst(max(range.location, 0)).prefix(max(range.length, 0)).enumerated()
    {
      coords[offset] = place.coordinate
    }
  }
}

extension MKMapView {
  /// What draws an overlay: what the delegate says.
  public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    delegate?.mapView(self, rendererFor: overlay)
  }
  /// Shows the places of a rectangle, with room around them.
  public func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRect }
  /// Shows the places of a rectangle, with room around them.
  public func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect { mapRect }
  /// The part of the earth of a rectangle in points.
  public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    let first = convert(rect.origin, toCoordinateFrom: view)
    let last = convert(CGPoint(x: rect.maxX, y: rect.maxY), toCoordinateFrom: view)
    return MKCoordinateRegion(
      center: CLLocationCoordinate2D(
        latitude: (first.latitude + last.latitude) / 2, longitude: (first.longitude + last.longitude) / 2),
      span: MKCoordinateSpan(
        latitudeDelta: abs(first.latitude - last.latitude),
        longitudeDelta: abs(last.longitude - first.longitude)))
  }
  /// The rectangle in points of a part of the earth.
  public func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    let corner = { (x: Double, y: Double) in
      self.convert(
        CLLocationCoordinate2D(
          latitude: region.center.latitude + y * region.span.latitudeDelta / 2,
          longitude: region.center.longitude + x * region.span.longitudeDelta / 2), toPointTo: view)
    }
    let (first, last) = (corner(-1, 1), corner(1, -1))
    return CGRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
  }
}

extension MKRoute {
  /// What the traveller ought to know.
  public var advisoryNotices: [String] { [] }
  /// How one travels.
  public var transportType: MKDirectionsTransportType { .automobile }
  /// Whether one pays for it.
  public var hasTolls: Bool { false }
  /// Whether it has motorways.
  public var hasHighways: Bool { false }
}

extension MKRoute.Step {
  /// What the traveller ought to know.
  public var notice: String? { nil }
  /// How one travels.
  public var transportType: MKDirectionsTransportType { .automobile }
}

extension MKDirections {
  /// Asks for ways: none is known, and it throws.
  public func calculate() async throws -> Response { throw MKError(.directionsNotFound) }
  /// Whether it asks: the answer is there at once.
  public var isCalculating: Bool { false }
  /// How long a way takes.
  @preconcurrency @MainActor
  open class ETAResponse: NSObject {
    /// Seconds.
    open var expectedTravelTime: TimeInterval { 0 }
    /// Metres.
    open var distance: CLLocationDistance { 0 }
    /// From where.
    open var source: MKMapItem { .forCurrentLocation() }
    /// To where.
    open var destination: MKMapItem { .forCurrentLocation() }
    /// How one travels.
    open var transportType: MKDirectionsTransportType { .automobile }
    /// When one is there.
    open var expectedArrivalDate: Date { .distantFuture }
    /// When one leaves.
    open var expectedDepartureDate: Date { .distantPast }
  }
  /// Asks how long a way takes: none is known, and it throws.
  public func calculateETA() async throws -> ETAResponse { throw MKError(.directionsNotFound) }
  /// Asks how long a way takes: none is known.
  public func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.directionsNotFound))
  }
}

extension MKMapItem {
  /// What kind of place.
  public var pointOfInterestCategory: MKPointOfInterestCategory? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Whether it is where the user is.
  public var isCurrentLocation: Bool { false }
  /// Which time it has: what was set, or that of its place.
  public var timeZone: TimeZone? {
    get { carried(or: placemark.timeZone) }
    set { carry(newValue) }
  }
  /// Shows places in Apple's application; there is none.
  @discardableResult
  public class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
    false
  }
  /// Shows places in Apple's application, from a scene; there is none.
  public class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil, from scene: UIScene?,
    completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
}

/// By train and bus.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// As the user likes best.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// The middle of the map.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// How much of the earth.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// Which kind of map.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// Whether the traffic is seen.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// Where the camera is.
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCameraKey"

extension NSValue {
  /// A place as an object.
  public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
    self.init(point: CGPoint(x: coordinate.latitude, y: coordinate.longitude))
  }
  /// The place of an object that was made of one.
  public var mkCoordinateValue: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: pointValue.x, longitude: pointValue.y)
  }
}

/// Draws a line in several colours; carried.
@preconcurrency @MainActor
open class MKGradientPolylineRenderer: MKPolylineRenderer {
  /// The colours.
  open private(set) var colors: [UIColor] = []
  /// Where they are, of 1.
  open private(set) var locations: [CGFloat] = []
  /// Colours and where they are.
  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
    (self.colors, self.locations) = (colors, locations)
  }
}
