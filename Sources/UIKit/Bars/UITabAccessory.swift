// What a tab bar controller shows beside its bar since iOS 26.

import Foundation
import Plumbline

/// A view beside a tab bar, as a player's controls are.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  /// What it shows.
  public let contentView: UIView

  /// An accessory that shows a view.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}

extension UITabBarController {
  /// Above the bar, or beside it where it is small; nil for none; carried: it is not shown and takes no room, as its place is
  /// not measured here.
  public var bottomAccessory: UITabAccessory? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Sets the accessory; at once.
  public func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    self.bottomAccessory = bottomAccessory
  }
}
