// UIKit's controls by generation: switches and sliders, segments, steppers, progress, pages, pickers.

import Foundation
import LayoutScene
import Plumbline
import Typography

extension ScenePicture {
  func drawButton(
    _ button: ButtonAppearance, of view: ViewReport, _ look: ViewAppearance, in svg: inout SVGText
  ) {
    let frame = view.frameInScene
    let tint = look.tint ?? ScreenColor.tint
    let ink = look.textColor ?? tint
    let base = button.baseBackground ?? tint
    let radius =
      button.isCapsule
      ? frame.height / 2 : min(look.cornerRadius > 0 ? look.cornerRadius : 6, frame.height / 2)
    switch button.fill {
    case .none: if let own = button.baseBackground { draw(frame, own, radius: radius, in: &svg) }
    case .filled: draw(frame, look.isEnabled ? base : ScreenColor.fill, radius: radius, in: &svg)
    case .tinted: draw(frame, base.opacity(0.18), radius: radius, in: &svg)
    case .gray, .bordered: draw(frame, button.baseBackground ?? ScreenColor.fill, radius: radius, in: &svg)
    }
    draw(button.backgroundImage, in: frame, tint: tint, in: &svg)
    if let glyph = button.glyph {
      let radius = min(frame.width, frame.height, 25) / 2 - 2
      let center = CGPoint(x: frame.midX, y: frame.midY)
      circle(center, radius, nil, edge: tint, edgeWidth: 1.5, in: &svg)
      label(glyph, in: frame, size: radius * 1.5, weight: .medium, tint, in: &svg)
      return
    }
    if let image = button.image {
      draw(image, in: view.imageInScene ?? frame, tint: button.isSystem ? ink : tint, in: &svg)
    }
    drawText(of: view, look, in: &svg)
  }

  func drawField(_ field: FieldAppearance, of view: ViewReport, _ look: ViewAppearance, in svg: inout SVGText)
  {
    let frame = view.frameInScene
    switch field.border {
    case .none: break
    case .line: draw(frame, nil, edge: ScreenColor.label, in: &svg)
    case .bezel: draw(frame, look.background ?? ScreenColor.background, edge: ScreenColor.gray, in: &svg)
    case .rounded:
      draw(
        frame, look.background ?? ScreenColor.background, radius: system >= 26 ? frame.height / 2 : 5,
        edge: ScreenColor.gray4,
        edgeWidth: system >= 13 ? 0.75 : 0.5, in: &svg)
    }
    var look = look
    if field.showsPlaceholder, field.border == .none || look.background != nil {
      look.textColor = look.textColor.map { readable($0, at: CGPoint(x: frame.midX, y: frame.midY)) }
    }
    drawText(of: view, look, in: &svg)
  }

  func drawControl(of view: ViewReport, _ look: ViewAppearance, in svg: inout SVGText) {
    let frame = view.frameInScene
    let tint = look.tint ?? ScreenColor.tint
    switch look.control {
    case .toggle(let isOn, let onTint, let thumb):
      drawSwitch(
        isOn: isOn, on: onTint ?? ScreenColor.green, thumb: thumb ?? ScreenColor.white, in: frame, &svg)
    case .slider(let fraction, let minimum, let maximum, let thumb):
      drawSlider(
        fraction, minimum: minimum ?? tint, maximum: maximum ?? ScreenColor.gray4,
        thumb: thumb ?? ScreenColor.white, in: frame, &svg)
    case .segments(let segments): drawSegments(segments, tint: tint, in: frame, &svg)
    case .stepper: drawStepper(tint: tint, in: frame, &svg)
    case .progress(let fraction, let own, let track):
      let bar = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
      draw(bar, track ?? ScreenColor.gray5, radius: bar.height / 2, in: &svg)
      var done = bar
      done.size.width *= fraction
      draw(done, own ?? tint, radius: bar.height / 2, in: &svg)
    case .pages(let count, let current, let tint, let currentTint):
      drawPages(count, current, tint: tint, currentTint: currentTint, in: frame, &svg)
    case .datePicker(let mode, let style):
      drawDatePicker(mode: mode, style: style, tint: tint, in: frame, &svg)
    case .picker:
      drawWheels([["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"]], in: frame, &svg)
    case .activity(let color, let isShown):
      if isShown { drawSpinner(color ?? ScreenColor.gray, in: frame, &svg) }
    default: break
    }
  }

