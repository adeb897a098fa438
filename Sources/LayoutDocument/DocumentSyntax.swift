// From bytes to YAML nodes: encoding, limits, syntax. JSON is read as the YAML that it is.

import Foundation
import Yams

package enum DocumentSyntax {
  /// In bytes. A layout document is written by people; ten thousand views fit.
  static let largestDocument = 4 << 20

  /// The YAML library compares keys with all that is in them: keys within keys cost their depth times their size.
  private static let mostExplicitKeys = 16

  /// The text of a document, or why there is none.
  package static func text(of data: Data) throws(LayoutDocumentMistake) -> String {
    guard data.count <= largestDocument else {
      throw mistake(.documentTooLarge(bytes: data.count, limit: largestDocument))
    }
    guard let text = String(validating: data, as: UTF8.self) else { throw mistake(.notUTF8) }
    return text
  }

  /// The document's root node. Nesting is limited to 1,000 levels by the YAML library.
  static func node(of text: String, places: DocumentText) throws(LayoutDocumentMistake) -> Node {
    guard let node = try optionalNode(of: text, places: places) else { throw mistake(.emptyDocument) }
    return node
  }

  /// The root node; nil for a text without one, such as one of comments.
  package static func optionalNode(
    of text: String, places: DocumentText
  ) throws(LayoutDocumentMistake) -> Node? {
    if let alias = alias(in: text) {
      throw mistake(
        .aliasesNotSupported(name: alias.name), at: places.place(line: alias.line, column: alias.column))
    }
    guard explicitKeyCount(in: text) <= mostExplicitKeys else { throw mistake(.explicitKeysNotSupported) }
    do {
      return try Parser(yaml: withoutSurrogateEscapes(text)).singleRoot()
    } catch let error as YamlError {
      throw mistake(for: error, places)
    } catch {
      throw mistake(.syntax("\(error)"))
    }
  }

  /// The first `*name` with an `&name` somewhere. Aliases make documents that are small on disk and endless in memory,
  /// and the YAML library expands them while it reads.
  private static func alias(in text: String) -> (name: String, line: Int, column: Int)? {
    let bytes = Array(text.utf8)
    func isNameByte(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    func names(after mark: UInt8) -> [(name: String, offset: Int)] {
      bytes.indices.compactMap { index in
        guard bytes[index] == mark else { return nil }
        let name = bytes[(index + 1)...].prefix(while: isNameByte)
        return name.isEmpty ? nil : (String(decoding: name, as: UTF8.self), index)
      }
    }
    let anchors = Set(names(after: UInt8(ascii: "&")).map(\.name))
    guard !anchors.isEmpty,
      let alias = names(after: UInt8(ascii: "*")).first(where: { anchors.contains($0.name) })
    else { return nil }
    let before = bytes[..<alias.offset]
    let line = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let column = String(decoding: line.last ?? [], as: UTF8.self).unicodeScalars.count + 1
    return (alias.name, line.count, column)
  }

  /// The number of `?` that could announce a key that is a list or a mapping.
  private static func explicitKeyCount(in text: String) -> Int {
    var before = UInt8(ascii: "\n")
    var isMark = false
    return text.utf8.count { byte in
      defer {
        isMark = byte == UInt8(ascii: "?") && " \t\r\n{[,".utf8.contains(before)
        before = byte
      }
      return isMark && " \t\r\n".utf8.contains(byte)
    }
  }

  /// JSON writes characters beyond U+FFFF as two escapes, which YAML does not know; it has one of its own for them.
  private static func withoutSurrogateEscapes(_ text: String) -> String {
    guard text.contains("\\ud") || text.contains("\\uD") else { return text }
    var result: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.first {
      if byte != UInt8(ascii: "\\") {
        result.append(byte)
        rest = rest.dropFirst()
      } else if let high = unit(rest.prefix(6)), UTF16.isLeadSurrogate(high),
        let low = unit(rest.dropFirst(6).prefix(6)), UTF16.isTrailSurrogate(low)
      {
        let scalar = 0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(low) - 0xDC00)
        let digits = String(scalar, radix: 16)
        result += Array("\\U\(String(repeating: "0", count: 8 - digits.count))\(digits)".utf8)
        rest = rest.dropFirst(12)
      } else {
        result += rest.prefix(2)
        rest = rest.dropFirst(2)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The code unit of an escape like `\u00e4`.
  private static func unit(_ escape: ArraySlice<UInt8>) -> UInt16? {
    guard escape.count == 6, escape.starts(with: Array("\\u".utf8)) else { return nil }
    return UInt16(String(decoding: escape.dropFirst(2), as: UTF8.self), radix: 16)
  }

  // MARK: Mistakes

  private static func mistake(for error: YamlError, _ places: DocumentText) -> LayoutDocumentMistake {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      let place = places.place(line: mark.line, column: mark.column)
      let words = words(for: problem)
      return mistake(.syntax(words == problem ? problem + advice(place.excerpt) : words), at: place)
    case .reader(let problem, let offset, _, let yaml):
      let before = yaml.prefix(offset ?? 0)
      let line = before.unicodeScalars.count { $0 == "\n" } + 1
      let column = before.unicodeScalars.reversed().prefix { $0 != "\n" }.count + 1
      return mistake(.syntax(problem), at: places.place(line: line, column: column))
    case .duplicatedKeysInMapping(let duplicates, let context):
      let keys = duplicates.map { "'\($0)'" }.joined(separator: ", ")
      return mistake(
        .syntax("keys appear more than once in a mapping: \(keys)"),
        at: places.place(line: context.mark.line, column: context.mark.column))
    default:
      return mistake(.syntax("\(error)"))
    }
  }

  /// The parser's reason, without the names of its functions.
  private static func words(for problem: String) -> String {
    problem.contains("nest") && problem.contains("yaml_set_max_nest_level")
      ? "values are nested deeper than 1000 levels; check the file" : problem
  }

  /// Advice on a syntax error of a line with bars or brackets, which have a meaning in YAML.
  private static func advice(_ line: String) -> String {
    let content = line.drop { " -".contains($0) }
    guard let first = content.first, "[|".contains(first) else { return "" }
    return "; put visual formats in quotes"
  }

  private static func mistake(
    _ kind: LayoutDocumentMistake.Kind,
    at place: DocumentText.Place = .init(line: 1, column: 1, excerpt: "", caret: 0)
  ) -> LayoutDocumentMistake {
    LayoutDocumentMistake(
      kind: kind, line: place.line, column: place.column, excerpt: place.excerpt, caret: place.caret)
  }
}

extension LayoutDocumentMistake: Error {}
