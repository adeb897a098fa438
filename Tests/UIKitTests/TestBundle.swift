// Bundles for tests, in a folder that is removed when the tests end.

import Foundation
import Testing

/// The bundles of this process; a storyboard reads its documents whenever a scene is asked for, so that they stay to the end.
private let bundleFolder: URL = {
  atexit { try? FileManager.default.removeItem(at: bundleFolder) }
  return FileManager.default.temporaryDirectory.appendingPathComponent(
    "plumbline-bundles-\(UUID().uuidString)")
}()

/// A bundle with files by their paths.
func testBundle(_ files: [String: String]) throws -> Bundle {
  let folder = bundleFolder.appendingPathComponent(UUID().uuidString)
  for (name, text) in files {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  return try #require(Bundle(url: folder))
}
