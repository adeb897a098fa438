// Scroll views: zooming gestures and insets of the indicators.

import Foundation
import Plumbline

/// The carried properties of `UIScrollView`.
final class ScrollViewCarriedState: CarriedState {
  var automaticallyAdjustsScrollIndicatorInsets = true
}

extension UIScrollView {
  /// Whether the safe area moves the scroll indicators; true by default; stored: none are shown.
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { carried(ScrollViewCarriedState.self).automaticallyAdjustsScrollIndicatorInsets }
    set { makeCarried(ScrollViewCarriedState.self).automaticallyAdjustsScrollIndicatorInsets = newValue }
  }
}
