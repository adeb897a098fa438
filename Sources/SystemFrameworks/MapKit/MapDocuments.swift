// Places in files (GeoJSON), tiles, distances in words and pictures of maps: files are read and distances counted, nothing is
// drawn.

import CoreLocation
import Foundation
import UIKit

/// Something that GeoJSON may hold.
public protocol MKGeoJSONObject: NSObjectProtocol {}

extension MKPointAnnotation: MKGeoJSONObject {}
extension MKMultiPoint: MKGeoJSONObject {}
extension MKMultiPolyline: MKGeoJSONObject {}
extension MKMultiPolygon: MKGeoJSONObject {}

/// Shapes with what is said of them.
@preconcurrency @MainActor
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
  /// Its name.
  public let identifier: String?
  /// What is said of it, as JSON.
  public let properties: Data?
  /// Its shapes.
  public let geometry: [any MKShape & MKGeoJSONObject]
  init(identifier: String?, properties: Data?, geometry: [any MKShape & MKGeoJSONObject]) {
    (self.identifier, self.properties, self.geometry) = (identifier, properties, geometry)
  }
}

/// Reads GeoJSON (RFC 7946): features, points, lines and surfaces, several of them, too.
@preconcurrency @MainActor
open class MKGeoJSONDecoder: NSObject {
  /// Reads.
  public override init() { super.init() }
  /// The features and shapes of a text.
  open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
    guard let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw CocoaError(.propertyListReadCorrupt)
    }
    switch object["type"] as? String {
    case "FeatureCollection":
      return try (object["features"] as? [[String: Any]] ?? []).map(feature)
    case "Feature": return [try feature(object)]
    default: return try shapes(object)
    }
  }
  private func feature(_ object: [String: Any]) throws -> MKGeoJSONFeature {
    let properties = object["properties"] as? [String: Any]
    return MKGeoJSONFeature(
      identifier: object["id"].map { "\($0)" },
      properties: try properties.map { try JSONSerialization.data(withJSONObject: $0) },
      geometry: try (object["geometry"] as? [String: Any]).map(shapes) ?? [])
  }
  private func shapes(_ object: [String: Any]) throws -> [any MKShape & MKGeoJSONObject] {
    let coordinates = object["coordinates"]
    switch object["type"] as? String {
    case "Point": return [point(try place(coordinates))]
    case "MultiPoint": return try places(coordinates).map(point)
    case "LineString": return [line(try places(coordinates))]
    case "MultiLineString": return [MKMultiPolyline(try list(coordinates).map { line(try places($0)) })]
    case "Polygon": return [try surface(coordinates)]
    case "MultiPolygon": return [MKMultiPolygon(try list(coordinates).map(surface))]
    case "GeometryCollection": return try (object["geometries"] as? [[String: Any]] ?? []).flatMap(shapes)
    default: throw CocoaError(.propertyListReadCorrupt)
    }
  }
  private func list(_ value: Any?) throws -> [Any] {
    guard let list = value as? [Any] else { throw CocoaError(.propertyListReadCorrupt) }
    return list
  }
  private func places(_ value: Any?) throws -> [CLLocationCoordinate2D] { try list(value).map(place) }
  // Longitude first: RFC 7946 §3.1.1.
  private func place(_ value: Any?) throws -> CLLocationCoordinate2D {
    let numbers = try list(value).compactMap { ($0 as? NSNumber)?.doubleValue }
    guard numbers.count >= 2 else { throw CocoaError(.propertyListReadCorrupt) }
    return CLLocationCoordinate2D(latitude: numbers[1], longitude: numbers[0])
  }
  private func point(_ place: CLLocationCoordinate2D) -> MKPointAnnotation {
    let pin = MKPointAnnotation()
    pin.coordinate = place
    return pin
  }
  private func line(_ places: [CLLocationCoordinate2D]) -> MKPolyline {
    MKPolyline(coordinates: places, count: places.count)
  }
  // The ring around it, and those around its holes: RFC 7946 §3.1.6.
  private func surface(_ rings: Any?) throws -> MKPolygon {
    let rings = try list(rings).map { try places($0) }
    guard let outer = rings.first else { throw CocoaError(.propertyListReadCorrupt) }
    let holes = rings.dropFirst().map { MKPolygon(coordinates: $0, count: $0.count) }
    return MKPolygon(
      coordinates: outer, count: outer.count, interiorPolygons: holes.isEmpty ? nil : holes)
  }
}

