// Files that are written whole or not at all.

import Foundation

enum WholeFile {
  /// Writes a file under another name first: a full disk leaves what was there before, and no half of the new one.
  static func write(_ text: String, to path: String) throws(OutputError) {
    try write(Data(text.utf8), to: path)
  }

  /// The same, of bytes.
  static func write(_ bytes: Data, to path: String) throws(OutputError) {
    do {
      try bytes.write(to: URL(fileURLWithPath: path), options: isPlain(path) ? .atomic : [])
    } catch {
      throw .unwritable(path)
    }
  }

  /// A device or a pipe is written to as it is; it cannot be replaced.
  static func isPlain(_ path: String) -> Bool {
    FileStatus(of: FilePath(path)).map { $0.kind == .file } ?? true
  }
}

/// A file that is written piece by piece, for results that no memory should hold, and is there as a whole or not at all.
final class GrowingFile {
  private let path: String
  private let target: String
  /// What is written to: beside the file, or the file itself where it is a device or a pipe.
  private let written: String
  private let handle: FileHandle
  private var isFinished = false

  init(_ path: String) throws(OutputError) {
    self.path = path
    // A link stays; what it leads to is replaced.
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let name = ".\(url.lastPathComponent).\(UUID().uuidString.prefix(8))"
    target = url.path
    written =
      WholeFile.isPlain(path) ? url.deletingLastPathComponent().appendingPathComponent(name).path : path
    if written != path, !FileManager.default.createFile(atPath: written, contents: nil) {
      throw .unwritable(path)
    }
    guard let handle = FileHandle(forWritingAtPath: written) else { throw .unwritable(path) }
    self.handle = handle
  }

  func write(_ text: String) throws(OutputError) {
    do { try handle.write(contentsOf: Data(text.utf8)) } catch { throw .unwritable(path) }
  }

  /// Gives the file its name.
  func finish() throws(OutputError) {
    do {
      try handle.close()
      if written != path, rename(written, target) != 0 { throw OutputError.unwritable(path) }
      isFinished = true
    } catch {
      throw .unwritable(path)
    }
  }

  /// What was not finished leaves nothing.
  deinit {
    if !isFinished, written != path { unlink(written) }
  }
}
