// What stands beside and on a map: its compass and buttons, annotations that stand together, what is offered while one types.

import Plumbline

/// Several annotations that stand together. A program makes them; the map here lays every annotation at its own place.
@preconcurrency @MainActor
open class MKClusterAnnotation: NSObject, MKAnnotation {
  /// What stands together.
  public let memberAnnotations: [any MKAnnotation]
  /// What it is called.
  open var title: String?
  /// What is said below.
  open var subtitle: String?
  /// Annotations that stand together.
  public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }
  /// The middle of their places.
  open var coordinate: CLLocationCoordinate2D {
    let rect = memberAnnotations.reduce(MKMapRect.null) {
      $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: MKMapSize(width: 0, height: 0)))
    }
    return rect.isNull
      ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }
}

/// Where north is; a view without a size of its own.
@preconcurrency @MainActor
open class MKCompassButton: UIView {
  /// The map.
  open weak var mapView: MKMapView?
  /// Whether it is seen; carried.
  open var compassVisibility = MKFeatureVisibility.adaptive
  /// The compass of a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}

/// How long a kilometre is; a view without a size of its own.
@preconcurrency @MainActor
open class MKScaleView: UIView {
  /// The map.
  open weak var mapView: MKMapView?
  /// Whether it is seen; carried.
  open var scaleVisibility = MKFeatureVisibility.adaptive
  /// From which side the legend grows; `.leading` at first; carried.
  open var legendAlignment = Alignment.leading
  /// The side of a legend. Raw values are Apple's.
  public enum Alignment: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case leading, trailing
  }
  /// The scale of a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}

/// Has a map follow the user, in a bar.
@preconcurrency @MainActor
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  /// The map.
  open weak var mapView: MKMapView?
  /// An item for a map.
  public convenience init(mapView: MKMapView?) {
    self.init(title: nil, style: .plain, target: nil, action: nil)
    self.mapView = mapView
  }
}

/// Which kinds of places are seen; carried.
@preconcurrency @MainActor
open class MKPointOfInterestFilter: NSObject {
  /// All of them.
  public static let includingAll = MKPointOfInterestFilter()
  /// None of them.
  public static let excludingAll = MKPointOfInterestFilter(including: [])
  private let isMeant: (MKPointOfInterestCategory) -> Bool
  override init() { isMeant = { _ in true } }
  /// Some of them.
  public init(including categories: [MKPointOfInterestCategory]) { isMeant = categories.contains }
  /// All but some.
  public init(excluding categories: [MKPointOfInterestCategory]) { isMeant = { !categories.contains($0) } }
  /// Whether one of them is.
  open func includes(_ category: MKPointOfInterestCategory) -> Bool { isMeant(category) }
  /// Whether one of them is not.
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !isMeant(category) }
}