/// Pictures that a map is made of; none are loaded.
@preconcurrency @MainActor
open class MKTileOverlay: NSObject, MKOverlay {
  /// Addresses with `{z}`, `{x}` and `{y}`.
  public let urlTemplate: String?
  /// How large a picture is.
  open var tileSize = CGSize(width: 256, height: 256)
  /// From which size on; carried.
  open var minimumZ = 0
  /// Up to which size; carried.
  open var maximumZ = 21
  /// Whether nothing else is drawn; carried.
  open var canReplaceMapContent = false
  /// Whether rows are counted from below; carried.
  open var isGeometryFlipped = false
  /// Pictures at addresses.
  public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }
  /// The middle of the world.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: 0, longitude: 0) }
  /// All of the world.
  open var boundingMapRect: MKMapRect { MKMapRect.world }
  /// The address of a picture: the template with its numbers.
  open func url(forTilePath path: MKTileOverlayPath) -> URL {
    let text = (urlTemplate ?? "")
      .replacingOccurrences(of: "{z}", with: "\(path.z)").replacingOccurrences(of: "{x}", with: "\(path.x)")
      .replacingOccurrences(of: "{y}", with: "\(path.y)")
      .replacingOccurrences(of: "{scale}", with: "\(Int(path.contentScaleFactor))")
    return URL(string: text) ?? URL(fileURLWithPath: "/")
  }
  /// Reads a picture from its address; never called here: nothing is drawn.
  open func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) {
    // Apple's calls it on any thread as well.
    nonisolated(unsafe) let result = result
    URLSession.shared.dataTask(with: url(forTilePath: path)) { data, _, error in result(data, error) }
      .resume()
  }
}

/// Which of the pictures that a map is made of.
public struct MKTileOverlayPath: Hashable, Sendable {
  /// The column, from the west.
  public var x: Int
  /// The row, from the north.
  public var y: Int
  /// How near: the world has 2 to the power of it columns.
  public var z: Int
  /// Pixels of a point.
  public var contentScaleFactor: CGFloat
  /// A picture.
  public init(x: Int = 0, y: Int = 0, z: Int = 0, contentScaleFactor: CGFloat = 1) {
    (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
  }
}

/// Points of a screen for one of the plane.
public typealias MKZoomScale = CGFloat

/// Draws pictures that a map is made of; nothing is drawn.
@preconcurrency @MainActor
open class MKTileOverlayRenderer: MKOverlayRenderer {
  /// Draws pictures.
  public init(tileOverlay overlay: MKTileOverlay) { super.init(overlay: overlay) }
  /// Draws pictures.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// Loads pictures again; without effect.
  open func reloadData() {}
}

/// Tells distances in words: metres below a kilometre, kilometres above it. Rounding is Foundation's, which may differ from Apple's.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  /// In which units. Raw values are Apple's.
  public enum Units: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case `default`, metric, imperial, imperialWithYards
  }
  /// How long names of units are. Raw values are Apple's.
  public enum DistanceUnitStyle: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case `default`, abbreviated, full
  }
  /// The language.
  open var locale: Locale! = .current
  /// In which units; those of the language at first.
  open var units = Units.default
  /// How long names of units are.
  open var unitStyle = DistanceUnitStyle.default
  /// The metres of a text with a number and a unit, as this formatter writes them; -1 where it is none.
  open func distance(from distance: String) -> CLLocationDistance {
    let numbers = NumberFormatter()
    numbers.locale = locale
    numbers.numberStyle = .decimal
    let text = distance.trimmingCharacters(in: .whitespaces)
    let figures = text.prefix { !$0.isLetter }.trimmingCharacters(in: .whitespaces)
    let unit = text.drop { !$0.isLetter }.lowercased()
    let lengths: [(UnitLength, [String])] = [
      (.kilometers, ["km", "kilometer", "kilometers"]), (.meters, ["m", "meter", "meters"]),
      (.miles, ["mi", "mile", "miles"]), (.feet, ["ft", "foot", "feet"]), (.yards, ["yd", "yard", "yards"]),
    ]
    guard let value = numbers.number(from: figures)?.doubleValue,
      let length = lengths.first(where: { $0.1.contains(unit) })?.0
    else { return -1 }
    return Measurement(value: value, unit: length).converted(to: .meters).value
  }
  /// A distance of metres in words.
  open func string(fromDistance distance: CLLocationDistance) -> String {
    let isMetric = units == .metric || units == .default && locale.measurementSystem != .us
    let metres = Measurement(value: distance, unit: UnitLength.meters)
    let small: UnitLength = isMetric ? .meters : units == .imperialWithYards ? .yards : .feet
    let large: UnitLength = isMetric ? .kilometers : .miles
    let isLarge = metres.converted(to: large).value >= (isMetric ? 1 : 0.1)
    let told = metres.converted(to: isLarge ? large : small)
    let formatter = MeasurementFormatter()
    formatter.locale = locale
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = unitStyle == .full ? .long : .medium
    formatter.numberFormatter.maximumFractionDigits = isLarge ? 1 : 0
    return formatter.string(from: told)
  }
}

