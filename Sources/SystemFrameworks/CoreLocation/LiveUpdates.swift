// Places and conditions as sequences, as they are since iOS 17. Location services are off here: a sequence of places says so once
// and then waits, and one of conditions only waits. A task that is cancelled ends both.

import FoundationAdditions

/// Where the device is, or why that is not known.
public struct CLLocationUpdate: Sendable {
  /// What places are for; carried.
  public enum LiveConfiguration: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }
  /// Where it is; nil while that is not known.
  public let location: CLLocation?
  /// Whether it rests.
  public let stationary: Bool
  /// The earlier name of `stationary`.
  public var isStationary: Bool { stationary }
  /// Whether the application may not know it.
  public let authorizationDenied: Bool
  /// Whether no application may know it: location services are off.
  public let authorizationDeniedGlobally: Bool
  /// Whether the application cannot be allowed to know it; no.
  public var authorizationRestricted: Bool { false }
  /// Whether the user is being asked; no.
  public var authorizationRequestInProgress: Bool { false }
  /// Whether the application is not seen enough; no.
  public var insufficientlyInUse: Bool { false }
  /// Whether the device looks for it in vain.
  public var locationUnavailable: Bool { location == nil && !authorizationDenied }
  /// Whether it is known roughly only; no.
  public var accuracyLimited: Bool { false }
  /// Whether a session has to be asked for first; no.
  public var serviceSessionRequired: Bool { false }

  /// An update; for tests, which hand it to what a program does with updates. Without a place the application may not know it.
  public init(location: CLLocation?, stationary: Bool = false) {
    self.location = location
    self.stationary = stationary
    authorizationDenied = location == nil
    authorizationDeniedGlobally = location == nil
  }

  /// Updates from now on: one that says that the application may not know the place.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }

  /// Updates, one after the other.
  public struct Updates: AsyncSequence, Sendable {
    /// What there is.
    public typealias Element = CLLocationUpdate
    /// Goes through them.
    public func makeAsyncIterator() -> Iterator { Iterator() }
    /// Goes through them.
    public struct Iterator: AsyncIteratorProtocol {
      private var hasTold = false
      /// First that places may not be known; then it waits until the task is cancelled, and gives nil.
      public mutating func next() async throws -> CLLocationUpdate? {
        if hasTold {
          await untilCancelled()
          return nil
        }
        hasTold = true
        return CLLocationUpdate(location: nil)
      }
    }
  }
}

/// Waits until the task is cancelled.
private func untilCancelled() async {
  let (stream, continuation) = AsyncStream<Void>.makeStream()
  for await _ in stream {}
  continuation.finish()
}

/// What an application wants to know of places, for as long as it keeps this. Nothing is allowed here, so that it changes nothing.
open class CLServiceSession: NSObject, @unchecked Sendable {
  /// What is wanted. Raw values are Apple's.
  public enum AuthorizationRequirement: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case none, whenInUse, always
  }
  /// A session.
  public init(authorization: AuthorizationRequirement) { super.init() }
  /// A session that asks for exact places, for a reason of the application's list.
  public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) { super.init() }
  /// Ends it.
  open func invalidate() {}
}

/// Keeps places coming while the application is not seen; none come here.
open class CLBackgroundActivitySession: NSObject, @unchecked Sendable {
  /// Begins.
  public override init() { super.init() }
  /// Ends it.
  open func invalidate() {}
}

/// What a monitor watches.
public protocol CLCondition: Sendable {}

/// Watches conditions. They are kept with the state that they were assumed to have; none changes here, and no event comes.
public actor CLMonitor {
  /// A circle on earth.
  public struct CircularGeographicCondition: CLCondition {
    /// Its middle.
    public let center: CLLocationCoordinate2D
    /// Metres from there to its edge.
    public let radius: CLLocationDistance
    /// A circle.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
      (self.center, self.radius) = (center, radius)
    }
  }
  /// Beacons.
  public struct BeaconIdentityCondition: CLCondition {
    /// Whose they are.
    public let uuid: UUID
    /// Which ones; nil for all.
    public let major: CLBeaconMajorValue?
    /// Which ones of these; nil for all.
    public let minor: CLBeaconMinorValue?
    /// All of somebody's.
    public init(uuid: UUID) { (self.uuid, major, minor) = (uuid, nil, nil) }
    /// Some of somebody's.
    public init(uuid: UUID, major: CLBeaconMajorValue) { (self.uuid, self.major, minor) = (uuid, major, nil) }
    /// One of somebody's.
    public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
      (self.uuid, self.major, self.minor) = (uuid, major, minor)
    }
  }
  /// Whether a condition holds.
  public struct Event: Sendable {
    /// Whether a condition holds. Raw values are Apple's.
    public enum State: UInt, Sendable {
      /// Apple's names in the order of the raw values.
      case unknown, satisfied, unsatisfied, unmonitored
    }
    /// The condition's name.
    public let identifier: String
    /// What exactly holds; nil where nothing more is known.
    public let refinement: (any CLCondition)?
    /// Whether it holds.
    public let state: State
    /// Since when.
    public let date: Date
    /// An event; for tests, which hand it to what a program does with events.
    public init(
      identifier: String, state: State, refinement: (any CLCondition)? = nil, date: Date = Date()
    ) {
      (self.identifier, self.state) = (identifier, state)
      (self.refinement, self.date) = (refinement, date)
    }
  }
  /// A condition with what is known of it.
  public struct Record: Sendable {
    /// What is watched.
    public let condition: any CLCondition
    /// What was told last.
    public let lastEvent: Event
  }
  /// Events, one after the other: none comes.
  public struct Events: AsyncSequence, Sendable {
    /// What there is.
    public typealias Element = Event
    /// Goes through them.
    public func makeAsyncIterator() -> Iterator { Iterator() }
    /// Goes through them.
    public struct Iterator: AsyncIteratorProtocol {
      /// Waits until the task is cancelled, and gives nil.
      public mutating func next() async throws -> Event? {
        await untilCancelled()
        return nil
      }
    }
  }

  /// What it is called.
  public nonisolated let name: String
  private var records: [String: Record] = [:]

  /// A monitor; conditions are not kept beyond it.
  public init(_ name: String) async { self.name = name }

  /// The names of the conditions, in their alphabet's order.
  public var identifiers: [String] { records.keys.sorted() }
  /// What comes from now on.
  public var events: Events { Events() }
  /// Watches a condition, of which is not known whether it holds.
  public func add(_ condition: any CLCondition, identifier: String) {
    add(condition, identifier: identifier, assuming: .unknown)
  }
  /// Watches a condition that is taken to hold, or not.
  public func add(_ condition: any CLCondition, identifier: String, assuming state: Event.State) {
    records[identifier] = Record(
      condition: condition, lastEvent: Event(identifier: identifier, state: state))
  }
  /// Watches a condition no longer.
  public func remove(_ identifier: String) { records[identifier] = nil }
  /// What is known of a condition; nil for names that there are not.
  public func record(for identifier: String) -> Record? { records[identifier] }
}
