// Matches of several players, in turns or at the same time: nobody is signed in, so that none begins.

import Plumbline
import UIKit

private let signedOut = GKError(.notAuthenticated)

/// What is asked of a match; carried.
open class GKMatchRequest: NSObject, @unchecked Sendable {
  /// How many players at least.
  open var minPlayers = 2
  /// How many players at most.
  open var maxPlayers = 2
  /// How many places are shown.
  open var defaultNumberOfPlayers = 2
  /// Which kind of match.
  open var playerGroup = 0
  /// Which role.
  open var playerAttributes: UInt32 = 0
  /// Who is asked.
  open var recipients: [GKPlayer]?
  /// What they are told.
  open var inviteMessage: String?
  /// Is told who answered.
  open var recipientResponseHandler: ((GKPlayer, GKInviteRecipientResponse) -> Void)?
  /// The queue of the rules.
  open var queueName: String?
  /// What the rules look at.
  open var properties: [String: Any]?
  /// What kind of match. Raw values are Apple's.
  public enum MatchType: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case peerToPeer, hosted, turnBased
  }
  /// How many players a kind of match can have: 16 of those in turns and of those with a server, 4 of others.
  open class func maxPlayersAllowedForMatch(of matchType: MatchType) -> Int {
    matchType == .peerToPeer ? 4 : 16
  }
  public override init() { super.init() }
}

/// What somebody answered who was asked. Raw values are Apple's.
public enum GKInviteRecipientResponse: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case accepted, declined, failed, incompatible, unableToConnect, noAnswer
}

/// Whether a player is there. Raw values are Apple's.
public enum GKPlayerConnectionState: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case unknown, connected, disconnected
}

/// A match at the same time; none begins here.
open class GKMatch: NSObject, @unchecked Sendable {
  /// How bytes are sent. Raw values are Apple's.
  public enum SendDataMode: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case reliable, unreliable
  }
  /// Is told; never here.
  open weak var delegate: (any GKMatchDelegate)?
  /// The others.
  open var players: [GKPlayer] { [] }
  /// How many are waited for.
  open var expectedPlayerCount: Int { 0 }
  /// Sends bytes to all: an error.
  open func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws { throw signedOut }
  /// Sends bytes to some: an error.
  open func send(_ data: Data, to players: [GKPlayer], dataMode mode: SendDataMode) throws { throw signedOut }
  /// Leaves.
  open func disconnect() {}
  /// Who is best as the one that decides: nobody is known.
  open func chooseBestHostingPlayer(completionHandler: @escaping (GKPlayer?) -> Void) {
    completionHandler(nil)
  }
  /// Plays again: an error.
  open func rematch(completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil) {
    completionHandler?(nil, signedOut)
  }
}

/// Is told of a match; never here.
public protocol GKMatchDelegate: NSObjectProtocol {
  /// Bytes came.
  func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
  /// Bytes came for somebody.
  func match(
    _ match: GKMatch, didReceive data: Data, forRecipient recipient: GKPlayer,
    fromRemotePlayer player: GKPlayer)
  /// A player came or went.
  func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
  /// It ended.
  func match(_ match: GKMatch, didFailWithError error: (any Error)?)
  /// Whether a player who went is asked again.
  func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool
}

extension GKMatchDelegate {
  /// Does nothing by default.
  public func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer) {}
  /// Does nothing by default.
  public func match(
    _ match: GKMatch, didReceive data: Data, forRecipient recipient: GKPlayer,
    fromRemotePlayer player: GKPlayer
  ) {}
  /// Does nothing by default.
  public func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState) {}
  /// Does nothing by default.
  public func match(_ match: GKMatch, didFailWithError error: (any Error)?) {}
  /// No by default.
  public func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool { false }
}

/// Somebody asks to play; none is made here.
open class GKInvite: NSObject, @unchecked Sendable {
  /// Who.
  open var sender: GKPlayer { GKPlayer() }
  /// Whether a server is in between.
  open var isHosted: Bool { false }
  /// Which kind of match.
  open var playerGroup: Int { 0 }
  /// Which role.
  open var playerAttributes: UInt32 { 0 }
}

