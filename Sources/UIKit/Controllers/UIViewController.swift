// View controllers as targets of actions.

import Foundation
import Plumbline

extension UIViewController {
  /// The controller of the next ones, this one first, that does an action.
  public func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    var controller: UIViewController? = self
    // A method that every controller has says nothing of who does it.
    #if canImport(Darwin)
      let isEverybodys = false
    #else
      let isEverybodys = action.isMethod(ofObjectsOf: UIViewController.self)
    #endif
    while let current = controller {
      // Containers show for those within them, as Apple's split and navigation controllers do.
      let shows =
        action.description == "showDetailViewController:sender:"
        ? current is UISplitViewController
        : current is UINavigationController || current is UISplitViewController
      if shows { return current }
      if !isEverybodys, current !== self, current.canPerformAction(action, withSender: sender) {
        return current
      }
      controller = current.parent
    }
    return nil
  }
}
