// The live page's parts that need no network: who may ask, and what becomes of a scene that is changed in the page.

import Foundation
import InterfaceBuilder
import LayoutDocument
import LayoutReport
import LayoutScene
import Plumbline
import Testing

@testable import LayoutService

@Suite("Requests of the live page")
struct RequestGuardTests {
  nonisolated static let table:
    [(host: String?, origin: String?, site: String?, length: Int?, answer: RequestGuard.Answer)] =
      [
        ("127.0.0.1:7171", nil, nil, nil, .welcome),
        ("localhost:7171", "http://localhost:7171", "same-origin", 100, .welcome),
        ("LOCALHOST:7171", nil, "none", nil, .welcome),
        ("[::1]:7171", nil, nil, nil, .welcome),
        // Another name that leads here (DNS rebinding), another port, none at all.
        ("evil.example:7171", nil, nil, nil, .wrongHost),
        ("127.0.0.1:80", nil, nil, nil, .wrongHost),
        ("127.0.0.1", nil, nil, nil, .wrongHost),
        (nil, nil, nil, nil, .wrongHost),
        // A page of another site.
        ("127.0.0.1:7171", "http://evil.example", nil, nil, .wrongOrigin),
        ("127.0.0.1:7171", "null", nil, nil, .wrongOrigin),
        ("127.0.0.1:7171", "https://127.0.0.1:7171", nil, nil, .wrongOrigin),
        ("127.0.0.1:7171", nil, "cross-site", nil, .wrongOrigin),
        ("127.0.0.1:7171", nil, nil, RequestGuard.bodyLimit + 1, .tooLarge),
      ]

  @Test("only this machine's own page is answered", arguments: table)
  func answers(
    _ row: (host: String?, origin: String?, site: String?, length: Int?, answer: RequestGuard.Answer)
  ) {
    let answer = RequestGuard(port: 7171).answer(
      host: row.host, origin: row.origin, site: row.site, length: row.length)
    #expect(answer == row.answer)
  }
}

@Suite("The token of writes")
struct TokenTests {
  @Test(
    "only the whole token opens",
    arguments: [("abc", true), ("", false), ("ab", false), ("abd", false), ("abcd", false), ("ABC", false)])
  func tokens(given: String, isSame: Bool) { #expect(RequestGuard.isSame(given, "abc") == isSame) }
}

@Suite("Live scenes")
struct LiveSceneTests {
  /// A box of 40 points' height, 20 from both sides.
  static let text = """
    size: [320, 200]
    views:
      box: {}
    constraints:
      - {constraint: "box.leading == super.leading + 20", id: "lead"}
      - {constraint: "super.trailing == box.trailing + 20", id: "trail"}
      - {constraint: "box.top == super.top + 10", id: "top"}
      - {constraint: "box.height == 40", id: "high"}
    """

  @MainActor
  static func live() throws -> LiveScene {
    LiveScene(try LayoutDocument(Data(text.utf8), name: "playground").makeScene(), isOnCanvas: true)
  }

  /// The frames of root and box; what has not moved is asked for as if by another page.
  @MainActor
  static func frames(_ live: LiveScene) throws -> [Double] {
    live.scene.rootView.layoutIfNeeded()
    var places = ScenePlaces(live.scene)
    let all = places.takeChanges()
    return stride(from: 0, to: all.count, by: 5).flatMap { all[($0 + 1)...($0 + 4)].map(Double.init) }
  }

  @Test("a new size, a new constant, a constraint that is switched off: the frames follow")
  func edits() throws {
    try withConfinedLayout {
      let live = try Self.live()
      #expect(try Self.frames(live) == [0, 0, 320, 200, 20, 10, 280, 40])
      try live.apply(.init(size: [400, 300]))
      #expect(try Self.frames(live) == [0, 0, 400, 300, 20, 10, 360, 40])
      try live.apply(.init(constraint: "lead", constant: 50))
      #expect(try Self.frames(live) == [0, 0, 400, 300, 50, 10, 330, 40])
      try live.apply(.init(constraint: "high", priority: 500))
      #expect(try Self.frames(live) == [0, 0, 400, 300, 50, 10, 330, 40])
      // spec 02 §8: a size that nothing decides rests at 0.
      try live.apply(.init(constraint: "high", isActive: false))
      #expect(try Self.frames(live) == [0, 0, 400, 300, 50, 10, 330, 0])
      try live.apply(.init(constraint: "high", isActive: true))
      #expect(try Self.frames(live) == [0, 0, 400, 300, 50, 10, 330, 40])
    }
  }

