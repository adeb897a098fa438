// Games for two and more, and who plays them for the computer: moves are really looked ahead.

import FoundationAdditions

/// The score of a game that is won.
public let GKGameModelMaxScore = 1 << 24
/// The score of a game that is lost.
public let GKGameModelMinScore = -(1 << 24)

/// A move.
public protocol GKGameModelUpdate: NSObjectProtocol {
  /// How good it is; set by who looks for moves.
  var value: Int { get set }
}

/// Who plays.
public protocol GKGameModelPlayer: NSObjectProtocol {
  /// The number of the player, another for each.
  var playerId: Int { get }
}

/// A game at a moment.
public protocol GKGameModel: NSObjectProtocol, NSCopying {
  /// Who plays.
  var players: [any GKGameModelPlayer]? { get }
  /// Whose move it is.
  var activePlayer: (any GKGameModelPlayer)? { get }
  /// Becomes like another one.
  func setGameModel(_ gameModel: any GKGameModel)
  /// The moves that a player has; nil or none at the end.
  func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
  /// Makes a move.
  func apply(_ gameModelUpdate: any GKGameModelUpdate)
  /// How good the game is for a player; 0 where a game does not say.
  func score(for player: any GKGameModelPlayer) -> Int
  /// Whether a player has won.
  func isWin(for player: any GKGameModelPlayer) -> Bool
  /// Whether a player has lost.
  func isLoss(for player: any GKGameModelPlayer) -> Bool
  /// Takes a move back. Never called here: games are copied.
  func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate)
}

extension GKGameModel {
  /// 0 by default.
  public func score(for player: any GKGameModelPlayer) -> Int { 0 }
  /// No by default.
  public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
  /// No by default.
  public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
  /// Does nothing by default.
  public func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate) {}

  /// A copy with a move made; nil where a copy is no game.
  func after(_ update: any GKGameModelUpdate) -> (any GKGameModel)? {
    guard let next = copy(with: nil) as? any GKGameModel else { return nil }
    next.apply(update)
    return next
  }
}

/// Gives numbers by chance.
public protocol GKRandom {
  /// A number from all there are.
  func nextInt() -> Int
  /// A number from 0 to below a bound.
  func nextInt(upperBound: Int) -> Int
  /// A number from 0 to 1.
  func nextUniform() -> Float
  /// Yes or no.
  func nextBool() -> Bool
}
extension GKRandomSource: GKRandom {}
extension GKRandomDistribution: GKRandom {}

/// Looks for moves.
public protocol GKStrategist: NSObjectProtocol {
  /// The game.
  var gameModel: (any GKGameModel)? { get set }
  /// Which of several equal moves is taken; nil for the first.
  var randomSource: (any GKRandom)? { get set }
  /// The best move of whose move it is.
  func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}

/// Looks some moves ahead, and takes that all others play as well as they can.
open class GKMinmaxStrategist: NSObject, GKStrategist {
  /// The game.
  open var gameModel: (any GKGameModel)?
  /// Which of several equally good moves is taken; nil for the first.
  open var randomSource: (any GKRandom)?
  /// How many moves are looked ahead, the one that is asked for among them; 0 at first: then there is no move.
  open var maxLookAheadDepth = 0
  public override init() { super.init() }

