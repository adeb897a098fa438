// Who says where the device is, and what older applications ask of places.

import FoundationAdditions

/// Who says where the device is.
open class CLLocationSourceInformation: NSObject, NSCopying, @unchecked Sendable {
  /// Whether a program made it up.
  public let isSimulatedBySoftware: Bool
  /// Whether something that is connected says so.
  public let isProducedByAccessory: Bool
  /// Who says so.
  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
    (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
  }
  /// The object itself, as it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension CLLocation {
  /// Metres above the ellipsoid of WGS 84. How it lies to the sea is not known here: as `altitude`.
  public var ellipsoidalAltitude: CLLocationDistance { altitude }
}

extension CLLocationManager {
  /// Whether widgets may know it: no.
  public var isAuthorizedForWidgetUpdates: Bool { false }
  /// Whether places can be told later: no.
  public class func deferredLocationUpdatesAvailable() -> Bool { false }
  /// Tells places at once again; without effect.
  public func disallowDeferredLocationUpdates() {}
  /// Regions in which beacons are looked for: none.
  public var rangedRegions: Set<CLRegion> { [] }
  /// Asks for the exact place for now: it may not be known.
  public func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {
    throw CLError(.denied)
  }
}

extension CLPlacemark {
  /// The parts of the address under the names that address books had for them, with all of its lines under
  /// `FormattedAddressLines`; nil where nothing is known. Apple's name for what `postalAddress` of Contacts is now.
  public var addressDictionary: [AnyHashable: Any]? {
    let street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
    let town = [locality, administrativeArea, postalCode].compactMap { $0 }.joined(separator: " ")
    let parts: [(String, String?)] = [
      ("Name", name), ("Street", street.isEmpty ? nil : street), ("Thoroughfare", thoroughfare),
      ("SubThoroughfare", subThoroughfare), ("City", locality), ("SubLocality", subLocality),
      ("State", administrativeArea), ("SubAdministrativeArea", subAdministrativeArea), ("ZIP", postalCode),
      ("Country", country), ("CountryCode", isoCountryCode),
    ]
    var all: [AnyHashable: Any] = [:]
    for (key, value) in parts { all[key] = value }
    guard !all.isEmpty else { return nil }
    all["FormattedAddressLines"] = [name == street ? nil : name, street, town, country].compactMap { $0 }
      .filter { !$0.isEmpty }
    return all
  }
}
