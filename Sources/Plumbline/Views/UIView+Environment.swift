// Environment, traits and reading direction, which a view reads from the root of its tree.

import Foundation
import Typography
import Unchecked

extension UIView {
  /// The surroundings of the tree. Set on its root; a view below the root that has its own overrides them for its
  /// subtree.
  public var layoutEnvironment: LayoutEnvironment? {
    get { rare?.environment?.value }
    set {
      makeRare().environment = newValue.map { EnvironmentBox($0) }
      environmentDidChange()
    }
  }

  /// The environment that holds for this view: the nearest one on the way to the root.
  public var effectiveLayoutEnvironment: LayoutEnvironment {
    var view: UIView? = self
    var root = self
    while let current = view {
      if let environment = current.rare?.environment { return environment.value }
      root = current
      view = current.storedSuperview
    }
    var environment = LayoutEnvironment(textMeasurer: SystemFontMeasurer())
    if root.facade != nil {
      // AppKit's views outside of a window have one pixel a point (spec 05 §9).
      environment.framework = .appKit
      environment.displayScale = 1
    } else {
      environment.displayScale = UIScreen.main.scale
    }
    return environment
  }

  /// The direction of the content: `semanticContentAttribute`, then the traits that are set on the way to the root, then
  /// the language (spec 07 §4).
  var presentDirection: UIUserInterfaceLayoutDirection {
    switch storedSemanticContent {
    case .forceLeftToRight, .playback, .spatial: return .leftToRight
    case .forceRightToLeft: return .rightToLeft
    case .unspecified: return surroundingDirection
    }
  }

  /// The direction of views here that ask for none themselves.
  var surroundingDirection: UIUserInterfaceLayoutDirection {
    var view = Unretained(wrappedValue: self)
    while !view.isEmpty {
      var above = Unretained<UIView>()
      let known = view.ask { current -> UIUserInterfaceLayoutDirection? in
        above = current.superviewReference
        return Unretained(wrappedValue: current.rare).ask { $0.direction } ?? nil
      }
      if let known = known ?? nil { return known }
      view = above
    }
    return .leftToRight
  }

  /// The direction that an attribute gives by itself, in a language that reads from left to right.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The layout direction for a semantic attribute within another layout direction.
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

  /// Rebuilds the engine at the next layout: everything may depend on the environment.
  private func environmentDidChange() {
    rebuildEngine()
    (self as? UIWindow)?.takeTraitsOfEnvironment()
    refreshDirection()
  }

  /// The direction or the text sizes may be different here and below.
  func refreshDirection() {
    settledWidth = .infinity
    if item >= 0 { itemContext?.directionDidChange(of: self) }
    marginsDidChange()
    markConstraintUpdateNeeded()
    markLayoutNeeded()
    for subview in storedSubviews where subview.rare?.environment == nil { subview.refreshDirection() }
  }
}

/// A boxed environment: reading one value of it does not copy it.
final class EnvironmentBox {
  let value: LayoutEnvironment
  init(_ value: LayoutEnvironment) { self.value = value }
}

extension RareViewState {
  /// The direction that the view's or its controller's own traits ask for, or that of the environment set here.
  fileprivate var direction: UIUserInterfaceLayoutDirection? {
    let own =
      traits.layoutDirection == .unspecified ? controller?.ownTraits.layoutDirection : traits.layoutDirection
    switch own {
    case .leftToRight: return .leftToRight
    case .rightToLeft: return .rightToLeft
    case .unspecified, nil:
      guard let isRightToLeft = environment?.value.isRightToLeft else { return nil }
      return isRightToLeft ? .rightToLeft : .leftToRight
    }
  }
}
