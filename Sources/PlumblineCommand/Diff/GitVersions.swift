// `diff --git`: the documents of two revisions, or of a revision and the working tree.

import Foundation
import InterfaceBuilder

/// Pairs of versions of the documents below some paths.
enum GitVersions {
  /// - Parameter arguments: One or two revisions, then paths; without paths, the current folder.
  static func pairs(arguments: [String], _ time: TimeAllowance) throws -> [DocumentPair] {
    var rest = arguments[...]
    guard let first = rest.popFirst() else { throw GitError.noRevision }
    let git = try GitCommand(time)
    let old = try git.commit(first)
    var new: String?
    // A second revision, unless there is a file of that name.
    if let second = rest.first, FileStatus(of: FilePath(argument: second)) == nil,
      let commit = try? git.commit(second)
    {
      new = commit
      rest = rest.dropFirst()
    }
    let repository = try GitRepository(git)
    let places = try (rest.isEmpty ? ["."] : Array(rest)).map(repository.place)
    let before = try git.documents(of: old, below: places, in: repository)
    if let new {
      return DocumentPair.pairs(before, try git.documents(of: new, below: places, in: repository))
    }
    var after = try documents(below: places, in: repository)
    // What has not changed is not read: it may be damaged, or too large.
    let files = after.documents.compactMapValues { version -> FilePath? in
      guard case .document(.file(let path)) = version else { return nil }
      return path
    }.filter { before.documents[$0.key] != nil }
    let hashes = try git.hashes(of: Array(files.values), below: try git.root())
    for (name, path) in files {
      guard case .blob(let hash, _, _) = before.documents[name], hashes[path]?.contains(hash) == true
      else { continue }
      after.documents[name] = before.documents[name]
    }
    return DocumentPair.pairs(before, after)
  }

  /// The documents of the working tree, by path. A symbolic link is one of git's too, and no document; nor is what it
  /// leads to.
  private static func documents(
    below places: [GitRepository.Place], in repository: GitRepository
  ) throws -> DocumentPair.Listing {
    var listing = DocumentPair.Listing()
    for place in places {
      // The old revision may have a path that the working tree no longer has.
      switch FileStatus(of: place.path)?.kind {
      case .folder?:
        let found = try DocumentPair.paths(in: place.path)
        for (way, path) in found.paths where repository.isOwn(path, at: place.way + way) {
          listing.documents[repository.path(of: place.way + way)] = .document(.file(path))
        }
        listing.complaints += found.complaints
      case .file? where repository.isOwn(place.path, at: place.way):
        listing.documents[repository.path(of: place.way)] = .document(.file(place.path))
      default: break
      }
    }
    return listing
  }
}
