// The page of reports: what it says without scripts, what its scripts find in it, and that no text of a document can
// become anything else.

import Foundation
import LayoutScene
import Plumbline
import Testing

@testable import LayoutReport

@Suite("The page of reports")
struct ReportPageTests {
  private static func depicted(_ report: SceneReport, picture: String = "<svg/>") -> SceneReport {
    var report = report
    report.constraints = [Fixture.nameWidth, Fixture.nameTrailing]
    report.constraints[0].ends = ConstraintReport.Ends(
      from: CGPoint(x: 16, y: 30), to: CGPoint(x: 316, y: 30))
    report.explanations = report.views.map { explanation(of: $0, in: report) }
    report.depict()
    report.depictions[0].picture = picture
    return report
  }

  private static func explanation(of view: ViewReport, in report: SceneReport) -> ViewExplanation {
    let frame = view.frame
    let values = [
      ("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height),
    ]
    return ViewExplanation(
      document: report.document, scene: report.scene, configuration: report.configuration, id: view.id,
      heading: view.className, frame: frame,
      numbers: values.map { name, value in
        ViewExplanation.Number(
          name: name, value: value, step: ViewExplanation.Step(words: "its own constraint"),
          chain: [ViewExplanation.Link(constraint: "wid-aa-001", words: "because", value: value)],
          changes: [ViewExplanation.Change(constraint: "wid-aa-001", perPoint: 1, words: "Change it.")],
          unexplained: 0)
      },
      unsatisfied: [])
  }

  private static func page(_ reports: [SceneReport]) -> String {
    var page = ReportPage(.findings)
    return page.begin() + reports.map { page.add($0) }.joined()
      + page.add(unreadable: "B.xib", message: "B.xib: line 3: <not> XML.") + page.end()
  }

  /// The texts of the blocks of a page that no script runs: pictures by their ids, data.
  private static func blocks(_ html: String) throws -> [(name: String, text: String)] {
    try html.matches(of: /<script type="text\/plain" (?:id|class)="([^"]*)">([A-Za-z0-9+\/=]*)<\/script>/).map
    {
      let bytes = try #require(Data(base64Encoded: String($0.output.2)))
      return (String($0.output.1), String(decoding: try Inflater.inflated(Array(bytes)), as: UTF8.self))
    }
  }

