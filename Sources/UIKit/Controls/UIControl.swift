// Controls: menus and primary actions.

import Foundation
import Plumbline

/// The carried properties of `UIControl`.
final class ControlCarriedState: CarriedState {
  var showsMenuAsPrimaryAction = false
}

extension UIControl {
  /// Whether a touch opens the menu instead of the primary action; false by default.
  public var showsMenuAsPrimaryAction: Bool {
    get { carried(ControlCarriedState.self).showsMenuAsPrimaryAction }
    set { makeCarried(ControlCarriedState.self).showsMenuAsPrimaryAction = newValue }
  }
  /// Sends `.primaryActionTriggered` to its targets.
  public func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
}
