// Controllers that are shown over the whole window.

import Foundation

extension UIViewController {
  func show(_ viewControllerToPresent: UIViewController, animated flag: Bool) {
    let presenter = outermost
    guard presenter.storedPresented == nil, viewControllerToPresent.storedPresenting == nil else { return }
    presenter.storedPresented = viewControllerToPresent
    viewControllerToPresent.storedPresenting = presenter
    let presentation = viewControllerToPresent.makePresentation(from: presenter, source: self)
    if let window = presenter.storedView?.window {
      viewControllerToPresent.isAppearanceAnimated = flag
      if let presentation {
        presentation.begin(in: window)
      } else {
        window.host(viewControllerToPresent)
      }
      window.layoutIfNeeded()
    }
  }

  func takeAway(animated flag: Bool) {
    let presenter = nearestPresenter ?? presentingViewController
    if let presenter, let presented = presenter.storedPresented {
      if presented.storedPresented != nil { presented.dismiss(animated: flag) }
      presented.isAppearanceAnimated = flag
      let presentation = presented.storedPresentation
      if let presentation, presentation.containerView != nil {
        presentation.end()
      } else {
        presented.storedView?.removeFromSuperview()
        if let presentation { presentation.delegate?.presentationControllerDidDismiss(presentation) }
      }
      presented.storedPresentation = nil
      presenter.storedPresented = nil
      presented.storedPresenting = nil
    }
  }

  /// The controller of the presentation that is to come or under way: of the style, or the program's own for `.custom`.
  /// Nil for views that fill the window.
  private func makePresentation(from presenter: UIViewController, source: UIViewController)
    -> UIPresentationController?
  {
    if modalPresentationStyle == .custom {
      storedPresentation = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source)
    }
    storedPresentation?.presentingViewController = presenter
    if let popover = storedPresentation as? UIPopoverPresentationController {
      (popover.delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(
        popover)
    }
    return storedPresentation
  }

  /// The presentation that a program asks for before it presents: made by the style.
  func presentationOfStyle() -> UIPresentationController {
    if let storedPresentation { return storedPresentation }
    let presenter = storedPresenting
    let made: UIPresentationController =
      switch modalPresentationStyle {
      case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
      case .automatic, .pageSheet, .formSheet:
        UISheetPresentationController(presentedViewController: self, presenting: presenter)
      case .custom:
        transitioningDelegate?.presentationController(forPresented: self, presenting: presenter, source: self)
          ?? UIPresentationController(presentedViewController: self, presenting: presenter)
      default: UIPresentationController(presentedViewController: self, presenting: presenter)
      }
    storedPresentation = made
    return made
  }

  /// Who presents something of this controller and its parents, the nearest one.
  private var nearestPresenter: UIViewController? {
    storedPresented != nil ? self : storedParent?.nearestPresenter
  }

  private var outermost: UIViewController {
    var controller = self
    while let above = controller.storedParent { controller = above }
    return controller
  }
}
