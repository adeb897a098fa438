// Trait change registrations: closures that are called when traits change (iOS 17).

import Foundation

/// The token that `registerForTraitChanges` returns, for `unregisterForTraitChanges(_:)`.
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
    let changed = traits.contains { previous.values.differs(from: present.values, in: $0) }
    guard changed else { return }
    handler(previous)
  }
}

/// Objects that observe trait changes: views and controllers.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
  /// Removes a registration; one of another object is ignored.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
  /// For the extension, which knows the type of the observed object.
  func addTraitRegistration(
    _ traits: [any UITraitDefinition.Type], _ handler: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration
}

extension UITraitChangeObservable {
  /// The same for closures that name the type of the object themselves: `{ (self: Self, previous) in … }`.
  @discardableResult
  public func registerForTraitChanges<Observed: UITraitChangeObservable>(
    _ traits: [any UITraitDefinition.Type], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    addTraitRegistration(traits) { [weak self] previous in
      if let observed = self as? Observed { handler(observed, previous) }
    }
  }

  #if !canImport(Darwin)
    /// Registers a method that is called after one of some traits changed, with this object and the previous traits.
    @discardableResult
    public func registerForTraitChanges(
      _ traits: [any UITraitDefinition.Type], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
      addTraitRegistration(traits) { [weak self, weak target = target as AnyObject] previous in
        if let self, let target { _ = action.call(on: target, with: [self, previous]) }
      }
    }

    /// Registers a method of this object that is called after one of some traits changed.
    @discardableResult
    public func registerForTraitChanges(
      _ traits: [any UITraitDefinition.Type], action: Selector
    ) -> any UITraitChangeRegistration { registerForTraitChanges(traits, target: self, action: action) }
  #endif

  /// Registers a closure that is called after one of some traits changed, with this object and the previous traits. The
  /// object is not retained by the registration.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    addTraitRegistration(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
  }
}

extension UITraitCollection {
  /// The system's traits that colours depend on.
  public static var systemTraitsAffectingColorAppearance: [any UITraitDefinition.Type] {
    [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceIdiom.self,
    ]
  }
}
