// A file that is changed as a whole or not at all, and only where it lies in the folder that it was found in.

import Foundation
import InterfaceBuilder

/// A document's file: its bytes as they were read, and how to replace them.
struct DocumentFile {
  private let name: String
  /// The file behind the path.
  private let place: FilePath
  private let status: stat
  let bytes: Data

  /// - Parameters:
  ///   - path: The file's path.
  ///   - folder: Beyond this folder nothing is touched, wherever symbolic links lead.
  init(_ path: FilePath, in folder: FilePath) throws(DocumentError) {
    name = path.name
    guard let place = path.resolved, let inside = folder.resolved else {
      throw .unreadable(name, reason: FileContents.reason(errno))
    }
    guard FolderWalk.relativePath(of: place, below: inside) != nil else {
      throw .unreadable(
        name, reason: "is a link out of its folder, to \(place.name); name that file to change it")
    }
    var status = stat()
    guard place.withCString({ stat($0, &status) }) == 0 else {
      throw .unreadable(name, reason: FileContents.reason(errno))
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(name, reason: "is not a file") }
    bytes = try FileContents.bytes(of: place, limit: InterfaceBuilderDocument.sizeLimit)
    self.place = place
    self.status = status
  }

  /// Writes a new file beside the old one, with its permissions, and puts it in its place when it is on the disk.
  func replace(with new: Data) throws(DocumentError) {
    // Who may do anything is held to what the file says all the same.
    guard status.st_mode & 0o222 != 0, place.withCString({ access($0, W_OK) }) == 0 else {
      throw .unreadable(name, reason: "is read-only and was not changed; check its permissions")
    }
    let draft = place.folder.appending(
      Array(".".utf8) + place.lastComponent.prefix(100)
        + Array(".\(getpid()).\(UInt32.random(in: 0...(.max)))".utf8))
    let file = draft.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600) }
    guard file >= 0 else { throw notWritten() }
    var isDone = false
    defer { if !isDone { _ = draft.withCString { unlink($0) } } }
    let isWritten = write(new, to: file) && keepOwner(of: file) && fsync(file) == 0
    let reason = errno
    guard close(file) == 0, isWritten else {
      if !isWritten { errno = reason }
      throw notWritten()
    }
    var now = stat()
    guard place.withCString({ stat($0, &now) }) == 0, now.st_ino == status.st_ino,
      now.st_size == status.st_size,
      Self.time(now) == Self.time(status)
    else { throw .unreadable(name, reason: "was changed by somebody else meanwhile; run the command again") }
    guard draft.withCString({ old in place.withCString { rename(old, $0) } }) == 0 else { throw notWritten() }
    isDone = true
    let parent = place.folder.withCString { open($0, O_RDONLY | O_CLOEXEC) }
    if parent >= 0 {
      fsync(parent)
      close(parent)
    }
  }

  private func notWritten() -> DocumentError {
    .unreadable(name, reason: "cannot be written: \(String(cString: strerror(errno))); it was not changed")
  }

  private func write(_ bytes: Data, to file: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Foundation.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 {
          if errno == EINTR { continue }
          return false
        }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  /// Permissions stay; another owner's file stays theirs where that is allowed.
  private func keepOwner(of file: Int32) -> Bool {
    if status.st_uid != getuid() || status.st_gid != getgid() {
      _ = fchown(file, status.st_uid, status.st_gid)
    }
    return fchmod(file, status.st_mode & 0o7777) == 0
  }

  private static func time(_ status: stat) -> [Int] {
    #if canImport(Darwin)
      [status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec]
    #else
      [status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
    #endif
  }
}