  @Test("without scripts it tells the summary and every finding, with what it is about and its way out")
  func words() {
    let html = Self.page([Self.depicted(Fixture.report)])
    for text in [
      "<b class=\"error\">1 error</b>, <b class=\"warning\">2 warnings</b>, <b class=\"note\">1 note</b> in 1 scene of 1 document.",
      "<tr data-kind=\"conflict\"><th scope=\"row\">conflict</th><td>1</td><td></td><td></td>",
      "<h2 id=\"document-1\">Forms/Login.storyboard</h2>",
      "<h3>LoginViewController <small>roo-aa-001, 375 x 667, retina4_7</small></h3>",
      "<span class=\"level\">error</span> conflict</button> <span class=\"place\" data-line=\"24\" data-column=\"1\">line 24</span>",
      "UILabel &#39;Name&#39; (lab-aa-001)", "<p>2 required constraints cannot hold together.</p>",
      "<b class=\"error\">broken:</b>", "<code>&lt;NSLayoutConstraint:wid-aa-001 ",
      "<b>Way out:</b> Remove one of them.", "<li>B.xib: line 3: &lt;not&gt; XML.</li>",
    ] {
      #expect(html.contains(text), "\(text)")
    }
    #expect(
      html.hasPrefix(
        "<!DOCTYPE html>\n<html lang=\"en\" class=\"findings\" data-links=\"vscode://file{path}:{line}:{column}\""
      )
        && html.hasSuffix("</html>\n"))
  }

  @Test("findings name their places in the packed scene, for filters and for the picture")
  func places() throws {
    let html = Self.page([Self.depicted(Fixture.report)])
    #expect(
      html.contains(
        "\" data-kind=\"conflict\" data-level=\"error\" data-views=\"1 0\" "
          + "data-constraints=\"0 1\" data-broken=\"1\">"))
    #expect(html.contains("data-kind=\"misplaced\" data-level=\"warning\" data-views=\"1\">"))
    #expect(
      html.contains(
        "<button type=\"button\" data-constraint=\"1\"><b class=\"error\">broken:</b> the trailing edge"))
    let data = try #require(try Self.blocks(html).first { $0.name == "data" }).text
    let object = try #require(try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
    let views = try #require(object["views"] as? [[Any]])
    #expect(views.map { $0[0] as? String } == ["roo-aa-001", "lab-aa-001", "car-aa-001", "ico-aa-001"])
    #expect(views.map { $0[3] as? Int } == [-1, 0, 0, 2])
    let layout = try #require((object["layouts"] as? [[String: Any]])?.first)
    #expect((layout["frames"] as? [Double])?.suffix(10) == [3, 0, -2.5, 1, 5, 5, -2.5, 51, 5, 5])
    #expect(layout["lines"] as? [Double] == [0, 16, 30, 316, 30])
    let words = try #require(object["words"] as? [String])
    let why = try #require((layout["why"] as? [[[Any]]])?[1])
    // x of the label: one link of 16 points, of the first constraint, which also is what to change.
    #expect(why[0][0] as? [Double] == [Double(try #require(words.firstIndex(of: "because"))), 16, 0])
    #expect(why[0][1] as? [Double] == [0, 1])
  }

  @Test("a picture that several layouts and scenes share is there once")
  func sharing() throws {
    var phone = Fixture.report
    (phone.deviceName, phone.language) = ("iPhone SE", "de")
    var other = phone
    other.language = "fi"
    var wide = phone
    wide.deviceName = "iPad"
    wide.views[1].frame.size.width = 400
    wide.findings.removeFirst()
    let lists = [phone, other, wide].map { [Self.depicted($0, picture: "<svg>\($0.deviceName ?? "")</svg>")] }
    var merged = SceneReport.grouped(lists).compactMap { SceneReport.merging($0.map(\.report)) }
    merged[0].pack()
    var second = Self.depicted(phone, picture: "<svg>iPad</svg>")
    second.document = "Other.xib"
    let html = Self.page(merged + [second])
    let pictures = try Self.blocks(html).filter { $0.name.hasPrefix("picture") }
    #expect(pictures.map(\.name) == ["picture-0", "picture-1"])
    #expect(pictures.map(\.text) == ["<svg>iPhone SE</svg>", "<svg>iPad</svg>"])
    // Two languages of one layout, then the other device; the second scene shows the second picture. The icon begins 2.5
    // to the left of the screen.
    let box = "[-2.5,0,377.5,667]"
    let phones =
      "[0,\(box),[[&quot;iPhone SE&quot;,&quot;portrait&quot;,&quot;ltr&quot;,&quot;de&quot;,&quot;&quot;],"
      + "[&quot;iPhone SE&quot;,&quot;portrait&quot;,&quot;ltr&quot;,&quot;fi&quot;,&quot;&quot;]]]"
    #expect(html.contains("data-layouts=\"[\(phones),[1,"))
    #expect(html.contains("data-order=\"0 0 1\""))
    #expect(html.contains("data-layouts=\"[[1,"))
    // The conflict is not in the third configuration.
    #expect(html.contains("data-broken=\"1\" data-at=\"0 1\">"))
    #expect(html.contains("on iPhone SE</span>"))
  }

  @Test("an image that several pictures show is there once, and named in them")
  func images() throws {
    func picture(_ x: Int) -> String { "<svg><image x=\"\(x)\" href=\"data:image/png;base64,AAAA\"/></svg>" }
    var second = Self.depicted(Fixture.report, picture: picture(2))
    second.document = "Other.xib"
    let html = Self.page([Self.depicted(Fixture.report, picture: picture(1)), second])
    #expect(html.components(separatedBy: ">png;base64,AAAA</script>").count == 2)
    let pictures = try Self.blocks(html).filter { $0.name.hasPrefix("picture") }.map(\.text)
    #expect(pictures.count == 2 && pictures.allSatisfy { $0.contains("href=\"image-") })
  }

  /// What tells a script, a style or an attribute apart from text must not come out of a document.
  @Test(
    "a document's texts stay texts",
    arguments: [
      "</script><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onclick='alert(1)",
      "<!--<script>", "]]>&lt;b&gt;", "\u{0}\u{8}\u{2028}",
    ])
  func escaping(text: String) throws {
    var report = Fixture.report
    (report.document, report.title, report.scene, report.deviceName) = (text, text, text, text)
    report.views[1].id = text
    report.views[1].name = text
    report.views[1].text = text
    report.findings[0].message = text
    report.findings[0].fix = text
    report.findings[0].views = [text]
    report.findings[0].file = text
    report.findings[0].details[0].words = text
    report.findings[0].details[0].notation = text
    let html = Self.page([Self.depicted(report, picture: text)])
    let plain = Self.page([Self.depicted(Fixture.report)])
    // The same elements and attributes as with harmless texts.
    func shape(_ html: String) -> [String: Int] {
      html.matches(of: /<\/?[A-Za-z!][A-Za-z0-9]*/).reduce(into: [:]) {
        $0[String($1.output), default: 0] += 1
      }
    }
    #expect(shape(html) == shape(plain))
    #expect(html.components(separatedBy: "<script>").count == 2 && !html.contains("onerror=\""))
    #expect(try Self.blocks(html).contains { $0.text == text })
  }

  @Test("a security policy lets no script run but the page's own, and nothing be loaded")
  func policy() throws {
    let html = Self.page([])
    let policy = try #require(html.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)).output.1
    #expect(policy.hasPrefix("default-src 'none'; script-src 'sha256-"))
    #expect(!policy.contains("unsafe") && !policy.contains("http") && policy.contains("base-uri 'none'"))
    let script = try #require(html.firstMatch(of: /(?s)<script>(.*?)<\/script>/)).output.1
    let hash = Data(ContentHash(Array(script.utf8)).bytes).base64EncodedString()
    #expect(policy.contains("script-src 'sha256-\(hash)'"))
    #expect(html.firstMatch(of: /(src|href)="(?!#)/) == nil)
  }

  @Test(
    "scenes carry why every frame is what it is, as long as that is told by 100,000 links",
    arguments: [(200, 201), (500, 0)])
  func explained(chained: Int, explanations: Int) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let scene = Scene(document: "Test.xib", id: "R", rootView: root)
    scene.views = [SceneView(view: root, id: "R", kind: "view")]
    var previous = root.leadingAnchor
    for number in 1...chained {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      // A view in a row stands behind the places of all that follow.
      view.leadingAnchor.constraint(equalTo: previous, constant: 1).isActive = true
      previous = view.leadingAnchor
      scene.views.append(SceneView(view: view, id: "\(number)", kind: "view", parentID: "R"))
    }
    let report = SceneReport(scene, including: SceneReport.pageContents)
    #expect(report.explanations.count == explanations)
    if explanations > 0 { #expect(report.explanations[100].numbers[0].chain.count == 100) }
  }

  @Test("a thousand views that do not stand behind each other are explained")
  func explainedWithoutChains() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let scene = Scene(document: "Test.xib", id: "R", rootView: root)
    scene.views = [SceneView(view: root, id: "R", kind: "view")]
    for number in 1...1000 {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: number, height: 1))
      root.addSubview(view)
      scene.views.append(SceneView(view: view, id: "\(number)", kind: "view", parentID: "R"))
    }
    let report = SceneReport(scene, including: SceneReport.pageContents)
    #expect(report.explanations.count == 1001)
  }

  @Test("a scene without findings, and a page without scenes")
  func nothing() {
    var report = Fixture.report
    report.findings = []
    #expect(Self.page([report]).contains("<p class=\"clean\">4 views, no findings.</p>"))
    #expect(Self.page([]).contains("<p>0 scenes of 0 documents, no findings.</p>"))
  }
}

