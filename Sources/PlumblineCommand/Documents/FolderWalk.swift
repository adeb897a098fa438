// The documents in a folder, without those of dependencies and build products.

import Foundation

/// A recursive search through a folder, in the order of the paths.
struct FolderWalk {
  private let choice: FolderChoice
  /// The folder's components relative to `choice.base`; nil if it is not in there.
  private let way: [[UInt8]]?
  /// Whether a file of this name is looked for.
  private let takes: (String) -> Bool
  private var found: [Result<DocumentSource, DocumentError>] = []
  /// How many more files and folders are looked at.
  private var rest = Int.max
  private var entersFolders = true

  /// The limit for the depth of folders, beyond that of file systems.
  private static let depthLimit = 2_000

  private init(choice: FolderChoice, way: [[UInt8]]?, takes: @escaping (String) -> Bool) {
    self.choice = choice
    self.way = way
    self.takes = takes
  }

  /// Every document in the folder, and an error for each folder that cannot be listed.
  static func documents(
    below folder: FilePath, choice: FolderChoice
  ) -> [Result<DocumentSource, DocumentError>] {
    let found = walk(below: folder, choice: choice, where: DocumentForm.isDocument)
    let configuration = choice.include.isEmpty && choice.exclude.isEmpty ? nil : choice.configuration
    return found.isEmpty ? [.failure(.noDocuments(folder.name, configuration: configuration))] : found
  }

  /// Every file in the folder that is looked for. Folders that cannot be listed are skipped.
  static func files(below folder: FilePath, where takes: @escaping (String) -> Bool) -> [FilePath] {
    walk(below: folder, choice: FolderChoice(), where: takes).compactMap { source in
      guard case .success(.file(let path)) = source else { return nil }
      return path
    }
  }

  /// Every file in the folder that is looked for, and an error for each folder that cannot be listed.
  static func walk(
    below folder: FilePath, choice: FolderChoice, where takes: @escaping (String) -> Bool
  ) -> [Result<DocumentSource, DocumentError>] {
    let resolved = folder.resolved
    let way = choice.base.flatMap { base in resolved.flatMap { relativePath(of: $0, below: base) } }
    var walk = FolderWalk(choice: choice, way: way, takes: takes)
    let (ignore, prefix) =
      choice.followsGitIgnore ? repositoryRules(for: resolved ?? folder) : (GitIgnore(), [])
    walk.visit(folder, below: [], inRepository: prefix, ignore)
    return walk.found
  }

  /// The same, or nil where the folder has more files and folders than a limit.
  static func walk(
    below folder: FilePath, choice: FolderChoice, upTo limit: Int, entersFolders: Bool = true,
    where takes: @escaping (String) -> Bool
  ) -> [Result<DocumentSource, DocumentError>]? {
    var walk = FolderWalk(choice: choice, way: nil, takes: takes)
    walk.rest = limit
    walk.entersFolders = entersFolders
    walk.visit(folder, below: [], inRepository: [], GitIgnore())
    return walk.rest > 0 ? walk.found : nil
  }

  /// Whether a search through the folder of the patterns would find the file, if git ignored nothing.
  static func isChosen(_ file: FilePath, by choice: FolderChoice) -> Bool {
    file.resolved.map { isChosen(resolved: $0, by: choice) } ?? true
  }

  /// The same for an absolute path without symbolic links, which need not exist.
  static func isChosen(resolved file: FilePath, by choice: FolderChoice) -> Bool {
    guard let base = choice.base, let way = relativePath(of: file, below: base) else { return true }
    let walk = FolderWalk(choice: choice, way: [], takes: DocumentForm.isDocument)
    return way.indices.allSatisfy { walk.isChosen(Array(way[...$0]), isFolder: $0 < way.count - 1) }
  }

  /// The components of a path relative to a folder, both without symbolic links; nil if it is not in the folder.
  static func relativePath(of path: FilePath, below folder: FilePath) -> [[UInt8]]? {
    let own = path.bytes.split(separator: UInt8(ascii: "/"))
    let base = folder.bytes.split(separator: UInt8(ascii: "/"))
    guard own.starts(with: base, by: ==) else { return nil }
    return own.dropFirst(base.count).map { Array($0) }
  }

