// The working tree of a git repository: paths of the command line relative to its root, and back.

import Foundation

/// The working tree around the current folder. Paths in it have no symbolic links, `.` or `..`.
struct GitRepository {
  /// A path of the command line, and its components from the root.
  struct Place {
    var path: FilePath
    var way: [[UInt8]]
    /// The files that the `.plumbline.yml` of the working tree chooses below the path.
    var choice: FolderChoice
  }

  private let root: FilePath
  private let here: [[UInt8]]

  init(_ git: GitCommand) throws {
    let root = try git.root()
    guard let here = FilePath(".").resolved, let way = FolderWalk.relativePath(of: here, below: root) else {
      throw GitError.outside(".", root: root.name)
    }
    (self.root, self.here) = (root, way)
  }

  /// - Throws: `GitError` for a path outside of the working tree.
  func place(_ argument: String) throws -> Place {
    let path = FilePath(argument: argument)
    guard let way = FolderWalk.relativePath(of: Self.withoutLinks(path), below: root) else {
      throw GitError.outside(path.name, root: root.name)
    }
    var search = TeamConfigurationSearch()
    return Place(path: path, way: way, choice: FolderChoice(try search.file(above: path)))
  }

  /// Whether `FolderWalk` would find the document from a place: not in hidden folders, folders of dependencies or folders
  /// that are excluded.
  func isWalked(_ way: [[UInt8]], from place: Place) -> Bool {
    guard way.starts(with: place.way) else { return false }
    let rest = way.dropFirst(place.way.count)
    guard !rest.isEmpty else { return true }
    let path = FilePath(bytes: Array(([root.bytes] + way).joined(separator: "/".utf8)))
    return rest.allSatisfy { $0.first != UInt8(ascii: ".") }
      && !rest.dropLast().contains(where: place.choice.leavesOut)
      && FolderWalk.isChosen(resolved: path, by: place.choice)
  }

  /// Whether no symbolic link leads to a file.
  func isOwn(_ file: FilePath, at way: [[UInt8]]) -> Bool {
    file.resolved.map { FolderWalk.relativePath(of: $0, below: root) == way } ?? true
  }

  /// The path with symbolic links resolved as far as it exists. The rest may exist in a revision only.
  private static func withoutLinks(_ path: FilePath) -> FilePath {
    if let resolved = path.resolved { return resolved }
    var known = (path.bytes.first == UInt8(ascii: "/") ? FilePath("/") : FilePath(".")).resolved ?? path
    for component in path.bytes.split(separator: UInt8(ascii: "/")) where component != Array(".".utf8)[...] {
      let next = known.appending(Array(component))
      known = component == Array("..".utf8)[...] ? known.folder : next.resolved ?? next
    }
    return known
  }

  /// The path from the current folder, such as `../Views/Card.xib`, for components from the root.
  func path(of way: [[UInt8]]) -> FilePath {
    let common = zip(way, here).prefix { $0 == $1 }.count
    let up = Array(repeating: Array("..".utf8), count: here.count - common)
    return FilePath(bytes: Array((up + way.dropFirst(common)).joined(separator: "/".utf8)))
  }
}
