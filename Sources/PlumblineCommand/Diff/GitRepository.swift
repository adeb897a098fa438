// Where a git repository lies, and what paths of the command line are called in it.

import Foundation

/// Where a repository lies, and what a path of the command line is called in it: both without links, `.` and `..`.
struct GitRepository {
  /// A path as it was given, and its components from the repository's root on.
  struct Place {
    var path: FilePath
    var way: [[UInt8]]
    /// What a walk from there takes, as the configuration file around it says now.
    var choice: FolderChoice
  }

  private let root: FilePath
  /// The components from the root to the current folder.
  private let here: [[UInt8]]

  /// The repository around the current folder.
  init(_ git: GitCommand) throws {
    let root = try git.root()
    guard let here = FilePath(".").resolved, let way = FolderWalk.relativePath(of: here, below: root) else {
      throw GitError.outside(".", root: root.name)
    }
    (self.root, self.here) = (root, way)
  }

  /// - Throws: `GitError` for a path that lies elsewhere.
  func place(_ argument: String) throws -> Place {
    let path = FilePath(argument: argument)
    guard let way = FolderWalk.relativePath(of: Self.withoutLinks(path), below: root) else {
      throw GitError.outside(path.name, root: root.name)
    }
    var search = TeamConfigurationSearch()
    return Place(path: path, way: way, choice: FolderChoice(try search.file(above: path)))
  }

  /// Whether a walk from a place would come to a document: neither into hidden folders, nor into those of dependencies
  /// and what else is left out there.
  func isWalked(_ way: [[UInt8]], from place: Place) -> Bool {
    guard way.starts(with: place.way) else { return false }
    let rest = way.dropFirst(place.way.count)
    guard !rest.isEmpty else { return true }
    let path = FilePath(bytes: Array(([root.bytes] + way).joined(separator: "/".utf8)))
    return rest.allSatisfy { $0.first != UInt8(ascii: ".") }
      && !rest.dropLast().contains { folder in place.choice.leftOut.contains { Array($0.utf8) == folder } }
      && FolderWalk.isChosen(resolved: path, by: place.choice)
  }

  /// The path without links, as far as it exists: what is gone may be in a revision.
  private static func withoutLinks(_ path: FilePath) -> FilePath {
    if let resolved = path.resolved { return resolved }
    var known = (path.bytes.first == UInt8(ascii: "/") ? FilePath("/") : FilePath(".")).resolved ?? path
    for component in path.bytes.split(separator: UInt8(ascii: "/")) where component != Array(".".utf8)[...] {
      if component == Array("..".utf8)[...] {
        known = known.folder
      } else {
        let next = known.appending(Array(component))
        known = next.resolved ?? next
      }
    }
    return known
  }

  /// What components from the root are called from the current folder: `../Views/Card.xib`.
  func name(of way: [[UInt8]]) -> String {
    let common = zip(way, here).prefix { $0 == $1 }.count
    let up = Array(repeating: Array("..".utf8), count: here.count - common)
    return FilePath(bytes: Array((up + way.dropFirst(common)).joined(separator: "/".utf8))).name
  }
}
