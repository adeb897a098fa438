// Who knows where the device is, and who is told: location services are off, and whoever asks is told so.

import FoundationAdditions

/// Is told of places; here that they are not known.
public protocol CLLocationManagerDelegate: AnyObject {
  /// There are places.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Nothing is known.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// What the application may know.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// What the application may know.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Where the device points.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// The device is in a region.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// The device left a region.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// A region is watched.
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  /// A region cannot be watched.
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
  /// Whether the device is in a region.
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  /// Beacons are heard; never told.
  func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint)
  /// Beacons are heard; never told.
  func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
  /// Somebody stayed somewhere; never told.
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
  /// Whether the user may be asked to set the compass.
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
  /// Places are no longer told.
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
  /// Places are told again.
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
  /// Places were not kept any longer.
  func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?)
}

extension CLLocationManagerDelegate {
  /// Does nothing by default.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  /// Does nothing by default.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing by default.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  /// Tells as earlier applications were told, by default.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }
  /// Does nothing by default.
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  /// Does nothing by default.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// Does nothing by default.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  /// Does nothing by default.
  public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
  /// Does nothing by default.
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {}
  /// Does nothing by default.
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}
  /// Does nothing by default.
  public func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint
  ) {}
  /// Does nothing by default.
  public func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion
  ) {}
  /// Does nothing by default.
  public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
  /// The default.
  public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
  /// Does nothing by default.
  public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
  /// Does nothing by default.
  public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
  /// Does nothing by default.
  public func locationManager(
    _ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?
  ) {}
}

/// Knows where the device is. This one has no location services: what is set is carried, and whoever asks for places gets
/// `CLError.denied`, as on a device where they are off.
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// Is told of places. It hears that the application may not know them by the main queue.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil { tellLater { $1.locationManagerDidChangeAuthorization($0) } } }
  }
  /// By the main queue, as Apple's by the run loop: who is told may be about to make the manager, or ask again.
  private func tellLater(
    _ call: @escaping @Sendable (CLLocationManager, any CLLocationManagerDelegate) -> Void
  ) {
    DispatchQueue.main.async { [weak self] in
      if let self, let delegate { call(self, delegate) }
    }
  }
  /// How exact places are to be; carried.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// How many metres count as a movement; carried.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// How many degrees count as a turn; carried.
  open var headingFilter: CLLocationDirection = 1
  /// What the places are for; carried.
  open var activityType = CLActivityType.other
  /// How the device is held; carried.
  open var headingOrientation = CLDeviceOrientation.portrait
  /// What the user is told of it; carried.
  open var purpose: String?
  /// Whether places are told in the background; carried.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the device may rest; carried.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether the user sees that places are told; carried.
  open var showsBackgroundLocationIndicator = false
  /// Where the device was last: it is not known.
  open var location: CLLocation? { nil }
  /// Where the device points: it is not known.
  open var heading: CLHeading? { nil }
  /// What the application may know.
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  /// How exactly it may know it.
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  /// Regions that are watched: none.
  open var monitoredRegions: Set<CLRegion> { [] }
  public override init() { super.init() }

  /// What the application may know.
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  /// Whether the device knows where it is.
  open class func locationServicesEnabled() -> Bool { false }
  /// Whether it knows where it points.
  open class func headingAvailable() -> Bool { false }
  /// Whether large movements can be told.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// Whether regions of a class can be watched.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// Asks the user; without effect, as there is nothing to allow.
  open func requestWhenInUseAuthorization() {}
  /// Asks the user; without effect, as there is nothing to allow.
  open func requestAlwaysAuthorization() {}
  /// Tells places from now on: the delegate hears, by the main queue, that it may not know them.
  open func startUpdatingLocation() {
    tellLater { $1.locationManager($0, didFailWithError: CLError(.denied)) }
  }
  /// Tells places no longer.
  open func stopUpdatingLocation() {}
  /// Tells a place once: the delegate hears that it may not know it.
  open func requestLocation() { startUpdatingLocation() }
  /// Tells where the device points; without effect.
  open func startUpdatingHeading() {}
  /// Tells no longer where the device points.
  open func stopUpdatingHeading() {}
  /// Tells large movements: the delegate hears that it may not know them.
  open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }
  /// Tells large movements no longer.
  open func stopMonitoringSignificantLocationChanges() {}
  /// Watches a region: the delegate hears that it cannot be.
  open func startMonitoring(for region: CLRegion) {
    tellLater {
      $1.locationManager($0, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied))
    }
  }
  /// Watches a region no longer.
  open func stopMonitoring(for region: CLRegion) {}
}
