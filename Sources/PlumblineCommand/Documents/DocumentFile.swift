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

  /// Puts a new file in the old one's place, unless that is no longer the one that was read.
  func replace(with new: Data) throws(DocumentError) {
    // Who may do anything is held to what the file says all the same.
    guard status.st_mode & 0o222 != 0, place.withCString({ access($0, W_OK) }) == 0 else {
      throw .unreadable(name, reason: "is read-only; it was not changed. Check its permissions")
    }
    var isChanged = false
    do throws(FileDraft.Failure) {
      let draft = try FileDraft(of: place)
      try draft.write(new)
      isChanged = !isAsRead
      if !isChanged { try draft.finish() }
    } catch {
      throw .unreadable(
        name, reason: "cannot be written: \(String(cString: strerror(error.code))). It was not changed")
    }
    if isChanged {
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
