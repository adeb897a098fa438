// What a team writes down for all its checks: `.plumbline.yml`.

import Foundation
import Plumbline

/// A configuration file that was read without a mistake.
struct TeamConfiguration: Sendable {
  static let name = ".plumbline.yml"
  /// Its size in bytes at most.
  static let sizeLimit = 1 << 20

  /// The folder of the file, without links: all its paths are relative to it.
  var folder: FilePath
  /// Only documents below these; empty for all below the folder.
  var include: [PathPattern] = []
  var exclude: [PathPattern] = []
  var layout = LayoutChoice()
  /// Folders and files of fonts.
  var fonts: [FilePath] = []
  var rules = RuleLevels()
  /// The list of known findings.
  var baseline: FilePath?

  /// A document's place below the folder; nil for one that lies elsewhere.
  func place(of document: DocumentSource) -> [[UInt8]]? {
    guard case .file(let path) = document, let resolved = path.resolved else { return nil }
    return FolderWalk.relativePath(of: resolved, below: folder)
  }
}
