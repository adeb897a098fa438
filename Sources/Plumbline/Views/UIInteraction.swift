// Interactions, and snapshots of views.

import Foundation

/// An interaction with a view, beside gestures. Called by `addInteraction(_:)` and `removeInteraction(_:)` only.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view that it was added to; should not be retained.
  var view: UIView? { get }
  /// Called before it is added, and with nil before it is taken away.
  func willMove(to view: UIView?)
  /// Called after it was added, and with nil after it was taken away: the place to add gestures.
  func didMove(to view: UIView?)
}

extension UIView {
  /// Added with `addInteraction(_:)`; setting it tells no interaction of its view. None acts by itself:
  /// nothing here touches.
  public var interactions: [any UIInteraction] {
    get { look?.interactions ?? [] }
    set { makeLook().interactions = newValue }
  }
}
