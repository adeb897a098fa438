// The clock of a tree's animations. The program moves it; where it turns the main run loop instead, the time does.

import Foundation

/// The time of one tree's animations, in seconds since the tree was made. It stands still until somebody moves it: tests
/// and programs without a display read any moment they like.
///
/// A program that turns the main run loop, as a test does that waits for an expectation, sees the animations of the main
/// thread go on with the time, as on a device. A clock that the program moved once goes by the program alone from then on.
/// ```swift
/// UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
/// root.animationTimeline.advance(by: 0.25)
/// box.presentation.frame  // a quarter of the way
/// ```
@preconcurrency @MainActor
public final class AnimationTimeline {
  /// Seconds on the clock since the tree was made.
  public private(set) var time: TimeInterval = 0
  private var runs: [AnimationRun] = []
  private var constants: [ConstantAnimation] = []
  private var layerAnimations: [LayerAnimation] = []
  /// The system's time up to which the clock went with the time; nil while nothing is on its way.
  private var uptime: TimeInterval?
  /// Seconds by which the system's time moved the clock since the last animation began.
  private var drift: TimeInterval = 0
  private var isMovedByProgram = false
  /// Whether turns of the main run loop advance the clock.
  private var isFollowed = false
  /// The root whose layout follows constants that change.
  private weak var root: UIView?

  init(root: UIView) { self.root = root }

  /// Whether an animation is on its way, waiting for its begin, or held.
  public var isAnimating: Bool { !runs.isEmpty || !constants.isEmpty || !layerAnimations.isEmpty }

  /// The time of the next end of an animation; nil where none will end by itself.
  public var nextEnd: TimeInterval? { ends.min() }

  private var ends: [TimeInterval] {
    (runs.compactMap(\.end) + constants.map(\.end) + layerAnimations.map(\.end)).filter(\.isFinite)
  }

  /// Moves the clock forward. Animations that end on the way end at their time and in order: their completions run then,
  /// and what those begin begins there.
  public func advance(by seconds: TimeInterval) {
    takeOver()
    advance(to: time + max(0, seconds))
  }

  /// Moves the clock forward to a time; an earlier one changes nothing.
  public func advance(to target: TimeInterval) {
    takeOver()
    move(through: target)
  }

  /// The program moves the clock from now on, and from where the last animation began or ended: what it reads then does not
  /// hang on how long a turn of the loop took.
  private func takeOver() {
    guard !isMovedByProgram else { return }
    isMovedByProgram = true
    time -= drift
  }

  /// The longest step of the clock in one turn, in seconds: what begins after a stall is not over before it was seen,
  /// and what a completion begins does not make a turn long.
  private static let longestStep = 0.25

  /// A turn of the main run loop: as much time as passed since the last one, or since the first animation began. Pictures
  /// that a slow link missed are left out, as on a device.
  func moveWithTime() {
    guard !isMovedByProgram else { return }
    let now = ProcessInfo.processInfo.systemUptime
    let passed = min(uptime.map { now - $0 } ?? 0, Self.longestStep)
    uptime = now
    drift += passed
    move(through: time + passed, firesLinks: false)
    if DisplayLinks.fireLatest(on: self) { drift = 0 }
    guard !isAnimating else { return }
    drift = 0
    if !DisplayLinks.areWaiting { uptime = nil }
  }

  /// Whether turns move the clock, and something is not held.
  var isMoving: Bool {
    !isMovedByProgram
      && (runs.contains { $0.end != nil } || !constants.isEmpty || !layerAnimations.isEmpty)
  }

  /// Whether turns move the clock when there is something to move.
  var goesByTime: Bool { !isMovedByProgram }

  /// Whether turns are to go on with the clock; where not, the next animation asks for them again.
  func staysFollowed() -> Bool {
    isFollowed = isAnimating && !isMovedByProgram
    return isFollowed
  }

  /// A turn in which nothing is animated: the system's time is read anew by the next animation.
  func rest() { if !isAnimating { uptime = nil } }

  /// Called before an animation begins: the main run loop moves the clock from then on, should it turn.
  private func begin() {
    drift = 0
    guard !isMovedByProgram, let turns = RunLoopTurns.ofMain else { return }
    if !isAnimating || uptime == nil { uptime = ProcessInfo.processInfo.systemUptime }
    if isFollowed { return turns.waitForTurn() }
    isFollowed = true
    turns.follow(self)
  }

