// Fonts as documents for macOS describe them: the system's by purpose, in the sizes that AppKit gives them.

import AppKitLayout
import Plumbline
import Typography

/// Reads the `<font>` of cells and of attributed strings.
struct AppKitFonts: Sendable {
  /// The font of a cell; of the control's size where the document leaves it to the appearance.
  func font(_ element: DocumentElement?, size: Double) -> FontDescription {
    guard let element else { return FontDescription(pointSize: size) }
    if let style = element["textStyle"].flatMap(MacTextStyle.font) { return style }
    if let name = element["name"], element["metaFont"] == nil {
      return named(name, size: points(element, or: size))
    }
    guard let type = element["metaFont"] else { return FontDescription(pointSize: points(element, or: 13)) }
    var font = FontDescription(pointSize: points(element, or: Self.points(of: type)))
    if type.hasSuffix("Bold") { font.weight = .bold }
    for (name, weight) in Self.weights where type == "system" + name { font.weight = weight }
    if type == "fixedUser" { font.family = .named("Menlo-Regular") }
    return font
  }

  private func points(_ element: DocumentElement, or size: Double) -> Double {
    guard let given = element.number("size"), given > 0, given <= 2048 else { return size }
    return given
  }

  private static let weights: [(String, FontDescription.Weight)] = [
    ("UltraLight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Medium", .medium),
    ("Semibold", .semibold),
    ("Heavy", .heavy), ("Black", .black),
  ]

  /// The sizes that AppKit's fonts have by purpose (`NSFont`).
  private static func points(of type: String) -> Double {
    switch type {
    case "smallSystem", "smallSystemBold", "toolTip", "palette": 11
    case "miniSystem", "miniSystemBold": 9
    case "label": 10
    case "cellTitle", "controlContent", "user": 12
    case "fixedUser": 11
    case "menuBar": 14
    default: 13
    }
  }

  /// Names that begin with a dot are the system's own faces: `.SFNS-Bold`.
  private func named(_ name: String, size: Double) -> FontDescription {
    guard name.hasPrefix(".") else { return FontDescription(family: .named(name), pointSize: size) }
    let face = name.split(separator: "-").dropFirst().last.map { $0.lowercased() } ?? ""
    let weight = Self.weights.first { $0.0.lowercased() == face }?.1 ?? (face == "bold" ? .bold : .regular)
    return FontDescription(weight: weight, pointSize: size)
  }
}
