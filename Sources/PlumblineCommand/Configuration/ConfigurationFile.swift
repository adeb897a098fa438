// What a team writes down for all its checks: `.plumbline.yml`.

import Foundation

/// A configuration file that was read without a mistake.
struct ConfigurationFile: Sendable {
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

/// Finds the configuration file of each input, and reads each file once.
struct ConfigurationSearch {
  private var files: [FilePath: ConfigurationFile?] = [:]

  /// The nearest configuration file in a folder or above it.
  /// - Throws: `ConfigurationMistakes`
  mutating func file(above folder: FilePath) throws -> ConfigurationFile? {
    guard let start = folder.resolved else { return nil }
    return try file(in: start)
  }

  private mutating func file(in folder: FilePath) throws -> ConfigurationFile? {
    if let known = files[folder] { return known }
    let path = folder.appending(ConfigurationFile.name)
    let found: ConfigurationFile? =
      if FileStatus(of: path) != nil {
        try ConfigurationFile(contentsOf: path)
      } else {
        folder.bytes == Array("/".utf8) ? nil : try file(in: folder.folder)
      }
    files[folder] = .some(found)
    return found
  }
}

/// Everything that is wrong with a configuration file.
struct ConfigurationMistakes: Error, CustomStringConvertible {
  struct Mistake {
    /// Both from 1.
    var line: Int
    var column: Int
    var message: String
  }
  var file: String
  var mistakes: [Mistake]

  /// A line for each: `file:line:column: message`.
  var description: String {
    mistakes.map { "\(file):\($0.line):\($0.column): \($0.message)" }.joined(separator: "\n")
  }
}
