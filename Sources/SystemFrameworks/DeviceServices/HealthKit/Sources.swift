// Where samples come from, routes, summaries and what is said of samples.

import UIKit

/// Who made samples.
open class HKSource: NSObject, @unchecked Sendable {
  /// What it is called.
  public let name: String
  /// Its name for the system.
  public let bundleIdentifier: String
  init(name: String, bundleIdentifier: String) {
    (self.name, self.bundleIdentifier) = (name, bundleIdentifier)
    super.init()
  }
  /// This application.
  open class func `default`() -> HKSource {
    let bundle = Bundle.main
    return HKSource(
      name: bundle.object(forInfoDictionaryKey: "CFBundleName") as? String ?? "",
      bundleIdentifier: bundle.bundleIdentifier ?? "")
  }
}

/// Which version of somebody made samples.
open class HKSourceRevision: NSObject, @unchecked Sendable {
  /// Who.
  public let source: HKSource
  /// Which version.
  public let version: String?
  /// On what kind of device.
  public let productType: String?
  /// Under which system.
  public let operatingSystemVersion: OperatingSystemVersion
  /// A version of somebody.
  public init(
    source: HKSource, version: String?, productType: String? = nil,
    operatingSystemVersion: OperatingSystemVersion = ProcessInfo.processInfo.operatingSystemVersion
  ) {
    (self.source, self.version, self.productType) = (source, version, productType)
    self.operatingSystemVersion = operatingSystemVersion
    super.init()
  }
}

/// What measured samples.
open class HKDevice: NSObject, @unchecked Sendable {
  /// What is known of it.
  public let name, manufacturer, model, hardwareVersion, firmwareVersion, softwareVersion: String?
  /// Its number here.
  public let localIdentifier: String?
  /// Its number for medical devices.
  public let udiDeviceIdentifier: String?
  /// What is known of a device.
  public init(
    name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?,
    softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier: String?
  ) {
    (self.name, self.manufacturer, self.model) = (name, manufacturer, model)
    (self.hardwareVersion, self.firmwareVersion) = (hardwareVersion, firmwareVersion)
    (self.softwareVersion, self.localIdentifier) = (softwareVersion, localIdentifier)
    self.udiDeviceIdentifier = udiDeviceIdentifier
    super.init()
  }
  /// This one.
  open class func local() -> HKDevice {
    HKDevice(
      name: nil, manufacturer: nil, model: nil, hardwareVersion: nil, firmwareVersion: nil,
      softwareVersion: nil, localIdentifier: nil, udiDeviceIdentifier: nil)
  }
}

extension HKObject {
  /// Who made it: this application.
  public var sourceRevision: HKSourceRevision { HKSourceRevision(source: .default(), version: nil) }
  /// What measured it; nil where nobody said.
  public var device: HKDevice? { nil }
}

/// The type of samples in a row.
open class HKSeriesType: HKSampleType, @unchecked Sendable {
  /// Ways of sport.
  open class func workoutRoute() -> HKSeriesType { HKSeriesType("HKWorkoutRouteTypeIdentifier") }
  /// Beats of a heart.
  open class func heartbeat() -> HKSeriesType { HKSeriesType("HKDataTypeIdentifierHeartbeatSeries") }
}

/// The type of summaries of days.
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}

extension HKObjectType {
  /// The type of summaries of days.
  public class func activitySummaryType() -> HKActivitySummaryType {
    HKActivitySummaryType("HKActivitySummaryTypeIdentifier")
  }
  /// The type of samples in a row; nil for a name that is none.
  public class func seriesType(forIdentifier identifier: String) -> HKSeriesType? {
    [HKSeriesType.workoutRoute(), .heartbeat()].first { $0.identifier == identifier }
  }
}

/// How active a day was.
open class HKActivitySummary: NSObject, @unchecked Sendable {
  /// What was burned.
  open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  /// What was to be burned.
  open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  /// How long there was sport.
  open var appleExerciseTime = HKQuantity(unit: .second(), doubleValue: 0)
  /// How long there was to be sport.
  open var appleExerciseTimeGoal = HKQuantity(unit: .second(), doubleValue: 0)
  /// In how many hours the user stood.
  open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
  /// In how many hours the user was to stand.
  open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
  /// A day without activity.
  public override init() { super.init() }
}

/// Under which a sample says where a heart was measured.
public let HKMetadataKeyHeartRateSensorLocation = "HKMetadataKeyHeartRateSensorLocation"
/// Under which a sample says how much somebody moved meanwhile.
public let HKMetadataKeyHeartRateMotionContext = "HKMetadataKeyHeartRateMotionContext"
/// Under which a sample says which meal it was.
public let HKMetadataKeyFoodType = "HKFoodType"
/// Under which a sample has a number of the program's.
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
/// Under which a sample has a name that it is replaced by.
public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
/// Under which a sample has the version by which it is replaced.
public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
/// Under which a sample says how high somebody went.
public let HKMetadataKeyElevationAscended = "HKElevationAscended"
/// Under which a sample says what the weather was.
public let HKMetadataKeyWeatherTemperature = "HKWeatherTemperature"
