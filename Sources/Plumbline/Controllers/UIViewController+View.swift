// A controller's view: loading it, and what it takes from its controller.

import Foundation

extension UIViewController {
  func setView(_ view: UIView?) {
    let old = storedView
    guard view !== old else { return }
    if let old {
      old.rare?.controller = nil
      old.systemMinimumLayoutMargins = nil
      old.additionalSafeAreaInsets = .zero
      old.isEncapsulated = false
      old.removeFromSuperview()
    }
    storedTopGuide = nil
    storedBottomGuide = nil
    storedView = view
    guard let view else { return }
    view.controller?.storedView = nil
    view.makeRare().controller = self
    view.respectsSystemMinimumLayoutMargins = viewRespectsSystemMinimumLayoutMargins
    view.systemMinimumLayoutMargins = systemMinimumLayoutMargins
    applyInsets()
  }

  /// The safe area that the controller adds and that its container's bars take.
  func applyInsets() {
    storedView?.additionalSafeAreaInsets = additionalSafeAreaInsets + containerInsets
  }

  /// A wide window: regular across, or on one of the large phones.
  var isWide: Bool {
    if traitCollection.horizontalSizeClass == .regular { return true }
    guard let view = storedView, view.storedBounds.width >= 414 else { return false }
    return (view.window?.screen ?? UIScreen.main).isLarge
  }

  /// Size or traits changed: the least margins may be other ones.
  func refreshSystemMargins() {
    guard let view = storedView else { return }
    let margins = systemMinimumLayoutMargins
    if view.systemMinimumLayoutMargins != margins { view.systemMinimumLayoutMargins = margins }
  }

  // MARK: Notes about margins and safe area

  /// The view's margins changed; a controller that is about to appear is told once its size is right (spec 07 §1).
  func marginsOfViewDidChange() {
    if isAwaitingLayout { owesMarginsNote = true } else { viewLayoutMarginsDidChange() }
  }

  func safeAreaOfViewDidChange() {
    storedTopGuide?.insetsDidChangeForLength()
    storedBottomGuide?.insetsDidChangeForLength()
    if isAwaitingLayout { owesSafeAreaNote = true } else { viewSafeAreaInsetsDidChange() }
  }

  private var isAwaitingLayout: Bool { isLoadingView || appearance == .appearing && !hasGeometry }

  /// Delivers the postponed notifications, before the first layout.
  func settleNotes() {
    if owesMarginsNote {
      owesMarginsNote = false
      viewLayoutMarginsDidChange()
    }
    if owesSafeAreaNote {
      owesSafeAreaNote = false
      viewSafeAreaInsetsDidChange()
    }
  }

  // MARK: Guides

  /// The guide from the top of the view to the end of the bars there; superseded by the safe area.
  public var topLayoutGuide: any UILayoutSupport {
    if let known = storedTopGuide { return known }
    let guide = ControllerLayoutGuide(isTop: true)
    guide.install(in: view)
    storedTopGuide = guide
    return guide
  }

  /// The guide from the top of the bars at the bottom to the end of the view; superseded by the safe area.
  public var bottomLayoutGuide: any UILayoutSupport {
    if let known = storedBottomGuide { return known }
    let guide = ControllerLayoutGuide(isTop: false)
    guide.install(in: view)
    storedBottomGuide = guide
    return guide
  }
}

extension UIView {
  /// The layout of a view itself, between the calls that its controller gets.
  func layoutWithController(_ controller: UIViewController) {
    controller.settleNotes()
    controller.viewWillLayoutSubviews()
    controller.placeChildren()
    layOutByLayer()
    controller.viewDidLayoutSubviews()
  }
}
