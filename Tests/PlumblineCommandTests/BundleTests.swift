// Images and colours by the bundles that have them: a nib looks names up in its own.

import Foundation
import Testing

@Suite("What a bundle holds")
struct BundleTests {
  private static let empty = "{\"images\":[],\"info\":{\"version\":1,\"author\":\"xcode\"}}"

  /// A workspace of `App` and `Kit`; the document of `App` has an image view with the attributes, and what lies in it.
  private func workspace(_ attributes: String, _ content: String = "") throws -> Scratch {
    let scratch = try Scratch()
    let view = """
      <imageView \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="box-aa-001">\
      <rect key="frame" x="20" y="10" width="280" height="44"/>\(content)</imageView>
      """
    try scratch.write(
      "App/App/Card.xib", Documents.xib(views: view, constraints: Documents.pinned("box-aa-001")))
    for name in ["App", "Kit"] { try scratch.write("\(name)/\(name).xcodeproj/project.pbxproj", "") }
    try scratch.write(
      "All.xcworkspace/contents.xcworkspacedata",
      "<Workspace version=\"1.0\"><FileRef location=\"group:App/App.xcodeproj\"/><FileRef location=\"group:Kit/Kit.xcodeproj\"/></Workspace>"
    )
    try scratch.write("App/App/Assets.xcassets/own.imageset/Contents.json", Self.empty)
    try scratch.write("Kit/Kit/Assets.xcassets/star.imageset/Contents.json", Self.empty)
    try scratch.write("Kit/Kit/Assets.xcassets/Ink.colorset/Contents.json", "{}")
    try scratch.write("App/Pods/Stars/Assets.xcassets/pod.imageset/Contents.json", Self.empty)
    try scratch.write("Shared.xcassets/shared.imageset/Contents.json", Self.empty)
    return scratch
  }

  private func messages(_ scratch: Scratch) throws -> [String] {
    try Run(["check", "--format", "json", "App/App/Card.xib"], in: scratch.folder).objects().flatMap {
      scene in
      (scene["findings"] as? [[String: Any]] ?? []).compactMap { $0["message"] as? String }
    }
  }

  @Test(
    "an image is looked up in the document's bundle, then beside it",
    arguments: [
      ("image=\"own\"", nil), ("image=\"pod\"", nil), ("image=\"shared\"", nil),
      ("image=\"star\"", "Kit has the image “star”; a nib of App does not find it."),
      ("image=\"moon\"", "No asset catalog and no file of the project has an image “moon”."),
    ])
  func images(_ attributes: String, _ message: String?) throws {
    #expect(try messages(workspace(attributes)) == (message.map { [$0] } ?? []))
  }

  @Test("a colour likewise")
  func colors() throws {
    let scratch = try workspace("image=\"own\"", "<color key=\"tintColor\" name=\"Ink\"/>")
    #expect(try messages(scratch) == ["Kit has the colour “Ink”; a nib of App does not find it."])
  }

  @Test("a class that is told the name loads the image itself")
  func loadedByClass() throws {
    let attribute = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="iconName" value="star"/>\
      </userDefinedRuntimeAttributes>
      """
    let named = "image=\"star\" customClass=\"IconView\" customModule=\"Kit\""
    #expect(try messages(workspace(named, attribute)) == [])
  }

  @Test(
    "flags that are called image are none, and neither is a bar's word for none",
    arguments: [
      "<navigationBar key=\"navigationBar\" shadowImage=\"nil\" id=\"nav-aa-001\"/>",
      "<accessibility key=\"accessibilityConfiguration\"><accessibilityTraits key=\"traits\" image=\"YES\"/></accessibility>",
    ])
  func flags(_ content: String) throws {
    #expect(try messages(workspace("image=\"own\"", content)) == [])
  }

  /// The cases' README: nothing is to be told of these.
  @Test(
    "the cases A, F and G",
    .enabled(if: BundleTests.hasCases, "needs the cases in ../shared, which is not part of this repository"),
    arguments: ["A/Traits.xib", "F", "F/App/App/Star.xib", "G", "G2/Switch.xib"])
  func cases(_ name: String) throws {
    let path = Self.cases.appendingPathComponent(name).path
    let found = try Run(["check", "--device", "canvas", "--format", "json", path]).objects().flatMap {
      $0["findings"] as? [[String: Any]] ?? []
    }
    #expect(found.isEmpty)
  }

  private static let cases = Corpus.folder.deletingLastPathComponent().appendingPathComponent(
    "cases/documents")
  private static var hasCases: Bool { FileManager.default.fileExists(atPath: cases.path) }
}
