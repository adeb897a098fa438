// What a view looks like while it is lifted, dragged or pointed at. Carried: nothing here lifts, drags or points.

import Foundation
import Plumbline

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
  /// Has to fail before others recognise; nothing here recognises with it.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
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
  // In no view: it never recognises.
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer(target: nil, action: nil)

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

/// Presses on a view by their force (iPhones of 2015 to 2019). Nothing here presses; a test may tell the delegate.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
  /// Where is pressed. Not retained.
  open private(set) weak var view: UIView?
  /// Is told of the press. Not retained.
  open weak var delegate: (any UIPreviewInteractionDelegate)?
  /// The view is not retained.
  public init(view: UIView) {
    self.view = view
    super.init()
  }
  /// Where the finger is: zero.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
  /// Ends the press: the delegate is told.
  open func cancel() { delegate?.previewInteractionDidCancel(self) }
}

/// Is told of presses by their force; never here but of `cancel()`.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: ObjectAnswering {
  /// Whether a press may begin.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// How far the preview is, from 0 to 1.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat,
    ended: Bool)
  /// How far what opens is, from 0 to 1.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool)
  /// The press was given up.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
  /// True by default.
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
  /// Does nothing by default.
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool
  ) {}
}
