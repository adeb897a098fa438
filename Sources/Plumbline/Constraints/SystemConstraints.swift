// System constraints as logs and diagnoses show them: autoresizing, content sizes, encapsulated sizes.

import Foundation

/// A frame under an autoresizing mask (spec 05 §1).
@preconcurrency @MainActor
public final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {
  private let springs: String
  private let form: Form
  /// Whether it is the one about the length, not the position.
  package let isLength: Bool

  private struct Form {
    var attribute: String
    var relation: String
    /// The visual format of a gap to the trailing or bottom edge; nil for equations.
    var gap: String?
    var usesSuperview: Bool
  }

  /// One of the two constraints of an axis: the dimension, or the position.
  init(_ view: UIView, axis: NSLayoutConstraint.Axis, isLength: Bool) {
    self.isLength = isLength
    let isHorizontal = axis == .horizontal
    let total = view.autoresizingReferenceSize ?? view.superview?.bounds.size ?? .zero
    let parts = { (axis: NSLayoutConstraint.Axis) in
      AutoresizingAxis(
        view.autoresizingMask, axis: axis, origin: axis == .horizontal ? view.origin.x : view.origin.y,
        size: axis == .horizontal ? view.bounds.width : view.bounds.height,
        total: axis == .horizontal ? total.width : total.height)
    }
    let vertical = parts(.vertical).springs
    // AppKit begins with the margin at the least y.
    let isUpward = view.superview?.facade?.hasOriginAtBottom ?? false
    springs = "h=\(parts(.horizontal).springs) v=\(isUpward ? String(vertical.reversed()) : vertical) "
    let own = parts(axis)
    form = Self.form(own, axis: axis, isLength: isLength)
    super.init()
    setSides(
      ConstraintSides(
        first: AnchorSide(item: view, attribute: isHorizontal ? .width : .height),
        second: form.usesSuperview
          ? AnchorSide(item: view.superview, attribute: isHorizontal ? .width : .height) : nil, multiplier: 1),
      relation: .equal, constant: isLength ? own.size : own.origin)
  }

  private static func form(_ axis: AutoresizingAxis, axis direction: NSLayoutConstraint.Axis, isLength: Bool)
    -> Form
  {
    let length = direction == .horizontal ? "width" : "height"
    let near = direction == .horizontal ? "minX" : "minY"
    let letter = direction == .horizontal ? "H" : "V"
    func equation(_ attribute: String, _ multiplier: CGFloat, _ constant: CGFloat) -> Form {
      guard multiplier != 0 else {
        return Form(
          attribute: attribute, relation: "== \(Double(constant).shortText)", gap: nil,
          usesSuperview: attribute == near)
      }
      let factor = multiplier == 1 ? "" : Double(multiplier).shortText + "*"
      return Form(
        attribute: attribute,
        relation: "== \(factor)SUPER.\(length)\(ConstraintDescription.offset(constant))",
        gap: nil, usesSuperview: true)
    }
    let gap = Form(
      attribute: length, relation: "", gap: "\(letter):[VIEW]-(\(Double(axis.after).shortText))-|",
      usesSuperview: true)
    let (o, s, a) = (axis.origin, axis.size, axis.after)
    switch (axis.isMinFlexible, axis.isSizeFlexible, axis.isMaxFlexible) {
    case (true, false, false): return isLength ? equation(length, 0, s) : gap
    case (false, true, false): return isLength ? gap : equation(near, 0, o)
    case (true, true, false) where o + s != 0:
      return isLength ? equation(length, s / (o + s), -s / (o + s) * a) : gap
    case (false, true, true) where s + a != 0:
      return isLength ? equation(length, s / (s + a), -s / (s + a) * o) : equation(near, 0, o)
    case (true, false, true) where o + a != 0:
      return isLength ? equation(length, 0, s) : equation(near, o / (o + a), -o / (o + a) * s)
    case (true, true, true) where axis.total != 0:
      return isLength ? equation(length, s / axis.total, 0) : equation(near, o / axis.total, 0)
    default: return isLength ? equation(length, 0, s) : equation(near, 0, o)
    }
  }

  override var descriptionPrefix: String { springs }
  override var superviewInBody: UIView? { form.usesSuperview ? (firstLayoutItem as? UIView)?.superview : nil }
  override func descriptionBody(_ names: inout ItemNames) -> String? {
    let name = names.name(of: firstLayoutItem)
    if let gap = form.gap { return gap.replacingOccurrences(of: "VIEW", with: name) }
    let superview =
      form.relation.contains("SUPER") ? names.name(of: (firstLayoutItem as? UIView)?.superview) : ""
    return "\(name).\(form.attribute) \(form.relation.replacingOccurrences(of: "SUPER", with: superview))"
  }
  public override var isActive: Bool {
    get { true }
    set {}
  }
}

