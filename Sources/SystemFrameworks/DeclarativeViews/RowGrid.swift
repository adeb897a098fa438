// Grids whose cells are written in rows: columns are as wide as their widest cell.

import UIKit

private enum RowMark {}
private enum ColumnsMark {}
private enum CellAnchorMark {}
private enum CellAxesMark {}
private enum ColumnAlignmentMark {}

/// The cells of a row, as one item.
@MainActor
private final class RowItem: LayoutItem {
  let cells: [LayoutItem]
  let alignment: VerticalAlignment?
  private let whole: LayoutItem
  init(_ cells: [LayoutItem], _ alignment: VerticalAlignment?, _ direction: LayoutDirection) {
    self.cells = cells
    self.alignment = alignment
    // A row outside of a grid is as one of a stack.
    whole = ContainerItem(HStackLayout(alignment: alignment ?? .center), cells, direction)
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { whole.size(proposal) }
  override func place(_ frame: CGRect, _ proposal: ProposedViewSize, in placement: Placement) {
    whole.place(frame, proposal, in: placement)
  }
  override func value(_ key: ObjectIdentifier) -> Any? { key == ObjectIdentifier(RowMark.self) ? self : nil }
}

/// A row of a grid.
public struct GridRow<Content: View>: PrimitiveView {
  let content: Content
  let alignment: VerticalAlignment?
  /// Cells in a row; nil for the grid's alignment.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.alignment = alignment
  }
  func makeNode(_ seed: NodeSeed) -> ViewNode { GridRowNode(self, seed) }
}

@MainActor
private final class GridRowNode<Content: View>: ContentNode<GridRow<Content>, Content> {
  override func update() { show(view.content, environment) }
  override var items: [LayoutItem] {
    [RowItem(super.items, view.alignment, environment.layoutDirection)]
  }
}

/// Rows below each other, whose cells stand in columns. A view that is no row is as wide as the grid.
public struct Grid<Content: View>: PrimitiveView {
  let alignment: Alignment
  let across: CGFloat
  let down: CGFloat
  let content: Content
  /// A grid; 8 points between columns and rows unless it is said otherwise.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    across = horizontalSpacing ?? 8
    down = verticalSpacing ?? 8
    self.content = content()
  }
  func makeNode(_ seed: NodeSeed) -> ViewNode { GridNode(self, seed) }
}

@MainActor
private final class GridNode<Content: View>: ContentNode<Grid<Content>, Content> {
  override func update() { show(view.content, environment) }
  override var items: [LayoutItem] {
    [GridItemOfRows(super.items, view.alignment, view.across, view.down)]
  }
}

/// Measures columns, then rows, and places cells.
@MainActor
private final class GridItemOfRows: LayoutItem {
  private struct Cell {
    let item: LayoutItem
    let row: Int
    let column: Int
    let span: Int
    let alignment: Alignment
    let anchor: UnitPoint?
    let unsized: Axis.Set
    /// A view that is no row.
    let isWhole: Bool
    /// Whether it is placed by the line of a text, as the others of its row.
    @MainActor var hangsOnBaseline: Bool {
      !isWhole && anchor == nil && [.firstTextBaseline, .lastTextBaseline].contains(alignment.vertical)
    }
  }
  private let cells: [Cell]
  private let columns: Int
  private let rows: Int
  private let across: CGFloat
  private let down: CGFloat

