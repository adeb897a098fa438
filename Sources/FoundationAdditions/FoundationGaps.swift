// Small things of Foundation and Core Foundation that exist on Apple's systems only.

import Foundation

/// Seconds since the first of January 2001.
public typealias CFAbsoluteTime = Double
/// The seconds since the first of January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Dispatch's nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Dispatch's nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Dispatch's microseconds of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// Dispatch's nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000

/// Core Foundation's name for texts.
public typealias CFString = NSString
/// Core Foundation's name for arrays.
public typealias CFArray = NSArray
/// Core Foundation's name for dictionaries.
public typealias CFDictionary = NSDictionary
/// Core Foundation's name for bytes.
public typealias CFData = NSData
/// Core Foundation's name for numbers.
public typealias CFNumber = NSNumber
/// Core Foundation's name for addresses.
public typealias CFURL = NSURL
/// Core Foundation's name for objects.
public typealias CFTypeRef = AnyObject
/// Core Foundation's true.
public var kCFBooleanTrue: NSNumber! { NSNumber(value: true) }
/// Core Foundation's false.
public var kCFBooleanFalse: NSNumber! { NSNumber(value: false) }
/// Core Foundation's name for places in a sequence.
public typealias CFIndex = Int

extension NSIndexPath {
  /// The row of a section of a table.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  /// The item of a section of a collection.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }
  /// The section of a table or collection.
  public var section: Int { index(atPosition: 0) }
  /// The row of a section of a table.
  public var row: Int { index(atPosition: 1) }
  /// The item of a section of a collection.
  public var item: Int { index(atPosition: 1) }
}

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// As Apple's systems write it: `(1.0, 2.0)`.
  public var debugDescription: String { "(\(Double(x)), \(Double(y)))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// As Apple's systems write it: `(1.0, 2.0)`.
  public var debugDescription: String { "(\(Double(width)), \(Double(height)))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// As Apple's systems write it: `(1.0, 2.0, 3.0, 4.0)`.
  public var debugDescription: String {
    "(\(Double(origin.x)), \(Double(origin.y)), \(Double(width)), \(Double(height)))"
  }
}

/// What can be undone, in the order in which it was done.
open class UndoManager: NSObject {
  private struct Step {
    weak var target: AnyObject?
    var run: () -> Void
  }

  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  private enum Mode { case doing, undoing, redoing }
  private var mode = Mode.doing
  /// What is undone, for a menu.
  open private(set) var undoActionName = ""

  /// Whether there is something to undo.
  open var canUndo: Bool { !undoSteps.isEmpty }
  /// Whether there is something to do again.
  open var canRedo: Bool { !redoSteps.isEmpty }
  /// Whether something is being undone.
  open var isUndoing: Bool { mode == .undoing }
  /// Whether something is being done again.
  open var isRedoing: Bool { mode == .redoing }
  /// Names what was done last.
  open func setActionName(_ actionName: String) { undoActionName = actionName }

  /// Keeps what undoes something. What is registered while undoing can be done again. Each is a step of its own.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    let step = Step(target: target) { [weak target] in if let target { handler(target) } }
    if mode == .undoing { redoSteps.append(step) } else { undoSteps.append(step) }
    if mode == .doing { redoSteps = [] }
  }

  /// Undoes the last step.
  open func undo() {
    guard let step = undoSteps.popLast() else { return }
    mode = .undoing
    step.run()
    mode = .doing
  }

  /// Does again what was undone last.
  open func redo() {
    guard let step = redoSteps.popLast() else { return }
    mode = .redoing
    step.run()
    mode = .doing
  }

  /// Forgets everything.
  open func removeAllActions() {
    undoSteps = []
    redoSteps = []
  }

  /// Forgets what was registered with a target.
  open func removeAllActions(withTarget target: Any) {
    undoSteps.removeAll { $0.target === (target as AnyObject) }
    redoSteps.removeAll { $0.target === (target as AnyObject) }
  }
}

/// What a user does, for other devices and for search. Carried: nobody is told.
open class NSUserActivity: NSObject {
  /// What kind of thing it is.
  public let activityType: String
  /// What it is called.
  open var title: String?
  /// What is needed to go on with it.
  open var userInfo: [AnyHashable: Any]?
  /// A page to go on with it.
  open var webpageURL: URL?
  /// Whether search may find it.
  open var isEligibleForSearch = false
  /// Whether other devices may go on with it.
  open var isEligibleForHandoff = true

  /// An activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Makes it the present one; without effect.
  open func becomeCurrent() {}
  /// Makes it the present one no longer; without effect.
  open func resignCurrent() {}
  /// Ends it; without effect.
  open func invalidate() {}
}

/// The kind of activity that a web page is.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
