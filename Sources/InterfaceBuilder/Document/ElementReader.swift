// Bytes to elements, by Foundation's event parser: no entity is expanded beyond the parser's own limits, nothing
// outside the file is read, and the nesting is bounded while it is read.

import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads one document into an `ElementTree`. Linear in the number of bytes.
final class ElementReader: NSObject, XMLParserDelegate {
  private let document: String
  private var nodes: [ElementTree.Node] = []
  private var open: [Int] = []
  private var failure: InterfaceBuilderError?
  /// Where the last event was: after a mistake the parser runs on to the end, but says nothing more.
  private var lastLine = 1

  private init(document: String) { self.document = document }

  static func read(_ bytes: Data, document: String) throws(InterfaceBuilderError) -> ElementTree {
    try checkCharacters(of: bytes, document: document)
    let reader = ElementReader(document: document)
    let parser = XMLParser(data: bytes)
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    let complete = parser.parse()
    if let failure = reader.failure { throw failure }
    guard complete, reader.open.isEmpty, !reader.nodes.isEmpty else {
      let lines = bytes.reduce(into: 1) { if $1 == UInt8(ascii: "\n") { $0 += 1 } }
      throw reader.complaint(of: parser, lines: bytes.last == UInt8(ascii: "\n") ? lines - 1 : lines)
    }
    return ElementTree(nodes: reader.nodes)
  }

  /// Foundation's parser goes on after a character that is broken, and traps when it makes a `String` of it; so nothing
  /// reaches it but UTF-8, in which Interface Builder writes.
  private static func checkCharacters(of bytes: Data, document: String) throws(InterfaceBuilderError) {
    if let line = lineOfFirstMistake(in: bytes) {
      throw .notXML(document: document, line: line, reason: "its characters are not UTF-8")
    }
    guard let end = bytes.firstRange(of: Data("?>".utf8))?.lowerBound,
      let encoding = String(decoding: bytes[..<end], as: UTF8.self)
        .firstMatch(of: /^\u{FEFF}?<\?xml\s[^>]*encoding\s*=\s*["']([^"']*)["']/)?.1
    else { return }
    if !["utf-8", "us-ascii"].contains(encoding.lowercased()) {
      throw .notXML(
        document: document, line: 1, reason: "it is declared as “\(encoding.prefix(40))” instead of UTF-8")
    }
  }

  /// The line of the first bytes that are no UTF-8, or of a zero, which no text has.
  private static func lineOfFirstMistake(in bytes: Data) -> Int? {
    if !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil { return nil }
    var line = 1
    var iterator = bytes.makeIterator()
    var decoder = UTF8()
    while case .scalarValue(let scalar) = decoder.decode(&iterator), scalar != "\0" {
      if scalar == "\n" { line += 1 }
    }
    return line
  }

  private func complaint(of parser: XMLParser, lines: Int) -> InterfaceBuilderError {
    let code = (parser.parserError as NSError?)?.code
    // A file that was cut off leaves elements open, and what the parser understood reaches to the last line.
    if !open.isEmpty, code == 5 || code == 77 || lastLine >= lines {
      return .truncated(document: document, line: max(1, lines))
    }
    return .notXML(document: document, line: lastLine, reason: Self.reason(code))
  }

  /// The codes are libxml2's; Foundation's names for them stand for other numbers on some systems.
  private static func reason(_ code: Int?) -> String {
    switch code {
    case 4: "no element begins it"
    case 5, 77: "it ends before its elements do"
    case 9: "a character is not allowed in XML"
    case 26, 27, 89: "an entity is not declared or refers to itself"
    case 31, 32, 81: "its characters do not fit its encoding"
    case 38: "an attribute's value holds <"
    case 39, 40, 41: "an attribute's value is missing or not quoted"
    case 42: "an attribute is given twice"
    case 68: "a name is missing"
    case 76: "a closing tag does not fit the open element"
    case .some(let other): "the parser stopped with code \(other)"
    case nil: "the parser stopped"
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    lastLine = parser.lineNumber
    guard open.count < InterfaceBuilderDocument.depthLimit else {
      if failure == nil {
        failure = .tooDeep(
          document: document, line: parser.lineNumber, limit: InterfaceBuilderDocument.depthLimit)
      }
      parser.abortParsing()
      return
    }
    let index = nodes.count
    nodes.append(
      ElementTree.Node(
        name: name, attributes: attributes, parent: open.last ?? -1, end: index + 1, line: parser.lineNumber))
    open.append(index)
  }

  func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
    lastLine = parser.lineNumber
    if let index = open.popLast() { nodes[index].end = nodes.count }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    lastLine = parser.lineNumber
    // Only elements that hold text matter; the white space between elements is most of a document's characters.
    guard let index = open.last, Self.textElements.contains(nodes[index].name) else { return }
    nodes[index].text += string
  }

  private static let textElements: Set<String> = ["string", "mutableString"]
}
