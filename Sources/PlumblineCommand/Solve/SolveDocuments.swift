// An input of several JSON objects, split into its objects.

import Foundation

/// The JSON objects of an input, with optional white space between them.
struct SolveDocuments: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  init(_ data: Data) throws(SolveMistake) {
    bytes = Array(data)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    skipWhiteSpace()
    guard position < bytes.count else { throw SolveMistake(line: 1, path: "", problem: .noObject) }
  }

  mutating func next() -> SolveDocument? {
    skipWhiteSpace()
    guard position < bytes.count else { return nil }
    let start = position
    let startLine = line
    var depth = 0
    var isInString = false
    scan: while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: "\\") where isInString: position = Swift.min(position + 1, bytes.count)
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "{") where !isInString, UInt8(ascii: "[") where !isInString: depth += 1
      case UInt8(ascii: "}") where !isInString, UInt8(ascii: "]") where !isInString:
        depth -= 1
        if depth <= 0 { break scan }
      default: break
      }
      // A value that is not an object, which is an error, ends with its line.
      if depth == 0, !isInString, position < bytes.count, bytes[position] == UInt8(ascii: "\n") { break }
    }
    return SolveDocument(json: Data(bytes[start..<position]), line: startLine)
  }

  private mutating func skipWhiteSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default: return
      }
      position += 1
    }
  }
}
