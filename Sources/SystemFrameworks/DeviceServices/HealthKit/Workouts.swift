// Sport as it is done, values that belong together, and more units: amounts count, nothing is measured or kept.

import Plumbline
import UIKit

private let unavailable = HKError(.errorHealthDataUnavailable)

// MARK: Units

extension HKUnit {
  /// 14 pounds.
  public class func stone() -> HKUnit { HKUnit("st", "mass", 6350.29318) }
  /// A thousandth of a large one.
  public class func smallCalorie() -> HKUnit { HKUnit("cal", "energy", 4.184) }
  /// 29.6 millilitres.
  public class func fluidOunceUS() -> HKUnit { HKUnit("fl_oz_us", "volume", 0.029_573_529_562_5) }
  /// 28.4 millilitres.
  public class func fluidOunceImperial() -> HKUnit { HKUnit("fl_oz_imp", "volume", 0.028_413_062_5) }
  /// 473 millilitres.
  public class func pintUS() -> HKUnit { HKUnit("pt_us", "volume", 0.473_176_473) }
  /// 568 millilitres.
  public class func pintImperial() -> HKUnit { HKUnit("pt_imp", "volume", 0.568_261_25) }
  /// 237 millilitres.
  public class func cupUS() -> HKUnit { HKUnit("cup_us", "volume", 0.236_588_236_5) }
  /// 284 millilitres.
  public class func cupImperial() -> HKUnit { HKUnit("cup_imp", "volume", 0.284_130_625) }
  /// Of pressure.
  public class func pascal() -> HKUnit { HKUnit("Pa", "pressure", 1 / 133.322_387_415) }
  /// That of the air at the sea.
  public class func atmosphere() -> HKUnit { HKUnit("atm", "pressure", 760) }
  /// Of pressure.
  public class func inchesOfMercury() -> HKUnit { HKUnit("inHg", "pressure", 25.4) }
  /// How often a second.
  public class func hertz() -> HKUnit { HKUnit("Hz", "count/time", 1) }
  /// Of current's force.
  public class func volt() -> HKUnit { HKUnit("V", "voltage", 1) }
  /// Joules a second.
  public class func watt() -> HKUnit { HKUnit("W", "energy/time", 1) }
  /// How well current goes.
  public class func siemen() -> HKUnit { HKUnit("S", "conductance", 1) }
  /// An arc as long as its radius.
  public class func radianAngle() -> HKUnit { HKUnit("rad", "angle", 1) }
  /// A 360th of a turn.
  public class func degreeAngle() -> HKUnit { HKUnit("deg", "angle", .pi / 180) }
  /// Of light.
  public class func lux() -> HKUnit { HKUnit("lx", "illuminance", 1) }
  /// As much as has an effect.
  public class func internationalUnit() -> HKUnit { HKUnit("IU", "international", 1) }
  /// How loud it is.
  public class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit("dBASPL", "loudness", 1) }
  /// One times another.
  public func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit("\(unitString)·\(unit.unitString)", "\(dimension)·\(unit.dimension)", factor * unit.factor)
  }
  /// One by itself some times.
  public func unitRaised(toPower power: Int) -> HKUnit {
    HKUnit("\(unitString)^\(power)", "\(dimension)^\(power)", pow(factor, Double(power)))
  }
  /// How many for one.
  public func reciprocal() -> HKUnit { HKUnit("1/\(unitString)", "1/\(dimension)", 1 / factor) }
  /// Whether it has no dimension: that of numbers.
  public func isNull() -> Bool { dimension == "count" }
}

extension HKQuantity {
  /// Which is more; both have to be of one kind.
  public func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let (own, other) = (doubleValue(for: base), quantity.doubleValue(for: base))
    return own < other ? .orderedAscending : own > other ? .orderedDescending : .orderedSame
  }
}

// MARK: What belongs together

/// Kinds of values that belong together.
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// A kind.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Both pressures of blood.
  public static let bloodPressure = HKCorrelationTypeIdentifier(
    rawValue: "HKCorrelationTypeIdentifierBloodPressure")
  /// What is in food.
  public static let food = HKCorrelationTypeIdentifier(rawValue: "HKCorrelationTypeIdentifierFood")
}

/// A kind of values that belong together.
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
  /// A kind.
  public init(_ identifier: HKCorrelationTypeIdentifier) { super.init(identifier.rawValue) }
}

extension HKObjectType {
  /// A kind of values that belong together.
  public class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier)
    -> HKCorrelationType?
  {
    HKCorrelationType(identifier)
  }
}

/// Values that belong together.
open class HKCorrelation: HKSample, @unchecked Sendable {
  /// Their kind.
  public let correlationType: HKCorrelationType
  /// The values.
  public let objects: Set<HKSample>
  /// Values that belong together.
  public init(
    type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>,
    metadata: [String: Any]? = nil
  ) {
    (self.correlationType, self.objects) = (correlationType, objects)
    super.init(correlationType, startDate, endDate, metadata)
  }
  /// Those of a kind.
  open func objects(for objectType: HKObjectType) -> Set<HKSample> {
    objects.filter { $0.sampleType == objectType }
  }
}

/// Asks for values that belong together: it hears that nothing is known.
open class HKCorrelationQuery: HKQuery, @unchecked Sendable {
  /// Asks.
  public init(
    type correlationType: HKCorrelationType, predicate: NSPredicate?,
    samplePredicates: [HKSampleType: NSPredicate]?,
    completion: @escaping (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void
  ) { super.init { query, error in (query as? HKCorrelationQuery).map { completion($0, nil, error) } } }
}

// MARK: Sport

/// Where one does sport. Raw values are Apple's.
public enum HKWorkoutSessionLocationType: Int, Sendable {
  /// Apple's names with the raw values.
  case unknown = 1
  case indoor, outdoor
}

/// Where one swims. Raw values are Apple's.
public enum HKWorkoutSwimmingLocationType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case unknown, pool, openWater
}

