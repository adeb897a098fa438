// Rules about the form of documents: what each finds, what it lets pass. The names and the intentions of the rules are
// those of IBLinter and xiblint; the documents named `IBDecodable-IBLinter` are IBLinter's own.

import Foundation
import LayoutScene
import Plumbline
import Testing

@testable import InterfaceBuilder

@Suite("Rules of form")
struct DocumentRuleTests {
  /// What one rule says of a document.
  func said(
    _ rule: FindingKind, of document: InterfaceBuilderDocument, allowed: [String] = [],
    assets: ProjectAssets? = nil
  ) -> [Int?] {
    let rules = DocumentRules(
      enabled: [rule], allowed: allowed.isEmpty ? [:] : [rule: allowed], assets: assets)
    return RuleInspection(document, rules).found.map(\.problem.line)
  }

  func constraint(_ attributes: String) -> String { "<constraint \(attributes)/>" }

  nonisolated static let pairs: [(String, String, Bool)] = [
    (
      "firstItem='A' firstAttribute='top' secondItem='V' secondAttribute='top'",
      "firstItem='A' firstAttribute='top' secondItem='V' secondAttribute='top'", true
    ),
    // The same from the other side.
    (
      "firstItem='A' firstAttribute='top' secondItem='V' secondAttribute='bottom' constant='8'",
      "firstItem='V' firstAttribute='bottom' secondItem='A' secondAttribute='top' constant='-8'", true
    ),
    (
      "firstItem='A' firstAttribute='top' relation='lessThanOrEqual' secondItem='V' secondAttribute='top' constant='3'",
      "firstItem='V' firstAttribute='top' relation='greaterThanOrEqual' secondItem='A' secondAttribute='top' constant='-3'",
      true
    ),
    // A constraint without a first item is about the view that holds it.
    ("firstAttribute='width' constant='5'", "firstItem='V' firstAttribute='width' constant='5'", true),
    (
      "firstAttribute='width' secondItem='A' secondAttribute='width' multiplier='4:2'",
      "firstAttribute='width' secondItem='A' secondAttribute='width' multiplier='2'", true
    ),
    ("firstAttribute='width' constant='5'", "firstAttribute='width' constant='6'", false),
    ("firstAttribute='width' constant='5'", "firstAttribute='width' priority='750' constant='5'", false),
    (
      "firstAttribute='width' constant='5'",
      "firstAttribute='width' relation='greaterThanOrEqual' constant='5'", false
    ),
    ("firstAttribute='width' constant='5'", "firstAttribute='width' placeholder='YES' constant='5'", false),
  ]

  @Test("two constraints that say the same", arguments: pairs)
  func duplicateConstraints(_ first: String, _ second: String, _ isDuplicate: Bool) throws {
    let document = try Fixture.xib(
      "<subviews>\(Fixture.view("A"))</subviews><constraints>\n"
        + constraint("\(first) id='c1'") + "\n" + constraint("\(second) id='c2'") + "</constraints>")
    let found = RuleInspection(document, DocumentRules(enabled: [.duplicateConstraint])).found
    #expect(found.map(\.problem.constraints) == (isDuplicate ? [["c1", "c2"]] : []))
  }

  @Test("of several that say the same, each is named once", arguments: [["c1", "c2", "c3"], ["c1"]])
  func repeatedConstraints(ids: [String]) throws {
    let all = (ids.count == 1 ? ids + ids : ids).map {
      constraint("firstAttribute='width' constant='5' id='\($0)'")
    }
    let document = try Fixture.xib("<constraints>\(all.joined())</constraints>")
    let found = RuleInspection(document, DocumentRules(enabled: [.duplicateConstraint])).found
    #expect(found.map(\.problem.constraints) == [ids])
  }

  @Test("constraints that only some size classes have are no duplicates")
  func variedConstraints() throws {
    let document = try Fixture.xib(
      "<constraints>" + constraint("firstAttribute='width' constant='5' id='c1'")
        + constraint("firstAttribute='width' constant='5' id='c2'") + "</constraints>"
        + "<variation key='default'><mask key='constraints'><exclude reference='c2'/></mask></variation>")
    #expect(said(.duplicateConstraint, of: document).isEmpty)
  }

  @Test(
    "IBLinter's documents: the duplicates that its own tests expect",
    .enabled(if: Fixture.hasCorpus, "the corpus is not beside the package (../shared)"))
  func iblinter() throws {
    let constraints = try Fixture.corpusDocument("IBDecodable-IBLinter/DuplicateConstraint.xib")
    // Those in lines 53 and 56, of one view: one finding, at the first.
    let twins = RuleInspection(constraints, DocumentRules(enabled: [.duplicateConstraint])).found
    #expect(twins.map(\.problem.line) == [53] && twins.first?.problem.constraints.count == 4)
    let ids = try Fixture.corpusDocument("IBDecodable-IBLinter/DuplicateID.xib")
    #expect(said(.duplicateID, of: ids) == [38, 39])
  }

