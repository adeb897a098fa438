// Binary property lists, as far as tables of texts use them: one dictionary of strings by strings (CFBinaryPList.c).

import Foundation

enum BinaryTable {
  /// The texts by key; nil of what is no such list. Linear in the number of bytes: an object may be named any number of times,
  /// so that a list of lists is small on disk and endless in memory. Here each string is read once, and what is nested is no
  /// text.
  static func texts(_ bytes: [UInt8]) -> [String: String]? {
    func number(_ place: Int, _ width: Int) -> Int? {
      guard place >= 0, place <= bytes.count - width else { return nil }
      let value = bytes[place..<place + width].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return Int(exactly: value).flatMap { $0 <= Int(Int32.max) ? $0 : nil }
    }
    // At the end: widths of offsets and references, the number of objects and of the outermost, the place of the offsets.
    let end = bytes.count - 32
    guard let width = number(end + 6, 1), let reference = number(end + 7, 1), (1...8).contains(width),
      (1...8).contains(reference), let top = number(end + 16, 8), let offsets = number(end + 24, 8)
    else { return nil }

    /// The kind and count of an object, and the offset of its contents.
    func head(of object: Int) -> (kind: Int, count: Int, start: Int)? {
      guard let place = number(offsets + object * width, width), let mark = number(place, 1) else {
        return nil
      }
      guard mark & 15 == 15 else { return (mark >> 4, mark & 15, place + 1) }
      // The count stands in a number of its own.
      guard let own = number(place + 1, 1), let count = number(place + 2, 1 << (own & 3)) else { return nil }
      return (mark >> 4, count, place + 2 + (1 << (own & 3)))
    }
    var strings: [Int: String?] = [:]
    // Strings may lie over each other.
    var budget = bytes.count
    func string(_ object: Int) -> String? {
      if let known = strings[object] { return known }
      var text: String?
      if let (kind, count, start) = head(of: object), kind == 5 || kind == 6 {
        let bytes = bytes[min(start, bytes.count)...].prefix(min(budget, kind == 5 ? count : 2 * count))
        budget -= bytes.count
        text = String(bytes: bytes, encoding: kind == 5 ? .ascii : .utf16BigEndian)
      }
      strings[object] = .some(text)
      return text
    }

    guard let (kind, count, start) = head(of: top), kind == 0xD,
      number(start + (2 * count - 1) * reference, count > 0 ? reference : 0) != nil
    else { return nil }
    var texts: [String: String] = [:]
    for place in stride(from: start, to: start + count * reference, by: reference) {
      if let key = number(place, reference).flatMap(string),
        let text = number(place + count * reference, reference).flatMap(string)
      {
        texts[key] = text
      }
    }
    return texts
  }
}
