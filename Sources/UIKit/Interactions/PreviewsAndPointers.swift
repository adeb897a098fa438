// What a view looks like while it is lifted, dragged or pointed at. Carried: nothing here lifts, drags or points.

import Foundation
import Plumbline

/// How a view looks while it is lifted.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// What of the view is seen; nil for all.
  open var visiblePath: UIBezierPath?
  /// The form of the shadow; nil for that of the path.
  open var shadowPath: UIBezierPath?
  /// What lies behind the view.
  open var backgroundColor: UIColor! = .systemBackground
  /// Parameters of a whole view.
  public override init() { super.init() }
  /// Parameters of lines of text, by their rectangles.
  public init(textLineRects: [NSValue]) { super.init() }
}

/// Where a lifted view goes.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view that it is in.
  public let container: UIView
  /// Its centre in the container.
  public let center: CGPoint
  /// How it is turned and scaled there.
  public let transform: CGAffineTransform
  /// A place in a view.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}

/// A view that is lifted, with its look and its place.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// Its look.
  public let parameters: UIPreviewParameters
  /// Its place.
  public let target: UIPreviewTarget
  /// The view's size.
  open var size: CGSize { view.bounds.size }
  /// A view with its look and its place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }
  /// A view with its look, where it is.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }
  /// A view as it is, where it is.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
  /// The same view in another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// What a pointer does to a view that it is over.
public enum UIPointerEffect {
  /// As the system likes.
  case automatic(UITargetedPreview)
  /// A shade behind the view.
  case highlight(UITargetedPreview)
  /// The view is lifted.
  case lift(UITargetedPreview)
}

/// The form of a pointer.
public enum UIPointerShape {
  /// A path.
  case path(UIBezierPath)
  /// A rectangle with round corners.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A beam beside text, of a length.
  case verticalBeam(length: CGFloat)
  /// A beam above text, of a length.
  case horizontalBeam(length: CGFloat)
}

/// How a pointer looks in a region.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// A pointer that does something to a view.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { super.init() }
  /// A pointer of a form.
  public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) { super.init() }
  private override init() { super.init() }
  /// A pointer that is not seen.
  open class func hidden() -> Self { unsafeDowncast(UIPointerStyle(), to: Self.self) }
}

/// A part of a view that a pointer can be over.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The part in the view's coordinates.
  public let rect: CGRect
  /// What tells it from others.
  public let identifier: AnyHashable?
  /// A part of a view.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }
}

/// Has a pointer change over a view. There is no pointer; a test may ask the delegate.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// Who says how.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view.
  open private(set) weak var view: UIView?
  /// Whether the pointer changes.
  open var isEnabled = true
  /// An interaction whose looks a delegate gives.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }
  /// The view is about to change.
  open func willMove(to view: UIView?) {}
  /// The view changed.
  open func didMove(to view: UIView?) { self.view = view }
  /// Asks the delegate anew: without effect.
  open func invalidate() {}
}

/// Says how a pointer looks.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {
  /// How it looks in a region; nil for as it was.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// As it was by default.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

// MARK: Previews of controllers

/// A controller that shows others while they are pressed.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: AnyObject {
  /// Who gives the controllers.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is pressed.
  var sourceView: UIView { get }
  /// What stays sharp, in the view's coordinates.
  var sourceRect: CGRect { get set }
}

/// Gives the controllers that are shown while a view is pressed.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: AnyObject {
  /// The controller for a place; nil for none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// The controller is to be shown for good.
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
  /// Has a delegate asked for controllers when a view is pressed. Nothing here presses; a test may ask the delegate.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { PreviewingContext(delegate, sourceView) }
  /// Takes that back.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

/// Something that can be done from a preview.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: AnyObject {
  /// What it is called.
  var title: String { get }
}

/// Something that can be done from a preview.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// How it looks. Raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case `default`, selected, destructive
  }
  /// What it is called.
  public let title: String
  /// How it looks.
  public let style: Style
  /// What it does.
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void
  /// Something that can be done.
  public init(
    title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.title = title
    self.style = style
    self.handler = { item, controller in (item as? UIPreviewAction).map { handler($0, controller) } }
    super.init()
  }
}
