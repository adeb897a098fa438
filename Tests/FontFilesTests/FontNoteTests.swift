// What a scene says of fonts that are not measured, in builds with the trait `Fonts` and without it.

import Foundation
import InterfaceBuilder
import LayoutScene
import Plumbline
import Testing

@testable import FontFiles

@Suite @MainActor struct FontNoteTests {
  /// A label in the font of a name.
  private func document(_ font: String) throws -> InterfaceBuilderDocument {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22504" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects><view id="V"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/><subviews>
      <label text="Hello" id="L"><rect key="frame" x="0.0" y="0.0" width="40" height="20"/>
      <fontDescription key="fontDescription" name="\(font)" pointSize="10"/></label>
      </subviews></view></objects></document>
      """
    return try InterfaceBuilderDocument(bytes: Data(text.utf8), name: "Test.xib")
  }

  private func problems(_ font: String, _ fonts: FontCatalogue?) throws -> [SceneProblem] {
    try document(font).scenes(for: SceneConfiguration(fonts: fonts)).flatMap(\.problems)
  }

  @Test("a font without a file is not available")
  func missing() throws {
    let problems = try problems("Nobody-Bold", nil)
    #expect(problems.count == 1)
    #expect(
      problems.first?.message
        == "The font “Nobody-Bold” is not available: texts are measured with a similar font.")
    #expect(
      problems.first?.fix
        == (FontCatalogue.measuresFiles
          ? "Pass the folder of its file with --fonts, or allow for a few per cent where these texts determine a size."
          : "Allow for a few per cent where these texts determine a size."))
    #expect(problems.first?.views == ["L"])
  }

  @Test("a font with a file is measured, or its file is named")
  func present() throws {
    let scratch = try FontScratch()
    let path = try TestFont(glyphs: [("H", 500)]).write("Test.ttf", in: scratch.folder)
    let problems = try problems("Test-Regular", FontCatalogue(contentsOf: [path]))
    if FontCatalogue.measuresFiles {
      #expect(problems.isEmpty)
    } else {
      #expect(
        problems.map(\.message) == [
          "The font “Test-Regular” is in \(path), which this build cannot measure: texts are measured "
            + "with a similar font."
        ])
      #expect(
        problems.map(\.fix) == [
          "Build it with --traits Fonts (Debian: libharfbuzz-dev, pkg-config), or allow for a few per cent where "
            + "these texts determine a size."
        ])
    }
  }

  @Test("the editor's own fonts need no file")
  func system() throws {
    #expect(try problems("HelveticaNeue", nil).isEmpty)
  }
}
