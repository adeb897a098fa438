// Several devices, orientations, directions, languages and text sizes at once.

import Foundation
import InterfaceBuilder
import Testing

@Suite("Configurations")
struct LayoutConfigurationTests {
  /// 300 points of width beside 20 points to both edges: a conflict wherever the root is not 340 wide, and the same
  /// fault wherever it occurs. Wider than 393 in landscape only.
  private static let wide = Documents.storyboard.replacing(
    "</constraints>",
    with: Documents.constraint("wid-aa-001", "box-aa-001", "width", constant: 355) + "</constraints>")

  @Test("layout prints a line for every combination, devices first")
  func product() throws {
    let scratch = try Scratch()
    try scratch.write("A.storyboard", Documents.storyboard)
    let run = try Run(
      [
        "layout", "--format", "json", "--device", "retina4_7", "--device", "retina6_12", "--orientation",
        "portrait",
        "--orientation", "landscape", "--direction", "ltr", "--direction", "rtl", "--content-size", "L",
        "--content-size", "AX3", "--language", "de", "A.storyboard",
      ], in: scratch.folder)
    #expect(run.complaints == "")
    let lines = try run.objects()
    #expect(lines.count == 16)
    #expect(lines.first?["device"] as? String == "retina4_7")
    #expect(lines.last?["device"] as? String == "retina6_12")
    #expect(lines.last?["orientation"] as? String == "landscape")
    #expect(lines.last?["direction"] as? String == "rtl")
    #expect(lines.last?["contentSize"] as? String == "accessibilityExtraLarge")
    #expect(lines.last?["language"] as? String == "de")
  }

  @Test("check tells a fault once, with the configurations in which it occurs")
  func once() throws {
    let scratch = try Scratch()
    try scratch.write("A.storyboard", Self.wide)
    // 355 and twice 20 are 395: it fits on no phone, 393 wide or not; the stored frame says 353.
    let arguments = ["--device", "iPhone SE (3rd generation)", "--device", "iPhone 15", "A.storyboard"]
    let run = try Run(["check", "--format", "json"] + arguments, in: scratch.folder)
    #expect(run.status == 1)
    let scenes = try run.objects()
    #expect(scenes.count == 1)
    #expect((scenes.first?["configurations"] as? [[String: Any]])?.count == 2)
    let findings = try #require(scenes.first?["findings"] as? [[String: Any]])
    #expect(findings.count == 1)
    #expect(findings.first?["kind"] as? String == "conflict")
    let id = try #require(findings.first?["id"] as? String)
    #expect(id.hasPrefix("conflict:"))
    let places = try #require(findings.first?["configurations"] as? [[String: Any]])
    #expect(places.map { $0["device"] as? String } == ["retina4_7", "retina6_12"])
    #expect(
      places.first.map { Set($0.keys) } == ["device", "orientation", "direction", "language", "contentSize"])
    #expect(places.first?["language"] is NSNull)
  }

  @Test("the text says on which devices a fault occurs, by the name that was given")
  func words() throws {
    let scratch = try Scratch()
    // 380 wide: fits an iPhone 17 Pro (402 points) with at least 10 at the sides, not an SE (375).
    let document = Documents.storyboard.replacing(
      "<constraints>",
      with:
        "<constraints><constraint firstItem=\"box-aa-001\" firstAttribute=\"width\" relation=\"greaterThanOrEqual\" "
        + "constant=\"360\" id=\"min-aa-001\"/>")
    try scratch.write("A.storyboard", document)
    let run = try Run(
      ["check", "--device", "iPhone SE", "--device", "iPhone 17 Pro", "A.storyboard"], in: scratch.folder)
    #expect(
      run.output.contains(": error: conflict in scene roo-aa-001, on iPhone SE (3rd generation)\n"),
      "\(run.output)")
  }

  @Test("a document for macOS has no device that could be replaced")
  func mac() throws {
    let scratch = try Scratch()
    try scratch.write(
      "M.xib",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
        <objects>
          <customView id="roo-aa-001"><rect key="frame" x="0.0" y="0.0" width="480" height="272"/></customView>
        </objects>
      </document>
      """)
    let run = try Run(["layout", "--format", "json", "--device", "phones", "M.xib"], in: scratch.folder)
    let lines = try run.objects()
    #expect(lines.count == 1)
    #expect((lines.first?["size"] as? [Double]) == [480, 272])
  }

  @Test(
    "devices lists every device with what it is called",
    arguments: ["iPhone SE (3rd generation)", "iPhone 17 Pro Max", "iPad Pro 13-inch (M4)"])
  func devices(name: String) throws {
    let text = try Run(["devices"])
    #expect(text.output.contains(name))
    let lines = try Run(["devices", "--format", "json"]).objects()
    #expect(lines.count == Device.all.count)
    let device = try #require(lines.first { ($0["products"] as? [String])?.contains(name) ?? false })
    #expect(device["id"] as? String == Device.named(name)?.id)
  }

  @Test("rules lists every kind with meaning, levels and example")
  func rules() throws {
    let lines = try Run(["rules", "--format", "json"]).objects()
    #expect(lines.first?["kind"] as? String == "conflict")
    let keys = [
      "kind", "level", "meaning", "help", "example", "milder", "triggering", "notTriggering",
    ]
    #expect(lines.allSatisfy { Set($0.keys) == Set(keys) })
    #expect(try Run(["rules"]).output.contains("misplaced (warning)\n"))
  }

  // The levels of the architecture page's table of findings.
  @Test(
    "rules tells the worst level of a kind, and when a finding is milder",
    arguments: [
      ("conflict", "error", ["warning", "note"]), ("ambiguous", "error", ["warning", "note"]),
      ("misplaced", "warning", ["note"]), ("outside", "warning", ["note"]), ("clipped", "warning", ["note"]),
      ("negative-size", "error", ["note"]), ("unsupported", "note", []), ("overlap", "off", []),
    ])
  func levels(kind: String, level: String, milder: [String]) throws {
    let rule = try #require(
      try Run(["rules", "--format", "json"]).objects().first { $0["kind"] as? String == kind })
    #expect(rule["level"] as? String == level)
    let others = try #require(rule["milder"] as? [[String: String]])
    #expect(others.compactMap { $0["level"] } == milder)
    let text = try Run(["rules"]).output
    for other in others {
      #expect(text.contains("  A \(other["level"] ?? "") where \(other["when"] ?? "").\n"))
    }
  }

  @Test("a view that nothing places is of the level that rules tells")
  func levelOfCheck() throws {
    let scratch = try Scratch()
    try scratch.write("U.xib", Documents.ambiguous)
    let findings = try Run(["check", "--format", "json", "U.xib"], in: scratch.folder).objects()
      .flatMap { $0["findings"] as? [[String: Any]] ?? [] }
    #expect(findings.contains { $0["kind"] as? String == "ambiguous" && $0["level"] as? String == "error" })
  }
}
