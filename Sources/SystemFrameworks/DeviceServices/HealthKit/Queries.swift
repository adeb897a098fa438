// Questions about times, changes and sport: each hears that nothing is known.

import UIKit

/// The value of each day, week and the like. There is none.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  /// The values.
  open func statistics() -> [HKStatistics] { [] }
  /// The value of a moment.
  open func statistics(for date: Date) -> HKStatistics? { nil }
  /// Calls a closure with the values between two times: there are none.
  open func enumerateStatistics(
    from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

/// Asks for a value of each day, week and the like.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  /// From when days are counted.
  public let anchorDate: Date
  /// How long one is.
  public let intervalComponents: DateComponents
  /// Is told the first answer.
  open var initialResultsHandler:
    ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// Is told of later values; never here.
  open var statisticsUpdateHandler:
    ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// Asks for a value of each time.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    anchorDate: Date, intervalComponents: DateComponents
  ) {
    (self.anchorDate, self.intervalComponents) = (anchorDate, intervalComponents)
    super.init { query, error in
      guard let query = query as? HKStatisticsCollectionQuery else { return }
      query.initialResultsHandler?(query, nil, error)
    }
  }
}

/// A place in the changes.
open class HKQueryAnchor: NSObject, @unchecked Sendable {
  /// A place of a number.
  public init(fromValue value: Int) {}
}

/// Asks for changes.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  /// What is told.
  public typealias Handler = (
    HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
  ) -> Void
  /// Is told of later changes; never here.
  open var updateHandler: Handler?
  /// Asks for changes.
  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler handler: @escaping Handler
  ) {
    super.init { query, error in (query as? HKAnchoredObjectQuery).map { handler($0, nil, nil, nil, error) } }
  }
}

/// Asks to be told of changes: that there are none to be told.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  /// Asks to be told of changes.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  ) { super.init { query, error in (query as? HKObserverQuery).map { updateHandler($0, {}, error) } } }
}

extension HKQuery {
  /// What was measured by somebody.
  public class func predicateForObjects(from source: Any) -> NSPredicate { NSPredicate(value: false) }
  /// Sport of a kind.
  public class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
    NSPredicate(value: false)
  }
}

/// Which sport. Raw values are Apple's.
public enum HKWorkoutActivityType: UInt, Sendable {
  /// Apple's names with the raw values.
  case americanFootball = 1
  case archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing, cricket
  case crossTraining, curling, cycling, dance, danceInspiredTraining, elliptical, equestrianSports, fencing
  case fishing, functionalStrengthTraining, golf, gymnastics, handball, hiking, hockey, hunting, lacrosse
  case martialArts, mindAndBody, mixedMetabolicCardioTraining, paddleSports, play, preparationAndRecovery
  case racquetball, rowing, rugby, running, sailing, skatingSports, snowSports, soccer, softball, squash
  case stairClimbing, surfingSports, swimming, tableTennis, tennis, trackAndField
  case traditionalStrengthTraining, volleyball, walking, waterFitness, waterPolo, waterSports, wrestling
  case yoga, barre, coreTraining, crossCountrySkiing, downhillSkiing, flexibility
  case highIntensityIntervalTraining, jumpRope, kickboxing, pilates, snowboarding, stairs, stepTraining
  case wheelchairWalkPace, wheelchairRunPace, taiChi, mixedCardio, handCycling, discSports, fitnessGaming
  case cardioDance, socialDance, pickleball, cooldown
  case swimBikeRun = 82
  case transition, underwaterDiving
  case other = 3000
}

