// Animations that can be paused, scrubbed, reversed and finished anywhere.

import Foundation

/// The state of an animator. Raw values are Apple's.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// Not started, or finished; running or paused; stopped, with the end still to be chosen.
  case inactive = 0, active, stopped
}

/// The values at which an animation ends. Raw values are Apple's.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// At the new values, at the old ones, or where it is.
  case end = 0, start, current
}

/// The interface of property animators: they are started, paused and finished.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// Whether it was started, stopped, or neither (yet, or any more).
  var state: UIViewAnimatingState { get }
  /// Whether it was started and not held: then it moves with the clock of its tree.
  var isRunning: Bool { get }
  /// Whether it runs towards the old values; may be changed while it is paused.
  var isReversed: Bool { get set }
  /// The fraction of the way; setting it holds the animation there.
  var fractionComplete: CGFloat { get set }
  /// Starts or resumes the animation.
  func startAnimation()
  /// Begins after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation at its current `fractionComplete`.
  func pauseAnimation()
  /// Ends the animation with the views where they are; with false, `finishAnimation(at:)` is still to come.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Chooses the end of a stopped animation and tells the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which changes can be added, and that goes on with another curve.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes; to a running animation for the rest of its way.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds changes that begin at a fraction of the rest of the way.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Given where the animation ended; called in the order in which they were added.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Resumes with another timing curve, for a fraction of the duration; nil and 0 for those it has.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// Animates changes of views, under the program's control. Its clock is that of the tree that its changes touch.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// Never nil here.
  public let timingParameters: (any UITimingCurveProvider)?
  /// In seconds; a spring of its own time counts that.
  public private(set) var duration: TimeInterval
  /// In seconds; set by `startAnimation(afterDelay:)`.
  public private(set) var delay: TimeInterval = 0
  /// `.inactive` until it is started or held.
  public private(set) var state = UIViewAnimatingState.inactive
  /// True by default. False keeps `pauseAnimation()` and `fractionComplete` from pausing it; `stopAnimation(_:)` stops
  /// it all the same.
  open var isInterruptible = true
  /// Whether views take touches on the way; without effect on layout.
  open var isUserInteractionEnabled = true
  /// Whether `fractionComplete` moves a paused animation linearly; otherwise along its curve.
  open var scrubsLinearly = true
  /// Whether the animation waits at its end instead of being finished.
  open var pausesOnCompletion = false { didSet { run?.holdsAtEnd = pausesOnCompletion } }

  private var pending: [(animation: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var run: AnimationRun?
  /// A run that was stopped and whose end is still to be chosen; the views stay where they are shown.
  private var stopped: AnimationRun?
  private var wantsReverse = false

  /// With a spring of its own time that counts in place of the duration, in seconds.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    self.duration = parameters.duration(duration)
    super.init()
  }

  /// The duration is in seconds.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// The duration is in seconds; see `UICubicTimingParameters`.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// The duration is in seconds; a ratio of 1 does not swing.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// The delay and the duration are in seconds. The animator lives until it is done.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Changes

  /// Adds changes; to a running animation for the rest of its way.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds changes that begin at a fraction of the rest of the way, from 0 to 1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard state == .active, let run else {
      pending.append((animation, delayFactor))
      return
    }
    perform(animation, in: run, from: run.progress, delayFactor: delayFactor)
  }

  /// Adds a closure that is called at the end with the position of the animation.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func perform(
    _ animation: () -> Void, in run: AnimationRun, from progress: Double, delayFactor: CGFloat
  ) {
    let begin = min(1, progress + (1 - progress) * min(1, max(0, Double(delayFactor))))
    AnimationBlock(UIView.areAnimationsEnabled ? run : nil, segment: begin...1).perform(animation)
  }

  /// Makes the changes; the views have their new values from then on.
  private func activate() -> AnimationRun {
    if let run { return run }
    let curve = timingParameters?.curve(duration: duration) ?? .easeInOut
    let made = AnimationRun(duration: duration, curve: curve)
    made.onEnd = { [weak self] run in self?.runDidEnd(run) }
    made.holdsAtEnd = pausesOnCompletion
    run = made
    state = .active
    let animations = pending
    pending = []
    for entry in animations { perform(entry.animation, in: made, from: 0, delayFactor: entry.delayFactor) }
    return made
  }

  // MARK: Running

  /// Starts or resumes the animation; does nothing while it runs.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animation after a delay, in seconds of its tree's clock.
  open func startAnimation(afterDelay delay: TimeInterval) {
    if state == .active, let run {
      if !run.isRunning { continueAnimation(withTimingParameters: nil, durationFactor: 0) }
      return
    }
    guard state == .inactive else { return }
    self.delay = delay
    let run = activate()
    if wantsReverse {
      run.pause(at: 1)
      run.resume(in: duration, reversed: true)
    } else if !run.run(after: delay) {
      run.end(finished: true)
    }
  }

  /// Pauses the animation; one that was not started is started and paused at its beginning.
  open func pauseAnimation() {
    guard state != .stopped else { return }
    let run = activate()
    guard isInterruptible else { return }
    run.pause(at: run.progress)
  }

  /// Resumes a paused animation, for a fraction of the duration; 0 for the remaining time.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, let run, !run.isRunning else { return }
    let left = wantsReverse ? run.progress : 1 - run.progress
    let seconds = durationFactor > 0 ? duration * Double(durationFactor) : duration * max(0, left)
    if let parameters { run.curve = parameters.curve(duration: seconds) }
    run.resume(in: seconds, reversed: wantsReverse)
    if seconds == 0 || run.timeline == nil { run.end(finished: true) }
  }

  /// Whether the animation is moving with the clock.
  open var isRunning: Bool { state == .active && run?.isRunning ?? false }

  /// Whether the animation runs towards the old values. A running one turns around where it is.
  open var isReversed: Bool {
    get { wantsReverse }
    set {
      guard newValue != wantsReverse else { return }
      wantsReverse = newValue
      guard let run, run.isRunning else { return }
      run.pause(at: run.progress)
      continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
  }

  /// The fraction of the way from the old to the new values, from 0 to 1.
  open var fractionComplete: CGFloat {
    get { CGFloat(run?.progress ?? 0) }
    set {
      guard state != .stopped, isInterruptible else { return }
      let run = activate()
      let fraction = min(1, max(0, Double(newValue)))
      run.pause(at: scrubsLinearly ? fraction : run.curve(fraction))
    }
  }

  // MARK: End

  /// Ends the animation where it is; with false, `finishAnimation(at:)` still chooses the end.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, let run else { return }
    run.onEnd = nil
    stopped = run
    run.pause(at: run.progress)
    if withoutFinishing {
      settle(at: .current)
      state = .inactive
    } else {
      state = .stopped
    }
  }

  /// Puts the views of a stopped animation at its end and tells the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    settle(at: finalPosition)
    state = .inactive
    tell(finalPosition)
  }

  private func settle(at position: UIViewAnimatingPosition) {
    guard let run = stopped else { return }
    stopped = nil
    self.run = nil
    switch position {
    case .end: break
    case .start: run.takeBack { _ in 1 }
    case .current: run.takeBack { 1 - $0 }
    }
    run.end(finished: false)
  }

  private func runDidEnd(_ ended: AnimationRun) {
    guard run === ended else { return }
    run = nil
    state = .inactive
    tell(ended.isReversed ? .start : .end)
  }

  private func tell(_ position: UIViewAnimatingPosition) {
    let waiting = completions
    completions = []
    for completion in waiting { completion(position) }
  }
}
