// Which font a name means: the names of files, families, collections and variable fonts. In every build.

import Foundation
import Testing
import Typography

@testable import FontFiles

@Suite struct FontNameTests {
  private func faces(_ font: TestFont) throws -> [FontFace] {
    try FontFile.faces(in: font.bytes, path: "a.ttf")
  }

  @Test("names, weight and slant of a font come from its tables")
  func names() throws {
    let names = [
      1: "Test Sans Semibold", 2: "Italic", 4: "Test Sans Semibold Italic", 6: "TestSans-SemiboldItalic",
      16: "Test Sans", 17: "Semibold Italic",
    ]
    let face = try #require(try faces(TestFont(weight: 600, isItalic: true, names: names)).first)
    #expect(face.postScriptName == "TestSans-SemiboldItalic")
    #expect(face.familyName == "Test Sans")
    #expect(face.styleName == "Semibold Italic")
    #expect(face.fullName == "Test Sans Semibold Italic")
    #expect(face.weight == 600 && face.isItalic)
  }

  @Test("a font is found by PostScript name, full name and family, whatever the size of the letters")
  func lookup() throws {
    let scratch = try FontScratch()
    let path = try TestFont().write("Test.ttf", in: scratch.folder)
    let catalogue = try FontCatalogue(contentsOf: [scratch.folder.path])
    for name in ["Test-Regular", "Test Regular", "Test", "test-regular"] {
      #expect(catalogue.face(for: FontDescription(family: .named(name)))?.path == path, "\(name)")
    }
    #expect(catalogue.face(for: FontDescription(family: .named("Tes"))) == nil)
    #expect(catalogue.face(for: FontDescription()) == nil)
  }

  private static let family: [(Int, Bool)] = [
    (300, false), (400, false), (400, true), (600, false), (800, false),
  ]

  @Test(
    "of a family the nearest weight and slant are taken (CSS Fonts 4, §5.2)",
    arguments: [
      (FontDescription.Weight.regular, false, 400, false), (.regular, true, 400, true),
      (.bold, false, 800, false),
      (.medium, false, 400, false), (.thin, false, 300, false), (.semibold, false, 600, false),
      (.bold, true, 400, true),
    ])
  func nearest(_ weight: FontDescription.Weight, _ isItalic: Bool, _ found: Int, _ leans: Bool) throws {
    let scratch = try FontScratch()
    for (number, style) in Self.family.enumerated() {
      let names = [1: "Test", 4: "Test \(number)", 6: "Test-\(number)"]
      _ = try TestFont(weight: style.0, isItalic: style.1, names: names).write(
        "\(number).ttf", in: scratch.folder)
    }
    let catalogue = try FontCatalogue(contentsOf: [scratch.folder.path])
    let font = FontDescription(family: .named("Test"), weight: weight, isItalic: isItalic)
    let face = try #require(catalogue.face(for: font))
    #expect(face.weight == found && face.isItalic == leans)
  }

  @Test("each font of a collection has its names and its place")
  func collection() throws {
    let fonts = [TestFont(names: [6: "A-One"]), TestFont(names: [6: "A-Two"])]
    let faces = try FontFile.faces(in: TestFont.collection(fonts), path: "a.ttc")
    #expect(faces.map(\.postScriptName) == ["A-One", "A-Two"])
    #expect(faces.map(\.index) == [0, 1])
  }

  @Test("named instances have the PostScript names that the font gives them, or those of Adobe's note 5902")
  func instances() throws {
    var font = TestFont(names: [
      1: "Test Sans", 6: "TestSans", 256: "Weight", 257: "Semi Bold", 258: "Own-Name",
    ])
    font.instances = [(257, nil, 600), (257, 258, 650)]
    var faces = try self.faces(font)
    #expect(faces.map(\.postScriptName) == ["TestSans", "TestSans-SemiBold", "Own-Name"])
    #expect(faces.map(\.weight) == [400, 600, 650])
    #expect(faces[1].variations == [FontVariation(axis: "wght", value: 600)])
    font.names[25] = "TestSansVar"
    faces = try self.faces(font)
    #expect(faces[1].postScriptName == "TestSansVar-SemiBold")
  }

  @Test("a family that is one variable font has every weight of its axis")
  func weightOfVariableFont() throws {
    let scratch = try FontScratch()
    var font = TestFont(names: [1: "Test", 2: "Regular", 4: "Test", 6: "Test", 257: "Bold"])
    font.instances = [(257, nil, 700)]
    _ = try font.write("Test.ttf", in: scratch.folder)
    let catalogue = try FontCatalogue(contentsOf: [scratch.folder.path])
    func face(_ weight: FontDescription.Weight) -> FontFace? {
      catalogue.face(for: FontDescription(family: .named("Test"), weight: weight))
    }
    #expect(face(.regular)?.variations == [])
    #expect(face(.bold)?.styleName == "Bold")
    #expect(face(.semibold)?.variations == [FontVariation(axis: "wght", value: 600)])
  }

  @Test("of two fonts of one name the first path counts")
  func order() throws {
    let scratch = try FontScratch()
    let first = try TestFont().write("b/Test.ttf", in: scratch.folder)
    let second = try TestFont().write("a/Test.ttf", in: scratch.folder)
    let catalogue = try FontCatalogue(contentsOf: [first, second])
    #expect(catalogue.face(for: FontDescription(family: .named("Test")))?.path == first)
  }

  @Test("folders of packages and hidden ones hold none of the application's fonts")
  func skippedFolders() throws {
    let scratch = try FontScratch()
    for name in ["Pods/A.ttf", "node_modules/b/B.otf", ".build/C.ttf", "App/Fonts/D.OTF", "App/E.txt"] {
      _ = try TestFont().write(name, in: scratch.folder)
    }
    let prefix = scratch.folder.path + "/"
    let fonts = try FontFolder.fonts(below: scratch.folder.path)
    #expect(fonts == [prefix + "App/Fonts/D.OTF"])
  }
}
