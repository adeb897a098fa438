// The drawings of programs: outlines, gradients, texts and images at their positions.

import Foundation
import LayoutScene
import Plumbline

extension ScenePicture {
  /// Draws a drawing stretched to a frame.
  /// - Parameter tint: the colour of everything, where the drawing is a template.
  func draw(_ drawn: Drawn, in frame: CGRect, tint: SceneColor? = nil, in svg: inout SVGText) {
    guard frame.isDrawable, drawn.size.width > 0, drawn.size.height > 0 else { return }
    var place = "translate(\(decimal(frame.minX)) \(decimal(frame.minY)))"
    let (wide, high) = (frame.width / drawn.size.width, frame.height / drawn.size.height)
    if abs(wide - 1) > 1e-6 || abs(high - 1) > 1e-6 {
      place += " scale(\(Double(wide).shortText) \(Double(high).shortText))"
    }
    svg.group("g", ["transform": .string(place)]) { svg in
      for mark in drawn.marks { draw(mark, of: drawn, tint: tint, in: &svg) }
    }
  }

  private func draw(_ mark: DrawnMark, of drawn: Drawn, tint: SceneColor?, in svg: inout SVGText) {
    func clipped(_ rest: ArraySlice<String>, _ svg: inout SVGText) {
      guard let path = rest.first else { return drawContent(of: mark, of: drawn, tint: tint, in: &svg) }
      let name = svg.uniqueName("drawn")
      svg.group("clipPath", ["id": .string(name)]) { $0.element("path", ["d": .string(path)]) }
      svg.group("g", ["clip-path": .string("url(#\(name))")]) { clipped(rest.dropFirst(), &$0) }
    }
    clipped(mark.clip[...], &svg)
  }

  private func drawContent(of mark: DrawnMark, of drawn: Drawn, tint: SceneColor?, in svg: inout SVGText) {
    func paint(_ color: SceneColor) -> Paint {
      guard let tint else { return self.paint(color) }
      var paint = self.paint(tint)
      paint.opacity *= self.paint(color).opacity
      return paint
    }
    func part(_ opacity: Double) -> SVGValue { opacity < 1 ? .number(opacity) : nil }
    switch mark.content {
    case .fill(let path, let color, let isEvenOdd):
      let paint = paint(color)
      guard paint.isVisible else { return }
      svg.element(
        "path",
        [
          "d": .string(path), "fill": .string(paint.hex), "fill-opacity": part(paint.opacity),
          "fill-rule": isEvenOdd ? "evenodd" : nil,
        ])
    case .stroke(let path, let color, let line):
      let paint = paint(color)
      guard paint.isVisible, line.width > 0 else { return }
      svg.element(
        "path",
        [
          "d": .string(path), "fill": "none", "stroke": .string(paint.hex),
          "stroke-opacity": part(paint.opacity),
          "stroke-width": .number(line.width), "stroke-linecap": line.cap == "butt" ? nil : .string(line.cap),
          "stroke-linejoin": line.join == "miter" ? nil : .string(line.join),
          "stroke-dasharray": line.dash.isEmpty
            ? nil : .string(line.dash.map(decimal).joined(separator: " ")),
          "stroke-dashoffset": line.dash.isEmpty || line.dashPhase == 0 ? nil : .number(line.dashPhase),
        ])
    case .gradient(let stops, let from, let to):
      let name = svg.uniqueName("gradient")
      svg.group(
        "linearGradient",
        [
          "id": .string(name), "gradientUnits": "userSpaceOnUse", "x1": .number(from.x),
          "y1": .number(from.y), "x2": .number(to.x), "y2": .number(to.y),
        ]
      ) { svg in
        for stop in stops {
          let paint = paint(stop.color)
          svg.element(
            "stop",
            [
              "offset": .number(stop.place), "stop-color": .string(paint.hex),
              "stop-opacity": part(paint.opacity * mark.opacity),
            ])
        }
      }
      svg.rect(CGRect(origin: .zero, size: drawn.size), fill: "url(#\(name))")
    case .text(let text):
      guard layers.contains(.text) else { return }
      for piece in text.pieces {
        draw(
          piece.text, x: piece.x, baseline: piece.baseline, width: piece.width, font: piece.font,
          (tint ?? piece.color).opacity(mark.opacity), in: &svg)
      }
    case .image(let image, let rect):
      svg.group("g", ["opacity": part(mark.opacity)]) {
        draw(image, in: rect, tint: tint ?? ScreenColor.tint, in: &$0)
      }
    }
  }
}