  init(_ items: [LayoutItem], _ alignment: Alignment, _ across: CGFloat, _ down: CGFloat) {
    var cells: [Cell] = []
    var columns = 0
    var guides: [Int: HorizontalAlignment] = [:]
    func value<T>(_ item: LayoutItem, _ key: Any.Type) -> T? { item.value(ObjectIdentifier(key)) as? T }
    let rows = items.map { value($0, RowMark.self) as RowItem? }
    for row in rows.compactMap({ $0 }) {
      var column = 0
      for cell in row.cells {
        if guides[column] == nil { guides[column] = value(cell, ColumnAlignmentMark.self) }
        column += max(1, value(cell, ColumnsMark.self) ?? 1)
      }
      columns = max(columns, column)
    }
    columns = max(1, columns)
    for (index, item) in items.enumerated() {
      if let row = rows[index] {
        var column = 0
        for cell in row.cells {
          let span = max(1, value(cell, ColumnsMark.self) ?? 1)
          cells.append(
            Cell(
              item: cell, row: index, column: column, span: span,
              alignment: Alignment(
                horizontal: guides[column] ?? alignment.horizontal,
                vertical: row.alignment ?? alignment.vertical),
              anchor: value(cell, CellAnchorMark.self), unsized: value(cell, CellAxesMark.self) ?? [],
              isWhole: false))
          column += span
        }
      } else {
        cells.append(
          Cell(
            item: item, row: index, column: 0, span: columns, alignment: alignment,
            anchor: value(item, CellAnchorMark.self), unsized: value(item, CellAxesMark.self) ?? [],
            isWhole: true))
      }
    }
    self.cells = cells
    self.columns = columns
    self.rows = items.count
    self.across = across
    self.down = down
    super.init()
    for cell in cells { cell.item.adopt(cell.isWhole ? .vertical : .horizontal) }
  }

