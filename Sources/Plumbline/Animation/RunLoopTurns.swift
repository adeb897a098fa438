// The work of a turn of the main run loop, where a program turns it: shown windows are laid out, and clocks of
// animations go with the time.

import Foundation

/// The main run loop's part in layout, as far as a program turns that loop: while a test waits for an expectation, or in
/// `RunLoop.main.run(until:)`. On Apple's systems the transaction of each turn ends so (spec 05 §8). A program that never
/// turns the loop sees nothing of it, and trees of other threads have no part.
@MainActor
final class RunLoopTurns {
  private struct Followed {
    weak var timeline: AnimationTimeline?
  }
  private struct Shown {
    weak var root: UIView?
  }
  private var timelines: [Followed] = []
  /// The number of clocks beyond which those that are gone are removed.
  private var limit = 16
  private var shown: [Shown] = []
  /// Wakes the loop for the pictures of animations; nil while nothing moves.
  private var pictures: Timer?
  private var isWaiting = false
  private var isTurning = false

  private init() {}

  /// The main thread's; nil on any other.
  static var ofMain: RunLoopTurns? {
    guard Thread.isMainThread else { return nil }
    let key = "Plumbline.runLoopTurns"
    if let known = Thread.current.threadDictionary[key] as? RunLoopTurns { return known }
    let made = RunLoopTurns()
    Thread.current.threadDictionary[key] = made
    return made
  }

  /// Has a clock that is not followed yet go with the time for as long as something is on its way there.
  func follow(_ timeline: AnimationTimeline) {
    // Where the loop never turns, none but this takes out what is gone.
    if timelines.count >= limit {
      timelines.removeAll { $0.timeline == nil }
      limit = 2 * timelines.count + 16
    }
    timelines.append(Followed(timeline: timeline))
    waitForTurn()
  }

  /// Has each turn lay a window out, until it is hidden.
  func show(_ root: UIView) {
    shown.removeAll { $0.root == nil || $0.root === root }
    shown.append(Shown(root: root))
    waitForTurn()
  }

  /// Has the next turn find what there is to do. Every pass of the loop runs its blocks, and before it sleeps again: what
  /// its timers and queues changed is laid out then.
  func waitForTurn() {
    guard !isWaiting else { return }
    isWaiting = true
    RunLoop.main.perform(inModes: [.common]) {
      MainActor.assumeIsolated { RunLoopTurns.ofMain?.turn() }
    }
  }

  private func turn() {
    isWaiting = false
    // A loop within the loop: what it is asked for is the outer turn's to do.
    guard !isTurning else { return waitForTurn() }
    isTurning = true
    defer { isTurning = false }
    shown.removeAll { $0.root?.isHidden != false }
    let windows = shown.compactMap(\.root)
    let hasLinks = DisplayLinks.areWaiting
    if hasLinks {
      for window in windows { window.animationTimeline.moveWithTime() }
    } else {
      for window in windows { window.rare?.timeline?.rest() }
    }
    for timeline in timelines.compactMap(\.timeline) { timeline.moveWithTime() }
    for window in windows { window.layoutIfNeeded() }
    timelines.removeAll { $0.timeline?.staysFollowed() != true }
    let isMoving =
      timelines.contains { $0.timeline?.isMoving == true }
      || hasLinks && windows.contains { $0.animationTimeline.goesByTime }
    if isMoving != (pictures != nil) { showPictures(isMoving) }
    if isMoving || !shown.isEmpty { waitForTurn() }
  }

  /// Sixty times a second, as most displays.
  private func showPictures(_ isMoving: Bool) {
    pictures?.invalidate()
    pictures = nil
    guard isMoving else { return }
    // The loop's waking is all: its blocks do the rest.
    let timer = Timer(timeInterval: 1 / 60, repeats: true) { _ in }
    RunLoop.main.add(timer, forMode: .common)
    pictures = timer
  }
}
