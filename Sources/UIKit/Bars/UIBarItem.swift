// Properties that items of all bars have in common, and earlier names of bar metrics.

import Foundation
import Plumbline

/// The carried properties of `UIBarItem`.
final class BarItemCarriedState: CarriedState {
  var largeContentSizeImageInsets = UIEdgeInsets.zero
}

extension UIBarItem {
  /// In points, of the image that is shown large; none at first; carried.
  public var largeContentSizeImageInsets: UIEdgeInsets {
    get { carried(BarItemCarriedState.self).largeContentSizeImageInsets }
    set { makeCarried(BarItemCarriedState.self).largeContentSizeImageInsets = newValue }
  }
}

extension UIBarMetrics {
  /// Apple's name before iOS 8 for `compact`.
  public static var landscapePhone: UIBarMetrics { .compact }
  /// Apple's name before iOS 8 for `compactPrompt`.
  public static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }
}
