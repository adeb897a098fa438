// AppKit's controls: buttons with their edges, boxes, menus, fields, tables.

import Foundation
import LayoutScene
import Plumbline
import Typography

extension ScenePicture {
  private var accent: SceneColor { ScreenColor.tint }
  private var corner: Double { system >= 26 ? 12 : system >= 11 ? 5 : 4 }

  func drawMac(_ control: MacControl, of view: ViewReport, _ look: ViewAppearance, in svg: inout SVGText) {
    let frame = view.frameInScene
    let shape = view.alignmentInScene ?? frame
    switch control {
    case .push(let isDefault, let image):
      drawButtonShape(shape, isFilled: isDefault, &svg)
      drawMacButton(image, view, look, in: shape, &svg)
    case .square(let image):
      drawButtonShape(shape, isFilled: false, &svg)
      drawMacButton(image, view, look, in: shape, &svg)
    case .borderless(let image): drawMacButton(image, view, look, in: shape, &svg)
    case .check(let isOn): drawCheck(isOn: isOn, isRound: false, view, look, in: shape, &svg)
    case .radio(let isOn): drawCheck(isOn: isOn, isRound: true, view, look, in: shape, &svg)
    case .popUp(let pullsDown): drawPopUp(pullsDown: pullsDown, view, look, in: shape, &svg)
    case .help:
      let radius = min(shape.width, shape.height) / 2
      circle(
        CGPoint(x: shape.midX, y: shape.midY), radius, ScreenColor.macControl, edge: ScreenColor.macEdge,
        in: &svg)
      label("?", in: shape, size: radius * 1.4, weight: .medium, ScreenColor.macText, in: &svg)
    case .disclosure:
      let (x, y) = (shape.midX, shape.midY)
      stroke(
        [[(x - 2.5, y - 4.5), (x + 2.5, y), (x - 2.5, y + 4.5)]], ScreenColor.macText, width: 1.6, in: &svg)
    case .field(let isRound):
      draw(
        shape, look.background ?? ScreenColor.macField,
        radius: isRound ? shape.height / 2 : system >= 26 ? 6 : 0, edge: ScreenColor.macEdge, in: &svg)
      drawText(of: view, look, in: &svg)
    case .search:
      draw(
        shape, look.background ?? ScreenColor.macField, radius: system >= 26 ? shape.height / 2 : 5,
        edge: ScreenColor.macEdge, in: &svg)
      drawGlyph(
        "magnifyingglass", in: CGRect(x: shape.minX + 5, y: shape.midY - 6, width: 12, height: 12),
        tint: ScreenColor.gray, in: &svg)
      drawShifted(view, look, by: 18, in: &svg)
    case .comboBox:
      draw(shape, look.background ?? ScreenColor.macField, edge: ScreenColor.macEdge, in: &svg)
      drawText(of: view, look, in: &svg)
      drawArrows(in: shape, isPair: false, &svg)
    case .box(let title, let isCustom): drawBox(title: title, isCustom: isCustom, view, in: shape, &svg)
    case .line:
      let isUpright = frame.height > frame.width
      let line =
        isUpright
        ? CGRect(x: frame.midX - 0.5, y: frame.minY, width: 1, height: frame.height)
        : CGRect(x: frame.minX, y: frame.midY - 0.5, width: frame.width, height: 1)
      draw(line, ScreenColor.macEdge, in: &svg)
    case .slider(let fraction, let isVertical):
      drawMacSlider(fraction, isVertical: isVertical, in: shape, &svg)
    case .progress(let fraction):
      let bar = CGRect(x: shape.minX, y: shape.midY - 3, width: shape.width, height: 6)
      draw(bar, ScreenColor.gray4, radius: 3, in: &svg)
      draw(
        CGRect(x: bar.minX, y: bar.minY, width: bar.width * fraction, height: 6), accent, radius: 3, in: &svg)
    case .spinner: drawSpinner(ScreenColor.gray, in: shape, &svg)
    case .stepper:
      draw(shape, ScreenColor.macControl, radius: 4, edge: ScreenColor.macEdge, in: &svg)
      drawArrows(
        in: CGRect(x: shape.minX, y: shape.minY, width: shape.width, height: shape.height), isPair: true, &svg
      )
    case .toggle(let isOn): drawMacSwitch(isOn: isOn, in: shape, &svg)
    case .colorWell(let color):
      draw(shape, ScreenColor.macControl, radius: 4, edge: ScreenColor.macEdge, in: &svg)
      draw(shape.insetBy(dx: 3, dy: 3), color ?? accent, radius: 2, in: &svg)
    case .segments(let segments): drawMacSegments(segments, in: shape, &svg)
    case .tabs(let titles, let selected): drawTabs(titles, selected, in: frame, &svg)
    case .table(let columns, let height): drawMacTable(columns, headerHeight: height, in: frame, &svg)
    case .split: break
    case .scroll(let hasBorder, let drawsBackground):
      draw(
        frame, drawsBackground ? look.background ?? ScreenColor.macField : nil,
        edge: hasBorder ? ScreenColor.macEdge : nil, in: &svg)
    }
  }

