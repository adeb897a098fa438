// What is known of the user's body: nothing; amounts in units count.

import UIKit

/// A unit: those of length, mass, time and energy become each other, all others stand for themselves.
open class HKUnit: NSObject, @unchecked Sendable {
  /// How it is written.
  public let unitString: String
  // What it measures, and how many of the basic unit it is.
  let dimension: String
  let factor: Double
  init(_ unitString: String, _ dimension: String, _ factor: Double) {
    (self.unitString, self.dimension, self.factor) = (unitString, dimension, factor)
  }
  /// Things.
  open class func count() -> HKUnit { HKUnit("count", "count", 1) }
  /// Parts of a hundred.
  open class func percent() -> HKUnit { HKUnit("%", "percent", 1) }
  /// Metres.
  open class func meter() -> HKUnit { HKUnit("m", "length", 1) }
  /// Metres with a prefix.
  open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { meter().with(prefix) }
  /// Feet.
  open class func foot() -> HKUnit { HKUnit("ft", "length", 0.3048) }
  /// Inches.
  open class func inch() -> HKUnit { HKUnit("in", "length", 0.0254) }
  /// Miles.
  open class func mile() -> HKUnit { HKUnit("mi", "length", 1609.344) }
  /// Grams.
  open class func gram() -> HKUnit { HKUnit("g", "mass", 1) }
  /// Grams with a prefix.
  open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { gram().with(prefix) }
  /// Pounds.
  open class func pound() -> HKUnit { HKUnit("lb", "mass", 453.59237) }
  /// Seconds.
  open class func second() -> HKUnit { HKUnit("s", "time", 1) }
  /// Minutes.
  open class func minute() -> HKUnit { HKUnit("min", "time", 60) }
  /// Hours.
  open class func hour() -> HKUnit { HKUnit("hr", "time", 3600) }
  /// Days.
  open class func day() -> HKUnit { HKUnit("d", "time", 86400) }
  /// Joules.
  open class func joule() -> HKUnit { HKUnit("J", "energy", 1) }
  /// Kilocalories.
  open class func kilocalorie() -> HKUnit { HKUnit("kcal", "energy", 4184) }
  /// One unit for each of another.
  open func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit("\(unitString)/\(unit.unitString)", "\(dimension)/\(unit.dimension)", factor / unit.factor)
  }
  private func with(_ prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.sign + unitString, dimension, factor * prefix.factor)
  }
}

/// What stands before a unit. Raw values are Apple's.
public enum HKMetricPrefix: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto
  var sign: String {
    ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T", "f"][rawValue]
  }
  var factor: Double {
    [1, 1e-12, 1e-9, 1e-6, 1e-3, 1e-2, 1e-1, 10, 100, 1e3, 1e6, 1e9, 1e12, 1e-15][rawValue]
  }
}

/// An amount in a unit.
open class HKQuantity: NSObject, @unchecked Sendable {
  private let unit: HKUnit
  private let value: Double
  /// An amount in a unit.
  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }
  /// What it was given in.
  var base: HKUnit { unit }
  /// Whether it can be told in a unit.
  open func `is`(compatibleWith unit: HKUnit) -> Bool { unit.dimension == self.unit.dimension }
  /// The amount in a unit. Apple raises an exception where the unit measures something else; here it is not a number.
  open func doubleValue(for unit: HKUnit) -> Double {
    `is`(compatibleWith: unit) ? value * (self.unit.factor / unit.factor) : .nan
  }
}

