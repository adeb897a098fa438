// Controllers that are shown over the whole window.

import Foundation

extension UIViewController {
  func show(_ viewControllerToPresent: UIViewController, animated flag: Bool) {
    let presenter = outermost
    guard presenter.storedPresented == nil, viewControllerToPresent.storedPresenting == nil else { return }
    presenter.storedPresented = viewControllerToPresent
    viewControllerToPresent.storedPresenting = presenter
    if let window = presenter.storedView?.window {
      viewControllerToPresent.isAppearanceAnimated = flag
      window.host(viewControllerToPresent)
      window.layoutIfNeeded()
    }
  }

  func takeAway(animated flag: Bool) {
    let presenter = storedPresented != nil ? self : presentingViewController
    if let presenter, let presented = presenter.storedPresented {
      if presented.storedPresented != nil { presented.dismiss(animated: flag) }
      presented.isAppearanceAnimated = flag
      presented.storedView?.removeFromSuperview()
      presenter.storedPresented = nil
      presented.storedPresenting = nil
    }
  }

  private var outermost: UIViewController {
    var controller = self
    while let above = controller.storedParent { controller = above }
    return controller
  }
}
