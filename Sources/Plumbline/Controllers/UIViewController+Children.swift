// Containment: parent and child controllers.

import Foundation

extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child !== self, child.storedParent !== self else { return }
    child.willMove(toParent: self)
    child.storedParent?.disown(child)
    child.storedParent = self
    child.transition.remove(.left)
    child.transition.insert(.joined)
    storedChildren.append(child)
  }

  func leaveParent() {
    guard let parent = storedParent else { return }
    parent.disown(self)
    didMove(toParent: nil)
  }

  private func disown(_ child: UIViewController) {
    storedChildren.removeAll { $0 === child }
    child.storedParent = nil
    child.transition.remove(.joined)
    child.isAboutToLeave()
    child.containerInsets = .zero
    child.changeTraits { child.parentOverrides = TraitValues() }
  }

  /// Notes that the view disappears because the controller leaves its parent.
  func isAboutToLeave() { if appearance != .disappeared { transition.insert(.left) } }

  /// The nearest controller of a class among this one's parents.
  func ancestor<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var controller = storedParent
    while let current = controller {
      if let match = current as? Container { return match }
      controller = current.storedParent
    }
    return nil
  }

  // MARK: Transitions

  func forwardTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in storedChildren {
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: own, with: coordinator)
    }
    guard let presented = storedPresented else { return }
    if let presentation = presented.storedPresentation, presentation.containerView != nil {
      presentation.viewWillTransition(to: size, with: coordinator)
    } else {
      presented.viewWillTransition(to: size, with: coordinator)
    }
  }

  func forwardTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren {
      let own = UITraitCollection(child.ownTraits.filled(from: traits.values))
      if own != child.traitCollection { child.willTransition(to: own, with: coordinator) }
    }
    guard let presented = storedPresented else { return }
    if let presentation = presented.storedPresentation, presentation.containerView != nil {
      presentation.willTransition(to: traits, with: coordinator)
    } else {
      presented.willTransition(to: traits, with: coordinator)
    }
  }
}
