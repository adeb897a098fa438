// Groups of animations, and animating proxies. They run on the clock of the constraint's tree
// (`UIView.animationTimeline` of the view behind it), which the program moves, or a main run loop that turns.

import Foundation
import Plumbline

/// The settings of a group's animations. Those that are begun in the closure of
/// `runAnimationGroup(_:completionHandler:)`, or between `beginGrouping()` and `endGrouping()`, belong to it.
open class NSAnimationContext: NSObject {
  /// The duration in seconds; a quarter of one until something else is set.
  open var duration: TimeInterval = 0.25
  /// The timing function; nil for one that is slow at both ends.
  open var timingFunction: CAMediaTimingFunction?
  /// Called once all animations of the group have ended, with the next move of the clock that ends the last one.
  open var completionHandler: (() -> Void)?
  /// Whether frames, opacities and `layoutSubtreeIfNeeded()` of views are animated without an animator.
  open var allowsImplicitAnimation = false

  private var pending = 0
  private var isOpen = true

  /// The innermost group of the thread; outside of groups the thread's own, which keeps what is set.
  open class var current: NSAnimationContext { Groups.ofThread.open.last ?? Groups.ofThread.base }

  /// Opens a group, with the figures of the one around it.
  open class func beginGrouping() {
    let made = NSAnimationContext()
    made.duration = current.duration
    made.timingFunction = current.timingFunction
    made.allowsImplicitAnimation = current.allowsImplicitAnimation
    Groups.ofThread.open.append(made)
  }

  /// Closes the innermost group, which starts its animations.
  open class func endGrouping() { Groups.ofThread.open.popLast()?.close() }

  /// Runs a closure in a group of its own, and calls back once its animations have ended: at once where there are none.
  open class func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
  ) {
    beginGrouping()
    let context = current
    context.completionHandler = completionHandler
    changes(context)
    endGrouping()
  }

  private func close() {
    isOpen = false
    finishIfDone()
  }

  func animationBegins() { pending += 1 }

  func animationEnds() {
    pending -= 1
    finishIfDone()
  }

  private func finishIfDone() {
    guard !isOpen, pending == 0, let handler = completionHandler else { return }
    completionHandler = nil
    handler()
  }

  /// The groups that a thread has open, inner ones last.
  private final class Groups {
    let base = NSAnimationContext()
    var open: [NSAnimationContext] = []

    static var ofThread: Groups {
      let key = "Plumbline.NSAnimationContext"
      if let known = Thread.current.threadDictionary[key] as? Groups { return known }
      let made = Groups()
      Thread.current.threadDictionary[key] = made
      return made
    }
  }
}

extension NSLayoutConstraint {
  /// A proxy that animates changes of the constraint: `constraint.animator().constant = 20` takes the constant there
  /// step by step with the clock, so that all constraints hold at every step (spec 08 §1). Other properties change at
  /// once, and so does the constant of a constraint that is not active.
  public func animator() -> NSLayoutConstraint { ConstraintAnimator(self) }
}

/// The animating proxy of a constraint, whose constant it animates.
private final class ConstraintAnimator: NSLayoutConstraint {
  private let target: NSLayoutConstraint

  init(_ target: NSLayoutConstraint) {
    self.target = target
    super.init()
    standFor(target)
  }

  override var constant: CGFloat {
    get { target.constant }
    set { animate(to: newValue) }
  }
  override var priority: UILayoutPriority {
    get { target.priority }
    set { target.priority = newValue }
  }
  override var isActive: Bool {
    get { target.isActive }
    set { target.isActive = newValue }
  }
  override var identifier: String? {
    get { target.identifier }
    set { target.identifier = newValue }
  }
  override var shouldBeArchived: Bool {
    get { target.shouldBeArchived }
    set { target.shouldBeArchived = newValue }
  }
  override var description: String { target.description }

  private func animate(to constant: CGFloat) {
    let context = NSAnimationContext.current
    guard let clock = target.holdingTimeline, context.duration > 0 else {
      target.constant = constant
      return
    }
    context.animationBegins()
    clock.animate(
      target, toConstant: constant, duration: context.duration, timing: context.timingFunction
    ) { _ in context.animationEnds() }
  }
}

extension NSView {
  /// The view itself, whose next change of `frame` or `alphaValue`, or of one of their parts, is animated: the new
  /// value holds at once, the presentation follows the clock. Apple's proxy animates every change.
  public func animator() -> Self {
    isNextChangeAnimated = true
    return self
  }

  /// Runs a change of the view, animated where an animator or the current group requests it.
  func animating(implicitly isImplicitOnly: Bool = false, _ change: () -> Void) {
    let context = NSAnimationContext.current
    let isAsked = isNextChangeAnimated && !isImplicitOnly
    if isAsked { isNextChangeAnimated = false }
    guard isAsked || context.allowsImplicitAnimation, context.duration > 0 else { return change() }
    context.animationBegins()
    withoutActuallyEscaping(change) { change in
      UIView.animate(
        withDuration: context.duration, animations: change,
        completion: { _ in context.animationEnds() })
    }
  }

  /// The clock of the animations of this view's tree. Apple has no counterpart: there a display moves it.
  public var animationTimeline: AnimationTimeline { carrier.animationTimeline }
}
