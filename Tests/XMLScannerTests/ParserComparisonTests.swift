// The scanner beside libxml2, by Foundation: the same tree of every document, and of damaged ones the same tree or a
// refusal by both. Reads ../shared and is skipped where that is absent. PLUMBLINE_LONG_TESTS=1 compares all documents
// instead of every third, and more damage (Tools/check-long.sh edits).
//
// Not compared, because the scanner refuses what libxml2 may take: document types, names with colons, other encodings and
// other names for UTF-8. Foundation stops the process at instructions without data (`<?a?>`), so these have no reference.

import Foundation
import Testing
import XMLScanner

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("The scanner beside libxml2") struct ParserComparisonTests {
  static let textElements: Set<String> = ["string", "mutableString"]
  static let isLong = ProcessInfo.processInfo.environment["PLUMBLINE_LONG_TESTS"] == "1"

  @Test(
    "documents of the corpus give the same tree, line by line",
    .enabled(if: Corpus.exists, "the corpus is not beside the package (../shared)"))
  func corpus() throws {
    let paths = Corpus.paths
    #expect(paths.count > 1700)
    for index in stride(from: 0, to: paths.count, by: Self.isLong ? 1 : 3) {
      let path = paths[index]
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      let reference = try #require(Reference.read(bytes), "\(path)")
      let tree = try XMLScanner.scan(bytes, textElements: Self.textElements)
      #expect(nodes(tree) == reference.nodes, "\(path)")
      #expect(tree.elements.map { Int($0.line) } == reference.lines, "\(path)")
    }
  }

  @Test(
    "damaged documents give the same tree, or are refused by both",
    .enabled(if: Corpus.exists, "the corpus is not beside the package (../shared)"),
    arguments: isLong ? 1...3 : 1...1)
  func damaged(seed: UInt64) throws {
    let documents = try Corpus.paths.compactMap { path -> [UInt8]? in
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      return bytes.count < 12_000 ? [UInt8](bytes) : nil
    }
    var damage = Damage(seed: seed)
    var (accepted, refused) = (0, 0)
    while accepted + refused < 1000 {
      let bytes = damage.damaged(documents)
      // Foundation goes on after bytes that are no text, and stops the process when it makes a string of them.
      let isText = !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil
      let tree = try? XMLScanner.scan(bytes, textElements: Self.textElements, depthLimit: 5000)
      guard isText else {
        #expect(tree == nil)
        continue
      }
      // libxml2 also takes UTF8, which is no name of IANA's for UTF-8, for an encoding.
      if String(decoding: bytes.prefix(60), as: UTF8.self).contains("encoding=\"UTF8\"") {
        #expect(tree == nil)
        continue
      }
      let reference = Reference.read(Data(bytes))
      #expect(tree.map(nodes) == reference?.nodes, "seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
      if tree == nil { refused += 1 } else { accepted += 1 }
    }
    #expect(accepted > 150 && refused > 400)
  }

  private func nodes(_ tree: XMLTree) -> [Reference.Node] {
    tree.elements.indices.map { index in
      let element = tree.elements[index]
      return Reference.Node(
        name: tree.name(of: index),
        attributes: Dictionary(
          uniqueKeysWithValues: element.attributes.map {
            (tree.name(ofAttribute: $0), tree.value(ofAttribute: $0))
          }),
        text: tree.text(of: index), parent: Int(element.parent), end: Int(element.end))
    }
  }
}

/// What Foundation's parser makes of a document.
private final class Reference: NSObject, XMLParserDelegate {
  struct Node: Equatable {
    var name: String
    var attributes: [String: String]
    var text = ""
    var parent: Int
    var end: Int
  }
  private(set) var nodes: [Node] = []
  private(set) var lines: [Int] = []
  private var open: [Int] = []

  /// Nil where the parser has an error, though it may have gone on after it and call that a success.
  static func read(_ bytes: Data) -> Reference? {
    let reference = Reference()
    let parser = XMLParser(data: bytes)
    parser.delegate = reference
    let isRead = parser.parse() && parser.parserError == nil
    return isRead && reference.open.isEmpty && !reference.nodes.isEmpty ? reference : nil
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    nodes.append(Node(name: name, attributes: attributes, parent: open.last ?? -1, end: nodes.count + 1))
    lines.append(parser.lineNumber)
    open.append(nodes.count - 1)
  }

  func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
    if let index = open.popLast() { nodes[index].end = nodes.count }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { add(string) }
  func parser(_ parser: XMLParser, foundCDATA bytes: Data) { add(String(decoding: bytes, as: UTF8.self)) }

  private func add(_ text: String) {
    guard let index = open.last, ParserComparisonTests.textElements.contains(nodes[index].name) else {
      return
    }
    nodes[index].text += text
  }
}

/// Seeded damage to bytes.
private struct Damage {
  private var state: UInt64
  private static let marks = Array("<>&\"'=/!?-[];# \n\r\tx\u{1}]".utf8) + [0xC3, 0xBF, 0xFE, 0x80]
  private static let pieces = [
    "<!-- a -->", "<!--a--b-->", "<![CDATA[x<y&]]>", "]]>", "<?pi x?>", "<?xml version=\"1.0\"?>", "&#10;",
    "&#xD;",
    "&#0;", "&amp;", "&lt;", "&foo;", "&", "&#x110000;", "&#xFFFE;", "\r\n", "\u{85}", "é", "<é/>",
    "<a é='1'/>",
    "\u{FFFE}", "\u{FEFF}", " a=\"1\"", "</a>", "<a/>", "<a>", "--", "->", "?>", "xml", "\u{7F}", "\u{B7}",
    "<string>a&#13;b\r\nc\rd</string>", "<string>a<![CDATA[b]]>c<!-- d -->e</string>", "<a\u{B7}b/>",
    "<\u{300}/>",
    "<a/ >", "</ a>", "<a b = '1'  />", "<a b='1'c='2'/>", "<a b='&#9;x\ty\r\nz'/>",
  ]

  init(seed: UInt64) { state = seed }

  private mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(1, limit)
  }

  mutating func damaged(_ documents: [[UInt8]]) -> [UInt8] {
    var bytes = documents[number(below: documents.count)]
    for _ in 0...number(below: 2) where !bytes.isEmpty {
      let (at, to) = (number(below: bytes.count), number(below: bytes.count))
      let mark = Self.marks[number(below: Self.marks.count)]
      let (low, high) = (min(at, to), max(at, to))
      switch number(below: 9) {
      case 0: bytes[at] = UInt8(number(below: 256))
      case 1: bytes[at] ^= 1 << UInt8(number(below: 8))
      case 2: bytes.remove(at: at)
      case 3: bytes.insert(mark, at: at)
      case 4: bytes[at] = mark
      case 5: bytes.removeSubrange(low..<min(high, low + 30))
      case 6: bytes.insert(contentsOf: bytes[low..<min(high, low + 40)], at: number(below: bytes.count))
      case 7: bytes.removeSubrange(at...)
      default: bytes.insert(contentsOf: Self.pieces[number(below: Self.pieces.count)].utf8, at: at)
      }
    }
    return bytes
  }
}

private enum Corpus {
  static let folder: URL = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { url.deleteLastPathComponent() }
    return url.appendingPathComponent("../shared/corpus").standardizedFileURL
  }()

  static var exists: Bool { FileManager.default.fileExists(atPath: folder.path) }

  static var paths: [String] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
      .map { folder.path + "/" + $0 }
  }
}
