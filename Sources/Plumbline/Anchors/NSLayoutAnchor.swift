// Anchors: attributes of views and guides that make constraints, and that the compiler keeps apart by axis.

import Foundation

/// An attribute of a view or guide as an object, which makes constraints. The kinds of anchors are the subclasses, so
/// that the compiler refuses a constraint between a horizontal and a vertical position.
///
///     NSLayoutConstraint.activate([
///       label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
///       label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
///     ])
///
/// Every call makes a new, inactive constraint. A view or guide has one anchor object for each attribute, made when
/// somebody first asks. Anchors do not retain their items.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let side: AnchorSide

  init(side: AnchorSide) {
    self.side = side
    super.init()
  }

  /// An anchor of nothing, as Apple's plain initializer makes it; no constraint can be made of it.
  public convenience override init() {
    self.init(side: AnchorSide(reference: nil, attribute: .notAnAttribute))
  }

  /// The attribute as descriptions of anchors and constraints write it: `leading`, `centerY`.
  public var name: String { side.attribute.name }
  /// The view or guide whose attribute it is; nil once that is gone.
  public var item: AnyObject? { side.item.map(Facades.shown) }

  /// Whether the constraints leave a number of the item's frame open, on either axis; false outside of a window. Lays
  /// the tree out to tell.
  public var hasAmbiguousLayout: Bool {
    if let view = side.item as? UIView { return view.hasAmbiguousLayout }
    return (side.item as? UILayoutGuide)?.hasAmbiguousLayout ?? false
  }

  /// The constraints that determine the item on the anchor's axis, the system's among them; what
  /// `UIView.constraintsAffectingLayout(for:)` says.
  public var constraintsAffectingLayout: [NSLayoutConstraint] {
    let axis: NSLayoutConstraint.Axis =
      side.attribute.family == .y || side.attribute == .height ? .vertical : .horizontal
    if let view = side.item as? UIView { return view.constraintsAffectingLayout(for: axis) }
    return (side.item as? UILayoutGuide)?.constraintsAffectingLayout(for: axis) ?? []
  }

  func makeConstraint(
    _ relation: NSLayoutConstraint.Relation, to other: AnchorSide?, multiplier: CGFloat = 1,
    constant: CGFloat = 0,
    site: NSLayoutConstraint.CreationSite? = nil
  ) -> NSLayoutConstraint {
    do throws(LayoutConstraintError) {
      let constraint = try validatedConstraint(
        relation, toSide: other, multiplier: multiplier, constant: constant)
      constraint.creationSite = site
      return constraint
    } catch {
      if let site { error.stop(site.fileID, site.line) }
      error.stop()
    }
  }

  /// The constraint, or the reason why Apple would refuse it.
  private func validatedConstraint(
    _ relation: NSLayoutConstraint.Relation, toSide other: AnchorSide?, multiplier: CGFloat, constant: CGFloat
  ) throws(LayoutConstraintError) -> NSLayoutConstraint {
    // Composed only for a complaint.
    func name() -> String { (side.item as? NSObject)?.description ?? side.description }
    guard multiplier.isFinite else { throw .multiplierNotFinite(Double(multiplier)) }
    guard constant.isFinite else {
      throw .notFinite(
        constant: Double(constant), firstAnchor: side.description,
        secondAnchor: other?.description ?? "(null)")
    }
    if side.distance == nil && other?.distance == nil {
      do throws(LayoutConstraintError) {
        try ConstraintSides.check(side.attribute, other?.attribute, multiplier: multiplier, name: name())
      } catch {
        guard case .directionalWithAbsolute = error, let other else { throw error }
        throw .incompatibleAnchors(first: side.description, second: other.description)
      }
    }
    return NSLayoutConstraint(
      sides: ConstraintSides(first: side, second: other, multiplier: multiplier), relation: relation,
      constant: constant)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
    return onTreesThread { other.side.isSame(as: side) }
  }

  open override var hash: Int {
    onTreesThread {
      var hasher = Hasher()
      if let item = side.item { hasher.combine(ObjectIdentifier(item)) }
      hasher.combine(side.attribute)
      return hasher.finalize()
    }
  }

  open override var description: String {
    onTreesThread { side.description(address: ObjectNotation.address(of: self)) }
  }
}