  /// The ignore files from the root of the repository down to the parent of `folder`, and the components from the root to
  /// `folder`. Without a repository, only ignore files that the search meets apply.
  private static func repositoryRules(for folder: FilePath) -> (GitIgnore, way: [[UInt8]]) {
    var ignore = GitIgnore()
    let components = folder.bytes.split(separator: UInt8(ascii: "/")).map { Array($0) }
    func path(_ count: Int) -> FilePath {
      FilePath(bytes: [UInt8(ascii: "/")] + components.prefix(count).joined(separator: [UInt8(ascii: "/")]))
    }
    guard folder.bytes.first == UInt8(ascii: "/"),
      let root = (0...components.count).last(where: { FileStatus(of: path($0).appending(".git")) != nil })
    else { return (ignore, []) }
    ignore.addPrivateFile(of: path(root))
    for count in root..<max(root, components.count) {
      ignore.addFile(of: path(count), depth: count - root)
    }
    return (ignore, Array(components.dropFirst(root)))
  }

  private mutating func visit(
    _ folder: FilePath, below components: [[UInt8]], inRepository prefix: [[UInt8]], _ outer: GitIgnore
  ) {
    guard components.count < Self.depthLimit, let entries = Self.entries(of: folder) else {
      let reason =
        errno == EACCES ? "the folder cannot be listed; check its permissions" : FileContents.reason(errno)
      found.append(.failure(.unreadable(folder.name, reason: reason)))
      return
    }
    var ignore = outer
    if choice.followsGitIgnore, entries.contains(where: { $0.name == Array(".gitignore".utf8) }) {
      ignore.addFile(of: folder, depth: prefix.count + components.count)
    }
    rest -= entries.count
    for entry in entries where entry.name.first != UInt8(ascii: ".") && rest > 0 {
      // Most files of a project are no documents: their names are told before the patterns are asked.
      guard entry.isFolder ? entersFolders : takes(FilePath(bytes: entry.name).name) else { continue }
      let path = folder.appending(entry.name)
      let relative = components + [entry.name]
      guard !ignore.ignores(prefix + relative, isFolder: entry.isFolder),
        isChosen(relative, isFolder: entry.isFolder)
      else { continue }
      if entry.isFolder {
        visit(path, below: relative, inRepository: prefix, ignore)
      } else if entry.isFile || FileStatus(of: path).map({ $0.kind == .file }) ?? true {
        found.append(.success(.file(path)))
      }
    }
  }

  private func isChosen(_ relative: [[UInt8]], isFolder: Bool) -> Bool {
    if isFolder, let name = relative.last, choice.leavesOut(name) { return false }
    guard let way else { return choice.include.isEmpty }
    let path = way + relative
    if choice.exclude.contains(where: { $0.covers(path) }) { return false }
    return choice.include.isEmpty
      || choice.include.contains { $0.covers(path) || isFolder && $0.couldMatch(below: path) }
  }

  private struct Entry {
    var name: [UInt8]
    var isFolder: Bool
    /// Whether it is a file, and no link that may lead to something else.
    var isFile: Bool
    /// The sort key. Folders end with a slash, so that files come in the order of their whole paths.
    var key: [UInt8]
  }

  /// The entries of a folder; nil, with the reason in `errno`, if it cannot be listed. Symbolic links to folders count as
  /// files, since following them might not end.
  private static func entries(of folder: FilePath) -> [Entry]? {
    var entries: [Entry] = []
    let isListed = list(folder) { name, type in
      if name == [UInt8(ascii: ".")] || name == Array("..".utf8) { return }
      let isFolder =
        switch type {
        case Int(DT_DIR): true
        case Int(DT_REG), Int(DT_LNK): false
        default: FileStatus(of: folder.appending(name), followingLinks: false)?.kind == .folder
        }
      entries.append(
        Entry(
          name: name, isFolder: isFolder, isFile: type == Int(DT_REG),
          key: isFolder ? name + [UInt8(ascii: "/")] : name))
    }
    return isListed ? entries.sorted { $0.key.lexicographicallyPrecedes($1.key) } : nil
  }

  /// The names in a folder with one of these endings, hidden ones too, as they come; none if it cannot be listed.
  static func names(in folder: FilePath, ending endings: [[UInt8]] = [[]]) -> [String] {
    var names: [String] = []
    _ = list(folder) { name, _ in
      guard endings.contains(where: { name.suffix($0.count) == $0[...] }) else { return }
      names.append(String(decoding: name, as: UTF8.self))
    }
    return names
  }

  /// Calls a closure with the name and the `d_type` of each entry; false, with the reason in `errno`, if there is no list.
  private static func list(_ folder: FilePath, _ body: ([UInt8], Int) -> Void) -> Bool {
    guard let stream = folder.withCString({ opendir($0) }) else { return false }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in Array(bytes.prefix { $0 != 0 }) }
      body(name, Int(entry.pointee.d_type))
    }
    return true
  }
}