  private func drawButtonShape(_ shape: CGRect, isFilled: Bool, _ svg: inout SVGText) {
    draw(
      shape, isFilled ? accent : ScreenColor.macControl, radius: corner,
      edge: isFilled ? nil : ScreenColor.macEdge, edgeWidth: 0.75, in: &svg)
  }

  private func drawMacButton(
    _ image: ImageAppearance?, _ view: ViewReport, _ look: ViewAppearance, in shape: CGRect,
    _ svg: inout SVGText
  ) {
    if let image {
      let size = image.size ?? CGSize(width: 16, height: 16)
      let scale = min(1, shape.width / max(size.width, 1), shape.height / max(size.height, 1))
      let extent = CGSize(width: size.width * scale, height: size.height * scale)
      let left =
        view.shownText?.area.map { max(shape.minX, $0.minX - extent.width - 4) } ?? shape.midX - extent.width
        / 2
      var placed = image
      placed.mode = .scaleAspectFit
      draw(
        placed,
        in: CGRect(x: left, y: shape.midY - extent.height / 2, width: extent.width, height: extent.height),
        tint: look.tint ?? ScreenColor.macText, in: &svg)
    }
    drawText(of: view, look, in: &svg)
  }

  private func drawCheck(
    isOn: Bool, isRound: Bool, _ view: ViewReport, _ look: ViewAppearance, in shape: CGRect,
    _ svg: inout SVGText
  ) {
    let side = min(14, shape.height)
    let box = CGRect(x: shape.minX + 1, y: shape.midY - side / 2, width: side, height: side)
    draw(
      box, isOn ? accent : ScreenColor.macControl, radius: isRound ? side / 2 : 3.5,
      edge: isOn ? nil : ScreenColor.macEdge, in: &svg)
    if isOn {
      if isRound {
        circle(CGPoint(x: box.midX, y: box.midY), side * 0.2, ScreenColor.white, in: &svg)
      } else {
        stroke(
          [[(box.minX + 3.5, box.midY), (box.midX - 0.8, box.maxY - 4), (box.maxX - 3.5, box.minY + 3.5)]],
          ScreenColor.white, width: 1.8, in: &svg)
      }
    }
    drawText(of: view, look, in: &svg)
  }

  private func drawPopUp(
    pullsDown: Bool, _ view: ViewReport, _ look: ViewAppearance, in shape: CGRect, _ svg: inout SVGText
  ) {
    draw(shape, ScreenColor.macControl, radius: corner, edge: ScreenColor.macEdge, edgeWidth: 0.75, in: &svg)
    drawText(of: view, look, in: &svg)
    drawArrows(in: shape, isPair: !pullsDown, &svg)
  }

