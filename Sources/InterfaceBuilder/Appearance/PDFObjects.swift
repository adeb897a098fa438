// The objects of a PDF file (ISO 32000-1, 7.3): what asset catalogues hold of it is small and has one page.

import LayoutScene

/// A value of PDF. Strings are words: no outline needs them. So are `true` and the operators of contents.
indirect enum PDFValue: Sendable {
  case number(Double), name(String), word(String), reference(Int), array([PDFValue]), dictionary(
    [String: PDFValue])
}

/// Reads values from bytes.
struct PDFScanner {
  let bytes: [UInt8]
  var place = 0
  /// Whether two numbers and an `R` are a reference: in files, not in contents.
  var hasReferences = true

  private var byte: UInt8 { place < bytes.count ? bytes[place] : 0 }
  private static let delimiters = Set("()<>[]{}/%".utf8)

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while place < bytes.count, condition(bytes[place]) { place += 1 }
  }

  private mutating func token() -> String {
    let start = place
    skip { $0 > 32 && !Self.delimiters.contains($0) }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  mutating func skipSpace() {
    skip { $0 <= 32 }
    while byte == UInt8(ascii: "%") {
      skip { $0 != 10 && $0 != 13 }
      skip { $0 <= 32 }
    }
  }

  /// The next value; nil at the end, and where a closing bracket stands, which is passed.
  mutating func value(depth: Int = 0) -> PDFValue? {
    skipSpace()
    guard place < bytes.count, depth < 64 else { return nil }
    if Self.delimiters.contains(byte) {
      let first = byte
      place += 1
      let isTwice = byte == first
      switch first {
      case UInt8(ascii: "/"): return .name(token())
      case UInt8(ascii: "("):
        var open = 1
        while place < bytes.count, open > 0 {
          if byte == UInt8(ascii: "\\") { place += 1 }
          open += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
          place += 1
        }
        return .word("")
      case UInt8(ascii: "<") where isTwice:
        place += 1
        var entries: [String: PDFValue] = [:]
        while case .name(let key)? = value(depth: depth + 1) { entries[key] = value(depth: depth + 1) }
        return .dictionary(entries)
      case UInt8(ascii: "<"):
        skip { $0 != UInt8(ascii: ">") }
        place += 1
        return .word("")
      case UInt8(ascii: "["):
        var values: [PDFValue] = []
        while let next = value(depth: depth + 1) { values.append(next) }
        return .array(values)
      default:
        if isTwice, first == UInt8(ascii: ">") { place += 1 }
        return nil
      }
    }
    let word = token()
    guard let number = Double(word), number.isFinite else { return .word(word) }
    let after = place
    if hasReferences, number >= 0, number < 1e7 {
      skipSpace()
      let isInteger = Int(token()) != nil
      skipSpace()
      if isInteger, token() == "R" { return .reference(Int(number)) }
    }
    place = after
    return .number(number)
  }
}

/// The objects of a file by their numbers.
struct PDFObjects {
  private var values: [Int: PDFValue] = [:]
  private(set) var streams: [Int: Range<Int>] = [:]
  private let bytes: [UInt8]

  /// Files are read from the front: their tables of places are often wrong, and none is needed.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var scanner = PDFScanner(bytes: bytes)
    while scanner.place < bytes.count {
      guard case .number(let number)? = scanner.value(), number >= 0, number < 1e7 else { continue }
      let after = scanner.place
      guard case .number? = scanner.value(), case .word("obj")? = scanner.value(),
        let object = scanner.value()
      else {
        scanner.place = after
        continue
      }
      values[Int(number)] = object
      let end = scanner.place
      if case .word("stream")? = scanner.value() {
        readStream(of: Int(number), &scanner)
      } else {
        scanner.place = end
      }
    }
  }

  private mutating func readStream(of number: Int, _ scanner: inout PDFScanner) {
    var start = scanner.place
    if start < bytes.count, bytes[start] == 13 { start += 1 }
    if start < bytes.count, bytes[start] == 10 { start += 1 }
    var end = start
    if let length = self.number(self["Length", .reference(number)]), length >= 0,
      length < Double(bytes.count - start)
    {
      end += Int(length)
    }
    let mark = Array("endstream".utf8)
    while end + mark.count < bytes.count, bytes[end] != mark[0] || !bytes[end...].starts(with: mark) {
      end += 1
    }
    streams[number] = start..<end
    scanner.place = min(end + mark.count, bytes.count)
  }

  func resolved(_ value: PDFValue?) -> PDFValue? {
    if case .reference(let number)? = value { values[number] } else { value }
  }

  /// An entry of a dictionary, followed where it is a reference unless that is what is wanted.
  subscript(_ key: String, _ value: PDFValue?, asReference isReference: Bool = false) -> PDFValue? {
    guard case .dictionary(let entries)? = resolved(value) else { return nil }
    return isReference ? entries[key] : resolved(entries[key])
  }

  func number(_ value: PDFValue?) -> Double? {
    if case .number(let number)? = resolved(value) { number } else { nil }
  }
  func name(_ value: PDFValue?) -> String { if case .name(let name)? = resolved(value) { name } else { "" } }
  func array(_ value: PDFValue?) -> [PDFValue] {
    if case .array(let all)? = resolved(value) { all } else { [] }
  }
  func numbers(_ value: PDFValue?) -> [Double] { array(value).compactMap(number) }

  /// The bytes of a stream of up to 4 MB; nil for filters other than zlib's.
  func stream(_ number: Int) -> [UInt8]? {
    guard let range = streams[number] else { return nil }
    let filter = self["Filter", .reference(number)]
    let names = filter.map { filter in (array(filter) + [filter]).map(name).filter { !$0.isEmpty } } ?? []
    if names.isEmpty { return Array(bytes[range]) }
    return names == ["FlateDecode"] ? Inflate.inflated(Array(bytes[range]), limit: 4 << 20) : nil
  }

  var page: PDFValue? {
    values.sorted { $0.key < $1.key }.first { name(self["Type", $0.value]) == "Page" }?.value
  }
}
