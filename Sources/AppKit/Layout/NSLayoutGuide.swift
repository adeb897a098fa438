// AppKit's guide: an object before the engine's guide, with a frame in its owner's coordinates.

import Foundation
import Plumbline

/// A rectangle that takes part in layout without being a view.
@preconcurrency @MainActor
open class NSLayoutGuide: NSObject, LayoutItemFacade, @preconcurrency AssociationHost {
  package let carrier: UILayoutGuide
  /// The view that keeps the guide, set by it.
  package private(set) weak var owner: NSView?

  package var hasAssociations = false

  /// A guide without an owner.
  public override init() {
    carrier = UILayoutGuide()
    super.init()
    carrier.facade = self
  }

  /// A guide that the engine makes for a view.
  init(_ carrier: UILayoutGuide, of owner: NSView) {
    self.carrier = carrier
    self.owner = owner
    super.init()
    carrier.facade = self
  }

  deinit { if hasAssociations { AssociationTable.shared.forget(ObjectIdentifier(self)) } }

  package var layoutItem: AnyObject { carrier }

  /// The rectangle in the owner's coordinates, not rounded to pixels; right from the owner's `layout()` on.
  open var frame: NSRect { owner.map { $0.rect(fromCarrier: carrier.layoutFrame) } ?? carrier.layoutFrame }

  /// The view in whose coordinates the guide lies. Setting it is `addLayoutGuide(_:)`.
  open var owningView: NSView? {
    get { owner }
    set {
      if let newValue { newValue.addLayoutGuide(self) } else { owner?.removeLayoutGuide(self) }
    }
  }

  func setOwner(_ view: NSView?) { owner = view }

  /// The name that descriptions show; empty for none.
  open var identifier: NSUserInterfaceItemIdentifier {
    get { NSUserInterfaceItemIdentifier(carrier.identifier) }
    set { carrier.identifier = newValue.rawValue }
  }

  /// Whether the layout leaves one of its four numbers undetermined.
  open var hasAmbiguousLayout: Bool { carrier.hasAmbiguousLayout }
  /// The active constraints that determine the guide on one axis, those of the system among them.
  open func constraintsAffectingLayout(for orientation: NSLayoutConstraint.Orientation)
    -> [NSLayoutConstraint]
  {
    carrier.constraintsAffectingLayout(for: orientation)
  }

  open override var description: String {
    "<\(Facades.heading(of: self)) - \"\(onTreesThread { carrier.identifier })\">"
  }
}

extension NSLayoutGuide {
  /// The edge where reading begins, by the direction of the owning view.
  public var leadingAnchor: NSLayoutXAxisAnchor { carrier.leadingAnchor }
  /// The edge where reading ends, by the direction of the owning view.
  public var trailingAnchor: NSLayoutXAxisAnchor { carrier.trailingAnchor }
  /// The left edge, whatever the reading direction.
  public var leftAnchor: NSLayoutXAxisAnchor { carrier.leftAnchor }
  /// The right edge, whatever the reading direction.
  public var rightAnchor: NSLayoutXAxisAnchor { carrier.rightAnchor }
  /// The upper edge, whichever way y grows.
  public var topAnchor: NSLayoutYAxisAnchor { carrier.topAnchor }
  /// The lower edge, whichever way y grows.
  public var bottomAnchor: NSLayoutYAxisAnchor { carrier.bottomAnchor }
  /// The width, which is never below 0.
  public var widthAnchor: NSLayoutDimension { carrier.widthAnchor }
  /// The height, which is never below 0.
  public var heightAnchor: NSLayoutDimension { carrier.heightAnchor }
  /// The middle between the left and the right edge.
  public var centerXAnchor: NSLayoutXAxisAnchor { carrier.centerXAnchor }
  /// The middle between the upper and the lower edge.
  public var centerYAnchor: NSLayoutYAxisAnchor { carrier.centerYAnchor }
}
