// The delegate of layers, and the actions that layers run on changes.

import Foundation

/// The delegate of a layer. Every method has a default implementation.
public protocol CALayerDelegate: AnyObject {
  /// Called by `layoutSublayers()`, in place of which a delegate places the sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Gives a layer its contents; asked by `CALayer.display()` alone.
  func display(_ layer: CALayer)
  /// Draws a layer; called by `CALayer.draw(in:)`.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// A layer is about to be drawn; never called: layers are drawn by `CALayer.render(in:)` alone.
  func layerWillDraw(_ layer: CALayer)
  /// The layer's action for an event; nil leaves it to the layer.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing by default.
  public func layoutSublayers(of layer: CALayer) {}
  /// Does nothing by default.
  public func display(_ layer: CALayer) {}
  /// Does nothing by default.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing by default.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Nil by default: the layer's `actions` decide.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// An action that runs when a property of a layer changes. Layers answer with actions; nothing here runs them.
public protocol CAAction {
  /// Called by hosts and tests; nothing here runs an action.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// No action.
extension NSNull: CAAction {
  /// Does nothing by default.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// An animation is kept by the layer that it is run on, under the event's name.
extension CAAnimation: CAAction {
  /// Adds the animation to the layer under the event's name; other objects are left alone.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}