/// What an amount is of, by Apple's names.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Something of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier" + name }
  /// Steps.
  public static let stepCount = HKQuantityTypeIdentifier("StepCount")
  /// How far on foot.
  public static let distanceWalkingRunning = HKQuantityTypeIdentifier("DistanceWalkingRunning")
  /// Stairs.
  public static let flightsClimbed = HKQuantityTypeIdentifier("FlightsClimbed")
  /// Beats of the heart.
  public static let heartRate = HKQuantityTypeIdentifier("HeartRate")
  /// Energy used by moving.
  public static let activeEnergyBurned = HKQuantityTypeIdentifier("ActiveEnergyBurned")
  /// Energy used by being.
  public static let basalEnergyBurned = HKQuantityTypeIdentifier("BasalEnergyBurned")
  /// How heavy.
  public static let bodyMass = HKQuantityTypeIdentifier("BodyMass")
  /// How heavy for the height.
  public static let bodyMassIndex = HKQuantityTypeIdentifier("BodyMassIndex")
  /// How tall.
  public static let height = HKQuantityTypeIdentifier("Height")
  /// What was drunk.
  public static let dietaryWater = HKQuantityTypeIdentifier("DietaryWater")
  /// Sugar in the blood.
  public static let bloodGlucose = HKQuantityTypeIdentifier("BloodGlucose")
  /// Pressure of the blood, the higher one.
  public static let bloodPressureSystolic = HKQuantityTypeIdentifier("BloodPressureSystolic")
  /// Pressure of the blood, the lower one.
  public static let bloodPressureDiastolic = HKQuantityTypeIdentifier("BloodPressureDiastolic")
  /// Fat of the body.
  public static let bodyFatPercentage = HKQuantityTypeIdentifier("BodyFatPercentage")
  /// How heavy without fat.
  public static let leanBodyMass = HKQuantityTypeIdentifier("LeanBodyMass")
  /// How warm.
  public static let bodyTemperature = HKQuantityTypeIdentifier("BodyTemperature")
  /// Oxygen in the blood.
  public static let oxygenSaturation = HKQuantityTypeIdentifier("OxygenSaturation")
  /// Breaths.
  public static let respiratoryRate = HKQuantityTypeIdentifier("RespiratoryRate")
  /// Beats of the heart at rest.
  public static let restingHeartRate = HKQuantityTypeIdentifier("RestingHeartRate")
  /// How much beats of the heart differ.
  public static let heartRateVariabilitySDNN = HKQuantityTypeIdentifier("HeartRateVariabilitySDNN")
  /// Beats of the heart while walking.
  public static let walkingHeartRateAverage = HKQuantityTypeIdentifier("WalkingHeartRateAverage")
  /// Oxygen that can be used.
  public static let vo2Max = HKQuantityTypeIdentifier("Vo2Max")
  /// How far by bicycle.
  public static let distanceCycling = HKQuantityTypeIdentifier("DistanceCycling")
  /// How far in water.
  public static let distanceSwimming = HKQuantityTypeIdentifier("DistanceSwimming")
  /// Minutes of sport.
  public static let appleExerciseTime = HKQuantityTypeIdentifier("AppleExerciseTime")
  /// Minutes of standing.
  public static let appleStandTime = HKQuantityTypeIdentifier("AppleStandTime")
  /// Energy of food.
  public static let dietaryEnergyConsumed = HKQuantityTypeIdentifier("DietaryEnergyConsumed")
  /// Protein of food.
  public static let dietaryProtein = HKQuantityTypeIdentifier("DietaryProtein")
  /// Carbohydrates of food.
  public static let dietaryCarbohydrates = HKQuantityTypeIdentifier("DietaryCarbohydrates")
  /// Fat of food.
  public static let dietaryFatTotal = HKQuantityTypeIdentifier("DietaryFatTotal")
  /// Sugar of food.
  public static let dietarySugar = HKQuantityTypeIdentifier("DietarySugar")
  /// Caffeine.
  public static let dietaryCaffeine = HKQuantityTypeIdentifier("DietaryCaffeine")
  /// Around the waist.
  public static let waistCircumference = HKQuantityTypeIdentifier("WaistCircumference")
}

/// What a state is of, by Apple's names.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Something of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Sleep.
  public static let sleepAnalysis = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
  /// Moments of rest.
  public static let mindfulSession = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierMindfulSession")
}

/// What does not change, by Apple's names.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Something of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The day of birth.
  public static let dateOfBirth = HKCharacteristicTypeIdentifier(
    rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
  /// The sex.
  public static let biologicalSex = HKCharacteristicTypeIdentifier(
    rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
  /// The group of blood.
  public static let bloodType = HKCharacteristicTypeIdentifier(
    rawValue: "HKCharacteristicTypeIdentifierBloodType")
}

/// What can be known.
open class HKObjectType: NSObject, @unchecked Sendable {
  /// Apple's name of it.
  public let identifier: String
  init(_ identifier: String) { self.identifier = identifier }
  /// The type of samples that are amounts, such as steps.
  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
    HKQuantityType(identifier)
  }
  /// The type of samples that say which of several states it was, such as sleep.
  open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
    HKCategoryType(identifier)
  }
  /// The type of what does not change of a person, such as the day of birth.
  open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier)
    -> HKCharacteristicType?
  { HKCharacteristicType(identifier) }
  /// The type of samples of sport.
  open class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }
  /// Whether another object is the same.
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
  /// The same for the same.
  open override var hash: Int { identifier.hash }
}

/// What does not change of a person, such as the day of birth.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  /// The type of a name.
  public init(_ identifier: HKCharacteristicTypeIdentifier) { super.init(identifier.rawValue) }
}
/// What is measured again and again.
open class HKSampleType: HKObjectType, @unchecked Sendable {}
/// Samples that are amounts, such as steps.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  /// The type of the samples of a name.
  public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier.rawValue) }
}
/// Samples that say which of several states it was, such as sleep.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  /// The type of the samples of a name.
  public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier.rawValue) }
}
/// Samples of sport.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}

