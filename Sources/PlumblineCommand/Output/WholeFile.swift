// What a command writes beside what it prints: files that are there as a whole or not at all.

import Foundation

enum WholeFile {
  /// Writes a file; a full disk leaves what was there before, and no half of the new one.
  static func write(_ text: String, to path: FilePath) throws(OutputError) {
    try write(Data(text.utf8), to: path)
  }

  /// The same, of bytes.
  static func write(_ bytes: Data, to path: FilePath) throws(OutputError) {
    let file = try GrowingFile(path)
    try file.write(bytes)
    try file.finish()
  }
}

/// A file that is written piece by piece, for results that no memory should hold.
final class GrowingFile {
  private let path: FilePath
  private let draft: FileDraft

  init(_ path: FilePath) throws(OutputError) {
    self.path = path
    do throws(FileDraft.Failure) { draft = try FileDraft(of: path) } catch { throw .unwritable(path.name) }
  }

  func write(_ text: String) throws(OutputError) { try write(Data(text.utf8)) }

  func write(_ bytes: Data) throws(OutputError) {
    do throws(FileDraft.Failure) { try draft.write(bytes) } catch { throw .unwritable(path.name) }
  }

  /// Gives the file its name.
  func finish() throws(OutputError) {
    do throws(FileDraft.Failure) { try draft.finish() } catch { throw .unwritable(path.name) }
  }
}
