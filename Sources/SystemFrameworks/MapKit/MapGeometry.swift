// The plane of maps: regions, points and rectangles, and how they lie to places on earth.

@_exported import CoreLocation
@_exported import UIKit

/// A difference of places, in degrees.
public struct MKCoordinateSpan: Sendable {
  /// Degrees from south to north.
  public var latitudeDelta: CLLocationDegrees
  /// Degrees from west to east.
  public var longitudeDelta: CLLocationDegrees
  /// A difference.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
  /// No difference.
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
}

/// A difference of places, in degrees.
public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan { MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta) }

/// A part of the earth around a place.
public struct MKCoordinateRegion: Sendable {
  /// Its middle.
  public var center: CLLocationCoordinate2D
  /// Its extent.
  public var span: MKCoordinateSpan
  /// A part.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
  /// A part of some metres. A degree of latitude counts as 111,195 metres, that of the ball of mean radius.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let degree = 6_371_008.8 * Double.pi / 180
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree,
        longitudeDelta: longitudinalMeters / (degree * max(cos(center.latitude * .pi / 180), 1e-9))))
  }
  /// What a rectangle of the map shows.
  public init(_ rect: MKMapRect) {
    let (first, last) = (
      MKMapPoint(x: rect.minX, y: rect.minY).coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    )
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: first.latitude - last.latitude, longitudeDelta: last.longitude - first.longitude))
  }
  /// Nothing.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
}

/// A part of the earth around a place.
public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }
/// A part of some metres.
public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

/// A place on the plane of the map, which is Mercator's and 2²⁸ wide.
public struct MKMapPoint: Sendable {
  /// How far to the east.
  public var x: Double
  /// How far to the south.
  public var y: Double
  /// A place on the plane.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
  /// Where a place on earth lies.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let world = MKMapSize.world.width
    let sine = min(max(sin(coordinate.latitude * .pi / 180), -0.9999), 0.9999)
    x = (coordinate.longitude + 180) / 360 * world
    y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * world
  }
  /// The place on earth.
  public var coordinate: CLLocationCoordinate2D {
    let world = MKMapSize.world.width
    return CLLocationCoordinate2D(
      latitude: 90 - 360 * atan(exp((y / world - 0.5) * 2 * .pi)) / .pi, longitude: x / world * 360 - 180)
  }
}

/// An extent on the plane of the map.
public struct MKMapSize: Sendable {
  /// From west to east.
  public var width: Double
  /// From north to south.
  public var height: Double
  /// An extent.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
  /// The whole plane.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A rectangle of the plane of the map.
public struct MKMapRect: Sendable {
  /// Its north-western corner.
  public var origin: MKMapPoint
  /// Its extent.
  public var size: MKMapSize
  /// A rectangle.
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }
  /// A rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }
  /// The whole plane.
  public static let world = MKMapRect(origin: MKMapPoint(x: 0, y: 0), size: .world)
  /// No rectangle.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// Whether it is none.
  public var isNull: Bool { origin.x.isInfinite }
  /// Whether it has no extent.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  /// Its western edge.
  public var minX: Double { origin.x }
  /// Its northern edge.
  public var minY: Double { origin.y }
  /// Its eastern edge.
  public var maxX: Double { origin.x + size.width }
  /// Its southern edge.
  public var maxY: Double { origin.y + size.height }
  /// Its middle.
  public var midX: Double { origin.x + size.width / 2 }
  /// Its middle.
  public var midY: Double { origin.y + size.height / 2 }
  /// The smallest rectangle around both.
  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let (x, y) = (min(minX, rect.minX), min(minY, rect.minY))
    return MKMapRect(x: x, y: y, width: max(maxX, rect.maxX) - x, height: max(maxY, rect.maxY) - y)
  }
  /// One that is smaller on all sides.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: size.width - 2 * dx, height: size.height - 2 * dy)
  }
  /// Whether a point lies in it.
  public func contains(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
