// SVG files of asset catalogues, reduced to what all viewers draw alike: shapes, gradients, clips.

import Foundation
import LayoutScene
import XMLScanner

extension VectorImage {
  private static let shapes: Set<String> = [
    "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "defs", "linearGradient",
    "radialGradient", "stop", "clipPath", "mask", "use", "image",
  ]
  private static let paints: Set<String> = ["fill", "stroke", "stop-color"]

  /// - Parameter isTemplate: Whether every colour is the tint.
  init?(svg bytes: Data, isTemplate: Bool) {
    guard let whole = String(bytes: bytes, encoding: .utf8), let start = whole.range(of: "<svg") else {
      return nil
    }
    // The scanner knows no namespaces: a prefix is a part of the name.
    let text = whole[start.lowerBound...]
      .replacingOccurrences(of: "(\\s[A-Za-z]+):([A-Za-z-]+=)", with: "$1-$2", options: .regularExpression)
      .replacingOccurrences(of: "(</?[A-Za-z]+):", with: "$1-", options: .regularExpression)
    guard let tree = try? XMLScanner.scan(text.utf8, textElements: ["style"]),
      let root = ElementTree(tree).root, root.name == "svg"
    else { return nil }
    let numbers = (root["viewBox"] ?? "").split { " ,\n\t".contains($0) }.compactMap { Double($0) }
    func length(_ name: String) -> Double? {
      root[name].flatMap { Double($0.prefix { $0.isNumber || ".-".contains($0) }) }
    }
    let box =
      numbers.count == 4
      ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      : CGRect(x: 0, y: 0, width: length("width") ?? 0, height: length("height") ?? 0)
    guard box.width > 0, box.height > 0 else { return nil }
    let styles = root.descendants().filter { $0.name == "style" }.map(\.text).joined()
    var writer = Writer(rules: Writer.rules(styles), isTemplate: isTemplate)
    // A symbol's template holds many weights beside its lines: the regular one of medium size is drawn.
    let symbol = root.descendants().first { $0["id"] == "Regular-M" || $0["id"] == "Regular-S" }
    writer.write(symbol ?? root, isRoot: true)
    if writer.isFull { return nil }
    self.init(box: symbol.flatMap { Self.box(of: $0, in: root) } ?? box, elements: writer.text)
  }

  /// Between the margins of a symbol's weight, from its line of capitals to its baseline with a little around.
  private static func box(of symbol: DocumentElement, in root: DocumentElement) -> CGRect? {
    let size = symbol["id"]?.suffix(1) ?? ""
    func line(_ id: String, _ end: String) -> Double? {
      root.descendants().first { $0["id"] == id }.flatMap { $0.number(end) }
    }
    guard let top = line("Capline-\(size)", "y1"), let bottom = line("Baseline-\(size)", "y1"),
      let left = line("left-margin-Regular-\(size)", "x1"),
      let right = line("right-margin-Regular-\(size)", "x1"), right > left, bottom > top
    else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top).insetBy(
      dx: 0, dy: (top - bottom) * 0.2)
  }

  /// Writes elements again, with names that a picture can keep apart and without what could run or load.
  private struct Writer {
    /// The properties of classes.
    var rules: [String: [(String, String)]]
    var isTemplate: Bool
    var text = ""
    var count = 0

    /// More values than a megabyte holds: thousands of elements may name a class of thousands, or of long ones.
    private static let limit = 1 << 20
    var isFull: Bool { count > Self.limit || text.utf8.count > 16 * Self.limit }

    /// Declarations of classes; other selectors are rare in exported images.
    static func rules(_ sheet: String) -> [String: [(String, String)]] {
      var rules: [String: [(String, String)]] = [:]
      var room = limit
      for block in sheet.split(separator: "}") {
        let parts = block.split(separator: "{", maxSplits: 1)
        guard parts.count == 2 else { continue }
        let found = declarations(String(parts[1]))
        for selector in parts[0].split(separator: ",") where room > 0 {
          let name = selector.trimmingCharacters(in: .whitespacesAndNewlines)
          if name.hasPrefix(".") { rules[String(name.dropFirst()), default: []] += found }
          room -= found.count
        }
      }
      return rules
    }

    private static func declarations(_ text: String) -> [(String, String)] {
      text.split(separator: ";").compactMap { declaration in
        let parts = declaration.split(separator: ":", maxSplits: 1).map {
          $0.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        return parts.count == 2 ? (parts[0], parts[1]) : nil
      }
    }

    mutating func write(_ element: DocumentElement, isRoot: Bool = false) {
      guard isRoot || VectorImage.shapes.contains(element.name), !isFull else { return }
      let scanned = element.tree.scanned
      var values = scanned.element(element.index).attributes
        .map { (scanned.name(ofAttribute: $0), scanned.value(ofAttribute: $0)) }
        .filter { keeps($0.0, isRoot) }.map { ($0.0 == "xlink-href" ? "href" : $0.0, $0.1) }
      for name in (element["class"] ?? "").split(separator: " ") where values.count < Self.limit {
        values += rules[String(name)] ?? []
      }
      values += Self.declarations(element["style"] ?? "")
      count += values.count + 1
      // The last value of a name counts.
      var names: Set<String> = []
      values = values.reversed().filter { !$0.0.hasPrefix("-") && names.insert($0.0).inserted }.reversed()
      if isRoot, names.insert("fill").inserted { values.append(("fill", "#000000")) }
      let tag = isRoot ? "g" : element.name
      text += "<\(tag)"
      for (name, value) in values {
        if let value = shown(value, of: name) { text += " \(name)=\"\(value)\"" }
      }
      text += ">"
      for child in element.children { write(child) }
      text += "</\(tag)>"
    }

    private func keeps(_ name: String, _ isRoot: Bool) -> Bool {
      if ["style", "class", "filter"].contains(name) || name.hasPrefix("on") { return false }
      let others = ["xml", "xlink-", "inkscape-", "sodipodi-", "serif-", "sketch-", "data-", "aria-"]
      if others.contains(where: name.hasPrefix) { return name == "xlink-href" }
      // The place of the whole is the picture's matter.
      return !(isRoot && ["width", "height", "viewBox", "x", "y", "version", "xmlns", "id"].contains(name))
    }

    /// The value with its names told apart; nil for what leads elsewhere.
    private func shown(_ value: String, of name: String) -> String? {
      var value = value
      if name == "id" { value = VectorImage.scope + value }
      if name == "href" {
        if value.hasPrefix("#") {
          value = "#" + VectorImage.scope + value.dropFirst()
        } else if !value.hasPrefix("data:image/png") && !value.hasPrefix("data:image/jpeg") {
          return nil
        }
      } else if value.contains("url(") {
        guard value.contains("url(#") else { return nil }
        value = value.replacingOccurrences(of: "url(#", with: "url(#" + VectorImage.scope)
      } else if isTemplate, VectorImage.paints.contains(name), !["none", "transparent"].contains(value) {
        value = VectorImage.tint
      }
      for (sign, entity) in [("&", "&amp;"), ("<", "&lt;"), ("\"", "&quot;")] {
        value = value.replacingOccurrences(of: sign, with: entity)
      }
      return value
    }
  }
}