/// Finds players: none are found.
open class GKMatchmaker: NSObject, @unchecked Sendable {
  private static let one = GKMatchmaker()
  /// The application's.
  open class func shared() -> GKMatchmaker { one }
  /// A match: an error.
  open func findMatch(
    for request: GKMatchRequest,
    withCompletionHandler completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, signedOut) }
  /// A match: an error.
  open func findMatch(for request: GKMatchRequest) async throws -> GKMatch { throw signedOut }
  /// Players for a match with a server: an error.
  open func findPlayers(
    forHostedRequest request: GKMatchRequest,
    withCompletionHandler completionHandler: (([GKPlayer]?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, signedOut) }
  /// A match of somebody who asks: an error.
  open func match(for invite: GKInvite, completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil) {
    completionHandler?(nil, signedOut)
  }
  /// More players for a match: an error.
  open func addPlayers(
    to match: GKMatch, matchRequest: GKMatchRequest, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(signedOut) }
  /// Finds no longer.
  open func cancel() {}
  /// Asks somebody no longer.
  open func cancelPendingInvite(to player: GKPlayer) {}
  /// No more players come.
  open func finishMatchmaking(for match: GKMatch) {}
  /// How many want to play: an error.
  open func queryActivity(completionHandler: ((Int, (any Error)?) -> Void)? = nil) {
    completionHandler?(0, signedOut)
  }
  /// Looks for players near by; there are none.
  open func startBrowsingForNearbyPlayers(handler reachableHandler: ((GKPlayer, Bool) -> Void)? = nil) {}
  /// Looks for players near by no longer.
  open func stopBrowsingForNearbyPlayers() {}
}

/// How players are found. Raw values are Apple's.
public enum GKMatchmakingMode: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case `default`, nearbyOnly, automatchOnly, inviteOnly
}

/// Shows how players are found: a controller like any other.
@preconcurrency @MainActor
open class GKMatchmakerViewController: UINavigationController {
  /// Is told; never here.
  open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
  /// What is asked.
  open private(set) var matchRequest = GKMatchRequest()
  /// Whether a server is in between; carried.
  open var isHosted = false
  /// How players are found; carried.
  open var matchmakingMode = GKMatchmakingMode.default
  /// Whether it may begin with few; carried.
  open var canStartWithMinimumPlayers = false
  /// Finds players.
  public convenience init?(matchRequest request: GKMatchRequest) {
    self.init(nibName: nil, bundle: nil)
    matchRequest = request
  }
  /// Answers somebody who asks.
  public convenience init?(invite: GKInvite) { self.init(nibName: nil, bundle: nil) }
  /// More players for a match; without effect.
  open func addPlayers(to match: GKMatch) {}
  /// A player has come to the server; without effect.
  open func setHostedPlayer(_ player: GKPlayer, didConnect connected: Bool) {}
}

/// Is told how players are found; never here.
@preconcurrency @MainActor
public protocol GKMatchmakerViewControllerDelegate: NSObjectProtocol {
  /// The user gave up.
  func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
  /// It cannot be done.
  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
  /// There is a match.
  func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch)
  /// There are players for a match with a server.
  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFindHostedPlayers players: [GKPlayer])
  /// A player of a match with a server agreed.
  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, hostedPlayerDidAccept player: GKPlayer)
}

extension GKMatchmakerViewControllerDelegate {
  /// Does nothing by default.
  public func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFind match: GKMatch
  ) {}
  /// Does nothing by default.
  public func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFindHostedPlayers players: [GKPlayer]
  ) {}
  /// Does nothing by default.
  public func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, hostedPlayerDidAccept player: GKPlayer
  ) {}
}

// MARK: Who listens

