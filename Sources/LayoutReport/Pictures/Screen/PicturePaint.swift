// Colours of screens as SVG has them, in one of the appearances, and the shapes and texts that are drawn in them.

import Foundation
import LayoutScene
import Plumbline
import Typography

struct Paint: Equatable, Sendable {
  var hex: String
  var opacity: Double

  /// Red, green and blue.
  let bytes: [UInt8]

  init(_ parts: SceneColor.Components) {
    bytes = [parts.red, parts.green, parts.blue].map { UInt8(($0 * 255).rounded()) }
    let digits = Array("0123456789abcdef")
    hex = bytes.reduce(into: "#") { text, byte in
      text.append(digits[Int(byte / 16)])
      text.append(digits[Int(byte % 16)])
    }
    opacity = parts.alpha
  }

  var isVisible: Bool { opacity > 0.001 }
}

enum ScreenColor {
  static let label = SceneColor(.label)
  static let secondaryLabel = SceneColor(.secondaryLabel)
  static let tertiaryLabel = SceneColor(.tertiaryLabel)
  static let placeholder = SceneColor(.placeholderText)
  static let tint = SceneColor(.systemBlue)
  static let green = SceneColor(.systemGreen)
  static let background = SceneColor(.systemBackground)
  static let fill = SceneColor(.systemFill)
  static let tertiaryFill = SceneColor(.tertiarySystemFill)
  static let gray5 = SceneColor(.systemGray5)
  static let gray4 = SceneColor(.systemGray4)
  static let gray = SceneColor(.systemGray)
  static let separator = SceneColor(.separator)
  static let white = SceneColor(white: 1)
  /// A bar with what lies behind it shining through.
  static let bar = gray(0.973, 0.11)
  static let switchOff = gray(0.914, 0.224)
  static let selectedSegment = gray(1, 0.39)
  static let imageBox = gray(0.5, 0.5).opacity(0.14)
  static let imageEdge = gray(0.5, 0.5).opacity(0.5)
  static let macWindow = gray(0.925, 0.196)
  static let macControl = gray(1, 0.4)
  static let macEdge = SceneColor(
    light: .init(red: 0, green: 0, blue: 0, alpha: 0.22), dark: .init(red: 1, green: 1, blue: 1, alpha: 0.18))
  static let macText = SceneColor(
    light: .init(red: 0, green: 0, blue: 0, alpha: 0.85), dark: .init(red: 1, green: 1, blue: 1, alpha: 0.85))
  static let macField = gray(1, 0.118)

  static func gray(_ light: Double, _ dark: Double) -> SceneColor {
    SceneColor(
      light: .init(red: light, green: light, blue: light), dark: .init(red: dark, green: dark, blue: dark))
  }
}

extension ScenePicture {
  func paint(_ color: SceneColor) -> Paint { Paint(parts(color)) }

  func parts(_ color: SceneColor) -> SceneColor.Components {
    color.components(isDark: appearance.isDark, hasMoreContrast: appearance.hasMoreContrast)
  }

  /// The width of a text in the system's font.
  func width(of text: String, _ font: FontDescription) -> Double {
    SystemFontMeasurer().measure([TextRun(text, font: font)], within: TextLimits(lineBreak: .clip)).width
  }

  func cut(_ text: String, _ font: FontDescription, to width: Double) -> (text: String, width: Double) {
    let lines = SystemFontMeasurer().lines(
      of: [TextRun(text, font: font)], within: TextLimits(width: max(width, 1)))
    guard let line = lines.first else { return ("", 0) }
    return (line.pieces.map(\.text).joined(), line.width)
  }

