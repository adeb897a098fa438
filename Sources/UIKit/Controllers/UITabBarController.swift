// The bar of a tab bar controller: hiding it (iOS 18), whose room goes to the controllers, and the list of further tabs.

import Foundation
import Plumbline

/// The carried properties of `UITabBarController`.
final class TabBarControllerCarriedState: CarriedState {
  var moreNavigationController: UINavigationController?
}

extension UITabBarController {
  /// Lists the controllers from the fifth on in Apple's narrow bars. Made when it is asked for first; nothing
  /// here shows it.
  public var moreNavigationController: UINavigationController {
    let state = makeCarried(TabBarControllerCarriedState.self)
    let controller = state.moreNavigationController ?? UINavigationController()
    state.moreNavigationController = controller
    return controller
  }
  /// Whether the bar is not shown; its room goes to the controllers then.
  public var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }
  /// Shows or hides the bar; at once.
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    tabBar.isHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }
}
