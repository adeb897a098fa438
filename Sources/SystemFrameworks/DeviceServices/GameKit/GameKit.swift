// Players, results and matches, on a device where nobody plays: the player is not signed in, nothing is sent.

import Plumbline
import UIKit

/// Why nobody plays.
public struct GKError: Error, Equatable, CustomNSError, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Apple's names with the raw values.
    case unknown = 1
    case cancelled = 2
    case communicationsFailure = 3
    case userDenied = 4
    case invalidCredentials = 5
    case notAuthenticated = 6
    case authenticationInProgress = 7
    case invalidPlayer = 8
    case scoreNotSet = 9
    case parentalControlsBlocked = 10
    case playerStatusExceedsMaximumLength = 11
    case playerStatusInvalid = 12
    case matchRequestInvalid = 13
    case underage = 14
    case gameUnrecognized = 15
    case notSupported = 16
    case invalidParameter = 17
    case unexpectedConnection = 18
    case challengeInvalid = 19
    case turnBasedMatchDataTooLarge = 20
    case turnBasedTooManySessions = 21
    case turnBasedInvalidParticipant = 22
    case turnBasedInvalidTurn = 23
    case turnBasedInvalidState = 24
    case invitationsDisabled = 25
    case playerPhotoFailure = 26
    case ubiquityContainerUnavailable = 27
    case matchNotConnected = 28
    case gameSessionRequestInvalid = 29
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { "GKErrorDomain" }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
}

/// Somebody who plays.
open class GKPlayer: NSObject, @unchecked Sendable {
  /// The player's name for this game.
  open var gamePlayerID: String { "" }
  /// The player's name for this team's games.
  open var teamPlayerID: String { "" }
  /// The player's name.
  open var playerID: String { "" }
  /// How the player is called.
  open var displayName: String { "" }
  /// How the player calls themselves.
  open var alias: String { "" }
}

/// Whoever plays here: nobody is signed in.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  private static let shared = GKLocalPlayer()
  /// Whoever plays here.
  open class var local: GKLocalPlayer { shared }
  /// Whoever plays here.
  open class func localPlayer() -> GKLocalPlayer { shared }
  /// Whether somebody is signed in: nobody is.
  open var isAuthenticated: Bool { false }
  /// Whether it is a child: nobody is.
  open var isUnderage: Bool { false }
  /// Whether playing with others is not allowed.
  open var isMultiplayerGamingRestricted: Bool { false }
  /// Is told who plays: on the main queue, that nobody does.
  open var authenticateHandler: (@MainActor (UIViewController?, (any Error)?) -> Void)? {
    didSet {
      guard let authenticateHandler else { return }
      DispatchQueue.main.async {
        MainActor.assumeIsolated { authenticateHandler(nil, GKError(.notAuthenticated)) }
      }
    }
  }
  /// Asks for the leaderboard that is usual: nobody is signed in.
  open func loadDefaultLeaderboardIdentifier(
    completionHandler: ((String?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, GKError(.notAuthenticated)) }
}

/// A result.
open class GKScore: NSObject, @unchecked Sendable {
  /// The result.
  open var value: Int64 = 0
  /// Whatever the game says of it.
  open var context: UInt64 = 0
  /// In which list.
  open var leaderboardIdentifier: String
  /// As it is written.
  open var formattedValue: String? { String(value) }
  /// Which place.
  open var rank: Int { 0 }
  /// Of a list.
  public init(leaderboardIdentifier identifier: String) { leaderboardIdentifier = identifier }
  /// Tells results: nobody is signed in.
  open class func report(_ scores: [GKScore], withCompletionHandler: (((any Error)?) -> Void)? = nil) {
    withCompletionHandler?(GKError(.notAuthenticated))
  }
}