  @Test("what cannot be is refused with a sentence, and changes nothing")
  func mistakes() throws {
    try withConfinedLayout {
      let live = try Self.live()
      let edits: [SceneEdit] = [
        .init(size: [1]), .init(size: [-1, 5]), .init(size: [.nan, 5]), .init(size: [1e9, 5]),
        .init(constraint: "gone"), .init(constraint: "lead", constant: .infinity),
        .init(constraint: "lead", priority: 0), .init(constraint: "lead", priority: 1001),
      ]
      for edit in edits {
        #expect(throws: LiveMistake.self) { try live.apply(edit) }
        #expect(try Self.frames(live) == [0, 0, 320, 200, 20, 10, 280, 40])
      }
    }
  }

  @MainActor
  static func object(_ value: JSONValue) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(value.text.utf8)) as? [String: Any])
  }

  @Test("while the scene moves, only what moved is told: index, x, y, width, height")
  func movedFrames() throws {
    try withConfinedLayout {
      let live = try Self.live()
      #expect(live.movedFrames() == [320, 200, 0, 0, 0, 320, 200, 1, 20, 10, 280, 40])
      #expect(live.movedFrames() == [320, 200])
      // The box hangs from the upper edge: the root grows, and it stays.
      try live.apply(.init(size: [320, 300]))
      #expect(live.movedFrames() == [320, 300, 0, 0, 0, 320, 300])
      try live.apply(.init(constraint: "top", constant: 30))
      #expect(live.movedFrames() == [320, 300, 1, 20, 30, 280, 40])
    }
  }

  @Test("the description holds views and the picture, in which each view's part says whose it is")
  func description() throws {
    try withConfinedLayout {
      let live = try Self.live()
      let object = try Self.object(live.description())
      #expect((object["views"] as? [[String: Any]])?.map { $0["id"] as? String } == ["root", "box"])
      let picture = try #require(object["svg"] as? String)
      #expect(picture.hasPrefix("<svg"))
      #expect(picture.contains("data-view=\"root\"") && picture.contains("data-view=\"box\""))
      let details = try Self.object(live.details())
      #expect(
        (details["constraints"] as? [[String: Any]])?.map { $0["id"] as? String } == [
          "lead", "trail", "top", "high",
        ])
    }
  }

  /// Two rows of 44 points and automatic height; in the first a label is 11 points from above and below.
  private static let table = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22504" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_0" orientation="portrait"/>
    <objects><view id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/><subviews>
    <tableView dataMode="static" style="plain" rowHeight="-1" id="T">
    <rect key="frame" x="0.0" y="0.0" width="320" height="568"/><sections><tableViewSection id="S"><cells>
    <tableViewCell id="D"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
    <tableViewCellContentView key="contentView" id="Dc"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
    <subviews><label opaque="NO" text="Own" translatesAutoresizingMaskIntoConstraints="NO" id="Dt">
    <rect key="frame" x="16" y="11" width="288" height="22"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints>
    <constraint firstItem="Dt" firstAttribute="top" secondItem="Dc" secondAttribute="top" constant="11" id="D1"/>
    <constraint firstAttribute="bottom" secondItem="Dt" secondAttribute="bottom" constant="11" id="D2"/>
    <constraint firstItem="Dt" firstAttribute="leading" secondItem="Dc" secondAttribute="leading" constant="16" id="D3"/>
    <constraint firstAttribute="trailing" secondItem="Dt" secondAttribute="trailing" constant="16" id="D4"/>
    </constraints></tableViewCellContentView></tableViewCell>
    <tableViewCell id="E"><rect key="frame" x="0.0" y="44" width="320" height="44"/>
    <tableViewCellContentView key="contentView" id="Ec"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
    </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView></subviews></view>
    </objects></document>
    """

  // A line of 17 points is 20.5 high: with 11 on both sides it fits into 44, with 100 above it the row is 131.5 high. The
  // picture begins below 20 points of status bar.
  @Test("rows grow in the picture and shrink again as a constraint changes there and back; the layout stays")
  func rowsThereAndBack() throws {
    try withConfinedLayout {
      let document = try InterfaceBuilderDocument(bytes: Data(Self.table.utf8), name: "Table.xib")
      let configuration = SceneConfiguration(device: Device.named("retina4_0"))
      let live = LiveScene(try #require(document.scenes(for: configuration).first), isOnCanvas: false)
      let layout = try Self.frames(live)
      @MainActor func views() throws -> [String: [String: [Double]]] {
        let object = try Self.object(live.description())
        let views = try #require(object["views"] as? [[String: Any]])
        return Dictionary(
          firstOf: views.compactMap { view in
            (view["id"] as? String).map { ($0, view.compactMapValues { $0 as? [Double] }) }
          })
      }
      let opened = try views()
      #expect(try Self.frames(live) == layout)
      #expect(opened["D"]?["inScene"] == [0, 20, 320, 44] && opened["E"]?["inScene"] == [0, 64, 320, 44])
      let findings = try Self.object(live.findings())["findings"] as? [[String: Any]]
      try live.apply(.init(constraint: "D1", constant: 100))
      let grown = try views()
      #expect(
        grown["D"]?["inScene"] == [0, 20, 320, 131.5] && grown["E"]?["inScene"] == [0, 151.5, 320, 44])
      #expect(grown["D"]?["frame"] == [0, 0, 320, 44] && grown["E"]?["frame"] == [0, 44, 320, 44])
      // While the root is dragged, rows stay where the picture has them.
      #expect(live.movedFrames() == [320, 568])
      try live.apply(.init(size: [330, 568]))
      #expect(live.movedFrames() == [330, 568, 0, 0, 0, 330, 568])
      try live.apply(.init(size: [320, 568]))
      try live.apply(.init(constraint: "D1", constant: 11))
      #expect(try views() == opened)
      #expect(try Self.frames(live) == layout)
      let after = try Self.object(live.findings())["findings"] as? [[String: Any]]
      #expect(after?.map { $0["message"] as? String } == findings?.map { $0["message"] as? String })
    }
  }

  @Test("constraints come and go, and have another relation and multiplier; views have other priorities")
  func constraintsAndViews() throws {
    try withConfinedLayout {
      let live = try Self.live()
      try live.apply(.init(constraint: "trail", isRemoved: true))
      try live.apply(
        .init(
          constraint: "half", multiplier: 0.5, firstItem: "box", firstAttribute: "width", secondItem: "root",
          secondAttribute: "width"))
      #expect(try Self.frames(live) == [0, 0, 320, 200, 20, 10, 160, 40])
      try live.apply(.init(constraint: "half", multiplier: 0.25))
      #expect(try Self.frames(live) == [0, 0, 320, 200, 20, 10, 80, 40])
      // At least 80 points; of all that are allowed, the least is as near as can be to nothing.
      try live.apply(.init(constraint: "half", relation: ">="))
      #expect(live.scene.constraints.last?.constraint.relation == .greaterThanOrEqual)
      try live.apply(.init(view: "box", hugging: [251, 252], resistance: [751, 752], isHidden: true))
      let box = live.scene.views[1].view
      #expect(box.contentHuggingPriority(for: .vertical).rawValue == 252 && box.isHidden)
      #expect(box.contentCompressionResistancePriority(for: .horizontal).rawValue == 751)
      for edit in [
        SceneEdit(constraint: "half", relation: "~"), SceneEdit(view: "box", hugging: [0, 250]),
        SceneEdit(view: "box", text: "no label"),
        SceneEdit(constraint: "x", firstItem: "box", firstAttribute: "nothing"),
        SceneEdit(constraint: "x", firstItem: "gone", firstAttribute: "width"),
        // Apple refuses a place against a length.
        SceneEdit(
          constraint: "x", firstItem: "box", firstAttribute: "leading", secondItem: "root",
          secondAttribute: "width"),
      ] {
        #expect(throws: LiveMistake.self) { try live.apply(edit) }
      }
    }
  }

  @Test("what is wrong is told of the scene as it is now, with the number of changes that led there")
  func findings() throws {
    try withConfinedLayout {
      let live = try Self.live()
      #expect(try (Self.object(live.findings())["findings"] as? [Any])?.isEmpty == true)
      try live.apply(.init(constraint: "high", isActive: false))
      let after = try Self.object(live.findings())
      #expect(after["edits"] as? Int == 1)
      let kinds = (after["findings"] as? [[String: Any]])?.map { $0["kind"] as? String }
      #expect(kinds == ["ambiguous"])
    }
  }

  @Test("the summands of a frame's numbers add up; a view that is not there is refused")
  func explanation() throws {
    try withConfinedLayout {
      let live = try Self.live()
      let text = try live.explanation(of: "box")
      let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      for (name, value) in [("x", 20.0), ("y", 10), ("width", 280), ("height", 40)] {
        let chain = try #require(object[name] as? [[String: Any]])
        #expect(chain.reduce(0) { $0 + (($1["value"] as? NSNumber)?.doubleValue ?? .nan) } == value)
      }
      #expect(throws: LiveMistake.noView("gone")) { try live.explanation(of: "gone") }
      #expect(throws: LiveMistake.noView("gone")) { try live.constraints(of: "gone") }
    }
  }
}

/// Documents that are texts.
private struct Texts: DocumentLibrary {
  var documents: [String: String]

  func names() -> [String] { documents.keys.sorted() }
  func path(of name: String) -> String? { "/" + name }
  @MainActor func scenes(of name: String, in configuration: SceneConfiguration) throws -> [Scene] {
    [try LayoutDocument(Data((documents[name] ?? "").utf8), name: name).makeScene()]
  }
  @MainActor func scenes(ofText text: String) throws -> [Scene] { [] }
  @MainActor func scenes(ofFormats text: String) throws -> [Scene] { [] }
  func check(_ name: String) throws -> [SceneReport] {
    try withConfinedLayout { try scenes(of: name, in: .canvas).map { SceneReport($0) } }
  }
  func languages(of name: String) -> [String] { name == "a.yaml" ? ["de"] : [] }
  func write(_ change: DocumentChange, to name: String, isTrial: Bool) throws -> WrittenChange {
    WrittenChange(words: isTrial ? "would be written" : "written")
  }
}

@Suite("The workshop of the live page")
struct WorkshopTests {
  private let workshop = Workshop(
    Texts(documents: ["a.yaml": LiveSceneTests.text, "b.yaml": "size: [320, 200]\nviews: {}\ncolour: red\n"]))

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("a page begins with the documents and the first picture")
  func beginning() async throws {
    let page = try object(await workshop.beginning(writes: false, changes: 3))
    #expect((page["documents"] as? [[String: Any]])?.map { $0["name"] as? String } == ["a.yaml", "b.yaml"])
    #expect(((page["first"] as? [String: Any])?["svg"] as? String)?.hasPrefix("<svg") == true)
    #expect(page["writes"] as? Bool == false)
    #expect(page["complaints"] as? [String] == [])
    #expect(page["changes"] as? Int == 3)
  }

  @Test("what is named and not there is refused: nothing beside the library is opened")
  func unknownNames() async throws {
    await #expect(throws: LiveMistake.noDocument("/etc/passwd")) {
      try await workshop.open(.init(document: "/etc/passwd"))
    }
    await #expect(throws: LiveMistake.noDocument("c.yaml")) {
      try await workshop.write(DocumentChange(kind: .frames, scene: "root"), to: "c.yaml", isTrial: true)
    }
    await #expect(throws: LiveMistake.noScene) {
      try await workshop.open(.init(document: "a.yaml", scene: "gone"))
    }
    await #expect(throws: LiveMistake.unknown("device", "nophone")) {
      try await workshop.open(.init(document: "a.yaml", device: "nophone"))
    }
    await #expect(throws: LiveMistake.sceneIsClosed) { try await workshop.findings(of: 99) }
  }

  @Test("a language is one of the project's or a pseudolanguage")
  func languages() async throws {
    await #expect(throws: LiveMistake.language("xx", among: ["de"])) {
      try await workshop.open(.init(document: "a.yaml", language: "xx"))
    }
    for language in ["de", "double"] {
      let scene = try object(await workshop.open(.init(document: "a.yaml", language: language)))
      #expect(scene["languages"] as? [String] == ["de"])
    }
  }

  @Test("a scene is opened with the changes that were made before; what no longer can be is named")
  func reopened() async throws {
    let edits = [
      SceneEdit(constraint: "lead", constant: 60), SceneEdit(constraint: "gone", constant: 1),
    ]
    let scene = try object(await workshop.open(.init(document: "a.yaml", edits: edits)))
    let lost = try #require(scene["lost"] as? [[String: Any]])
    #expect(lost.map { $0["edit"] as? Int } == [1])
    let views = try #require(scene["views"] as? [[String: Any]])
    // 320 points less 60 before the box and 20 behind it.
    #expect(views[1]["frame"] as? [Double] == [60, 10, 240, 40])
  }

  @Test("of many scenes the one that was used longest ago is closed")
  func closedScenes() async throws {
    for _ in 0..<Workshop.sceneLimit { _ = try await workshop.open(.init(document: "a.yaml")) }
    _ = try await workshop.move(1, to: [100, 100])
    _ = try await workshop.open(.init(document: "a.yaml"))
    _ = try await workshop.move(1, to: [200, 100])
    await #expect(throws: LiveMistake.sceneIsClosed) { try await workshop.move(2, to: [100, 100]) }
  }

  @Test("all documents are looked through; of a damaged one, what its reader says")
  func project() async throws {
    await workshop.project.read(["a.yaml", "b.yaml"])
    var news: [String: Any] = [:]
    repeat {
      // Threads that never rest would leave none for the reading.
      try await Task.sleep(for: .milliseconds(20))
      news = try object(await workshop.project.news(since: 0))
    } while news["left"] as? Int != 0
    let documents = try #require(news["documents"] as? [[String: Any]])
    #expect(documents.map { $0["name"] as? String } == ["a.yaml", "b.yaml"])
    #expect((documents[0]["scenes"] as? [[String: Any]])?.first?["id"] as? String == "root")
    #expect((documents[1]["error"] as? String)?.hasPrefix("b.yaml:3:1: unknown key 'colour'") == true)
    // Who knows all of it is told nothing twice.
    let number = try #require(news["number"] as? Int)
    let rest = try object(await workshop.project.news(since: number))
    #expect((rest["documents"] as? [Any])?.isEmpty == true)
  }

  @Test("a console text comes back in words, with a picture; any other text as nothing")
  func logs() async throws {
    // Two widths of one view: the second has no effect.
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 UILabel:0xA.width == 200   (active)>",
          "<NSLayoutConstraint:0x2 UILabel:0xA.width == 100   (active)>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x2 UILabel:0xA.width == 100   (active)>
      """
    let answer = try object(try await workshop.explain(log: log))
    let conflict = try #require((answer["conflicts"] as? [[String: Any]])?.first)
    #expect(conflict["broken"] as? Int == 1)
    #expect(((answer["pictures"] as? [Any])?.first as? String)?.contains("<svg") == true)
    #expect(try (object(try await workshop.explain(log: "hello"))["conflicts"] as? [Any])?.isEmpty == true)
  }

  @Test("nothing in the page's data ends its script element")
  func beginningInPage() {
    let page = String(decoding: PageFiles.page(beginningWith: "{\"a\":\"</script><b>\"}"), as: UTF8.self)
    #expect(page.contains("{\"a\":\"\\u003c/script>\\u003cb>\"}"))
    #expect(!page.contains("{{beginning}}"))
  }
}
