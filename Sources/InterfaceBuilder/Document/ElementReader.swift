// Bytes to elements, by a scanner that knows no entities but XML's five and reads nothing outside the file; the nesting
// is bounded while it is read.

import Foundation
import XMLScanner

/// Reads one document into an `ElementTree`. Linear in the number of bytes.
enum ElementReader {
  /// Only elements that hold text matter; the white space between elements is most of a document's characters.
  private static let textElements: Set<String> = ["string", "mutableString"]

  static func read(_ bytes: Data, document: String) throws(InterfaceBuilderError) -> ElementTree {
    do throws(XMLMistake) {
      let limit = InterfaceBuilderDocument.depthLimit
      return ElementTree(try XMLScanner.scan(bytes, textElements: textElements, depthLimit: limit))
    } catch {
      throw complaint(about: error, lines: lines(of: bytes), document)
    }
  }

  private static func lines(of bytes: Data) -> Int {
    let newLine = UInt8(ascii: "\n")
    return max(1, bytes.reduce(into: bytes.last == newLine ? 0 : 1) { if $1 == newLine { $0 += 1 } })
  }

  private static func complaint(about mistake: XMLMistake, lines: Int, _ document: String)
    -> InterfaceBuilderError
  {
    switch mistake.kind {
    case .end: .truncated(document: document, line: lines)
    case .tooDeep(let limit): .tooDeep(document: document, line: mistake.line, limit: limit)
    default:
      .notXML(document: document, line: mistake.line, column: mistake.column, reason: mistake.reason)
    }
  }
}