/// A kind of place.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// A kind of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A kind of place.
  public static let airport = MKPointOfInterestCategory(rawValue: "MKPOICategoryAirport")
  /// A kind of place.
  public static let amusementPark = MKPointOfInterestCategory(rawValue: "MKPOICategoryAmusementPark")
  /// A kind of place.
  public static let aquarium = MKPointOfInterestCategory(rawValue: "MKPOICategoryAquarium")
  /// A kind of place.
  public static let atm = MKPointOfInterestCategory(rawValue: "MKPOICategoryATM")
  /// A kind of place.
  public static let bakery = MKPointOfInterestCategory(rawValue: "MKPOICategoryBakery")
  /// A kind of place.
  public static let bank = MKPointOfInterestCategory(rawValue: "MKPOICategoryBank")
  /// A kind of place.
  public static let beach = MKPointOfInterestCategory(rawValue: "MKPOICategoryBeach")
  /// A kind of place.
  public static let brewery = MKPointOfInterestCategory(rawValue: "MKPOICategoryBrewery")
  /// A kind of place.
  public static let cafe = MKPointOfInterestCategory(rawValue: "MKPOICategoryCafe")
  /// A kind of place.
  public static let campground = MKPointOfInterestCategory(rawValue: "MKPOICategoryCampground")
  /// A kind of place.
  public static let carRental = MKPointOfInterestCategory(rawValue: "MKPOICategoryCarRental")
  /// A kind of place.
  public static let evCharger = MKPointOfInterestCategory(rawValue: "MKPOICategoryEVCharger")
  /// A kind of place.
  public static let fireStation = MKPointOfInterestCategory(rawValue: "MKPOICategoryFireStation")
  /// A kind of place.
  public static let fitnessCenter = MKPointOfInterestCategory(rawValue: "MKPOICategoryFitnessCenter")
  /// A kind of place.
  public static let foodMarket = MKPointOfInterestCategory(rawValue: "MKPOICategoryFoodMarket")
  /// A kind of place.
  public static let gasStation = MKPointOfInterestCategory(rawValue: "MKPOICategoryGasStation")
  /// A kind of place.
  public static let hospital = MKPointOfInterestCategory(rawValue: "MKPOICategoryHospital")
  /// A kind of place.
  public static let hotel = MKPointOfInterestCategory(rawValue: "MKPOICategoryHotel")
  /// A kind of place.
  public static let laundry = MKPointOfInterestCategory(rawValue: "MKPOICategoryLaundry")
  /// A kind of place.
  public static let library = MKPointOfInterestCategory(rawValue: "MKPOICategoryLibrary")
  /// A kind of place.
  public static let marina = MKPointOfInterestCategory(rawValue: "MKPOICategoryMarina")
  /// A kind of place.
  public static let movieTheater = MKPointOfInterestCategory(rawValue: "MKPOICategoryMovieTheater")
  /// A kind of place.
  public static let museum = MKPointOfInterestCategory(rawValue: "MKPOICategoryMuseum")
  /// A kind of place.
  public static let nationalPark = MKPointOfInterestCategory(rawValue: "MKPOICategoryNationalPark")
  /// A kind of place.
  public static let nightlife = MKPointOfInterestCategory(rawValue: "MKPOICategoryNightlife")
  /// A kind of place.
  public static let park = MKPointOfInterestCategory(rawValue: "MKPOICategoryPark")
  /// A kind of place.
  public static let parking = MKPointOfInterestCategory(rawValue: "MKPOICategoryParking")
  /// A kind of place.
  public static let pharmacy = MKPointOfInterestCategory(rawValue: "MKPOICategoryPharmacy")
  /// A kind of place.
  public static let police = MKPointOfInterestCategory(rawValue: "MKPOICategoryPolice")
  /// A kind of place.
  public static let postOffice = MKPointOfInterestCategory(rawValue: "MKPOICategoryPostOffice")
  /// A kind of place.
  public static let publicTransport = MKPointOfInterestCategory(rawValue: "MKPOICategoryPublicTransport")
  /// A kind of place.
  public static let restaurant = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestaurant")
  /// A kind of place.
  public static let restroom = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestroom")
  /// A kind of place.
  public static let school = MKPointOfInterestCategory(rawValue: "MKPOICategorySchool")
  /// A kind of place.
  public static let stadium = MKPointOfInterestCategory(rawValue: "MKPOICategoryStadium")
  /// A kind of place.
  public static let store = MKPointOfInterestCategory(rawValue: "MKPOICategoryStore")
  /// A kind of place.
  public static let theater = MKPointOfInterestCategory(rawValue: "MKPOICategoryTheater")
  /// A kind of place.
  public static let university = MKPointOfInterestCategory(rawValue: "MKPOICategoryUniversity")
  /// A kind of place.
  public static let winery = MKPointOfInterestCategory(rawValue: "MKPOICategoryWinery")
  /// A kind of place.
  public static let zoo = MKPointOfInterestCategory(rawValue: "MKPOICategoryZoo")
  /// Apple's name.
  public static let animalService = MKPointOfInterestCategory(rawValue: "MKPOICategoryAnimalService")
  /// Apple's name.
  public static let automotiveRepair = MKPointOfInterestCategory(rawValue: "MKPOICategoryAutomotiveRepair")
  /// Apple's name.
  public static let baseball = MKPointOfInterestCategory(rawValue: "MKPOICategoryBaseball")
  /// Apple's name.
  public static let basketball = MKPointOfInterestCategory(rawValue: "MKPOICategoryBasketball")
  /// Apple's name.
  public static let beauty = MKPointOfInterestCategory(rawValue: "MKPOICategoryBeauty")
  /// Apple's name.
  public static let bowling = MKPointOfInterestCategory(rawValue: "MKPOICategoryBowling")
  /// Apple's name.
  public static let castle = MKPointOfInterestCategory(rawValue: "MKPOICategoryCastle")
  /// Apple's name.
  public static let conventionCenter = MKPointOfInterestCategory(rawValue: "MKPOICategoryConventionCenter")
  /// Apple's name.
  public static let distillery = MKPointOfInterestCategory(rawValue: "MKPOICategoryDistillery")
  /// Apple's name.
  public static let fairground = MKPointOfInterestCategory(rawValue: "MKPOICategoryFairground")
  /// Apple's name.
  public static let fishing = MKPointOfInterestCategory(rawValue: "MKPOICategoryFishing")
  /// Apple's name.
  public static let fortress = MKPointOfInterestCategory(rawValue: "MKPOICategoryFortress")
  /// Apple's name.
  public static let golf = MKPointOfInterestCategory(rawValue: "MKPOICategoryGolf")
  /// Apple's name.
  public static let goKart = MKPointOfInterestCategory(rawValue: "MKPOICategoryGoKart")
  /// Apple's name.
  public static let hiking = MKPointOfInterestCategory(rawValue: "MKPOICategoryHiking")
  /// Apple's name.
  public static let kayaking = MKPointOfInterestCategory(rawValue: "MKPOICategoryKayaking")
  /// Apple's name.
  public static let landmark = MKPointOfInterestCategory(rawValue: "MKPOICategoryLandmark")
  /// Apple's name.
  public static let mailbox = MKPointOfInterestCategory(rawValue: "MKPOICategoryMailbox")
  /// Apple's name.
  public static let miniGolf = MKPointOfInterestCategory(rawValue: "MKPOICategoryMiniGolf")
  /// Apple's name.
  public static let musicVenue = MKPointOfInterestCategory(rawValue: "MKPOICategoryMusicVenue")
  /// Apple's name.
  public static let nationalMonument = MKPointOfInterestCategory(rawValue: "MKPOICategoryNationalMonument")
  /// Apple's name.
  public static let planetarium = MKPointOfInterestCategory(rawValue: "MKPOICategoryPlanetarium")
  /// Apple's name.
  public static let rockClimbing = MKPointOfInterestCategory(rawValue: "MKPOICategoryRockClimbing")
  /// Apple's name.
  public static let rvPark = MKPointOfInterestCategory(rawValue: "MKPOICategoryRVPark")
  /// Apple's name.
  public static let skatePark = MKPointOfInterestCategory(rawValue: "MKPOICategorySkatePark")
  /// Apple's name.
  public static let skating = MKPointOfInterestCategory(rawValue: "MKPOICategorySkating")
  /// Apple's name.
  public static let skiing = MKPointOfInterestCategory(rawValue: "MKPOICategorySkiing")
  /// Apple's name.
  public static let soccer = MKPointOfInterestCategory(rawValue: "MKPOICategorySoccer")
  /// Apple's name.
  public static let spa = MKPointOfInterestCategory(rawValue: "MKPOICategorySpa")
  /// Apple's name.
  public static let surfing = MKPointOfInterestCategory(rawValue: "MKPOICategorySurfing")
  /// Apple's name.
  public static let swimming = MKPointOfInterestCategory(rawValue: "MKPOICategorySwimming")
  /// Apple's name.
  public static let tennis = MKPointOfInterestCategory(rawValue: "MKPOICategoryTennis")
  /// Apple's name.
  public static let volleyball = MKPointOfInterestCategory(rawValue: "MKPOICategoryVolleyball")
}

