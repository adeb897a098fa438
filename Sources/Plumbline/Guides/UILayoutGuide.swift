// Layout guides: rectangles that take part in layout without being views.

import Foundation
import LayoutEngine
import Unchecked

/// A rectangle that takes part in layout without being a view: it has anchors and a place in the engine, draws
/// nothing and takes no events. It lies in the space of the view that owns it.
///
///     let gap = UILayoutGuide()
///     view.addLayoutGuide(gap)
///     gap.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.1).isActive = true
///
/// `layoutFrame` is in the owner's bounds, in points, and not rounded to pixels; it is right from the owner's
/// `layoutSubviews` on. The owner retains its guides. A guide that leaves its owner loses its constraints, and they
/// do not come back with it. The guides of margins, safe area, readable width, keyboard, and of a scroll view's
/// content and frame are made by the views that have them when somebody first asks.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
  /// The role of a guide, which decides its rectangle.
  enum Role: String, Hashable {
    /// Placed by constraints.
    case custom
    /// The owner's bounds moved inwards.
    case layoutMargins, safeArea, readableContent
    /// A scroll view's content: fixed corner, free size; and its visible frame. In a clip view of AppKit the latter is the
    /// frame of the content at rest.
    case scrollContent, scrollFrame
    /// The area of the keyboard.
    case keyboard
  }

  private(set) var role = Role.custom
  /// The name that descriptions show; empty for none.
  open var identifier = ""
  /// Not retained: the owner clears it when it goes.
  @Unretained var storedOwner: UIView?
  var storedReference: ItemReference?
  final var anchors = AnchorCache()
  @Unretained var itemContext: LayoutContext?
  var item: Int32 = -1
  /// The rectangle of the guide last announced to its owner.
  final var announcedRect: LayoutEngine.Rect?

  package var hasAssociations = false
  /// The facade of the guide, which retains it.
  package final weak var facade: (any LayoutItemFacade)?

  /// A guide without an owner.
  public override init() { super.init() }

  convenience init(role: Role, identifier: String) {
    self.init()
    self.role = role
    self.identifier = identifier
  }

  deinit {
    onTreesThread {
      storedReference?.clear()
      if hasAssociations { AssociationTable.shared.forget(ObjectIdentifier(self)) }
    }
  }

  /// A guide from an archive, without an owner: a view from an archive takes its guides in.
  public required init?(coder: NSCoder) {
    role = coder.decodeValue(String.self, forKey: Self.roleKey).flatMap(Role.init(rawValue:)) ?? .custom
    identifier = coder.decodeValue(String.self, forKey: Self.identifierKey) ?? ""
    super.init()
  }

  /// Writes the identifier; the view that owns the guide writes the guide's constraints.
  open func encode(with coder: NSCoder) {
    coder.encode(role.rawValue as NSString, forKey: Self.roleKey)
    coder.encode(identifier as NSString, forKey: Self.identifierKey)
  }

  private static let roleKey = "UILayoutGuideRole"
  private static let identifierKey = "UILayoutGuideIdentifier"

  /// The view in whose space the guide lies. Setting it is `addLayoutGuide`.
  open var owningView: UIView? { storedOwner }

  /// The rectangle in the owner's bounds, not rounded to pixels; right from the owner's `layoutSubviews` on.
  open var layoutFrame: CGRect {
    guard let owner = storedOwner else { return .zero }
    if item >= 0, let context = itemContext {
      let shift = owner.subviewShift
      return context.layoutFrame(of: self).offsetBy(dx: shift.x, dy: shift.y)
    }
    switch role {
    case .custom, .keyboard: return .zero
    case .scrollContent: return CGRect(origin: .zero, size: (owner as? UIScrollView)?.contentSize ?? .zero)
    case .layoutMargins, .safeArea, .readableContent, .scrollFrame: return owner.bounds.inset(by: insets)
    }
  }

  /// Whether the layout leaves one of its four numbers undetermined: true of a guide without constraints (spec 04 §3),
  /// false outside of a window. Lays out first.
  public var hasAmbiguousLayout: Bool {
    guard let owner = storedOwner, owner.isInWindow else { return false }
    owner.rootView.layoutIfNeeded()
    guard item >= 0, let context = itemContext else { return role == .custom }
    return context.isAmbiguous(item)
  }

  /// The active constraints that determine the guide on one axis, system ones among them.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard item >= 0, let context = itemContext else { return [] }
    return context.constraintsAffecting(item, axis)
  }

  /// The insets from the owner's bounds to a system guide.
  var insets: UIEdgeInsets {
    guard let owner = storedOwner else { return .zero }
    switch role {
    case .layoutMargins: return owner.layoutMargins
    case .safeArea: return owner.safeAreaInsets
    case .readableContent: return owner.readableContentInsets
    case .custom, .scrollContent, .scrollFrame, .keyboard: return .zero
    }
  }

  /// Called when the owner is deallocated: constraints that others hold are meaningless without it.
  final func ownerGoes() {
    storedReference?.releaseMentions()
    storedOwner = nil
  }

  func insetsDidChange() { if item >= 0 { itemContext?.insetsDidChange(of: self) } }

  open override var description: String { onTreesThread { text } }

  private var text: String {
    let owner = storedOwner?.description ?? "(null)"
    let frame = layoutFrame
    let place =
      "{{\(Double(frame.minX).shortText), \(Double(frame.minY).shortText)}, "
      + "{\(Double(frame.width).shortText), \(Double(frame.height).shortText)}}"
    return "<\(ObjectNotation.className(of: self)): \(ObjectNotation.address(of: self)) - \"\(identifier)\", "
      + "layoutFrame = \(place), owningView = \(owner)>"
  }
}

/// Reports its deallocation.
extension UILayoutGuide: @preconcurrency AssociationHost {}
