// Grids: columns or rows by their descriptions, filled one after the other.

import UIKit

/// A column or row of a grid.
public struct GridItem: Sendable {
  /// How long it is.
  public enum Size: Sendable {
    /// A length in points.
    case fixed(CGFloat)
    /// A share of what is left, between limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit of at least a length, each no longer than another.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  /// How long it is.
  public var size: Size
  /// Points to the next one; nil for 8.
  public var spacing: CGFloat?
  /// Where views lie in it.
  public var alignment: Alignment?
  /// A column or row.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Fills tracks across an axis, and goes on along it: columns for `.vertical`.
@MainActor
private struct GridLayout: Layout {
  let axis: Axis
  let tracks: [GridItem]
  let spacing: CGFloat?
  /// Where all tracks lie together in the whole room.
  let alignment: Alignment

  /// Begin and length of each track in a length, where adaptive ones have become several.
  private func spans(_ whole: CGFloat) -> [(start: CGFloat, length: CGFloat, alignment: Alignment)] {
    let gaps = tracks.dropLast().reduce(0) { $0 + ($1.spacing ?? 8) }
    var left = whole - gaps
    var flexible = 0
    for track in tracks {
      if case .fixed(let length) = track.size { left -= max(0, length) } else { flexible += 1 }
    }
    var spans: [(start: CGFloat, length: CGFloat, alignment: Alignment)] = []
    var start: CGFloat = 0
    for track in tracks {
      let alignment = track.alignment ?? .center
      let gap = track.spacing ?? 8
      let share = max(0, left) / CGFloat(max(1, flexible))
      func add(_ length: CGFloat) {
        spans.append((start, length, alignment))
        start += length + gap
      }
      switch track.size {
      case .fixed(let length): add(max(0, length))
      case .flexible(let minimum, let maximum):
        let length = max(minimum, min(maximum, share))
        add(length)
        left -= length
        flexible -= 1
      case .adaptive(let minimum, let maximum):
        let count = max(1, Int(min(10_000, (share + gap) / max(1, minimum + gap))))
        let length = (share - gap * CGFloat(count - 1)) / CGFloat(count)
        for _ in 0..<count { add(max(0, min(maximum, max(length, min(minimum, share))))) }
        left -= share
        flexible -= 1
      }
    }
    return spans.isEmpty ? [(0, whole, .center)] : spans
  }

  private func frames(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (
    cells: [(frame: CGRect, alignment: Alignment)], size: CGSize
  ) {
    let offered = proposal[axis.other] ?? 10
    let spans = spans(offered.isFinite ? offered : 10)
    var cells: [(frame: CGRect, alignment: Alignment)] = []
    var place: CGFloat = 0
    // The header and the footer of a section have lines of their own, as wide as all.
    func isEdge(_ index: Int) -> Bool {
      subviews[index].item.value(ObjectIdentifier(HeaderMark.self)) != nil
    }
    let whole = (spans.last?.start ?? 0) + (spans.last?.length ?? 0)
    var first = 0
    while first < subviews.count {
      let isWhole = isEdge(first)
      let own = isWhole ? [(start: CGFloat(0), length: whole, alignment: Alignment.center)] : spans
      var end = first + 1
      while !isWhole, end < subviews.count, end - first < spans.count, !isEdge(end) { end += 1 }
      let line = first..<end
      let length =
        line.map { index in
          var offer = ProposedViewSize.unspecified
          offer[axis.other] = own[index - first].length
          return subviews[index].sizeThatFits(offer)[axis]
        }.max() ?? 0
      for index in line {
        var origin = CGPoint.zero
        var size = CGSize.zero
        origin[axis] = place
        origin[axis.other] = own[index - first].start
        size[axis] = length
        size[axis.other] = own[index - first].length
        cells.append((CGRect(origin: origin, size: size), own[index - first].alignment))
      }
      first = end
      place += length + (spacing ?? 8)
    }
    var size = CGSize.zero
    size[axis] = max(0, place - (spacing ?? 8))
    var used = size
    used[axis.other] = (spans.last?.start ?? 0) + (spans.last?.length ?? 0)
    size[axis.other] = max(offered.isFinite ? offered : 0, used[axis.other])
    let (outer, inner) = (ViewDimensions(size) { _ in nil }, ViewDimensions(used) { _ in nil })
    let shift =
      axis == .vertical
      ? outer[alignment.horizontal] - inner[alignment.horizontal]
      : outer[alignment.vertical] - inner[alignment.vertical]
    for index in cells.indices { cells[index].frame.origin[axis.other] += shift }
    return (cells, size)
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    frames(proposal, subviews).size
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (cell, subview) in zip(frames(proposal, subviews).cells, subviews) {
      let offer = ProposedViewSize(cell.frame.size)
      let own = subview.dimensions(in: offer)
      let outer = ViewDimensions(cell.frame.size) { _ in nil }
      let corner = CGPoint(
        x: bounds.minX + cell.frame.minX + outer[cell.alignment.horizontal] - own[cell.alignment.horizontal],
        y: bounds.minY + cell.frame.minY + outer[cell.alignment.vertical] - own[cell.alignment.vertical])
      subview.place(at: corner, proposal: offer)
    }
  }
}

/// Views in columns, as wide as it is offered. All of them are made at once here.
public struct LazyVGrid<Content: View>: View {
  private let layout: GridLayout
  private let content: Content
  /// Views in columns.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      axis: .vertical, tracks: columns, spacing: spacing,
      alignment: Alignment(horizontal: alignment, vertical: .center))
    self.content = content()
  }
  /// The container.
  public var body: some View { LayoutContainer(layout: layout, content: content) }
}

/// Views in rows, as high as it is offered. All of them are made at once here.
public struct LazyHGrid<Content: View>: View {
  private let layout: GridLayout
  private let content: Content
  /// Views in rows.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      axis: .horizontal, tracks: rows, spacing: spacing,
      alignment: Alignment(horizontal: .center, vertical: alignment))
    self.content = content()
  }
  /// The container.
  public var body: some View { LayoutContainer(layout: layout, content: content) }
}