extension MKMapView {
  /// Which kinds of places are seen; carried.
  public var pointOfInterestFilter: MKPointOfInterestFilter? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }

  /// How near and how far a map is seen; carried.
  @preconcurrency @MainActor
  open class CameraZoomRange: NSObject {
    /// The smallest distance, in metres.
    public let minCenterCoordinateDistance: CLLocationDistance
    /// The largest distance, in metres.
    public let maxCenterCoordinateDistance: CLLocationDistance
    /// From one distance to another.
    public init?(
      minCenterCoordinateDistance: CLLocationDistance, maxCenterCoordinateDistance: CLLocationDistance
    ) {
      self.minCenterCoordinateDistance = minCenterCoordinateDistance
      self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
    }
    /// Up to a distance.
    public convenience init?(maxCenterCoordinateDistance: CLLocationDistance) {
      self.init(minCenterCoordinateDistance: 0, maxCenterCoordinateDistance: maxCenterCoordinateDistance)
    }
  }

  /// Where a map's middle may be; carried.
  @preconcurrency @MainActor
  open class CameraBoundary: NSObject {
    /// Where it may be.
    public let region: MKCoordinateRegion
    /// Within a region.
    public init?(coordinateRegion region: MKCoordinateRegion) { self.region = region }
    /// A part of the plane of the map.
    public convenience init?(mapRect: MKMapRect) { self.init(coordinateRegion: MKCoordinateRegion(mapRect)) }
    /// The part of the plane of the map.
    public var mapRect: MKMapRect {
      let (center, span) = (region.center, region.span)
      let corner = { (x: Double, y: Double) in
        MKMapPoint(
          CLLocationCoordinate2D(
            latitude: center.latitude + y * span.latitudeDelta / 2,
            longitude: center.longitude + x * span.longitudeDelta / 2))
      }
      let (first, last) = (corner(-1, 1), corner(1, -1))
      return MKMapRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
    }
  }

  /// How near and how far it is seen; carried.
  public var cameraZoomRange: CameraZoomRange! {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// How near and how far it is seen; carried.
  public func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    self.cameraZoomRange = cameraZoomRange
  }
  /// Where its middle may be; carried.
  public var cameraBoundary: CameraBoundary? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Where its middle may be; carried.
  public func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    self.cameraBoundary = cameraBoundary
  }
}