/// Something that was achieved.
open class GKAchievement: NSObject, @unchecked Sendable {
  /// What.
  open var identifier: String
  /// How much of it.
  open var percentComplete: Double = 0
  /// Whether all of it.
  open var isCompleted: Bool { percentComplete >= 100 }
  /// Whether the player is told; carried.
  open var showsCompletionBanner = false
  /// Of a name.
  public init(identifier: String) { self.identifier = identifier }
  /// Tells what was achieved: nobody is signed in.
  open class func report(
    _ achievements: [GKAchievement], withCompletionHandler: (((any Error)?) -> Void)? = nil
  ) { withCompletionHandler?(GKError(.notAuthenticated)) }
  /// Asks what was achieved: nobody is signed in.
  open class func loadAchievements(
    completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, GKError(.notAuthenticated)) }
  /// Forgets what was achieved: nobody is signed in.
  open class func resetAchievements(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(GKError(.notAuthenticated))
  }
}

/// A list of results.
open class GKLeaderboard: NSObject, @unchecked Sendable {
  /// Whose results. Raw values are Apple's.
  public enum PlayerScope: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case global, friendsOnly
  }
  /// Since when. Raw values are Apple's.
  public enum TimeScope: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case today, week, allTime
  }
  /// A place of the list.
  open class Entry: NSObject, @unchecked Sendable {
    /// Who.
    open var player: GKPlayer { GKPlayer() }
    /// Which place.
    open var rank: Int { 0 }
    /// The result.
    open var score: Int { 0 }
    /// As it is written.
    open var formattedScore: String { "0" }
  }
  /// What it is called.
  open var title: String? { nil }
  /// Which one it is; carried.
  open var identifier: String?
  /// Whose results; carried.
  open var playerScope = PlayerScope.global
  /// Since when; carried.
  open var timeScope = TimeScope.allTime
  /// Which places; carried.
  open var range = NSRange(location: 1, length: 25)
  /// A list.
  public override init() { super.init() }
  /// Tells a result: nobody is signed in.
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(GKError(.notAuthenticated)) }
  /// Tells a result: nobody is signed in.
  open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String])
    async throws
  { throw GKError(.notAuthenticated) }
  /// Asks for lists: nobody is signed in.
  open class func loadLeaderboards(
    IDs leaderboardIDs: [String]?, completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
  ) { completionHandler(nil, GKError(.notAuthenticated)) }
  /// Asks for results: nobody is signed in.
  open func loadScores(completionHandler: (([GKScore]?, (any Error)?) -> Void)? = nil) {
    completionHandler?(nil, GKError(.notAuthenticated))
  }
}

/// What is shown of a game. Raw values are Apple's.
public enum GKGameCenterViewControllerState: Int, Sendable {
  /// Apple's names with the raw values.
  case `default` = -1
  case leaderboards = 0
  case achievements = 1
  case challenges = 2
  case localPlayerProfile = 3
  case dashboard = 4
}

/// Is told of the end; never here.
@preconcurrency @MainActor
public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
  /// The user is done.
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// Shows results: a controller like any other in layout.
@preconcurrency @MainActor
open class GKGameCenterViewController: UINavigationController {
  /// Is told of the end; never here.
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  /// What is shown; carried.
  open var viewState = GKGameCenterViewControllerState.default
  /// Which list; carried.
  open var leaderboardIdentifier: String?
  /// Since when; carried.
  open var leaderboardTimeScope = GKLeaderboard.TimeScope.allTime
  /// Shows something.
  public convenience init(state: GKGameCenterViewControllerState) {
    self.init(nibName: nil, bundle: nil)
    viewState = state
  }
  /// Shows a list.
  public convenience init(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
  ) {
    self.init(state: .leaderboards)
    leaderboardIdentifier = leaderboardID
    leaderboardTimeScope = timeScope
  }
}

/// The mark of the game centre in a corner; carried, as none is seen.
@preconcurrency @MainActor
open class GKAccessPoint: NSObject {
  /// Which corner. Raw values are Apple's.
  public enum Location: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }
  /// The only one.
  public static let shared = GKAccessPoint()
  /// Whether it is there; carried.
  open var isActive = false
  /// Which corner; carried.
  open var location = Location.topLeading
  /// Whether it tells of achievements; carried.
  open var showHighlights = false
}

/// A banner over the game: none is seen.
open class GKNotificationBanner: NSObject {
  /// Shows a text; done at once.
  open class func show(
    withTitle title: String?, message: String?, completionHandler: (() -> Void)? = nil
  ) { completionHandler?() }
}
