// Nil-targeted actions: the first object in the responder chain that has the method performs it.

import Foundation

extension UIResponder {
  /// The responders at which the search for a target begins, in order: at the first responder of the key window, at
  /// that of the sender's own window, at the sender, and at the application.
  package static func startsOfChains(from sender: Any?) -> [UIResponder] {
    let known = ShownWindows.ofThread
    let view = sender as? UIView ?? (sender as? UIGestureRecognizer)?.view
    let starts: [UIResponder?] = [
      known.key?.firstResponderOfTree, view?.firstResponderOfTree, sender as? UIResponder ?? view,
      known.application,
    ]
    return starts.compactMap(\.self)
  }

  /// The nearest object that does an action; nil for nobody.
  package static func target(forUnaddressed action: Selector, from sender: Any?) -> Any? {
    startsOfChains(from: sender).lazy.compactMap { $0.target(forAction: action, withSender: sender) }.first
  }
}
