// Controls: menus, primary actions and event handlers.

import Foundation
import Plumbline

/// The carried properties of `UIControl`.
final class ControlCarriedState: CarriedState {
  var showsMenuAsPrimaryAction = false
  var isContextMenuInteractionEnabled = false
}

extension UIControl {
  /// Whether a touch opens the menu instead of the primary action; no at first.
  public var showsMenuAsPrimaryAction: Bool {
    get { carried(ControlCarriedState.self).showsMenuAsPrimaryAction }
    set { makeCarried(ControlCarriedState.self).showsMenuAsPrimaryAction = newValue }
  }
  /// Whether holding the control opens a menu; no at first; carried.
  public var isContextMenuInteractionEnabled: Bool {
    get { carried(ControlCarriedState.self).isContextMenuInteractionEnabled }
    set { makeCarried(ControlCarriedState.self).isContextMenuInteractionEnabled = newValue }
  }
  /// Goes through the targets with their selectors; actions are not told.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var stops = false
    for target in allTargets {
      for bit in 0..<32 {
        let event = UIControl.Event(rawValue: 1 << bit)
        for name in actions(forTarget: target, forControlEvent: event) ?? [] where !stops {
          iterator(nil, (target, Selector(name)), event, &stops)
        }
      }
    }
  }
  /// Sends `.primaryActionTriggered` to its targets.
  public func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
}
