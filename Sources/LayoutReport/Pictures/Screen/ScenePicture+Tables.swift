// The elements of a table between and beside its rows: headers, footers, separators, accessories.

import Foundation
import LayoutScene
import Plumbline
import Typography

extension SceneReport {
  /// The scale of the user's text size, which the headers and footers of tables follow.
  fileprivate var textScale: Double {
    TextStyle.footnote.pointSize(for: category) / TextStyle.footnote.pointSize()
  }

  private var category: ContentSizeCategory {
    ContentSizeCategory.allCases.first { "\($0)" == contentSize } ?? .large
  }

  /// Makes rows of automatic height as high as their texts, and moves rows down by what is higher above them than on the
  /// canvas, for the picture: in the layout rows stay where they are stored, as only a running table moves them.
  @MainActor
  func makeRoomInTables(in scene: Scene, _ appearance: SceneAppearance?) {
    let isAsStored = !scene.isOnDevice && contentSize == nil && language == nil
    let automatic = Set(scene.views.filter(\.isContentOfSelfSizingRow).map { ObjectIdentifier($0.view) })
    let system = appearance?.surroundings.system ?? 18
    for entry in scene.views {
      guard case .table(let table) = appearance?.views[ObjectIdentifier(entry.view)]?.control,
        let before = entry.storedFrame?.width
      else { continue }
      let inside = scene.views.filter { $0.view.superview === entry.view && $0.storedFrame != nil }
      var shift: CGFloat = 0
      func move(_ row: SceneView) {
        guard let stored = row.storedFrame else { return }
        if shift != 0 { row.view.frame.origin.y = stored.minY + shift }
        guard !isAsStored, let cell = row.view as? UITableViewCell else { return }
        let isAutomatic = automatic.contains(ObjectIdentifier(cell.contentView))
        cell.placeOwnContent(wraps: isAutomatic && category.isAccessibilityCategory)
        if isAutomatic { shift += grow(cell, stored.height) }
      }
      /// Adds to the shift the excess of a title's height at this width over that in the document.
      func makeRoom(for title: String?, _ stored: String?, _ height: (String, Double, Double) -> Double) {
        guard let title else { return }
        shift += max(
          0, height(title, textScale, entry.view.bounds.width) - height(stored ?? title, 1, before))
      }
      for section in table.sections {
        makeRoom(for: section.header, section.storedHeader) { table.header($0, $1, $2, system).height }
        for row in inside where section.cells.contains(row.id) { move(row) }
        makeRoom(for: section.footer, section.storedFooter) { table.lines($0, $1, $2).last?.baseline ?? 0 }
      }
      let prototypes = inside.filter { table.sections.isEmpty && $0.kind == "tableViewCell" }
      // Only the canvas has a strip above the first one.
      if scene.isOnDevice, let top = prototypes.first?.storedFrame?.minY {
        let above = inside.compactMap(\.storedFrame?.maxY).filter { $0 <= top }.max() ?? 0
        shift = above - (table.style == .plain ? top : min(top, above + 28))
      }
      prototypes.forEach(move)
      // The table's own footer.
      for last in inside where last.kind != "tableViewCell" && last.view.frame.minY > 0 { move(last) }
    }
  }

  /// Makes a row as high as its content asks for, and tells how much that is more than stored.
  @MainActor
  private func grow(_ cell: UITableViewCell, _ stored: CGFloat) -> CGFloat {
    let content = cell.contentView
    let (width, separator) = (content.bounds.width, cell.bounds.height - content.bounds.height)
    let fitting = content.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = max(fitting.height, cell.ownContentHeight(width: width, separator: separator))
    guard height + separator - stored > 0.5 else { return 0 }
    (cell.frame.size.height, content.frame.size.height) = (height + separator, height)
    cell.layoutIfNeeded()
    cell.placeOwnContent()
    return height + separator - stored
  }
}

extension TableAppearance {
  /// The inset of headers and footers from the sides of a table.
  fileprivate func titleInset(_ width: Double) -> Double {
    (width >= 390 ? 20 : 16) * (style == .insetGrouped ? 2 : 1)
  }

  /// A header's lines, their size and weight, and how high it is.
  fileprivate func header(
    _ title: String, _ scale: Double, _ width: Double, _ system: Int
  ) -> (lines: [TextLine], size: Double, weight: FontDescription.Weight, height: Double) {
    let isPlain = style == .plain
    let size: Double = isPlain && system >= 15 ? 15 : isPlain || system >= 26 ? 17 : 13
    let weight: FontDescription.Weight = isPlain || system >= 26 ? .semibold : .regular
    let shown = isPlain || system >= 26 ? title : title.uppercased()
    let lines = lines(shown, scale, width, size: size, weight: weight)
    let further = (lines.last?.baseline ?? 0) - (lines.first?.baseline ?? 0)
    return (lines, size * scale, weight, (isPlain ? 28 : 18) * scale + further)
  }

