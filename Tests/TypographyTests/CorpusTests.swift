// Every label of intrinsic width in the corpus against what the measurer says of it. Skipped where the corpus is absent.

import Foundation
import Testing
import Typography

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Labels of the corpus")
struct CorpusTests {
  static let corpus: URL = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { url.deleteLastPathComponent() }
    return url.deletingLastPathComponent().appendingPathComponent("shared/corpus/ios")
  }()

  static var isPresent: Bool { FileManager.default.fileExists(atPath: corpus.path) }

  @Test(
    "most stored widths are met to half a point, nearly all to one",
    .enabled(if: isPresent, "the corpus is not beside the package (../shared)"))
  func widths() throws {
    var labels: [LabelReader.Label] = []
    let files = FileManager.default.enumerator(at: Self.corpus, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard ["xib", "storyboard"].contains(file.pathExtension) else { continue }
      labels += LabelReader.labels(in: try Data(contentsOf: file))
    }
    var exact = 0
    var close = 0
    var count = 0
    for label in labels {
      let measurer = SystemFontMeasurer(edition: .init(toolsVersion: label.toolsVersion))
      let width = measurer.measure([TextRun(label.text, font: label.font)], within: TextLimits()).width
      // Documents round up to pixels, older ones to points.
      let offs: [Double] = [1.0, 2, 3].map { scale -> Double in
        abs((width * scale - 1e-6).rounded(.up) / scale - label.width)
      }
      let off = offs.min() ?? 0
      // Wider: something else holds the label; far narrower: the document is stale.
      if off > max(6, 0.1 * label.width) { continue }
      count += 1
      if off < 0.51 { exact += 1 }
      if off < 1.01 { close += 1 }
    }
    #expect(count > 250, "\(count) labels")
    // 740 of the 785 labels of 144 repositories to half a point, 758 to one; the bounds are half a point below. The measurer
    // was fitted to most of them; of texts of repositories that a fit leaves out, five of six are met
    // (Tools/fonts/fit-system-font.py).
    #expect(Double(exact) > 0.937 * Double(count), "\(exact) of \(count)")
    #expect(Double(close) > 0.96 * Double(count), "\(close) of \(count)")
  }
}

/// Reads the labels whose width no required constraint fixes.
private final class LabelReader: NSObject, XMLParserDelegate {
  struct Label {
    var id: String
    var text: String
    var font = FontDescription()
    var width = 0.0
    var toolsVersion: Int
  }

  private var toolsVersion = 0
  private var open: [String] = []
  private var views: [String] = []
  private var label: Label?
  private var labels: [Label] = []
  private var fixed: [String: Set<String>] = [:]
  private var isInStack: [Bool] = []

  static func labels(in data: Data) -> [Label] {
    let reader = LabelReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
    return reader.labels.filter { (reader.fixed[$0.id]?.count ?? 0) < 2 && $0.width > 0 }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    switch name {
    case "document":
      toolsVersion = Int(attributes["toolsVersion"]?.split(separator: ".").first ?? "") ?? 0
    case "label":
      let isPlain =
        attributes["numberOfLines"] == nil && attributes["translatesAutoresizingMaskIntoConstraints"] == "NO"
        && open.dropLast().last != "stackView"
      if isPlain, let text = attributes["text"], !text.isEmpty, let id = attributes["id"] {
        label = Label(id: id, text: text, toolsVersion: toolsVersion)
      }
    case "rect" where open.last == "label" && attributes["key"] == "frame":
      label?.width = Double(attributes["width"] ?? "") ?? 0
    case "fontDescription" where open.last == "label":
      if let font = Self.font(attributes) { label?.font = font } else { label = nil }
    case "constraint":
      guard attributes["relation"] == nil, (attributes["priority"] ?? "1000") == "1000" else { break }
      for side in ["first", "second"] {
        guard let id = attributes[side + "Item"], let attribute = attributes[side + "Attribute"] else {
          continue
        }
        let plain = attribute.replacingOccurrences(of: "Margin", with: "")
        if ["leading", "trailing", "left", "right", "centerX", "width"].contains(plain) {
          fixed[id, default: []].insert(plain)
        }
      }
      if attributes["firstItem"] == nil, attributes["firstAttribute"] == "width", let label {
        fixed[label.id, default: []].insert("width")
      }
    default: break
    }
    open.append(name)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
    if name == "label", let finished = label {
      labels.append(finished)
      label = nil
    }
  }

  /// The system font only.
  private static func font(_ attributes: [String: String]) -> FontDescription? {
    if let style = attributes["style"] { return TextStyle(documentName: style)?.font() }
    guard let size = Double(attributes["pointSize"] ?? "") else { return nil }
    switch attributes["type"] {
    case "boldSystem": return FontDescription(weight: .bold, pointSize: size)
    case "system":
      let weights: [String: FontDescription.Weight] = [
        "thin": .thin, "light": .light, "medium": .medium, "semibold": .semibold, "bold": .bold,
        "heavy": .heavy,
      ]
      return FontDescription(weight: weights[attributes["weight"] ?? ""] ?? .regular, pointSize: size)
    default: return nil
    }
  }
}
