// The tables of pictures: rows of text beside the source, as the pages' files are.

import CPageFiles

enum PictureTable {
  /// The rows of a file, split at tabs; a row that begins with # is a comment.
  static func rows(of file: CPageFile) -> [[Substring]] {
    String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
  }

  /// Ems by scalar of the regular and the bold font.
  static let advances = ["regular", "bold"].map { style in
    rows(of: CPageFileAdvances()).reduce(into: [UInt32: Double]()) { ems, row in
      guard row.count == 3, row[0] == style, let first = UInt32(row[1]) else { return }
      for (place, width) in row[2].split(separator: " ").enumerated() where width != "0" {
        ems[first + UInt32(place)] = (Double(width) ?? 0) / 2048
      }
    }
  }

  /// The system's words on its items by language; the first row names the items.
  private static let words = rows(of: CPageFileSystemWords())

  /// The title of a system item in a language; in English for a language that iOS does not have.
  static func title(of item: String, in language: String?) -> String {
    guard let place = words[0].firstIndex(of: item[...]) else { return item }
    let name = (language ?? "en").replacing("_", with: "-")
    let chinese = ["zh-TW", "zh-HK", "zh-MO"].contains { name.hasPrefix($0) } ? "zh-Hant" : name
    // As its bundles choose: the language as it is called, then without region, then with another one.
    let code = chinese.prefix { $0 != "-" }
    let row =
      words.first { chinese == $0[0] || chinese.hasPrefix($0[0] + "-") } ?? words.first {
        $0[0].hasPrefix(code + "-")
      }
      ?? words.first { $0[0] == "en" }
    return row.map { String($0[place]) } ?? item
  }
}