@Suite("Packed texts")
struct PackedTextTests {
  @Test(
    "what is deflated comes out again",
    arguments: [
      "", "a", "abc", String(repeating: "a", count: 100_000), String(repeating: "abcdefg ", count: 9),
      (0..<20_000).map { "\($0 &* 2_654_435_761 % 1009)" }.joined(separator: ","),
      String(repeating: "Ünïcödé 漢字 ", count: 3000),
    ])
  func roundTrip(text: String) throws {
    let bytes = Array(text.utf8)
    let packed = Deflate.compressed(bytes)
    #expect(try Inflater.inflated(packed) == bytes)
    if bytes.count > 1000 { #expect(packed.count < bytes.count / 2) }
  }

  @Test("repeats further back than a window, and bytes of every value")
  func window() throws {
    var seed: UInt64 = 7
    let noise = (0..<70_000).map { _ -> UInt8 in
      seed = seed &* 6_364_136_223_846_793_005 &+ 1
      return UInt8(truncatingIfNeeded: seed >> 33)
    }
    let bytes = noise + noise
    #expect(try Inflater.inflated(Deflate.compressed(bytes)) == bytes)
  }

  /// FIPS 180-4's examples (NIST, "Example Values": one block, two blocks, no bytes, a million of the letter a).
  @Test(
    "SHA-256",
    arguments: [
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ])
  func hash(text: String, digits: String) {
    let bytes = ContentHash(Array(text.utf8)).bytes
    #expect(bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == digits)
  }
}

/// The reading half of DEFLATE (RFC 1951), bit by bit as its §3.2 tells it.
private struct Inflater {
  struct Damage: Error {}

