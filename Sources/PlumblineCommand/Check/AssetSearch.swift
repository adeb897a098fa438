// The images and colours of the projects that documents belong to; each project is read once.

import Foundation
import InterfaceBuilder
import Synchronization

/// Finds the assets of documents, for all threads of a run.
final class AssetSearch: Sendable {
  private struct Found {
    var folders: [String: String?] = [:]
    var projects: [String: ProjectAssets?] = [:]
  }
  private let found = Mutex(Found())

  /// nil for a document without a project, or of one without catalogues.
  func assets(for document: DocumentSource) -> ProjectAssets? {
    guard case .file(let path) = document else { return nil }
    // Other threads wait for a project that is being read, and then need not read it.
    return found.withLock { found in
      let folder = path.folder.name
      let project = found.folders[folder] ?? ProjectAssets.projectFolder(of: path.name)
      found.folders[folder] = .some(project)
      guard let project else { return nil }
      let assets = found.projects[project] ?? ProjectAssets(project: project)
      found.projects[project] = .some(assets)
      return assets
    }
  }
}
