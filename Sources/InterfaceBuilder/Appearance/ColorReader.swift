// Colours as documents store them: components in some colour space, names of the system's, names of asset catalogs.

import Foundation
import LayoutScene
import Plumbline

/// Reads the `<color>` elements of one document.
package struct ColorReader {
  /// The named colours of the document's resources, which hold the light appearance.
  private let resources: [String: SceneColor]
  private let assets: AssetCatalogues
  private let isMac: Bool

  /// Reads a document's colours, and those of the asset catalogs around it.
  package init(of document: InterfaceBuilderDocument) { self.init(of: document, assets: document.assets) }

  init(of document: InterfaceBuilderDocument, assets: AssetCatalogues) {
    var resources: [String: SceneColor] = [:]
    for entry in document.root.first("resources")?.children.map({ $0 }) ?? [] {
      guard entry.name == "namedColor" || entry.name == "systemColor", let name = entry["name"],
        let color = entry.first("color").flatMap(Self.components)
      else { continue }
      resources[name] = SceneColor(color)
    }
    self.resources = resources
    self.assets = assets
    isMac = document.canvas.platform == .mac
  }

  /// The colour of a `<color>`; nil for an element that is none.
  package func color(_ element: DocumentElement?) -> SceneColor? {
    guard let element, element.name == "color" else { return nil }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      return Self.system(name) ?? resources[name] ?? Self.components(element).map { SceneColor($0) }
    }
    if let name = element["name"] {
      let system = isMac && element["catalog"] == "System" ? Self.macSystem(name) : nil
      return system ?? assets.color(name)
        ?? (resources[name] ?? Self.components(element).map { SceneColor($0) }).map { adaptive($0, element) }
    }
    return Self.components(element).map { SceneColor($0) }
  }

  /// A colour of a catalogue that is not at hand: of a system colour's light value its dark one. White texts and black
  /// backgrounds are as likely the same in both appearances.
  private func adaptive(_ color: SceneColor, _ element: DocumentElement) -> SceneColor {
    let fixed = SceneColor(white: element.key == "backgroundColor" ? 0 : 1)
    guard color.light != fixed.light else { return color }
    func parts(_ color: SceneColor) -> [Int] {
      let light = color.light
      return [light.red, light.green, light.blue, light.alpha].map { Int($0 * 255 + 0.5) }
    }
    let known = Self.adaptiveNames.lazy.compactMap { isMac ? Self.macSystem($0) : Self.system($0) }
    return known.first { parts($0) == parts(color) } ?? color
  }

  private static let adaptiveNames = """
    label secondaryLabel tertiaryLabel quaternaryLabel separator opaqueSeparator systemBackground systemRed \
    systemOrange systemYellow systemGreen systemMint systemTeal systemCyan systemBlue systemIndigo systemPurple \
    systemPink systemBrown systemGray systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 systemFill
    """.split(separator: " ").map { "\($0)Color" }

  static func components(_ element: DocumentElement) -> SceneColor.Components? {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") {
      return SceneColor.Components(red: white, green: white, blue: white, alpha: alpha)
    }
    if let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue")
    {
      let isWide = element["customColorSpace"] == "displayP3"
      let parts = isWide ? standard(displayP3: (red, green, blue)) : (red, green, blue)
      return SceneColor.Components(red: parts.0, green: parts.1, blue: parts.2, alpha: alpha)
    }
    if let cyan = element.number("cyan"), let black = element.number("black") {
      func part(_ ink: Double) -> Double { (1 - ink) * (1 - black) }
      return SceneColor.Components(
        red: part(cyan), green: part(element.number("magenta") ?? 0),
        blue: part(element.number("yellow") ?? 0),
        alpha: alpha)
    }
    return nil
  }

  /// Components of Display P3 as those of sRGB (both have the same curve and white; the matrix follows from their
  /// primaries, IEC 61966-2-1 and SMPTE EG 432-1).
  static func standard(displayP3 parts: (Double, Double, Double)) -> (Double, Double, Double) {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    func curved(_ value: Double) -> Double {
      value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
    let (r, g, b) = (linear(parts.0), linear(parts.1), linear(parts.2))
    return (
      curved(1.22494 * r - 0.22494 * g), curved(-0.04206 * r + 1.04206 * g),
      curved(-0.01964 * r - 0.07864 * g + 1.09828 * b)
    )
  }

  /// The system's colours by the names that documents give them, less `Color` at their end.
  private static let systemColors: [String: UIColor] = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "separator": .separator,
    "opaqueSeparator": .opaqueSeparator, "link": .link, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground, "groupTableViewBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tableCellGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill, "systemRed": .systemRed, "systemOrange": .systemOrange,
    "systemYellow": .systemYellow, "systemGreen": .systemGreen, "systemMint": .systemMint,
    "systemTeal": .systemTeal, "systemCyan": .systemCyan, "systemBlue": .systemBlue, "tint": .systemBlue,
    "systemIndigo": .systemIndigo, "systemPurple": .systemPurple, "systemPink": .systemPink,
    "systemBrown": .systemBrown, "systemGray": .systemGray, "systemGray2": .systemGray2,
    "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5,
    "systemGray6": .systemGray6, "darkText": .darkText, "lightText": .lightText, "white": .white,
    "black": .black, "viewFlipsideBackground": .darkGray,
  ]

  static func system(_ name: String) -> SceneColor? {
    guard name.hasSuffix("Color") else { return nil }
    return systemColors[String(name.dropLast(5))].map { SceneColor($0) }
  }

  /// AppKit's colours by name, as the Human Interface Guidelines of macOS and `NSColor` describe them.
  static func macSystem(_ name: String) -> SceneColor? {
    func grey(_ light: (Double, Double), _ dark: (Double, Double)) -> SceneColor {
      SceneColor(
        light: .init(red: light.0, green: light.0, blue: light.0, alpha: light.1),
        dark: .init(red: dark.0, green: dark.0, blue: dark.0, alpha: dark.1))
    }
    switch name {
    case "labelColor", "controlTextColor": return grey((0, 0.85), (1, 0.85))
    case "textColor", "selectedControlTextColor": return grey((0, 0.85), (1, 0.85))
    case "headerTextColor", "windowFrameTextColor": return grey((0, 0.85), (1, 0.85))
    case "secondaryLabelColor": return grey((0, 0.5), (1, 0.55))
    case "tertiaryLabelColor", "disabledControlTextColor", "placeholderTextColor":
      return grey((0, 0.25), (1, 0.25))
    case "quaternaryLabelColor": return grey((0, 0.1), (1, 0.1))
    case "windowBackgroundColor": return grey((0.925, 1), (0.196, 1))
    case "controlBackgroundColor", "textBackgroundColor": return grey((1, 1), (0.118, 1))
    case "underPageBackgroundColor": return grey((0.588, 0.9), (0.157, 1))
    case "controlColor": return grey((1, 1), (1, 0.25))
    case "gridColor": return grey((0.9, 1), (0.1, 1))
    case "separatorColor": return grey((0, 0.1), (1, 0.1))
    case "headerColor": return grey((1, 1), (0.12, 1))
    case "_sourceListBackgroundColor": return grey((0.945, 1), (0.17, 1))
    case "linkColor":
      return SceneColor(
        light: .init(red: 0, green: 0.408, blue: 0.855), dark: .init(red: 0.255, green: 0.612, blue: 1))
    default: return system(name)
    }
  }
}
