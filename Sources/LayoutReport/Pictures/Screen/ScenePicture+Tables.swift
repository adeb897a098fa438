// What a table shows between and beside its rows: headers, footers, separators, accessories.

import Foundation
import LayoutScene
import Plumbline
import Typography

extension SceneReport {
  /// How much larger the user's text is than usual: the headers and footers of tables follow it.
  fileprivate var textScale: Double {
    let category = ContentSizeCategory.allCases.first { "\($0)" == contentSize } ?? .large
    return TextStyle.footnote.pointSize(for: category) / TextStyle.footnote.pointSize()
  }

  /// Moves rows down by what the headers and footers above them are higher than on the canvas, in larger text or a narrower
  /// table: in the layout rows stay where they are stored, as only a running table moves them.
  @MainActor
  func makeRoomForTitles(in scene: Scene, _ appearance: SceneAppearance?) {
    for entry in scene.views {
      guard case .table(let table) = appearance?.views[ObjectIdentifier(entry.view)]?.control,
        let before = entry.storedFrame?.width
      else { continue }
      let inside = scene.views.filter { $0.view.superview === entry.view && $0.storedFrame != nil }
      var shift: CGFloat = 0
      func move(_ row: SceneView) {
        if shift > 0, let top = row.storedFrame?.minY { row.view.frame.origin.y = top + shift }
      }
      for section in table.sections {
        if section.header != nil { shift += max(0, (table.style == .plain ? 28 : 18) * (textScale - 1)) }
        for row in inside where section.cells.contains(row.id) { move(row) }
        guard let footer = section.footer else { continue }
        let now = table.lines(footer, textScale, entry.view.bounds.width).last?.baseline ?? 0
        shift += max(0, now - (table.lines(footer, 1, before).last?.baseline ?? 0))
      }
      // The table's own footer.
      for last in inside where last.kind != "tableViewCell" && last.view.frame.minY > 0 { move(last) }
    }
  }
}

extension TableAppearance {
  /// How far headers and footers are from the sides of a table.
  fileprivate func titleInset(_ width: Double) -> Double {
    (width >= 400 ? 20 : 16) * (style == .insetGrouped ? 2 : 1)
  }

  /// The lines of a footer.
  fileprivate func lines(_ footer: String, _ scale: Double, _ width: Double) -> [TextLine] {
    SystemFontMeasurer().lines(
      of: [TextRun(footer, font: FontDescription(pointSize: 13 * scale))],
      within: TextLimits(
        width: max(width - 2 * titleInset(width), 1), numberOfLines: 0, lineBreak: .wordWrap),
      atMost: 12)
  }
}

extension ScenePicture {
  func drawTable(_ table: TableAppearance, of view: ViewReport, _ look: ViewAppearance, in svg: inout SVGText)
  {
    let frames = Dictionary(
      firstOf: (tree.children[view.id] ?? []).map { (report.views[$0].id, report.views[$0].frameInScene) })
    let cells = (tree.children[view.id] ?? []).filter { report.views[$0].kind == "tableViewCell" }
    let rows = cells.map { report.views[$0].frameInScene }.filter(\.isDrawable)
    svg.group("clipPath", ["id": .string(svg.name("rows\(tree.index[view.id] ?? 0)"))]) {
      $0.rect(view.frameInScene, fill: "none")
    }
    svg.group("g", ["clip-path": .string("url(#\(svg.name("rows\(tree.index[view.id] ?? 0)")))")]) { svg in
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

  private func margin(of view: ViewReport) -> Double { view.frameInScene.width >= 400 ? 20 : 16 }

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
    let strip = CGRect(
      x: view.frameInScene.minX, y: top - height, width: view.frameInScene.width, height: height)
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
    switch table.style {
    case .plain:
      let height = min(max(top - previous, 0), 28 * report.textScale)
      guard height >= 14 else { return }
      let band = CGRect(x: frame.minX, y: top - height, width: frame.width, height: height)
      if system < 15 { draw(band, ScreenColor.bar, in: &svg) }
      label(
        text, in: CGRect(x: left, y: band.minY, width: width, height: height),
        size: (system < 15 ? 17 : 15) * report.textScale,
        weight: .semibold,
        system < 15 ? ScreenColor.label : ScreenColor.secondaryLabel, alignment: leading, in: &svg)
    case .grouped, .insetGrouped:
      let shown = system >= 26 ? text : text.uppercased()
      label(
        shown,
        in: CGRect(x: left, y: top - 6 - 18 * report.textScale, width: width, height: 18 * report.textScale),
        size: (system >= 26 ? 17 : 13) * report.textScale,
        weight: system >= 26 ? .semibold : .regular, ScreenColor.secondaryLabel, alignment: leading, in: &svg)
    }
  }

  private func drawFooter(
    _ text: String, below bottom: Double, _ table: TableAppearance, _ view: ViewReport, in svg: inout SVGText
  ) {
    let frame = view.frameInScene
    let left = frame.minX + table.titleInset(frame.width)
    let font = FontDescription(pointSize: 13 * report.textScale)
    for line in table.lines(text, report.textScale, frame.width) {
      draw(
        line.pieces.map(\.text).joined(),
        x: isRightToLeft ? frame.minX + frame.maxX - left - line.width : left,
        baseline: bottom + 8 + line.baseline, width: line.width,
        font: font, ScreenColor.secondaryLabel, in: &svg)
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
    svg.element(
      "path",
      [
        "d": .string(path), "fill": .string(fill.hex),
        "fill-opacity": fill.opacity < 1 ? .number(fill.opacity) : nil,
      ])
    return true
  }

  func drawAccessory(
    _ accessory: CellAppearance.Accessory, of view: ViewReport, _ look: ViewAppearance, in svg: inout SVGText
  ) {
    let frame = view.frameInScene
    let right = frame.maxX - margin(of: view)
    let y = frame.midY
    let tint = look.tint ?? ScreenColor.tint
    func chevron() {
      let points: [(Double, Double)] = [(right - 7, y - 6), (right - 1, y), (right - 7, y + 6)]
      stroke(
        [points.map { (fromLeading($0.0, in: frame), $0.1) }], ScreenColor.tertiaryLabel, width: 2, in: &svg)
    }
    func info(_ place: Double) {
      let x = fromLeading(place, in: frame)
      circle(CGPoint(x: x, y: y), 10, nil, edge: tint, edgeWidth: 1.5, in: &svg)
      label(
        "i", in: CGRect(x: x - 10, y: y - 10, width: 20, height: 20), size: 14, weight: .medium, tint,
        in: &svg)
    }
    switch accessory {
    case .none: break
    case .disclosure: chevron()
    case .detail: info(right - 10)
    case .detailDisclosure:
      chevron()
      info(right - 28)
    case .checkmark:
      // The mark itself is the same in every language.
      let x = isRightToLeft ? frame.minX + frame.maxX - right + 14 : right
      stroke([[(x - 13, y + 1), (x - 9, y + 5), (x - 1, y - 6)]], tint, width: 2, in: &svg)
    }
  }
}
