// SVG in the making: elements with escaped attributes and texts.

import Foundation

/// Collects elements; what it holds is well-formed at every balanced point.
struct SVGText {
  /// A whole document: a page of a size in points, its title, and what is drawn on it.
  static func page(width: Double, height: Double, title: String, _ draw: (inout SVGText) -> Void) -> String {
    var svg = SVGText()
    svg.group(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": .number(width), "height": .number(height),
        "viewBox": "0 0 \(decimal(width)) \(decimal(height))", "font-family": .string(PictureFont.usual),
      ]
    ) { svg in
      svg.element("title", [:], content: title)
      svg.rect(CGRect(x: 0, y: 0, width: width, height: height), fill: PictureColor.page)
      draw(&svg)
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + svg.text
  }

  typealias Attributes = KeyValuePairs<String, SVGValue>

  private(set) var text = ""
  private var open: [String] = []
  /// The suffix that makes the names of a scene unique on its page.
  var scope = ""
  /// Whether the groups of views say whose they are (`data-view`), for a page that moves them.
  var marksViews = false

  private var namesGiven = 0

  /// A name for something that is referred to, unique on the page.
  func name(_ base: String) -> String { base + scope }

  /// A name that no call before gave.
  mutating func uniqueName(_ base: String) -> String {
    namesGiven += 1
    return name("\(base)\(namesGiven)")
  }

  mutating func element(_ name: String, _ attributes: Attributes, content: String? = nil) {
    start(name, attributes)
    if let content {
      text += ">\(Self.escaped(content))</\(name)>\n"
    } else {
      text += "/>\n"
    }
  }

  mutating func group(_ name: String, _ attributes: Attributes, _ body: (inout SVGText) -> Void) {
    start(name, attributes)
    text += ">\n"
    open.append(name)
    body(&self)
    open.removeLast()
    text += String(repeating: " ", count: open.count) + "</\(name)>\n"
  }

  /// Elements that are written already.
  mutating func append(_ elements: String) { text += elements + "\n" }

  private mutating func start(_ name: String, _ attributes: Attributes) {
    text += String(repeating: " ", count: open.count) + "<\(name)"
    for (key, value) in attributes {
      guard let value = value.text else { continue }
      text += " \(key)=\"\(Self.escaped(value))\""
    }
  }

