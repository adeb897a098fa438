// A file that is changed as a whole or not at all, and only where it lies in the folder that it was found in.

import Foundation
import InterfaceBuilder

/// A document's file: its bytes as they were read, and how to replace them.
struct DocumentFile {
  /// The path as it was given.
  let path: String
  /// The file behind it.
  private let place: String
  private let status: stat
  let bytes: Data

  /// - Parameters:
  ///   - path: The file's path.
  ///   - folder: Beyond this folder nothing is touched, wherever symbolic links lead.
  init(_ path: String, in folder: String) throws(DocumentError) {
    guard let place = Self.resolved(path), let inside = Self.resolved(folder) else {
      throw .unreadable(path, reason: "cannot be read: \(Self.systemReason)")
    }
    guard place.hasPrefix(inside == "/" ? inside : inside + "/") else {
      throw .unreadable(path, reason: "is a link out of its folder, to \(place); name that file to change it")
    }
    var status = stat()
    guard stat(place, &status) == 0 else {
      throw .unreadable(path, reason: "cannot be read: \(Self.systemReason)")
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(path, reason: "is not a file") }
    guard status.st_size <= InterfaceBuilderDocument.sizeLimit else {
      throw .unreadable(
        path,
        reason: "\(status.st_size) bytes are more than the limit of \(InterfaceBuilderDocument.sizeLimit)")
    }
    guard let bytes = FileManager.default.contents(atPath: place) else {
      throw .unreadable(path, reason: "cannot be read; check its permissions")
    }
    self.path = path
    self.place = place
    self.status = status
    self.bytes = bytes
  }

  private static var systemReason: String { String(cString: strerror(errno)) }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Writes a new file beside the old one, with its permissions, and puts it in its place when it is on the disk.
  func replace(with new: Data) throws(DocumentError) {
    // Who may do anything is held to what the file says all the same.
    guard status.st_mode & 0o222 != 0, access(place, W_OK) == 0 else {
      throw .unreadable(path, reason: "is read-only and was not changed; check its permissions")
    }
    let folder = String(place[..<(place.lastIndex(of: "/") ?? place.startIndex)])
    let name = place.split(separator: "/").last ?? ""
    let draft = "\(folder)/.\(name.prefix(100)).\(getpid()).\(UInt32.random(in: 0...(.max)))"
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw notWritten() }
    var isDone = false
    defer { if !isDone { unlink(draft) } }
    let isWritten = write(new, to: file) && keepOwner(of: file) && fsync(file) == 0
    let reason = errno
    guard close(file) == 0, isWritten else {
      if !isWritten { errno = reason }
      throw notWritten()
    }
    var now = stat()
    guard stat(place, &now) == 0, now.st_ino == status.st_ino, now.st_size == status.st_size,
      Self.time(now) == Self.time(status)
    else { throw .unreadable(path, reason: "was changed by somebody else meanwhile; run the command again") }
    guard rename(draft, place) == 0 else { throw notWritten() }
    isDone = true
    let parent = open(folder.isEmpty ? "/" : folder, O_RDONLY | O_CLOEXEC)
    if parent >= 0 {
      fsync(parent)
      close(parent)
    }
  }

  private func notWritten() -> DocumentError {
    .unreadable(path, reason: "cannot be written: \(Self.systemReason); it was not changed")
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
