// Which files of a folder are taken.

/// What a walk takes and leaves out, beside what git ignores.
struct FolderChoice: Sendable {
  /// The folder to which the patterns are relative, without links.
  var base: FilePath?
  /// Only what one of these covers; everything where there are none.
  var include: [PathPattern] = []
  var exclude: [PathPattern] = []
  /// What the file of the patterns is called in complaints.
  var configuration: String?

  /// Folders that are passed over, wherever they are.
  var leftOut = Self.leftOut
  /// Whether what git ignores is left out.
  var followsGitIgnore = true

  /// Folders of dependencies and of what is built.
  static let leftOut = ["Pods", "Carthage", ".build", "DerivedData", "node_modules"]
}

extension FolderChoice {
  /// What a configuration file chooses; without one, everything.
  init(_ file: TeamConfiguration?) {
    guard let file else { return }
    (base, include, exclude) = (file.folder, file.include, file.exclude)
    configuration = TeamConfigurationSearch.shortName(of: file.folder.appending(TeamConfiguration.name))
  }
}
