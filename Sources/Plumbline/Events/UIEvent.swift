// Touches and events as values that tests and hosts make: nothing here listens to a device.

import Foundation

/// A finger on the screen, as tests make one.
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

  /// Always `.direct`.
  open var type: TouchType { .direct }
  /// When the touch happened, in seconds since the system started; not measured.
  open var timestamp: TimeInterval { 0 }
  /// 0: not measured.
  open var force: CGFloat { 0 }
  /// 0: not measured.
  open var maximumPossibleForce: CGFloat { 0 }
  /// In points; 0: not measured.
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
  /// As it was made.
  open private(set) var phase: Phase
  /// As it was made.
  open private(set) var tapCount: Int
  /// Nil for none. Not retained.
  open private(set) weak var view: UIView?
  private let point: CGPoint

  /// In points of the view; nil for the window's.
  public init(at point: CGPoint, in view: UIView?, phase: Phase = .began, tapCount: Int = 1) {
    self.point = point
    self.view = view
    self.phase = phase
    self.tapCount = tapCount
    super.init()
  }

  /// A touch of no view, at the origin of whatever asks, as Apple's plain initializer makes it.
  public convenience override init() { self.init(at: .zero, in: nil, tapCount: 0) }

  /// That of `view`; nil for none.
  open var window: UIWindow? { view?.window }

  /// Where the touch is, in the space of a view; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    guard let touched = self.view else { return point }
    return touched.convert(point, to: view ?? touched.window)
  }

  /// The same as `location(in:)`.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// The same as `previousLocation(in:)`.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
  /// What of a touch can be estimated at first. Raw values are Apple's.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// Apple's numbers.
    public let rawValue: Int
    /// A set of the members with these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// How hard: see `force`.
    public static let force = Properties(rawValue: 1 << 0)
    /// The direction that a pencil leans to.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// How steeply a pencil stands.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// Where the touch is: see `location(in:)`.
    public static let location = Properties(rawValue: 1 << 3)
    /// How far a pencil is turned about itself.
    public static let roll = Properties(rawValue: 1 << 4)
  }
  /// What tells a touch that was estimated from others; nothing is.
  open var estimationUpdateIndex: NSNumber? { nil }
  /// Empty: what tests set is no estimate.
  open var estimatedProperties: Properties { [] }
  /// Empty: what tests set is no estimate.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// In points; 0: not measured.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// In radians from the screen; upright.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// How far a pencil is turned about itself, in radians; 0: not measured.
  open var rollAngle: CGFloat { 0 }
  /// In radians from the x axis; 0: not measured.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// The direction in which a pencil points, as a vector; not measured.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// Where the touch was before: the same place, as a touch that is made does not move.
  open func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }
}

/// What happened to a device, as tests make it.
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
      remoteControlTogglePlayPause, remoteControlNextTrack, remoteControlPreviousTrack,
      remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward, remoteControlBeginSeekingForward,
      remoteControlEndSeekingForward
  }

  /// Buttons of a mouse, as bits.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// Apple's numbers.
    public let rawValue: Int
    /// Unknown bits are kept.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The first one.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The one that opens menus.
    public static let secondary = ButtonMask(rawValue: 1 << 1)
    /// A button by its number, from 1 on.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: (1...Int.bitWidth).contains(buttonNumber) ? 1 << (buttonNumber - 1) : 0)
    }
  }

  /// Empty: no mouse is here.
  open var buttonMask: ButtonMask { [] }
  /// Empty: no keys are held.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// As it was made.
  open private(set) var type: EventType
  /// Nil for an event of no touches.
  open private(set) var allTouches: Set<UITouch>?

  /// An event of touches.
  public init(type: EventType = .touches, touches: Set<UITouch>? = nil) {
    self.type = type
    allTouches = touches
    super.init()
  }

  /// Always `.none`.
  open private(set) var subtype = EventSubtype.none
  /// When it happened, in seconds since the system started; not measured.
  open var timestamp: TimeInterval { 0 }
  /// Those of the view that the gesture was added to; nil for a gesture without one.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    gesture.view.flatMap { touches(for: $0) }
  }
  /// Nil for an event of no touches.
  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
  /// The touch itself alone.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// Empty.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
  /// Nil for an event of no touches.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}

/// A press of a button of a remote, a controller or a keyboard.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// Which button. Raw values are Apple's.
  public enum PressType: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }

  /// Always `.select`.
  open var type: PressType { .select }
}

/// An event of buttons. None is made here.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// Empty.
  open var allPresses: Set<UIPress> { [] }
}
