// The images and colours that documents find in their bundles, and those of the projects and libraries beside them; each
// project is read once.

import Foundation
import InterfaceBuilder
import Synchronization

/// The asset catalogues of projects, shared by the threads of a run.
final class AssetSearch: Sendable {
  private struct Found {
    var folders: [String: String?] = [:]
    var projects: [String: ProjectAssets?] = [:]
  }
  private let found = Mutex(Found())
  private let projects: ProjectDevices

  /// - Parameter projects: Reads each Xcode project once for devices and assets.
  init(_ projects: ProjectDevices) { self.projects = projects }

  /// The assets of the document's project; nil for a document without a project, or a project without catalogues.
  func assets(for document: DocumentSource) -> ProjectAssets? {
    guard case .file(let path) = document else { return nil }
    // Reading under the lock lets other threads wait for a project instead of reading it again.
    return found.withLock { found in
      let folder = path.folder.name
      let project = found.folders[folder] ?? ProjectAssets.projectFolder(of: path.name)
      found.folders[folder] = .some(project)
      guard let project else { return nil }
      let assets = found.projects[project] ?? read(project)
      found.projects[project] = .some(assets)
      return assets
    }
  }

  private func read(_ project: String) -> ProjectAssets? {
    let folder = FilePath(project)
    let copied = projects.xcodeProjects(in: folder).reduce(into: Set<String>()) {
      $0.formUnion($1.copiedFiles)
    }
    return ProjectAssets(
      project: project, within: ProjectRoot.folder(around: folder)?.name,
      copying: copied.isEmpty ? nil : copied)
  }
}
