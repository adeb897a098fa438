// What the map itself has: features that can be chosen, places of interest by their names, addresses. There is no service that
// would know any of them.

import CoreLocation
import Plumbline
import UIKit

/// What of the map can be chosen. Raw values are Apple's.
public struct MKMapFeatureOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Kinds of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Places of interest.
  public static let pointsOfInterest = MKMapFeatureOptions(rawValue: 1)
  /// Towns, states and countries.
  public static let territories = MKMapFeatureOptions(rawValue: 2)
  /// Mountains, lakes and the like.
  public static let physicalFeatures = MKMapFeatureOptions(rawValue: 4)
}

/// How a feature of the map is drawn; none is made here.
@preconcurrency @MainActor
open class MKIconStyle: NSObject {
  /// Its colour.
  open var backgroundColor: UIColor { .systemBackground }
  /// Its picture.
  open var image: UIImage { UIImage() }
}

/// A feature of the map that was chosen; none is made here.
@preconcurrency @MainActor
open class MKMapFeatureAnnotation: NSObject, MKAnnotation {
  /// What it is. Raw values are Apple's.
  public enum FeatureType: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case pointOfInterest, territory, physicalFeature
  }
  /// Where it is.
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  /// What it is called.
  open var title: String? { nil }
  /// What is said below.
  open var subtitle: String? { nil }
  /// What it is.
  open var featureType: FeatureType { .pointOfInterest }
  /// How it is drawn.
  open var iconStyle: MKIconStyle? { nil }
  /// What kind of place of interest it is.
  open var pointOfInterestCategory: MKPointOfInterestCategory? { nil }
}

extension MKMapItem {
  /// The name of a place of interest in Apple's service.
  open class Identifier: NSObject, @unchecked Sendable {
    /// The name.
    public let rawValue: String
    /// A name; an empty one is none.
    public init?(rawValue: String) {
      guard !rawValue.isEmpty else { return nil }
      self.rawValue = rawValue
    }
    /// Whether another is the same name.
    open override func isEqual(_ object: Any?) -> Bool { (object as? Identifier)?.rawValue == rawValue }
    /// Equal for equal names.
    open override var hash: Int { rawValue.hashValue }
  }
  /// Its name in Apple's service: not known.
  public var identifier: Identifier? { nil }
  /// Its other names there: not known.
  public var alternateIdentifiers: Set<Identifier> { [] }
}