  /// The best move of a player; nil where there is none. Its `value` says how good it is.
  open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
    let moves = valuedMoves(of: player)
    guard let best = moves.map(\.value).max() else { return nil }
    return chosen(moves.filter { $0.value == best })
  }

  /// One of the best moves of a player, by chance.
  open func randomMove(for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int)
    -> (any GKGameModelUpdate)?
  {
    let moves = valuedMoves(of: player).enumerated()
      .sorted { ($1.element.value, $0.offset) < ($0.element.value, $1.offset) }.map(\.element)
    return chosen(Array(moves.prefix(max(numMovesToConsider, 1))))
  }

  /// The best move of whose move it is.
  open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
    gameModel?.activePlayer.flatMap { bestMove(for: $0) }
  }

  private func chosen(_ moves: [any GKGameModelUpdate]) -> (any GKGameModelUpdate)? {
    guard let randomSource, moves.count > 1 else { return moves.first }
    return moves[randomSource.nextInt(upperBound: moves.count)]
  }

  private func valuedMoves(of player: any GKGameModelPlayer) -> [any GKGameModelUpdate] {
    guard let gameModel, maxLookAheadDepth > 0 else { return [] }
    let moves = gameModel.gameModelUpdates(for: player) ?? []
    // Bounds stay open here, so that equal moves have equal values.
    for move in moves {
      guard let next = gameModel.after(move) else { return [] }
      move.value = value(of: next, for: player, depth: maxLookAheadDepth - 1, from: .min, to: .max)
    }
    return moves
  }

  /// How good a game is for a player after the moves that are left to be looked at (minimax with alpha-beta bounds).
  private func value(
    of game: any GKGameModel, for player: any GKGameModelPlayer, depth: Int, from low: Int, to high: Int
  ) -> Int {
    if game.isWin(for: player) { return GKGameModelMaxScore }
    if game.isLoss(for: player) { return GKGameModelMinScore }
    guard depth > 0, let active = game.activePlayer, let moves = game.gameModelUpdates(for: active),
      !moves.isEmpty
    else { return game.score(for: player) }
    let isOwn = active.playerId == player.playerId
    var (low, high) = (low, high)
    var best = isOwn ? Int.min : Int.max
    for move in moves {
      guard let next = game.after(move) else { break }
      let value = value(of: next, for: player, depth: depth - 1, from: low, to: high)
      best = isOwn ? max(best, value) : min(best, value)
      if isOwn { low = max(low, best) } else { high = min(high, best) }
      if low >= high { break }
    }
    return best
  }
}

/// Plays games to their end by chance, and takes the move that wins most often.
open class GKMonteCarloStrategist: NSObject, GKStrategist {
  /// The game.
  open var gameModel: (any GKGameModel)?
  /// Where its chance comes from; nil for the system's.
  open var randomSource: (any GKRandom)?
  /// How many games are played for a move; 100 at first.
  open var budget = 100
  /// How much it looks at moves that seem worse; 1 at first.
  open var explorationParameter = 1
  public override init() { super.init() }

  /// The move of whose move it is that won most of its games; nil where there is none.
  open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
    guard let gameModel, let player = gameModel.activePlayer,
      let moves = gameModel.gameModelUpdates(for: player), !moves.isEmpty
    else { return nil }
    var played = Array(repeating: 0, count: moves.count)
    var won = Array(repeating: 0.0, count: moves.count)
    for round in 0..<max(budget, moves.count) {
      // Each once, then by the upper confidence bound (UCB1).
      let total = log(Double(round + 1))
      let bound = { (index: Int) in
        won[index] / Double(played[index])
          + Double(self.explorationParameter) * (2 * total / Double(played[index])).squareRoot()
      }
      let index =
        played.firstIndex(of: 0) ?? moves.indices.max { bound($0) < bound($1) } ?? 0
      guard let next = gameModel.after(moves[index]) else { return nil }
      played[index] += 1
      won[index] += result(of: next, for: player)
    }
    for index in moves.indices { moves[index].value = Int(1000 * won[index] / Double(max(played[index], 1))) }
    return moves.indices.max { (moves[$0].value, played[$0]) < (moves[$1].value, played[$1]) }.map {
      moves[$0]
    }
  }

  /// 1 for a game that is won when it is played on by chance, 0 for a lost one.
  private func result(of game: any GKGameModel, for player: any GKGameModelPlayer) -> Double {
    let source: any GKRandom = randomSource ?? GKRandomSource.sharedRandom()
    for _ in 0..<10_000 {
      if game.isWin(for: player) { return 1 }
      if game.isLoss(for: player) { return 0 }
      let others = game.players?.filter { $0.playerId != player.playerId } ?? []
      if others.contains(where: { game.isWin(for: $0) }) { return 0 }
      guard let active = game.activePlayer, let moves = game.gameModelUpdates(for: active), !moves.isEmpty
      else { break }
      game.apply(moves[source.nextInt(upperBound: moves.count)])
    }
    return 0.5
  }
}
