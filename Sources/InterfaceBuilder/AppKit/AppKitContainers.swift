// Views of AppKit that arrange their subviews: their attributes in a document, and the constraints that follow.

import AppKitLayout
import Foundation
import Plumbline

extension StoryboardSceneBuilder {
  /// Has every container arrange its subviews; inner ones first, as shares follow from their sizes.
  func arrangeContainers() {
    for index in built.indices.reversed() {
      let item = built[index]
      switch item.element.name {
      case "stackView": arrangeStack(item, index)
      case "gridView": arrangeGrid(item, index)
      case "splitView": arrangeSplit(item, index)
      case "tableView", "outlineView": arrangeColumns(item, index)
      default: break
      }
    }
  }

  /// The views that one list of a container holds, in document order.
  private func views(in list: DocumentElement?, of parent: Int) -> [BuiltView] {
    guard let list else { return [] }
    return built.filter { $0.parent == parent && $0.element.element.parent == list }
  }

  private func arrangeStack(_ item: BuiltView, _ index: Int) {
    let element = item.element
    var arrangement = AppKitStackArrangement()
    arrangement.isRow = element["orientation"] != "vertical"
    arrangement.distribution =
      switch element["distribution"] {
      case "fill": .fill
      case "fillEqually": .fillEqually
      case "fillProportionally": .fillProportionally
      case "equalSpacing": .equalSpacing
      case "equalCentering": .equalCentering
      default: .gravityAreas
      }
    arrangement.alignment =
      element["alignment"].flatMap { NSLayoutConstraint.Attribute(name: $0) }
      ?? (arrangement.isRow ? .centerY : .centerX)
    arrangement.insets = element.first("edgeInsets", key: "edgeInsets")?.edgeInsets ?? .zero
    func priority(_ name: String, _ value: UILayoutPriority) -> UILayoutPriority {
      CommonAttributes.priority(element[name]) ?? value
    }
    arrangement.hugging = (
      priority("horizontalStackHuggingPriority", .defaultLow),
      priority("verticalStackHuggingPriority", .defaultLow)
    )
    arrangement.clipping = (
      priority("horizontalClippingResistancePriority", .required),
      priority("verticalClippingResistancePriority", .required)
    )
    arrangement.isMirrored = configuration.isRightToLeft
    var arranged: [(BuiltView, AppKitStackArrangement.Gravity)] = []
    for (name, gravity) in [
      ("subviews", AppKitStackArrangement.Gravity.leading), ("beginningViews", .leading),
      ("middleViews", .center),
      ("endViews", .trailing),
    ] {
      arranged += views(in: element.first(name), of: index).map { ($0, gravity) }
    }
    let spacing = element.number("spacing") ?? 8
    let gaps = (element.first("customSpacing")?.children).map { $0.map { $0.number("value") } } ?? []
    let visibility =
      (element.first("visibilityPriorities")?.children).map { $0.map { $0.number("value") } } ?? []
    let detaches = element.flag("detachesHiddenViews") ?? false
    var entries: [AppKitStackArrangement.Entry] = []
    for (place, (item, gravity)) in arranged.enumerated() {
      if detaches && item.view.isHidden || place < visibility.count && visibility[place] == 0 {
        detach(item.view)
        continue
      }
      // A gap that was not set is stored as the greatest number there is, which no layout can use.
      let gap = place < gaps.count ? gaps[place] : nil
      entries.append(AppKitStackArrangement.Entry(view: item.view, gravity: gravity, gap: gap ?? spacing))
    }
    var rows = StackViewConstraints(of: item.view, arrangement, entries)
    for constraint in rows.make().constraints { try? constraint.activate() }
  }

  /// Marks a hidden view as detached: its stack view removes it, so that no constraint of its own places it.
  private func detach(_ view: UIView) {
    guard let index = scene.views.firstIndex(where: { $0.view === view }) else { return }
    scene.views[index].isDetached = true
  }

