// Scroll views: zooming gestures and insets of the indicators.

import Foundation
import Plumbline

/// The carried properties of `UIScrollView`.
final class ScrollViewCarriedState: CarriedState {
  var automaticallyAdjustsScrollIndicatorInsets = true
}

extension UIScrollView {
  /// Nil: nothing here recognises. Apple's is nil too unless the content may be zoomed.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
  /// Whether the safe area moves the scroll indicators; yes at first; stored: none are shown.
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { carried(ScrollViewCarriedState.self).automaticallyAdjustsScrollIndicatorInsets }
    set { makeCarried(ScrollViewCarriedState.self).automaticallyAdjustsScrollIndicatorInsets = newValue }
  }
  /// No: zooming happens at once.
  public var isZooming: Bool { false }
  /// No: a zoom stops at its least and greatest scale.
  public var isZoomBouncing: Bool { false }
}
