// Animations of an interactive transition, which wait for a finger to drive them.

import Foundation

/// Animations that were begun while a finger drives a transition, which scrubs them.
@MainActor
final class HeldAnimations {
  @TaskLocal private static var innermost: HeldAnimations?
  private let thread = Thread.current
  private var isOpen = false
  private var runs: [AnimationRun] = []

  /// The holder of animations that begin in the current task.
  static var current: HeldAnimations? {
    guard let held = innermost, held.thread === Thread.current, held.isOpen else { return nil }
    return held
  }

  func holding(_ work: () -> Void) {
    isOpen = true
    Self.$innermost.withValue(self) { work() }
    isOpen = false
  }

  func take(_ run: AnimationRun) { runs.append(run) }

  func move(to fraction: CGFloat) {
    for run in runs { run.pause(at: min(1, max(0, Double(fraction)))) }
  }

  /// Continues the animations to their end, or back to their start.
  func letGo(reversed: Bool) {
    let all = runs
    runs = []
    for run in all {
      let way = reversed ? run.progress : 1 - run.progress
      run.resume(in: run.duration * way, reversed: reversed)
      if run.timeline == nil || way == 0 { run.end(finished: true) }
    }
  }
}
