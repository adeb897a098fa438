// The dates of files that a page watches: a clock that was set back, a copy with its old date, a file of tomorrow. Any other
// date is a change, whichever is later.

import Foundation
import InterfaceBuilder
import LayoutReport
import LayoutScene
import Plumbline
import Testing

@testable import LayoutService

@Suite("Files that change while a page shows them")
struct FileChangesTests {
  /// Files in a folder, which nobody lays out.
  private struct Folder: DocumentLibrary {
    let url: URL
    func names() -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
    }
    func path(of name: String) -> String? { url.appendingPathComponent(name).path }
    @MainActor func scenes(of name: String, in configuration: SceneConfiguration) throws -> [Scene] { [] }
    @MainActor func scenes(ofText text: String) throws -> [Scene] { [] }
    @MainActor func scenes(ofFormats text: String) throws -> [Scene] { [] }
    func check(_ name: String) throws -> [SceneReport] { [] }
    func languages(of name: String) -> [String] { [] }
    func write(_ change: DocumentChange, to name: String, isTrial: Bool) throws -> WrittenChange {
      WrittenChange(words: "")
    }
  }

  @Test("a date that jumps forward or back is one change of this file, and of no other")
  func jumps() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "FileChangesTests-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    for name in ["a.xib", "b.xib"] { try Data("x".utf8).write(to: url.appendingPathComponent(name)) }
    let changes = FileChanges(Folder(url: url))
    // Who asks with a number that there was never is answered at once.
    let first = await changes.wait(since: 1)
    #expect(first.number == 0 && first.names.isEmpty)
    // 1970, 2100, 2001, 2100 again, and 1906.
    for (index, seconds) in [86_400, 4_102_444_800, 978_307_200, 4_102_444_800, -2_000_000_000].enumerated() {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(seconds))],
        ofItemAtPath: url.appendingPathComponent("a.xib").path)
      let told = await changes.wait(since: index)
      #expect(told.number == index + 1 && told.names == ["a.xib"], "\(seconds)")
    }
    try FileManager.default.removeItem(at: url.appendingPathComponent("b.xib"))
    let gone = await changes.wait(since: 5)
    #expect(gone.number == 6 && gone.names == ["b.xib"])
    // A page that is opened now has the files as they are: what was before is no news to it.
    let now = await changes.now()
    #expect(now == 6)
    try Data("y".utf8).write(to: url.appendingPathComponent("c.xib"))
    let later = await changes.wait(since: now)
    #expect(later.number == 7 && later.names == ["c.xib"])
  }
}