/// Is told of challenges; never here.
public protocol GKChallengeListener: NSObjectProtocol {}
/// Is told that somebody asks to play; never here.
public protocol GKInviteEventListener: NSObjectProtocol {
  /// The player agreed.
  func player(_ player: GKPlayer, didAccept invite: GKInvite)
  /// The player asks others.
  func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer])
}
extension GKInviteEventListener {
  /// Does nothing by default.
  public func player(_ player: GKPlayer, didAccept invite: GKInvite) {}
  /// Does nothing by default.
  public func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer]) {}
}
/// Is told of turns; never here.
public protocol GKTurnBasedEventListener: NSObjectProtocol {
  /// It is somebody's turn.
  func player(_ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool)
  /// A match ended.
  func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch)
  /// The player wants to leave.
  func player(_ player: GKPlayer, wantsToQuitMatch match: GKTurnBasedMatch)
}
extension GKTurnBasedEventListener {
  /// Does nothing by default.
  public func player(_ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool)
  {}
  /// Does nothing by default.
  public func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch) {}
  /// Does nothing by default.
  public func player(_ player: GKPlayer, wantsToQuitMatch match: GKTurnBasedMatch) {}
}
/// Is told of saved games; never here.
public protocol GKSavedGameListener: NSObjectProtocol {
  /// A game changed.
  func player(_ player: GKPlayer, didModifySavedGame savedGame: GKSavedGame)
  /// Games contradict each other.
  func player(_ player: GKPlayer, hasConflictingSavedGames savedGames: [GKSavedGame])
}
extension GKSavedGameListener {
  /// Does nothing by default.
  public func player(_ player: GKPlayer, didModifySavedGame savedGame: GKSavedGame) {}
  /// Does nothing by default.
  public func player(_ player: GKPlayer, hasConflictingSavedGames savedGames: [GKSavedGame]) {}
}
/// Is told of all of it; never here.
public protocol GKLocalPlayerListener: GKChallengeListener, GKInviteEventListener, GKTurnBasedEventListener,
  GKSavedGameListener
{}

/// A game that was saved; none is made here.
open class GKSavedGame: NSObject, @unchecked Sendable {
  /// What it is called.
  open var name: String? { nil }
  /// On which device.
  open var deviceName: String? { nil }
  /// When.
  open var modificationDate: Date? { nil }
  /// How things stood: an error.
  open func loadData(completionHandler: ((Data?, (any Error)?) -> Void)? = nil) {
    completionHandler?(nil, signedOut)
  }
}

extension GKLocalPlayer {
  /// Has somebody told; nothing is.
  public func register(_ listener: any GKLocalPlayerListener) {}
  /// Has somebody told no longer.
  public func unregisterListener(_ listener: any GKLocalPlayerListener) {}
  /// Has nobody told any more.
  public func unregisterAllListeners() {}
  /// Games that were saved: an error.
  public func fetchSavedGames(completionHandler handler: (([GKSavedGame]?, (any Error)?) -> Void)? = nil) {
    handler?(nil, signedOut)
  }
  /// Saves a game: an error.
  public func saveGameData(
    _ data: Data, withName name: String,
    completionHandler handler: ((GKSavedGame?, (any Error)?) -> Void)? = nil
  ) { handler?(nil, signedOut) }
  /// Forgets games: an error.
  public func deleteSavedGames(
    withName name: String, completionHandler handler: (((any Error)?) -> Void)? = nil
  ) {
    handler?(signedOut)
  }
  /// Friends: an error.
  public func loadFriends(_ completionHandler: @escaping ([GKPlayer]?, (any Error)?) -> Void) {
    completionHandler(nil, signedOut)
  }
  /// Whether friends may be known.
  public func loadFriendsAuthorizationStatus(
    _ completionHandler: @escaping (GKFriendsAuthorizationStatus, (any Error)?) -> Void
  ) { completionHandler(.denied, nil) }
  /// Those with whom the player played: an error.
  public func loadRecentPlayers(completionHandler: (([GKPlayer]?, (any Error)?) -> Void)? = nil) {
    completionHandler?(nil, signedOut)
  }
  /// Sets the usual list of results: an error.
  public func setDefaultLeaderboardIdentifier(
    _ leaderboardIdentifier: String, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(signedOut) }
  /// Whether the player may not write as liked.
  public var isPersonalizedCommunicationRestricted: Bool { true }
  /// What proves who the player is: an error.
  public func fetchItems(
    forIdentityVerificationSignature completionHandler: (
      (URL?, Data?, Data?, UInt64, (any Error)?) -> Void
    )? = nil
  ) { completionHandler?(nil, nil, nil, 0, signedOut) }
}

/// Whether friends may be known. Raw values are Apple's.
public enum GKFriendsAuthorizationStatus: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case notDetermined, restricted, denied, authorized
}

