// The names of a font: OpenType's table `name`, of which a document's `fontDescription` uses one.

/// The names of a face by their numbers (OpenType, `name`, Name IDs).
struct FontNames {
  /// Name IDs.
  enum Kind: Int {
    case family = 1
    case style = 2
    case full = 4
    case postScript = 6
    case typographicFamily = 16
    case typographicStyle = 17
    case variationsPrefix = 25
  }

  private var texts: [Int: (rank: Int, text: String)] = [:]

  subscript(kind: Kind) -> String? { self[kind.rawValue] }
  subscript(id: Int) -> String? { texts[id]?.text }

  /// Names that are not whole are left out.
  init(_ table: FontTable) {
    guard let count = table.uint16(at: 2), let storage = table.uint16(at: 4) else { return }
    for record in stride(from: 6, to: 6 + 12 * count, by: 12) {
      guard let platform = table.uint16(at: record), let encoding = table.uint16(at: record + 2),
        let language = table.uint16(at: record + 4), let id = table.uint16(at: record + 6),
        let length = table.uint16(at: record + 8), let offset = table.uint16(at: record + 10)
      else { return }
      guard let rank = Self.rank(platform, encoding, language), rank < texts[id]?.rank ?? .max,
        let bytes = table.part(at: storage + offset, count: length)?.contents
      else { continue }
      let text = platform == 1 ? Self.macRoman(bytes) : Self.utf16(bytes)
      if !text.isEmpty { texts[id] = (rank, text) }
    }
  }

  /// The rank of a name among several: Windows' English, Windows' others, Unicode's, Macintosh's Roman.
  private static func rank(_ platform: Int, _ encoding: Int, _ language: Int) -> Int? {
    switch (platform, encoding) {
    case (3, 0), (3, 1), (3, 10): language == 0x409 ? 0 : language & 0x3FF == 9 ? 1 : 2
    case (0, _): 3
    case (1, 0): language == 0 ? 4 : 5
    default: nil
    }
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>) -> String {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { place -> UInt16 in
      let (high, low) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return high << 8 | low
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Fonts are called in ASCII; what is not stands as a mark for an unknown letter.
  private static func macRoman(_ bytes: ArraySlice<UInt8>) -> String {
    String(String.UnicodeScalarView(bytes.map { $0 < 0x80 ? Unicode.Scalar($0) : "\u{FFFD}" }))
  }
}
