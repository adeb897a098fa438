// What is measured and placed: a leaf, a container, or either of them with changes around it. Items live for one pass, in which
// each answer is kept.

import UIKit

/// A size that a container offers a view; nil on an axis where the view may have the size that it likes best.
public struct ProposedViewSize: Equatable, Sendable {
  /// In points; infinity asks how wide the view would become.
  public var width: CGFloat?
  /// In points; infinity asks how high the view would become.
  public var height: CGFloat?
  /// A size.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
  /// A size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the size that the view likes best.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// The size with another one, 10 by 10, where nothing is offered.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
  func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.across) }, height: height.map { max(0, $0 - insets.down) })
  }
}

extension CGSize {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
  var set: Axis.Set { self == .horizontal ? .horizontal : .vertical }
}

/// Something that is measured and placed.
@MainActor
class LayoutItem {
  private var known: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var knownGuides: [(key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, value: CGFloat?)] =
    []

  /// The size for an offer. What is no size is none.
  final func size(_ proposal: ProposedViewSize) -> CGSize {
    if let hit = known.first(where: { $0.proposal == proposal }) { return hit.size }
    let found = measure(proposal)
    let size = CGSize(
      width: found.width > 0 ? found.width : 0, height: found.height > 0 ? found.height : 0)
    known.append((proposal, size))
    return size
  }
  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    let size = size(proposal)
    return ViewDimensions(size) { [self] key in onTreesThread { guide(key, size, proposal) } }
  }
  /// Where a guide lies in the item, if it says so itself.
  final func guide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    if let hit = knownGuides.first(where: { $0.key == key && $0.proposal == proposal && $0.size == size }) {
      return hit.value
    }
    let value = findGuide(key, size, proposal)
    knownGuides.append((key, size, proposal, value))
    return value
  }

  /// The size for an offer; asked once for each.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// Where a guide lies in the item, if it says so itself; asked once for each.
  func findGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? { nil }
  /// Puts views where they belong; the frame is in the placement's space.
  func place(_ frame: CGRect, _ proposal: ProposedViewSize, in placement: Placement) {}
  /// Which of several gets room first.
  var priority: Double { 0 }
  /// Whether containers leave the usual distance beside the item.
  var spacing: ViewSpacing { ViewSpacing() }
  /// The axis of the stack around.
  func adopt(_ axis: Axis?) {}
  /// What the view says to layouts, tabs and lists around it.
  func value(_ key: ObjectIdentifier) -> Any? { nil }
}

/// Another item with something around it.
@MainActor
class WrappedItem: LayoutItem {
  let inner: LayoutItem
  init(_ inner: LayoutItem) { self.inner = inner }

  /// The other item's frame and offer within a frame.
  func content(in frame: CGRect, _ proposal: ProposedViewSize) -> (CGRect, ProposedViewSize) {
    (frame, proposal)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { inner.size(proposal) }
  override func findGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    let (frame, offer) = content(in: CGRect(origin: .zero, size: size), proposal)
    return inner.guide(key, frame.size, offer).map { $0 + frame.origin[key.axis] }
  }
  override func place(_ frame: CGRect, _ proposal: ProposedViewSize, in placement: Placement) {
    let (frame, offer) = content(in: frame, proposal)
    inner.place(frame, offer, in: placement)
  }
  override var priority: Double { inner.priority }
  override var spacing: ViewSpacing { inner.spacing }
  override func adopt(_ axis: Axis?) { inner.adopt(axis) }
  override func value(_ key: ObjectIdentifier) -> Any? { inner.value(key) }
}

/// A view of UIKit's that has the items' views, which of them it had in the last pass, and where it lies.
@MainActor
final class PlacedViews {
  unowned let view: UIView
  fileprivate var placed: [UIView] = []
  init(_ view: UIView) { self.view = view }
}

/// One pass of placing views in one view.
@MainActor
final class Placement {
  private let container: PlacedViews
  private(set) var views: [UIView] = []
  /// The whole room, and the part of it that nothing covers.
  let bounds: CGRect
  var safeBounds: CGRect
  /// Where the container's origin lies in the hosting view.
  let origin: CGPoint
  /// The rectangle in which left and right are exchanged; nil where lines are read from the left.
  var mirror: CGRect?
  private let scale: CGFloat

  init(
    _ container: PlacedViews, bounds: CGRect, safeBounds: CGRect? = nil, origin: CGPoint = .zero,
    isRightToLeft: Bool, scale: CGFloat
  ) {
    self.container = container
    self.bounds = bounds
    self.safeBounds = safeBounds ?? bounds
    self.origin = origin
    self.scale = max(1, scale)
    mirror = isRightToLeft ? bounds : nil
  }

  /// A frame as UIKit's views have it: from the left, at whole pixels.
  func shown(_ frame: CGRect) -> CGRect {
    func pixel(_ length: CGFloat) -> CGFloat {
      length.isFinite ? (length * scale).rounded() / scale : 0
    }
    let left = mirror.map { $0.minX + $0.maxX - frame.maxX } ?? frame.minX
    let (x, y) = (pixel(left), pixel(frame.minY))
    return CGRect(x: x, y: y, width: pixel(left + frame.width) - x, height: pixel(frame.maxY) - y)
  }

  /// Puts a view at a frame, above those that came before.
  func add(_ view: UIView, _ frame: CGRect) {
    views.append(view)
    let shown = shown(frame)
    if view.transform.isIdentity {
      if view.frame != shown { view.frame = shown }
    } else {
      view.bounds.size = shown.size
      view.center = CGPoint(x: shown.midX, y: shown.midY)
    }
  }

  /// Puts the views from a place on before those from another place on.
  func moveBack(from middle: Int, to first: Int) {
    guard first < middle, middle < views.count else { return }
    views = Array(views[..<first] + views[middle...] + views[first..<middle])
  }

  /// Takes views away that have no place any more, and brings the others into their order.
  func finish() {
    let present = Set(views.map(ObjectIdentifier.init))
    for view in container.placed
    where !present.contains(ObjectIdentifier(view)) && view.superview === container.view {
      view.removeFromSuperview()
    }
    container.placed = views
    // What a program has added itself stays above.
    var order = container.view.subviews
    for (index, view) in views.enumerated() where index >= order.count || order[index] !== view {
      container.view.insertSubview(view, at: index)
      if view.superview === container.view, let old = order.firstIndex(where: { $0 === view }) {
        order.remove(at: old)
      }
      order.insert(view, at: min(index, order.count))
    }
  }

  /// A pass in a view that was placed in this one.
  func nested(
    in container: PlacedViews, _ frame: CGRect, scrolling size: CGSize? = nil,
    _ place: (Placement, CGRect) -> Void
  ) {
    let shown = shown(frame)
    let bounds = CGRect(origin: .zero, size: size ?? frame.size)
    // What does not scroll may reach to the edges of the whole room.
    @MainActor func outer(_ rectangle: CGRect) -> CGRect {
      size == nil ? rectangle.offsetBy(dx: -frame.minX, dy: -frame.minY) : bounds
    }
    let inner = Placement(
      container, bounds: outer(self.bounds), safeBounds: outer(safeBounds),
      origin: CGPoint(x: origin.x + shown.minX, y: origin.y + shown.minY), isRightToLeft: mirror != nil,
      scale: scale)
    if mirror != nil { inner.mirror = bounds }
    place(inner, bounds)
    inner.finish()
  }
}