  /// A rule, the content of a view, what is allowed, and whether something is found.
  nonisolated static let conventions: [(FindingKind, String, [String], Bool)] = [
    (
      .relativeToMargin, "<constraints><constraint firstAttribute='leadingMargin' id='c'/></constraints>", [],
      true
    ),
    (
      .relativeToMargin, "<constraints><constraint firstAttribute='leading' id='c'/></constraints>", [], false
    ),
    (.traitVariations, "<variation key='heightClass=regular'/>", [], true),
    (.traitVariations, "<variation key='default'/>", [], false),
    (.fonts, "<fontDescription key='fontDescription' type='system' pointSize='17'/>", ["system"], false),
    (.fonts, "<fontDescription key='fontDescription' type='boldSystem' pointSize='17'/>", ["system"], false),
    (.fonts, "<fontDescription key='fontDescription' style='UICTFontTextStyleBody'/>", ["system"], true),
    (
      .fonts, "<fontDescription key='fontDescription' name='Avenir-Book' family='Avenir' pointSize='17'/>",
      ["system"], true
    ),
    (
      .fonts, "<fontDescription key='fontDescription' name='Avenir-Book' family='Avenir' pointSize='17'/>",
      ["Avenir-Book"], false
    ),
    (.colors, "<color key='tintColor' red='1' green='0' blue='0' alpha='1' colorSpace='custom'/>", [], true),
    (.colors, "<color key='tintColor' name='Brand'/>", [], false),
    (.colors, "<color key='tintColor' name='Brand'/>", ["Ink"], true),
    (.colors, "<color key='tintColor' systemColor='labelColor'/>", ["labelColor"], false),
    (
      .runtimeAttributes,
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type='number' keyPath='layer.cornerRadius'/></userDefinedRuntimeAttributes>",
      [], true
    ),
    (
      .runtimeAttributes,
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type='number' keyPath='layer.cornerRadius'/></userDefinedRuntimeAttributes>",
      ["layer.cornerRadius"], false
    ),
    (.baseClass, "<subviews><label id='L'/></subviews>", ["UILabel=BodyLabel"], true),
    (.baseClass, "<subviews><label id='L' customClass='BodyLabel'/></subviews>", ["label=BodyLabel"], false),
    (.baseClass, "<subviews><button id='L'/></subviews>", ["UILabel=BodyLabel"], false),
    (.customModule, "<subviews><view id='L' customClass='Card'/></subviews>", [], true),
    (
      .customModule, "<subviews><view id='L' customClass='Card' customModuleProvider='target'/></subviews>",
      [], false
    ),
    (
      .customModule, "<subviews><view id='L' customClass='Card' customModule='App'/></subviews>", ["Kit"],
      true
    ),
    (.identifier, "<subviews><imageView id='L'/></subviews>", [], true),
    (
      .identifier,
      "<subviews><imageView id='L'><accessibility key='accessibilityConfiguration' label='Logo'/></imageView></subviews>",
      [], false
    ),
    (
      .identifier,
      "<subviews><imageView id='L'><accessibility key='accessibilityConfiguration'><bool key='isElement' value='NO'/></accessibility></imageView></subviews>",
      [], false
    ),
    (.identifier, "<subviews><button id='L'><state key='normal' image='x'/></button></subviews>", [], true),
    (
      .identifier, "<subviews><button id='L'><state key='normal' title='Go' image='x'/></button></subviews>",
      [], false
    ),
    (.identifier, "<subviews><textField id='L' placeholder='Name'/></subviews>", [], true),
    (.identifier, "<subviews><textField id='L'/></subviews>", [], false),
  ]

  @Test("rules of taste", arguments: conventions)
  func convention(_ rule: FindingKind, _ content: String, _ allowed: [String], _ isFound: Bool) throws {
    #expect(said(rule, of: try Fixture.xib(content), allowed: allowed).count == (isFound ? 1 : 0))
  }

