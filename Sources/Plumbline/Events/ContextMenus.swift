// Context menus and their previews. Carried: nothing here touches or lifts.

import Foundation

/// The context menu of a row, an item or a view, and its preview.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  package final var carriedStates = CarriedStates()
  /// The program's own, or a unique string.
  open private(set) var identifier: any NSCopying
  /// Nil for the cell itself. Called by tests.
  public let previewProvider: (() -> UIViewController?)?
  /// The provider of the menu, given the system's suggestions; nil for no menu. Called by tests.
  public let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Nil for an identifier that is unique.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// Visible part, ground and shadow of a view that is lifted.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The visible part of the view, in its coordinates; nil for all of it; carried.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow, in the view's coordinates; nil for `visiblePath`; carried.
  open var shadowPath: UIBezierPath?
  /// `systemBackground` by default.
  open var backgroundColor: UIColor! = .systemBackground
  /// The whole view.
  public override init() { super.init() }
  /// The rectangles are not kept: the whole view.
  public init(textLineRects: [NSValue]) { super.init() }
}

/// The destination or origin of a lifted view.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The container, which Apple's requires to be in a window.
  public let container: UIView
  /// The centre in the container's coordinates.
  public let center: CGPoint
  /// Identity for a view as it is.
  public let transform: CGAffineTransform
  /// All three are only kept.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}

/// A view that is lifted, with the appearance and target of its preview. The view itself does not move.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view, which Apple's requires to be in a window where there is no target.
  public let view: UIView
  /// Visible part, ground and shadow.
  public let parameters: UIPreviewParameters
  /// The target of its centre.
  public let target: UIPreviewTarget
  /// The view's `bounds.size`, in points.
  open var size: CGSize { view.bounds.size }
  /// All three are only kept.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }
  /// Its target is its current centre in its superview.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }
  /// The whole view; its target is its current centre in its superview.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
}

extension UIContextMenuConfiguration: @preconcurrency CarriedStateHolder {}
