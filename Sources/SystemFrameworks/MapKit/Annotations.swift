// What lies on a map: annotations with their views, overlays with what draws them.

import Plumbline

/// Something that lies at a place.
@preconcurrency @MainActor
public protocol MKAnnotation: NSObjectProtocol {
  /// The place.
  var coordinate: CLLocationCoordinate2D { get }
  /// What it is called.
  var title: String? { get }
  /// What is said below.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// Nothing by default.
  public var title: String? { nil }
  /// Nothing by default.
  public var subtitle: String? { nil }
}

/// Something of a shape.
@preconcurrency @MainActor
open class MKShape: NSObject {
  /// What it is called.
  open var title: String?
  /// What is said below.
  open var subtitle: String?
  public override init() { super.init() }
}

/// A pin.
@preconcurrency @MainActor
open class MKPointAnnotation: MKShape, MKAnnotation {
  /// The place.
  open var coordinate = CLLocationCoordinate2D()
  public override init() { super.init() }
  /// A pin with a text.
  public convenience init(
    __coordinate coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) {
    self.init()
    self.coordinate = coordinate
    self.title = title
    self.subtitle = subtitle
  }
}

/// Where the user is: it is not known.
@preconcurrency @MainActor
open class MKUserLocation: NSObject, MKAnnotation {
  /// What is known.
  open var location: CLLocation? { nil }
  /// Whether it is being asked for.
  open var isUpdating: Bool { false }
  /// Where the device points: it is not known.
  open var heading: CLHeading? { nil }
  /// The place.
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  /// What it is called.
  open var title: String?
  /// What is said below.
  open var subtitle: String?
}

/// The view of an annotation. Its size is its image's.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  /// How far dragging is; set by delegates when it ends.
  open var dragState = MKAnnotationViewDragState.none
  /// Sets how far dragging is.
  open func setDragState(_ newDragState: MKAnnotationViewDragState, animated: Bool) {
    dragState = newDragState
  }
  /// What part of it others may not cover; carried.
  open var collisionMode = CollisionMode.rectangle
  /// The annotation that stands for it and others.
  open var cluster: MKAnnotationView? { nil }
  /// What is drawn in front; carried.
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected
  /// What is drawn in front while it is chosen; carried.
  open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected
  /// Whether it is being touched.
  open var isHighlighted = false
  /// Where what is shown of a chosen feature lies from where it would, in points; carried.
  open var accessoryOffset = CGPoint.zero
  /// Which dot of the callout's bubble it is; carried.
  open var leftCalloutOffset = CGPoint.zero
  /// What it is for.
  open var annotation: (any MKAnnotation)?
  /// What views that can stand for each other are called.
  public let reuseIdentifier: String?
  /// What it shows.
  open var image: UIImage? {
    didSet { if let image { bounds.size = image.size } }
  }
  /// Where its middle lies from the place, in points.
  open var centerOffset = CGPoint.zero
  /// Where the callout lies from where it would, in points.
  open var calloutOffset = CGPoint.zero
  /// Whether it can be chosen.
  open var isEnabled = true
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether it can be moved.
  open var isDraggable = false
  /// Whether it says more when it is chosen.
  open var canShowCallout = false
  /// What stands before the callout's text.
  open var leftCalloutAccessoryView: UIView?
  /// What stands behind the callout's text.
  open var rightCalloutAccessoryView: UIView?
  /// What stands below the callout's title.
  open var detailCalloutAccessoryView: UIView?
  /// What those that stand together are called; carried.
  open var clusteringIdentifier: String?
  /// Which one is seen where two meet; carried.
  open var displayPriority = MKFeatureDisplayPriority.required

  /// The view of an annotation.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  /// One from an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  /// It will stand for another annotation.
  open func prepareForReuse() {}
  /// It is about to be seen.
  open func prepareForDisplay() {}
  /// Chooses it or lets it go.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

/// Which annotation is seen where two meet.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  /// The larger one is seen.
  public let rawValue: Float
  /// A priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Always seen.
  public static let required = MKFeatureDisplayPriority(1000)
  /// Seen before others.
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  /// Seen behind others.
  public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// Which annotation is drawn in front.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  /// The larger one is in front.
  public let rawValue: Float
  /// A priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// In front of all.
  public static let max = MKAnnotationViewZPriority(1000)
  /// That of one that is chosen.
  public static let defaultSelected = MKAnnotationViewZPriority(1000)
  /// That of others.
  public static let defaultUnselected = MKAnnotationViewZPriority(500)
  /// Behind all.
  public static let min = MKAnnotationViewZPriority(0)
}

/// The colour of a pin, as it was before iOS 9. Raw values are Apple's.
public enum MKPinAnnotationColor: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case red, green, purple
}

/// A pin as it was before iOS 16.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
  /// The red of pins that lead somewhere.
  open class func redPinColor() -> UIColor { .systemRed }
  /// The green of pins where a way begins.
  open class func greenPinColor() -> UIColor { .systemGreen }
  /// The purple of pins that the user set.
  open class func purplePinColor() -> UIColor { .systemPurple }
  /// The colour, of the three that there were before iOS 9.
  open var pinColor = MKPinAnnotationColor.red {
    didSet {
      pinTintColor =
        switch pinColor {
        case .red: Self.redPinColor()
        case .green: Self.greenPinColor()
        case .purple: Self.purplePinColor()
        }
    }
  }
  /// The colour.
  open var pinTintColor: UIColor! = .systemRed
  /// Whether it falls from above; carried.
  open var animatesDrop = false
}

/// Whether something is seen. Raw values are Apple's.
public enum MKFeatureVisibility: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case adaptive, hidden, visible
}

