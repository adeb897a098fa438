// Snapshots: recorded, compared, and told as differences of frames.

import Foundation
import LayoutTesting
import Plumbline
import Testing

@Suite("Snapshots of layouts")
struct SnapshotTests {
  @Test("a layout that is as recorded passes")
  func recorded() {
    expectSnapshot(of: Banner() as UIView, as: .frames(in: .widths(320, 390), languages: ["en", "ar"]))
    expectSnapshot(of: Banner() as UIView, as: .picture(in: .widths(320)))
  }

  @Test("frames are a line a view, nested, for each case")
  func frames() {
    let strategy = LayoutSnapshot<UIView, String>.frames(in: .widths(320), languages: ["ar"])
    let lines = strategy.snapshot(Banner()).split(separator: "\n").map(String.init)
    #expect(lines.first == "# 320 points wide, ar")
    // 320 - 16 - 24: the icon stands at the right in Arabic.
    #expect(lines.contains("  UIView 'icon' (icon): 24 x 24 at 280, 16"))
  }

  @Test("a difference names the view that moved, and where it was")
  func difference() {
    let strategy = LayoutSnapshot<UIView, String>.frames(in: .widths(320))
    let difference = strategy.diffing.diff(
      strategy.snapshot(Banner()), strategy.snapshot(Banner(iconWidth: 30)))
    #expect(
      difference?.contains("  moved  UIView 'icon' (icon): 24 x 24 at 16, 16 -> 30 x 24 at 16, 16") == true,
      "\(difference ?? "none")")
    #expect(strategy.diffing.diff(strategy.snapshot(Banner()), strategy.snapshot(Banner())) == nil)
  }

  @Test("pictures differ as frames do")
  func pictures() {
    let strategy = LayoutSnapshot<UIView, String>.picture(in: .widths(320))
    let picture = strategy.snapshot(Banner())
    #expect(picture.hasPrefix("<svg") || picture.hasPrefix("<?xml"))
    #expect(
      strategy.diffing.diff(picture, strategy.snapshot(Banner(iconWidth: 30)))?.contains("30 x 24") == true)
  }

  @Test("a strategy in the shape of swift-snapshot-testing's gives the same frames")
  func bridged() {
    let strategy = Snapshotting<UIView, String>.frames
    #expect(strategy.pathExtension == "txt")
    let text = strategy.snapshot(Banner())
    #expect(text == LayoutSnapshot<UIView, String>.frames().snapshot(Banner()))
    // An iPhone 15 is 393 points wide; the icon stands 16 points from the edges.
    #expect(text.hasPrefix("# iPhone 15\n"))
    #expect(text.contains("\n  UIView 'icon' (icon): 24 x 24 at 16, 16\n"))
    #expect(strategy.diffing.diff(text, text) == nil && strategy.diffing.diff(text, "") != nil)
  }

  @Test("the strategy that is tested is the one of the page")
  func page() throws {
    let file = URL(fileURLWithPath: #filePath)
    let package = file.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    func compact(_ text: String) -> String { text.filter { !$0.isWhitespace } }
    let page = try String(
      contentsOf: package.appendingPathComponent("Sources/LayoutTesting/LayoutTesting.docc/LayoutTesting.md"),
      encoding: .utf8)
    let test = try String(contentsOf: file, encoding: .utf8)
    let begin = try #require(test.range(of: "nonisolated extension Snapshotting where", options: .backwards))
    let code = String(test[begin.lowerBound...]).replacing("nonisolated ", with: "")
      .replacing("fileprivate ", with: "")
    #expect(compact(page).contains(compact(code)))
  }

  @Test("nothing recorded is a failure that records")
  func recording() {
    let other = LayoutSnapshot<String, String>(
      pathExtension: "txt",
      diffing: .init(
        toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
        diff: { $0 == $1 ? nil : "\($0) became \($1)" }), snapshot: { $0 })
    let name = UUID().uuidString
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__/SnapshotTests/recording.\(name).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    withKnownIssue {
      _ = expectSnapshot(of: "a", as: other, named: name)
    } matching: {
      $0.comments.contains { $0.rawValue.contains("one was recorded") }
    }
    #expect(expectSnapshot(of: "a", as: other, named: name))
    withKnownIssue {
      _ = expectSnapshot(of: "b", as: other, named: name)
    } matching: {
      $0.comments.contains { $0.rawValue.hasPrefix("a became b") }
    }
    #expect(expectSnapshot(of: 1, as: other.pullback { (_: Int) in "a" }, named: name))
  }
}

// What the page of this module shows: https://github.com/pointfreeco/swift-snapshot-testing has a strategy of this shape, which
// belongs to no actor. The extension is the page's.

nonisolated private struct Snapshotting<Value, Format> {
  var pathExtension: String?
  var diffing: Diffing<Format>
  var snapshot: (Value) -> Format
}

nonisolated private struct Diffing<Value> {
  var toData: (Value) -> Data
  var fromData: (Data) -> Value
  var diff: (Value, Value) -> String?
}

nonisolated extension Diffing where Value == String {
  fileprivate static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { $0 == $1 ? nil : "other lines" })
  }
}

nonisolated extension Snapshotting where Value == UIView, Format == String {
  @MainActor fileprivate static var frames: Snapshotting {
    let layout = LayoutSnapshot<UIView, String>.frames()
    return Snapshotting(
      pathExtension: layout.pathExtension, diffing: .lines, snapshot: { view in layout.snapshot(view) })
  }
}
