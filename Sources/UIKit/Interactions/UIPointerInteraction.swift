// Pointer interactions: regions and styles. Nothing here points.

import Foundation
import Plumbline

/// A pointer interaction of a view. There is no pointer; a test may ask the delegate.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The delegate, asked for regions and styles. Not retained.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view that it was added to. Not retained.
  open private(set) weak var view: UIView?
  /// True by default; carried.
  open var isEnabled = true
  /// Nil for the system's look. The delegate is not retained.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }
  /// Does nothing; for subclasses.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Without effect: no look is kept.
  open func invalidate() {}
}

/// The delegate of a pointer interaction; never called here: a test may ask it.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: ObjectAnswering {
  /// The region of the view that a pointer is in; nil for none.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// The style of the pointer in a region; nil for the pointer as it was.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// The whole view by default.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// Nil by default.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// The effect of a pointer on the view below it.
public enum UIPointerEffect {
  /// Whichever the system chooses for the view.
  case automatic(UITargetedPreview)
  /// A shade behind the view.
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
}

/// The style of a pointer in a region; there is no pointer.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// The effect on the view.
  public let effect: UIPointerEffect
  /// A style of an effect.
  public init(effect: UIPointerEffect) {
    self.effect = effect
    super.init()
  }
}

/// A region of a view in which the pointer has one style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// In the view's coordinates, in points.
  public let rect: CGRect
  /// The identifier of the region; nil for none.
  public let identifier: AnyHashable?
  /// A part of the view.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
    super.init()
  }
}

/// A request for the region at a location.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// In the view's coordinates, in points; a test sets it.
  open var location = CGPoint.zero
}
