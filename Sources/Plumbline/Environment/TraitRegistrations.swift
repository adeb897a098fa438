// Closures that are called when traits change (iOS 17).

import Foundation

/// What `registerForTraitChanges` answers; give it back to `unregisterForTraitChanges(_:)`.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// One registration: the traits and what to call.
final class TraitRegistration: UITraitChangeRegistration {
  let traits: [any UITraitDefinition.Type]
  let handler: (UITraitCollection) -> Void

  init(traits: [any UITraitDefinition.Type], handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  func tell(_ previous: UITraitCollection, _ present: UITraitCollection) {
    let changed = traits.contains { TraitName($0)?.differs(previous.values, present.values) ?? false }
    guard changed else { return }
    handler(previous)
  }
}

/// What can call closures when traits change: views and controllers.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
  /// Stops a registration.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
  /// For the extension, which knows the type of the observed object.
  func addTraitRegistration(
    _ traits: [any UITraitDefinition.Type], _ handler: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration
}

extension UITraitChangeObservable {
  /// Has a closure called after one of some traits changed, with this object and the traits before. The object is not
  /// retained by the registration.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    addTraitRegistration(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
  }
}
