// Plain signs that anybody draws, under the names that symbols, bar items and AppKit's images have: a person, a house, a
// cross. They are this program's own drawings; every other symbol is a box with its name.

import CPageFiles
import Foundation
import LayoutScene
import Plumbline

/// A sign as a path of SVG on a grid of 24 by 24.
struct PictureGlyph: Equatable, Sendable {
  enum Enclosure: Hashable, Sendable { case none, circle, square }

  var path: String
  var enclosure = Enclosure.none
  /// Solid rather than an outline; within an enclosure, the enclosure.
  var isFilled = false
  var isStruckOut = false

  /// The bounding box of most signs.
  static let usualBox = CGRect(x: 2.5, y: 2.5, width: 19, height: 19)

  /// The bounding box of the sign in its grid.
  var box: CGRect {
    guard enclosure == .none else { return CGRect(x: 1.5, y: 1.5, width: 21, height: 21) }
    return Self.boxes[path] ?? Self.usualBox
  }

  /// The sign of a name; nil where a name says more than a plain sign could.
  init?(_ name: String) {
    var parts = (Self.aliases[name] ?? name).split(separator: ".").map(String.init)
    var (isFilled, isStruckOut, enclosure) = (false, false, Enclosure.none)
    while let last = parts.last, parts.count > 1 {
      switch last {
      case "fill": isFilled = true
      case "slash": isStruckOut = true
      case "circle": enclosure = .circle
      case "square": enclosure = .square
      default:
        guard let path = Self.path(parts) else { return nil }
        self.init(path: path, enclosure: enclosure, isFilled: isFilled, isStruckOut: isStruckOut)
        return
      }
      parts.removeLast()
    }
    guard let path = Self.path(parts) else { return nil }
    self.init(path: path, enclosure: enclosure, isFilled: isFilled, isStruckOut: isStruckOut)
  }

  private init(path: String, enclosure: Enclosure, isFilled: Bool, isStruckOut: Bool) {
    (self.path, self.enclosure, self.isFilled, self.isStruckOut) = (path, enclosure, isFilled, isStruckOut)
  }

  private static func path(_ parts: [String]) -> String? {
    let name = parts.joined(separator: ".")
    return paths[aliases[name] ?? name]
  }

  /// Signs that reach over less than most.
  private static let boxes: [String: CGRect] = Dictionary(
    [
      ("chevron.right", CGRect(x: 7.5, y: 3, width: 9, height: 18)),
      ("chevron.left", CGRect(x: 7.5, y: 3, width: 9, height: 18)),
      ("chevron.up", CGRect(x: 3, y: 7.5, width: 18, height: 9)),
      ("chevron.down", CGRect(x: 3, y: 7.5, width: 18, height: 9)),
      ("minus", CGRect(x: 3, y: 11, width: 18, height: 2)),
      ("ellipsis", CGRect(x: 2.5, y: 10, width: 19, height: 4)),
      ("line.3.horizontal", CGRect(x: 3, y: 5, width: 18, height: 14)),
    ].compactMap { name, box in paths[name].map { ($0, box) } }, uniquingKeysWith: { first, _ in first })

  /// Of each name its path, or behind = the name of the sign that it is called too.
  private static let signs = Dictionary(
    firstOf: PictureTable.rows(of: CPageFileGlyphs()).map { (String($0[0]), String($0[1])) })
  private static let paths = signs.filter { !$0.value.hasPrefix("=") }
  private static let aliases = signs.filter { $0.value.hasPrefix("=") }.mapValues { String($0.dropFirst()) }
}

extension ScenePicture {
  /// Draws a plain sign as large as a frame lets it.
  /// - Returns: Whether the name has one.
  func drawPlainGlyph(_ name: String, in frame: CGRect, tint: SceneColor, _ svg: inout SVGText) -> Bool {
    guard let glyph = PictureGlyph(name) else { return false }
    let box = glyph.box
    let scale = min(frame.width / box.width, frame.height / box.height)
    let ink = paint(tint)
    let inside = glyph.enclosure != .none
    let solid = glyph.isFilled
    svg.group(
      "g",
      [
        "transform": .string(
          "translate(\(decimal(frame.midX)) \(decimal(frame.midY))) scale(\(decimal(scale))) "
            + "translate(\(decimal(-box.midX)) \(decimal(-box.midY)))"),
        "stroke": .string(ink.hex), "stroke-width": 1.8, "stroke-linecap": "round",
        "stroke-linejoin": "round", "opacity": ink.opacity < 1 ? .number(ink.opacity) : nil,
      ]
    ) { svg in
      switch glyph.enclosure {
      case .none: break
      case .circle:
        svg.element("circle", ["cx": 12, "cy": 12, "r": 9.6, "fill": .string(solid ? ink.hex : "none")])
      case .square:
        svg.rect(CGRect(x: 2.5, y: 2.5, width: 19, height: 19), fill: solid ? ink.hex : "none", radius: 4)
      }
      svg.element(
        "path",
        [
          "d": .string(glyph.path), "fill": .string(solid && !inside ? ink.hex : "none"),
          "fill-rule": solid ? "evenodd" : nil,
          "stroke": solid && inside ? "#ffffff" : nil,
          "transform": inside ? "translate(5.4 5.4) scale(0.550)" : nil,
          "stroke-width": inside ? 2.8 : nil,
        ])
      if glyph.isStruckOut { svg.element("path", ["d": "M4 3l16 18", "fill": "none"]) }
    }
    return true
  }
}