  /// The arrows at the end of a menu, or of a stepper.
  private func drawArrows(in shape: CGRect, isPair: Bool, _ svg: inout SVGText) {
    guard shape.width > 8, shape.height > 8 else { return }
    let side = min(16, shape.height - 4)
    let x = shape.width < 24 ? shape.midX : shape.maxX - side / 2 - 2
    let y = shape.midY
    if shape.width >= 24, system >= 11, system < 26 {
      draw(CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side), accent, radius: 4, in: &svg)
    }
    let ink = shape.width >= 24 && system >= 11 && system < 26 ? ScreenColor.white : ScreenColor.macText
    if isPair {
      stroke(
        [
          [(x - 2.6, y - 2), (x, y - 4.8), (x + 2.6, y - 2)],
          [(x - 2.6, y + 2), (x, y + 4.8), (x + 2.6, y + 2)],
        ], ink, in: &svg)
    } else {
      stroke([[(x - 3.2, y - 1.5), (x, y + 2), (x + 3.2, y - 1.5)]], ink, in: &svg)
    }
  }

  private func drawShifted(
    _ view: ViewReport, _ look: ViewAppearance, by distance: Double, in svg: inout SVGText
  ) {
    var moved = view
    moved.shownText?.lines = (view.shownText?.lines ?? []).map { line in
      var line = line
      for index in line.pieces.indices { line.pieces[index].x += distance }
      return line
    }
    drawText(of: moved, look, in: &svg)
  }

  private func drawBox(
    title: String?, isCustom: Bool, _ view: ViewReport, in shape: CGRect, _ svg: inout SVGText
  ) {
    guard !isCustom else { return }
    var room = shape
    if let title, !title.isEmpty {
      let height = min(14, room.height)
      label(
        title, in: CGRect(x: room.minX + 6, y: room.minY, width: max(room.width - 12, 1), height: height),
        size: 11, ScreenColor.macText, alignment: .left, in: &svg)
      room.origin.y += height + 2
      room.size.height = max(0, room.height - height - 2)
    }
    draw(
      room, SceneColor(white: 0.5, alpha: 0.08), radius: 5, edge: ScreenColor.macEdge.opacity(0.6),
      edgeWidth: 0.75, in: &svg)
  }

  private func drawMacSlider(_ fraction: Double, isVertical: Bool, in shape: CGRect, _ svg: inout SVGText) {
    let knob = min(20, isVertical ? shape.width : shape.height)
    if isVertical {
      draw(
        CGRect(x: shape.midX - 2, y: shape.minY, width: 4, height: shape.height), ScreenColor.gray4,
        radius: 2, in: &svg)
      let y = shape.maxY - knob / 2 - max(shape.height - knob, 0) * fraction
      draw(
        CGRect(x: shape.midX - 2, y: y, width: 4, height: max(shape.maxY - y, 0)), accent, radius: 2, in: &svg
      )
      circle(
        CGPoint(x: shape.midX, y: y), knob / 2, ScreenColor.white, edge: ScreenColor.macEdge, edgeWidth: 0.75,
        in: &svg)
    } else {
      draw(
        CGRect(x: shape.minX, y: shape.midY - 2, width: shape.width, height: 4), ScreenColor.gray4, radius: 2,
        in: &svg)
      let x = shape.minX + knob / 2 + max(shape.width - knob, 0) * fraction
      draw(
        CGRect(x: shape.minX, y: shape.midY - 2, width: max(x - shape.minX, 0), height: 4), accent, radius: 2,
        in: &svg)
      circle(
        CGPoint(x: x, y: shape.midY), knob / 2, ScreenColor.white, edge: ScreenColor.macEdge, edgeWidth: 0.75,
        in: &svg)
    }
  }

  private func drawMacSwitch(isOn: Bool, in shape: CGRect, _ svg: inout SVGText) {
    draw(shape, isOn ? accent : ScreenColor.gray4, radius: shape.height / 2, in: &svg)
    let radius = shape.height / 2 - 1.5
    circle(
      CGPoint(x: isOn ? shape.maxX - radius - 1.5 : shape.minX + radius + 1.5, y: shape.midY), radius,
      ScreenColor.white, in: &svg)
  }

  private func drawMacSegments(_ control: SegmentsAppearance, in shape: CGRect, _ svg: inout SVGText) {
    draw(shape, ScreenColor.macControl, radius: corner, edge: ScreenColor.macEdge, edgeWidth: 0.75, in: &svg)
    // Segments without a width of their own are as wide as their content asks for.
    let natural = control.segments.map { segment in
      segment.width > 0
        ? segment.width : segment.title.map { width(of: $0, FontDescription(pointSize: 13)) + 16 } ?? 30
    }
    let scale = shape.width / max(natural.reduce(0, +), 1)
    var x = shape.minX
    for (index, segment) in control.segments.enumerated() {
      let width = natural[index] * scale
      let cell = CGRect(x: x, y: shape.minY, width: width, height: shape.height)
      let isSelected = index == control.selected
      if isSelected { draw(cell.insetBy(dx: 0.5, dy: 0.5), accent, radius: corner - 1, in: &svg) }
      if index > 0, !isSelected {
        stroke([[(x, cell.minY + 4), (x, cell.maxY - 4)]], ScreenColor.macEdge, width: 1, in: &svg)
      }
      let ink = isSelected ? ScreenColor.white : ScreenColor.macText
      if let title = segment.title {
        label(title, in: cell.insetBy(dx: 2, dy: 0), size: 13, ink, in: &svg)
      } else if let image = segment.image {
        let side = min(16, cell.height - 4, cell.width - 4)
        draw(
          image, in: CGRect(x: cell.midX - side / 2, y: cell.midY - side / 2, width: side, height: side),
          tint: ink, in: &svg)
      }
      x += width
    }
  }

  private func drawTabs(_ titles: [String], _ selected: Int, in frame: CGRect, _ svg: inout SVGText) {
    let body = CGRect(
      x: frame.minX + 7, y: frame.minY + 16, width: max(frame.width - 14, 0),
      height: max(frame.height - 26, 0))
    draw(
      body, SceneColor(white: 0.5, alpha: 0.07), radius: 5, edge: ScreenColor.macEdge.opacity(0.6),
      edgeWidth: 0.75, in: &svg)
    let font = FontDescription(pointSize: 13)
    let widths = titles.map { width(of: $0, font) + 22 }
    let total = widths.reduce(0, +)
    var x = frame.midX - total / 2
    let row = CGRect(x: x, y: frame.minY + 6, width: total, height: 21)
    draw(row, ScreenColor.macControl, radius: corner, edge: ScreenColor.macEdge, edgeWidth: 0.75, in: &svg)
    for (index, title) in titles.enumerated() {
      let cell = CGRect(x: x, y: row.minY, width: widths[index], height: row.height)
      if index == selected { draw(cell, accent, radius: corner, in: &svg) }
      label(
        title, in: cell.insetBy(dx: 2, dy: 0), size: 13,
        index == selected ? ScreenColor.white : ScreenColor.macText, in: &svg)
      x += widths[index]
    }
  }

  func drawDividers(isVertical: Bool, of view: ViewReport, in svg: inout SVGText) {
    let panes = (tree.children[view.id] ?? []).map { report.views[$0] }.filter {
      !$0.isHidden && $0.frameInScene.isDrawable
    }.map(\.frameInScene)
    let frame = view.frameInScene
    for (pane, next) in zip(panes, panes.dropFirst()) {
      // The panes of a vertical split view stand beside each other.
      let middle = isVertical ? (pane.maxX + next.minX) / 2 : (pane.maxY + next.minY) / 2
      stroke(
        isVertical
          ? [[(middle, frame.minY), (middle, frame.maxY)]] : [[(frame.minX, middle), (frame.maxX, middle)]],
        ScreenColor.macEdge, width: 1, in: &svg)
    }
  }

  /// The header of a table: it lies above the rows.
  private func drawMacTable(
    _ columns: [MacColumn], headerHeight height: Double, in frame: CGRect, _ svg: inout SVGText
  ) {
    guard height > 0 else { return }
    let header = CGRect(x: frame.minX, y: frame.minY - height, width: frame.width, height: height)
    draw(header, ScreenColor.macField, in: &svg)
    stroke(
      [[(header.minX, header.maxY), (header.maxX, header.maxY)]], ScreenColor.macEdge, width: 0.5, in: &svg)
    var x = frame.minX
    for (index, column) in columns.enumerated() {
      label(
        column.title,
        in: CGRect(x: x + 6, y: header.minY, width: max(column.width - 9, 1), height: height), size: 11,
        weight: .medium, ScreenColor.macText, alignment: .left, in: &svg)
      x += column.width + 3
      if index < columns.count - 1, x < frame.maxX - 2 {
        stroke([[(x, header.minY + 5), (x, header.maxY - 5)]], ScreenColor.macEdge, width: 0.5, in: &svg)
      }
    }
  }
}
