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
    let paths = rest.isEmpty ? ["."] : Array(rest)
    let before = try git.documents(of: old, below: paths)
    let after = try new.map { try git.documents(of: $0, below: paths) } ?? documents(below: paths)
    return DocumentPair.pairs(before, after)
  }

  /// What lies in the folder now, by path.
  private static func documents(below paths: [String]) throws -> DocumentPair.Listing {
    var listing = DocumentPair.Listing()
    for path in paths {
      let folder = FilePath(argument: path)
      let name = normal(path)
      // A path that is gone has gone: the old version says so.
      switch FileStatus(of: folder)?.kind {
      case .folder?:
        let found = try DocumentPair.documents(in: folder)
        for (inner, version) in found.documents {
          listing.documents[name.isEmpty ? inner : name + "/" + inner] = version
        }
        listing.complaints += found.complaints
      case .file?: listing.documents[name] = .document(.file(folder))
      default: break
      }
    }
    return listing
  }

  /// `./Sources/` as git writes it.
  private static func normal(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}

/// Mistakes of revisions, in words.
enum GitMistake: Error, CustomStringConvertible {
  case noRevision
  case noGit
  case unknownRevision(String)
  case failed(String)

  var description: String {
    switch self {
    case .noRevision: "--git needs a revision, such as HEAD."
    case .noGit: "git is not found in PATH. Install it, or compare two folders."
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
    guard !name.hasPrefix("-") else { throw GitMistake.unknownRevision(name) }
    let arguments = ["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"]
    guard let output = try? run(arguments) else { throw GitMistake.unknownRevision(name) }
    let hash = String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard !hash.isEmpty, hash.allSatisfy(\.isHexDigit) else { throw GitMistake.unknownRevision(name) }
    return hash
  }

  /// The documents of a commit below paths, by path. Links are left out.
  func documents(of commit: String, below paths: [String]) throws -> DocumentPair.Listing {
    var listing = DocumentPair.Listing()
    for entry in try run(["ls-tree", "-r", "-z", "-l", commit, "--"] + paths).split(separator: 0) {
      guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let path = FilePath(bytes: Array(entry[entry.index(after: tab)...])).name
      // Mode, kind, hash, size.
      let facts = String(decoding: entry[..<tab], as: UTF8.self).split(separator: " ")
      guard facts.count == 4, facts[0].hasPrefix("100"), FolderWalk.isDocument(named: path),
        Self.isWalked(path, below: paths)
      else { continue }
      if let size = Int(facts[3]), size > InterfaceBuilderDocument.sizeLimit {
        listing.complaints.append(.tooLarge(path, bytes: size, limit: InterfaceBuilderDocument.sizeLimit))
      } else {
        listing.documents[path] = .blob(String(facts[2]), self)
      }
    }
    return listing
  }

  /// Whether a walk from one of the paths would come to a document: not into hidden folders, nor those of dependencies.
  private static func isWalked(_ path: String, below paths: [String]) -> Bool {
    let components = path.split(separator: "/")
    return paths.contains { start in
      let own = start.split(separator: "/").filter { $0 != "." }
      guard components.starts(with: own) else { return false }
      let way = components.dropFirst(own.count)
      return way.allSatisfy { !$0.hasPrefix(".") }
        && !way.dropLast().contains { FolderChoice.leftOut.contains(String($0)) }
    }
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