  /// The lines of a title, at most twelve.
  fileprivate func lines(
    _ title: String, _ scale: Double, _ width: Double, size: Double = 13,
    weight: FontDescription.Weight = .regular
  ) -> [TextLine] {
    SystemFontMeasurer().lines(
      of: [TextRun(title, font: FontDescription(weight: weight, pointSize: size * scale))],
      within: TextLimits(
        width: max(width - 2 * titleInset(width), 1), numberOfLines: 0, lineBreak: .wordWrap),
      atMost: 12)
  }
}

extension ScenePicture {
  func drawTable(_ table: TableAppearance, of view: ViewReport, in svg: inout SVGText) {
    let children = (tree.children[view.id] ?? []).map { report.views[$0] }
    let frames = Dictionary(firstOf: children.map { ($0.id, $0.frameInScene) })
    let rows = children.filter { $0.kind == "tableViewCell" }.map(\.frameInScene).filter(\.isDrawable)
    let name = svg.name("rows\(tree.index[view.id] ?? 0)")
    svg.group("clipPath", ["id": .string(name)]) { $0.rect(view.frameInScene, fill: "none") }
    svg.group("g", ["clip-path": .string("url(#\(name))")]) { svg in
      drawSeparators(table, rows, view, in: &svg)
      if table.hasPrototypes, let first = rows.map(\.minY).min() {
        drawPrototypeHeader(above: first, view, in: &svg)
      }
      var previous = view.frameInScene.minY
      for section in table.sections {
        let inside = section.cells.compactMap { frames[$0] }
        guard let top = inside.map(\.minY).min(), let bottom = inside.map(\.maxY).max() else { continue }
        if let header = section.header { drawHeader(header, from: previous, to: top, table, view, in: &svg) }
        if let footer = section.footer { drawFooter(footer, below: bottom, table, view, in: &svg) }
        previous = bottom
      }
    }
  }

  private func margin(of view: ViewReport) -> Double { view.frameInScene.width >= 390 ? 20 : 16 }

  private func drawSeparators(
    _ table: TableAppearance, _ rows: [CGRect], _ view: ViewReport, in svg: inout SVGText
  ) {
    guard table.hasSeparators else { return }
    let color = table.separatorColor ?? ScreenColor.separator
    let tops = Set(rows.map { ($0.minY * 2).rounded() })
    for row in rows {
      // The last row of a group ends with a line across.
      let isLast = !tops.contains((row.maxY * 2).rounded())
      let isFull = isLast && table.style == .grouped
      if isLast, table.style == .insetGrouped { continue }
      let left = isFull ? row.minX : row.minX + margin(of: view)
      let ends: [(Double, Double)] = [left, row.maxX].map { (fromLeading($0, in: row), row.maxY - 0.25) }
      stroke([ends], color, width: 0.5, in: &svg)
      if table.style == .grouped, !rows.contains(where: { abs($0.maxY - row.minY) < 1 }) {
        stroke([[(row.minX, row.minY + 0.25), (row.maxX, row.minY + 0.25)]], color, width: 0.5, in: &svg)
      }
    }
  }

  /// The strip that the editor shows above prototypes.
  private func drawPrototypeHeader(above top: Double, _ view: ViewReport, in svg: inout SVGText) {
    let height = min(top - view.frameInScene.minY, 28)
    guard height >= 20 else { return }
    let frame = view.frameInScene
    let strip = CGRect(x: frame.minX, y: top - height, width: frame.width, height: height)
    draw(strip, ScreenColor.gray5.opacity(0.7), in: &svg)
    label("Prototype Cells", in: strip, size: 12, ScreenColor.secondaryLabel, in: &svg)
  }

  private func drawHeader(
    _ text: String, from previous: Double, to top: Double, _ table: TableAppearance, _ view: ViewReport,
    in svg: inout SVGText
  ) {
    let frame = view.frameInScene
    let left = frame.minX + table.titleInset(frame.width)
    let width = max(frame.width - 2 * (left - frame.minX), 1)
    let header = table.header(text, report.textScale, frame.width, system)
    let isPlain = table.style == .plain
    let height = isPlain ? min(max(top - previous, 0), header.height) : header.height
    guard height >= 14, let first = header.lines.first?.baseline, let last = header.lines.last?.baseline
    else { return }
    let color = isPlain && system < 15 ? ScreenColor.label : ScreenColor.secondaryLabel
    if isPlain, system < 15 {
      draw(
        CGRect(x: frame.minX, y: top - height, width: frame.width, height: height), ScreenColor.bar, in: &svg)
    }
    for line in header.lines {
      let y = top - (isPlain ? 0 : 6) - height + line.baseline - first
      label(
        line.pieces.map(\.text).joined(),
        in: CGRect(x: left, y: y, width: width, height: height - last + first),
        size: header.size, weight: header.weight, color, alignment: leading, in: &svg)
    }
  }

