// Which map is shown, as since iOS 16, and pictures of streets, of which there are none.

import CoreLocation
import Plumbline
import UIKit

/// Which map is shown.
@preconcurrency @MainActor
open class MKMapConfiguration: NSObject {
  /// Whether it has hills. Raw values are Apple's.
  public enum ElevationStyle: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case flat, realistic
  }
  /// Whether it has hills; carried.
  open var elevationStyle = ElevationStyle.flat
}

/// A map of streets.
@preconcurrency @MainActor
open class MKStandardMapConfiguration: MKMapConfiguration {
  /// How strong its colours are. Raw values are Apple's.
  public enum EmphasisStyle: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case `default`, muted
  }
  /// How strong its colours are; carried.
  open var emphasisStyle = EmphasisStyle.default
  /// Which places are seen; carried.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic is seen; carried.
  open var showsTraffic = false
  /// As usual.
  public override init() { super.init() }
  /// With hills or without.
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
  /// With stronger or weaker colours.
  public convenience init(emphasisStyle: EmphasisStyle) {
    self.init()
    self.emphasisStyle = emphasisStyle
  }
  /// With hills or without, with stronger or weaker colours.
  public convenience init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
    self.init(elevationStyle: elevationStyle)
    self.emphasisStyle = emphasisStyle
  }
}

/// Pictures from above.
@preconcurrency @MainActor
open class MKImageryMapConfiguration: MKMapConfiguration {
  /// As usual.
  public override init() { super.init() }
  /// With hills or without.
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}

/// Pictures from above with names.
@preconcurrency @MainActor
open class MKHybridMapConfiguration: MKMapConfiguration {
  /// Which places are seen; carried.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic is seen; carried.
  open var showsTraffic = false
  /// As usual.
  public override init() { super.init() }
  /// With hills or without.
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}

extension MKMapView {
  /// Which map is shown; carried.
  public var preferredConfiguration: MKMapConfiguration {
    get { carried(or: MKStandardMapConfiguration()) }
    set { carry(newValue) }
  }
}

/// Pictures of a street.
open class MKLookAroundScene: NSObject, @unchecked Sendable {}

/// Asks for pictures of a street: there are none.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
  /// Where.
  public let coordinate: CLLocationCoordinate2D
  /// Of which place of interest; nil where a place was named.
  public let mapItem: MKMapItem?
  /// Around a place.
  public init(coordinate: CLLocationCoordinate2D) { (self.coordinate, mapItem) = (coordinate, nil) }
  /// Around a place of interest.
  @preconcurrency @MainActor
  public init(mapItem: MKMapItem) {
    (coordinate, self.mapItem) = (mapItem.placemark.coordinate, mapItem)
  }
  /// Whether it was taken back.
  open private(set) var isCancelled = false
  /// Whether it is being fetched: the answer is there at once.
  open var isLoading: Bool { false }
  /// Asks: there are none.
  open func getSceneWithCompletionHandler(
    _ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void
  ) {
    completionHandler(nil, nil)
  }
  /// The pictures: none.
  open var scene: MKLookAroundScene? { get async throws { nil } }
  /// Asks no longer.
  open func cancel() { isCancelled = true }
}

/// Where the mark of the service is. Raw values are Apple's.
public enum MKLookAroundBadgePosition: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case topLeading, topTrailing, bottomTrailing
}

/// Is told of pictures of a street; never here.
@preconcurrency @MainActor
public protocol MKLookAroundViewControllerDelegate: NSObjectProtocol {
  /// It is about to show another place.
  func lookAroundViewControllerWillUpdateScene(_ viewController: MKLookAroundViewController)
  /// It shows another place.
  func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController)
  /// It is about to fill the screen.
  func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController)
  /// It fills the screen.
  func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController)
  /// It is about to fill the screen no longer.
  func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController)
  /// It fills the screen no longer.
  func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController)
}

extension MKLookAroundViewControllerDelegate {
  /// Does nothing by default.
  public func lookAroundViewControllerWillUpdateScene(_ viewController: MKLookAroundViewController) {}
  /// Does nothing by default.
  public func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController) {}
  /// Does nothing by default.
  public func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController) {}
  /// Does nothing by default.
  public func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController) {}
  /// Does nothing by default.
  public func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController) {}
  /// Does nothing by default.
  public func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController) {}
}

/// A still picture of a street: none is made.
@preconcurrency @MainActor
open class MKLookAroundSnapshotter: NSObject {
  /// How a picture is to be.
  @preconcurrency @MainActor
  open class Options: NSObject {
    /// Its size in points; carried.
    open var size = CGSize(width: 256, height: 256)
    /// Its traits; carried.
    open var traitCollection = UITraitCollection()
    /// Which places of interest are named; nil for all; carried.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    public override init() { super.init() }
  }
  /// A picture.
  @preconcurrency @MainActor
  open class Snapshot: NSObject {
    /// It.
    public let image: UIImage
    init(image: UIImage) { self.image = image }
  }
  /// A picture of a place.
  public init(scene: MKLookAroundScene, options: Options) {}
  /// Whether it is being made: the answer is there at once.
  open var isLoading: Bool { false }
  /// Makes it: it cannot be.
  open func getSnapshotWithCompletionHandler(
    _ completionHandler: @escaping (Snapshot?, (any Error)?) -> Void
  ) { completionHandler(nil, MKError(.serverFailure)) }
  /// The picture: it cannot be made.
  open var snapshot: Snapshot { get async throws { throw MKError(.serverFailure) } }
  /// Makes it no longer.
  open func cancel() {}
}

/// Shows pictures of a street: a controller like any other.
@preconcurrency @MainActor
open class MKLookAroundViewController: UIViewController {
  /// What it shows; carried.
  open var scene: MKLookAroundScene?
  /// Is told; never here.
  open weak var delegate: (any MKLookAroundViewControllerDelegate)?
  /// Whether one can walk; carried.
  open var isNavigationEnabled = true
  /// Whether streets are named; carried.
  open var showsRoadLabels = true
  /// Which places of interest are named; nil for all; carried.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Where the mark of the service is; carried.
  open var badgePosition = MKLookAroundBadgePosition.topLeading
  /// Shows pictures of a street.
  public convenience init(scene: MKLookAroundScene) {
    self.init(nibName: nil, bundle: nil)
    self.scene = scene
  }
}
