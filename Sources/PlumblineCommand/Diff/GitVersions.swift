// `diff --git`: the documents of two revisions, or of a revision and the working tree.

import Foundation
import InterfaceBuilder

/// Pairs of versions of the documents below some paths.
enum GitVersions {
  /// - Parameter arguments: One or two revisions, then paths; without paths, the current folder.
  static func pairs(arguments: [String]) throws -> [DocumentPair] {
    var rest = arguments[...]
    guard let first = rest.popFirst() else { throw GitError.noRevision }
    let git = try GitCommand()
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
    let after =
      try new.map { try git.documents(of: $0, below: places, in: repository) }
      ?? documents(below: places, in: repository)
    return DocumentPair.pairs(before, after)
  }

  /// The documents of the working tree, by path.
  private static func documents(
    below places: [GitRepository.Place], in repository: GitRepository
  ) throws -> DocumentPair.Listing {
    var listing = DocumentPair.Listing()
    for place in places {
      // The old revision may have a path that the working tree no longer has.
      switch FileStatus(of: place.path)?.kind {
      case .folder?:
        let found = try DocumentPair.paths(in: place.path)
        for (way, path) in found.paths {
          listing.documents[repository.name(of: place.way + way)] = .document(.file(path))
        }
        listing.complaints += found.complaints
      case .file?: listing.documents[repository.name(of: place.way)] = .document(.file(place.path))
      default: break
      }
    }
    return listing
  }
}
