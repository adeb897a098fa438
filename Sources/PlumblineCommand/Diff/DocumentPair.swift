// Two versions of a document: files, or blobs of a git repository.

import Foundation
import InterfaceBuilder

enum DocumentVersion: Sendable {
  case document(DocumentSource)
  /// A blob of a git repository, by its hash.
  case blob(String, size: Int, GitCommand)

  /// The source to read. A blob is fetched from the repository.
  func source(name: String) throws -> DocumentSource {
    switch self {
    case .document(let source): source
    case .blob(_, let size, _) where size > InterfaceBuilderDocument.sizeLimit:
      throw DocumentError.tooLarge(name, bytes: size, limit: InterfaceBuilderDocument.sizeLimit)
    case .blob(let hash, _, let git): .bytes(try git.bytes(ofBlob: hash), name: name)
    }
  }
}

struct DocumentPair: Sendable {
  var name: String
  var old: DocumentVersion?
  var new: DocumentVersion?
  var complaint: DocumentError?

  /// The path that git passes for a file that a version does not have.
  static let nothing = "/dev/null"

  /// The documents of two files, or of two folders by their paths within them.
  static func pairs(old: String, new: String) throws -> [DocumentPair] {
    let paths = [old, new].map { FilePath(argument: $0) }
    let kinds = try paths.map { path -> FileStatus.Kind in
      guard let status = FileStatus(of: path) else {
        throw DocumentError.unreadable(path.name, reason: FileContents.reason(errno))
      }
      return status.kind
    }
    if kinds == [.folder, .folder] { return pairs(try documents(in: paths[0]), try documents(in: paths[1])) }
    guard !kinds.contains(.folder) else {
      throw CommandLineMistake("\(old) and \(new) are a file and a folder. Compare two files or two folders.")
    }
    let versions = zip([old, new], paths).map { argument, path in
      argument == nothing ? nil : DocumentVersion.document(.file(path))
    }
    return [
      DocumentPair(name: new == nothing ? paths[0].name : paths[1].name, old: versions[0], new: versions[1])
    ]
  }

  /// The documents of a folder by relative path, and errors about folders that could not be listed.
  struct Listing {
    var documents: [FilePath: DocumentVersion] = [:]
    var complaints: [DocumentError] = []
  }

  private static func documents(in folder: FilePath) throws -> Listing {
    let found = try paths(in: folder)
    var listing = Listing(complaints: found.complaints)
    for (way, path) in found.paths {
      listing.documents[FilePath(bytes: Array(way.joined(separator: "/".utf8)))] = .document(.file(path))
    }
    return listing
  }

  /// The documents of a folder with their relative path components, and errors about folders that could not be listed.
  static func paths(
    in folder: FilePath
  ) throws -> (paths: [(way: [[UInt8]], path: FilePath)], complaints: [DocumentError]) {
    var paths: [(way: [[UInt8]], path: FilePath)] = []
    var complaints: [DocumentError] = []
    var search = TeamConfigurationSearch()
    let choice = FolderChoice(try search.file(above: folder))
    for found in FolderWalk.documents(below: folder, choice: choice) {
      switch found {
      case .success(.file(let path)):
        let rest = path.bytes.dropFirst(folder.bytes.count)
        paths.append((rest.split(separator: UInt8(ascii: "/")).map { Array($0) }, path))
      case .success: break
      case .failure(.noDocuments): break
      case .failure(let error): complaints.append(error)
      }
    }
    return (paths, complaints)
  }

  static func pairs(_ old: Listing, _ new: Listing) -> [DocumentPair] {
    let complaints = old.complaints + new.complaints
    // Names that Unicode holds for equal are two files.
    let paths = Set(old.documents.keys).union(new.documents.keys)
    return paths.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }.map {
      DocumentPair(name: $0.name, old: old.documents[$0], new: new.documents[$0])
    } + complaints.map { DocumentPair(name: $0.path ?? "", complaint: $0) }
  }

  /// Whether both versions are known to have the same bytes. Blobs are compared by hash.
  var isUnchanged: Bool {
    switch (old, new) {
    case (.blob(let first, _, _), .blob(let second, _, _)): first == second
    case (.document(.file(let first)), .document(.file(let second))):
      (try? FileContents.bytes(of: first, limit: InterfaceBuilderDocument.sizeLimit))
        .map { $0 == (try? FileContents.bytes(of: second, limit: InterfaceBuilderDocument.sizeLimit)) }
        ?? false
    default: false
    }
  }
}