extension GKPlayer {
  /// How large a picture is. Raw values are Apple's.
  public enum PhotoSize: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case small, normal
  }
  /// A picture: an error.
  public func loadPhoto(
    for size: PhotoSize, withCompletionHandler completionHandler: ((UIImage?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, signedOut) }
  /// Whether the names of the player stay.
  public func scopedIDsArePersistent() -> Bool { false }
  /// Whether the player can be asked to play.
  public var isInvitable: Bool { false }
  /// Players of names: an error.
  public class func loadPlayers(
    forIdentifiers identifiers: [String],
    withCompletionHandler completionHandler: (([GKPlayer]?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, signedOut) }
}

/// What can be reached in a game; none is made here.
open class GKAchievementDescription: NSObject, @unchecked Sendable {
  /// Its name.
  open var identifier: String { "" }
  /// What it is called.
  open var title: String { "" }
  /// What is said when it is reached.
  open var achievedDescription: String { "" }
  /// What is said before.
  open var unachievedDescription: String { "" }
  /// How much it is worth.
  open var maximumPoints: Int { 0 }
  /// Whether it is secret.
  open var isHidden: Bool { false }
  /// Whether it can be reached again.
  open var isReplayable: Bool { false }
  /// A picture: an error.
  open func loadImage(completionHandler: ((UIImage?, (any Error)?) -> Void)? = nil) {
    completionHandler?(nil, signedOut)
  }
  /// All of them: an error.
  open class func loadAchievementDescriptions(
    completionHandler: (([GKAchievementDescription]?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, signedOut) }
}

extension GKAchievement {
  /// When it was told last.
  public var lastReportedDate: Date { .distantPast }
  /// Whose it is.
  public var player: GKPlayer { GKLocalPlayer.local }
}

extension GKLeaderboard {
  /// Results: an error.
  public func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
    completionHandler: @escaping (Entry?, [Entry]?, Int, (any Error)?) -> Void
  ) { completionHandler(nil, nil, 0, signedOut) }
  /// Results: an error.
  public func loadEntries(for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange) async throws
    -> (Entry?, [Entry], Int)
  { throw signedOut }
  /// Results of players: an error.
  public func loadEntries(
    for players: [GKPlayer], timeScope: TimeScope,
    completionHandler: @escaping (Entry?, [Entry]?, (any Error)?) -> Void
  ) { completionHandler(nil, nil, signedOut) }
  /// Tells a result: an error.
  public func submitScore(
    _ score: Int, context: Int, player: GKPlayer, completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(signedOut) }
  /// Whether it begins again. Raw values are Apple's.
  public enum LeaderboardType: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case classic, recurring
  }
  /// Whether it begins again.
  public var type: LeaderboardType { .classic }
  /// Its name.
  public var baseLeaderboardID: String { identifier ?? "" }
  /// When it began.
  public var startDate: Date? { nil }
  /// When it begins again.
  public var nextStartDate: Date? { nil }
  /// For how many seconds it goes.
  public var duration: TimeInterval { 0 }
  /// Lists of results: an error.
  public class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
    throw signedOut
  }
}

extension GKLeaderboard.Entry {
  /// A number of the game's.
  public var context: Int { 0 }
  /// When.
  public var date: Date { .distantPast }
}

extension GKScore {
  /// Whose it is.
  public var player: GKPlayer { GKLocalPlayer.local }
  /// When.
  public var date: Date { .distantPast }
  /// Whether its list becomes the usual one; carried.
  public var shouldSetDefaultLeaderboard: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}

extension GKAccessPoint {
  /// Whether it is seen: no.
  public var isVisible: Bool { false }
  /// Whether what it opens is seen: no.
  public var isPresentingGameCenter: Bool { false }
  /// Where it is: nowhere.
  public var frameInScreenCoordinates: CGRect { .zero }
  /// In which window it is; carried.
  public weak var parentWindow: UIWindow? {
    get { carriedWeakly() }
    set { carryWeakly(newValue) }
  }
  /// Opens it: there is nothing.
  public func trigger(handler: @escaping () -> Void) { handler() }
  /// Opens a part of it: there is nothing.
  public func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) { handler() }
}

extension NSNotification.Name {
  /// The player signed in or out. Never posted here.
  public static let GKPlayerAuthenticationDidChangeNotificationName = NSNotification.Name(
    "GKPlayerAuthenticationDidChangeNotificationName")
}
