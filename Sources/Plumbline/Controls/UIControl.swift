// Controls: state, alignment of the content, target and action.

import Foundation

/// A view that a user operates. No device is listened to: a host or a test sends touches, or calls `sendActions(for:)`.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// The horizontal alignment of content. Raw values are Apple's.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case center, left, right, fill, leading, trailing
  }
  /// The vertical alignment of content. Raw values are Apple's.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case center, top, bottom, fill
  }

  /// True by default; without effect on layout, but buttons show the content of `.disabled`.
  open var isEnabled = true { didSet { tellObservers() } }
  /// False by default; without effect on layout, but buttons show the content of `.selected`.
  open var isSelected = false { didSet { tellObservers() } }
  /// False by default; without effect on layout, but buttons show the content of `.highlighted`.
  open var isHighlighted = false { didSet { tellObservers() } }
  /// The horizontal alignment of the content; without effect on the size.
  open dynamic var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// The vertical alignment of the content; without effect on the size.
  open dynamic var contentVerticalAlignment = ContentVerticalAlignment.center

  /// `contentHorizontalAlignment` with leading and trailing told apart by the direction of reading.
  open dynamic var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  /// The targets and actions, in the order in which they were added; nil for the many controls without any.
  private var handlers: [Handler]?

  /// The action is done on `.primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// The state of `isHighlighted`, `isEnabled` and `isSelected`, as bits.
  open dynamic var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether a touch is followed: since `beginTracking(_:with:)` said so.
  open dynamic var isTracking: Bool { follows != nil }
  /// Whether a tracked touch is inside the bounds.
  open dynamic var isTouchInside: Bool { follows?.isInside ?? false }
  /// Whether to track a touch: for subclasses, true by default. Called when one comes down.
  open dynamic func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Whether to continue to track a touch: for subclasses, true by default. Called when it moves.
  open dynamic func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// A tracked touch was lifted; for subclasses, does nothing here.
  open dynamic func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// A tracked touch was cancelled; for subclasses, does nothing here.
  open dynamic func cancelTracking(with event: UIEvent?) {}

  // MARK: Touches

  /// The tracked touch, and whether it is inside; nil between touches.
  private var follows: (touch: UITouch, isInside: Bool)?

  /// Asks whether the touch is to be followed and sends `.touchDown`. The control keeps touches to itself.
  open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, follows == nil, let touch = touches.first else { return }
    isHighlighted = true
    guard beginTracking(touch, with: event) else { return }
    follows = (touch, true)
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  /// Continues to track the touch, and sends the drag events.
  open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let (touch, wasInside) = follows, touches.contains(touch) else { return }
    let isInside = point(inside: touch.location(in: self), with: event)
    follows?.isInside = isInside
    isHighlighted = isInside
    guard continueTracking(touch, with: event) else {
      follows = nil
      return
    }
    var events: Event = isInside ? .touchDragInside : .touchDragOutside
    if isInside != wasInside { events.insert(isInside ? .touchDragEnter : .touchDragExit) }
    sendActions(for: events)
  }

  /// The touch is followed no longer; sends where it was lifted.
  open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let (touch, _) = follows else { return isHighlighted = false }
    guard touches.contains(touch) else { return }
    isHighlighted = false
    let isInside = point(inside: touch.location(in: self), with: event)
    follows?.isInside = isInside
    endTracking(touch, with: event)
    follows = nil
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
  }

  /// The touch is followed no longer; sends `.touchCancel`.
  open dynamic override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let (touch, _) = follows else { return isHighlighted = false }
    guard touches.contains(touch) else { return }
    isHighlighted = false
    follows = nil
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  // MARK: Actions

  /// Adds an action for events; one of the same identifier is replaced for them.
  open dynamic func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers = (handlers ?? []) + [Handler(events: controlEvents, kind: .action(action))]
  }

  /// Removes an action for events; for its other events it stays.
  open dynamic func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action of an identifier for events; for its other events it stays.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    removeHandlers(for: controlEvents) { handler in
      if case .action(let known) = handler.kind { return known.identifier == actionIdentifier }
      return false
    }
  }

  /// Adds a target and action for events. Without the Objective-C runtime no method is called by its name alone: the
  /// selector must hold it (`Selector`). The target is not retained; for nil it is sought at each event, as
  /// `sendAction(_:to:for:)` says.
  open dynamic func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    handlers =
      (handlers ?? []) + [
        Handler(
          events: controlEvents, kind: .target(WeakTarget(object: target as AnyObject?, action: action)))
      ]
  }

  /// Forgets a target and a method for events; nil stands for all.
  open dynamic func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    removeHandlers(for: controlEvents) { handler in
      guard case .target(let known) = handler.kind else { return false }
      return (target == nil || known.object === (target as AnyObject?))
        && (action == nil || known.action == action)
    }
  }

  /// The names of a target's methods for an event; nil without any.
  open dynamic func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = (handlers ?? []).compactMap { handler -> String? in
      guard case .target(let known) = handler.kind, !handler.events.intersection(controlEvent).isEmpty,
        known.object === (target as AnyObject?)
      else { return nil }
      return NSStringFromSelector(known.action)
    }
    return names.isEmpty ? nil : names
  }

  /// The targets that were added and still live; without those of nil, which are sought at each event.
  open dynamic var allTargets: Set<AnyHashable> {
    Set(
      (handlers ?? []).compactMap { handler -> AnyHashable? in
        guard case .target(let known) = handler.kind else { return nil }
        return known.object as? NSObject
      })
  }

  /// The union of the events with a target or action.
  open dynamic var allControlEvents: Event { (handlers ?? []).reduce(into: []) { $0.formUnion($1.events) } }

  /// Performs the actions for any of these events, in the order in which they were added. This is how a host or a test
  /// operates a control.
  open dynamic func sendActions(for controlEvents: Event) {
    for handler in handlers ?? [] where !handler.events.intersection(controlEvents).isEmpty {
      switch handler.kind {
      case .action(let action): sendAction(action)
      case .target(let known): if !known.isGone { sendAction(known.action, to: known.object, for: nil) }
      }
    }
  }

  /// Sends an action to a target. For nil the target is the first that has the method: in the responder chain of the
  /// first responder, or of the control. Only selectors that hold a method do anything.
  open dynamic func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    #if !canImport(Darwin)
      guard let target = target ?? UIResponder.target(forUnaddressed: action, from: self) else { return }
      action.call(on: target, with: [self, event])
    #endif
  }

  /// Does one action; every one of `sendActions(for:)` goes through here, for subclasses to see.
  open dynamic func sendAction(_ action: UIAction) { action.perform(sender: self) }
  /// The attachment point of a menu: the centre of the control.
  open dynamic func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.midY)
  }

  private struct WeakTarget {
    weak var object: AnyObject?
    var action: Selector
    /// Whether there was a target: one that went takes its action along, and nil means the responders.
    let hadObject: Bool

    init(object: AnyObject?, action: Selector) {
      self.object = object
      self.action = action
      hadObject = object != nil
    }

    var isGone: Bool { hadObject && object == nil }
  }

  private struct Handler {
    enum Kind {
      case action(UIAction)
      case target(WeakTarget)
    }
    var events: Event
    var kind: Kind
  }

  private func removeHandlers(for events: Event, where matches: (Handler) -> Bool) {
    guard let handlers else { return }
    let left = handlers.compactMap { handler -> Handler? in
      guard matches(handler) else { return handler }
      var rest = handler
      rest.events.subtract(events)
      return rest.events.isEmpty ? nil : rest
    }
    self.handlers = left.isEmpty ? nil : left
  }
}

