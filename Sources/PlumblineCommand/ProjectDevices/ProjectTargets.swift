// The targets of a project, and which of them a document belongs to.

struct ProjectTargets: Sendable {
  struct Target: Sendable {
    var platform: ProjectPlatform
    var isApplication: Bool
    var members: Members
  }

  /// The files of a target, by the keys of their paths relative to the project.
  struct Members: Sendable {
    private let files: Set<String>
    private let leftOut: Set<String>

    /// - Parameters:
    ///   - files: Files, and folders of which the target takes everything.
    ///   - leftOut: The files of these folders that it does not take.
    init(files: some Sequence<String>, leftOut: some Sequence<String> = []) {
      self.files = Set(files.map(ProjectTargets.key))
      self.leftOut = Set(leftOut.map(ProjectTargets.key))
    }

    /// Whether the target has a file, by its key.
    func contains(_ key: String) -> Bool {
      if files.contains(key) { return true }
      guard !leftOut.contains(key) else { return false }
      return files.contains("")
        || key.indices.contains { key[$0] == "/" && files.contains(String(key[..<$0])) }
    }
  }

  /// A path as targets compare it: without the folder of a language, which exceptions of folders leave out, and without
  /// case, as most of Apple's disks do.
  static func key(_ path: String) -> String {
    path.lowercased().split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
  }

  let (name, folder): (String, FilePath)
  var all: [Target] = []

  init(file: FilePath) { (name, folder) = (FilePath(bytes: file.lastComponent).name, file.folder) }

  /// What the document's targets say, or the applications where no target has the document.
  func platform(of document: FilePath) -> ProjectPlatform? {
    let applications = all.filter(\.isApplication)
    let owners = owners(of: document)
    let chosen = owners.filter(\.isApplication)
    if chosen.isEmpty, !owners.isEmpty { return union(owners)?.within(union(applications)) }
    return union(chosen.isEmpty ? applications.isEmpty ? all : applications : chosen)
  }

  private func union(_ targets: [Target]) -> ProjectPlatform? {
    .union(targets.map(\.platform), origin: targets.count == 1 ? targets[0].platform.origin : name)
  }

  func owners(of document: FilePath) -> [Target] {
    guard let key = path(of: document).map(Self.key) else { return [] }
    return all.filter { $0.members.contains(key) }
  }

  func path(of document: FilePath) -> String? {
    guard let document = document.resolved, let folder = folder.resolved,
      let way = FolderWalk.relativePath(of: document, below: folder)
    else { return nil }
    return FilePath(bytes: Array(way.joined(separator: "/".utf8))).name
  }
}
