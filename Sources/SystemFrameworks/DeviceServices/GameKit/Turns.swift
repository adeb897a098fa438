// Matches in turns: nobody is signed in, so that none begins.

import UIKit

private let signedOut = GKError(.notAuthenticated)

// MARK: Turns

/// Somebody who plays in turns; none is made here.
open class GKTurnBasedParticipant: NSObject, @unchecked Sendable {
  /// Whether somebody plays. Raw values are Apple's.
  public enum Status: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case unknown, invited, declined, matching, active, done
  }
  /// Who; nil while nobody is found.
  open var player: GKPlayer? { nil }
  /// Whether somebody plays.
  open var status: Status { .unknown }
  /// How it ended for somebody.
  open var matchOutcome = GKTurnBasedMatch.Outcome.none
  /// When somebody's turn was last.
  open var lastTurnDate: Date? { nil }
  /// Until when somebody may think.
  open var timeoutDate: Date? { nil }
}

/// A match in turns; none begins here.
open class GKTurnBasedMatch: NSObject, @unchecked Sendable {
  /// How far it is. Raw values are Apple's.
  public enum Status: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case unknown, open, ended, matching
  }
  /// How it ended for somebody. Raw values are Apple's.
  public enum Outcome: Int, Sendable {
    /// Apple's names with the raw values.
    case none = 0
    case quit, won, lost, tied, timeExpired, first, second, third, fourth
    case customRange = 0x00FF_0000
  }
  /// Its name.
  open var matchID: String { "" }
  /// Since when.
  open var creationDate: Date { .distantPast }
  /// Who plays.
  open var participants: [GKTurnBasedParticipant] { [] }
  /// How far it is.
  open var status: Status { .unknown }
  /// Whose turn it is.
  open var currentParticipant: GKTurnBasedParticipant? { nil }
  /// How things stand.
  open var matchData: Data? { nil }
  /// How many bytes that may be.
  open var matchDataMaximumSize: Int { 65_536 }
  /// What is said of it; carried.
  open var message: String?
  /// Those of the player: an error.
  open class func loadMatches(completionHandler: (([GKTurnBasedMatch]?, (any Error)?) -> Void)? = nil) {
    completionHandler?(nil, signedOut)
  }
  /// One of a name: an error.
  open class func load(
    withID matchID: String,
    withCompletionHandler completionHandler: ((GKTurnBasedMatch?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, signedOut) }
  /// A new one: an error.
  open class func find(
    for request: GKMatchRequest,
    withCompletionHandler completionHandler: @escaping (GKTurnBasedMatch?, (any Error)?) -> Void
  ) { completionHandler(nil, signedOut) }
  /// How things stand: an error.
  open func loadMatchData(completionHandler: ((Data?, (any Error)?) -> Void)? = nil) {
    completionHandler?(nil, signedOut)
  }
  /// The turn of others: an error.
  open func endTurn(
    withNextParticipants nextParticipants: [GKTurnBasedParticipant], turnTimeout timeout: TimeInterval,
    match matchData: Data, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(signedOut) }
  /// Leaves while it is the player's turn: an error.
  open func participantQuitInTurn(
    with matchOutcome: Outcome, nextParticipants: [GKTurnBasedParticipant], turnTimeout timeout: TimeInterval,
    match matchData: Data, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(signedOut) }
  /// Leaves while it is somebody else's turn: an error.
  open func participantQuitOutOfTurn(
    with matchOutcome: Outcome, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(signedOut) }
  /// Ends it: an error.
  open func endMatchInTurn(withMatch matchData: Data, completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(signedOut)
  }
  /// Says how things stand: an error.
  open func saveCurrentTurn(withMatch matchData: Data, completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(signedOut)
  }
  /// Plays again: an error.
  open func rematch(completionHandler: ((GKTurnBasedMatch?, (any Error)?) -> Void)? = nil) {
    completionHandler?(nil, signedOut)
  }
  /// Forgets it: an error.
  open func remove(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(signedOut) }
  /// Agrees to play: an error.
  open func acceptInvite(completionHandler: ((GKTurnBasedMatch?, (any Error)?) -> Void)? = nil) {
    completionHandler?(nil, signedOut)
  }
  /// Does not agree to play: an error.
  open func declineInvite(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(signedOut)
  }
}

/// For ever, of a turn.
public let GKTurnTimeoutNone: TimeInterval = 0
/// The usual time of a turn: a week.
public let GKTurnTimeoutDefault: TimeInterval = 604_800

/// Shows matches in turns: a controller like any other.
@preconcurrency @MainActor
open class GKTurnBasedMatchmakerViewController: UINavigationController {
  /// Is told; never here.
  open weak var turnBasedMatchmakerDelegate: (any GKTurnBasedMatchmakerViewControllerDelegate)?
  /// Whether matches that began are shown; carried.
  open var showExistingMatches = true
  /// How players are found; carried.
  open var matchmakingMode = GKMatchmakingMode.default
  /// Finds players.
  public convenience init(matchRequest request: GKMatchRequest) { self.init(nibName: nil, bundle: nil) }
}

/// Is told of matches in turns; never here.
@preconcurrency @MainActor
public protocol GKTurnBasedMatchmakerViewControllerDelegate: NSObjectProtocol {
  /// The user gave up.
  func turnBasedMatchmakerViewControllerWasCancelled(_ viewController: GKTurnBasedMatchmakerViewController)
  /// It cannot be done.
  func turnBasedMatchmakerViewController(
    _ viewController: GKTurnBasedMatchmakerViewController, didFailWithError error: any Error)
}
