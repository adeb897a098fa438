// Touches and events as values that tests and hosts make: nothing here listens to a device.

import Foundation

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Where a touch is in its life. Raw values are Apple's.
  public enum Phase: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// What touches. Raw values are Apple's.
  public enum TouchType: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case direct, indirect, pencil, indirectPointer
    /// Apple's earlier name.
    public static let stylus = TouchType.pencil
  }

  /// What touches: a finger.
  open var type: TouchType { .direct }
  /// When the touch happened, in seconds since the system started; not measured.
  open var timestamp: TimeInterval { 0 }
  /// How strong the touch is; not measured.
  open var force: CGFloat { 0 }
  /// The strongest touch that would be measured.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The radius of the finger in points; not measured.
  open var majorRadius: CGFloat { 0 }
  /// The gestures that look at the touch: those of its view and of the views around it.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    var found: [UIGestureRecognizer] = []
    var view = view
    while let current = view {
      found += current.gestureRecognizers ?? []
      view = current.superview
    }
    return found
  }
  /// Where the touch is in its life.
  open private(set) var phase: Phase
  /// How often the finger touched the same place.
  open private(set) var tapCount: Int
  /// The view that was touched.
  open private(set) weak var view: UIView?
  private let point: CGPoint

  /// A touch at a point of a view's space.
  public init(at point: CGPoint, in view: UIView?, phase: Phase = .began, tapCount: Int = 1) {
    self.point = point
    self.view = view
    self.phase = phase
    self.tapCount = tapCount
    super.init()
  }

  /// A touch of no view, at the origin of whatever asks, as Apple's plain initializer makes it.
  public convenience override init() { self.init(at: .zero, in: nil, tapCount: 0) }

  /// The window in which the touched view lies.
  open var window: UIWindow? { view?.window }

  /// Where the touch is, in the space of a view; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    guard let touched = self.view else { return point }
    return touched.convert(point, to: view ?? touched.window)
  }

  /// Where the touch is, as exactly as it is known.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// Where the touch was before, as exactly as it is known.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
  /// What of a touch can be estimated at first. Raw values are Apple's.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// The bits of the members.
    public let rawValue: Int
    /// A set of the members with these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Apple's name.
    public static let force = Properties(rawValue: 1 << 0)
    /// Apple's name.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// Apple's name.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// Apple's name.
    public static let location = Properties(rawValue: 1 << 3)
  }
  /// What tells a touch that was estimated from others; nothing is.
  open var estimationUpdateIndex: NSNumber? { nil }
  /// What of it was estimated: nothing.
  open var estimatedProperties: Properties { [] }
  /// What of it will be known better: nothing.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// How exact the finger's radius is, in points; not measured.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// The angle between a pencil and the screen; upright.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// The direction in which a pencil points; not measured.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// The direction in which a pencil points, as a vector; not measured.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// Where the touch was before: the same place, as a touch that is made does not move.
  open func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }
}

/// What happened to a device.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of thing happened. Raw values are Apple's.
  public enum EventType: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14
  }

  /// What was shaken or the like. Raw values are Apple's.
  public enum EventSubtype: Int, Sendable {
    /// Apple's names.
    case none = 0, motionShake = 1, remoteControlPlay = 100, remoteControlPause, remoteControlStop,
      remoteControlTogglePlayPause, remoteControlNextTrack, remoteControlPreviousTrack
  }

  /// What kind of thing happened.
  open private(set) var type: EventType
  /// The touches that belong to it.
  open private(set) var allTouches: Set<UITouch>?

  /// An event of touches.
  public init(type: EventType = .touches, touches: Set<UITouch>? = nil) {
    self.type = type
    allTouches = touches
    super.init()
  }

  /// What was shaken or the like.
  open private(set) var subtype = EventSubtype.none
  /// When it happened, in seconds since the system started; not measured.
  open var timestamp: TimeInterval { 0 }
  /// The touches of a gesture: those of its view.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    gesture.view.flatMap { touches(for: $0) }
  }
  /// The touches of a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
  /// The touches between two pictures: the touch itself.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// Where a touch will be: not foretold.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
  /// The touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}

/// A press of a button.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// Which button. Raw values are Apple's.
  public enum PressType: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }

  /// Which button: one that selects.
  open var type: PressType { .select }
}

/// An event of buttons.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// The presses: none is made.
  open var allPresses: Set<UIPress> { [] }
}
