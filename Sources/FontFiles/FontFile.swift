// Reads the faces of a font file, without their glyphs.

import Foundation

/// A file of one or several faces.
package enum FontFile {
  /// Larger ones are refused before they are read: the largest text fonts, of Chinese, have half of it.
  static let sizeLimit = 64 << 20
  /// Collections hold a few weights and languages of one family.
  private static let faceLimit = 256
  private static let instanceLimit = 1024

  static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc"]

  package static func isFont(_ path: String) -> Bool {
    extensions.contains((path as NSString).pathExtension.lowercased())
  }

  /// The bytes of a file that is not too large.
  static func bytes(of path: String) throws(FontFileError) -> Data {
    let data: Data
    var status = stat()
    // A pipe would be waited for.
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(path) }
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      data = try file.read(upToCount: sizeLimit + 1) ?? Data()
    } catch {
      throw .unreadable(path)
    }
    guard data.count <= sizeLimit else { throw .tooLarge(path) }
    return data
  }

  /// The faces of a file, in its order; those of a variable font are its named instances after the font itself.
  static func faces(of path: String) throws(FontFileError) -> [FontFace] {
    try faces(in: [UInt8](bytes(of: path)), path: path)
  }

  static func faces(in bytes: [UInt8], path: String) throws(FontFileError) -> [FontFace] {
    let file = FontTable(bytes)
    switch file.tag(at: 0) {
    case "\0\u{1}\0\0", "OTTO", "true": return try faces(in: file, at: 0, index: 0, path)
    case "ttcf":
      guard let count = file.uint32(at: 8), (1...faceLimit).contains(count) else {
        throw .damaged(path, table: "ttcf")
      }
      var faces: [FontFace] = []
      for index in 0..<count {
        guard let offset = file.uint32(at: 12 + 4 * index) else { throw .damaged(path, table: "ttcf") }
        faces += try self.faces(in: file, at: offset, index: index, path)
      }
      return faces
    case "wOFF", "wOF2": throw .notAFont(path, found: "a web font")
    case "vers":
      throw .notAFont(path, found: "a reference to Git's large file storage ('git lfs pull' gets the font)")
    case nil where bytes.isEmpty: throw .notAFont(path, found: "an empty file")
    default: throw .notAFont(path, found: nil)
    }
  }

  /// One face of a file by its table directory.
  private static func faces(
    in file: FontTable, at offset: Int, index: Int, _ path: String
  ) throws(FontFileError) -> [FontFace] {
    func table(_ name: String) -> FontTable? {
      guard let count = file.uint16(at: offset + 4) else { return nil }
      for record in stride(from: offset + 12, to: offset + 12 + 16 * count, by: 16) {
        guard let tag = file.tag(at: record) else { return nil }
        guard tag == name else { continue }
        guard let begin = file.uint32(at: record + 8), let length = file.uint32(at: record + 12) else {
          return nil
        }
        return file.part(at: begin, count: length)
      }
      return nil
    }
    guard let head = table("head"), let unitsPerEm = head.uint16(at: 18), (16...16384).contains(unitsPerEm),
      let macStyle = head.uint16(at: 44)
    else { throw .damaged(path, table: "head") }
    guard let horizontal = table("hhea"), let ascender = horizontal.int16(at: 4),
      let descender = horizontal.int16(at: 6), let lineGap = horizontal.int16(at: 8)
    else { throw .damaged(path, table: "hhea") }
    guard let names = table("name").map(FontNames.init) else { throw .damaged(path, table: "name") }
    let windows = table("OS/2")
    let selection = windows?.uint16(at: 62) ?? 0
    var vertical = VerticalFigures(
      unitsPerEm: unitsPerEm, ascender: ascender, descender: descender, lineGap: lineGap,
      capHeight: unitsPerEm * 7 / 10, xHeight: unitsPerEm / 2)
    // Some fonts leave the figures of Apple's table empty.
    if ascender == 0, descender == 0, let up = windows?.int16(at: 68), let down = windows?.int16(at: 70) {
      (vertical.ascender, vertical.descender) = (up, down)
      vertical.lineGap = windows?.int16(at: 72) ?? 0
    }
    // Heights of letters came with the second version of the table.
    if let windows, windows.uint16(at: 0) ?? 0 >= 2, let x = windows.int16(at: 86),
      let cap = windows.int16(at: 88),
      x > 0, cap > 0
    {
      (vertical.xHeight, vertical.capHeight) = (x, cap)
    }
    let variations: FontVariations?
    if let table = table("fvar") {
      guard let read = FontVariations(table), read.instances.count <= instanceLimit else {
        throw .damaged(path, table: "fvar")
      }
      variations = read
    } else {
      variations = nil
    }
    return FaceMaker(
      path: path, index: index, names: names, vertical: vertical, variations: variations,
      weight: windows?.uint16(at: 4) ?? (macStyle & 1 == 1 ? 700 : 400),
      isUsualWidth: windows?.uint16(at: 6) ?? 5 == 5, isItalic: (selection & 0x201) != 0 || macStyle & 2 != 0
    ).faces
  }
}

/// Makes the faces of one font of a file.
private struct FaceMaker {
  let path: String
  let index: Int
  let names: FontNames
  let vertical: VerticalFigures
  let variations: FontVariations?
  let weight: Int
  let isUsualWidth: Bool
  let isItalic: Bool

  private var family: String {
    names[.typographicFamily] ?? names[.family] ?? (path as NSString).lastPathComponent
  }
  private var style: String { names[.typographicStyle] ?? names[.style] ?? "Regular" }
  private var postScriptName: String {
    names[.postScript] ?? Self.letters(of: family) + "-" + Self.letters(of: style)
  }

  var faces: [FontFace] { [itself] + (variations?.instances ?? []).map(named) }

  private var weightRange: ClosedRange<Double>? {
    guard let axis = variations?.axes.first(where: { $0.tag == "wght" }), axis.minimum <= axis.maximum else {
      return nil
    }
    return axis.minimum...axis.maximum
  }

  private var itself: FontFace {
    FontFace(
      path: path, index: index, postScriptName: postScriptName, familyName: family, styleName: style,
      fullName: names[.full] ?? family + " " + style, weight: weight, isItalic: isItalic,
      isUsualWidth: isUsualWidth, variations: [], otherNames: [names[.family]].compactMap { $0 },
      vertical: vertical, weightRange: weightRange)
  }

  private func named(_ instance: FontVariations.Instance) -> FontFace {
    let style = names[instance.styleName] ?? "Regular"
    func value(_ axis: String) -> Double? { instance.coordinates.first { $0.axis == axis }?.value }
    return FontFace(
      path: path, index: index, postScriptName: postScriptName(of: instance, style), familyName: family,
      styleName: style, fullName: family + " " + style,
      weight: value("wght").map { Int($0.rounded()) } ?? weight,
      isItalic: isItalic || (value("slnt") ?? 0) != 0 || (value("ital") ?? 0) > 0, isUsualWidth: isUsualWidth,
      variations: instance.coordinates, otherNames: [], vertical: vertical, weightRange: weightRange)
  }

  /// The font's own name for the instance; else as Adobe's technical note 5902 makes one: the prefix that the font
  /// gives, or its family, a hyphen and the style, in letters and digits.
  private func postScriptName(of instance: FontVariations.Instance, _ style: String) -> String {
    if let own = instance.postScriptName.flatMap({ names[$0] }) { return own }
    return Self.letters(of: names[.variationsPrefix] ?? family) + "-" + Self.letters(of: style)
  }

  private static func letters(of text: String) -> String {
    text.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}
