// The bar of a tab bar controller: hiding it (iOS 18), whose room goes to the controllers.

import Foundation
import Plumbline

extension UITabBarController {
  /// Whether the bar is hidden; its room goes to the controllers then.
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
