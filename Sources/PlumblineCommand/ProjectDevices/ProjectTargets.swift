// The targets of a project, and which of them a document belongs to.

struct ProjectTargets: Sendable {
  struct Target: Sendable {
    var platform: ProjectPlatform
    var isApplication: Bool
    /// The paths of its files, and of the folders of which it takes everything, relative to the project.
    var files: Set<String>
    var folders: [String]
    /// The files of these that it does not take.
    var leftOut: Set<String> = []
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
    guard let path = path(of: document) else { return [] }
    return all.filter { target in
      target.files.contains(path)
        || !target.leftOut.contains(path) && target.folders.contains { path.hasPrefix($0 + "/") }
    }
  }

  func path(of document: FilePath) -> String? {
    guard let document = document.resolved, let folder = folder.resolved,
      let way = FolderWalk.relativePath(of: document, below: folder)
    else { return nil }
    return FilePath(bytes: Array(way.joined(separator: "/".utf8))).name
  }
}
