// The forms of animations before there were closures: everything between `beginAnimations` and `commitAnimations`.
//
// Apple deprecated them with iOS 13; source that still has them is animated as any other.

import Foundation

extension UIView {
  /// Begins an animation: changes of views up to `commitAnimations()` on this thread are animated, for 0.2 seconds and
  /// slow at both ends unless the class functions below say otherwise. Begins and commits may be nested; the inner ones
  /// keep their own durations. Name and context are for the delegate.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let run = AnimationRun(duration: 0.2, curve: TimingCurve(.easeInOut))
    run.listener = AnimationListener(name: animationID, context: context)
    AnimationBlock.begin(areAnimationsEnabled ? run : nil)
  }

  /// Ends the innermost animation that was begun on this thread, and starts it on the clock of the tree that it changed.
  /// Without one, nothing happens.
  public class func commitAnimations() {
    guard let run = AnimationBlock.endBegun() else { return }
    if let listener = run.listener {
      listener.willStart()
      run.completions.append { listener.didStop(finished: $0) }
      run.listener = nil
    }
    let isAnimated = run.duration > 0 || run.delay > 0
    if !isAnimated || !run.run() { run.end(finished: true) }
  }

  /// Seconds that the begun animation takes; 0.2 where nothing is said.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    AnimationBlock.begun?.run?.duration = max(0, duration)
  }

  /// Sets the delay in seconds; 0 by default. Does nothing outside of `beginAnimations`.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    AnimationBlock.begun?.run?.delay = max(0, delay)
  }

  /// Sets the curve; `.easeInOut` by default. Does nothing outside of `beginAnimations`.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    AnimationBlock.begun?.run?.curve = TimingCurve(curve)
  }

  /// The number of runs of the begun animation; 0 and 1 are once.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    AnimationBlock.begun?.run?.repeatCount = repeatCount > 0 ? Double(repeatCount) : 1
  }

  /// Does nothing outside of `beginAnimations`.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    AnimationBlock.begun?.run?.autoreverses = repeatAutoreverses
  }

  /// Is told of the begun animation by the methods of `setAnimationWillStart(_:)` and `setAnimationDidStop(_:)`; kept until the
  /// animation has ended.
  public class func setAnimationDelegate(_ delegate: Any?) {
    AnimationBlock.begun?.run?.listener?.delegate = delegate
  }

  /// Called on the delegate at the commit, before a delay, with the animation's name and context. A selector of a name alone is
  /// not called.
  public class func setAnimationWillStart(_ selector: Selector?) {
    AnimationBlock.begun?.run?.listener?.start = selector
  }

  /// Called on the delegate at the end, with the animation's name, whether it came to its end by itself, and its context. A
  /// selector of a name alone is not called.
  public class func setAnimationDidStop(_ selector: Selector?) {
    AnimationBlock.begun?.run?.listener?.stop = selector
  }
}

/// The delegate of an animation that was begun without a closure, and its methods.
@MainActor
final class AnimationListener {
  let name: String?
  let context: UnsafeMutableRawPointer?
  var delegate: Any?
  var start: Selector?
  var stop: Selector?

  init(name: String?, context: UnsafeMutableRawPointer?) {
    self.name = name
    self.context = context
  }

  func willStart() { tell(start, [name, context]) }
  func didStop(finished: Bool) { tell(stop, [name, NSNumber(value: finished), context]) }

  private func tell(_ selector: Selector?, _ objects: [Any?]) {
    #if !canImport(Darwin)
      if let delegate { selector?.call(on: delegate, with: objects) }
    #endif
  }
}
