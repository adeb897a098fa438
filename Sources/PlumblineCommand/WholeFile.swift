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
  /// The name beside the file that what is written gets first; nil for a device or a pipe, which is written to as it is.
  private let draft: String?
  private let handle: FileHandle
  /// Whether the draft has its name from the beginning, and must lose it where it is not finished.
  private let isNamed: Bool
  private var isFinished = false

  init(_ path: String) throws(OutputError) {
    self.path = path
    guard WholeFile.isPlain(path) else {
      (target, draft, isNamed) = (path, nil, false)
      guard let handle = FileHandle(forWritingAtPath: path) else { throw .unwritable(path) }
      self.handle = handle
      return
    }
    // A link stays; what it leads to is replaced.
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let folder = url.deletingLastPathComponent()
    let draft = folder.appendingPathComponent(".\(url.lastPathComponent).\(UUID().uuidString.prefix(8))").path
    target = url.path
    self.draft = draft
    if let nameless = Self.namelessFile(in: folder.path) {
      (handle, isNamed) = (nameless, false)
      return
    }
    guard FileManager.default.createFile(atPath: draft, contents: nil),
      let handle = FileHandle(forWritingAtPath: draft)
    else { throw .unwritable(path) }
    (self.handle, isNamed) = (handle, true)
  }

  /// A file without a name, of which nothing is left however the process ends. Not every file system has them.
  private static func namelessFile(in folder: String) -> FileHandle? {
    #if os(Linux)
      // O_TMPFILE, which Swift does not see.
      let file = open(folder, O_WRONLY | O_CLOEXEC | O_DIRECTORY | 0o20_000_000, 0o666)
      return file >= 0 ? FileHandle(fileDescriptor: file, closeOnDealloc: true) : nil
    #else
      return nil
    #endif
  }

  func write(_ text: String) throws(OutputError) {
    do { try handle.write(contentsOf: Data(text.utf8)) } catch { throw .unwritable(path) }
  }

  /// Gives the file its name.
  func finish() throws(OutputError) {
    do {
      #if os(Linux)
        if let draft, !isNamed {
          let own = "/proc/self/fd/\(handle.fileDescriptor)"
          guard linkat(AT_FDCWD, own, AT_FDCWD, draft, AT_SYMLINK_FOLLOW) == 0 else {
            throw OutputError.unwritable(path)
          }
        }
      #endif
      try handle.close()
      if let draft, rename(draft, target) != 0 {
        unlink(draft)
        throw OutputError.unwritable(path)
      }
      isFinished = true
    } catch {
      throw .unwritable(path)
    }
  }

  /// What was not finished leaves nothing.
  deinit {
    if !isFinished, isNamed, let draft { unlink(draft) }
  }
}
