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

  /// Four labels of 95.5 points each in a stack between the safe area and a view above the bottom margin. Below the top of a
  /// phone on its side there are some 250 points for them.
  private static var highStack: String {
    let labels = (0..<4).map { place in
      """
      <label text="\(place)" translatesAutoresizingMaskIntoConstraints="NO" id="num-aa-00\(place)">
        <rect key="frame" x="20" y="\(35 + 120 * place)" width="335" height="95.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="80"/>
      </label>
      """
    }.joined()
    let stack = """
      <stackView axis="vertical" distribution="equalSpacing" preservesSuperviewLayoutMargins="YES" \
      layoutMarginsRelativeArrangement="YES" translatesAutoresizingMaskIntoConstraints="NO" id="sta-aa-001">
        <rect key="frame" x="0" y="44" width="375" height="550"/>
        <subviews>\(labels)</subviews>
        <edgeInsets key="layoutMargins" top="35" left="20" bottom="35" right="20"/>
      </stackView>
      """
    let constraints =
      [
        ("bto-aa-001", "box-aa-001", "top", "sta-aa-001", "bottom"),
        ("sto-aa-001", "sta-aa-001", "top", "saf-aa-001", "top"),
        ("sle-aa-001", "sta-aa-001", "leading", "saf-aa-001", "leading"),
        ("str-aa-001", "sta-aa-001", "trailing", "saf-aa-001", "trailing"),
        ("bbo-aa-001", "roo-aa-001", "bottomMargin", "box-aa-001", "bottom"),
        ("ble-aa-001", "box-aa-001", "leading", "roo-aa-001", "leadingMargin"),
        ("btr-aa-001", "box-aa-001", "trailing", "roo-aa-001", "trailingMargin"),
      ].map { Documents.constraint($0.0, $0.1, $0.2, $0.3, $0.4) }.joined()
      + Documents.constraint("bhe-aa-001", "box-aa-001", "height", constant: 51)
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="sce-aa-001"><objects><viewController id="con-aa-001" sceneMemberID="viewController">
          <view key="view" preservesSuperviewLayoutMargins="YES" id="roo-aa-001">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>\(stack)\(Documents.box("box-aa-001", frame: (16, 600, 343, 51)))</subviews>
            <constraints>\(constraints)</constraints>
            <viewLayoutGuide key="safeArea" id="saf-aa-001"/>
          </view>
        </viewController></objects></scene></scenes>
      </document>
      """
  }

  /// A stack that reaches out of the safe area has a margin for that. Were it kept for the next screen, the stack would be so
  /// much too high there, and so on: 23,000 points.
  @Test("a stack that is too high for the next screen has the margin of that screen")
  func margins() throws {
    let scratch = try Scratch()
    try scratch.write("A.storyboard", Self.highStack)
    let check = [
      "check", "--no-sources", "--format", "json", "--device", "iPhone 11 Pro", "--device", "iPhone 11",
      "--orientation", "portrait", "--orientation", "landscape", "A.storyboard",
    ]
    let quick = try Run(check, in: scratch.folder)
    let full = try Run(check + ["--exhaustive"], in: scratch.folder)
    #expect(quick.output == full.output)
    #expect(!quick.output.contains("conflict"))
  }

  /// A box beside one that is 350 points wide: on 320 points its width would be negative, and so, with more constraints,
  /// would be that of the title in it. Both sets are irreducible and end with the same constraint; which one is named follows
  /// from what the engine assumed before.
  private static let sidebar: String = {
    let stack = """
      <stackView spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="sta-aa-001">
        <rect key="frame" x="20" y="0" width="96" height="50"/>
        <subviews>
          <label text="" id="lab-aa-001">
            <rect key="frame" x="0" y="0" width="44" height="50"/>
            <constraints>
              <constraint firstAttribute="width" relation="greaterThanOrEqual" constant="44" id="lwi-aa-001"/>
            </constraints>
          </label>
          <button id="but-aa-001">
            <rect key="frame" x="52" y="0" width="44" height="50"/>
            <constraints><constraint firstAttribute="width" constant="44" id="bwi-aa-001"/></constraints>
          </button>
        </subviews>
      </stackView>
      """
    let bar = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="bar-aa-001">
        <rect key="frame" x="0" y="0" width="120" height="50"/>
        <subviews>\(stack)\(Documents.box("tit-aa-001", frame: (8, 0, 20, 50)))</subviews>
        <constraints>
          \(Documents.constraint("sle-aa-001", "sta-aa-001", "leading", "tit-aa-001", "trailing", constant: 8))
          \(Documents.constraint("tle-aa-001", "tit-aa-001", "leading", "bar-aa-001", "leading", constant: 8))
          \(Documents.constraint("str-aa-001", "bar-aa-001", "trailing", "sta-aa-001", "trailing"))
        </constraints>
      </view>
      """
    let main = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="mai-aa-001">
        <rect key="frame" x="8" y="0" width="120" height="50"/>
        <subviews>\(bar)</subviews>
        <constraints>
          \(Documents.constraint("btr-aa-001", "mai-aa-001", "trailing", "bar-aa-001", "trailing"))
          \(Documents.constraint("ble-aa-001", "bar-aa-001", "leading", "mai-aa-001", "leading"))
        </constraints>
      </view>
      """
    let side = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="sid-aa-001">
        <rect key="frame" x="0" y="0" width="350" height="50"/>
        <constraints>\(Documents.constraint("wid-aa-001", nil, "width", constant: 350))</constraints>
      </view>
      """
    let constraints =
      Documents.constraint("mtr-aa-001", "sid-aa-001", "leading", "mai-aa-001", "trailing", constant: 8)
      + Documents.constraint("mle-aa-001", "mai-aa-001", "leading", "saf-aa-001", "leading", constant: 8)
      + Documents.constraint("rtr-aa-001", "roo-aa-001", "trailing", "sid-aa-001", "trailing", constant: 8)
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="sce-aa-001"><objects><viewController id="con-aa-001" sceneMemberID="viewController">
          <view key="view" id="roo-aa-001">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>\(main)\(side)</subviews>
            <constraints>\(constraints)</constraints>
            <viewLayoutGuide key="safeArea" id="saf-aa-001"/>
          </view>
        </viewController></objects></scene></scenes>
      </document>
      """
  }()

  @Test("a conflict is named by the same constraints, whatever the screen before was")
  func conflicts() throws {
    let scratch = try Scratch()
    try scratch.write("A.storyboard", Self.sidebar)
    let check = [
      "check", "--no-sources", "--format", "json", "--device", "retina3_5", "--device", "retina4_0",
      "--device",
      "retina4_7", "--orientation", "portrait", "--orientation", "landscape", "A.storyboard",
    ]
    let quick = try Run(check, in: scratch.folder)
    let full = try Run(check + ["--exhaustive"], in: scratch.folder)
    #expect(quick.output == full.output)
    #expect(quick.output.contains("conflict:"))
  }

  /// Apple's sentence behind the item's description, whose addresses are others in each run.
  @Test("a constraint that is refused is told without addresses")
  func refused() throws {
    let scratch = try Scratch()
    let constraint = Documents.constraint("lea-aa-001", "box-aa-001", "leading", constant: 5)
    try scratch.write(
      "A.xib", Documents.xib(views: Documents.box("box-aa-001", frame: (0, 0, 9, 9)), constraints: constraint)
    )
    let run = try Run(["check", "--no-sources", "--format", "json", "A.xib"], in: scratch.folder)
    #expect(run.output.contains("Constraint lea-aa-001 is invalid: A multiplier of 0 or a nil second item"))
    #expect(!run.output.contains("0x"))
  }
}