  private func drawFooter(
    _ text: String, below bottom: Double, _ table: TableAppearance, _ view: ViewReport, in svg: inout SVGText
  ) {
    let frame = view.frameInScene
    let left = frame.minX + table.titleInset(frame.width)
    for line in table.lines(text, report.textScale, frame.width) {
      let x = isRightToLeft ? frame.minX + frame.maxX - left - line.width : left
      draw(
        line.pieces.map(\.text).joined(), x: x, baseline: bottom + 8 + line.baseline, width: line.width,
        font: FontDescription(pointSize: 13 * report.textScale), ScreenColor.secondaryLabel, in: &svg)
    }
  }

  /// A row of a group with margins: its first and last rows have the group's round corners.
  /// - Returns: Whether the view is one.
  func drawGroupedCell(_ view: ViewReport, _ look: ViewAppearance, in svg: inout SVGText) -> Bool {
    guard let parent = view.parent.flatMap({ tree.index[$0] }), let fill = look.background.map(paint),
      case .table(let table) = report.views[parent].appearance?.control, table.style == .insetGrouped
    else { return false }
    let frame = view.frameInScene
    let rows = (tree.children[report.views[parent].id] ?? []).map { report.views[$0].frameInScene }
    let radius = min(system >= 26 ? 24.0 : 10, frame.height / 2, frame.width / 2)
    let top = rows.contains { abs($0.maxY - frame.minY) < 1 } ? 0 : radius
    let bottom = rows.contains { abs($0.minY - frame.maxY) < 1 } ? 0 : radius
    func corner(_ radius: Double, _ x: Double, _ y: Double) -> String {
      "A\(decimal(radius)) \(decimal(radius)) 0 0 1 \(decimal(x)) \(decimal(y))"
    }
    let (left, right) = (frame.minX, frame.maxX)
    let path =
      "M\(decimal(left)) \(decimal(frame.minY + top))" + corner(top, left + top, frame.minY)
      + "H\(decimal(right - top))" + corner(top, right, frame.minY + top)
      + "V\(decimal(frame.maxY - bottom))" + corner(bottom, right - bottom, frame.maxY)
      + "H\(decimal(left + bottom))" + corner(bottom, left, frame.maxY - bottom) + "Z"
    let opacity: SVGValue = fill.opacity < 1 ? .number(fill.opacity) : nil
    svg.element("path", ["d": .string(path), "fill": .string(fill.hex), "fill-opacity": opacity])
    return true
  }

  /// The texts of a row's content configuration (`UIListContentConfiguration.cell`): the second below the first.
  private func drawConfiguredContent(_ cell: CellAppearance, of view: ViewReport, in svg: inout SVGText) {
    let scale = report.textScale
    var room = view.frameInScene.insetBy(dx: margin(of: view), dy: 0)
    if !cell.detail.isEmpty { room.origin.y -= 8 * scale }
    label(cell.text, in: room, size: 17 * scale, ScreenColor.label, alignment: leading, in: &svg)
    room.origin.y += 19 * scale
    label(cell.detail, in: room, size: 12 * scale, ScreenColor.label, alignment: leading, in: &svg)
  }

  func drawCell(_ cell: CellAppearance, of view: ViewReport, _ look: ViewAppearance, in svg: inout SVGText) {
    drawConfiguredContent(cell, of: view, in: &svg)
    let frame = view.frameInScene
    let right = frame.maxX - margin(of: view)
    let (y, tint) = (frame.midY, look.tint ?? ScreenColor.tint)
    func chevron() {
      let points: [(Double, Double)] = [(right - 7, y - 6), (right - 1, y), (right - 7, y + 6)]
      let turned = points.map { (fromLeading($0.0, in: frame), $0.1) }
      stroke([turned], ScreenColor.tertiaryLabel, width: 2, in: &svg)
    }
    func info(_ place: Double) {
      let center = CGPoint(x: fromLeading(place, in: frame), y: y)
      circle(center, 10, nil, edge: tint, edgeWidth: 1.5, in: &svg)
      let room = CGRect(origin: center, size: .zero).insetBy(dx: -10, dy: -10)
      label("i", in: room, size: 14, weight: .medium, tint, in: &svg)
    }
    switch cell.accessory {
    case .none: break
    case .disclosureIndicator: chevron()
    case .detailButton: info(right - 10)
    case .detailDisclosureButton:
      chevron()
      info(right - 28)
    case .checkmark:
      // The mark itself is the same in every language.
      let x = isRightToLeft ? frame.minX + frame.maxX - right + 14 : right
      stroke([[(x - 13, y + 1), (x - 9, y + 5), (x - 1, y - 6)]], tint, width: 2, in: &svg)
    }
  }
}
