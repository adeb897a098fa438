// The file of a document that is changed: replaced as a whole, only if it is still the file that was read.

import Foundation
import InterfaceBuilder

/// A document's file, with the bytes and the status that it had when it was read.
struct DocumentFile {
  private let name: String
  private let place: FilePath
  private let status: stat
  let bytes: Data

  /// - Parameters:
  ///   - folder: A symbolic link out of this folder is refused.
  init(_ path: FilePath, in folder: FilePath) throws(DocumentError) {
    guard let inside = folder.resolved else {
      throw .unreadable(path.name, reason: FileContents.reason(errno))
    }
    try self.init(path, below: inside)
  }

  /// - Parameter inside: The folder without symbolic links, as it was when it was chosen.
  init(_ path: FilePath, below inside: FilePath) throws(DocumentError) {
    name = path.name
    guard let place = path.resolved else { throw .unreadable(name, reason: FileContents.reason(errno)) }
    guard FolderWalk.relativePath(of: place, below: inside) != nil else {
      throw .unreadable(
        name, reason: "is a symbolic link to \(place.name), outside its folder; give that file to change it")
    }
    var status = stat()
    guard place.withCString({ stat($0, &status) }) == 0 else {
      throw .unreadable(name, reason: FileContents.reason(errno))
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(name, reason: "is not a regular file") }
    bytes = try FileContents.bytes(of: place, limit: InterfaceBuilderDocument.sizeLimit)
    self.place = place
    self.status = status
  }

  /// Replaces the file, unless it has changed since it was read.
  func replace(with new: Data) throws(DocumentError) {
    // Root could write to read-only files as well.
    guard status.st_mode & 0o222 != 0, place.withCString({ access($0, W_OK) }) == 0 else {
      throw .unreadable(name, reason: "is read-only; it was not changed. Check its permissions")
    }
    var isReplaced = false
    do throws(FileDraft.Failure) {
      let draft = try FileDraft(of: place)
      try draft.write(new)
      isReplaced = try draft.finish { isAsRead }
      if isReplaced, status.st_nlink > 1 {
        Console.complain(
          "\(name): has other names (hard links), which keep the old contents; this name has a file of its own now."
        )
      }
    } catch {
      throw .unreadable(
        name, reason: "cannot be written: \(String(cString: strerror(error.code))). It was not changed")
    }
    guard isReplaced else {
      throw .unreadable(name, reason: "was changed by another program meanwhile; run the command again")
    }
  }

  /// Whether the file is still the one whose bytes were read.
  private var isAsRead: Bool {
    var now = stat()
    return place.withCString({ stat($0, &now) }) == 0 && now.st_ino == status.st_ino
      && now.st_size == status.st_size && Self.time(now) == Self.time(status)
  }

  private static func time(_ status: stat) -> [Int] {
    #if canImport(Darwin)
      [status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec]
    #else
      [status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
    #endif
  }
}
