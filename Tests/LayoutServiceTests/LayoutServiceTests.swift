// The live page's parts that need no network: who may ask, and what becomes of a scene that is changed in the page.

import Foundation
import InterfaceBuilder
import LayoutDocument
import LayoutReport
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

  @MainActor
  static func frames(_ live: LiveScene) throws -> [Double] {
    let object = try JSONSerialization.jsonObject(with: Data(live.frames().text.utf8)) as? [String: Any]
    return (object?["frames"] as? [NSNumber] ?? []).map(\.doubleValue)
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
      let edits: [LiveScene.Edit] = [
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

  @Test("the description holds views, constraints, findings and the picture")
  func description() throws {
    try withConfinedLayout {
      let text = try Self.live().description().text
      let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      #expect((object["views"] as? [[String: Any]])?.map { $0["id"] as? String } == ["root", "box"])
      #expect(
        (object["constraints"] as? [[String: Any]])?.map { $0["id"] as? String } == [
          "lead", "trail", "top", "high",
        ])
      #expect((object["svg"] as? String)?.hasPrefix("<svg") == true)
      #expect(throws: LiveMistake.self) { _ = try Self.live().constraints(of: "gone") }
    }
  }
}