extension UIControl {
  /// The events of a control. Raw values are Apple's.
  public struct Event: OptionSet, Hashable, Sendable {
    /// Apple's numbers.
    public let rawValue: UInt
    /// Unknown bits are kept, as programs' own.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger came down on the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again within the time of a double tap.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved within the control's bounds.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger that came down on the control moved outside of its bounds.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moved back into the control's bounds.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moved out of the control's bounds.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted within the bounds: a button was tapped.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger that came down on the control was lifted outside of its bounds.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was cancelled, as for a call or a scroll view's drag.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user chose another value, as of switches, sliders, pickers. Setting a value does not send it.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The primary action was triggered, by whatever input.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu is about to be shown. Never sent here, where no menu opens.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A text field became the first responder; sent by the field itself.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text was changed by typing (`insertText(_:)`, `deleteBackward()`); sent by the field itself.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field stopped being the first responder; sent by the field itself.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ended editing; sent by hosts and tests.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All bits that Apple has for touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All bits that Apple has for editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Every event, those of programs and the system among them.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control. Raw values are Apple's.
  public struct State: OptionSet, Hashable, Sendable {
    /// Apple's numbers.
    public let rawValue: UInt
    /// Unknown bits are kept, as programs' own.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The absence of all others: what is set for it shows wherever nothing else is set.
    public static let normal: State = []
    /// A finger presses it: `isHighlighted`.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It cannot be used: not `isEnabled`.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen or on: `isSelected`.
    public static let selected = State(rawValue: 1 << 2)
    /// The focus is on it: no focus moves here.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits that programs use as they like.
    public static let application = State(rawValue: 0x00FF_0000)
  }
}
