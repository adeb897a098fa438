// Touches and events as values that tests and hosts make: nothing here listens to a device.

import Foundation

/// A finger on the screen, as tests make one.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch. Raw values are Apple's.
  public enum Phase: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// The source of a touch. Raw values are Apple's.
  public enum TouchType: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case direct, indirect, pencil, indirectPointer
  }

  /// Always `.direct`.
  open var type: TouchType { .direct }
  /// The time of the touch, in seconds since the system started; 0, as it is not measured.
  open var timestamp: TimeInterval { 0 }
  /// 0: not measured.
  open var force: CGFloat { 0 }
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
  /// As given to the initializer.
  open private(set) var phase: Phase
  /// As given to the initializer.
  open private(set) var tapCount: Int
  /// Nil for none. Not retained.
  open private(set) weak var view: UIView?
  private let point: CGPoint

  /// A touch at a point of a view; nil for the window's space.
  public init(at point: CGPoint, in view: UIView?, phase: Phase = .began, tapCount: Int = 1) {
    self.point = point
    self.view = view
    self.phase = phase
    self.tapCount = tapCount
    super.init()
  }

  /// A touch of no view, at the origin of whatever asks, as Apple's plain initializer makes it.
  public convenience override init() { self.init(at: .zero, in: nil, tapCount: 0) }

  /// The window of `view`; nil for none.
  open var window: UIWindow? { view?.window }

  /// The location of the touch in the space of a view; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    guard let touched = self.view else { return point }
    return touched.convert(point, to: view ?? touched.window)
  }
}

/// An input event of a device, created by tests.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The type of an event. Raw values are Apple's.
  public enum EventType: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14
  }

  /// The subtype of an event, such as a shake. Raw values are Apple's.
  public enum EventSubtype: Int, Sendable {
    /// Apple's names.
    case none = 0, motionShake = 1, remoteControlPlay = 100, remoteControlPause, remoteControlStop,
      remoteControlTogglePlayPause, remoteControlNextTrack, remoteControlPreviousTrack,
      remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward, remoteControlBeginSeekingForward,
      remoteControlEndSeekingForward
  }

  /// As given to the initializer.
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
  /// The time of the event, in seconds since the system started; 0, as it is not measured.
  open var timestamp: TimeInterval { 0 }
  /// The touches in the view of a gesture recognizer; nil for one without a view.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    gesture.view.flatMap { touches(for: $0) }
  }
  /// Nil for an event of no touches.
  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
  /// Nil for an event of no touches.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}
