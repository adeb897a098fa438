// Images in their content modes, where their bytes were found; labelled boxes else.

import Foundation
import Plumbline

extension ScenePicture {
  /// An image in a frame. Of the system's symbols only the names are drawn: their glyphs are Apple's.
  func draw(
    _ image: ImageAppearance?, in frame: CGRect, tint: SceneColor, radius: Double = 0, in svg: inout SVGText
  ) {
    guard let image, frame.isDrawable, frame.width > 0, frame.height > 0 else { return }
    let placed = placement(of: image, in: frame)
    if image.isSymbol {
      drawGlyph(image.name, in: placed, tint: tint, in: &svg)
    } else if let data = image.data, !image.isTemplate {
      drawBytes(data, of: image, in: frame, placed: placed, in: &svg)
    } else {
      let area = image.mode == .scaleAspectFill ? frame : placed
      let color = image.isTemplate ? tint : ScreenColor.imageEdge
      drawBox(of: image.name, in: area, color: color, radius: radius, in: &svg)
    }
  }

  private func drawBytes(
    _ data: String, of image: ImageAppearance, in frame: CGRect, placed: CGRect, in svg: inout SVGText
  ) {
    let isFilling = image.mode == .scaleAspectFill
    let box = isFilling ? frame : placed
    let fit = isFilling ? "xMidYMid slice" : image.mode == .scaleAspectFit ? "xMidYMid meet" : "none"
    svg.element(
      "image",
      [
        "x": .number(box.minX), "y": .number(box.minY), "width": .number(box.width),
        "height": .number(box.height), "preserveAspectRatio": .string(fit), "href": .string(data),
      ])
  }

  /// A symbol: its name in a box of its size, or one of the plain shapes that anybody draws.
  func drawGlyph(_ name: String, in frame: CGRect, tint: SceneColor, in svg: inout SVGText) {
    guard frame.width > 2, frame.height > 2 else { return }
    if drawPlainGlyph(name, in: frame, tint: tint, &svg) { return }
    draw(
      frame, tint.opacity(0.12), radius: min(frame.width, frame.height) * 0.22, edge: tint.opacity(0.6),
      edgeWidth: 0.75,
      in: &svg)
    let words = name.split(whereSeparator: { $0 == "." || $0 == "-" || $0 == "_" })
    let text = frame.width < 40 ? String(words.first ?? "") : name
    label(
      text, in: frame.insetBy(dx: 1, dy: 0),
      size: min(max(frame.width / 4.5, 4), min(10, frame.height * 0.5)), tint,
      in: &svg)
  }

  private func drawBox(
    of name: String, in frame: CGRect, color: SceneColor, radius: Double, in svg: inout SVGText
  ) {
    draw(frame, ScreenColor.imageBox, radius: radius, edge: color.opacity(0.5), edgeWidth: 0.5, in: &svg)
    let (w, h) = (frame.width, frame.height)
    guard w > 12, h > 10 else { return }
    if w > 44, h > 44 {
      // Hills, as pictures of pictures have.
      let size = min(w, h, 72) * 0.4
      let (x, y) = (frame.midX - size / 2, frame.midY - size * 0.6)
      stroke(
        [
          [(x, y + size * 0.75), (x + size * 0.35, y + size * 0.3), (x + size * 0.6, y + size * 0.6)],
          [
            (x + size * 0.5, y + size * 0.48), (x + size * 0.68, y + size * 0.28),
            (x + size, y + size * 0.75),
          ],
          [(x, y + size * 0.75), (x + size, y + size * 0.75)],
        ], color.opacity(0.6), in: &svg)
      label(
        name, in: CGRect(x: frame.minX + 3, y: y + size * 0.85, width: w - 6, height: 14), size: 9,
        ScreenColor.secondaryLabel, in: &svg)
    } else {
      label(
        name, in: frame.insetBy(dx: 1.5, dy: 0), size: min(8, h * 0.5), ScreenColor.secondaryLabel, in: &svg)
    }
  }

  /// Where the content mode puts an image of its own size.
  func placement(of image: ImageAppearance, in frame: CGRect) -> CGRect {
    guard let size = image.size, size.width > 0, size.height > 0 else { return frame }
    func at(_ x: Double, _ y: Double, _ size: CGSize) -> CGRect {
      CGRect(
        x: frame.minX + (frame.width - size.width) * x, y: frame.minY + (frame.height - size.height) * y,
        width: size.width, height: size.height)
    }
    func scaled(_ factor: Double) -> CGSize {
      CGSize(width: size.width * factor, height: size.height * factor)
    }
    let ratios = (frame.width / size.width, frame.height / size.height)
    return switch image.mode {
    case .scaleToFill, .redraw: frame
    case .scaleAspectFit: at(0.5, 0.5, scaled(min(ratios.0, ratios.1)))
    case .scaleAspectFill: at(0.5, 0.5, scaled(max(ratios.0, ratios.1)))
    case .center: at(0.5, 0.5, size)
    case .top: at(0.5, 0, size)
    case .bottom: at(0.5, 1, size)
    case .left: at(0, 0.5, size)
    case .right: at(1, 0.5, size)
    case .topLeft: at(0, 0, size)
    case .topRight: at(1, 0, size)
    case .bottomLeft: at(0, 1, size)
    case .bottomRight: at(1, 1, size)
    }
  }

