// `.plumbline.yml`: the team configuration, which documents, layout configurations and rules of a project share.

import Foundation
import Plumbline

/// The contents of a `.plumbline.yml`. A *layout* configuration, device, language and so on, is `Configuration`.
struct TeamConfiguration: Sendable {
  static let name = ".plumbline.yml"
  static let sizeLimit = 1 << 20

  /// The folder of the file, without symbolic links. Paths in the file are relative to it.
  var folder: FilePath
  /// The documents that are checked; empty for all in the folder.
  var include: [PathPattern] = []
  var exclude: [PathPattern] = []
  var layout = LayoutChoice()
  var fonts: [FilePath] = []
  var rules = RuleLevels()
  var baseline: FilePath?

  /// The components of a document relative to the folder; nil if it is not in there.
  func place(of document: DocumentSource) -> [[UInt8]]? {
    guard case .file(let path) = document, let resolved = path.resolved else { return nil }
    return FolderWalk.relativePath(of: resolved, below: folder)
  }
}