  func storyboard(_ attributes: String, _ controllers: String) throws -> InterfaceBuilderDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" \(attributes)>
      <device id="retina6_12" orientation="portrait"/>
      <scenes>\(controllers)</scenes></document>
      """
    return try InterfaceBuilderDocument(bytes: Data(text.utf8), name: "App/Login.storyboard")
  }

  func controller(_ id: String, _ attributes: String = "") -> String {
    "<scene sceneID='s\(id)'><objects><viewController id='\(id)' \(attributes)><view key='view' id='v\(id)'>"
      + "<rect key='frame' x='0' y='0' width='393' height='852'/></view></viewController></objects></scene>"
  }

  @Test("documents and controllers")
  func documents() throws {
    let plain = try storyboard(
      "", controller("a") + controller("b", "customClass='Login' hidesBottomBarWhenPushed='YES'"))
    #expect(said(.noAutoLayout, of: plain).count == 1)
    #expect(said(.noInitialController, of: plain).count == 1)
    #expect(said(.severalControllers, of: plain).count == 1)
    #expect(said(.canvasDevice, of: plain, allowed: ["retina4_7"]).count == 1)
    #expect(said(.canvasDevice, of: plain, allowed: ["retina6_12"]).isEmpty)
    #expect(said(.identifier, of: plain).count == 2)
    #expect(said(.hidesBottomBar, of: plain).count == 1)
    #expect(said(.hidesBottomBar, of: plain, allowed: ["viewController"]).isEmpty)
    #expect(said(.customClassName, of: plain).isEmpty)
    let kept = try storyboard(
      "useAutolayout='YES' initialViewController='a'",
      controller("a", "customClass='Signup' storyboardIdentifier='x'"))
    #expect(said(.noAutoLayout, of: kept).isEmpty)
    #expect(said(.noInitialController, of: kept).isEmpty)
    #expect(said(.severalControllers, of: kept).isEmpty)
    #expect(said(.identifier, of: kept).isEmpty)
    #expect(said(.customClassName, of: kept).count == 1)
    #expect(said(.customClassName, of: kept, allowed: ["Signup"]).isEmpty)
  }

  @Test("a finding belongs to the scene that holds its element; the document's own to the first")
  func distribution() throws {
    let document = try storyboard("", controller("a") + controller("b"))
    let scenes = document.scenes(
      for: {
        var configuration = SceneConfiguration.canvas
        configuration.rules = DocumentRules(enabled: [.noAutoLayout, .hidesBottomBar])
        return configuration
      }())
    #expect(scenes.map { $0.problems.map(\.kind) } == [[.noAutoLayout, .hidesBottomBar], [.hidesBottomBar]])
  }
}

@Suite("A project's images and colours")
struct ProjectAssetsTests {
  /// A project with a catalogue, a namespace, files of several scales.
  func project() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")
    for path in [
      "App.xcodeproj/project.pbxproj", "App/Assets.xcassets/logo.imageset/Contents.json",
      "App/Assets.xcassets/Icons/close.imageset/Contents.json",
      "App/Assets.xcassets/Ink.colorset/Contents.json",
      "App/Images/photo@2x~ipad.png", "App/Base.lproj/Main.storyboard",
    ] {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("{}".utf8).write(to: url)
    }
    return folder
  }

  @Test("the project around a document, and what it has")
  func names() throws {
    let folder = try project()
    defer { try? FileManager.default.removeItem(at: folder) }
    let document = folder.appendingPathComponent("App/Base.lproj/Main.storyboard").path
    #expect(ProjectAssets.projectFolder(of: document) == folder.standardizedFileURL.path)
    let names = ["/b": ["App.xcodeproj"], "/b/c": ["d"]]
    #expect(ProjectAssets.projectFolder(of: "/b/c/d/e.xib") { names[$0] ?? [] } == "/b")
    #expect(ProjectAssets.projectFolder(of: "/c/d/e.xib") { names[$0] ?? [] } == nil)
    let assets = try #require(ProjectAssets(project: folder.path))
    for name in ["logo", "close", "Icons/close", "photo", "photo.png"] {
      #expect(assets.hasImage(name), "\(name)")
    }
    for name in ["Logo", "Ink", "photo2"] { #expect(!assets.hasImage(name), "\(name)") }
    #expect(assets.hasColor("Ink"))
    #expect(!assets.hasColor("logo"))
  }

  @Test("names that the project lacks are told once each, the system's never; without a catalogue nothing is")
  func missing() throws {
    let folder = try project()
    defer { try? FileManager.default.removeItem(at: folder) }
    let assets = try #require(ProjectAssets(project: folder.path))
    let document = try Fixture.xib(
      "<subviews><imageView image='logo' id='a'/>\n<imageView image='gone' highlightedImage='lost' id='b'/>\n"
        + "<imageView image='trash' catalog='system' id='c'/><imageView image='NSUser' id='e'/>\n"
        + "<button id='d'><state key='normal' title='x' image='gone2'><color key='titleColor' name='Ink'/></state>"
        + "<color key='tintColor' name='Paper'/></button></subviews>")
    let rules = DocumentRules(enabled: [.missingImage, .missingColor], assets: assets)
    let found = RuleInspection(document, rules).found.map(\.problem)
    #expect(found.map(\.kind) == [.missingImage, .missingImage, .missingImage, .missingColor])
    #expect(found.map(\.views) == [["b"], ["b"], ["d"], ["d"]])
    #expect(RuleInspection(document, DocumentRules()).found.isEmpty)
    #expect(ProjectAssets(project: folder.appendingPathComponent("App/Base.lproj").path) == nil)
  }
}
