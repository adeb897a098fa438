// Appearance callbacks of controllers. A window's `layoutIfNeeded()` brings appearances to their end, as does a turn of
// the main run loop where a program turns it.

import Foundation

/// The reason of an appearance or disappearance, and whether it is animated.
struct AppearanceTransition: OptionSet {
  let rawValue: UInt8
  static let animated = Self(rawValue: 1)
  /// The controller was presented, and the view did not appear yet.
  static let presented = Self(rawValue: 2)
  /// The controller was dismissed, and the view did not disappear yet.
  static let dismissed = Self(rawValue: 4)
  /// The controller joined a parent, and the view did not appear yet.
  static let joined = Self(rawValue: 8)
  /// The controller left its parent, and the view did not disappear yet.
  static let left = Self(rawValue: 16)
  /// The view's last call, `viewDidAppear` or `viewDidDisappear`, is under way.
  static let ending = Self(rawValue: 32)
}

extension UIViewController {
  /// Whether the appearance that is under way is animated.
  var isAppearanceAnimated: Bool {
    get { transition.contains(.animated) }
    set { if newValue { transition.insert(.animated) } else { transition.remove(.animated) } }
  }
  var isAppearingOrTold: Bool {
    appearance == .appearing || appearance == .appeared && transition.contains(.ending)
  }
  var isDisappearingOrTold: Bool {
    appearance == .disappearing || appearance == .disappeared && transition.contains(.ending)
  }

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
    transition.subtract([.dismissed, .left])
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
    transition.insert(.ending)
    viewDidAppear(isAppearanceAnimated)
    transition.subtract([.ending, .presented, .joined])
  }

  func willDisappear(_ animated: Bool) {
    guard appearance == .appeared || appearance == .appearing else { return }
    appearance = .disappearing
    transition.subtract([.presented, .joined])
    isAppearanceAnimated = animated
    viewWillDisappear(animated)
  }

  func didDisappear() {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    transition.insert(.ending)
    viewDidDisappear(isAppearanceAnimated)
    transition.subtract([.ending, .dismissed, .left])
  }

  /// Whether the window tells this controller, or a container of it does.
  var isToldByWindow: Bool { storedParent?.shouldAutomaticallyForwardAppearanceMethods ?? true }
}
