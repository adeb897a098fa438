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

  /// The window in which the touched view lies.
  open var window: UIWindow? { view?.window }

  /// Where the touch is, in the space of a view; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    guard let touched = self.view else { return point }
    return touched.convert(point, to: view ?? touched.window)
  }

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
    case none = 0, motionShake = 1
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

  /// The touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}

/// A press of a button.
@preconcurrency @MainActor
open class UIPress: NSObject {}

/// An event of buttons.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {}
