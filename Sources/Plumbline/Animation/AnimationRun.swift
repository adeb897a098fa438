// One animation: its progress, and the changes of views that follow it.

import Foundation

/// The changes that one block of animations made, and their common way from begin to end.
///
/// The views have their new values at once. What is kept is how far each change moved a view, and how much of that is
/// still to come: a view shows itself displaced by the sum of what its animations have left to do (spec 08 §1).
@MainActor
final class AnimationRun {
  private enum Phase {
    /// No change yet, or not started.
    case waiting
    /// On the way since `begin`, from the fraction `start` of the way.
    case running
    /// Held at a fraction of the way.
    case paused(Double)
    /// Over; nothing is left to show.
    case ended
  }

  /// Seconds for the whole way.
  var duration: TimeInterval
  /// Seconds before it begins.
  var delay: TimeInterval
  var curve: TimingCurve
  /// The number of repetitions; infinite for one that repeats until it is ended.
  var repeatCount = 1.0
  var autoreverses = false
  /// Called with whether the animation came to its end by itself.
  var completions: [(Bool) -> Void] = []
  /// The listener of an animation that was begun without a closure.
  var listener: AnimationListener?
  /// Whether it stays at its end until it is moved or ended by hand.
  var holdsAtEnd = false
  /// A property animator's handler of the end, in place of the usual one.
  var onEnd: ((AnimationRun) -> Void)?

  private(set) var changes: [ViewChange] = []
  /// The clock of the first tree that was touched; all changes run on it.
  private(set) weak var timeline: AnimationTimeline?
  private var phase = Phase.waiting
  private var begin: TimeInterval = 0
  /// The fraction of the way from which it goes on, after a pause.
  private var start = 0.0
  /// Seconds from there to the end.
  private var remaining: TimeInterval
  var isReversed = false

  init(duration: TimeInterval, delay: TimeInterval = 0, curve: TimingCurve) {
    self.duration = max(0, duration)
    self.delay = max(0, delay)
    self.curve = curve
    remaining = self.duration
  }

  // MARK: Time

  /// Whether it is on the way, or about to be after its delay.
  var isRunning: Bool {
    if case .running = phase { return true }
    return false
  }
  var isEnded: Bool {
    if case .ended = phase { return true }
    return false
  }

  /// The time at which it ends; infinite for one that repeats without end, nil for one that is not on the way.
  var end: TimeInterval? {
    guard isRunning else { return nil }
    return begin + remaining * (autoreverses ? 2 : 1) * repeatCount
  }

  /// The fraction of the way that is done now. A reversed run goes back from where it was turned around.
  var progress: Double {
    switch phase {
    case .waiting: return 0
    case .paused(let fraction): return fraction
    case .ended: return 1
    case .running:
      guard let timeline else { return 1 }
      return progress(after: timeline.time - begin)
    }
  }

  private func progress(after elapsed: TimeInterval) -> Double {
    guard elapsed >= 0 else { return start }
    guard remaining > 0 else { return isReversed ? 0 : 1 }
    var rounds = elapsed / remaining
    let total = repeatCount * (autoreverses ? 2 : 1)
    if rounds >= total {
      // The last round ended where it ends: at the end, or at the start of one that ran back.
      return isReversed ? 0 : 1
    }
    let turn = Int(rounds.rounded(.down))
    rounds -= Double(turn)
    let done = curve(autoreverses && turn % 2 == 1 ? 1 - rounds : rounds)
    return isReversed ? start * (1 - done) : start + (1 - start) * done
  }

  /// Begins after its delay, on the clock of the trees that were touched.
  /// - Returns: whether there is anything to wait for.
  @discardableResult
  func run(after extraDelay: TimeInterval = 0) -> Bool {
    if let held = HeldAnimations.current {
      phase = .paused(0)
      timeline?.add(self)
      held.take(self)
      return true
    }
    let wait = delay + max(0, extraDelay)
    guard let timeline, duration > 0 || wait > 0 else { return false }
    begin = timeline.time + wait
    start = 0
    remaining = duration
    phase = .running
    timeline.add(self)
    return true
  }

  /// Holds at a fraction of the way.
  func pause(at fraction: Double) {
    guard !isEnded else { return }
    phase = .paused(fraction)
    timeline?.add(self)
  }

  /// Resumes from the fraction at which it was paused.
  func resume(in seconds: TimeInterval, reversed: Bool) {
    guard let timeline, !isEnded else { return }
    start = progress
    isReversed = reversed
    remaining = max(0, seconds)
    begin = timeline.time
    phase = .running
    timeline.add(self)
  }

  // MARK: Changes

  /// Adopts the clock of a view's tree, if there is none yet.
  func bind(to view: UIView) { if timeline == nil { timeline = view.animationTimeline } }

  /// Records the displacement of a view, within a segment of the run.
  func note(
    _ view: UIView, moved displacement: ViewVector, within segment: ClosedRange<Double>, isDiscrete: Bool
  ) {
    guard displacement != .zero else { return }
    bind(to: view)
    change(of: view, within: segment, isDiscrete).displacement += displacement
  }

  /// Keeps how a view was turned and scaled before; what earlier animations had left of that begins from what is shown.
  func note(
    _ view: UIView, transformedFrom old: CGAffineTransform, within segment: ClosedRange<Double>,
    isDiscrete: Bool
  ) {
    bind(to: view)
    let change = change(of: view, within: segment, isDiscrete)
    if change.oldTransform == nil { change.oldTransform = old }
  }

  private func change(of view: UIView, within segment: ClosedRange<Double>, _ isDiscrete: Bool) -> ViewChange
  {
    if let known = changes.last(where: { $0.view === view && $0.segment == segment }) { return known }
    let made = ViewChange(of: view, in: self, segment: segment, isDiscrete: isDiscrete)
    changes.append(made)
    view.makeRare().animations.append(made)
    return made
  }

  // MARK: End

  /// Ends the animation: nothing is left to show, and the completions are called.
  func end(finished: Bool) {
    guard !isEnded else { return }
    let atBegin = isReversed && finished
    if case .running = phase, onEnd != nil, holdsAtEnd {
      phase = .paused(isReversed ? 0 : 1)
      return
    }
    phase = .ended
    if atBegin { takeBack { _ in 1 } }
    clear()
    if let onEnd {
      onEnd(self)
    } else {
      let waiting = completions
      completions = []
      for completion in waiting { completion(finished) }
    }
  }

  /// Moves the views back towards what they were before, each change by the part of its way that follows from how much
  /// of it is done.
  func takeBack(_ part: (_ progress: Double) -> Double) {
    for change in changes.reversed() { change.takeBack(part(change.progress)) }
  }

  private func clear() {
    for change in changes { change.view?.rare?.animations.removeAll { $0 === change } }
    changes = []
    timeline?.remove(self)
  }
}
