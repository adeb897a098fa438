// The git executable, run to read a repository.

import ConstraintSolver
import Foundation
import InterfaceBuilder

/// Runs git to read a repository. Nothing that the repository's configuration names is run: no hooks, filters, pagers,
/// text converters or file system monitors. Revisions are resolved to hashes first, so that none is taken for an option.
struct GitCommand: Sendable {
  private let executable: String
  private let time: TimeAllowance

  /// - Parameter time: How long each run of git may take, where no document is at hand, whose time counts.
  init(_ time: TimeAllowance = .usual) throws {
    self.time = time
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    // A relative folder of PATH could hold a git that came with the documents.
    let found = folders.lazy.filter { $0.hasPrefix("/") }.map { "\($0)/git" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let found else { throw GitError.noGit }
    executable = found
  }

  func commit(_ name: String) throws -> String {
    do { _ = try run(["rev-parse", "--git-dir"]) } catch GitError.failed(let reason)
      where reason.contains("not a git repository")
    { throw GitError.noRepository }
    guard !name.hasPrefix("-") else { throw GitError.unknownRevision(name) }
    let arguments = ["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"]
    guard let output = try? run(arguments) else { throw GitError.unknownRevision(name) }
    let hash = String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard !hash.isEmpty, hash.allSatisfy(\.isHexDigit) else { throw GitError.unknownRevision(name) }
    return hash
  }

  /// The root of the working tree, with symbolic links resolved.
  func root() throws -> FilePath {
    guard try run(["rev-parse", "--is-inside-work-tree"]).starts(with: "true".utf8) else {
      throw GitError.noWorkTree
    }
    let output = try run(["rev-parse", "--show-toplevel"])
    let path = FilePath(bytes: Array(output.last == UInt8(ascii: "\n") ? output.dropLast() : output))
    return path.resolved ?? path
  }

  /// The way from the root of the working tree to the current folder: empty, or ending with a slash.
  var prefix: String? { line(["rev-parse", "--show-prefix"]) }

  /// Where the remote `origin` shows the project to people, and the commit that is checked out; nil where its address is no
  /// host's. Names and passwords in the address stay here.
  var origin: [String]? {
    let forms =
      #/
      (?:https?://(?:[^/]*@)?([^/]+) | (?:ssh|git)://(?:[^/]*@)?([^/:]+)(?::\d+)? | (?:[^/]+@)?([^/:]+)(?=:))
      [/:] ([^/].*?) (?:\.git)?
      /#
    guard let parts = line(["config", "--get", "remote.origin.url"])?.wholeMatch(of: forms)?.output,
      let host = parts.1 ?? parts.2 ?? parts.3, let commit = try? commit("HEAD")
    else { return nil }
    return ["https://\(host)/\(parts.4)", commit]
  }

  private func line(_ arguments: [String]) -> String? {
    (try? run(arguments)).map { String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .newlines) }
  }

  /// The documents of a commit below some paths, by path. Symbolic links are left out.
  func documents(
    of commit: String, below places: [GitRepository.Place], in repository: GitRepository
  ) throws -> DocumentPair.Listing {
    // With --full-tree, paths are relative to the root; the root itself has no such path.
    let paths = places.map { String(validating: $0.way.joined(separator: "/".utf8), as: UTF8.self) }
    let isLimited = paths.allSatisfy { $0 != nil && $0 != "" }
    var listing = DocumentPair.Listing()
    let answer = try run(
      ["ls-tree", "-r", "-z", "-l", "--full-tree", commit, "--"] + (isLimited ? paths.compactMap { $0 } : []))
    for entry in answer.split(separator: 0) {
      guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let way = entry[entry.index(after: tab)...].split(separator: UInt8(ascii: "/")).map { Array($0) }
      let path = repository.path(of: way)
      // The fields of `ls-tree -l`: mode, type, hash, size.
      let facts = String(decoding: entry[..<tab], as: UTF8.self).split(separator: " ")
      guard facts.count == 4, facts[0].hasPrefix("100"), DocumentForm.isDocument(inFolder: path.name),
        places.contains(where: { repository.isWalked(way, from: $0) })
      else { continue }
      listing.documents[path] = .blob(String(facts[2]), size: Int(facts[3]) ?? 0, self)
    }
    return listing
  }

  /// The hashes that files would have as blobs: as they are, and as git would add them, with line ends and encodings converted
  /// as attributes and settings say, by no program of theirs. None of files that cannot be read.
  func hashes(of files: [FilePath], below root: FilePath) throws -> [FilePath: Set<String>] {
    var hashes: [FilePath: Set<String>] = [:]
    let files = files.filter { path in
      String(validating: path.bytes, as: UTF8.self) != nil && path.withCString { access($0, R_OK) } == 0
    }
    // Without knowing what there is, nothing is converted; of an option with two equals signs the first one counts.
    let settings = try? run(["config", "-z", "--name-only", "--list"]).split(separator: 0)
    let filters =
      settings?.map { String(decoding: $0, as: UTF8.self) }.filter { $0.hasPrefix("filter.") } ?? ["="]
    let silenced = filters.flatMap { ["-c", $0 + "="] } + ["hash-object"]
    let converted = filters.contains { $0.contains("=") } ? [] : [silenced]
    // A command line takes many names, but not any number.
    for start in stride(from: 0, to: files.count, by: 200) {
      let some = files[start...].prefix(200)
      // Attributes are those of the path from the root.
      let paths = some.map { String(($0.resolved ?? $0).name.dropFirst(root.name.count).drop { $0 == "/" }) }
      for words in converted + [["hash-object", "--no-filters"]] {
        do {
          let answer = try run(["-C", root.name] + words + ["--"] + paths)
          let lines = String(decoding: answer, as: UTF8.self).split(separator: "\n")
          guard lines.count == some.count else { continue }
          for (path, hash) in zip(some, lines) { hashes[path, default: []].insert(String(hash)) }
        } catch GitError.failed {}
      }
    }
    return hashes
  }

  func bytes(ofBlob hash: String) throws -> Data { try run(["cat-file", "blob", hash]) }

  private func run(_ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments =
      ["--no-pager", "--literal-pathspecs", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"]
      + arguments
    // A partial clone would fetch missing blobs from a server.
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1", "LC_ALL": "C",
    ]) { $1 }
    let pipes = [Pipe(), Pipe()]
    (process.standardOutput, process.standardError) = (pipes[0], pipes[1])
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { throw GitError.noGit }
    // Both are read at once: git waits while one that nobody reads is full.
    let handles = pipes.map(\.fileHandleForReading)
    var texts = [Data(), Data()]
    var ends = handles.map { pollfd(fd: $0.fileDescriptor, events: Int16(POLLIN), revents: 0) }
    let limit = TimeLimit.current ?? (time.seconds > 0 ? TimeLimit(seconds: time.seconds) : nil)
    while ends.contains(where: { $0.fd >= 0 }) {
      if let limit, limit.isOver {
        kill(process.processIdentifier, SIGKILL)
        throw GitError.outOfTime(time)
      }
      guard poll(&ends, 2, 100) > 0 else { continue }
      for index in ends.indices where ends[index].revents != 0 {
        let piece = handles[index].availableData
        // Of complaints the first line is told.
        if index == 0 || texts[1].count < 1 << 16 { texts[index] += piece }
        if piece.isEmpty { ends[index].fd = -1 }
      }
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let words = String(decoding: texts[1], as: UTF8.self).split(separator: "\n").first.map(String.init)
      throw GitError.failed(words ?? "ended with status \(process.terminationStatus)")
    }
    return texts[0]
  }
}
