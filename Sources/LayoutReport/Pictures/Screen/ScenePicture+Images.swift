// Images in their content modes, where their bytes were found; labelled boxes else.

import Foundation
import LayoutScene
import Plumbline

extension ScenePicture {
  /// Beyond these no more images are taken in: each of a thousand views holds its own copy.
  private static let mostBytes = 32 << 20

  /// The content for the appearance, or for all of them.
  private func content(of image: ImageAppearance) -> ImageContent? {
    let style = appearance.isDark ? "dark" : "light"
    let names: [Set<String>] =
      appearance.hasMoreContrast ? [[style, "high"], [style], ["high"]] : [[style]]
    return names.lazy.compactMap { image.variants[$0] }.first ?? image.content
  }

  /// An image in a frame. Of the system's symbols only the names are drawn: their glyphs are Apple's.
  func draw(
    _ image: ImageAppearance?, in frame: CGRect, tint: SceneColor, radius: Double = 0, in svg: inout SVGText
  ) {
    guard let image, frame.isDrawable, frame.width > 0, frame.height > 0 else { return }
    let placed = placement(of: image, in: frame)
    if let drawn = image.drawn {
      clip(to: image.mode == .scaleAspectFill ? frame : nil, in: &svg) {
        draw(drawn, in: placed, tint: image.isTemplate ? tint : nil, in: &$0)
      }
    } else if image.isSymbol {
      drawGlyph(image.name, in: placed, tint: tint, in: &svg)
    } else if let content = content(of: image), svg.text.utf8.count < Self.mostBytes {
      draw(content, of: image, in: frame, placed: placed, tint: tint, &svg)
    } else if image.name.hasPrefix("NS"), PictureGlyph(image.name) != nil {
      // AppKit's small images leave some of their extent free.
      let extent = max(placed.width, placed.height)
      let side = extent <= 24 ? extent * 0.62 : extent * 0.9
      drawGlyph(
        image.name,
        in: CGRect(x: placed.midX - side / 2, y: placed.midY - side / 2, width: side, height: side),
        tint: image.isTemplate || image.name.hasSuffix("Template") ? tint : ScreenColor.gray, in: &svg)
    } else {
      let area = image.mode == .scaleAspectFill ? frame : placed
      let color = image.isTemplate ? tint : ScreenColor.imageEdge
      svg.group("g", [:]) { svg in
        let reason =
          content(of: image) == nil
          ? image.reason ?? "no catalogue holds it" : "the picture holds 32 MB of images already"
        svg.element("title", [:], content: "image \(image.name): \(reason)")
        drawBox(of: image.name, in: area, color: color, radius: radius, in: &svg)
      }
    }
  }

  private func clip(to frame: CGRect?, in svg: inout SVGText, _ body: (inout SVGText) -> Void) {
    guard let frame else { return body(&svg) }
    let name = svg.uniqueName("image")
    svg.group("clipPath", ["id": .string(name)]) { $0.rect(frame, fill: "none") }
    svg.group("g", ["clip-path": .string("url(#\(name))")], body)
  }

  private func draw(
    _ content: ImageContent, of image: ImageAppearance, in frame: CGRect, placed: CGRect, tint: SceneColor,
    _ svg: inout SVGText
  ) {
    switch content {
    case .bytes(let data): drawBytes(data, of: image, in: frame, placed: placed, in: &svg)
    case .mask(let mask):
      drawBytes(mask.address(in: paint(tint)), of: image, in: frame, placed: placed, in: &svg)
    case .vector(let vector):
      let paint = paint(tint)
      let (wide, high) = (placed.width / vector.box.width, placed.height / vector.box.height)
      let place =
        "matrix(\(Double(wide).shortText) 0 0 \(Double(high).shortText) "
        + "\(decimal(placed.minX - vector.box.minX * wide)) \(decimal(placed.minY - vector.box.minY * high)))"
      let elements = vector.elements
        .replacingOccurrences(of: VectorImage.scope, with: svg.uniqueName("vector") + "-")
        .replacingOccurrences(of: VectorImage.tint, with: paint.hex)
      let opacity: SVGValue = image.isTemplate && paint.opacity < 1 ? .number(paint.opacity) : nil
      clip(to: image.mode == .scaleAspectFill ? frame : nil, in: &svg) {
        $0.group("g", ["transform": .string(place), "opacity": opacity]) { $0.append(elements) }
      }
    }
  }

  private func drawBytes(
    _ data: String, of image: ImageAppearance, in frame: CGRect, placed: CGRect, in svg: inout SVGText
  ) {
    if let insets = image.capInsets, let size = image.size, image.mode == .scaleToFill {
      return drawNineParts(of: data, insets, size, in: frame, &svg)
    }
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

  /// Nine parts, of which the corners keep their size.
  private func drawNineParts(
    of data: String, _ insets: UIEdgeInsets, _ size: CGSize, in frame: CGRect, _ svg: inout SVGText
  ) {
    /// Begin and length of three parts, in the image and in the frame.
    func parts(_ first: Double, _ last: Double, _ own: Double, _ room: Double) -> [(
      Double, Double, Double, Double
    )] {
      [
        (0, first, 0, first), (first, own - first - last, first, room - first - last),
        (own - last, last, room - last, last),
      ]
    }
    for (y, high, top, height) in parts(insets.top, insets.bottom, size.height, frame.height) {
      for (x, wide, left, width) in parts(insets.left, insets.right, size.width, frame.width)
      where min(high, height, wide, width) > 0 {
        let place = CGRect(x: frame.minX + left, y: frame.minY + top, width: width, height: height)
        clip(to: place, in: &svg) {
          $0.element(
            "image",
            [
              "x": .number(place.minX - x * width / wide), "y": .number(place.minY - y * height / high),
              "width": .number(size.width * width / wide), "height": .number(size.height * height / high),
              "preserveAspectRatio": "none", "href": .string(data),
            ])
        }
      }
    }
  }

  /// A symbol: its name in a box of its size, or one of the plain shapes that anybody draws.
  func drawGlyph(_ name: String, in frame: CGRect, tint: SceneColor, in svg: inout SVGText) {
    guard frame.width > 2, frame.height > 2 else { return }
    if drawPlainGlyph(name, in: frame, tint: tint, &svg) { return }
    draw(
      frame, tint.opacity(0.12), radius: min(frame.width, frame.height) * 0.22, edge: tint.opacity(0.6),
      edgeWidth: 0.75, in: &svg)
    let words = name.split(whereSeparator: { $0 == "." || $0 == "-" || $0 == "_" })
    let text = frame.width < 40 ? String(words.first ?? "") : name
    label(
      text, in: frame.insetBy(dx: 1, dy: 0),
      size: min(max(frame.width / 4.5, 4), min(10, frame.height * 0.5)), tint, in: &svg)
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

  /// The frame of an image of its own size, by the content mode.
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
}
