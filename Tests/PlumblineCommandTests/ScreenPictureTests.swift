// Screens as pictures: the controls of the example document, and texts of the corpus where their stored frames have them.

import Foundation
import InterfaceBuilder
import LayoutScene
import Plumbline
import Testing

@testable import LayoutReport

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Pictures of screens")
@MainActor
struct ScreenPictureTests {
  /// The elements of a picture in order, by name, with their attributes and texts.
  final class Reading: NSObject, XMLParserDelegate {
    struct Element {
      var name: String
      var attributes: [String: String]
      var text = ""
      func number(_ key: String) -> Double { attributes[key].flatMap(Double.init) ?? .nan }
    }
    var elements: [Element] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      open.append(elements.count)
      elements.append(Element(name: name, attributes: attributes))
    }
    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if let last = open.last { elements[last].text += string }
    }
    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) { open.removeLast() }

    func text(_ text: String) -> Element? { elements.first { $0.name == "text" && $0.text == text } }
  }

  private static let root: URL = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { url.deleteLastPathComponent() }
    return url
  }()
  nonisolated private static let corpus = Corpus.folder.appendingPathComponent("ios")

  private func report(_ path: String, scene: String? = nil) throws -> SceneReport {
    let document = try InterfaceBuilderDocument(contentsOf: path)
    let scene = try #require(document.scenes(for: SceneConfiguration(scene: scene)).first)
    return SceneReport(scene, including: [.appearance, .guides, .constraints])
  }

  private func read(
    _ report: SceneReport, _ layers: Set<ScenePicture.Layer> = [.screen, .text],
    _ appearance: ScenePicture.Appearance = .light
  ) throws -> Reading {
    let parser = XMLParser(data: Data(ScenePicture(report, showing: layers, appearance: appearance).svg.utf8))
    let reading = Reading()
    parser.delegate = reading
    #expect(parser.parse(), "\(String(describing: parser.parserError)) in line \(parser.lineNumber)")
    return reading
  }

  private func controls() throws -> SceneReport {
    try report(Self.root.appendingPathComponent("Examples/Controls.xib").path)
  }

  @Test("a text in the middle has its lines there, each as wide as it was measured")
  func centredText() throws {
    let reading = try read(try controls())
    let lines = reading.elements.filter { $0.name == "text" && $0.attributes["text-anchor"] == "middle" }
      .prefix(2)
    #expect(lines.map(\.text).joined(separator: " ") == "A label of two lines whose text is in the middle")
    for line in lines {
      #expect(line.attributes["text-anchor"] == "middle")
      #expect(abs(line.number("x") - 160) < 0.01)
      #expect(line.number("data-width") <= 280)
      // secondaryLabel of the Human Interface Guidelines: 60, 60, 67 at 60 %.
      #expect(line.attributes["fill"] == "#3c3c43")
      #expect(line.attributes["fill-opacity"] == "0.6")
    }
    // Two lines of 17 points are 40.6 high (spec 10 §5) in a label from 16 to 57.
    #expect(lines.allSatisfy { (16.0...57).contains($0.number("y")) })
  }

  @Test("a text that is too long ends with an ellipsis within its frame")
  func truncation() throws {
    let line = try #require(
      try read(try controls()).elements.first { $0.name == "text" && $0.text.hasSuffix("\u{2026}") })
    #expect(line.text.hasPrefix("One line that is much"))
    #expect(line.number("x") == 20)
    #expect(line.number("data-width") <= 200)
    #expect(line.attributes["fill"] == "#cc0000")
  }

  @Test("controls have their shapes, states and the system's colours")
  func shapes() throws {
    let reading = try read(try controls())
    func rects(_ attributes: [String: String]) -> [Reading.Element] {
      reading.elements.filter { element in
        element.name == "rect" && attributes.allSatisfy { element.attributes[$0.key] == $0.value }
      }
    }
    // A switch that is on: green, its knob of 27 points at the right end of 51 (20 + 51 - 2 - 27).
    #expect(rects(["fill": "#34c759", "x": "20", "width": "51", "height": "31"]).count == 1)
    #expect(rects(["x": "42.25", "y": "194.25"]).count == 1)
    // A filled button in the tint, and its title in white.
    #expect(rects(["fill": "#007aff", "x": "20", "y": "96", "width": "80", "height": "35"]).count == 1)
    #expect(reading.text("Filled")?.attributes["fill"] == "#ffffff")
    #expect(reading.text("Tinted")?.attributes["fill"] == "#007aff")
    // Half of a progress of 280.
    #expect(rects(["fill": "#007aff", "x": "20", "y": "290", "width": "140"]).count == 1)
    // The second of two segments is selected.
    #expect(rects(["x": "102.25", "y": "242.25"]).count == 1)
    // layer.cornerRadius
    #expect(rects(["x": "20", "y": "310", "rx": "30", "fill": "#30b0c7"]).count == 1)
    // An image of 200 x 100 in aspect fit within 100 x 60: 100 x 50 in the middle (half a point for its edge).
    #expect(rects(["x": "100.25", "y": "315.25", "width": "99.5", "height": "49.5"]).count == 1)
    #expect(reading.text("Name")?.attributes["fill-opacity"] == "0.3")
    let item = try #require(reading.text("Item"))
    #expect(abs(item.number("x") - item.number("data-width") / 2 - 16) < 0.01)
  }

  private func reference(_ name: String) throws -> SceneReport {
    try report(Self.root.appendingPathComponent("Tests/References/Documents/\(name)").path)
  }

  // Apple's "Adopting Liquid Glass": items of a bar share a background unless a space parts them; a prominent one has its
  // own.
  @Test("items of a bar of iOS 26 share a capsule, the prominent one has its own in the tint")
  func capsules() throws {
    let reading = try read(try reference("Folders.storyboard"))
    let capsules = reading.elements.filter {
      $0.name == "rect" && $0.number("rx") > 21 && abs($0.number("height") - 43.5) < 0.01
    }
    #expect(capsules.count == 5)
    let blue = capsules.filter { $0.attributes["fill"] == "#007aff" }
    #expect(blue.count == 1)
    #expect(reading.text("Done")?.attributes["fill"] == "#ffffff")
    // Two images of 44 points in one: above at the right, below at the right.
    #expect(capsules.filter { abs($0.number("width") - 87.5) < 0.01 }.count == 2)
    for capsule in capsules {
      #expect(capsule.number("x") >= 16 && capsule.number("x") + capsule.number("width") <= 402 - 16)
    }
  }

  @Test("a menu shows its choice, however wide another of its titles makes it")
  func menu() throws {
    let reading = try read(try reference("Preferences.xib"))
    #expect(reading.text("Last document") != nil)
    #expect(reading.text("New document") == nil)
  }

  /// A screen of a storyboard for an iPhone 15, 393 x 852, with these views in its root.
  private func screen(_ views: String) throws -> SceneReport {
    let document = try InterfaceBuilderDocument(
      bytes: Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
        initialViewController="C"><device id="retina6_12" orientation="portrait" appearance="light"/><scenes><scene \
        sceneID="S"><objects><viewController id="C" sceneMemberID="viewController"><view key="view" id="R">
        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>\(views)</subviews></view>
        </viewController></objects></scene></scenes></document>
        """.utf8), name: "A.storyboard")
    let scene = try #require(document.scenes(for: SceneConfiguration()).first)
    return SceneReport(scene, including: [.appearance, .guides, .constraints])
  }

  @Test("a label that wraps between words shows no more lines than it has room for, as UILabel does")
  func linesInRoom() throws {
    func lines(height: Double, width: Double) throws -> [String] {
      let report = try screen(
        """
        <label text="One two three four" lineBreakMode="wordWrap" numberOfLines="0" fixedFrame="YES" id="L">
        <rect key="frame" x="20" y="200" width="\(width)" height="\(height)"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """)
      return try read(report).elements.filter { $0.name == "text" }.map(\.text)
        .filter { "One two three four".contains($0) }
    }
    // A line of 17 points is 20.5 high.
    #expect(try lines(height: 20.5, width: 80).count == 1)
    #expect(try lines(height: 41, width: 80).count == 2)
    let report = try screen(
      """
      <label text="One two three four" numberOfLines="0" fixedFrame="YES" id="L">
      <rect key="frame" x="20" y="200" width="300" height="20.5"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """)
    let width = try #require(report.views.last?.shownText?.lines.first?.pieces.first?.width)
    // A frame that is one per cent narrower than the text is what rounding and another measure make.
    #expect(try lines(height: 20.5, width: width * 0.99) == ["One two three four"])
  }

  @Test(
    "a text of next to no size has as many lines as it may have, not more than an integer holds",
    arguments: ["1e-18", "1e-19", "1e-310"])
  func tinyText(size: String) throws {
    let report = try screen(
      """
      <label text="One two" lineBreakMode="wordWrap" numberOfLines="0" fixedFrame="YES" id="L">
      <rect key="frame" x="20" y="200" width="80" height="40"/>
      <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
      """)
    #expect(report.views.last?.frame == CGRect(x: 20, y: 200, width: 80, height: 40))
    // As far as the limits of lines go, it is one line.
    #expect(report.views.last?.shownText?.lines.count == 1)
  }

  @Test("the time over an image has a ground of its own")
  func statusBarOverImage() throws {
    func grounds(_ views: String) throws -> Int {
      try read(try screen(views)).elements.filter { $0.name == "rect" && $0.number("fill-opacity") == 0.6 }
        .count
    }
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"852\"/>"
    // The time, the battery and the home indicator.
    #expect(try grounds("<imageView image=\"back\" fixedFrame=\"YES\" id=\"I\">\(frame)</imageView>") == 3)
    #expect(try grounds("<view fixedFrame=\"YES\" id=\"I\">\(frame)</view>") == 0)
  }

  @Test("the system's colours and the bars of the documents' own generation")
  func classic() throws {
    // Opaque bars in their own colour before iOS 15, with the title in its own.
    let reading = try read(try reference("Classic.storyboard"))
    #expect(reading.elements.contains { $0.name == "rect" && $0.attributes["fill"] == "#1f3a5f" })
    #expect(reading.text("World Clock")?.attributes["fill"] == "#ffffff")
  }

  // Human Interface Guidelines, "Right to left": bars and their items are mirrored.
  @Test("in a language that is read from the right bars begin there")
  func rightToLeft() throws {
    let path = Self.root.appendingPathComponent("Tests/References/Documents/Shop.storyboard").path
    let document = try InterfaceBuilderDocument(contentsOf: path)
    func places(of text: String, isRightToLeft: Bool) throws -> [(left: Double, right: Double)] {
      let scene = try #require(document.scenes(for: SceneConfiguration(isRightToLeft: isRightToLeft)).first)
      return try read(SceneReport(scene, including: [.appearance, .guides])).elements
        .filter { $0.name == "text" && $0.text == text }
        .map { element in
          let parts: [String: Double] = ["middle": 0.5, "end": 1]
          let part = parts[element.attributes["text-anchor"] ?? "", default: 0]
          let left = element.number("x") - part * element.number("data-width")
          return (left, left + element.number("data-width"))
        }
    }
    // The large title and the first of five tabs; the last tab: as far from the one end as from the other before.
    for (text, count) in [("Shop", 2), ("Account", 1)] {
      let before = try places(of: text, isRightToLeft: false)
      let after = try places(of: text, isRightToLeft: true)
      #expect(before.count == count && after.count == count)
      for (one, other) in zip(before, after) { #expect(abs(one.left + other.right - 393) < 0.01) }
    }
  }

  @Test("what is hidden or beyond the picture is told, not drawn")
  func unseen() throws {
    let report = try controls()
    let reading = try read(report)
    #expect(!reading.elements.contains { $0.attributes["fill"] == "#ff3b30" })
    let words = reading.elements.filter { $0.name == "text" }.map(\.text).joined(separator: " ")
    #expect(words.contains("Hidden, not drawn: view 'Secret'."))
    #expect(words.contains("Beyond the picture: view 'Far' at 0, -400."))
    // 62 of heading, 24 of padding, the screen with 24 points of what reaches beyond it at most, and
    // 60 of notes: 834.
    let height = try #require(reading.elements.first?.number("height"))
    #expect(height < 834)
  }

  @Test("no line of the legend is wider than the page")
  func legend() throws {
    var report = try controls()
    report.findings = [
      Finding(
        kind: .unresolved, level: .error, message: String(repeating: "longword", count: 60) + " and others",
        fix: "")
    ]
    let reading = try read(report, [.screen, .findings])
    let width = try #require(reading.elements.first?.number("width"))
    let lines = reading.elements.filter { $0.name == "text" && $0.text.contains("longword") }
    #expect(lines.count > 5)
    for line in lines {
      let end = line.number("x") + line.number("data-width")
      #expect(end <= width - 20)
    }
  }

  @Test("the dark appearance has the system's dark colours, and literal ones stay")
  func darkness() throws {
    let reading = try read(try controls(), [.screen, .text], .dark)
    #expect(
      reading.elements.contains {
        $0.name == "rect" && $0.attributes["fill"] == "#000000" && $0.attributes["height"] == "640"
      })
    #expect(reading.elements.contains { $0.attributes["fill"] == "#0a84ff" })
    #expect(reading.elements.contains { $0.name == "text" && $0.attributes["fill"] == "#cc0000" })
  }

  @Test(
    "with more contrast the system's colours are those that the Human Interface Guidelines list for it",
    arguments: [
      (ScenePicture.Appearance.lightHighContrast, "#0040dd", "#ffffff"),
      (.darkHighContrast, "#409cff", "#000000"),
    ])
  func contrast(appearance: ScenePicture.Appearance, blue: String, background: String) throws {
    let reading = try read(try controls(), [.screen, .text], appearance)
    #expect(
      reading.elements.contains {
        $0.name == "rect" && $0.attributes["fill"] == background && $0.attributes["height"] == "640"
      })
    #expect(reading.elements.contains { $0.attributes["fill"] == blue })
    #expect(reading.elements.contains { $0.name == "text" && $0.attributes["fill"] == "#cc0000" })
  }

  @Test("a sheet holds its pictures side by side, with names of their own")
  func sheet() throws {
    let report = try controls()
    let pictures = [ScenePicture.Appearance.light, .dark].map {
      ScenePicture(report, showing: [.screen, .text], appearance: $0)
    }
    let svg = PictureSheet(pictures).svg
    let page = pictures[1].pageSize
    #expect(svg.contains("width=\"\(decimal(2 * page.width + 12))\" height=\"\(decimal(page.height))\""))
    #expect(svg.contains("id=\"stage-1\"") && svg.contains("id=\"stage-2\""))
    #expect(svg.contains("transform=\"translate(\(decimal(page.width + 12)) 0)\""))
  }

  private func heading(_ report: SceneReport, _ appearance: ScenePicture.Appearance = .light) throws
    -> [String]
  {
    try read(report, [.screen, .text], appearance).elements.filter { $0.name == "text" }.prefix(3).map(\.text)
  }

  @Test("whatever tells the pictures of a sheet apart is whole in their headings, on the narrowest phone")
  func headings() throws {
    var report = try controls()
    (report.document, report.size.width) = ("A document whose name is longer than any phone.storyboard", 320)
    (report.deviceName, report.contentSize) = ("iPhone SE (1st generation)", "accessibilityExtraLarge")
    (report.language, report.direction, report.orientation) = ("zh-Hant", "rtl", "landscape")
    let lines = try heading(report, .dark)
    #expect(lines[1].hasPrefix("iPhone SE (1st generation) \u{00B7} ") && lines[1].hasSuffix("\u{2026}"))
    #expect(
      lines[2]
        == "text size AX3 \u{00B7} zh-Hant \u{00B7} right to left \u{00B7} landscape \u{00B7} dark")
    let sizes = ["extraSmall", "large", "extraExtraExtraLarge", "accessibilityExtraExtraExtraLarge"]
    (report.language, report.direction, report.orientation) = (nil, "ltr", "portrait")
    let words = try sizes.map {
      report.contentSize = $0
      return try heading(report)[2]
    }
    #expect(words == ["text size XS", "text size L", "text size XXXL", "text size AX5"])
  }

  @Test("on a sheet screens begin at one height, with or without a third line above")
  func headingsOfSheet() throws {
    let plain = try controls()
    var large = plain
    large.contentSize = "accessibilityMedium"
    #expect(ScenePicture(large, showing: [.screen]).headerHeight == 77)
    #expect(ScenePicture(plain, showing: [.screen]).headerHeight == 62)
    let svg = PictureSheet([plain, large].map { ScenePicture($0, showing: [.screen]) }).svg
    let tops = svg.matches(of: /translate\(\S+ (\S+)\)" clip-path="url\(#stage/).map { $0.output.1 }
    #expect(tops.count == 2 && Set(tops) == ["77"])
  }

  /// A table of one section of rows of 44, and a second one: 18 points of header at 13 points of text.
  private func table(_ style: String, titles: String) throws -> InterfaceBuilderDocument {
    func row(_ id: String, _ y: Int) -> String {
      """
      <tableViewCell id="\(id)"><rect key="frame" x="0.0" y="\(y)" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="\(id)c"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
      </tableViewCellContentView></tableViewCell>
      """
    }
    return try InterfaceBuilderDocument(
      bytes: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22504" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_0" orientation="portrait"/>
        <objects><view id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/><subviews>
        <tableView dataMode="static" style="\(style)" id="T"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
        <sections><tableViewSection \(titles) id="S"><cells>\(row("A", 56))\(row("B", 100))</cells></tableViewSection>
        <tableViewSection headerTitle="Second" id="Q"><cells>\(row("C", 200))</cells></tableViewSection></sections>
        <view key="tableFooterView" contentMode="scaleToFill" id="F"><rect key="frame" x="0.0" y="244" width="320" height="30"/>
        </view></tableView></subviews></view></objects></document>
        """.utf8), name: "Table.xib")
  }

  private func tops(_ document: InterfaceBuilderDocument, _ size: String?) throws -> [String: Double] {
    let configuration = SceneConfiguration(
      device: Device.named("retina4_0"),
      contentSize: size == nil ? .large : .accessibilityExtraExtraExtraLarge)
    let scene = try #require(document.scenes(for: configuration).first)
    let report = SceneReport(scene, including: [.appearance])
    let isSame = SceneReport(scene, including: [.appearance]).views == report.views
    #expect(isSame, "rows move once, however many pictures are taken")
    return Dictionary(uniqueKeysWithValues: report.views.map { ($0.id, Double($0.frameInScene.minY)) })
  }

  // Footnotes of 13 points have 44 at AX5 (Human Interface Guidelines, Typography): headers of 18 points grow to 60.92, by
  // 42.92, and those of plain tables from 28 to 94.77, by 66.77.
  @Test(
    "below larger headers rows lie lower, by what the headers above them have grown",
    arguments: [("grouped", 42.923), ("plain", 66.769)])
  func headersOfTables(style: String, growth: Double) throws {
    let document = try table(style, titles: "headerTitle=\"First\"")
    // 20 points of status bar.
    let (usual, large) = (try tops(document, nil), try tops(document, "AX5"))
    #expect(
      usual == ["root": 0, "T": 0, "A": 76, "Ac": 76, "B": 120, "Bc": 120, "C": 220, "Cc": 220, "F": 264])
    for (id, titles) in [("A", 1.0), ("B", 1), ("C", 2), ("F", 2)] {
      let moved = (large[id] ?? 0) - (usual[id] ?? 0)
      #expect(abs(moved - growth * titles) < 0.01, "\(id) by \(moved)")
    }
  }

  // One more line of 13 points is 15.5 or 16 high.
  @Test("below headers that have more lines in another language rows lie lower")
  func headersInAnotherLanguage() throws {
    let document = try table("grouped", titles: "headerTitle=\"Shown on the screen\"")
    let usual = try tops(document, nil)
    let scene = try #require(
      document.scenes(for: SceneConfiguration(device: Device.named("retina4_0"), language: "double")).first)
    let report = SceneReport(scene, including: [.appearance])
    for view in report.views where "ABCF".contains(view.id) {
      let moved = Double(view.frameInScene.minY) - (usual[view.id] ?? 0)
      #expect((15.4...16.1).contains(moved), "\(view.id) by \(moved)")
    }
    let lines = try read(report).elements.filter { $0.name == "text" && $0.text.contains("SHOWN") }
    #expect(lines.count == 1 && lines[0].text != "SHOWN ON THE SCREEN SHOWN ON THE SCREEN")
  }

  /// Rows of the styles of cells, and one whose content has constraints, in a table whose rows have automatic heights.
  private func styledTable() throws -> InterfaceBuilderDocument {
    func label(_ id: String, _ text: String, _ frame: String, _ style: String) -> String {
      """
      <label opaque="NO" text="\(text)" lineBreakMode="tailTruncation" id="\(id)"><rect key="frame" \(frame)/>
      <fontDescription key="fontDescription" style="UICTFontTextStyle\(style)"/></label>
      """
    }
    func row(_ id: String, _ y: Int, _ attributes: String, _ inside: String) -> String {
      """
      <tableViewCell \(attributes) id="\(id)"><rect key="frame" x="0.0" y="\(y)" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="\(id)c"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
      \(inside)</tableViewCellContentView></tableViewCell>
      """
    }
    func styled(_ id: String, _ y: Int, _ style: String, _ text: String, _ detail: String?) -> String {
      let own = label("\(id)t", text, "x=\"16\" y=\"6\" width=\"120\" height=\"21\"", "Body")
      let second = detail.map {
        label("\(id)d", $0, "x=\"16\" y=\"26\" width=\"60\" height=\"15\"", "Caption1")
      }
      return row(
        id, y,
        "textLabel=\"\(id)t\" \(detail == nil ? "" : "detailTextLabel=\"\(id)d\"") style=\"IBUITableViewCellStyle\(style)\"",
        "<subviews>\(own)\(second ?? "")</subviews>")
    }
    let constrained = """
      <subviews><label opaque="NO" text="Own" translatesAutoresizingMaskIntoConstraints="NO" id="Dt">
      <rect key="frame" x="16" y="11" width="288" height="22"/><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      </label></subviews><constraints>
      <constraint firstItem="Dt" firstAttribute="top" secondItem="Dc" secondAttribute="top" constant="11" id="D1"/>
      <constraint firstAttribute="bottom" secondItem="Dt" secondAttribute="bottom" constant="11" id="D2"/>
      <constraint firstItem="Dt" firstAttribute="leading" secondItem="Dc" secondAttribute="leading" constant="16" id="D3"/>
      <constraint firstAttribute="trailing" secondItem="Dt" secondAttribute="trailing" constant="16" id="D4"/></constraints>
      """
    return try InterfaceBuilderDocument(
      bytes: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22504" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_0" orientation="portrait"/>
        <objects><view id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/><subviews>
        <tableView dataMode="static" style="plain" rowHeight="-1" id="T">
        <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
        <sections><tableViewSection id="S"><cells>\(styled("A", 0, "Default", "Words", nil))
        \(styled("B", 44, "Subtitle", "Words", "More"))\(styled("C", 88, "Value1", "Two words here", "More"))
        \(row("D", 132, "", constrained))</cells></tableViewSection></sections></tableView></subviews></view></objects></document>
        """.utf8), name: "Styles.xib")
  }

  // Human Interface Guidelines, Typography: at AX5 body has 53 points with lines of 62, caption 1 has 43 with lines of 51.
  // Content views of cells have margins of 11 above and below.
  @Test(
    "at another text size texts of standard cells are whole, and rows of automatic height are as high as their content"
  )
  func standardCells() throws {
    let configuration = SceneConfiguration(
      device: Device.named("retina4_0"), contentSize: .accessibilityExtraExtraExtraLarge)
    let scene = try #require(try styledTable().scenes(for: configuration).first)
    let report = SceneReport(scene, including: [.appearance])
    #expect(SceneReport(scene, including: [.appearance]).views == report.views)
    let frames = Dictionary(firstOf: report.views.map { ($0.id, $0.frameInScene) })
    func frame(_ id: String) -> CGRect { frames[id] ?? .null }
    // The text of the third row has two lines.
    for (id, next, height) in [("A", "B", 84.0), ("B", "C", 135), ("C", "D", 197), ("D", nil, 84)] {
      #expect(abs(frame(id).height - height) < 5, "\(id) is \(frame(id).height) high")
      if let next { #expect(abs(frame(id).maxY - frame(next).minY) < 0.01) }
    }
    for (text, detail) in [("Bt", "Bd"), ("Ct", "Cd")] {
      #expect(frame(detail).minY >= frame(text).maxY)
      #expect(frame(detail).minX == frame(text).minX)
    }
    let reading = try read(report)
    #expect(!reading.elements.contains { $0.name == "text" && $0.text.hasSuffix("\u{2026}") })
  }

  @Test("where rows grow and lie lower in the picture, frames, explanations and the scene are the layout's")
  func framesOfLayout() throws {
    let configuration = SceneConfiguration(
      device: Device.named("retina4_0"), contentSize: .accessibilityExtraExtraExtraLarge)
    let scene = try #require(try styledTable().scenes(for: configuration).first)
    let layout = SceneReport(scene)
    let picture = SceneReport(scene, including: [.appearance, .explanations])
    let frames = Dictionary(firstOf: layout.views.map { ($0.id, $0.frame) })
    #expect(frames["At"] == CGRect(x: 16, y: 6, width: 120, height: 21))
    #expect(frames["B"] == CGRect(x: 0, y: 44, width: 320, height: 44))
    for (view, entry) in zip(picture.views, scene.views) {
      #expect(view.frame == frames[view.id] && entry.view.frame == view.frame, "\(view.id)")
      #expect((entry.view as? UILabel)?.numberOfLines ?? 1 == 1)
    }
    for explanation in picture.explanations { #expect(explanation.frame == frames[explanation.id]) }
    for (view, before) in zip(picture.views, layout.views) where ["B", "C", "D"].contains(view.id) {
      #expect(view.frameInScene.minY > before.frameInScene.minY + 40)
      #expect(view.frameInScene.height > before.frameInScene.height + 35)
    }
    scene.rootView.layoutIfNeeded()
    #expect(SceneReport(scene).views == layout.views)
  }

  @Test("only the canvas has a strip above prototypes: on a device rows begin below the table's header")
  func prototypes() throws {
    let document = try InterfaceBuilderDocument(
      bytes: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22504" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_0" orientation="portrait"/>
        <objects><view id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/><subviews>
        <tableView dataMode="prototypes" style="plain" id="T"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
        <view key="tableHeaderView" id="H"><rect key="frame" x="0.0" y="0.0" width="320" height="40"/></view>
        <prototypes><tableViewCell id="A"><rect key="frame" x="0.0" y="68" width="320" height="44"/>
        <tableViewCellContentView key="contentView" id="Ac"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
        </tableViewCellContentView></tableViewCell></prototypes></tableView></subviews></view></objects></document>
        """.utf8), name: "Prototypes.xib")
    for (configuration, top, isShown) in [
      (SceneConfiguration.canvas, 68.0, true),
      (SceneConfiguration(device: Device.named("retina4_0")), 40, false),
    ] {
      let report = SceneReport(
        try #require(document.scenes(for: configuration).first), including: [.appearance])
      let frames = Dictionary(firstOf: report.views.map { ($0.id, $0.frameInScene) })
      #expect(frames["A"].map { $0.minY - (frames["T"]?.minY ?? 0) } == top + (frames["H"]?.minY ?? 0))
      #expect((try read(report).text("Prototype Cells") != nil) == isShown)
    }
  }

  // Xcode's cells of today have a content configuration instead of labels: one text, and a smaller one below it.
  @Test("the texts of a row's content configuration are drawn, in the language that is asked for")
  func contentConfigurations() throws {
    let document = try InterfaceBuilderDocument(
      bytes: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22504" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_0" orientation="portrait"/>
        <objects><tableView dataMode="static" style="plain" id="T"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
        <sections><tableViewSection id="S"><cells>
        <tableViewCell id="A"><rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
        <tableViewCellContentView key="contentView" id="Ac"><rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
        </tableViewCellContentView>
        <listContentConfiguration key="contentConfiguration" text="Name" secondaryText="More"/></tableViewCell>
        </cells></tableViewSection></sections></tableView></objects></document>
        """.utf8), name: "Configured.xib")
    let scene = try #require(document.scenes(for: .canvas).first)
    let report = SceneReport(scene, including: [.appearance])
    let row = try #require(report.views.first { $0.id == "A" }).frameInScene
    let reading = try read(report)
    let (name, more) = (try #require(reading.text("Name")), try #require(reading.text("More")))
    #expect(name.number("x") == 16 && more.number("x") == 16)
    #expect(name.number("y") < more.number("y"))
    #expect(name.number("y") - 17 > row.minY && more.number("y") < row.maxY)
    let double = try #require(document.scenes(for: SceneConfiguration(language: "double")).first)
    #expect(try read(SceneReport(double, including: [.appearance])).text("Name Name") != nil)
  }

  @Test("no header and no footer lies on a row, however large the text is")
  func footersOfTables() throws {
    let titles = "headerTitle=\"First\" footerTitle=\"A footer that has more than one line in large text\""
    let configuration = SceneConfiguration(
      device: Device.named("retina4_0"), contentSize: .accessibilityExtraExtraExtraLarge)
    let scene = try #require(try table("grouped", titles: titles).scenes(for: configuration).first)
    let report = SceneReport(scene, including: [.appearance])
    let rows = report.views.filter { $0.kind == "tableViewCell" }.map(\.frameInScene)
    let texts = try read(report).elements.filter { $0.name == "text" && $0.number("font-size") > 30 }
    #expect(texts.count >= 4)
    for text in texts {
      let (baseline, size) = (text.number("y"), text.number("font-size"))
      #expect(!rows.contains { $0.minY < baseline && baseline - size * 0.7 < $0.maxY }, "\(text.text)")
    }
  }

  @Test("what reaches beyond the screen is cut there; a finding's outline is not")
  func beyondScreen() throws {
    var report = try controls()
    let place = try #require(report.views.firstIndex { $0.kind == "button" })
    report.views[place].frameInScene.origin.y = 630
    let reading = try read(report)
    let clip = try #require(reading.elements.firstIndex { $0.attributes["id"] == "screen" })
    #expect(
      [reading.elements[clip + 1].number("width"), reading.elements[clip + 1].number("height")] == [320, 640])
    // 62 of heading, the screen of 640, 24 below, and the notes.
    #expect(ScenePicture(report, showing: [.screen]).visible.height == 640)
    report.findings = [
      Finding(kind: .outside, level: .warning, views: [report.views[place].id], message: "Out.", fix: "")
    ]
    let shown = ScenePicture(report, showing: [.screen, .findings])
    #expect(shown.visible.maxY > 640 && shown.visible.maxY <= 664)
  }

  @Test("what stands for a content is readable, however faint the view is")
  func faintImages() throws {
    var report = try controls()
    let place = try #require(
      report.views.firstIndex { if case .image(_?) = $0.appearance?.control { true } else { false } })
    report.views[place].appearance?.alpha = 0.1
    report.views[place].appearance?.background = SceneColor(white: 0.5)
    let reading = try read(report)
    let id = report.views[place].id
    let title = try #require(
      reading.elements.firstIndex { $0.name == "title" && $0.text.contains("(\(id))") })
    // The group of the view, its title, and the background alone in a group of its opacity.
    #expect(reading.elements[title - 1].attributes["opacity"] == nil)
    #expect(reading.elements[title + 1].attributes["opacity"] == "0.1")
    #expect(reading.elements[title + 2].attributes["fill"] == "#808080")
  }

  /// Labels that hug their text store its width: the picture's text is as wide, to the pixel that widths are rounded to.
  @Test(
    "texts are as wide as the corpus stores their labels", .needsCorpus,
    arguments: [
      // document, label, text, stored x, y, width and height
      ("firebase-quickstart-ios/Main-2.storyboard", "Restaurant name"),
      ("GitHawkApp-GitHawk/OauthLogin.storyboard", "An open source app for open source projects."),
    ])
  func storedText(path: String, text: String) throws {
    let document = try InterfaceBuilderDocument(contentsOf: Self.corpus.appendingPathComponent(path).path)
    var count = 0
    for scene in document.scenes(for: .canvas) {
      let report = SceneReport(scene, including: [.appearance])
      for view in report.views where view.text == text && view.kind == "label" {
        count += 1
        let shown = try #require(view.shownText)
        #expect(shown.lines.map { $0.pieces.map(\.text).joined() }.joined(separator: " ") == text)
        let area = try #require(shown.area)
        #expect(view.frameInScene.insetBy(dx: -1, dy: -1).contains(area))
      }
    }
    #expect(count > 0)
  }

  /// Without a limit on lines nothing of a text is lost where the label has its own height.
  @Test("labels that hug are filled by their text to within a pixel", .needsCorpus)
  func huggingLabels() throws {
    var widths: [(stored: Double, drawn: Double)] = []
    for path in ["glushchenko-fsnotes", "rileytestut-AltStore", "Ranchero-Software-NetNewsWire"] {
      let folder = Self.corpus.appendingPathComponent(path)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      for name in names where name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
        let document = try InterfaceBuilderDocument(contentsOf: folder.appendingPathComponent(name).path)
        for scene in document.scenes(for: .canvas) {
          let report = SceneReport(scene, including: [.appearance])
          for (view, entry) in zip(report.views, scene.views) {
            guard let label = entry.view as? UILabel, let shown = view.shownText, shown.lines.count == 1,
              let stored = entry.storedFrame, abs(stored.width - label.intrinsicContentSize.width) < 0.01,
              abs(stored.width - view.frame.width) < 0.01, let area = shown.area
            else { continue }
            widths.append((stored.width, area.width))
          }
        }
      }
    }
    #expect(widths.count > 30)
    // A label of whole points is up to one point wider than its text (spec 10 §5).
    #expect(widths.allSatisfy { $0.drawn <= $0.stored + 0.02 && $0.stored - $0.drawn <= 1 })
  }
}
