// Modifiers that change a view's size or place.

import UIKit

/// An item within a larger or smaller frame.
@MainActor
class AlignedItem: WrappedItem {
  let alignment: Alignment
  init(_ inner: LayoutItem, _ alignment: Alignment) {
    self.alignment = alignment
    super.init(inner)
  }
  func offer(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }
  final override func content(in frame: CGRect, _ proposal: ProposedViewSize) -> (CGRect, ProposedViewSize) {
    let offer = offer(proposal)
    let own = inner.dimensions(offer)
    let outer = ViewDimensions(frame.size) { _ in nil }
    let origin = CGPoint(
      x: frame.minX + outer[alignment.horizontal] - own[alignment.horizontal],
      y: frame.minY + outer[alignment.vertical] - own[alignment.vertical])
    return (CGRect(x: origin.x, y: origin.y, width: own.width, height: own.height), offer)
  }
}

/// A given width, height, or both.
@MainActor
private final class FixedFrameItem: AlignedItem {
  private let width: CGFloat?
  private let height: CGFloat?
  init(_ inner: LayoutItem, _ width: CGFloat?, _ height: CGFloat?, _ alignment: Alignment) {
    self.width = width
    self.height = height
    super.init(inner, alignment)
  }
  override func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let own = inner.size(offer(proposal))
    return CGSize(width: width ?? own.width, height: height ?? own.height)
  }
}

/// Limits of a length.
private struct LengthLimits {
  var least: CGFloat?
  var ideal: CGFloat?
  var most: CGFloat?
  /// What is offered within: the outer offer, or the ideal length where there is none, between the limits.
  func offer(_ length: CGFloat?) -> CGFloat? {
    (length ?? ideal).map { max(least ?? -.infinity, min(most ?? .infinity, $0)) }
  }
  /// The least length lets the frame shrink below its content as far as it is offered less, the most lets it grow beyond it.
  func length(of content: CGFloat, offered: CGFloat?) -> CGFloat {
    let isAsked = offered == nil
    let offered = offered ?? ideal
    var result = content
    if let least { result = max(least, min(result, offered ?? result)) }
    if let most { result = min(most, max(result, offered ?? result)) }
    if least == nil, most == nil, let ideal, isAsked { result = ideal }
    return result
  }
}

@MainActor
private final class FlexibleFrameItem: AlignedItem {
  private let across: LengthLimits
  private let down: LengthLimits
  init(_ inner: LayoutItem, _ across: LengthLimits, _ down: LengthLimits, _ alignment: Alignment) {
    self.across = across
    self.down = down
    super.init(inner, alignment)
  }
  override func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: across.offer(proposal.width), height: down.offer(proposal.height))
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let own = inner.size(offer(proposal))
    return CGSize(
      width: across.length(of: own.width, offered: proposal.width),
      height: down.length(of: own.height, offered: proposal.height))
  }
}

@MainActor
final class PaddedItem: WrappedItem {
  private let insets: EdgeInsets
  init(_ inner: LayoutItem, _ insets: EdgeInsets) {
    self.insets = insets
    super.init(inner)
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let own = inner.size(proposal.inset(by: insets))
    return CGSize(width: own.width + insets.across, height: own.height + insets.down)
  }
  override func content(in frame: CGRect, _ proposal: ProposedViewSize) -> (CGRect, ProposedViewSize) {
    let offer = proposal.inset(by: insets)
    let origin = CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top)
    return (CGRect(origin: origin, size: inner.size(offer)), offer)
  }
}

@MainActor
private final class FixedSizeItem: WrappedItem {
  private let axes: Axis.Set
  init(_ inner: LayoutItem, _ axes: Axis.Set) {
    self.axes = axes
    super.init(inner)
  }
  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { inner.size(offer(proposal)) }
  override func content(in frame: CGRect, _ proposal: ProposedViewSize) -> (CGRect, ProposedViewSize) {
    (frame, offer(proposal))
  }
}

