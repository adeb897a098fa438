// What views know of a drag that rests on them: delegates of lists are asked with it. Nothing here drags.

import Foundation

/// What a drag that rests on something tells it. Never made here.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: AnyObject {
  /// How far it is.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view whose look changes; nil for the interaction's own.
  var targetView: UIView? { get set }
  /// Whatever the program wants to find again.
  var targetItem: Any? { get set }
  /// In the view's coordinates.
  func location(in view: UIView?) -> CGPoint
}

/// How far something is that opens when a drag rests on it. Raw values are Apple's.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case inactive, possible, activating, activated
}