  func draw(
    _ rect: CGRect, _ fill: SceneColor?, radius: Double = 0, edge: SceneColor? = nil, edgeWidth: Double = 1,
    in svg: inout SVGText
  ) {
    let (fill, edge) = (fill.map(paint), edge.map(paint))
    guard fill?.isVisible ?? false || edge?.isVisible ?? false, rect.isDrawable, rect.width > 0,
      rect.height > 0
    else { return }
    let shape = edge == nil ? rect : rect.insetBy(dx: edgeWidth / 2, dy: edgeWidth / 2)
    svg.element(
      "rect",
      [
        "x": .number(shape.minX), "y": .number(shape.minY), "width": .number(max(shape.width, 0)),
        "height": .number(max(shape.height, 0)),
        "rx": radius > 0 ? .number(min(radius, min(shape.width, shape.height) / 2)) : nil,
        "fill": .string(fill?.hex ?? "none"),
        "fill-opacity": fill.map { $0.opacity < 1 ? .number($0.opacity) : nil } ?? nil,
        "stroke": edge.map { .string($0.hex) } ?? nil,
        "stroke-opacity": edge.map { $0.opacity < 1 ? .number($0.opacity) : nil } ?? nil,
        "stroke-width": edge != nil && edgeWidth != 1 ? .number(edgeWidth) : nil,
      ])
  }

  func circle(
    _ center: CGPoint, _ radius: Double, _ fill: SceneColor?, edge: SceneColor? = nil, edgeWidth: Double = 1,
    in svg: inout SVGText
  ) {
    draw(
      CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius), fill,
      radius: radius, edge: edge, edgeWidth: edgeWidth, in: &svg)
  }

  /// Lines through points, as of a chevron or a cross.
  func stroke(
    _ points: [[(Double, Double)]], _ color: SceneColor, width: Double = 1.5, in svg: inout SVGText
  ) {
    let path = points.map { line in
      line.enumerated().map { ($0 == 0 ? "M" : "L") + decimal($1.0) + " " + decimal($1.1) }.joined()
    }.joined()
    let paint = paint(color)
    svg.element(
      "path",
      [
        "d": .string(path), "fill": "none", "stroke": .string(paint.hex), "stroke-width": .number(width),
        "stroke-opacity": paint.opacity < 1 ? .number(paint.opacity) : nil, "stroke-linecap": "round",
        "stroke-linejoin": "round",
      ])
  }

  /// A text of one line, as wide as the layout measured it whatever font the viewer has.
  /// - Parameter x: Its left end, middle or right end, as the anchor says.
  func draw(
    _ text: String, x: Double, baseline: Double, anchor: SVGText.Anchor = .start, width: Double,
    font: FontDescription, _ color: SceneColor, isRightToLeft: Bool? = nil, in svg: inout SVGText
  ) {
    let paint = paint(color)
    guard paint.isVisible, text.contains(where: { !$0.isWhitespace }) else { return }
    svg.text(
      text, at: CGPoint(x: x, y: baseline), anchor: anchor, font: PictureFont(font), width: width,
      fill: paint.hex, opacity: paint.opacity, isRightToLeft: isRightToLeft)
  }

  /// The lines of a view's text; a piece without a colour has the usual one.
  func draw(_ text: ShownText, _ usual: SceneColor, in svg: inout SVGText) {
    for line in text.lines {
      for piece in line.pieces {
        draw(
          piece.text, x: piece.x + text.anchor.part * piece.width, baseline: line.baseline,
          anchor: text.anchor,
          width: piece.width, font: piece.font, piece.color ?? usual, isRightToLeft: text.isRightToLeft,
          in: &svg)
      }
    }
  }

  /// A text of the system's font within a room, cut where it does not fit; in the middle between top and bottom.
  func label(
    _ text: String, in room: CGRect, size: Double, weight: FontDescription.Weight = .regular,
    _ color: SceneColor, alignment: NSTextAlignment = .center, in svg: inout SVGText
  ) {
    let font = FontDescription(weight: weight, pointSize: size)
    let shown = cut(text, font, to: room.width)
    guard !shown.text.isEmpty else { return }
    let anchor = SVGText.Anchor(alignment, isRightToLeft: false)
    draw(
      shown.text, x: room.minX + anchor.part * room.width, baseline: room.midY + size * 0.35, anchor: anchor,
      width: shown.width, font: font, color, in: &svg)
  }
}

extension SVGText.Anchor {
  init(_ alignment: NSTextAlignment, isRightToLeft: Bool) {
    self =
      switch alignment {
      case .center: .middle
      case .right: .end
      case .left: .start
      case .natural, .justified: isRightToLeft ? .end : .start
      }
  }

  /// The fraction of a text left of its position.
  var part: Double { self == .start ? 0 : self == .middle ? 0.5 : 1 }
}