@MainActor
private final class RatioItem: AlignedItem {
  private let ratio: CGFloat?
  private let mode: ContentMode
  init(_ inner: LayoutItem, _ ratio: CGFloat?, _ mode: ContentMode) {
    self.ratio = ratio
    self.mode = mode
    super.init(inner, .center)
  }
  override func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = inner.size(.unspecified)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (let width?, let height?):
      let isWidthTaken = (width / ratio <= height) == (mode == .fit)
      return isWidthTaken
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (nil, nil):
      // The ideal size, made larger or smaller on one axis.
      let isWidthTaken = (ideal.width / ratio <= ideal.height) == (mode == .fit)
      return isWidthTaken
        ? ProposedViewSize(width: ideal.width, height: ideal.width / ratio)
        : ProposedViewSize(width: ideal.height * ratio, height: ideal.height)
    }
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { inner.size(offer(proposal)) }
}

@MainActor
private final class OffsetItem: WrappedItem {
  private let offset: CGSize
  init(_ inner: LayoutItem, _ offset: CGSize) {
    self.offset = offset
    super.init(inner)
  }
  // Only the place changes: guides stay where they are.
  override func findGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    inner.guide(key, size, proposal)
  }
  override func content(in frame: CGRect, _ proposal: ProposedViewSize) -> (CGRect, ProposedViewSize) {
    (frame.offsetBy(dx: offset.width, dy: offset.height), proposal)
  }
}

@MainActor
private final class PositionItem: WrappedItem {
  private let position: CGPoint
  init(_ inner: LayoutItem, _ position: CGPoint) {
    self.position = position
    super.init(inner)
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let own = inner.size(proposal)
    return proposal.replacingUnspecifiedDimensions(by: own)
  }
  override func content(in frame: CGRect, _ proposal: ProposedViewSize) -> (CGRect, ProposedViewSize) {
    let own = inner.size(proposal)
    let origin = CGPoint(
      x: frame.minX + position.x - own.width / 2, y: frame.minY + position.y - own.height / 2)
    return (CGRect(origin: origin, size: own), proposal)
  }
}

@MainActor
private final class PriorityItem: WrappedItem {
  private let own: Double
  init(_ inner: LayoutItem, _ priority: Double) {
    own = priority
    super.init(inner)
  }
  override var priority: Double { own }
}

@MainActor
private final class GuideItem: WrappedItem {
  private let key: AlignmentKey
  private let compute: (ViewDimensions) -> CGFloat
  init(_ inner: LayoutItem, _ key: AlignmentKey, _ compute: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.compute = compute
    super.init(inner)
  }
  override func findGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    key == self.key ? compute(inner.dimensions(proposal)) : inner.guide(key, size, proposal)
  }
}

/// Says a value to what is around.
@MainActor
final class ValueItem: WrappedItem {
  private let key: ObjectIdentifier
  private let own: Any
  init(_ inner: LayoutItem, _ key: ObjectIdentifier, _ value: Any) {
    self.key = key
    own = value
    super.init(inner)
  }
  override func value(_ key: ObjectIdentifier) -> Any? { key == self.key ? own : inner.value(key) }
}

/// Reaches beyond the part of the screen that nothing covers, where it touches its edges.
@MainActor
private final class SafeAreaItem: WrappedItem {
  private let edges: Edge.Set
  init(_ inner: LayoutItem, _ edges: Edge.Set) {
    self.edges = edges
    super.init(inner)
  }
  override func place(_ frame: CGRect, _ proposal: ProposedViewSize, in placement: Placement) {
    let outer = placement.grown(frame, edges)
    guard outer != frame else { return inner.place(frame, proposal, in: placement) }
    let safe = placement.safeBounds
    placement.safeBounds = safe.union(outer)
    let offer = ProposedViewSize(outer.size)
    let size = inner.size(offer)
    let origin = CGPoint(x: outer.midX - size.width / 2, y: outer.midY - size.height / 2)
    inner.place(CGRect(origin: origin, size: size), offer, in: placement)
    placement.safeBounds = safe
  }
}

