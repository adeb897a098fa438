// Fonts made by the tests, table by table as OpenType describes them, so that every figure is known.

import Foundation

/// A font of rectangles without outlines: names, widths, kerning, and places on a weight axis.
struct TestFont {
  var unitsPerEm = 1000
  var ascender = 800
  var descender = -200
  var lineGap = 0
  var weight = 400
  var isItalic = false
  /// By name ID.
  var names: [Int: String] = [1: "Test", 2: "Regular", 4: "Test Regular", 6: "Test-Regular"]
  /// Advances in the font's units, in ascending order of the characters.
  var glyphs: [(Unicode.Scalar, Int)] = []
  /// What a pair adds to the first character's advance.
  var kerning: [(Unicode.Scalar, Unicode.Scalar, Int)] = []
  /// Named weights of a variable font: the style's name ID, the PostScript name's, the weight.
  var instances: [(style: Int, postScript: Int?, weight: Int)] = []
  /// What the heaviest weight adds to the advance of every letter (`HVAR`).
  var widening = 0
  /// What the heaviest weight adds to vertical figures (`MVAR`), by tag.
  var metricChanges: [(tag: String, units: Int)] = []

  var tables: [(String, [UInt8])] {
    var tables: [(String, [UInt8])] = [
      ("OS/2", windows), ("cmap", characters), ("head", head), ("hhea", horizontal), ("hmtx", advances),
      ("maxp", [0, 0, 0x50, 0] + Self.u16(glyphs.count + 1)), ("name", nameTable),
    ]
    if !kerning.isEmpty { tables.append(("kern", kerningTable)) }
    if !instances.isEmpty { tables.append(("fvar", variations)) }
    if widening != 0 { tables.append(("HVAR", advanceVariations)) }
    if !metricChanges.isEmpty { tables.append(("MVAR", metricVariations)) }
    return tables.sorted { $0.0 < $1.0 }
  }

  var bytes: [UInt8] { Self.file(tables, at: 0) }

  /// A collection of fonts.
  static func collection(_ fonts: [TestFont]) -> [UInt8] {
    var begin = 12 + 4 * fonts.count
    var header = Array("ttcf".utf8) + u32(0x10000) + u32(fonts.count)
    var body: [UInt8] = []
    for font in fonts {
      header += u32(begin)
      let file = file(font.tables, at: begin)
      body += file
      begin += file.count
    }
    return header + body
  }

  /// Writes the font into a folder; the path.
  func write(_ name: String, in folder: URL) throws -> String {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return url.path
  }

  // MARK: Tables

