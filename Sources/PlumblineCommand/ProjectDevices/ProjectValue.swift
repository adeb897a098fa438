// The property lists in which Xcode writes its projects: texts, lists and tables, with comments between them. Projects have
// megabytes, and Foundation's reader takes ten times as long.

import Foundation

enum ProjectValue: Sendable {
  case text(String)
  case list([ProjectValue])
  case table([String: ProjectValue])

  init?(_ bytes: Data) {
    var reader = Reader(bytes: Array(bytes))
    if let value = reader.value() {
      self = value
    } else {
      // Projects may be written as XML as well; not in binary, whose shared parts are written out when they are read.
      guard !bytes.starts(with: "bplist".utf8),
        let list = try? PropertyListSerialization.propertyList(from: bytes, format: nil)
      else {
        return nil
      }
      self.init(list)
    }
  }

  private init(_ value: Any) {
    switch value {
    case let table as [String: Any]: self = .table(table.mapValues(Self.init))
    case let list as [Any]: self = .list(list.map(Self.init))
    default: self = .text("\(value)")
    }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var list: [ProjectValue] { if case .list(let list) = self { list } else { [] } }
  var table: [String: ProjectValue] { if case .table(let table) = self { table } else { [:] } }
  var texts: [String] { list.compactMap(\.text) }

  subscript(key: String) -> ProjectValue? { if case .table(let table) = self { table[key] } else { nil } }

  private struct Reader {
    let bytes: [UInt8]
    var place = 0
    /// Lists and tables lie in each other only so deep.
    private static let depthLimit = 64

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// The next byte behind blanks and comments.
    private mutating func next() -> UInt8? {
      while place < bytes.count {
        let byte = bytes[place]
        if byte == UInt8(ascii: "/"), place + 1 < bytes.count, "*/".utf8.contains(bytes[place + 1]) {
          let isBlock = bytes[place + 1] == UInt8(ascii: "*")
          place += 2
          while place < bytes.count,
            bytes[place] != UInt8(ascii: isBlock ? "/" : "\n")
              || isBlock && bytes[place - 1] != UInt8(ascii: "*")
          { place += 1 }
        } else if byte > 0x20 {
          return byte
        }
        place += 1
      }
      return nil
    }

    private mutating func take(_ sign: Unicode.Scalar) -> Bool {
      guard next() == UInt8(ascii: sign) else { return false }
      place += 1
      return true
    }

    mutating func value(depth: Int = 0) -> ProjectValue? {
      guard depth < Self.depthLimit else { return nil }
      if take("{") {
        var table: [String: ProjectValue] = [:]
        while !take("}") {
          guard let key = text(), take("="), let value = value(depth: depth + 1), take(";") else {
            return nil
          }
          table[key] = value
        }
        return .table(table)
      }
      if take("(") {
        var list: [ProjectValue] = []
        while !take(")") {
          guard let value = value(depth: depth + 1) else { return nil }
          list.append(value)
          guard take(",") || next() == UInt8(ascii: ")") else { return nil }
        }
        return .list(list)
      }
      return text().map(ProjectValue.text)
    }

    private mutating func text() -> String? {
      guard let first = next() else { return nil }
      var text: [UInt8] = []
      guard first == UInt8(ascii: "\"") else {
        let word = bytes[place...].prefix { $0 > 0x20 && !"{}()=;,\"<>".utf8.contains($0) }
        place = word.endIndex
        return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
      }
      place += 1
      while place < bytes.count, bytes[place] != first {
        let isEscaped = bytes[place] == UInt8(ascii: "\\") && place + 1 < bytes.count
        if isEscaped { place += 1 }
        text.append(isEscaped && bytes[place] == UInt8(ascii: "n") ? UInt8(ascii: "\n") : bytes[place])
        place += 1
      }
      place += 1
      return place > bytes.count ? nil : String(decoding: text, as: UTF8.self)
    }
  }
}
