// Controllers that are shown over the whole window.

import Foundation

extension UIViewController {
  func show(_ viewControllerToPresent: UIViewController, animated flag: Bool) {
    let presenter = outermost
    guard presenter.storedPresented == nil, viewControllerToPresent.storedPresenting == nil else { return }
    presenter.storedPresented = viewControllerToPresent
    viewControllerToPresent.storedPresenting = presenter
    viewControllerToPresent.transition.insert(.presented)
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
      presented.transition.remove(.presented)
      presented.transition.insert(.dismissed)
      let presentation = presented.storedPresentation
      if let presentation, presentation.containerView != nil {
        presentation.end()
      } else {
        presented.storedView?.removeFromSuperview()
      }
      presented.storedPresentation = nil
      presenter.storedPresented = nil
      presented.storedPresenting = nil
      // What was not seen does not go.
      if presented.appearance != .disappearing { presented.transition.remove(.dismissed) }
    }
  }

  /// The controller of the presentation that is to come: of the style, or the program's own for `.custom`. Nil for styles
  /// whose views fill the window, unless somebody asked for one before.
  private func makePresentation(from presenter: UIViewController, source: UIViewController)
    -> UIPresentationController?
  {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet, .popover, .custom:
      _ = presentationOfStyle(from: presenter, source: source)
    default: if storedPresentation?.madeForStyle != modalPresentationStyle { storedPresentation = nil }
    }
    storedPresentation?.presentingViewController = presenter
    if let popover = storedPresentation as? UIPopoverPresentationController {
      (popover.delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(
        popover)
    }
    return storedPresentation
  }

  /// The presentation by the present style: made when it is asked for first, which programs do before they present, and
  /// anew where they choose another style afterwards.
  func presentationOfStyle(from presenter: UIViewController? = nil, source: UIViewController? = nil)
    -> UIPresentationController
  {
    let style = modalPresentationStyle
    if let known = storedPresentation {
      // Asked for before there was somebody to give the program's own one.
      let isStandIn =
        style == .custom && type(of: known) == UIPresentationController.self && transitioningDelegate != nil
      if known.containerView != nil || (known.madeForStyle == style && !isStandIn) { return known }
    }
    let presenter = presenter ?? storedPresenting
    let made: UIPresentationController =
      switch style {
      case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
      case .automatic, .pageSheet, .formSheet:
        UISheetPresentationController(presentedViewController: self, presenting: presenter)
      case .custom:
        transitioningDelegate?.presentationController(
          forPresented: self, presenting: presenter, source: source ?? self)
          ?? UIPresentationController(presentedViewController: self, presenting: presenter)
      default: UIPresentationController(presentedViewController: self, presenting: presenter)
      }
    made.madeForStyle = style
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
