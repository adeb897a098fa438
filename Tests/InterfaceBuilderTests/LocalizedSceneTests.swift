// Documents in the languages of the tables beside them.

import AppKitLayout
import Foundation
import Plumbline
import Testing

@testable import InterfaceBuilder

@Suite("Documents in other languages")
struct LocalizedSceneTests {
  /// A folder that is gone with the test.
  private final class Project {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "languages-\(UUID().uuidString)")

    @discardableResult
    func write(_ path: String, _ text: String) throws -> String {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return file.path
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
  }

  private func storyboard(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22504" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects><view id="V"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
    <subviews>\(content)</subviews></view></objects>
    </document>
    """
  }

  private let label = """
    <label text="Settings" id="L"><rect key="frame" x="0.0" y="0.0" width="80" height="21"/></label>
    """

  private func text(_ document: InterfaceBuilderDocument, _ language: String?) throws -> String? {
    let scene = try Fixture.laidOut(document, SceneConfiguration(language: language))
    return (scene.view("L") as? UILabel)?.text
  }

  @Test(
    "tables of folders beside the document's; the region falls back to the language, a key to the document")
  func folders() throws {
    let project = Project()
    let path = try project.write("Base.lproj/Main.xib", storyboard(label))
    try project.write("de.lproj/Main.strings", "\"L.text\" = \"Einstellungen\";")
    try project.write("fi.lproj/Main.strings", "\"other.text\" = \"x\";")
    try project.write("fr.lproj/Other.strings", "\"L.text\" = \"Réglages\";")
    let document = try InterfaceBuilderDocument(contentsOf: path)
    #expect(document.languages == ["de", "fi"])
    #expect(InterfaceBuilderDocument.languages(ofDocumentAt: path) == ["de", "fi"])
    #expect(try text(document, nil) == "Settings")
    #expect(try text(document, "de") == "Einstellungen")
    #expect(try text(document, "de-AT") == "Einstellungen")
    #expect(try text(document, "fi") == "Settings")
    #expect(try text(document, "double") == "Settings Settings")
    #expect(try text(document, "bounded") == "[# Settings #]")
    // Bytes without a path have no neighbours.
    let bytes = try InterfaceBuilderDocument(bytes: Data(storyboard(label).utf8), name: path)
    #expect(bytes.languages.isEmpty)
  }

  @Test(
    "string catalogues beside the document, beside its folder and in mul.lproj",
    arguments: ["Base.lproj/Main.xcstrings", "Main.xcstrings", "mul.lproj/Main.xcstrings"])
  func catalogs(place: String) throws {
    let project = Project()
    let path = try project.write("Base.lproj/Main.xib", storyboard(label))
    try project.write(
      place,
      #"{"sourceLanguage":"en","strings":{"L.text":{"localizations":{"sv":{"stringUnit":{"value":"Inställningar"}}}}}}"#
    )
    let document = try InterfaceBuilderDocument(contentsOf: path)
    #expect(document.languages == ["sv"])
    #expect(try text(document, "sv") == "Inställningar")
    #expect(try text(document, "en") == "Settings")
  }

  /// Apple, "Localizing and varying text with a string catalog": a variation by device, and one for the others.
  @Test("a catalogue's text for a kind of device is that device's, in one run for all of them")
  func devices() throws {
    let project = Project()
    let path = try project.write("Base.lproj/Main.xib", storyboard(label))
    try project.write(
      "mul.lproj/Main.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {"L.text": {"localizations": {"sv": {"variations": {"device": {
        "ipad": {"stringUnit": {"value": "Platta"}}, "other": {"stringUnit": {"value": "Telefon"}}}}}}}}}
      """)
    let document = try InterfaceBuilderDocument(contentsOf: path)
    let devices = ["iPhone SE", "iPad (A16)", "iPhone 16"].compactMap(Device.named)
    let configurations = devices.map { SceneConfiguration(device: $0, language: "sv") }
    let texts = configurations.map { configuration in
      document.scenes(for: configuration).first?.views.compactMap { ($0.view as? UILabel)?.text }
    }
    #expect(texts == [["Telefon"], ["Platta"], ["Telefon"]])
    let keys = try #require(LayoutKeys(document, for: configurations))
    let trees = configurations.map { keys.key(of: 0, in: $0, isFirst: true).tree.texts }
    #expect(trees[0] == trees[2] && trees[0] != trees[1])
  }

  @Test("a document of a language's own stands in for the one in Base.lproj, there alone")
  func ownDocuments() throws {
    let project = Project()
    let path = try project.write("Base.lproj/Main.xib", storyboard(label))
    let german = try project.write(
      "de.lproj/Main.xib", storyboard(label.replacing("Settings", with: "Einstellungen")))
    let base = try InterfaceBuilderDocument(contentsOf: path)
    #expect(try text(base, "de") == "Einstellungen")
    #expect(base.scenes(for: SceneConfiguration(language: "de")).first?.document == german)
    #expect(!base.isUsed(in: "de"))
    #expect(base.isUsed(in: "fr"))
    #expect(base.isUsed(in: nil))
    #expect(base.isUsed(in: "double"))
    let own = try InterfaceBuilderDocument(contentsOf: german)
    #expect(own.isUsed(in: "de-AT"))
    #expect(!own.isUsed(in: "fr"))
    #expect(try text(own, "de") == "Einstellungen")
  }

  @Test("a damaged table is an error with its file and line; a language without a table is a note")
  func problems() throws {
    let project = Project()
    let path = try project.write("Base.lproj/Main.xib", storyboard(label))
    let table = try project.write("de.lproj/Main.strings", "\"L.text\" = \"Eins\";\n\"M.text\" = \"Zwei\"\n")
    let document = try InterfaceBuilderDocument(contentsOf: path)
    let damaged = try Fixture.laidOut(document, SceneConfiguration(language: "de"))
    #expect((damaged.view("L") as? UILabel)?.text == "Eins")
    let problem = try #require(damaged.problems.first)
    #expect(problem.kind == .unresolved)
    #expect(problem.file == table)
    #expect(problem.message.contains("\(table):2: expected “;” after the text of “M.text”"))
    let missing = try Fixture.laidOut(document, SceneConfiguration(language: "fr"))
    #expect(missing.problems.map(\.kind) == [.unsupported])
    #expect(try Fixture.laidOut(document, SceneConfiguration(language: "en")).problems.isEmpty)
    #expect(try Fixture.laidOut(document).problems.isEmpty)
  }

  @Test("Arabic is laid out from right to left")
  func rightToLeft() throws {
    let project = Project()
    let path = try project.write(
      "Base.lproj/Main.xib",
      storyboard(
        """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="A">
        <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/><constraints>
        <constraint firstAttribute="width" constant="100" id="c1"/>
        <constraint firstAttribute="height" constant="10" id="c2"/></constraints></view>
        """
      ).replacing(
        "</subviews></view>",
        with: """
          </subviews><constraints>
          <constraint firstItem="A" firstAttribute="leading" secondItem="V" secondAttribute="leading" id="c3"/>
          <constraint firstItem="A" firstAttribute="top" secondItem="V" secondAttribute="top" id="c4"/>
          </constraints></view>
          """))
    try project.write("ar.lproj/Main.strings", "")
    let document = try InterfaceBuilderDocument(contentsOf: path)
    let scene = try Fixture.laidOut(document, SceneConfiguration(language: "ar"))
    #expect(scene.direction == "rtl")
    #expect(scene.language == "ar")
    #expect(scene.frame("A") == [220, 0, 100, 10])
    #expect(
      try Fixture.laidOut(document, SceneConfiguration(language: "rtl")).frame("A") == [220, 0, 100, 10])
    #expect(try Fixture.laidOut(document).frame("A") == [0, 0, 100, 10])
  }

  /// The keys that `ibtool --generate-strings-file` writes, as the tables of KeePassium and Loop have them.
  @Test("every text of UIKit's controls has its key")
  func keysOfUIKit() throws {
    let project = Project()
    let frame = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"80\" height=\"21\"/>"
    let path = try project.write(
      "Base.lproj/Main.xib",
      storyboard(
        """
        <label id="L">\(frame)<string key="text">two
        lines</string></label>
        <button id="B">\(frame)<state key="normal" title="b"/></button>
        <button id="C">\(frame)<state key="normal" title="c"/>
        <buttonConfiguration key="configuration" style="plain" title="c" subtitle="d"/></button>
        <textField id="F" placeholder="p">\(frame)</textField>
        <textView id="T" text="t">\(frame)</textView>
        <searchBar id="S" placeholder="s">\(frame)</searchBar>
        <segmentedControl id="G">\(frame)<segments><segment title="0"/><segment title="1"/></segments>
        </segmentedControl>
        """))
    try project.write(
      "de.lproj/Main.strings",
      """
      "L.text" = "Zeile"; "B.normalTitle" = "Knopf"; "C.normalTitle" = "unbenutzt";
      "C.configuration.title" = "Titel"; "C.configuration.subtitle" = "Untertitel"; "F.placeholder" = "Platz";
      "T.text" = "Text"; "S.placeholder" = "Suche"; "G.segmentTitles[1]" = "Eins"; "G.segmentTitles[9]" = "Neun";
      "G.segmentTitles[x]" = "?"; "gone.text" = "?"; "B.nowhere.title" = "?"; "nodot" = "?";
      """)
    let scene = try Fixture.laidOut(
      InterfaceBuilderDocument(contentsOf: path), SceneConfiguration(language: "de"))
    #expect((scene.view("L") as? UILabel)?.text == "Zeile")
    #expect((scene.view("B") as? UIButton)?.title(for: .normal) == "Knopf")
    let configuration = (scene.view("C") as? UIButton)?.configuration
    #expect(configuration?.title == "Titel")
    #expect(configuration?.subtitle == "Untertitel")
    #expect((scene.view("F") as? UITextField)?.placeholder == "Platz")
    #expect((scene.view("T") as? UITextView)?.text == "Text")
    #expect((scene.view("S") as? UISearchBar)?.placeholder == "Suche")
    let segments = scene.view("G") as? UISegmentedControl
    #expect(segments?.titleForSegment(at: 0) == "0")
    #expect(segments?.titleForSegment(at: 1) == "Eins")
  }

  /// As the tables of iina and Transmission have them: AppKit's texts belong to cells.
  @Test("texts of AppKit's controls, and the window that grows with them")
  func keysOfAppKit() throws {
    let project = Project()
    let path = try project.write(
      "Base.lproj/Main.xib",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
      <objects><customView id="V"><rect key="frame" x="0.0" y="0.0" width="80" height="40"/>
      <subviews><button translatesAutoresizingMaskIntoConstraints="NO" id="B">
      <rect key="frame" x="0.0" y="0.0" width="60" height="32"/>
      <buttonCell key="cell" type="push" title="Go" bezelStyle="rounded" borderStyle="border" id="C">
      <font key="font" metaFont="system"/></buttonCell></button></subviews>
      <constraints>
      <constraint firstItem="B" firstAttribute="leading" secondItem="V" secondAttribute="leading" id="c1"/>
      <constraint firstItem="B" firstAttribute="top" secondItem="V" secondAttribute="top" id="c2"/>
      <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="B" \
      secondAttribute="trailing" id="c3"/>
      </constraints></customView></objects>
      </document>
      """)
    try project.write("de.lproj/Main.strings", "\"C.title\" = \"Einstellungen übernehmen\";")
    let document = try InterfaceBuilderDocument(contentsOf: path)
    let scene = try Fixture.laidOut(document, SceneConfiguration(language: "de"))
    #expect((scene.view("B") as? UILabel)?.text == "Einstellungen übernehmen")
    // The title alone takes more than 80 points at 13 points of size.
    #expect(scene.rootView.bounds.width > 120)
    #expect(try Fixture.laidOut(document).rootView.bounds.width == 80)
  }

  @Test(
    "the tables of applications are read without a mistake",
    .enabled(
      if: FileManager.default.fileExists(atPath: LocalizedSceneTests.apps.path),
      "the applications are not beside the package (../shared)"))
  func applications() throws {
    let files = FileManager.default.enumerator(atPath: Self.apps.path)
    var count = 0
    while let path = files?.nextObject() as? String {
      guard path.hasSuffix(".strings") else { continue }
      let table = StringsFile(try Data(contentsOf: Self.apps.appendingPathComponent(path)))
      #expect(table.mistake == nil, "\(path)")
      count += 1
    }
    #expect(count == 740)
    let main = Self.apps.appendingPathComponent("Loop/Loop/Base.lproj/Main.storyboard").path
    #expect(
      InterfaceBuilderDocument.languages(ofDocumentAt: main)
        == ["ar", "de", "en", "fi", "fr", "he", "ja", "nl", "pl", "pt-BR", "ru", "zh-Hans"])
  }

  /// The applications beside this repository, where they are at hand.
  nonisolated private static let apps = Fixture.corpus.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("apps")
}
