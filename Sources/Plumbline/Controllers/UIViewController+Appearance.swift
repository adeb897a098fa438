// Appearing in a window and leaving it. A window's `layoutIfNeeded()` brings appearances to their end, as
// does a turn of the main run loop where a program turns it.

import Foundation

extension UIViewController {
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      willAppear(animated)
    } else {
      willDisappear(animated)
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in storedChildren where child.isViewLoaded && child.storedView?.superview != nil {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  func endAppearance() {
    switch appearance {
    case .appearing:
      isAppearing()
      didAppear()
    case .disappearing: didDisappear()
    case .appeared, .disappeared: break
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in storedChildren where child.isViewLoaded { child.endAppearanceTransition() }
  }

  func willAppear(_ animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    loadViewIfNeeded()
    appearance = .appearing
    isAppearanceAnimated = animated
    hasGeometry = false
    viewWillAppear(animated)
  }

  func isAppearing() {
    guard appearance == .appearing, !hasGeometry else { return }
    hasGeometry = true
    refreshSystemMargins()
    viewIsAppearing(isAppearanceAnimated)
    storedView?.setNeedsLayout()
  }

  func didAppear() {
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear(isAppearanceAnimated)
  }

  func willDisappear(_ animated: Bool) {
    guard appearance == .appeared || appearance == .appearing else { return }
    appearance = .disappearing
    isAppearanceAnimated = animated
    viewWillDisappear(animated)
  }

  func didDisappear() {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    viewDidDisappear(isAppearanceAnimated)
  }

  /// Whether the window tells this controller, or a container of it does.
  var isToldByWindow: Bool { storedParent?.shouldAutomaticallyForwardAppearanceMethods ?? true }
}
