// The `.plumbline.yml` of an input: the closest one in its folder or above.

/// Finds the `.plumbline.yml` of inputs, and reads each file once.
struct TeamConfigurationSearch {
  private var files: [FilePath: TeamConfiguration?] = [:]

  /// The closest `.plumbline.yml` in a folder or above it.
  /// - Throws: `TeamConfigurationMistakes`
  mutating func file(above folder: FilePath) throws -> TeamConfiguration? {
    try folder.resolved.flatMap { try file(in: $0) }
  }

  /// The path relative to the current folder, if the file is in there.
  static func shortName(of path: FilePath) -> String {
    guard let here = FilePath(".").resolved, let way = FolderWalk.relativePath(of: path, below: here) else {
      return path.name
    }
    return FilePath(bytes: Array(way.joined(separator: "/".utf8))).name
  }

  /// Throws for a pipe, which might never end, and for a broken link, instead of searching further up.
  private static func plainFile(_ path: FilePath) throws(TeamConfigurationMistakes) -> FilePath {
    let status = FileStatus(of: path)
    if status?.kind == .file { return path }
    let message =
      status == nil
      ? "is a symbolic link to a file that does not exist; fix or delete the link."
      : "is not a regular file; delete it, or put a configuration file in its place."
    throw TeamConfigurationMistakes(
      file: shortName(of: path), mistakes: [.init(line: 1, column: 1, message: message)])
  }

  private mutating func file(in folder: FilePath) throws -> TeamConfiguration? {
    if let known = files[folder] { return known }
    let path = folder.appending(TeamConfiguration.name)
    let found: TeamConfiguration? =
      if FileStatus(of: path, followingLinks: false) != nil {
        try TeamConfiguration(contentsOf: try Self.plainFile(path), name: Self.shortName(of: path))
      } else {
        folder.bytes == Array("/".utf8) ? nil : try file(in: folder.folder)
      }
    files[folder] = .some(found)
    return found
  }
}
