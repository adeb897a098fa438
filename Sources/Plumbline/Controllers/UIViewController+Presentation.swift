// Modal presentation: controllers that are shown over others.

import Foundation

extension UIViewController {
  func show(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?) {
    let presenter = outermost
    guard presenter.storedPresented == nil, viewControllerToPresent.storedPresenting == nil else {
      completion?()
      return
    }
    presenter.storedPresented = viewControllerToPresent
    viewControllerToPresent.storedPresenting = presenter
    viewControllerToPresent.transition.insert(.presented)
    let presentation = viewControllerToPresent.makePresentation(from: presenter, source: self)
    guard let window = presenter.storedView?.window else {
      completion?()
      return
    }
    viewControllerToPresent.isAppearanceAnimated = flag
    let delegate = flag ? viewControllerToPresent.transitioningDelegate : nil
    let animator = delegate?.animationController(
      forPresented: viewControllerToPresent, presenting: presenter, source: self)
    if let animator {
      let presentation =
        presentation
        ?? viewControllerToPresent.presentationOfStyle(from: presenter, source: self)
      presentation.begin(
        in: window, animator: animator,
        interaction: delegate?.interactionControllerForPresentation(using: animator), completion: completion)
    } else if let presentation {
      presentation.begin(in: window, isAnimated: flag)
      window.layoutIfNeeded()
      completion?()
    } else {
      let transition = ControllerTransition(
        in: window, from: presenter, to: viewControllerToPresent, isAnimated: flag,
        style: viewControllerToPresent.modalPresentationStyle)
      transition.begin(of: [presenter, viewControllerToPresent])
      window.host(viewControllerToPresent)
      transition.runAnimations()
      window.layoutIfNeeded()
      transition.end()
      completion?()
    }
  }

  /// - Parameter asksAnimator: no for what goes along with the controller below it: a dismissal has one animator.
  func takeAway(animated flag: Bool, asksAnimator: Bool = true, completion: (() -> Void)?) {
    let presenter = nearestPresenter ?? presentingViewController
    guard let presenter, let presented = presenter.storedPresented else {
      completion?()
      return
    }
    if let running = presented.runningTransition, running.isWaiting {
      // A second call finds it on its way out; one that comes before it is there ends the way in.
      if running.from === presented, flag {
        running.animate(alongsideTransition: nil) { _ in completion?() }
        return
      }
      running.completeTransition(true)
      guard presenter.storedPresented === presented else {
        completion?()
        return
      }
    }
    if presented.storedPresented != nil {
      presented.takeAway(animated: flag, asksAnimator: false, completion: nil)
    }
    presented.isAppearanceAnimated = flag
    presented.transition.remove(.presented)
    presented.transition.insert(.dismissed)
    let delegate = flag && asksAnimator ? presented.transitioningDelegate : nil
    func leave() {
      presented.storedPresentation = nil
      presenter.storedPresented = nil
      presented.storedPresenting = nil
      // What was not seen does not go.
      if presented.appearance != .disappearing { presented.transition.remove(.dismissed) }
    }
    if let presentation = presented.storedPresentation, presentation.containerView != nil {
      if let animator = delegate?.animationController(forDismissed: presented) {
        presentation.end(
          animator: animator, interaction: delegate?.interactionControllerForDismissal(using: animator)
        ) { completed in
          if completed { leave() } else { presented.transition.remove(.dismissed) }
          completion?()
        }
        return
      }
      presentation.end(isAnimated: flag)
    } else if let view = presented.storedView {
      let transition = ControllerTransition(
        in: view.superview ?? view, from: presented, to: presenter, isAnimated: flag,
        style: presented.modalPresentationStyle)
      transition.begin(of: [presenter, presented])
      presented.willDisappearByDismissal(animated: flag)
      transition.runAnimations()
      view.removeFromSuperview()
      transition.end()
    }
    leave()
    completion?()
  }

  /// A controller that is about to go is told so while it is still there.
  func willDisappearByDismissal(animated: Bool) {
    guard storedView?.window?.isHidden == false else { return }
    willDisappear(animated)
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
      popover.prepareAdaptation()
    }
    return storedPresentation
  }

  /// The presentation by the current style: made when it is asked for first, which programs do before they
  /// present, and anew where they choose another style afterwards.
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

  /// The nearest controller that presents another one: this controller or one of its parents.
  private var nearestPresenter: UIViewController? {
    storedPresented != nil ? self : storedParent?.nearestPresenter
  }

  private var outermost: UIViewController {
    var controller = self
    while let above = controller.storedParent { controller = above }
    return controller
  }
}