  /// Whether a byte is, or may begin, what is written in another way.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x22, 0x26, 0x27, 0x3C, 0x3E, 0xEF: true
    default: false
    }
  }

  /// The five special characters as entities; characters that XML does not allow at all become U+FFFD.
  static func escaped(_ text: String) -> String {
    // Most texts hold nothing of it; 0xEF begins what XML does not allow.
    guard text.utf8.contains(where: isSpecial) else { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\t", "\n", "\r": escaped.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

/// An attribute's value; nil leaves the attribute out.
enum SVGValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByNilLiteral
{
  case string(String)
  case number(Double)
  case absent

  init(stringLiteral value: String) { self = .string(value) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(nilLiteral: ()) { self = .absent }

  var text: String? {
    switch self {
    case .string(let string): string
    case .number(let number): number.isFinite ? decimal(number) : "0"
    case .absent: nil
    }
  }
}

extension SVGText {
  mutating func rect(
    _ rect: CGRect, fill: String, stroke: String? = nil, width: Double = 1, radius: Double = 0,
    dash: String? = nil
  ) {
    element(
      "rect",
      [
        "x": .number(rect.origin.x), "y": .number(rect.origin.y),
        "width": .number(max(rect.size.width, 0)), "height": .number(max(rect.size.height, 0)),
        "rx": radius > 0 ? .number(radius) : nil, "fill": .string(fill),
        "stroke": stroke.map { .string($0) } ?? nil,
        "stroke-width": stroke != nil && width != 1 ? .number(width) : nil,
        "stroke-dasharray": dash.map { .string($0) } ?? nil,
      ])
  }

  mutating func line(from: CGPoint, to: CGPoint, stroke: String, width: Double = 1, dash: String? = nil) {
    element(
      "line",
      [
        "x1": .number(from.x), "y1": .number(from.y), "x2": .number(to.x), "y2": .number(to.y),
        "stroke": .string(stroke), "stroke-width": width != 1 ? .number(width) : nil,
        "stroke-dasharray": dash.map { .string($0) } ?? nil,
      ])
  }

  enum Anchor: String, Hashable, Sendable { case start, middle, end }

  /// A text of one line, as wide as it was measured: a little smaller or larger. librsvg moves what is anchored at its
  /// middle or end wherever a transform scales it.
  /// - Parameters:
  ///   - isRightToLeft: Of the paragraph; an isolate keeps the punctuation at the side where it ends.
  ///   - halo: The colour of a seam that keeps the text readable on any other: a text of its own beneath.
  mutating func text(
    _ text: String, at point: CGPoint, anchor: Anchor = .start, font: PictureFont, width: Double? = nil,
    fill: String, opacity: Double = 1, isRightToLeft: Bool? = nil, halo: String? = nil
  ) {
    // CairoSVG rounds the advances of letters to pixels: a text is a little narrower, and letters of one pitch, where all
    // of them would be rounded alike, have places of their own.
    let isPlaced =
      width != nil && isRightToLeft != true && font.design == .fixedPitch && !text.isEmpty
      && text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    let isolates = isRightToLeft ?? PictureText.isRightToLeft(text)
    // The bold letters of fonts that viewers have for these scripts differ by a quarter: strokes make the usual ones bold.
    let strokes = font.isBold && text.unicodeScalars.contains(where: PictureText.isRightToLeft)
    var font = font
    if strokes { font.isBold = false }
    let share: Double = isPlaced ? 1 : font.size < 13 || isolates ? 0.975 : 0.99
    let own = width.map { width in (width * share, font.width(of: text)) }
    // A quarter of a point is not seen.
    let scale = own.map { $0 > 0 && $1 > 0 && abs($0 - $1) > 0.25 ? $0 / $1 : 1 } ?? 1
    let isolated = isolates ? "\u{2067}\(text)\u{2069}" : text
    let letters = isPlaced ? text.utf8.count : 1
    let pitch = isPlaced ? font.width(of: text) * scale / Double(letters) : 0
    let left = point.x - anchor.part * pitch * Double(letters)
    let places = (0..<letters).compactMap { SVGValue.number(left + Double($0) * pitch).text }
    for isHalo in halo == nil ? [false] : [true, false] {
      element(
        "text",
        [
          "x": .string(places.joined(separator: " ")), "y": .number(point.y),
          "font-size": .number(font.size * scale), "fill": .string(isHalo ? "none" : fill),
          "fill-opacity": opacity < 1 && !isHalo ? .number(opacity) : nil,
          "font-family": font.design == .sans ? nil : .string(PictureFont.families(of: font.design)),
          "font-weight": font.isBold ? "bold" : nil, "font-style": font.isItalic ? "italic" : nil,
          "text-anchor": anchor == .start || isPlaced ? nil : .string(anchor.rawValue),
          "stroke": isHalo ? halo.map { .string($0) } ?? nil : strokes ? .string(fill) : nil,
          "stroke-width": isHalo ? 2 : strokes ? .number(font.size * 0.03) : nil,
          "stroke-opacity": isHalo ? 0.75 : nil, "stroke-linejoin": isHalo ? "round" : nil,
          // For those who move or check texts.
          "data-width": width.map { .number($0) } ?? nil,
          "xml:space": text.first?.isWhitespace ?? false || text.contains("  ") ? "preserve" : nil,
        ], content: isolated)
    }
  }

  mutating func label(
    _ text: String, at point: CGPoint, size: Double, fill: String, anchor: Anchor = .start,
    isBold: Bool = false, width: Double? = nil, halo: String? = nil
  ) {
    self.text(
      text, at: point, anchor: anchor, font: PictureFont(size: size, isBold: isBold), width: width,
      fill: fill, halo: halo)
  }
}
