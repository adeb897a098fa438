// The files of a folder that are chosen: patterns of `.plumbline.yml`, and folders that are always left out.

struct FolderChoice: Sendable {
  /// The folder that the patterns are relative to, without symbolic links.
  var base: FilePath?
  /// Only files that one of these covers; all files if there are none.
  var include: [PathPattern] = []
  var exclude: [PathPattern] = []
  /// The name of the patterns' `.plumbline.yml` in messages.
  var configuration: String?

  /// Names of folders that are left out at any depth.
  var leftOut = Self.leftOut
  var followsGitIgnore = true

  /// Folders of dependencies and build products.
  static let leftOut = ["Pods", "Carthage", ".build", "DerivedData", "node_modules"]

  /// Whether a folder is one of these, or what Xcode exports for translators, with copies of the documents.
  func leavesOut(_ folder: [UInt8]) -> Bool {
    folder.suffix(6).elementsEqual(".xcloc".utf8) || leftOut.contains { $0.utf8.elementsEqual(folder) }
  }
}

extension FolderChoice {
  /// The choice of a `.plumbline.yml`; all files without one.
  init(_ file: TeamConfiguration?) {
    guard let file else { return }
    (base, include, exclude) = (file.folder, file.include, file.exclude)
    configuration = TeamConfigurationSearch.shortName(of: file.folder.appending(TeamConfiguration.name))
  }
}