extension Placement {
  /// A frame that reaches to the edges of the whole room where it touches those of the part that nothing covers.
  func grown(_ frame: CGRect, _ edges: Edge.Set) -> CGRect {
    var (left, right, top, bottom) = (frame.minX, frame.maxX, frame.minY, frame.maxY)
    if edges.contains(.top), top <= safeBounds.minY { top = min(top, bounds.minY) }
    if edges.contains(.bottom), bottom >= safeBounds.maxY { bottom = max(bottom, bounds.maxY) }
    if edges.contains(.leading), left <= safeBounds.minX { left = min(left, bounds.minX) }
    if edges.contains(.trailing), right >= safeBounds.maxX { right = max(right, bounds.maxX) }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// Whether an image or shape fits into a frame or fills it.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// Apple's names.
  case fit, fill
}

/// Which covered parts of the screen content may reach into.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: UInt
  /// A bit for each.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Bars and the device's own edges.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// A given width, height, or both, in points; negative ones are none.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    placed { item, _ in FixedFrameItem(item, width.map { max(0, $0) }, height.map { max(0, $0) }, alignment) }
  }
  /// Lengths between limits, in points.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    placed { item, _ in
      FlexibleFrameItem(
        item, LengthLimits(least: minWidth, ideal: idealWidth, most: maxWidth),
        LengthLimits(least: minHeight, ideal: idealHeight, most: maxHeight), alignment)
    }
  }
  /// Room around the view, in points; 16 for nil.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    placed { item, _ in PaddedItem(item, EdgeInsets(edges, length ?? 16)) }
  }
  /// Room on all sides, in points.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
  /// Room around the view.
  public func padding(_ insets: EdgeInsets) -> some View { placed { item, _ in PaddedItem(item, insets) } }
  /// The size that the view likes best, whatever is offered.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
  /// The length that the view likes best on some axes, whatever is offered.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    placed { item, _ in
      FixedSizeItem(item, (horizontal ? .horizontal : Axis.Set()).union(vertical ? .vertical : []))
    }
  }
  /// Offers a size of a ratio of width to height; of the view's own ratio for nil.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    placed { item, _ in RatioItem(item, aspectRatio, contentMode) }
  }
  /// Offers a size of the ratio of another.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(
      aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil, contentMode: contentMode)
  }
  /// Offers the largest size of the view's own ratio that fits.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// Offers the smallest size of the view's own ratio that fills.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
  /// Shows the view elsewhere; its place in the layout stays.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
  /// Shows the view elsewhere; its place in the layout stays.
  public func offset(_ offset: CGSize) -> some View { placed { item, _ in OffsetItem(item, offset) } }
  /// Takes all the room, with the middle of the view at a point of it.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
  /// Takes all the room, with the middle of the view at a point of it.
  public func position(_ position: CGPoint) -> some View {
    placed { item, _ in PositionItem(item, position) }
  }
  /// Which of several views in a stack gets room first; 0 is usual.
  public func layoutPriority(_ value: Double) -> some View { placed { item, _ in PriorityItem(item, value) } }
  /// Where a guide lies in the view.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { placed { item, _ in GuideItem(item, guide.key, computeValue) } }
  /// Where a guide lies in the view.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { placed { item, _ in GuideItem(item, guide.key, computeValue) } }
  /// Says a value to the layout around the view.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    placed { item, _ in ValueItem(item, ObjectIdentifier(key), value) }
  }
  /// Reaches below bars and to the edges of the screen, where the view lies beside them.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    placed { item, _ in regions.contains(.container) ? SafeAreaItem(item, edges) : item }
  }
  /// Reaches below bars and to the edges of the screen, where the view lies beside them.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
