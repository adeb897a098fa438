// Fonts that are none, or no longer: one sentence each, and never a stop. In every build.

import Foundation
import Testing
import Typography

@testable import FontFiles

@Suite struct DamagedFontTests {
  private static let whole: TestFont = {
    var font = TestFont(glyphs: [("A", 600), ("V", 600), ("\u{E9}", 500)], kerning: [("A", "V", -80)])
    font.names[257] = "Bold"
    font.instances = [(257, nil, 700)]
    return font
  }()

  @Test(
    "what is no font is said to be none",
    arguments: [
      ("", "a.ttf: this is an empty file; give a .ttf, .otf or .ttc file."),
      ("wOF2....", "a.ttf: this is a web font; give a .ttf, .otf or .ttc file."),
      (
        "version https://git-lfs.github.com/spec/v1",
        "a.ttf: this is a reference to Git's large file storage ('git lfs pull' gets the font); give a .ttf, .otf or "
          + ".ttc file."
      ),
      ("Hello, world", "a.ttf: this is no TrueType or OpenType font; give a .ttf, .otf or .ttc file."),
    ])
  func otherFiles(_ text: String, _ sentence: String) {
    let error = #expect(throws: FontFileError.self) {
      try FontFile.faces(in: Array(text.utf8), path: "a.ttf")
    }
    #expect(error?.description == sentence)
  }

  @Test("paths without fonts are named")
  func paths() throws {
    let scratch = try FontScratch()
    let path = scratch.folder.path
    #expect(throws: FontFileError.missing(path + "/none")) { try FontCatalogue(contentsOf: [path + "/none"]) }
    #expect(throws: FontFileError.noFonts(path)) { try FontCatalogue(contentsOf: [path]) }
  }

  @Test("a folder with more entries than are looked through is refused")
  func manyEntries() throws {
    let scratch = try FontScratch()
    let path = scratch.folder.path
    for name in ["a.ttf", "b.txt", "c.txt"] {
      #expect(FileManager.default.createFile(atPath: path + "/" + name, contents: nil))
    }
    let fonts = try FontFolder.fonts(below: path, limit: 3)
    #expect(fonts == [path + "/a.ttf"])
    #expect(throws: FontFileError.tooManyEntries(path)) { try FontFolder.fonts(below: path, limit: 2) }
    #expect(
      FontFileError.tooManyEntries("/").description
        == "/: the folder has more than 100000 entries; give the one that has the fonts.")
  }

  @Test("a file that is larger than any text font is refused before it is read")
  func size() throws {
    let scratch = try FontScratch()
    let path = scratch.folder.appendingPathComponent("Large.ttf").path
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.truncate(atOffset: UInt64(FontFile.sizeLimit) + 1)
    #expect(throws: FontFileError.tooLarge(path)) { try FontCatalogue(contentsOf: [path]) }
  }

  @Test("fonts below a folder are looked through when a name is asked for, and what is wrong is kept")
  func found() throws {
    let scratch = try FontScratch()
    let good = try Self.whole.write("Fonts/Good.ttf", in: scratch.folder)
    let bad = scratch.folder.appendingPathComponent("Fonts/Bad.ttf")
    try Data("no font".utf8).write(to: bad)
    let folder = scratch.folder.path
    let catalogue = FontCatalogue(given: ["/nowhere"]) { (try? FontFolder.fonts(below: folder)) ?? [] }
    #expect(catalogue.unreadable == [.missing("/nowhere")])
    #expect(catalogue.face(for: FontDescription(family: .named("Test")))?.path == good)
    #expect(catalogue.unreadable == [.missing("/nowhere"), .notAFont(bad.path, found: nil)])
  }

  /// Reads and, where it can still be read, measures.
  /// - Returns: Whether it was read.
  private func use(_ bytes: [UInt8], _ folder: URL) throws -> Bool {
    guard (try? FontFile.faces(in: bytes, path: "a.ttf")) != nil else { return false }
    let path = folder.appendingPathComponent("a.ttf").path
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    let catalogue = try FontCatalogue(contentsOf: [path])
    let measurer = FontFileMeasurer(catalogue)
    for face in catalogue.faces.prefix(3) {
      let font = FontDescription(family: .named(face.postScriptName), pointSize: 10)
      let size = measurer.measure([TextRun("AV \u{E9}A\u{301} \u{5D0}V", font: font)], within: TextLimits())
      #expect(size.width.isFinite && size.height.isFinite)
    }
    return true
  }

  @Test("a font that is cut off anywhere is read or refused")
  func truncated() throws {
    let scratch = try FontScratch()
    let bytes = Self.whole.bytes
    let read = try (0...bytes.count).filter { try use(Array(bytes[..<$0]), scratch.folder) }
    #expect(read.last == bytes.count, "the whole font is refused")
    #expect(read.first.map { $0 > 12 } ?? false, "a font is read that has not even its directory")
  }

  @Test("a font with random bytes is read or refused", arguments: 0..<8)
  func flipped(_ seed: UInt64) throws {
    let scratch = try FontScratch()
    var random = Splitmix(state: seed)
    #expect(try use(Self.whole.bytes, scratch.folder), "the undamaged font is refused")
    var read = 0
    for _ in 0..<150 {
      var bytes = Self.whole.bytes
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: .min ... .max, using: &random)
      }
      if try use(bytes, scratch.folder) { read += 1 }
    }
    // Most bytes are of outlines and names: a reader that refuses all damage reads nothing of what others read.
    #expect(read > 0)
  }

  @Test(
    "a real font with random bytes is read or refused",
    .enabled(if: Installed.has(Installed.openSans), "fonts-open-sans is not installed"), arguments: 0..<4)
  func flippedOpenSans(_ seed: UInt64) throws {
    let scratch = try FontScratch()
    let whole = try [UInt8](FontFile.bytes(of: Installed.openSans + "/OpenSans-Regular.ttf"))
    var random = Splitmix(state: seed)
    #expect(try use(whole, scratch.folder), "the undamaged font is refused")
    for _ in 0..<15 {
      var bytes = whole
      if Bool.random(using: &random) { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
      // The directory and the heads of tables are where damage tells.
      for _ in 0..<20 {
        let limit = Bool.random(using: &random) ? min(400, bytes.count) : bytes.count
        if limit > 0 {
          bytes[Int.random(in: 0..<limit, using: &random)] ^= UInt8.random(in: 1...255, using: &random)
        }
      }
      _ = try use(bytes, scratch.folder)
    }
  }
}

/// Random numbers of a seed (Steele, Lea and Flood, 2014).
struct Splitmix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