  /// Crosses, ticks, chevrons and lines, under the names that bars and symbols give them.
  private func drawPlainGlyph(_ name: String, in frame: CGRect, tint: SceneColor, _ svg: inout SVGText)
    -> Bool
  {
    let r = min(frame.width, frame.height) * 0.36
    let (x, y) = (frame.midX, frame.midY)
    let width = max(1, r / 4.5)
    let base = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    if base.hasSuffix(".circle") {
      let isFilled = base != name
      circle(CGPoint(x: x, y: y), r * 1.25, isFilled ? tint : nil, edge: tint, edgeWidth: width, in: &svg)
      let inner = frame.insetBy(dx: frame.width * 0.2, dy: frame.height * 0.2)
      _ = drawPlainGlyph(String(base.dropLast(7)), in: inner, tint: isFilled ? ScreenColor.white : tint, &svg)
      return true
    }
    switch base {
    case "plus", "add":
      stroke([[(x - r, y), (x + r, y)], [(x, y - r), (x, y + r)]], tint, width: width, in: &svg)
    case "minus": stroke([[(x - r, y), (x + r, y)]], tint, width: width, in: &svg)
    case "xmark", "stop":
      let d = r * 0.8
      stroke(
        [[(x - d, y - d), (x + d, y + d)], [(x - d, y + d), (x + d, y - d)]], tint, width: width, in: &svg)
    case "checkmark":
      stroke(
        [[(x - r, y + r * 0.1), (x - r * 0.3, y + r * 0.8), (x + r, y - r * 0.8)]], tint, width: width,
        in: &svg)
    case "chevron.right", "chevron.forward":
      stroke([[(x - r * 0.4, y - r), (x + r * 0.5, y), (x - r * 0.4, y + r)]], tint, width: width, in: &svg)
    case "chevron.left", "chevron.backward":
      stroke([[(x + r * 0.4, y - r), (x - r * 0.5, y), (x + r * 0.4, y + r)]], tint, width: width, in: &svg)
    case "chevron.down":
      stroke([[(x - r, y - r * 0.4), (x, y + r * 0.5), (x + r, y - r * 0.4)]], tint, width: width, in: &svg)
    case "chevron.up":
      stroke([[(x - r, y + r * 0.4), (x, y - r * 0.5), (x + r, y + r * 0.4)]], tint, width: width, in: &svg)
    case "ellipsis":
      for offset in [-1.0, 0, 1] { circle(CGPoint(x: x + offset * r * 0.9, y: y), r * 0.26, tint, in: &svg) }
    case "line.3.horizontal", "line.horizontal.3", "organize":
      stroke(
        [-0.7, 0, 0.7].map { [(x - r, y + $0 * r), (x + r, y + $0 * r)] }, tint, width: width, in: &svg)
    case "magnifyingglass", "search":
      circle(CGPoint(x: x - r * 0.2, y: y - r * 0.2), r * 0.75, nil, edge: tint, edgeWidth: width, in: &svg)
      stroke([[(x + r * 0.35, y + r * 0.35), (x + r, y + r)]], tint, width: width, in: &svg)
    case "square":
      draw(
        CGRect(x: x - r, y: y - r, width: 2 * r, height: 2 * r), nil, radius: r * 0.3, edge: tint,
        edgeWidth: width,
        in: &svg)
    case "circle":
      circle(CGPoint(x: x, y: y), r, name == base ? nil : tint, edge: tint, edgeWidth: width, in: &svg)
    case "play":
      stroke(
        [[(x - r * 0.6, y - r), (x + r, y), (x - r * 0.6, y + r), (x - r * 0.6, y - r)]], tint, width: width,
        in: &svg)
    case "pause":
      stroke(
        [[(x - r * 0.5, y - r), (x - r * 0.5, y + r)], [(x + r * 0.5, y - r), (x + r * 0.5, y + r)]], tint,
        width: width * 1.6, in: &svg)
    case "square.and.arrow.up", "action":
      stroke(
        [
          [
            (x - r * 0.4, y - r * 0.2), (x - r * 0.8, y - r * 0.2), (x - r * 0.8, y + r),
            (x + r * 0.8, y + r),
            (x + r * 0.8, y - r * 0.2), (x + r * 0.4, y - r * 0.2),
          ],
          [(x, y + r * 0.4), (x, y - r * 1.2)],
          [(x - r * 0.4, y - r * 0.8), (x, y - r * 1.2), (x + r * 0.4, y - r * 0.8)],
        ], tint, width: width, in: &svg)
    case "info", "i": label("i", in: frame, size: r * 2, weight: .semibold, tint, in: &svg)
    case "arrow.left":
      stroke(
        [[(x + r, y), (x - r, y)], [(x - r * 0.4, y - r * 0.6), (x - r, y), (x - r * 0.4, y + r * 0.6)]],
        tint, width: width, in: &svg)
    case "arrow.right":
      stroke(
        [[(x - r, y), (x + r, y)], [(x + r * 0.4, y - r * 0.6), (x + r, y), (x + r * 0.4, y + r * 0.6)]],
        tint, width: width, in: &svg)
    case "arrow.up":
      stroke(
        [[(x, y + r), (x, y - r)], [(x - r * 0.6, y - r * 0.4), (x, y - r), (x + r * 0.6, y - r * 0.4)]],
        tint, width: width, in: &svg)
    case "arrow.down":
      stroke(
        [[(x, y - r), (x, y + r)], [(x - r * 0.6, y + r * 0.4), (x, y + r), (x + r * 0.6, y + r * 0.4)]],
        tint, width: width, in: &svg)
    default: return false
    }
    return true
  }
}
