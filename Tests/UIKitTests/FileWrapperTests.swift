// Documents of several files.

import Testing
import UIKit

@MainActor
@Suite("File wrappers")
struct FileWrapperTests {
  @Test("a document of several files is written and read")
  func documents() async throws {
    let url = URL.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: url) }
    let document = Folder(fileURL: url)
    document.text = "x"
    #expect(await document.save(to: url, for: .forCreating))
    let read = Folder(fileURL: url)
    #expect(await read.open())
    #expect(read.text == "x")
    let data = try url.bookmarkData()
    var isStale = true
    #expect(try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale).path == url.path)
    #expect(!isStale)
    #expect(throws: (any Error).self) { try URL(fileURLWithPath: "/none/at/all").bookmarkData() }
  }
}
