// What a view reads from the root of its tree: environment, traits, reading direction.

import Foundation
import Typography

extension UIView {
  /// The surroundings of the tree. Set on its root; a view below the root that has its own overrides them for its
  /// subtree.
  public var layoutEnvironment: LayoutEnvironment? {
    get { storedEnvironment }
    set {
      storedEnvironment = newValue
      environmentDidChange()
    }
  }

  /// The environment that holds for this view: the nearest one on the way to the root.
  public var effectiveLayoutEnvironment: LayoutEnvironment {
    var view: UIView? = self
    while let current = view {
      if let environment = current.storedEnvironment { return environment }
      view = current.storedSuperview
    }
    return LayoutEnvironment(textMeasurer: SystemFontMeasurer())
  }

  /// Size classes and the like: the nearest ones set on the way to the root.
  public var traitCollection: UITraitCollection {
    var view: UIView? = self
    while let current = view {
      if let traits = current.storedTraits { return traits }
      view = current.storedSuperview
    }
    return UITraitCollection()
  }

  /// Sets the traits of a subtree and tells its views.
  package func setTraitCollection(_ traits: UITraitCollection) {
    let previous = traitCollection
    storedTraits = traits
    tellTraits(previous)
  }

  private func tellTraits(_ previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    for subview in storedSubviews where subview.storedTraits == nil { subview.tellTraits(previous) }
  }

  /// The direction of the content: `semanticContentAttribute`, then the language (spec 07 §4).
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch storedSemanticContent {
    case .forceLeftToRight, .playback, .spatial: return .leftToRight
    case .forceRightToLeft: return .rightToLeft
    case .unspecified:
      var view: UIView? = self
      while let current = view {
        if let environment = current.storedEnvironment {
          return environment.isRightToLeft ? .rightToLeft : .leftToRight
        }
        view = current.storedSuperview
      }
      return .leftToRight
    }
  }

  /// The direction that an attribute gives by itself, in a language that reads from left to right.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The direction that an attribute gives where the surroundings read in another.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  func setSemanticContent(_ attribute: UISemanticContentAttribute) {
    guard attribute != storedSemanticContent else { return }
    storedSemanticContent = attribute
    marginsDidChange()
    if item >= 0 { itemContext?.directionDidChange(of: self) }
    markLayoutNeeded()
  }

  /// Everything may depend on it: the engine starts afresh at the next layout.
  private func environmentDidChange() {
    let root = rootView
    if let context = root.layoutContext {
      context.dissolve()
      root.layoutContext = nil
    }
    refreshDirection()
    root.markLayoutNeeded()
  }

  private func refreshDirection() {
    settledWidth = .infinity
    marginsDidChange()
    markConstraintUpdateNeeded()
    markLayoutNeeded()
    for subview in storedSubviews where subview.storedEnvironment == nil { subview.refreshDirection() }
  }
}
