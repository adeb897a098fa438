// The class functions that animate: closures whose changes of views are shown step by step.
//
// Frames, bounds, centres, opacity and transforms are animated. The new values hold at once; what is shown on the way is
// `UIView.presentation`, at the time of `UIView.animationTimeline`. Constraints are solved once, for the end: those of
// frames in between do not hold (spec 08 §1).

import Foundation

extension UIView {
  /// Animates the changes that a closure makes, slow at both ends. A duration of 0 is over at once.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates the changes that a closure makes, after a delay. The completion is told whether the animation came to its
  /// end by itself; it runs when the clock gets there, or at once where nothing changed.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let run = AnimationRun(duration: duration, delay: delay, curve: TimingCurve(options.curve))
    start(run, options: options, animations: animations, completion: completion)
  }

  /// Animates as a spring that comes to rest within a duration. A damping ratio of 1 does not swing; the velocity is in
  /// ways per second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      duration: duration, dampingRatio: Double(dampingRatio), velocity: Double(velocity))
    let run = AnimationRun(duration: duration, delay: delay, curve: .spring(spring))
    start(run, options: options, animations: animations, completion: completion)
  }

  /// Animates as a spring of a perceived duration, which swings the more the nearer `bounce` is to 1.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      perceptualDuration: duration, bounce: Double(bounce), velocity: Double(initialSpringVelocity))
    let run = AnimationRun(duration: spring.duration, delay: delay, curve: .spring(spring))
    start(run, options: options, animations: animations, completion: completion)
  }

  private class func start(
    _ run: AnimationRun, options: AnimationOptions, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let outer = AnimationBlock.enclosing
    if let outerRun = outer?.run, !options.contains(.overrideInheritedOptions) {
      if !options.contains(.overrideInheritedDuration) { run.duration = outerRun.duration }
      if !options.contains(.overrideInheritedCurve) { run.curve = outerRun.curve }
    }
    if options.contains(.repeat) { run.repeatCount = .infinity }
    run.autoreverses = options.contains(.autoreverse)
    if let completion { run.completions.append(completion) }
    let isAnimated = areAnimationsEnabled && (run.duration > 0 || run.delay > 0)
    let block = AnimationBlock(
      isAnimated ? run : nil,
      laysOutChangedViews: !options.isDisjoint(with: [.layoutSubviews, .flushUpdates]))
    block.perform(animations)
    if !isAnimated || !run.run() { run.end(finished: true) }
  }

  // MARK: Keyframes

  /// Animates the changes of several keyframes, each in its part of the duration. Changes outside of `addKeyframe` take
  /// the whole of it.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    // The curve of ordinary options, where a program passes it, is the pace of the whole.
    let plain = AnimationOptions(rawValue: options.rawValue)
    let run = AnimationRun(duration: duration, delay: delay, curve: TimingCurve(plain.curve))
    let isAnimated = areAnimationsEnabled && (run.duration > 0 || run.delay > 0)
    if options.contains(.repeat) { run.repeatCount = .infinity }
    run.autoreverses = options.contains(.autoreverse)
    if let completion { run.completions.append(completion) }
    AnimationBlock(
      isAnimated ? run : nil, isDiscrete: options.isDiscrete,
      laysOutChangedViews: options.contains(.layoutSubviews)
    ).perform(animations)
    if !isAnimated || !run.run() { run.end(finished: true) }
  }

  /// A part of an animation of keyframes; begin and length are fractions of its duration. Outside of one, the changes are
  /// not animated.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    let outer = AnimationBlock.enclosing
    let begin = min(1, max(0, frameStartTime))
    let end = min(1, max(begin, begin + frameDuration))
    AnimationBlock(outer?.run, segment: begin...end, isDiscrete: outer?.isDiscrete ?? false)
      .perform(animations)
  }

  // MARK: Transitions

  /// Changes the content of a view; what it looks like on the way is no matter of layout. The changes are animated with
  /// the option `allowAnimatedContent` only; the completion runs after the duration.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let run = AnimationRun(duration: duration, curve: TimingCurve(options.curve))
    if let completion { run.completions.append(completion) }
    run.bind(to: view)
    let isAnimated = areAnimationsEnabled && duration > 0
    AnimationBlock(isAnimated && options.contains(.allowAnimatedContent) ? run : nil)
      .perform(animations ?? {})
    if !isAnimated || !run.run() { run.end(finished: true) }
  }

  /// Puts a view in the place of another one: removed and added, or hidden and shown with `showHideTransitionViews`.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      completion?(false)
      return
    }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }

  // MARK: Whether changes are animated

  /// Makes changes that are not animated, within an animation too.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationBlock(nil).perform(actionsWithoutAnimation)
  }

  /// The duration of the animation around this call; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval { AnimationBlock.current?.run?.duration ?? 0 }

  /// Whether animations are begun on this thread, and not within `performWithoutAnimation(_:)`.
  public class var areAnimationsEnabled: Bool {
    if let block = AnimationBlock.enclosing, block.run == nil { return false }
    return Thread.current.threadDictionary[disabledKey] == nil
  }

  /// Turns animations of this thread off and on again: closures run, their changes hold at once.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    Thread.current.threadDictionary[disabledKey] = enabled ? nil : true
  }

  private static let disabledKey = "Plumbline.animationsDisabled"
}