/// Something that may be meant.
@preconcurrency @MainActor
open class MKLocalSearchCompletion: NSObject {
  /// What it is called.
  open var title: String { "" }
  /// What is said below.
  open var subtitle: String { "" }
  /// Where `title` is what was typed.
  open var titleHighlightRanges: [NSValue] { [] }
  /// Where `subtitle` is what was typed.
  open var subtitleHighlightRanges: [NSValue] { [] }
}

/// Is told what may be meant.
@preconcurrency @MainActor
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  /// Something may be meant.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Nothing can be said.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Does nothing by default.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Does nothing by default.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Says what may be meant while one types. There is no service to ask: the delegate hears an error.
@preconcurrency @MainActor
open class MKLocalSearchCompleter: NSObject {
  /// Is told.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// Where.
  open var region = MKCoordinateRegion()
  /// What was typed.
  open var queryFragment = "" {
    didSet { delegate?.completer(self, didFailWithError: MKError(.serverFailure)) }
  }
  /// What is looked for. Raw values are Apple's.
  public struct ResultType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Members of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Places of a kind.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Words to look for.
    public static let query = ResultType(rawValue: 4)
    /// Mountains, lakes and the like.
    public static let physicalFeature = ResultType(rawValue: 8)
  }
  /// What is looked for; carried.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// Which kinds of places; carried.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Which parts of addresses; nil for all; carried.
  open var addressFilter: MKAddressFilter?
  /// Whether results must lie in the region; carried.
  open var regionPriority = MKLocalSearch.RegionPriority.default
  /// What kind of thing is looked for, as it was before iOS 13; carried.
  open var filterType = MKSearchCompletionFilterType.locationsAndQueries
  /// What may be meant: nothing is known.
  open var results: [MKLocalSearchCompletion] { [] }
  /// Whether it is asking.
  open var isSearching: Bool { false }
  public override init() { super.init() }
  /// Asks no longer.
  open func cancel() {}
}

/// What kind of thing is looked for, as it was before iOS 13. Raw values are Apple's.
public enum MKSearchCompletionFilterType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case locationsAndQueries, locationsOnly
}

extension MKLocalSearch.Request {
  /// A request for something that may be meant.
  public convenience init(completion: MKLocalSearchCompletion) {
    self.init()
    naturalLanguageQuery = completion.title
  }
}

/// Has a map follow the user; a view without a size of its own.
@preconcurrency @MainActor
open class MKUserTrackingButton: UIView {
  /// The map.
  open weak var mapView: MKMapView?
  /// A button for a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}