  private func arrangeGrid(_ item: BuiltView, _ index: Int) {
    let element = item.element
    func lines(_ list: String) -> [DocumentElement] { element.first(list).map { Array($0.children) } ?? [] }
    let rows = lines("rows")
    let columns = lines("columns")
    var grid = GridViewConstraints()
    grid.rowSpacing = element.number("rowSpacing") ?? 6
    grid.columnSpacing = element.number("columnSpacing") ?? 6
    grid.rows = rows.map { gridLine($0, "height", ("topPadding", "bottomPadding")) }
    grid.columns = columns.map { gridLine($0, "width", ("leadingPadding", "trailingPadding")) }
    func position(of place: DocumentElement) -> (row: Int, column: Int)? {
      guard let row = rows.firstIndex(where: { $0.id == place["row"] }),
        let column = columns.firstIndex(where: { $0.id == place["column"] })
      else { return nil }
      return (row, column)
    }
    // A cell that is merged into another one names it.
    var lastOfMerged: [String: (row: Int, column: Int)] = [:]
    for place in element.first("gridCells").map({ Array($0.children) }) ?? [] {
      guard let head = place["headOfMergedCell"], let end = position(of: place) else { continue }
      let known = lastOfMerged[head] ?? end
      lastOfMerged[head] = (max(known.row, end.row), max(known.column, end.column))
    }
    var cells: [GridViewConstraints.Cell] = []
    for content in built where content.parent == index {
      guard let place = content.element.element.parent, place.name == "gridCell",
        let (row, column) = position(of: place)
      else { continue }
      let end = place.id.flatMap { lastOfMerged[$0] } ?? (row, column)
      func said(_ name: String, _ line: DocumentElement) -> String? {
        [place[name], line[name]].lazy.compactMap { $0 }.first { $0 != "inherited" } ?? element[name]
      }
      var cell = GridViewConstraints.Cell(
        view: content.view, rows: row...max(row, end.row), columns: column...max(column, end.column))
      cell.x = Self.placements[said("xPlacement", columns[column]) ?? ""] ?? .near
      cell.y = Self.placements[said("yPlacement", rows[row]) ?? ""] ?? .near
      cell.alignment =
        switch said("rowAlignment", rows[row]) {
        case "firstBaseline": .firstBaseline
        case "lastBaseline": .lastBaseline
        default: .none
        }
      cells.append(cell)
    }
    for constraint in grid.make(in: item.view, cells).constraints { try? constraint.activate() }
  }

  private func gridLine(
    _ element: DocumentElement, _ length: String, _ padding: (near: String, far: String)
  ) -> GridViewConstraints.Line {
    var line = GridViewConstraints.Line()
    line.length = element.number(length).flatMap { $0 >= 0 ? $0 : nil }
    line.padding = (element.number(padding.near) ?? 0, element.number(padding.far) ?? 0)
    line.isHidden = element.flag("hidden") ?? false
    return line
  }

  private static let placements: [String: GridViewConstraints.Placement] = [
    "leading": .near, "top": .near, "center": .center, "trailing": .far, "bottom": .far, "fill": .fill,
    "none": .none,
  ]

  private func arrangeSplit(_ item: BuiltView, _ index: Int) {
    let isRow = item.element.flag("vertical") ?? false
    let holding = item.element.first("holdingPriorities")?.children.map { $0["value"] } ?? []
    let parts = views(in: item.element.first("subviews"), of: index)
    var panes: [SplitViewConstraints.Pane] = []
    for (place, part) in parts.enumerated() {
      part.view.translatesAutoresizingMaskIntoConstraints = false
      let stored = part.element.first("rect", key: "frame")?.frame.size ?? .zero
      let priority = place < holding.count ? CommonAttributes.priority(holding[place]) : nil
      panes.append(
        SplitViewConstraints.Pane(
          view: part.view, length: isRow ? stored.width : stored.height, holding: priority ?? .defaultLow))
    }
    let rows = SplitViewConstraints(
      isRow: isRow, thickness: SplitViewConstraints.thickness(isThin: item.element["dividerStyle"] == "thin"))
    for constraint in rows.make(in: item.view, panes) { try? constraint.activate() }
  }

  /// Prototypes of rows without a mask are as wide as their column, which since macOS 11 ends 6 points beyond the middle of
  /// the space to the next one where the style is not plain, and lie one below the other. So do all 214 cells of 71 documents
  /// that keep their mask, and the 12 that do not (7 documents, 2 of them here); a table without a border is inset by 10.
  private func arrangeColumns(_ item: BuiltView, _ index: Int) {
    let columns = item.element.first("tableColumns").map { Array($0.children) } ?? []
    let space = item.element.first("size", key: "intercellSpacing")
    let (across, down) = (space?.number("width") ?? 0, space?.number("height") ?? 0)
    let style = item.element["tableStyle"]
    let isPlain = appKitGeneration < .bigSur || style == "plain"
    // What is inset of its own accord is so in a scroll view without a border.
    let scroll = item.element.element.parent?.parent?.parent
    let isInset = style == nil ? scroll?["borderType"] == "none" : style == "inset" || style == "sourceList"
    var x = (across / 2).rounded(.down) + (isInset && !isPlain && space != nil ? 10 : 0)
    for (place, column) in columns.enumerated() {
      var width = column.number("width") ?? 0
      if !isPlain, place == 0 { width += 6 - (across / 2).rounded(.down) }
      if !isPlain, place == columns.count - 1 { width += 6 - (across / 2).rounded(.up) }
      var above: UIView?
      for cell in views(in: column.first("prototypeCellViews"), of: index) {
        defer { above = cell.view }
        guard cell.isPlaced else { continue }
        let gap = above == nil ? (down / 2).rounded(.down) : down
        for constraint in [
          cell.view.leftAnchor.constraint(equalTo: item.view.leftAnchor, constant: x),
          cell.view.widthAnchor.constraint(equalToConstant: width),
          cell.view.topAnchor.constraint(equalTo: above?.bottomAnchor ?? item.view.topAnchor, constant: gap),
        ] {
          constraint.creationSite = nil
          try? constraint.activate()
        }
      }
      x += width + across
    }
  }
}
