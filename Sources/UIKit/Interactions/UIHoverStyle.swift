// How views look while one points at them, and forms of views. Nothing points here: both are carried.

import Foundation
import Plumbline

/// What a view does while one points at it.
public protocol UIHoverEffect: Sendable {}

/// The system's choice.
public struct UIHoverAutomaticEffect: UIHoverEffect, Hashable {
  /// The system's choice.
  public init() {}
}
/// A shade.
public struct UIHoverHighlightEffect: UIHoverEffect, Hashable {
  /// A shade.
  public init() {}
}
/// Lifted.
public struct UIHoverLiftEffect: UIHoverEffect, Hashable {
  /// Lifted.
  public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  /// The system's choice.
  public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}
extension UIHoverEffect where Self == UIHoverHighlightEffect {
  /// A shade.
  public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}
extension UIHoverEffect where Self == UIHoverLiftEffect {
  /// Lifted.
  public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

/// How a view looks while one points at it; carried.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject {
  /// What it does; carried.
  open var effect: any UIHoverEffect
  /// Where it does it; nil for the system's choice; carried.
  open var shape: UIShape?
  /// Whether it counts; yes at first; carried.
  open var isEnabled = true
  /// The system's effect in the system's form.
  public convenience override init() { self.init(effect: .automatic) }
  /// An effect in a form.
  public init(effect: some UIHoverEffect, shape: UIShape? = nil) {
    self.effect = effect
    self.shape = shape
    super.init()
  }
  /// The system's effect in a form.
  public convenience init(shape: UIShape?) { self.init(effect: .automatic, shape: shape) }
  /// The system's choice.
  open class func automatic() -> UIHoverStyle { UIHoverStyle() }
}
