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
  /// The anchor of the edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { carrier.leadingAnchor }
  /// The anchor of the edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { carrier.trailingAnchor }
  /// The anchor of the left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { carrier.leftAnchor }
  /// The anchor of the right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { carrier.rightAnchor }
  /// The anchor of the top edge.
  public var topAnchor: NSLayoutYAxisAnchor { carrier.topAnchor }
  /// The anchor of the bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { carrier.bottomAnchor }
  /// The anchor of the width.
  public var widthAnchor: NSLayoutDimension { carrier.widthAnchor }
  /// The anchor of the height.
  public var heightAnchor: NSLayoutDimension { carrier.heightAnchor }
  /// The anchor of the centre between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { carrier.centerXAnchor }
  /// The anchor of the centre between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { carrier.centerYAnchor }
}
