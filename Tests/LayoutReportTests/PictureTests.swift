// Pictures: well-formed, escaped, self-contained, and with what was asked for.

import Foundation
import LayoutScene
import Testing

@testable import LayoutReport

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Pictures")
struct PictureTests {
  /// What an XML parser finds in a picture: elements by name, and the texts.
  final class Reading: NSObject, XMLParserDelegate {
    var elements: [String: [[String: String]]] = [:]
    var texts: [String] = []
    private var open = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      elements[name, default: []].append(attributes)
      open = ""
    }
    func parser(_ parser: XMLParser, foundCharacters string: String) { open += string }
    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      if name == "text" || name == "title" { texts.append(open) }
    }
  }

  static func read(_ picture: ScenePicture) throws -> Reading {
    let parser = XMLParser(data: Data(picture.svg.utf8))
    let reading = Reading()
    parser.delegate = reading
    #expect(parser.parse(), "\(String(describing: parser.parserError)) in line \(parser.lineNumber)")
    return reading
  }

  static let usual: Set<ScenePicture.Layer> = [.names, .text, .stored, .findings]

  @Test("a picture of one view, whole")
  func whole() {
    var report = SceneReport(document: "A.xib", scene: "r", size: CGSize(width: 320, height: 100))
    report.views = [
      ViewReport(
        id: "r", kind: "view", className: "UIView", frame: CGRect(x: 0, y: 0, width: 320, height: 100)),
      ViewReport(
        id: "b", kind: "button", className: "UIButton", text: "OK", parent: "r",
        frame: CGRect(x: 10, y: 20, width: 60, height: 30)),
    ]
    #expect(
      // How wide a heading is set is the measurer's matter.
      ScenePicture(report, showing: [.text]).svg.replacing(
        /font-size="[0-9.]+"([^>]+) data-width="[0-9.]+"/, with: { "font-size=\"?\"\($0.output.1)" }) == """
          <?xml version="1.0" encoding="UTF-8"?>
          <svg xmlns="http://www.w3.org/2000/svg" width="368" height="186" viewBox="0 0 368 186" \
          font-family="Arial, &#39;Liberation Sans&#39;, Arimo, Helvetica, &#39;Nimbus Sans&#39;, sans-serif">
           <title>A.xib: Scene r, 320 x 100, portrait</title>
           <rect x="0" y="0" width="368" height="186" fill="#e9ecf1"/>
           <text x="24" y="28" font-size="?" fill="#1f2733" font-weight="bold">A</text>
           <text x="24" y="46" font-size="?" fill="#667184">320 x 100 · A.xib</text>
           <clipPath id="stage">
            <rect x="-10" y="-10" width="340" height="120" fill="none"/>
           </clipPath>
           <g transform="translate(24 62)" clip-path="url(#stage)">
            <g>
             <title>UIView (r): 320 x 100 at 0, 0</title>
             <rect x="0" y="0" width="320" height="100" fill="#ffffff" stroke="#6b7687"/>
             <g>
              <title>UIButton (b): 60 x 30 at 10, 20</title>
              <rect x="10" y="20" width="60" height="30" rx="5" fill="#e6f0ff" fill-opacity="0.85" stroke="#7ba4e0" \
          stroke-width="0.75"/>
              <text x="40" y="40.25" font-size="15" fill="#1d58b0" text-anchor="middle">OK</text>
             </g>
            </g>
           </g>
          </svg>

          """)
  }

  @Test("every view has a box and a tooltip; findings are numbered below")
  func usual() throws {
    let reading = try Self.read(ScenePicture(Fixture.report, showing: Self.usual))
    #expect(reading.texts.contains("CardView 'card' (car-aa-001): 10 x 10 at 0, 50"))
    #expect(reading.texts.contains("UIImageView (ico-aa-001): 5 x 5 at -2.5, 1"))
    // Four findings, two of which mark the label; the root is marked by the conflict.
    #expect(reading.texts.filter { $0 == "1" }.count == 3)
    #expect(reading.texts.contains { $0.hasPrefix("conflict, label 'Name' and view roo-aa-001: 2 required") })
    #expect(reading.texts.contains { $0.hasPrefix("unsupported: The font \"Futura\"") })
  }

  @Test("findings that say the same share a number and a sentence")
  func shared() throws {
    var report = Fixture.report
    var second = Fixture.ambiguous
    second.views = ["lab-aa-001"]
    report.findings = [Fixture.ambiguous, Fixture.misplaced, second]
    let reading = try Self.read(ScenePicture(report, showing: Self.usual))
    // One badge in the legend, and one at each of the views.
    #expect(reading.texts.filter { $0 == "1" }.count == 3)
    #expect(reading.texts.filter { $0 == "2" }.count == 2)
    #expect(!reading.texts.contains("3"))
    #expect(
      reading.texts.contains { $0.hasPrefix("ambiguous, view 'card' and label 'Name': Its horizontal") })
  }

  @Test("what users wrote is escaped, and what XML forbids replaced")
  func escaping() throws {
    var report = Fixture.report
    report.title = "<script>&\"'\u{1}"
    report.views[1].text = "a < b & c"
    let picture = ScenePicture(report, showing: Self.usual)
    #expect(picture.svg.contains("&lt;script&gt;&amp;&quot;&#39;\u{FFFD}"))
    let reading = try Self.read(picture)
    #expect(reading.elements["script"] == nil)
    #expect(reading.texts.contains("a < b & c"))
  }

  @Test("nothing is fetched from elsewhere")
  func selfContained() {
    let svg = ScenePicture(Fixture.report, showing: Set(ScenePicture.Layer.allCases)).svg
    let rest = svg.replacing("xmlns=\"http://www.w3.org/2000/svg\"", with: "")
    #expect(!rest.contains("http"))
    #expect(!rest.contains("href"))
  }

  @Test("layers are drawn when they are asked for, and only then")
  func layers() throws {
    var report = Fixture.report
    report.views[0].marginsInScene = CGRect(x: 16, y: 20, width: 343, height: 647)
    report.views[0].safeAreaInScene = CGRect(x: 0, y: 20, width: 375, height: 647)
    report.views[1].storedFrameInScene = CGRect(x: 16, y: 20, width: 42, height: 20.5)
    report.guides = [
      GuideReport(
        id: "g", name: "contentLayoutGuide", frameInScene: CGRect(x: 0, y: 60, width: 375, height: 100))
    ]
    report.constraints = [
      ConstraintReport(
        id: "c", words: "the top edge is there", notation: "",
        ends: ConstraintReport.Ends(from: CGPoint(x: 30, y: 20), to: CGPoint(x: 30, y: 0)))
    ]
    func colors(_ layers: Set<ScenePicture.Layer>) throws -> Set<String> {
      let elements = try Self.read(ScenePicture(report, showing: layers)).elements
      return Set(["rect", "line"].flatMap { elements[$0] ?? [] }.compactMap { $0["stroke"] })
    }
    let bare = try colors([])
    let ofLayer: [ScenePicture.Layer: String] = [
      .margins: PictureColor.margin, .safeArea: PictureColor.safeArea, .guides: PictureColor.guide,
      .constraints: PictureColor.constraint, .stored: PictureColor.stored, .findings: PictureColor.error,
    ]
    for (layer, color) in ofLayer {
      #expect(!bare.contains(color))
      #expect(try colors([layer]).contains(color), "\(layer)")
    }
    #expect(try Self.read(ScenePicture(report, showing: [.guides])).texts.contains("content layout guide"))
    #expect(try !Self.read(ScenePicture(report, showing: [])).texts.contains("Name"))
  }

  @Test("frames that no picture can hold are left out")
  func wildFrames() throws {
    var report = Fixture.report
    report.views[1].frameInScene = CGRect(x: 1e300, y: .nan, width: .infinity, height: 1)
    report.views[2].frameInScene = CGRect(x: 90_000, y: 0, width: 10, height: 10)
    report.views[3].frameInScene = CGRect(x: 0, y: 0, width: -5, height: -5)
    let reading = try Self.read(ScenePicture(report, showing: Set(ScenePicture.Layer.allCases)))
    // The root, 24 points of what reaches beyond it and 24 of padding on either side, at most.
    let width = try #require(reading.elements["svg"]?.first?["width"].flatMap(Double.init))
    #expect(width <= 375 + 4 * 24)
    for rect in reading.elements["rect"] ?? [] {
      for key in ["width", "height"] { #expect((rect[key].flatMap(Double.init) ?? -1) >= 0) }
    }
  }

  @Test("fonts of no size draw nothing", arguments: [0, -3, .nan, .infinity, 0.2])
  func wildFonts(size: Double) throws {
    var report = Fixture.report
    report.views[1].fontSize = size
    let reading = try Self.read(ScenePicture(report, showing: [.names, .text]))
    #expect(reading.texts.contains("UILabel 'Name' (lab-aa-001): 300 x 20.333 at 16, 20"))
  }

  @Test("names cover neither texts nor each other")
  func names() {
    var report = SceneReport(document: "A.xib", scene: "r", size: CGSize(width: 200, height: 100))
    let full = CGRect(x: 0, y: 0, width: 200, height: 100)
    report.views = [
      ViewReport(id: "r", kind: "view", className: "UIView", name: "outer", frame: full),
      ViewReport(id: "v", kind: "view", className: "UIView", name: "inner", parent: "r", frame: full),
    ]
    let svg = ScenePicture(report, showing: [.names]).svg
    // The inner name has the first corner, the outer one the second: 200 - 3 - the width of "outer".
    #expect(svg.contains("<text x=\"3\" y=\"8\" font-size=\"7.5\" fill=\"#5b6677\">inner</text>"))
    #expect(svg.contains(">outer</text>"))
    #expect(!svg.contains("<text x=\"3\" y=\"8\" font-size=\"7.5\" fill=\"#5b6677\">outer</text>"))
  }

  // Arial at 10 points: "a", "u" and "h" 5.56, " " 2.78, "m" 8.33, "c" 5, an ellipsis 10: 42.79 together.
  @Test(
    "texts that are too long end with an ellipsis",
    arguments: [
      ("short", 100.0, "short"), ("a much longer text", 43.0, "a much\u{2026}"), ("wide", 5.0, nil),
    ])
  func fitting(text: String, width: Double, fitted: String?) {
    #expect(PictureText.fitted(text, size: 10, width: width) == fitted)
  }

  @Test("texts wrap between words; a long word stays whole")
  func wrapping() {
    #expect(
      PictureText.wrapped("a bb extraordinarily c", size: 10, width: 25) == ["a bb", "extraordinarily", "c"])
    #expect(PictureText.wrapped("  ", size: 10, width: 25) == [])
  }
}
