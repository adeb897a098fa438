// How documents are named for services, which know files by their paths in the repository.

import Foundation

/// Paths from the root of a repository, whatever the current folder is and however a file was named on the command line:
/// of the repository around the current folder, which is the one that a service has checked out, or else of the one around
/// the file. Without either, and for standard input, the path as it was given, without `./`.
struct RepositoryPaths {
  private let current = FilePath(".").resolved.flatMap(Self.root)
  /// The paths of folders in their repositories; nil without one.
  private var folders: [FilePath: FilePath?] = [:]

  mutating func path(of name: String) -> String {
    let file = FilePath(name: name)
    if name != "-", let folder = pathInRepository(file.folder) {
      return folder.appending(file.lastComponent).name
    }
    var path = Substring(name)
    while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
    return String(path)
  }

  private mutating func pathInRepository(_ folder: FilePath) -> FilePath? {
    if let known = folders[folder] { return known }
    let path = folder.resolved.flatMap { folder -> FilePath? in
      let way =
        current.flatMap { FolderWalk.relativePath(of: folder, below: $0) }
        ?? Self.root(around: folder).flatMap { FolderWalk.relativePath(of: folder, below: $0) }
      return way.map { FilePath(bytes: Array($0.joined(separator: "/".utf8))) }
    }
    folders[folder] = .some(path)
    return path
  }

  /// The nearest folder with `.git`, which is a file in worktrees and submodules.
  private static func root(around folder: FilePath) -> FilePath? {
    var folder = folder
    while FileStatus(of: folder.appending(".git")) == nil {
      guard folder.bytes != Array("/".utf8) else { return nil }
      folder = folder.folder
    }
    return folder
  }
}