  private static func file(_ tables: [(String, [UInt8])], at begin: Int) -> [UInt8] {
    var directory = u32(0x10000) + u16(tables.count) + [0, 0, 0, 0, 0, 0]
    var body: [UInt8] = []
    let first = begin + 12 + 16 * tables.count
    for (tag, bytes) in tables {
      directory += Array(tag.utf8) + u32(0) + u32(first + body.count) + u32(bytes.count)
      body += bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    return directory + body
  }

  private var head: [UInt8] {
    var table = [UInt8](repeating: 0, count: 54)
    table.replaceSubrange(0..<4, with: Self.u32(0x10000))
    table.replaceSubrange(12..<16, with: Self.u32(0x5F0F_3CF5))
    table.replaceSubrange(18..<20, with: Self.u16(unitsPerEm))
    return table
  }

  private var horizontal: [UInt8] {
    Self.u32(0x10000) + Self.u16(ascender) + Self.u16(descender) + Self.u16(lineGap)
      + [UInt8](repeating: 0, count: 24) + Self.u16(glyphs.count + 1)
  }

  /// The first glyph stands for what the font has none for.
  private var advances: [UInt8] {
    Self.u16(unitsPerEm / 2) + [0, 0] + glyphs.flatMap { Self.u16($0.1) + [0, 0] }
  }

  private var characters: [UInt8] {
    let groups = glyphs.enumerated().flatMap { number, glyph in
      Self.u32(Int(glyph.0.value)) + Self.u32(Int(glyph.0.value)) + Self.u32(number + 1)
    }
    return Self.u16(0) + Self.u16(1) + Self.u16(3) + Self.u16(10) + Self.u32(12) + Self.u16(12) + [0, 0]
      + Self.u32(16 + groups.count) + Self.u32(0) + Self.u32(glyphs.count) + groups
  }

  private var windows: [UInt8] {
    var table = [UInt8](repeating: 0, count: 96)
    table.replaceSubrange(0..<2, with: Self.u16(4))
    table.replaceSubrange(4..<6, with: Self.u16(weight))
    table.replaceSubrange(6..<8, with: Self.u16(5))
    table.replaceSubrange(62..<64, with: Self.u16(isItalic ? 1 : 64))
    // Figures that Apple's systems do not read.
    table.replaceSubrange(68..<70, with: Self.u16(unitsPerEm * 2))
    table.replaceSubrange(86..<88, with: Self.u16(unitsPerEm / 2))
    table.replaceSubrange(88..<90, with: Self.u16(unitsPerEm * 7 / 10))
    return table
  }

  private var nameTable: [UInt8] {
    var records: [UInt8] = []
    var storage: [UInt8] = []
    for (id, text) in names.sorted(by: { $0.key < $1.key }) {
      let units = text.utf16.flatMap { Self.u16(Int($0)) }
      records += Self.u16(3) + Self.u16(1) + Self.u16(0x409) + Self.u16(id) + Self.u16(units.count)
      records += Self.u16(storage.count)
      storage += units
    }
    return Self.u16(0) + Self.u16(names.count) + Self.u16(6 + records.count) + records + storage
  }

  private var kerningTable: [UInt8] {
    func glyph(_ scalar: Unicode.Scalar) -> Int { (glyphs.firstIndex { $0.0 == scalar } ?? -1) + 1 }
    let pairs = kerning.flatMap { Self.u16(glyph($0.0)) + Self.u16(glyph($0.1)) + Self.u16($0.2) }
    return Self.u16(0) + Self.u16(1) + Self.u16(0) + Self.u16(14 + pairs.count) + Self.u16(1)
      + Self.u16(kerning.count) + [0, 0, 0, 0, 0, 0] + pairs
  }

  private var variations: [UInt8] {
    let holdsNames = instances.contains { $0.postScript != nil }
    var table = Self.u32(0x10000) + Self.u16(16) + Self.u16(2) + Self.u16(1) + Self.u16(20)
    table += Self.u16(instances.count) + Self.u16(holdsNames ? 10 : 8)
    table +=
      Array("wght".utf8) + Self.u32(100 << 16) + Self.u32(400 << 16) + Self.u32(900 << 16) + Self.u16(0)
    table += Self.u16(256)
    for instance in instances {
      table += Self.u16(instance.style) + Self.u16(0) + Self.u32(instance.weight << 16)
      if holdsNames { table += Self.u16(instance.postScript ?? 0xFFFF) }
    }
    return table
  }

  /// One region, the whole way from the usual weight to the heaviest; of each item what is added there.
  private static func store(_ changes: [Int]) -> [UInt8] {
    let region = u16(1) + u16(1) + u16(0) + u16(1 << 14) + u16(1 << 14)
    let items = u16(changes.count) + u16(1) + u16(1) + u16(0) + changes.flatMap(u16)
    return u16(1) + u32(12) + u16(1) + u32(12 + region.count) + region + items
  }

  /// An item for each glyph, the first one's too.
  private var advanceVariations: [UInt8] {
    Self.u32(0x10000) + Self.u32(20) + Self.u32(0) + Self.u32(0) + Self.u32(0)
      + Self.store([Int](repeating: widening, count: glyphs.count + 1))
  }

  private var metricVariations: [UInt8] {
    let sorted = metricChanges.sorted { $0.tag < $1.tag }
    let records = sorted.enumerated().flatMap { Array($1.tag.utf8) + Self.u16(0) + Self.u16($0) }
    return Self.u32(0x10000) + Self.u16(0) + Self.u16(8) + Self.u16(sorted.count)
      + Self.u16(12 + records.count) + records + Self.store(sorted.map(\.units))
  }

  private static func u16(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  private static func u32(_ value: Int) -> [UInt8] { u16(value >> 16) + u16(value) }
}

/// A folder for the files of one test; it goes when the test ends.
final class FontScratch {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}

/// Fonts of Debian's packages, and the corpus where it is at hand.
enum Installed {
  static let openSans = "/usr/share/fonts/truetype/open-sans"
  static let inter = "/usr/share/fonts/opentype/inter"
  static let variableInter = "/usr/share/fonts/truetype/inter-vf"
  static let dejaVu = "/usr/share/fonts/truetype/dejavu"

  static func has(_ paths: String...) -> Bool { paths.allSatisfy(FileManager.default.fileExists) }

  static let corpus: String = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { url.deleteLastPathComponent() }
    return url.appendingPathComponent("../shared/corpus/ios").standardizedFileURL.path
  }()
}
