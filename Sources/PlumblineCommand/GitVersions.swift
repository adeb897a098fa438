// Documents of revisions of a git repository, as files: what `plumbline diff --git` compares.

import Foundation
import InterfaceBuilder

/// Two versions of the documents below some paths: a revision, and another one or what lies in the folder.
struct GitVersions {
  let pairs: [DocumentPair]
  /// Where the copies of documents are, until `removeCopies()`.
  private let copies: String

  /// - Parameter arguments: one or two revisions, then paths; none means everything below the folder.
  init(arguments: [String]) throws {
    var rest = arguments[...]
    guard let first = rest.popFirst() else {
      throw GitMistake.noRevision
    }
    let git = try GitCommand()
    let old = try git.commit(first)
    var new: String?
    // A second revision, unless a file of that name is meant.
    if let second = rest.first, !FileManager.default.fileExists(atPath: second),
      let commit = try? git.commit(second)
    {
      new = commit
      rest = rest.dropFirst()
    }
    let paths = rest.isEmpty ? ["."] : Array(rest)
    copies = NSTemporaryDirectory() + "plumbline-diff-" + UUID().uuidString
    do {
      let before = try git.documents(of: old, below: paths, copiedTo: copies + "/old")
      let after =
        try new.map { try git.documents(of: $0, below: paths, copiedTo: copies + "/new") }
        ?? Self.documents(below: paths)
      guard !before.isEmpty || !after.isEmpty else {
        throw DocumentError.noDocuments(paths.joined(separator: " "))
      }
      pairs = DocumentPair.pairs(before, after)
    } catch {
      try? FileManager.default.removeItem(atPath: copies)
      throw error
    }
  }

  func removeCopies() { try? FileManager.default.removeItem(atPath: copies) }

  /// What lies in the folder now, by path.
  private static func documents(below paths: [String]) throws -> [String: DocumentSource] {
    var result: [String: DocumentSource] = [:]
    for path in paths {
      var isFolder: ObjCBool = false
      // A path that is gone has gone: the old version says so.
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        let prefix = normal(path)
        for (name, source) in try DocumentPair.documents(in: path) {
          result[prefix.isEmpty ? name : prefix + "/" + name] = source
        }
      } else {
        result[normal(path)] = .file(path)
      }
    }
    return result
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
struct GitCommand {
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
    guard let output = try? run(["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"])
    else {
      throw GitMistake.unknownRevision(name)
    }
    let hash = String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard !hash.isEmpty, hash.allSatisfy(\.isHexDigit) else { throw GitMistake.unknownRevision(name) }
    return hash
  }

  /// Copies the documents of a commit below paths into a folder; by path. Links are left out.
  func documents(of commit: String, below paths: [String], copiedTo folder: String) throws -> [String:
    DocumentSource]
  {
    let listing = try run(["ls-tree", "-r", "-z", "-l", commit, "--"] + paths)
    var result: [String: DocumentSource] = [:]
    for entry in listing.split(separator: 0) {
      guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let path = String(decoding: entry[entry.index(after: tab)...], as: UTF8.self)
      // Mode, kind, hash, size.
      let facts = String(decoding: entry[..<tab], as: UTF8.self).split(separator: " ")
      guard facts.count == 4, facts[0].hasPrefix("100"), Self.isDocument(path) else { continue }
      guard let size = Int(facts[3]), size <= InterfaceBuilderDocument.sizeLimit else { continue }
      let parts = path.split(separator: "/").filter { $0 != ".." && $0 != "." }
      let target = ([folder] + parts.map(String.init)).joined(separator: "/")
      try FileManager.default.createDirectory(
        atPath: (target as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try run(["cat-file", "blob", String(facts[2])]).write(to: URL(fileURLWithPath: target))
      result[path] = .file(target)
    }
    return result
  }

  private static func isDocument(_ path: String) -> Bool {
    let name = path.lowercased()
    return [".storyboard", ".xib", ".layout.yaml", ".layout.yml", ".layout.json"].contains {
      name.hasSuffix($0)
    }
  }

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
