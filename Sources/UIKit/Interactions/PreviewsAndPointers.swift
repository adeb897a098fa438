// What a view looks like while it is lifted, dragged or pointed at. Carried: nothing here lifts, drags or points.

import Foundation
import Plumbline

/// What a pointer does to a view that it is over. Kept by no style here.
public enum UIPointerEffect {
  /// Whichever the system chooses for the view.
  case automatic(UITargetedPreview)
  /// A shade behind the view.
  case highlight(UITargetedPreview)
  /// The view is lifted.
  case lift(UITargetedPreview)
  /// The view changes as is said.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// Whether a shade lies over the view or under it. Raw values are Apple's.
  public enum TintMode: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case none, overlay, underlay
  }
}

/// The form of a pointer, in points. Kept by no style here.
public enum UIPointerShape {
  /// Around the pointer's place, filled.
  case path(UIBezierPath)
  /// In the view's superview, where the pointer moves to.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// In points, as beside text.
  case verticalBeam(length: CGFloat)
  /// In points, as above text that stands.
  case horizontalBeam(length: CGFloat)
}

/// How a pointer looks in a region. Nothing of it is kept: there is no pointer.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// Nil for the form that goes with the effect.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { super.init() }
  /// Along a constrained axis the pointer moves slower, in Apple's.
  public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) { super.init() }
  private override init() { super.init() }
  /// No pointer at all.
  open class func hidden() -> Self { unsafeDowncast(UIPointerStyle(), to: Self.self) }
}

/// A part of a view that has a look of its own.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// In the view's coordinates.
  public let rect: CGRect
  /// Tells it from the delegate's other regions; nil for none.
  public let identifier: AnyHashable?
  /// The rectangle is in the view's coordinates.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }
}

/// Has a pointer change over a view. There is none; a test may ask the delegate.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// Gives the looks. Not retained.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view that it was added to. Not retained.
  open private(set) weak var view: UIView?
  /// Yes at first; carried.
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

/// Says how a pointer looks; never called here: a test may ask it.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: ObjectAnswering {
  /// Nil for the pointer as it was.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  /// The part that the pointer is in; nil for none.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// The pointer comes.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// The pointer leaves.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// Nil by default.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

// MARK: Previews of controllers

/// What a previewing delegate is asked for: Apple's before iOS 13, by the strength of touches.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: AnyObject {
  /// Retained here, as the registration is by Apple's controller.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// Pressing it opens previews.
  var sourceView: UIView { get }
  /// In the view's coordinates; its bounds at first.
  var sourceRect: CGRect { get set }
}

/// Gives what is shown while a view is pressed; never called here: a test may ask it.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: ObjectAnswering {
  /// In the view's coordinates; nil for no preview.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// The user pressed harder: show it for good.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

private final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    self.delegate = delegate
    self.sourceView = sourceView
    sourceRect = sourceView.bounds
    super.init()
  }
}

extension UIViewController {
  /// Only makes the context, whose rectangle is the view's bounds: no controller keeps it, nothing here
  /// presses.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { PreviewingContext(delegate, sourceView) }
  /// Without effect: nothing was kept.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

/// What a preview offers below it, as one action. Apple's before iOS 13.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// A mark or red letters. Raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case `default`, selected, destructive
  }
  /// On one line.
  public let title: String
  /// Fixed when it is made.
  public let style: Style
  /// Called with the action and the controller that was previewed; never here.
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void
  /// All three are only kept.
  public init(
    title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.title = title
    self.style = style
    self.handler = { item, controller in (item as? UIPreviewAction).map { handler($0, controller) } }
    super.init()
  }
}

extension UIPointerInteractionDelegate {
  /// The default region.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// Does nothing by default.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  /// Does nothing by default.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// Several actions of a preview behind one. Apple's before iOS 13.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  /// What it is called.
  public let title: String
  /// The actions.
  public let actions: [UIPreviewAction]
  /// Actions behind one name.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    (self.title, self.actions) = (title, actions)
    super.init()
  }
}
