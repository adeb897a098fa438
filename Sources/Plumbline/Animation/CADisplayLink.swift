// Display links: called once for each frame that a display would show, which here is each sixtieth of a second that a
// program moves the clock of a tree by, or once for each turn of a main run loop that moves it.

import Foundation

/// A call for each frame. There is no display: a link that was added to a run loop is called while somebody on its thread
/// moves the clock of a tree (`UIView.animationTimeline`) forward, at the times when a display would show a picture. The
/// tree is that of the target, where this is a view, a layer or a controller; otherwise the first whose clock is moved.
open class CADisplayLink: NSObject {
  private var call: ((CADisplayLink) -> Void)?
  private var owner: AnyObject?
  /// The clock, and its time when the link began to count.
  private weak var timeline: AnimationTimeline?
  private var begin: TimeInterval = 0
  private var count = 0
  private var isAdded = false

  /// The time of the current frame on the clock of the tree.
  open private(set) var timestamp: CFTimeInterval = 0
  /// Seconds between two frames: a 60th unless `preferredFramesPerSecond` says otherwise.
  open var duration: CFTimeInterval {
    1 / Double(preferredFramesPerSecond > 0 ? preferredFramesPerSecond : 60)
  }
  /// In seconds on the clock of the tree: `timestamp` and `duration`.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// Pictures a second; 0 for as many as the display has, which is 60.
  open var preferredFramesPerSecond = 0 { didSet { if preferredFramesPerSecond != oldValue { restart() } } }
  /// The rates that the link would like; kept only, as `preferredFramesPerSecond` decides here.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// Whether no frames are delivered; false by default. A paused link keeps its target.
  open var isPaused = false { didSet { if isPaused != oldValue { restart() } } }

  /// A link that calls a method of a target, which it retains until it is invalidated. Where there is no Objective-C
  /// runtime this is what `#selector` becomes: the method itself, `Ring.step(_:)`.
  public init<Target: AnyObject>(target: Target, selector: @escaping (Target) -> (CADisplayLink) -> Void) {
    call = { selector(target)($0) }
    owner = target
    super.init()
  }

  /// The same for a method without parameters.
  public convenience init<Target: AnyObject>(target: Target, selector: @escaping (Target) -> () -> Void) {
    self.init(target: target, selector: { target in { _ in selector(target)() } })
  }

  #if !canImport(Darwin)
    /// A link that calls the method that a selector holds, with itself or without anything; nothing, of a name alone. It retains
    /// its target until it is invalidated.
    public init(target: Any, selector: Selector) {
      call = { link in onTreesThread((target, selector, link)) { _ = $1.call(on: $0, with: [$2]) } }
      owner = target as AnyObject
      super.init()
    }
  #endif

  /// Has the link called as long as it is not paused. What counts is the thread; a main run loop that turns moves the
  /// clocks of the windows that are shown.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isAdded else { return }
    isAdded = true
    restart()
    DisplayLinks.ofThread.links.append(self)
    onTreesThread { RunLoopTurns.ofMain?.waitForTurn() }
  }

  /// Stops the calls of the link. Run loop and mode are not asked.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { leave() }

  /// Stops the calls of the link, and releases the target.
  open func invalidate() {
    leave()
    call = nil
    owner = nil
  }

  private func leave() {
    isAdded = false
    DisplayLinks.ofThread.links.removeAll { $0 === self }
  }

  private func restart() {
    begin = timeline.map { onTreesThread($0) { $0.time } } ?? 0
    count = 0
  }

  /// Whether a clock moves this link; one without a tree takes the first that asks.
  @MainActor fileprivate func follows(_ other: AnimationTimeline) -> Bool {
    let root: UIView?
    switch owner {
    case let view as UIView: root = view.rootView
    case let controller as UIViewController: root = controller.viewIfLoaded?.rootView
    default: root = nil
    }
    if let root, root.rare?.timeline !== other { return false }
    if timeline == nil || root != nil && timeline !== other {
      timeline = other
      restart()
    }
    return timeline === other
  }

  fileprivate var next: TimeInterval { begin + Double(count + 1) * duration }

  /// The last picture whose time has come; those before it were missed.
  fileprivate func fireLatest(at time: TimeInterval) {
    count = max(count, Int((time - begin) / duration) - 1)
    fire()
  }

  fileprivate func fire() {
    count += 1
    timestamp = begin + Double(count) * duration
    call?(self)
  }
}

final class DisplayLinks {
  fileprivate(set) var links: [CADisplayLink] = []

  /// The display links of the calling thread.
  fileprivate static var ofThread: DisplayLinks {
    if let known { return known }
    let made = DisplayLinks()
    Thread.current.threadDictionary[key] = made
    return made
  }

  private static let key = "Plumbline.displayLinks"
  private static var known: DisplayLinks? { Thread.current.threadDictionary[key] as? DisplayLinks }

  /// The time of the next picture of a clock's links; nil where none waits.
  @MainActor static func next(on timeline: AnimationTimeline) -> TimeInterval? {
    known?.links.filter { !$0.isPaused && $0.follows(timeline) }.map(\.next).min()
  }

  /// Whether the calling thread has a link that is not paused.
  static var areWaiting: Bool { known?.links.contains { !$0.isPaused } == true }

  /// Calls each link whose time has come once, however many pictures it missed.
  /// - Returns: Whether there were any.
  @MainActor static func fireLatest(on timeline: AnimationTimeline) -> Bool {
    let due = (known?.links ?? []).filter {
      !$0.isPaused && $0.follows(timeline) && $0.next <= timeline.time
    }
    for link in due where !link.isPaused { link.fireLatest(at: timeline.time) }
    return !due.isEmpty
  }

  /// Calls the links whose time has come.
  @MainActor static func fire(on timeline: AnimationTimeline) {
    for link in known?.links ?? []
    where !link.isPaused && link.follows(timeline) && link.next <= timeline.time { link.fire() }
  }
}
