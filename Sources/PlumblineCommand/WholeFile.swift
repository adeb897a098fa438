// Files that are written whole or not at all.

import Foundation

enum WholeFile {
  /// Writes a file under another name first: a full disk leaves what was there before, and no half of the new one.
  static func write(_ text: String, to path: String) throws(OutputError) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: isPlain(path) ? .atomic : [])
    } catch {
      throw .unwritable(path)
    }
  }

  /// A device or a pipe is written to as it is; it cannot be replaced.
  private static func isPlain(_ path: String) -> Bool {
    FileStatus(of: FilePath(path)).map { $0.kind == .file } ?? true
  }
}
