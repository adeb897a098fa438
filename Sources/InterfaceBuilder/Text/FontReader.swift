// Fonts as documents describe them: the system's by type and weight, text styles, fonts by name (spec 09 §4).

import Typography

/// Reads `<fontDescription>` and the `<font>` of attributed strings.
package struct FontReader: Sendable {
  /// The text size that text styles follow.
  var contentSize: ContentSizeCategory
  /// Text styles have sizes of their own on a television, which no text size changes.
  var isTelevision = false

  package init(contentSize: ContentSizeCategory, isTelevision: Bool = false) {
    self.contentSize = contentSize
    self.isTelevision = isTelevision
  }

  /// The font of `<fontDescription>`; nil where the element is absent.
  package func font(_ element: DocumentElement?) -> FontDescription? {
    guard let element else { return nil }
    if let style = element["style"].flatMap(TextStyle.init(documentName:)) {
      return isTelevision ? Self.televisionFont(style) : style.font(for: contentSize)
    }
    let size = pointSize(element["pointSize"], named: element["size"])
    if let name = element["name"] ?? element["family"] { return named(name, size: size) }
    return typed(element["type"] ?? element["metaFont"], weight: element["weight"], size: size)
  }

  /// The font of an attributed string's `<font>`, which gives `metaFont` or `name` and `size`.
  func attributedFont(_ element: DocumentElement) -> FontDescription {
    let size = pointSize(element["size"])
    if let name = element["name"] { return named(name, size: size) }
    return typed(element["metaFont"], weight: nil, size: size)
  }

  /// The font of a system button without one of its own; nil for the type's own. A television's fits the buttons of
  /// the corpus: `Next` 80 points wide and 46 high.
  var systemButtonFont: FontDescription? {
    isTelevision ? FontDescription(weight: .medium, pointSize: 38) : nil
  }

  /// The font of a configured button without one of its own follows the text size as Body does: "Button" is 67 by 31 points in
  /// editors of the smallest one (builds 18000 to 20999). Nil at the usual size, at which buttons keep to whole points.
  var configuredButtonFont: FontDescription? {
    contentSize == .large || isTelevision
      ? nil : FontDescription(pointSize: TextStyle.body.pointSize(for: contentSize))
  }

  /// Apple's Human Interface Guidelines, tvOS, Typography.
  private static func televisionFont(_ style: TextStyle) -> FontDescription {
    switch style {
    case .largeTitle, .title1: FontDescription(weight: .medium, pointSize: 76)
    case .title2: FontDescription(weight: .medium, pointSize: 57)
    case .title3: FontDescription(weight: .medium, pointSize: 48)
    case .headline: FontDescription(weight: .medium, pointSize: 38)
    // 35 points high in 3 labels of 2 documents elsewhere.
    case .subheadline: FontDescription(pointSize: 29)
    case .callout: FontDescription(weight: .medium, pointSize: 31)
    case .body: FontDescription(weight: .medium, pointSize: 29)
    case .footnote, .caption1: FontDescription(weight: .medium, pointSize: 25)
    case .caption2: FontDescription(weight: .medium, pointSize: 23)
    }
  }

  private func typed(_ type: String?, weight: String?, size: Double) -> FontDescription {
    var font = FontDescription(pointSize: size)
    switch type {
    case "boldSystem", "systemBold": font.weight = .bold
    case "italicSystem": font.isItalic = true
    case "monospacedSystem": font.family = .monospacedSystem
    case "systemSemibold": font.weight = .semibold
    default: break
    }
    if let weight = weight.flatMap(Self.weight) { font.weight = weight }
    return font
  }

  /// Names that begin with a dot are the system's own faces: `.SFUIText-Semibold`, `.AppleSystemUIFont`.
  private func named(_ name: String, size: Double) -> FontDescription {
    guard name.hasPrefix(".") else { return FontDescription(family: .named(name), pointSize: size) }
    let face = name.split(separator: "-").dropFirst().last.map { $0.lowercased() } ?? ""
    return FontDescription(
      weight: Self.weight(face) ?? .regular, isItalic: face.contains("italic"), pointSize: size)
  }

  private func pointSize(_ text: String?, named name: String? = nil) -> Double {
    // `UIFont.systemFontSize` and its likes.
    if text == nil, let size = ["system": 14.0, "smallSystem": 12, "button": 18][name ?? ""] { return size }
    // 17 is the system's label size; nobody sets type at thousands of points.
    guard let size = text.flatMap(LayoutNumber.parse), size > 0, size <= 2048 else { return 17 }
    return size
  }

  private static func weight(_ name: String) -> FontDescription.Weight? {
    switch name.lowercased() {
    case "ultralight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "regular": .regular
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: nil
    }
  }
}
