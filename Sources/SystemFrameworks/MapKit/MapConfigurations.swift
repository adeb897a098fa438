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
  /// Around a place.
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  /// Asks: there are none.
  open func getSceneWithCompletionHandler(
    _ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void
  ) {
    completionHandler(nil, nil)
  }
  /// The pictures: none.
  open var scene: MKLookAroundScene? { get async throws { nil } }
  /// Asks no longer.
  open func cancel() {}
}

/// Shows pictures of a street: a controller like any other.
@preconcurrency @MainActor
open class MKLookAroundViewController: UIViewController {
  /// What it shows; carried.
  open var scene: MKLookAroundScene?
  /// Shows pictures of a street.
  public convenience init(scene: MKLookAroundScene) {
    self.init(nibName: nil, bundle: nil)
    self.scene = scene
  }
}
