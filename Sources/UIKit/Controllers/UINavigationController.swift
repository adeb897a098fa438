// The gesture that pops from anywhere in the content.

import Foundation
import Plumbline

/// The carried properties of `UINavigationController`.
final class NavigationControllerCarriedState: CarriedState {
  var contentPopGestureRecognizer: UIScreenEdgePanGestureRecognizer?
}

extension UINavigationController {
  /// Pops when it is swiped anywhere in the content; the same object at every call. Nothing here recognises.
  public var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    let state = makeCarried(NavigationControllerCarriedState.self)
    let recognizer = state.contentPopGestureRecognizer ?? UIScreenEdgePanGestureRecognizer()
    state.contentPopGestureRecognizer = recognizer
    return recognizer
  }
}