/// Asks what is known of a feature or a name: the answer is an error.
@preconcurrency @MainActor
open class MKMapItemRequest: NSObject {
  /// The feature that is asked for.
  public let mapFeatureAnnotation: MKMapFeatureAnnotation?
  /// The name that is asked for.
  public let mapItemIdentifier: MKMapItem.Identifier?
  /// Asks for a feature.
  public init(mapFeatureAnnotation: MKMapFeatureAnnotation) {
    (self.mapFeatureAnnotation, mapItemIdentifier) = (mapFeatureAnnotation, nil)
  }
  /// Asks for a name.
  public init(mapItemIdentifier identifier: MKMapItem.Identifier) {
    (mapFeatureAnnotation, mapItemIdentifier) = (nil, identifier)
  }
  /// Whether it was taken back.
  open private(set) var isCancelled = false
  /// Whether it is being asked: the answer is there at once.
  open var isLoading: Bool { false }
  /// Asks: the answer is an error.
  open func getMapItem(completionHandler: @escaping (MKMapItem?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }
  /// The place: the answer is an error.
  open var mapItem: MKMapItem { get async throws { throw MKError(.serverFailure) } }
  /// Asks no longer.
  open func cancel() { isCancelled = true }
}

/// A place of interest on the map.
@preconcurrency @MainActor
open class MKMapItemAnnotation: NSObject, MKAnnotation {
  /// The place.
  public let mapItem: MKMapItem
  /// A place of interest on the map.
  public init(mapItem: MKMapItem) { self.mapItem = mapItem }
  /// Where it is.
  open var coordinate: CLLocationCoordinate2D { mapItem.placemark.coordinate }
  /// What it is called.
  open var title: String? { mapItem.name }
  /// Nothing is said below.
  open var subtitle: String? { nil }
}

/// Is told of what is known of a place.
@preconcurrency @MainActor
public protocol MKMapItemDetailViewControllerDelegate: NSObjectProtocol {
  /// The user has seen it; never told here.
  func mapItemDetailViewControllerDidFinish(_ detailViewController: MKMapItemDetailViewController)
}

/// Shows what is known of a place: a controller like any other.
@preconcurrency @MainActor
open class MKMapItemDetailViewController: UIViewController {
  /// The place; carried.
  open var mapItem: MKMapItem?
  /// Is told; never here.
  open weak var delegate: (any MKMapItemDetailViewControllerDelegate)?
  /// Shows a place, with a map or without.
  public convenience init(mapItem: MKMapItem?, displaysMap: Bool) {
    self.init(nibName: nil, bundle: nil)
    self.mapItem = mapItem
  }
  /// Shows a place.
  public convenience init(mapItem: MKMapItem?) { self.init(mapItem: mapItem, displaysMap: false) }
}

/// Which parts of addresses are meant.
@preconcurrency @MainActor
open class MKAddressFilter: NSObject {
  /// Parts of addresses. Raw values are Apple's.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Parts of their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The country.
    public static let country = Options(rawValue: 1)
    /// The state or province.
    public static let administrativeArea = Options(rawValue: 2)
    /// The county.
    public static let subAdministrativeArea = Options(rawValue: 4)
    /// The town.
    public static let locality = Options(rawValue: 8)
    /// The part of the town.
    public static let subLocality = Options(rawValue: 16)
    /// The postal code.
    public static let postalCode = Options(rawValue: 32)
  }
  private let isMeant: (Options) -> Bool
  private init(_ isMeant: @escaping (Options) -> Bool) { self.isMeant = isMeant }
  /// All of them.
  public static let includingAll = MKAddressFilter { _ in true }
  /// None of them.
  public static let excludingAll = MKAddressFilter { _ in false }
  /// Some of them.
  public init(including options: Options) { isMeant = { options.isSuperset(of: $0) } }
  /// All but some of them.
  public init(excluding options: Options) { isMeant = { options.isDisjoint(with: $0) } }
  /// Whether parts are meant.
  open func includes(_ options: Options) -> Bool { isMeant(options) }
  /// Whether parts are not meant.
  open func excludes(_ options: Options) -> Bool { !isMeant(options) }
}

/// The largest circle in which places of interest can be looked for, in metres.
public let MKPointsOfInterestRequestMaxRadius: CLLocationDistance = 100_000

/// Which places of interest are looked for.
@preconcurrency @MainActor
open class MKLocalPointsOfInterestRequest: NSObject, @preconcurrency NSCopying {
  /// The middle.
  public let coordinate: CLLocationCoordinate2D
  /// Metres around it.
  public let radius: CLLocationDistance
  /// What is looked at.
  public let region: MKCoordinateRegion
  /// Which ones; nil for all; carried.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Those around a place.
  public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (self.coordinate, self.radius) = (coordinate, radius)
    region = MKCoordinateRegion(
      center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
  }
  /// Those of a region: the radius is that of the smaller extent.
  public init(coordinateRegion region: MKCoordinateRegion) {
    (coordinate, self.region) = (region.center, region)
    let degree = 6_371_008.8 * Double.pi / 180
    radius =
      degree
      * min(
        region.span.latitudeDelta, region.span.longitudeDelta * cos(region.center.latitude * .pi / 180)) / 2
  }
  /// The same question.
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = MKLocalPointsOfInterestRequest(coordinateRegion: region)
    other.pointOfInterestFilter = pointOfInterestFilter
    return other
  }
}

extension MKMapView {
  /// What of the map can be chosen; carried.
  public var selectableMapFeatures: MKMapFeatureOptions {
    get { carried(or: []) }
    set { carry(newValue) }
  }
  /// Whether a button for the steepness is seen; carried.
  public var pitchButtonVisibility: MKFeatureVisibility {
    get { carried(or: .adaptive) }
    set { carry(newValue) }
  }
  /// Whether a button for following the user is seen; carried.
  public var showsUserTrackingButton: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// The rectangle in points in which annotations are seen: all of the view.
  public var annotationVisibleRect: CGRect { bounds }
}

/// The view of where the user is; carried.
@preconcurrency @MainActor
open class MKUserLocationView: MKAnnotationView {}

extension NSUserActivity {
  /// The place that it is about; carried.
  @preconcurrency @MainActor public var mapItem: MKMapItem! {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}