/// Some sport.
open class HKWorkout: HKSample, @unchecked Sendable {
  /// Which.
  public let workoutActivityType: HKWorkoutActivityType
  /// Seconds of it.
  public let duration: TimeInterval
  /// The energy that it took.
  public let totalEnergyBurned: HKQuantity?
  /// How far it went.
  public let totalDistance: HKQuantity?
  /// Some sport of a time.
  public init(
    activityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
    duration: TimeInterval? = nil,
    totalEnergyBurned: HKQuantity? = nil, totalDistance: HKQuantity? = nil, metadata: [String: Any]? = nil
  ) {
    workoutActivityType = activityType
    self.duration = duration ?? endDate.timeIntervalSince(startDate)
    (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
    super.init(HKObjectType.workoutType(), startDate, endDate, metadata)
  }
}

/// The sex. Raw values are Apple's.
public enum HKBiologicalSex: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case notSet, female, male, other
}
/// The group of blood. Raw values are Apple's.
public enum HKBloodType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}
/// The sex.
open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
  /// The sex.
  open var biologicalSex: HKBiologicalSex { .notSet }
}
/// The group of blood.
open class HKBloodTypeObject: NSObject, @unchecked Sendable {
  /// The group of blood.
  open var bloodType: HKBloodType { .notSet }
}
/// States of sleep. Raw values are Apple's.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
  /// Asleep, before iOS 16.
  public static var asleep: HKCategoryValueSleepAnalysis { .asleepUnspecified }
}

/// How often changes are told. Raw values are Apple's.
public enum HKUpdateFrequency: Int, Sendable {
  /// Apple's names with the raw values.
  case immediate = 1
  case hourly, daily, weekly
}

extension HKHealthStore {
  private var unavailable: any Error { HKError(.errorHealthDataUnavailable) }
  /// The day of birth: nothing is known.
  public func dateOfBirthComponents() throws -> DateComponents { throw unavailable }
  /// The sex: nothing is known.
  public func biologicalSex() throws -> HKBiologicalSexObject { throw unavailable }
  /// The group of blood: nothing is known.
  public func bloodType() throws -> HKBloodTypeObject { throw unavailable }
  /// Has changes told: there are none.
  public func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, unavailable) }
  /// Has no changes told any more.
  public func disableAllBackgroundDelivery(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, unavailable) }
  /// Keeps several things: it cannot.
  public func save(
    _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, unavailable) }
  /// Forgets something: nothing is known.
  public func delete(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, unavailable) }
}

extension HKUnit {
  /// A unit of its signs, as "count/min" and "kg".
  public convenience init(from string: String) {
    let parts = string.split(separator: "/").map(String.init)
    let units = parts.map(HKUnit.simple)
    let whole = units.dropFirst().reduce(units.first ?? .count()) { $0.unitDivided(by: $1) }
    self.init(string, whole.dimension, whole.factor)
  }
  private static func simple(_ sign: String) -> HKUnit {
    let known: [HKUnit] = [
      .count(), .percent(), .foot(), .inch(), .mile(), .pound(), .second(), .minute(), .hour(), .day(),
      .kilocalorie(), .literUnit(), .degreeCelsius(), .millimeterOfMercury(),
    ]
    if let unit = known.first(where: { $0.unitString == sign }) { return unit }
    for base in [gram(), meter(), joule(), literUnit()] where sign.hasSuffix(base.unitString) {
      let prefix = String(sign.dropLast(base.unitString.count))
      let prefixes = (0...13).compactMap(HKMetricPrefix.init(rawValue:))
      if let found = prefixes.first(where: { $0.sign == prefix }) {
        return HKUnit(sign, base.dimension, base.factor * found.factor)
      }
    }
    return HKUnit(sign, sign, 1)
  }
  /// Litres.
  public class func liter() -> HKUnit { literUnit() }
  class func literUnit() -> HKUnit { HKUnit("L", "volume", 1) }
  /// Litres with a prefix.
  public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.sign + "L", "volume", prefix.factor)
  }
  /// Yards.
  public class func yard() -> HKUnit { HKUnit("yd", "length", 0.9144) }
  /// Ounces.
  public class func ounce() -> HKUnit { HKUnit("oz", "mass", 28.349523125) }
  /// Degrees, which do not become those of Fahrenheit here.
  public class func degreeCelsius() -> HKUnit { HKUnit("degC", "temperature", 1) }
  /// Pressure.
  public class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", "pressure", 1) }
  /// Large calories, as food has them.
  public class func largeCalorie() -> HKUnit { HKUnit("Cal", "energy", 4184) }
}

/// Under which it is said that the user wrote something.
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
/// Under which the time zone is said.
public let HKMetadataKeyTimeZone = "HKTimeZone"
/// Under which it is said whether sport was indoors.
public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
