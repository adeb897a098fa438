// Progress in a page control (iOS 17). It is carried: no time passes for it, and it changes no size.

import Foundation
import Plumbline

/// How far the current page is, from 0 to 1.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  /// Kept within 0 and 1.
  open var currentProgress: Float = 0 { didSet { currentProgress = min(max(currentProgress, 0), 1) } }
  /// Whether it is seen: while it belongs to a page control.
  open internal(set) var isProgressVisible = false
  /// Asked by Apple's for the progress of a page. Not retained.
  open weak var delegate: (any UIPageControlProgressDelegate)?
  public override init() { super.init() }
}

/// Progress that time makes; here it stands still.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
  /// In seconds, for each page.
  open var preferredDuration: TimeInterval
  /// Whether the last page leads back to the first.
  open var resetsToInitialPageAfterEnd = false
  /// Between `resumeTimer()` and `pauseTimer()`.
  open private(set) var isRunning = false
  private var durations: [Int: TimeInterval] = [:]
  /// In seconds, for each page.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }
  /// Marks it as running, and tells a delegate that is one of timers.
  open func resumeTimer() { run(true) }
  /// Marks it as standing, and tells a delegate that is one of timers.
  open func pauseTimer() { run(false) }

  private func run(_ isRunning: Bool) {
    guard isRunning != self.isRunning else { return }
    self.isRunning = isRunning
    (delegate as? any UIPageControlTimerProgressDelegate)?.pageControlTimerProgressDidChange(self)
  }
  /// In seconds, for one page.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
  /// In seconds: what was set for the page, otherwise `preferredDuration`.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }
}

/// Is asked for the progress of pages; never here.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: ObjectAnswering {
  /// From 0 to 1.
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  /// It is seen, or no longer.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  /// 0 by default: a page begins without progress.
  public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int)
    -> Float
  { 0 }
  /// Does nothing by default.
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// Is told and asked of progress that time makes.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// It began to run, or stands.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
  /// Whether the next page is shown at the end of one; never asked here: no time passes.
  func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
  /// Does nothing by default.
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
  /// True by default.
  public func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int)
    -> Bool
  { true }
}

extension UIPageControl {
  /// How far the current page is; nil for none; carried.
  public var progress: UIPageControlProgress? {
    get { carried(or: nil) }
    set {
      progress?.isProgressVisible = false
      carry(newValue)
      newValue?.isProgressVisible = true
    }
  }
}