/// A view's content size on one axis: two inequalities with the priorities of hugging and resistance (spec 05 §2).
@preconcurrency @MainActor
public final class NSContentSizeLayoutConstraint: NSLayoutConstraint {
  let priorities: String

  init(_ view: UIView, axis: NSLayoutConstraint.Axis) {
    let size = view.contentSizeInLayout
    let hugging = Double(view.contentHuggingPriority(for: axis).rawValue).shortText
    let resistance = Double(view.contentCompressionResistancePriority(for: axis).rawValue).shortText
    priorities = "Hug:\(hugging) CompressionResistance:\(resistance)"
    super.init()
    setSides(
      ConstraintSides(
        first: AnchorSide(item: view, attribute: axis == .horizontal ? .width : .height), second: nil,
        multiplier: 1),
      relation: .equal, constant: axis == .horizontal ? size.width : size.height)
  }

  override func descriptionBody(_ names: inout ItemNames) -> String? {
    "\(names.name(of: firstLayoutItem)).\(firstAttribute.name) == \(Double(constant).shortText) \(priorities)"
  }
  public override var isActive: Bool {
    get { true }
    set {}
  }
}

/// The size that the host gives the root of a tree.
final class EncapsulatedLayoutConstraint: NSLayoutConstraint {
  override var className: String { "NSLayoutConstraint" }

  init(_ view: UIView, axis: NSLayoutConstraint.Axis) {
    super.init()
    setSides(
      ConstraintSides(
        first: AnchorSide(item: view, attribute: axis == .horizontal ? .width : .height), second: nil,
        multiplier: 1),
      relation: .equal, constant: axis == .horizontal ? view.bounds.width : view.bounds.height)
    // A view that is laid out without a window has its size for the time being only (spec 05 §7).
    let isTemporary = view.storedSuperview == nil && !(view is UIWindow) && !view.isEncapsulated
    identifier =
      (isTemporary ? "_UITemporaryLayout" : "UIView-Encapsulated-Layout-")
      + (axis == .horizontal ? "Width" : "Height")
  }
  override var isActive: Bool {
    get { true }
    set {}
  }
}

/// One side of a margins guide or safe area, as the system's constraint for it is shown.
final class SystemGuideConstraint: NSLayoutConstraint {
  enum Edge: String {
    case top, left, bottom, right

    /// The sides of a guide that decide a part of it.
    static func edges(behind attribute: NSLayoutConstraint.Attribute, isRightToLeft: Bool) -> [Edge] {
      switch attribute {
      case .left: [.left]
      case .right: [.right]
      case .leading: [isRightToLeft ? .right : .left]
      case .trailing: [isRightToLeft ? .left : .right]
      case .centerX, .width: [.left, .right]
      case .top: [.top]
      case .bottom: [.bottom]
      case .centerY, .height: [.top, .bottom]
      default: []
      }
    }
  }

  let edge: Edge

  /// Nil for guides that have no such constraints.
  init?(_ guide: UILayoutGuide, _ edge: Edge) {
    guard let owner = guide.owningView else { return nil }
    let name: String
    switch guide.role {
    case .layoutMargins: name = "UIView-\(edge)Margin-guide-constraint"
    case .safeArea: name = "UIViewSafeAreaLayoutGuide-\(edge)"
    default: return nil
    }
    self.edge = edge
    super.init()
    let insets = guide.insets
    let (attribute, constant): (NSLayoutConstraint.Attribute, CGFloat) =
      switch edge {
      case .top: (.top, insets.top)
      case .left: (.left, insets.left)
      case .bottom: (.bottom, insets.bottom)
      case .right: (.right, insets.right)
      }
    // The far edges are written from the owner to the guide, so that every constant points inwards.
    let isNear = edge == .top || edge == .left
    setSides(
      ConstraintSides(
        first: AnchorSide(item: isNear ? guide : owner, attribute: attribute),
        second: AnchorSide(item: isNear ? owner : guide, attribute: attribute), multiplier: 1),
      relation: .equal, constant: constant)
    identifier = name
  }

  override var className: String { "NSLayoutConstraint" }
  override var isActive: Bool {
    get { true }
    set {}
  }
}