  func drawSwitch(isOn: Bool, on: SceneColor, thumb: SceneColor, in frame: CGRect, _ svg: inout SVGText) {
    let natural = system >= 26 ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
    let scale = min(1, frame.height / natural.height, frame.width / natural.width)
    let body = CGRect(
      x: frame.minX, y: frame.midY - natural.height * scale / 2, width: natural.width * scale,
      height: natural.height * scale)
    draw(
      body, isOn ? on : system >= 13 ? ScreenColor.switchOff : ScreenColor.background,
      radius: body.height / 2,
      edge: !isOn && system < 13 ? ScreenColor.gray5 : nil, edgeWidth: 1.5, in: &svg)
    let inset = 2 * scale
    let width = system >= 26 ? 38 * scale : body.height - 2 * inset
    let knob = CGRect(
      x: isOn ? body.maxX - inset - width : body.minX + inset, y: body.minY + inset, width: width,
      height: body.height - 2 * inset)
    draw(
      knob, thumb, radius: knob.height / 2, edge: SceneColor(white: 0, alpha: 0.08), edgeWidth: 0.5, in: &svg)
  }

  func drawSlider(
    _ fraction: Double, minimum: SceneColor, maximum: SceneColor, thumb: SceneColor, in frame: CGRect,
    _ svg: inout SVGText
  ) {
    let thickness = system >= 26 ? 6.0 : system >= 14 ? 4 : 2
    let knob = system >= 26 ? CGSize(width: 38, height: 24) : CGSize(width: 28, height: 28)
    let track = CGRect(
      x: frame.minX + 2, y: frame.midY - thickness / 2, width: max(frame.width - 4, 0), height: thickness)
    draw(track, maximum, radius: thickness / 2, in: &svg)
    let centre = frame.minX + knob.width / 2 + max(frame.width - knob.width, 0) * fraction
    var done = track
    done.size.width = max(centre - track.minX, 0)
    draw(done, minimum, radius: thickness / 2, in: &svg)
    draw(
      CGRect(x: centre, y: frame.midY, width: 0, height: 0).middle(knob), thumb, radius: knob.height / 2,
      edge: SceneColor(white: 0, alpha: 0.16), edgeWidth: 0.5, in: &svg)
  }

