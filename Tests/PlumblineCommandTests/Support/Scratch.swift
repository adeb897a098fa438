// A temporary folder for the files of a test.

import Foundation

/// A folder for the files of one test; it goes when the test ends.
final class Scratch {
  let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "plumbline-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func path(_ name: String) -> String { folder + "/" + name }

  /// Writes a file, making the folders on the way, and returns its path.
  @discardableResult
  func write(_ name: String, _ text: String) throws -> String { try write(name, Data(text.utf8)) }

  @discardableResult
  func write(_ name: String, _ bytes: Data) throws -> String {
    let url = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: url)
    return path(name)
  }

  /// Whether file names can be bytes that are not UTF-8.
  static var takesAnyName: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }
}