  private func move(through target: TimeInterval, firesLinks: Bool = true) {
    while let next = [nextEnd, firesLinks ? DisplayLinks.next(on: self) : nil].compactMap({ $0 }).min(),
      next <= target
    {
      move(to: max(time, next))
      // What ended is not taken back.
      drift = max(0, target - time)
      for run in runs where (run.end ?? .infinity) <= time { run.end(finished: true) }
      for animation in layerAnimations where animation.end <= time { animation.end(finished: true) }
      if firesLinks { DisplayLinks.fire(on: self) }
    }
    if target > time { move(to: target) }
  }

  /// Moves the clock to the last end of the animations that are on their way, and ends those that repeat without end.
  public func finish() {
    takeOver()
    let endless = runs.filter { $0.end == .infinity }
    let endlessOfLayers = layerAnimations.filter { $0.end == .infinity }
    if let last = ends.max() { move(through: last) }
    for run in endless { run.end(finished: true) }
    for animation in endlessOfLayers { animation.end(finished: true) }
  }

  /// The tree became a part of another one.
  func abandon() {
    for run in runs { run.end(finished: false) }
    for animation in constants { animation.end(finished: false) }
    for animation in layerAnimations { animation.end(finished: false) }
    layerAnimations = []
    runs = []
    constants = []
  }

  func add(_ run: AnimationRun) {
    begin()
    if !runs.contains(where: { $0 === run }) { runs.append(run) }
  }

  func remove(_ run: AnimationRun) { runs.removeAll { $0 === run } }

  func add(_ animation: LayerAnimation) {
    begin()
    layerAnimations.append(animation)
  }

  func remove(_ animation: LayerAnimation) { layerAnimations.removeAll { $0 === animation } }

  // MARK: Constants

  /// Changes a constraint's constant step by step with the clock, so that all constraints hold at every step; the tree
  /// is laid out after each move of the clock (AppKit's `constraint.animator().constant`). The constant is its old one
  /// at first.
  public func animate(
    _ constraint: NSLayoutConstraint, toConstant constant: CGFloat, duration: TimeInterval,
    curve: UIView.AnimationCurve = .easeInOut, completion: ((Bool) -> Void)? = nil
  ) {
    animate(constraint, toConstant: constant, duration: duration, curve: TimingCurve(curve), completion)
  }

  /// The same at the pace of a timing function; without one slow at both ends.
  package func animate(
    _ constraint: NSLayoutConstraint, toConstant constant: CGFloat, duration: TimeInterval,
    timing: CAMediaTimingFunction?, completion: @escaping (Bool) -> Void
  ) {
    animate(
      constraint, toConstant: constant, duration: duration, curve: timing?.curve ?? .easeInOut, completion)
  }

  private func animate(
    _ constraint: NSLayoutConstraint, toConstant constant: CGFloat, duration: TimeInterval,
    curve: TimingCurve, _ completion: ((Bool) -> Void)?
  ) {
    for other in constants where other.constraint === constraint { other.end(finished: false) }
    constants.removeAll { $0.constraint === constraint }
    let animation = ConstantAnimation(
      constraint: constraint, from: constraint.constant, to: constant, begin: time,
      duration: max(0, duration), curve: curve, completion: completion)
    begin()
    constants.append(animation)
    if duration <= 0 { move(to: time) }
  }

  private func move(to newTime: TimeInterval) {
    time = newTime
    guard !constants.isEmpty else { return }
    for animation in constants { animation.apply(at: time) }
    if let facade = root?.facade { facade.layOutTreeOfFacade() } else { root?.layoutIfNeeded() }
    let ended = constants.filter { $0.end <= time }
    constants.removeAll { $0.end <= time }
    for animation in ended { animation.end(finished: true) }
  }
}

/// A constant on its way.
@MainActor
private struct ConstantAnimation {
  var constraint: NSLayoutConstraint
  var from: CGFloat
  var to: CGFloat
  var begin: TimeInterval
  var duration: TimeInterval
  var curve: TimingCurve
  var completion: ((Bool) -> Void)?

  var end: TimeInterval { begin + duration }

  func apply(at time: TimeInterval) {
    let done = duration > 0 ? curve((time - begin) / duration) : 1
    constraint.constant = from + (to - from) * CGFloat(done)
  }

  func end(finished: Bool) { completion?(finished) }
}

extension UIView {
  /// The clock of the animations of this view's tree; the topmost view keeps it.
  public var animationTimeline: AnimationTimeline {
    let root = rootView
    let rare = root.makeRare()
    if let known = rare.timeline { return known }
    let made = AnimationTimeline(root: root)
    rare.timeline = made
    return made
  }
}

extension NSLayoutConstraint {
  /// The clock of the tree that the constraint is active in; nil while it is inactive.
  package var holdingTimeline: AnimationTimeline? { holder?.animationTimeline }
}
