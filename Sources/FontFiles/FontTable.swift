// The bytes of a font file, read without trust: every number is asked for with its place, and may not be there.

/// A table of a font file, or the whole file: numbers are big-endian, and places count from its beginning.
struct FontTable {
  private let bytes: [UInt8]
  private let range: Range<Int>

  var count: Int { range.count }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    range = 0..<bytes.count
  }

  private init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    self.range = range
  }

  /// The bytes from an offset on; nil where some are missing.
  func part(at offset: Int, count: Int) -> FontTable? {
    guard offset >= 0, count >= 0, offset <= range.count, count <= range.count - offset else { return nil }
    let begin = range.lowerBound + offset
    return FontTable(bytes, begin..<begin + count)
  }

  func uint8(at offset: Int) -> Int? {
    guard offset >= 0, offset < range.count else { return nil }
    return Int(bytes[range.lowerBound + offset])
  }

  func uint16(at offset: Int) -> Int? {
    guard let high = uint8(at: offset), let low = uint8(at: offset + 1) else { return nil }
    return high << 8 | low
  }

  func int16(at offset: Int) -> Int? { uint16(at: offset).map { Int(Int16(truncatingIfNeeded: $0)) } }

  func uint32(at offset: Int) -> Int? {
    guard let high = uint16(at: offset), let low = uint16(at: offset + 2) else { return nil }
    return high << 16 | low
  }

  /// A number of the type `Fixed`: 16 bits before the point and 16 after it.
  func fixed(at offset: Int) -> Double? {
    uint32(at: offset).map { Double(Int32(truncatingIfNeeded: $0)) / 65536 }
  }

  /// Four letters, as tables are named.
  func tag(at offset: Int) -> String? {
    part(at: offset, count: 4).map { String(decoding: $0.contents, as: UTF8.self) }
  }

  var contents: ArraySlice<UInt8> { bytes[range] }
}