  /// The widths of the columns: those with the least flexible cells first, each offered an equal share of what is left.
  private func widths(_ proposal: ProposedViewSize) -> [CGFloat] {
    func width(_ column: Int, _ offer: CGFloat?) -> CGFloat {
      cells.filter { $0.column == column && $0.span == 1 && !$0.isWhole && !$0.unsized.contains(.horizontal) }
        .map { $0.item.size(ProposedViewSize(width: offer, height: nil)).width }.max() ?? 0
    }
    var widths = (0..<columns).map { width($0, nil) }
    if let whole = proposal.width {
      var left = whole - across * CGFloat(columns - 1)
      let least = (0..<columns).map { width($0, 0) }
      let most = (0..<columns).map { width($0, .infinity) }
      var waiting = columns
      for column in (0..<columns).sorted(by: { (most[$0] - least[$0], $0) < (most[$1] - least[$1], $1) }) {
        let offer = max(0, left) / CGFloat(waiting)
        widths[column] = width(column, offer)
        left -= widths[column]
        waiting -= 1
      }
    }
    // What spans several columns may need more than they have.
    for cell in cells where cell.span > 1 && !cell.unsized.contains(.horizontal) {
      let span = cell.column..<min(columns, cell.column + cell.span)
      let present = span.reduce(across * CGFloat(span.count - 1)) { $0 + widths[$1] }
      let wanted = cell.item.size(ProposedViewSize(width: cell.isWhole ? proposal.width : nil, height: nil))
        .width
      if wanted.isFinite, wanted > present, let last = span.last { widths[last] += wanted - present }
    }
    return widths.map { $0.isFinite ? $0 : 10 }
  }
  private func length(_ cell: Cell, _ widths: [CGFloat]) -> CGFloat {
    let span = cell.column..<min(columns, cell.column + cell.span)
    return span.reduce(across * CGFloat(max(0, span.count - 1))) { $0 + widths[$1] }
  }
  /// How far below the top of a row the baseline is that some of its cells share.
  private func baseline(of cells: [Cell], _ widths: [CGFloat], _ height: CGFloat?) -> CGFloat {
    cells.filter(\.hangsOnBaseline).map { cell in
      let offer = ProposedViewSize(width: length(cell, widths), height: height)
      return cell.item.dimensions(offer)[cell.alignment.vertical]
    }.max() ?? 0
  }
  private func heights(_ proposal: ProposedViewSize, _ widths: [CGFloat]) -> [CGFloat] {
    func height(_ row: Int, _ offer: CGFloat?) -> CGFloat {
      let sized = cells.filter { $0.row == row && !$0.unsized.contains(.vertical) }
      let above = baseline(of: sized, widths, offer)
      return sized.map { cell in
        let own = cell.item.dimensions(ProposedViewSize(width: length(cell, widths), height: offer))
        return cell.hangsOnBaseline ? above - own[cell.alignment.vertical] + own.height : own.height
      }.max() ?? 0
    }
    guard let whole = proposal.height else { return (0..<rows).map { height($0, nil) } }
    var heights = Array(repeating: CGFloat(0), count: rows)
    var left = whole - down * CGFloat(max(0, rows - 1))
    let least = (0..<rows).map { height($0, 0) }
    let most = (0..<rows).map { height($0, .infinity) }
    var waiting = rows
    for row in (0..<rows).sorted(by: { (most[$0] - least[$0], $0) < (most[$1] - least[$1], $1) }) {
      heights[row] = height(row, max(0, left) / CGFloat(waiting))
      left -= heights[row]
      waiting -= 1
    }
    return heights.map { $0.isFinite ? $0 : 10 }
  }
  private func frames(_ proposal: ProposedViewSize) -> (frames: [CGRect], size: CGSize) {
    let widths = widths(proposal)
    let heights = heights(proposal, widths)
    func starts(_ lengths: [CGFloat], _ gap: CGFloat) -> [CGFloat] {
      var place: CGFloat = 0
      return lengths.map { length in
        defer { place += length + gap }
        return place
      }
    }
    let (left, top) = (starts(widths, across), starts(heights, down))
    let frames = cells.map {
      CGRect(x: left[$0.column], y: top[$0.row], width: length($0, widths), height: heights[$0.row])
    }
    return (
      frames,
      CGSize(
        width: widths.reduce(across * CGFloat(max(0, columns - 1)), +),
        height: heights.reduce(down * CGFloat(max(0, rows - 1)), +))
    )
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { frames(proposal).size }
  override func place(_ frame: CGRect, _ proposal: ProposedViewSize, in placement: Placement) {
    let frames = frames(proposal).frames
    let lines = Dictionary(grouping: cells.indices.filter { cells[$0].hangsOnBaseline }) { cells[$0].row }
      .mapValues { row in
        row.map { cells[$0].item.dimensions(ProposedViewSize(frames[$0].size))[cells[$0].alignment.vertical] }
          .max() ?? 0
      }
    for (cell, place) in zip(cells, frames) {
      let room = place.offsetBy(dx: frame.minX, dy: frame.minY)
      let offer = ProposedViewSize(room.size)
      let own = cell.item.dimensions(offer)
      let origin: CGPoint
      if let anchor = cell.anchor {
        origin = CGPoint(
          x: room.minX + anchor.x * (room.width - own.width),
          y: room.minY + anchor.y * (room.height - own.height))
      } else {
        let outer = ViewDimensions(room.size) { _ in nil }
        origin = CGPoint(
          x: room.minX + outer[cell.alignment.horizontal] - own[cell.alignment.horizontal],
          y: room.minY + (cell.hangsOnBaseline ? lines[cell.row] ?? 0 : outer[cell.alignment.vertical])
            - own[cell.alignment.vertical])
      }
      cell.item.place(
        CGRect(origin: origin, size: CGSize(width: own.width, height: own.height)), offer, in: placement)
    }
  }
}

extension View {
  private func said(_ key: Any.Type, _ value: Any) -> some View {
    placed { item, _ in ValueItem(item, ObjectIdentifier(key), value) }
  }
  /// How many columns a cell spans.
  public func gridCellColumns(_ count: Int) -> some View { said(ColumnsMark.self, count) }
  /// Where a view lies in its cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { said(CellAnchorMark.self, anchor) }
  /// Along which axes a cell takes no more room than the others.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { said(CellAxesMark.self, axes) }
  /// Where cells of the view's column lie.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    said(ColumnAlignmentMark.self, guide)
  }
}