/// Which sport one does, and where.
open class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
  /// Which.
  open var activityType = HKWorkoutActivityType.other
  /// Where.
  open var locationType = HKWorkoutSessionLocationType.unknown
  /// Where one swims.
  open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
  /// How long a lane is.
  open var lapLength: HKQuantity?
  public override init() { super.init() }
}

/// What happens during sport. Raw values are Apple's.
public enum HKWorkoutEventType: Int, Sendable {
  /// Apple's names with the raw values.
  case pause = 1
  case resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
}

/// Something that happens during sport.
open class HKWorkoutEvent: NSObject, @unchecked Sendable {
  /// What.
  public let type: HKWorkoutEventType
  /// When.
  public let dateInterval: DateInterval
  /// What is said of it.
  public let metadata: [String: Any]?
  /// Something that happens.
  public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]? = nil) {
    (self.type, self.dateInterval, self.metadata) = (type, dateInterval, metadata)
  }
}

/// Puts what was done together: what is added is kept; the store cannot be told.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
  /// Which sport.
  public let workoutConfiguration: HKWorkoutConfiguration
  /// Since when.
  open private(set) var startDate: Date?
  /// Until when.
  open private(set) var endDate: Date?
  /// What happened.
  open private(set) var workoutEvents: [HKWorkoutEvent] = []
  /// What is said of it.
  open private(set) var metadata: [String: Any] = [:]
  /// Seconds of it.
  open func elapsedTime(at date: Date) -> TimeInterval {
    startDate.map { max(min(date, endDate ?? date).timeIntervalSince($0), 0) } ?? 0
  }
  /// Puts it together.
  public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
    workoutConfiguration = configuration
  }
  /// It begins.
  open func beginCollection(
    withStart startDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    self.startDate = startDate
    completion(true, nil)
  }
  /// It begins.
  open func beginCollection(at startDate: Date) async throws { self.startDate = startDate }
  /// Adds values: the store cannot be told.
  open func add(_ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    completion(false, unavailable)
  }
  /// Adds what happened.
  open func addWorkoutEvents(
    _ workoutEvents: [HKWorkoutEvent], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    self.workoutEvents += workoutEvents
    completion(true, nil)
  }
  /// Says something of it.
  open func addMetadata(
    _ metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    self.metadata.merge(metadata) { $1 }
    completion(true, nil)
  }
  /// It ends.
  open func endCollection(
    withEnd endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    self.endDate = endDate
    completion(true, nil)
  }
  /// It ends.
  open func endCollection(at endDate: Date) async throws { self.endDate = endDate }
  /// Tells the store: an error.
  open func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void) {
    completion(nil, unavailable)
  }
  /// Tells the store: an error.
  open func finishWorkout() async throws -> HKWorkout? { throw unavailable }
  /// Forgets it.
  open func discardWorkout() {}
}

/// A way that was gone; none is made here.
open class HKWorkoutRoute: HKSample, @unchecked Sendable {
  /// How many places it has.
  open var count: Int { 0 }
}

extension HKWorkout {
  /// What happened.
  public var workoutEvents: [HKWorkoutEvent]? { nil }
  /// Values of it: not known.
  public func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
  /// Values of it: not known.
  public var allStatistics: [HKQuantityType: HKStatistics] { [:] }
}

// MARK: Asking

/// What is asked for.
open class HKQueryDescriptor: NSObject, @unchecked Sendable {
  /// Which kind.
  public let sampleType: HKSampleType
  /// Which of them; nil for all.
  public let predicate: NSPredicate?
  /// What is asked for.
  public init(sampleType: HKSampleType, predicate: NSPredicate?) {
    (self.sampleType, self.predicate) = (sampleType, predicate)
  }
}

extension HKSampleQuery {
  /// Asks for several kinds: it hears that nothing is known.
  public convenience init(
    queryDescriptors: [HKQueryDescriptor], limit: Int,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    self.init(
      sampleType: queryDescriptors.first?.sampleType ?? HKQuantityType(.stepCount), predicate: nil,
      limit: limit, sortDescriptors: nil, resultsHandler: resultsHandler)
  }
}

extension HKQuery {
  /// One of a name: none.
  public class func predicateForObject(with UUID: UUID) -> NSPredicate { NSPredicate(value: false) }
  /// Those of names: none.
  public class func predicateForObjects(with UUIDs: Set<UUID>) -> NSPredicate { NSPredicate(value: false) }
  /// Those of which something is said: none.
  public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Those of sources: none.
  public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Those that belong to sport: none.
  public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate { NSPredicate(value: false) }
}

/// Whether the user was asked. Raw values are Apple's.
public enum HKAuthorizationRequestStatus: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case unknown, shouldRequest, unnecessary
}

extension HKHealthStore {
  /// Whether the user was asked: not known.
  public func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) { completion(.unknown, unavailable) }
  /// The first day of which something may be known.
  public func earliestPermittedSampleDate() -> Date { .distantPast }
  /// Tells changes in the background no longer: an error.
  public func disableBackgroundDelivery(
    for type: HKObjectType, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, unavailable) }
  /// Units that the user likes: not known.
  public func preferredUnits(
    for quantityTypes: Set<HKQuantityType>,
    completion: @escaping @Sendable ([HKQuantityType: HKUnit], (any Error)?) -> Void
  ) { completion([:], unavailable) }
  /// Starts the application on the watch: there is none.
  public func startWatchApp(
    with workoutConfiguration: HKWorkoutConfiguration,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, unavailable) }
  /// Whether records of physicians are there: no.
  public func supportsHealthRecords() -> Bool { false }
}