  func drawSegments(_ control: SegmentsAppearance, tint: SceneColor, in frame: CGRect, _ svg: inout SVGText) {
    let isFlat = system < 13
    let body = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: max(frame.height - 1, 1))
    let radius = isFlat ? 4 : system >= 26 ? body.height / 2 : 8
    draw(body, isFlat ? nil : ScreenColor.tertiaryFill, radius: radius, edge: isFlat ? tint : nil, in: &svg)
    let count = control.segments.count
    guard count > 0 else { return }
    // Segments of given widths keep them; the others share what is left.
    let given = control.segments.reduce(0) { $0 + $1.width }
    let free = control.segments.filter { $0.width == 0 }.count
    let share = free > 0 ? max(0, body.width - given) / Double(free) : 0
    var x = body.minX
    for (index, segment) in control.segments.enumerated() {
      let width = segment.width > 0 ? segment.width : share
      let cell = CGRect(x: x, y: body.minY, width: width, height: body.height)
      let isSelected = index == control.selected
      if isSelected {
        let room = isFlat ? cell : cell.insetBy(dx: 2, dy: 2)
        draw(
          room, control.selectedTint ?? (isFlat ? tint : ScreenColor.selectedSegment),
          radius: isFlat ? radius : radius - 1.5,
          edge: isFlat ? nil : SceneColor(white: 0, alpha: 0.06), edgeWidth: 0.5, in: &svg)
      }
      if index > 0, !isSelected, index - 1 != control.selected || isFlat {
        let inset = isFlat ? 0 : 8.0
        stroke(
          [[(x, body.minY + inset), (x, body.maxY - inset)]], isFlat ? tint : ScreenColor.separator,
          width: isFlat ? 1 : 0.75, in: &svg)
      }
      let ink = isFlat ? (isSelected ? ScreenColor.white : tint) : ScreenColor.label
      if let image = segment.image {
        let size = image.size ?? CGSize(width: 20, height: 20)
        draw(image, in: cell.middle(size), tint: ink, in: &svg)
      } else if let title = segment.title {
        label(
          title, in: cell.insetBy(dx: 3, dy: 0), size: 13,
          weight: isFlat ? .regular : isSelected ? .semibold : .medium, ink, in: &svg)
      }
      x += width
    }
  }

  func drawStepper(tint: SceneColor, in frame: CGRect, _ svg: inout SVGText) {
    let isFlat = system < 13
    let body = CGRect(
      x: frame.minX, y: frame.minY, width: min(frame.width, 94), height: min(frame.height, isFlat ? 29 : 32))
    draw(
      body, isFlat ? nil : ScreenColor.tertiaryFill, radius: isFlat ? 4 : system >= 26 ? body.height / 2 : 8,
      edge: isFlat ? tint : nil, in: &svg)
    let ink = isFlat ? tint : ScreenColor.label
    let inset = isFlat ? 0 : 7.0
    stroke(
      [[(body.midX, body.minY + inset), (body.midX, body.maxY - inset)]],
      isFlat ? tint : ScreenColor.separator, width: 1, in: &svg)
    let (left, right) = (body.minX + body.width / 4, body.maxX - body.width / 4)
    stroke(
      [
        [(left - 7, body.midY), (left + 7, body.midY)], [(right - 7, body.midY), (right + 7, body.midY)],
        [(right, body.midY - 7), (right, body.midY + 7)],
      ], ink, width: 1.5, in: &svg)
  }

  func drawPages(
    _ count: Int, _ current: Int, tint: SceneColor?, currentTint: SceneColor?, in frame: CGRect,
    _ svg: inout SVGText
  ) {
    let step = system >= 14 ? 17.5 : 16.0
    var x = frame.midX - Double(count - 1) * step / 2
    for index in 0..<count {
      let color =
        index == current
        ? currentTint ?? ScreenColor.label.opacity(0.8) : tint ?? ScreenColor.label.opacity(0.25)
      circle(CGPoint(x: x, y: frame.midY), 3.5, color, in: &svg)
      x += step
    }
  }

  func drawSpinner(_ color: SceneColor, in frame: CGRect, _ svg: inout SVGText) {
    let count = system >= 13 ? 8 : 12
    let radius = min(frame.width, frame.height) / 2
    for index in 0..<count {
      let angle = Double(index) / Double(count) * 2 * .pi - .pi / 2
      let (dx, dy) = (cos(angle), sin(angle))
      stroke(
        [
          [
            (frame.midX + dx * radius * 0.5, frame.midY + dy * radius * 0.5),
            (frame.midX + dx * radius * 0.9, frame.midY + dy * radius * 0.9),
          ]
        ],
        color.opacity(0.3 + 0.7 * Double(count - index) / Double(count)), width: max(radius * 0.2, 0.5),
        in: &svg)
    }
  }

  /// A day that stands for the current one, as screens of devices show it.
  func drawDatePicker(mode: String, style: String, tint: SceneColor, in frame: CGRect, _ svg: inout SVGText) {
    let isTall = frame.height > 100
    if style == "inline", isTall {
      drawCalendar(tint: tint, in: frame, &svg)
    } else if isTall {
      let columns: [[String]] =
        switch mode {
        case "date":
          [
            ["November", "December", "January", "February", "March"], ["30", "31", "1", "2", "3"],
            ["2024", "2025", "2026", "2027", "2028"],
          ]
        case "time", "countDownTimer": [["7", "8", "9", "10", "11"], ["39", "40", "41", "42", "43"]]
        default:
          [
            ["Tue Dec 30", "Wed Dec 31", "Today", "Fri Jan 2", "Sat Jan 3"], ["7", "8", "9", "10", "11"],
            ["39", "40", "41", "42", "43"], ["", "", "AM", "PM", ""],
          ]
        }
      drawWheels(columns, in: frame, &svg)
    } else {
      let date = mode == "time" ? nil : "Jan 1, 2026"
      let time = mode == "date" ? nil : "9:41 AM"
      var right = frame.maxX
      for text in [time, date].compactMap({ $0 }) {
        let width = self.width(of: text, FontDescription(pointSize: 17)) + 22
        let box = CGRect(x: right - width, y: frame.midY - 17, width: width, height: 34)
        draw(box, ScreenColor.tertiaryFill, radius: system >= 26 ? 17 : 8, in: &svg)
        label(text, in: box, size: 17, ScreenColor.label, in: &svg)
        right -= width + 6
      }
    }
  }

  private func drawWheels(_ columns: [[String]], in frame: CGRect, _ svg: inout SVGText) {
    let row = 32.0
    if system >= 14 {
      draw(
        CGRect(x: frame.minX + 9, y: frame.midY - row / 2, width: max(0, frame.width - 18), height: row),
        ScreenColor.tertiaryFill, radius: 8, in: &svg)
    } else {
      for y in [frame.midY - row / 2, frame.midY + row / 2] {
        stroke([[(frame.minX, y), (frame.maxX, y)]], ScreenColor.separator, width: 0.5, in: &svg)
      }
    }
    // Columns are as wide as their widest rows ask for.
    let font = FontDescription(pointSize: 23)
    let natural = columns.map { rows in (rows.map { width(of: $0, font) }.max() ?? 0) + 14 }
    let scale = min(1, (frame.width - 18) / max(natural.reduce(0, +), 1))
    var x = columns.count == 1 ? frame.minX + 9 : frame.midX - natural.reduce(0, +) * scale / 2
    for (column, rows) in columns.enumerated() {
      let width = columns.count == 1 ? frame.width - 18 : natural[column] * scale
      for (index, text) in rows.enumerated() {
        let offset = Double(index - rows.count / 2)
        let y = frame.midY + offset * row * (1 - abs(offset) * 0.06)
        guard y > frame.minY + 6, y < frame.maxY - 6 else { continue }
        label(
          text, in: CGRect(x: x + 2, y: y - row / 2, width: width - 4, height: row),
          size: (23 - abs(offset) * 2) * max(scale, 0.6),
          ScreenColor.label.opacity(offset == 0 ? 1 : 0.45 - abs(offset) * 0.1), in: &svg)
      }
      x += width
    }
  }

  private func drawCalendar(tint: SceneColor, in frame: CGRect, _ svg: inout SVGText) {
    label(
      "January 2026", in: CGRect(x: frame.minX + 16, y: frame.minY + 8, width: frame.width - 90, height: 28),
      size: 17,
      weight: .semibold, ScreenColor.label, alignment: .left, in: &svg)
    let column = frame.width / 7
    let row = max(12, (frame.height - 70) / 6)
    for (index, day) in ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"].enumerated() {
      label(
        day,
        in: CGRect(x: frame.minX + Double(index) * column, y: frame.minY + 44, width: column, height: 18),
        size: 13,
        weight: .semibold, ScreenColor.tertiaryLabel, in: &svg)
    }
    // 1 January 2026 is a Thursday.
    for day in 1...31 {
      let place = day + 3
      let cell = CGRect(
        x: frame.minX + Double(place % 7) * column, y: frame.minY + 66 + Double(place / 7) * row,
        width: column, height: row)
      if day == 1 {
        circle(CGPoint(x: cell.midX, y: cell.midY), min(column, row, 44) / 2, tint.opacity(0.15), in: &svg)
      }
      label("\(day)", in: cell, size: min(20, row * 0.7), day == 1 ? tint : ScreenColor.label, in: &svg)
    }
  }
}
