// A view's traits: those of its window or surroundings, with what views and controllers on the way override.

import Foundation

extension UIView {
  /// The current traits: overrides of views and controllers up to the root, then those of window or environment.
  var presentTraits: UITraitCollection { UITraitCollection(traitValues) }

  var traitValues: TraitValues {
    var values = TraitValues()
    // Innermost first; those around the view that sets a size of text do not bear on it.
    var limits: [TextSizeLimits] = []
    var view: UIView? = self
    while let current = view {
      if let rare = current.rare {
        if let own = rare.textSizeLimits, values.preferredContentSizeCategory == .unspecified {
          limits.append(own)
        }
        values = values.filled(from: rare.traits)
        if let controller = rare.controller { values = values.filled(from: controller.ownTraits) }
      }
      guard let above = current.storedSuperview else {
        values = values.filled(from: current.hostTraitValues)
        break
      }
      view = above
    }
    for limit in limits.reversed() { limit.apply(to: &values) }
    return values
  }

  /// The traits of a root's environment.
  private var hostTraitValues: TraitValues {
    if let window = self as? UIWindow { return window.hostTraits.values }
    var outer = UIScreen.main.traitCollection.values
    guard let environment = rare?.environment?.value else { return outer }
    outer.displayScale = environment.displayScale
    outer.layoutDirection = environment.isRightToLeft ? .rightToLeft : .leftToRight
    return outer
  }

  /// Traits that this view sets for itself and everything below it.
  public var traitOverrides: any UITraitOverrides {
    get { TraitOverrides(values: rare?.traits ?? TraitValues()) }
    set {
      guard let overrides = newValue as? TraitOverrides, overrides.values != rare?.traits ?? TraitValues()
      else { return }
      changeTraits { makeRare().traits = overrides.values }
    }
  }

  /// The minimum text size of this view and its subtree, where the inherited one is smaller; nil, the default, for
  /// none. Fonts that follow the user's text size follow it.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { rare?.textSizeLimits?.least }
    set { limitTextSize { $0.least = newValue } }
  }

  /// The maximum text size of this view and its subtree, where the inherited one is greater; nil, the default, for
  /// none.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { rare?.textSizeLimits?.most }
    set { limitTextSize { $0.most = newValue } }
  }

  private func limitTextSize(_ change: (inout TextSizeLimits) -> Void) {
    var limits = rare?.textSizeLimits ?? TextSizeLimits()
    change(&limits)
    guard limits != rare?.textSizeLimits ?? TextSizeLimits() else { return }
    changeTraits { makeRare().textSizeLimits = limits }
  }

  /// Runs a change of inherited or overridden traits, and notifies the views whose traits differ now.
  func changeTraits(_ change: () -> Void) {
    let previous = traitCollection
    let wasRightToLeft = isRightToLeft
    change()
    traitsDidChange(from: previous.values, to: traitCollection.values)
    if isRightToLeft != wasRightToLeft { refreshDirection() }
  }

  /// Tells this view and those below; what a view overrides is the same before and after.
  func traitsDidChange(from old: TraitValues, to new: TraitValues) {
    guard old != new else { return }
    tellTraits(UITraitCollection(old), UITraitCollection(new))
  }

  private func tellTraits(_ previous: UITraitCollection, _ present: UITraitCollection) {
    if previous.preferredContentSizeCategory != present.preferredContentSizeCategory {
      textSizeDidChange(to: present)
    }
    if let rare {
      for storage in rare.variations { storage.traitsDidChange(to: present) }
      rare.controller?.tellTraits(previous, present)
      traitCollectionDidChange(previous)
      for registration in rare.traitRegistrations { registration.tell(previous, present) }
    } else {
      traitCollectionDidChange(previous)
    }
    for subview in storedSubviews {
      guard let own = subview.overriddenTraits else {
        subview.tellTraits(previous, present)
        continue
      }
      var (old, new) = (own.filled(from: previous.values), own.filled(from: present.values))
      subview.rare?.textSizeLimits?.apply(to: &old)
      subview.rare?.textSizeLimits?.apply(to: &new)
      subview.traitsDidChange(from: old, to: new)
    }
  }

  private var overriddenTraits: TraitValues? {
    guard let rare else { return nil }
    guard let controller = rare.controller else { return rare.traits }
    return rare.traits.filled(from: controller.ownTraits)
  }
}

/// The variations of a document by size class, of a module above this one: chosen again before anybody is told of other
/// traits, as Apple's views do.
@MainActor package protocol VariationStorage: AnyObject {
  /// The views have other traits.
  func traitsDidChange(to collection: UITraitCollection)
}

extension UIView {
  /// Adds variations of a document that follow this view's traits.
  package func add(_ storage: any VariationStorage) { makeRare().variations.append(storage) }
}

extension UIView: UITraitEnvironment, UITraitChangeObservable {
  /// Calls a closure with the previous traits when one of the given traits changes.
  public func addTraitRegistration(
    _ traits: [any UITraitDefinition.Type], _ handler: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits: traits, handler: handler)
    makeRare().traitRegistrations.append(registration)
    return registration
  }

  /// Stops a registration; one that is not this view's is ignored.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    rare?.traitRegistrations.removeAll { $0 === registration }
  }
}

/// Between which sizes of text a view is to be shown.
struct TextSizeLimits: Equatable {
  var least: UIContentSizeCategory?
  var most: UIContentSizeCategory?

  /// Brings a known size of text between the limits; the least one wins over a most one below it.
  func apply(to values: inout TraitValues) {
    guard values.preferredContentSizeCategory != .unspecified else { return }
    if let most { values.preferredContentSizeCategory = min(values.preferredContentSizeCategory, most) }
    if let least { values.preferredContentSizeCategory = max(values.preferredContentSizeCategory, least) }
  }
}
