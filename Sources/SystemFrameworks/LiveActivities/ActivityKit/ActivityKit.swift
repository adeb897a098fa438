// Live activities on the lock screen: a device without them allows none, so none is ever begun.

import UIKit

/// What an activity is about. Only its state changes.
public protocol ActivityAttributes: Codable {
  /// What changes.
  associatedtype ContentState: Codable, Hashable
}

/// A state of an activity, and until when it counts.
public struct ActivityContent<State: Codable & Hashable> {
  /// What is shown.
  public var state: State
  /// From when on it is old; nil for never.
  public var staleDate: Date?
  /// Which of several is shown; the highest one.
  public var relevanceScore: Double
  /// A state.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }
}

extension ActivityContent: Sendable where State: Sendable {}

/// Where an activity stands.
public enum ActivityState: String, Codable, Sendable {
  /// Apple's names.
  case active, ended, dismissed, stale, pending
}

/// When an activity that ended goes.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  private var date: Date?
  private var isImmediate = false
  /// As the system has it.
  public static let `default` = ActivityUIDismissalPolicy()
  /// At once.
  public static let immediate = ActivityUIDismissalPolicy(isImmediate: true)
  /// At a time.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(date: date)
  }
  private init(date: Date? = nil, isImmediate: Bool = false) {
    (self.date, self.isImmediate) = (date, isImmediate)
  }
}

/// How an activity is changed from afar.
public struct PushType: Hashable, Sendable {
  private let channel: String?
  /// By messages to its token.
  public static let token = PushType(channel: nil)
  /// By messages of a channel.
  public static func channel(_ id: String) -> PushType { PushType(channel: id) }
}

/// Why an activity cannot begin.
public enum ActivityAuthorizationError: Error, Sendable {
  /// Apple's reasons.
  case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier
  /// Apple's reasons.
  case missingProcessIdentifier, persistenceFailure, reconnectNotPermitted, targetMaximumExceeded
  /// Apple's reasons.
  case unentitled, unsupported, unsupportedTarget, visibility
}

/// Whether activities may begin.
public final class ActivityAuthorizationInfo: Sendable {
  /// Asks.
  public init() {}
  /// They may not.
  public var areActivitiesEnabled: Bool { false }
  /// They may not be changed often.
  public var frequentPushesEnabled: Bool { false }
  /// Other answers: none come.
  public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}

/// Something that goes on and is shown on the lock screen. None ever begins.
public final class Activity<Attributes: ActivityAttributes>: Identifiable {
  /// What it shows.
  public typealias ContentState = Attributes.ContentState
  /// By which it is found.
  public let id: String
  /// What it is about.
  public let attributes: Attributes
  /// What it shows.
  public private(set) var content: ActivityContent<ContentState>
  /// Where it stands.
  public private(set) var activityState = ActivityState.active
  private init(id: String, attributes: Attributes, content: ActivityContent<ContentState>) {
    (self.id, self.attributes, self.content) = (id, attributes, content)
  }
  /// Those that go on: none.
  public static var activities: [Activity<Attributes>] { [] }
  /// Begins one.
  /// - Throws: `ActivityAuthorizationError.unsupported`, as on a device without activities.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }
  /// Begins one.
  /// - Throws: `ActivityAuthorizationError.unsupported`, as on a device without activities.
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }
  /// Where it stands from now on: nothing is told, as it never begins.
  public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
  /// What it shows from now on: nothing is told.
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { AsyncStream { $0.finish() } }
  /// What it shows from now on: nothing is told.
  public var contentStateUpdates: AsyncStream<ContentState> { AsyncStream { $0.finish() } }
  /// Its addresses for messages: none come.
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
  /// Its address for messages: nil.
  public var pushToken: Data? { nil }
  /// What it shows.
  public var contentState: ContentState { content.state }
  /// Shows something else.
  public func update(_ content: ActivityContent<ContentState>) async { self.content = content }
  /// Shows something else.
  public func update(using contentState: ContentState) async { content.state = contentState }
  /// Ends.
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    if let content { self.content = content }
    activityState = .ended
  }
  /// Ends.
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    if let contentState { content.state = contentState }
    activityState = .ended
  }
}