/// Something that is known.
open class HKObject: NSObject, @unchecked Sendable {
  /// Its name.
  public let uuid = UUID()
  /// What else is said of it.
  public let metadata: [String: Any]?
  init(metadata: [String: Any]?) { self.metadata = metadata }
}

/// Something that is known no longer.
open class HKDeletedObject: NSObject, @unchecked Sendable {
  /// Its name.
  public let uuid = UUID()
}

/// Something that was measured.
open class HKSample: HKObject, @unchecked Sendable {
  /// From when.
  public let startDate: Date
  /// Until when.
  public let endDate: Date
  /// What was measured.
  public let sampleType: HKSampleType
  init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]? = nil) {
    (sampleType, startDate, endDate) = (type, start, end)
    super.init(metadata: metadata)
  }
}

/// An amount that was measured.
open class HKQuantitySample: HKSample, @unchecked Sendable {
  /// The amount.
  public let quantity: HKQuantity
  /// What was measured.
  public let quantityType: HKQuantityType
  /// An amount of a time.
  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
    metadata: [String: Any]? = nil
  ) {
    (self.quantity, self.quantityType) = (quantity, quantityType)
    super.init(quantityType, startDate, endDate, metadata)
  }
}

/// A state that was measured.
open class HKCategorySample: HKSample, @unchecked Sendable {
  /// The state's number.
  public let value: Int
  /// What.
  public let categoryType: HKCategoryType
  /// A state of a time.
  public init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date,
    metadata: [String: Any]? = nil
  ) {
    (self.value, categoryType) = (value, type)
    super.init(type, startDate, endDate, metadata)
  }
}

/// Why nothing is known.
public struct HKError: Error, Equatable, CustomNSError, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case noError, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument
    case errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible
    case errorUserCanceled, errorAnotherWorkoutSessionStarted, errorUserExitedWorkoutSession
    case errorRequiredAuthorizationDenied, errorNoData, errorWorkoutActivityNotAllowed
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { "com.apple.healthkit" }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
}

/// Whether something may be written. Raw values are Apple's.
public enum HKAuthorizationStatus: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case notDetermined, sharingDenied, sharingAuthorized
}

/// How amounts become one. Raw values are Apple's.
public struct HKStatisticsOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// For each source.
  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  /// Their mean.
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  /// The least.
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  /// The most.
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  /// Their sum.
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
}

/// How the time of a question is meant. Raw values are Apple's.
public struct HKQueryOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Begins within it.
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  /// Ends within it.
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// No limit.
public let HKObjectQueryNoLimit = 0
/// By the beginning.
public let HKSampleSortIdentifierStartDate = "startDate"
/// By the end.
public let HKSampleSortIdentifierEndDate = "endDate"

/// A question.
open class HKQuery: NSObject, @unchecked Sendable {
  let answer: (HKQuery, any Error) -> Void
  init(_ answer: @escaping (HKQuery, any Error) -> Void) { self.answer = answer }
  /// What was measured between two times.
  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: false) }
}

/// Asks for what was measured.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  /// Asks for what was measured.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) { super.init { query, error in (query as? HKSampleQuery).map { resultsHandler($0, nil, error) } } }
}

/// One for several amounts.
open class HKStatistics: NSObject, @unchecked Sendable {
  /// What.
  open var quantityType: HKQuantityType { HKQuantityType(.stepCount) }
  /// From when.
  open var startDate: Date { .distantPast }
  /// Until when.
  open var endDate: Date { .distantFuture }
  /// The newest.
  open func mostRecentQuantity() -> HKQuantity? { nil }
  /// Their sum.
  open func sumQuantity() -> HKQuantity? { nil }
  /// Their mean.
  open func averageQuantity() -> HKQuantity? { nil }
  /// The least.
  open func minimumQuantity() -> HKQuantity? { nil }
  /// The most.
  open func maximumQuantity() -> HKQuantity? { nil }
}

/// Asks for one for several amounts.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  /// Asks for one for several amounts.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) { super.init { query, error in (query as? HKStatisticsQuery).map { handler($0, nil, error) } } }
}

/// What is known of the user: nothing, on a device that knows no such things.
open class HKHealthStore: NSObject, @unchecked Sendable {
  /// Whether the device knows such things: it does not.
  open class func isHealthDataAvailable() -> Bool { false }
  private var error: any Error { HKError(.errorHealthDataUnavailable) }
  /// Whether something may be written: it may not.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
  /// Asks the user: there is nothing to ask for.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, error) }
  /// Asks the user: there is nothing to ask for.
  open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
    async throws
  { throw error }
  /// Asks: the answer is that nothing is known.
  open func execute(_ query: HKQuery) { query.answer(query, error) }
  /// Asks no longer.
  open func stop(_ query: HKQuery) {}
  /// Keeps something: it cannot.
  open func save(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completion(false, error)
  }
  /// Keeps something: it cannot.
  open func save(_ object: HKObject) async throws { throw error }
}