/// A picture of a map: an empty one of its size, in which places have their points.
@preconcurrency @MainActor
open class MKMapSnapshotter: NSObject {
  /// What is seen of which place.
  @preconcurrency @MainActor
  open class Options: NSObject {
    /// Of which place.
    open var region = MKCoordinateRegion()
    /// How large.
    open var size = CGSize(width: 256, height: 256)
    /// Pixels for a point.
    open var scale: CGFloat = 1
    /// What kind of map; carried.
    open var mapType = MKMapType.standard
    /// Which kinds of places are seen; carried.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether buildings are seen; carried.
    open var showsBuildings = true
    /// From where it is seen; its middle is that of the picture; carried.
    open var camera = MKMapCamera()
    /// What is seen, on the plane of the map; as `region`.
    open var mapRect: MKMapRect {
      get { MKMapView.CameraBoundary(coordinateRegion: region)?.mapRect ?? .null }
      set { region = MKCoordinateRegion(newValue) }
    }
    /// Which map is shown; carried.
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    /// The traits of the picture; carried.
    open var traitCollection = UITraitCollection()
    /// Whether places of interest are seen; carried.
    open var showsPointsOfInterest = true
  }
  /// The picture.
  @preconcurrency @MainActor
  open class Snapshot: NSObject {
    /// The picture: an empty one.
    public let image: UIImage
    private let map: MKMapView
    init(_ options: Options) {
      image = UIImage(size: options.size)
      map = MKMapView(frame: CGRect(origin: .zero, size: options.size))
      map.setRegion(options.region, animated: false)
    }
    /// Where a place is in the picture.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      map.convert(coordinate, toPointTo: map)
    }
  }
  /// Is told of the picture.
  public typealias CompletionHandler = @MainActor (Snapshot?, (any Error)?) -> Void
  private let options: Options
  /// Makes a picture.
  public init(options: Options) { self.options = options }
  /// Whether it is being made: it is made at once.
  open var isLoading: Bool { false }
  /// Makes it, and tells on the main queue.
  open func start(completionHandler: @escaping CompletionHandler) {
    let snapshot = Snapshot(options)
    DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler(snapshot, nil) } }
  }
  /// Makes it, and tells on the main queue, whatever queue is asked for.
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    start(completionHandler: completionHandler)
  }
  /// Makes it no longer.
  open func cancel() {}
}

extension MKMapView {
  /// The annotations within a part of the map.
  public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(
      annotations.lazy.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap { $0 as? NSObject })
  }
}
