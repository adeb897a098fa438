// What a team writes down for all its checks: `.plumbline.yml`.

import Foundation
import Plumbline

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

  /// The path from the current folder, where the file lies below it.
  static func shortName(of path: FilePath) -> String {
    guard let here = FilePath(".").resolved, let way = FolderWalk.relativePath(of: path, below: here) else {
      return path.name
    }
    return FilePath(bytes: Array(way.joined(separator: "/".utf8))).name
  }

  /// A pipe would never end, and a link that leads nowhere is no reason to look further up.
  private static func plainFile(_ path: FilePath) throws(ConfigurationMistakes) -> FilePath {
    let status = FileStatus(of: path)
    if status?.kind == .file { return path }
    let message =
      status == nil
      ? "is a link to nothing; mend or delete it."
      : "is no plain file; delete it, or write a configuration there."
    throw ConfigurationMistakes(
      file: shortName(of: path), mistakes: [.init(line: 1, column: 1, message: message)])
  }

  private mutating func file(in folder: FilePath) throws -> ConfigurationFile? {
    if let known = files[folder] { return known }
    let path = folder.appending(ConfigurationFile.name)
    let found: ConfigurationFile? =
      if FileStatus(of: path, followingLinks: false) != nil {
        try ConfigurationFile(contentsOf: try Self.plainFile(path), name: Self.shortName(of: path))
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
    /// One line.
    var message: String

    init(line: Int, column: Int, message: String) {
      (self.line, self.column, self.message) = (line, column, message.showingLineEnds)
    }
  }
  var file: String
  var mistakes: [Mistake]

  /// A line for each: `file:line:column: message`.
  var description: String {
    mistakes.map { "\(file):\($0.line):\($0.column): \($0.message)" }.joined(separator: "\n")
  }
}