/// A balloon.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The colour.
  open var markerTintColor: UIColor?
  /// The colour of what is in it.
  open var glyphTintColor: UIColor?
  /// The text in it.
  open var glyphText: String?
  /// The image in it.
  open var glyphImage: UIImage?
  /// The image in it when it is chosen.
  open var selectedGlyphImage: UIImage?
  /// Whether the title is seen.
  open var titleVisibility = MKFeatureVisibility.adaptive
  /// Whether what is said below is seen.
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  /// Whether it falls from above; carried.
  open var animatesWhenAdded = false
}

/// Something that covers a part of the map.
@preconcurrency @MainActor
public protocol MKOverlay: MKAnnotation {
  /// The part.
  var boundingMapRect: MKMapRect { get }
  /// Whether some of a rectangle is covered.
  func intersects(_ mapRect: MKMapRect) -> Bool
  /// Whether it covers all of the map below.
  var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
  /// What its rectangle says, by default.
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  /// No by default.
  public var canReplaceMapContent: Bool { false }
}

/// Points of the plane.
@preconcurrency @MainActor
open class MKMultiPoint: MKShape {
  var places: [MKMapPoint] = []
  // Written once, on the main actor; freed when nobody has it any more.
  private nonisolated(unsafe) final var memory: UnsafeMutablePointer<MKMapPoint>?
  deinit { memory?.deallocate() }
  /// The points in memory, for as long as this object lives.
  open func points() -> UnsafeMutablePointer<MKMapPoint> {
    if let memory { return memory }
    let made = UnsafeMutablePointer<MKMapPoint>.allocate(capacity: max(places.count, 1))
    made.initialize(from: places, count: places.count)
    memory = made
    return made
  }
  /// How far a point is along the line, of 1, by the lengths of the plane.
  open func location(atPointIndex index: Int) -> CGFloat {
    let steps = zip(places, places.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let whole = steps.reduce(0, +)
    return whole > 0 ? steps.prefix(max(index, 0)).reduce(0, +) / whole : 0
  }
  /// How far points are along the line, of 1.
  open func locations(atPointIndexes indexes: IndexSet) -> [CGFloat] {
    indexes.map { location(atPointIndex: $0) }
  }
  /// How many.
  open var pointCount: Int { places.count }
  /// The smallest rectangle around them.
  open var boundingMapRect: MKMapRect {
    places.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize(width: 0, height: 0))) }
  }
  /// The middle of that.
  open var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
  }
}

/// A line.
@preconcurrency @MainActor
open class MKPolyline: MKMultiPoint, MKOverlay {
  /// A line through places.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init()
    places = UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) }
  }
  /// A line through points of the map.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init()
    places = Array(UnsafeBufferPointer(start: points, count: max(count, 0)))
  }
}

/// A surface.
@preconcurrency @MainActor
open class MKPolygon: MKMultiPoint, MKOverlay {
  /// A surface between places.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(coordinates: coords, count: count, interiorPolygons: nil)
  }
  /// A surface between places with holes.
  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.init()
    places = UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) }
    self.interiorPolygons = interiorPolygons
  }
  /// A surface between points of the map.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(points: points, count: count, interiorPolygons: nil)
  }
  /// A surface between points of the map with holes.
  public convenience init(
    points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.init()
    places = Array(UnsafeBufferPointer(start: points, count: max(count, 0)))
    self.interiorPolygons = interiorPolygons
  }
  /// Its holes; nil for none.
  open private(set) var interiorPolygons: [MKPolygon]?
}

/// Several lines.
@preconcurrency @MainActor
open class MKMultiPolyline: MKShape, MKOverlay {
  /// The lines.
  public let polylines: [MKPolyline]
  /// Of lines.
  public init(_ polylines: [MKPolyline]) {
    self.polylines = polylines
    super.init()
  }
  /// The smallest rectangle around them.
  open var boundingMapRect: MKMapRect { polylines.reduce(.null) { $0.union($1.boundingMapRect) } }
  /// The middle of that.
  open var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
  }
}

/// Several surfaces.
@preconcurrency @MainActor
open class MKMultiPolygon: MKShape, MKOverlay {
  /// The surfaces.
  public let polygons: [MKPolygon]
  /// Of surfaces.
  public init(_ polygons: [MKPolygon]) {
    self.polygons = polygons
    super.init()
  }
  /// The smallest rectangle around them.
  open var boundingMapRect: MKMapRect { polygons.reduce(.null) { $0.union($1.boundingMapRect) } }
  /// The middle of that.
  open var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
  }
}

/// A circle.
@preconcurrency @MainActor
open class MKCircle: MKShape, MKOverlay {
  /// Its middle.
  public let coordinate: CLLocationCoordinate2D
  /// Metres from there to its edge.
  public let radius: CLLocationDistance
  /// A circle.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    coordinate = coord
    self.radius = radius
    super.init()
  }
  /// The circle within a rectangle of the map.
  public convenience init(mapRect: MKMapRect) {
    let middle = MKMapPoint(x: mapRect.midX, y: mapRect.midY)
    let half = min(mapRect.size.width, mapRect.size.height) / 2
    self.init(
      center: middle.coordinate,
      radius: half * MKMetersPerMapPointAtLatitude(middle.coordinate.latitude))
  }
  /// The rectangle around it.
  open var boundingMapRect: MKMapRect {
    let region = MKCoordinateRegion(
      center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
    let corner = { (x: Double, y: Double) in
      MKMapPoint(
        CLLocationCoordinate2D(
          latitude: region.center.latitude + y * region.span.latitudeDelta / 2,
          longitude: region.center.longitude + x * region.span.longitudeDelta / 2))
    }
    let (first, last) = (corner(-1, 1), corner(1, -1))
    return MKMapRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
  }
}