  private let source: [UInt8]
  private var place = 0
  private var output: [UInt8] = []

  static func inflated(_ source: [UInt8]) throws -> [UInt8] {
    var inflater = Inflater(source: source)
    while try inflater.block() {}
    return inflater.output
  }

  private init(source: [UInt8]) { self.source = source }

  private mutating func bits(_ count: Int) throws -> Int {
    var value = 0
    for index in 0..<count {
      guard place / 8 < source.count else { throw Damage() }
      value |= Int(source[place / 8] >> UInt8(place % 8) & 1) << index
      place += 1
    }
    return value
  }

  /// Whether more follow.
  private mutating func block() throws -> Bool {
    let isLast = try bits(1) == 1
    guard try bits(2) == 1 else { throw Damage() }
    // §3.2.6, the table of the literals' and lengths' words; distances have five bits.
    let parts = [(8, 144), (9, 112), (7, 24), (8, 8)]
    let letters = Self.words(parts.flatMap { Array(repeating: $0.0, count: $0.1) })
    let distances = Self.words(Array(repeating: 5, count: 30))
    while true {
      let letter = try symbol(letters)
      if letter == 256 { return !isLast }
      if letter < 256 {
        output.append(UInt8(letter))
        continue
      }
      // §3.2.5: 257 is a length of 3; from 265 on four codes share a number of extra bits.
      let group = letter - 257
      let extra = group < 8 || group == 28 ? 0 : (group - 4) / 4
      let base = group == 28 ? 258 : group < 8 ? 3 + group : 3 + ((4 + group % 4) << extra)
      let length = base + (try bits(extra))
      let far = try symbol(distances)
      let farExtra = far < 4 ? 0 : far / 2 - 1
      let distance = (far < 4 ? 1 + far : 1 + ((2 + far % 2) << farExtra)) + (try bits(farExtra))
      guard distance <= output.count else { throw Damage() }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }

  /// §3.2.2: words of one length follow each other, shorter ones come first. By length and word, the symbol.
  private static func words(_ lengths: [Int]) -> [Int: Int] {
    var words: [Int: Int] = [:]
    var word = 0
    for length in 1...15 {
      for (symbol, _) in lengths.enumerated().filter({ $0.element == length }) {
        words[length << 16 | word] = symbol
        word += 1
      }
      word <<= 1
    }
    return words
  }

  private mutating func symbol(_ words: [Int: Int]) throws -> Int {
    var word = 0
    for length in 1...15 {
      word = word << 1 | (try bits(1))
      if let symbol = words[length << 16 | word] { return symbol }
    }
    throw Damage()
  }
}
