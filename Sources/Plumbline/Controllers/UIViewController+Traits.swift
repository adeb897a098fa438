// A controller's traits: its view's, and what it overrides for itself and its children.

import Foundation

extension UIViewController {
  /// The view's traits; before it is loaded those of the parent, or of the main screen.
  var presentTraits: UITraitCollection {
    if let storedView, storedView.storedSuperview != nil || storedParent == nil {
      return storedView.traitCollection
    }
    let outer = storedParent?.traitCollection ?? UIScreen.main.traitCollection
    return UITraitCollection(ownTraits.filled(from: outer.values))
  }

  /// The traits that the controller and its parent override for the view.
  var ownTraits: TraitValues { storedOverrides.filled(from: parentOverrides) }

  /// Traits that this controller sets for itself and everything below it.
  public var traitOverrides: any UITraitOverrides {
    get { TraitOverrides(values: storedOverrides) }
    set {
      guard let overrides = newValue as? TraitOverrides, overrides.values != storedOverrides else { return }
      changeTraits { storedOverrides = overrides.values }
    }
  }

  func changeTraits(_ change: () -> Void) {
    if let storedView {
      storedView.changeTraits(change)
    } else {
      let previous = traitCollection
      change()
      let present = traitCollection
      if previous != present { tellTraits(previous, present) }
    }
  }

  func tellTraits(_ previous: UITraitCollection, _ present: UITraitCollection) {
    refreshSystemMargins()
    traitCollectionDidChange(previous)
    for registration in traitRegistrations { registration.tell(previous, present) }
  }

  /// Registers a closure that is called after one of some traits changed, with the previous traits.
  public func addTraitRegistration(
    _ traits: [any UITraitDefinition.Type], _ handler: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits: traits, handler: handler)
    traitRegistrations.append(registration)
    return registration
  }

  /// Removes a registration; one of another object is ignored.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }
}
