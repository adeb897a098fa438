// Documents of revisions of a git repository: what `plumbline diff --git` compares.

import Foundation
import InterfaceBuilder

/// Two versions of the documents below some paths: a revision, and another one or what lies in the folder.
enum GitVersions {
  /// - Parameter arguments: one or two revisions, then paths; none means everything below the folder.
  static func pairs(arguments: [String]) throws -> [DocumentPair] {
    var rest = arguments[...]
    guard let first = rest.popFirst() else { throw GitMistake.noRevision }
    let git = try GitCommand()
    let old = try git.commit(first)
    var new: String?
    // A second revision, unless a file of that name is meant.
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

  /// What lies in the folder now, by path.
  private static func documents(
    below places: [GitRepository.Place], in repository: GitRepository
  ) throws -> DocumentPair.Listing {
    var listing = DocumentPair.Listing()
    for place in places {
      // A path that is gone has gone: the old version says so.
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
      throw GitMistake.outside(".", root: root.name)
    }
    (self.root, self.here) = (root, way)
  }

  /// - Throws: `GitMistake` for a path that lies elsewhere.
  func place(_ argument: String) throws -> Place {
    let path = FilePath(argument: argument)
    guard let way = FolderWalk.relativePath(of: Self.withoutLinks(path), below: root) else {
      throw GitMistake.outside(path.name, root: root.name)
    }
    var search = ConfigurationSearch()
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

/// Mistakes of revisions, in words.
enum GitMistake: Error, CustomStringConvertible {
  case noRevision
  case noGit
  case noRepository
  case noWorkTree
  case unknownRevision(String)
  case outside(String, root: String)
  case failed(String)

  var description: String {
    switch self {
    case .noRevision: "--git needs a revision, such as HEAD."
    case .noGit: "git is not found in PATH. Install it, or compare two folders."
    case .noRepository:
      "--git: this folder lies in no git repository. Change into one, or compare two folders without --git."
    case .noWorkTree:
      "--git: this repository has no files checked out. Run it in a clone, or compare two folders without --git."
    case .outside(let path, let root):
      "\(path): lies outside the repository at \(root). Name paths within it, or compare two folders without --git."
    case .unknownRevision(let name):
      "'\(name)' is no revision of the repository here. 'git log' lists them."
    case .failed(let reason): "git: \(reason)"
    }
  }
}

/// Runs git for reading. Nothing that a repository's settings name is run: no hooks, filters, pagers, converters or
/// monitors; names never pass for options, since revisions are made into hashes first.
struct GitCommand: Sendable {
  private let executable: String

  init() throws {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    // A relative folder of PATH would run what lies beside the documents.
    let found = folders.lazy.filter { $0.hasPrefix("/") }.map { "\($0)/git" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let found else { throw GitMistake.noGit }
    executable = found
  }

  /// The hash of a revision.
  func commit(_ name: String) throws -> String {
    do { _ = try run(["rev-parse", "--git-dir"]) } catch GitMistake.failed(let reason)
      where reason.contains("not a git repository")
    { throw GitMistake.noRepository }
    guard !name.hasPrefix("-") else { throw GitMistake.unknownRevision(name) }
    let arguments = ["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"]
    guard let output = try? run(arguments) else { throw GitMistake.unknownRevision(name) }
    let hash = String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard !hash.isEmpty, hash.allSatisfy(\.isHexDigit) else { throw GitMistake.unknownRevision(name) }
    return hash
  }

  /// The repository's outermost folder, without links.
  func root() throws -> FilePath {
    guard try run(["rev-parse", "--is-inside-work-tree"]).starts(with: "true".utf8) else {
      throw GitMistake.noWorkTree
    }
    let output = try run(["rev-parse", "--show-toplevel"])
    let path = FilePath(bytes: Array(output.last == UInt8(ascii: "\n") ? output.dropLast() : output))
    return path.resolved ?? path
  }

  /// The documents of a commit below paths, by path. Links are left out.
  func documents(
    of commit: String, below places: [GitRepository.Place], in repository: GitRepository
  ) throws -> DocumentPair.Listing {
    // git's own paths all begin at the root, whatever the current folder; the root itself is no path to it.
    let paths = places.map { String(validating: $0.way.joined(separator: "/".utf8), as: UTF8.self) }
    let isLimited = paths.allSatisfy { $0 != nil && $0 != "" }
    var listing = DocumentPair.Listing()
    let answer = try run(
      ["ls-tree", "-r", "-z", "-l", "--full-tree", commit, "--"] + (isLimited ? paths.compactMap { $0 } : []))
    for entry in answer.split(separator: 0) {
      guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let way = entry[entry.index(after: tab)...].split(separator: UInt8(ascii: "/")).map { Array($0) }
      let path = repository.name(of: way)
      // Mode, kind, hash, size.
      let facts = String(decoding: entry[..<tab], as: UTF8.self).split(separator: " ")
      guard facts.count == 4, facts[0].hasPrefix("100"), DocumentForm.isDocument(inFolder: path),
        places.contains(where: { repository.isWalked(way, from: $0) })
      else { continue }
      if let size = Int(facts[3]), size > InterfaceBuilderDocument.sizeLimit {
        listing.complaints.append(.tooLarge(path, bytes: size, limit: InterfaceBuilderDocument.sizeLimit))
      } else {
        listing.documents[path] = .blob(String(facts[2]), self)
      }
    }
    return listing
  }

  /// What is stored under a hash.
  func bytes(ofBlob hash: String) throws -> Data { try run(["cat-file", "blob", hash]) }

  /// What git writes to standard output.
  private func run(_ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments =
      ["--no-pager", "--literal-pathspecs", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"]
      + arguments
    var environment = ProcessInfo.processInfo.environment
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    environment["GIT_TERMINAL_PROMPT"] = "0"
    // A partial clone would ask a server for what is missing.
    environment["GIT_NO_LAZY_FETCH"] = "1"
    environment["LC_ALL"] = "C"
    process.environment = environment
    let output = Pipe()
    let complaints = Pipe()
    process.standardOutput = output
    process.standardError = complaints
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { throw GitMistake.noGit }
    // git says little on standard error; what fits into the pipe waits there.
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let reason = complaints.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let words = String(decoding: reason, as: UTF8.self).split(separator: "\n").first.map(String.init)
      throw GitMistake.failed(words ?? "ended with status \(process.terminationStatus)")
    }
    return data
  }
}
