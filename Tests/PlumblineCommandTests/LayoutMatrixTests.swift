// Layouts that a check leaves out because they cannot differ, and trees that it moves from device to device: the answer is
// that of all layouts, each made by itself (`--exhaustive`). `Tools/check-exhaustive.py` compares them over a corpus.

import Foundation
import InterfaceBuilder
import Testing

@Suite("Layouts that are one")
struct LayoutMatrixTests {
  private static let sets: [[String]] = [
    [], ["--device", "phones"], ["--device", "canvas", "--device", "tablets"],
    ["--device", "all", "--orientation", "portrait", "--orientation", "landscape"],
    [
      "--device", "iPhone SE", "--device", "iPhone 15", "--language", "all", "--content-size", "L",
      "--content-size", "AX3",
    ],
    [
      "--device", "phones", "--language", "double", "--language", "rtl", "--direction", "ltr", "--direction",
      "rtl",
    ],
  ]

  private static let examples = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples")

  @Test("the examples have the findings of all layouts", arguments: sets)
  func examples(options: [String]) throws {
    let scratch = try Scratch()
    let check = ["check", "--no-sources", "--format", "json", "--output", "html:a.html"] + options
    let quick = try Run(check + [Self.examples.path], in: scratch.folder)
    let page = try String(contentsOfFile: scratch.path("a.html"), encoding: .utf8)
    let full = try Run(check + ["--exhaustive", Self.examples.path], in: scratch.folder)
    #expect(quick.output.split(separator: "\n").count > 3)
    #expect(quick.output == full.output)
    let fullPage = try String(contentsOfFile: scratch.path("a.html"), encoding: .utf8)
    #expect(page == fullPage)
  }

  /// A label whose text is too long in German, beside masks, the guides of old controllers, a cell and a text style.
  private static let views = """
    <label opaque="NO" text="Go" translatesAutoresizingMaskIntoConstraints="NO" id="lab-aa-001">
      <rect key="frame" x="20" y="40" width="60" height="20.5"/>
      <constraints><constraint firstAttribute="width" constant="60" id="wid-aa-001"/></constraints>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
    </label>
    <view contentMode="scaleToFill" fixedFrame="YES" id="mas-aa-001">
      <rect key="frame" x="100" y="100" width="193" height="50"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
      <subviews>\(Documents.box("inn-aa-001", frame: (10, 10, 173, 30)))</subviews>
      <constraints>
        \(Documents.constraint("ile-aa-001", "inn-aa-001", "leading", "mas-aa-001", "leading", constant: 10))
        \(Documents.constraint("itr-aa-001", "mas-aa-001", "trailing", "inn-aa-001", "trailing", constant: 10))
        \(Documents.constraint("ito-aa-001", "inn-aa-001", "top", "mas-aa-001", "top", constant: 10))
        \(Documents.constraint("ihe-aa-001", "inn-aa-001", "height", constant: 30))
      </constraints>
    </view>
    """

  @Test("a tree that moves has the layouts of trees that are built for each device", arguments: sets)
  func moved(options: [String]) throws {
    let scratch = try Scratch()
    let constraints =
      Documents.constraint("top-aa-001", "lab-aa-001", "top", "roo-aa-001", "topMargin", constant: 20)
      + Documents.constraint("lea-aa-001", "lab-aa-001", "leading", "roo-aa-001", "leadingMargin")
    try scratch.write("Base.lproj/A.xib", Documents.xib(views: Self.views, constraints: constraints))
    try scratch.write("de.lproj/A.strings", "\"lab-aa-001.text\" = \"Einstellungen\";")
    try scratch.write("fr.lproj/A.strings", "\"lab-aa-001.text\" = \"Go\";")
    let check = ["check", "--no-sources", "--format", "json"] + options + ["Base.lproj/A.xib"]
    let quick = try Run(check, in: scratch.folder)
    #expect(quick.complaints == "")
    let full = try Run(check + ["--exhaustive"], in: scratch.folder)
    #expect(quick.output == full.output)
    guard options.contains("all"), options.contains("--language") else { return }
    // German is the one language in which the text needs more than 60 points at the usual size.
    let findings = try #require(quick.objects().first?["findings"] as? [[String: Any]])
    let clipped = try #require(findings.first { $0["kind"] as? String == "clipped" })
    let places = try #require(clipped["configurations"] as? [[String: Any]])
    #expect(
      Set(places.filter { $0["contentSize"] as? String == "large" }.map { $0["language"] as? String }) == [
        "de"
      ])
  }
}
