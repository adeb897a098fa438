// The animation block that is being run: how a change of a view finds out that it is animated.

import Unchecked
import Foundation

/// The closure of an animation while it runs. Kept by the task that runs it, so that two threads with two trees animate
/// without knowing of each other.
///
/// A block is only used by the thread that opened it, while it is open: tasks that are started within the closure inherit
/// the reference, see another thread or a closed block, and leave it alone.
@MainActor
final class AnimationBlock {
  @TaskLocal private static var innermost: AnimationBlock?
  /// The number of animation closures that the thread is in: read at every pass before the task's own value, which
  /// costs ten times as much and is nil nearly always.
  private static let openClosures = ThreadNumber()

  /// The run that records changes; nil where changes are not animated.
  let run: AnimationRun?
  let segment: ClosedRange<Double>
  let isDiscrete: Bool
  private let thread = Thread.current
  private var isOpen = true
  /// Views that are laid out at the end of the closure.
  private var pendingLayouts: [UIView] = []
  private let laysOutChangedViews: Bool

  init(
    _ run: AnimationRun?, segment: ClosedRange<Double> = 0...1, isDiscrete: Bool = false,
    laysOutChangedViews: Bool = false
  ) {
    self.run = run
    self.segment = segment
    self.isDiscrete = isDiscrete
    self.laysOutChangedViews = laysOutChangedViews
  }

  /// The block around this call, animated or not.
  static var enclosing: AnimationBlock? {
    begun ?? closure
  }

  /// The closure around this call.
  private static var closure: AnimationBlock? {
    guard openClosures.value > 0, let block = innermost, block.thread === Thread.current, block.isOpen
    else { return nil }
    return block
  }

  /// The block that was begun without a closure, if no closure of another animation lies between.
  static var begun: AnimationBlock? { BegunAnimations.ofThread?.innermost(within: closure) }

  /// The block that animates changes made here.
  static var current: AnimationBlock? {
    guard openClosures.value > 0 || BegunAnimations.ofThread != nil else { return nil }
    return enclosing.flatMap { $0.run == nil ? nil : $0 }
  }

  /// Runs a closure within the block.
  func perform(_ animations: () -> Void) {
    Self.openClosures.value += 1
    Self.$innermost.withValue(self) {
      animations()
      layOutPending()
    }
    Self.openClosures.value -= 1
    isOpen = false
  }

  /// Opens a block without a closure.
  static func begin(_ run: AnimationRun?) {
    BegunAnimations.begin(AnimationBlock(run), within: closure)
  }

  /// Closes the block that was begun here.
  /// - Returns: what it animates; nil without such a block, or where changes are not animated.
  static func endBegun() -> AnimationRun? {
    guard let block = begun else { return nil }
    block.layOutPending()
    BegunAnimations.end()
    block.isOpen = false
    return block.run
  }

  private func layOutPending() {
    while !pendingLayouts.isEmpty { pendingLayouts.removeFirst().layoutIfNeeded() }
  }

  /// Has a view laid out within the animation, after everything else: a stack view whose arranged views come or go.
  func layOutAtEnd(_ view: UIView) {
    if !pendingLayouts.contains(where: { $0 === view }) { pendingLayouts.append(view) }
  }

  func note(_ view: UIView, changedFrom old: ViewVector) {
    let new = view.animatedValues
    guard old != new else { return }
    run?.note(view, moved: old - new, within: segment, isDiscrete: isDiscrete)
    if laysOutChangedViews { layOutAtEnd(view) }
  }

  func note(_ view: UIView, transformedFrom old: CGAffineTransform) {
    run?.note(view, transformedFrom: old, within: segment, isDiscrete: isDiscrete)
  }
}
