// Paths that git ignores: the `.gitignore` files from the root of the repository down to a folder.

import Foundation

/// The ignore files that apply to a folder, the outermost first.
struct GitIgnore: Sendable {
  private struct File: Sendable {
    var depth: Int
    var patterns: [PathPattern]
  }
  private var files: [File] = []

  private static let sizeLimit = 1 << 20

  init() {}

  /// Adds the `.gitignore` of a folder that is `depth` components below the root.
  mutating func addFile(of folder: FilePath, depth: Int) { add(folder.appending(".gitignore"), depth: depth) }

  /// Adds the patterns of a repository that are not shared (`.git/info/exclude`).
  mutating func addPrivateFile(of repository: FilePath) {
    add(repository.appending(".git/info/exclude"), depth: 0)
  }

  private mutating func add(_ path: FilePath, depth: Int) {
    guard let bytes = try? FileContents.bytes(found: path, limit: Self.sizeLimit) else { return }
    add(Array(bytes), depth: depth)
  }

  mutating func add(_ text: [UInt8], depth: Int) {
    let text = text.starts(with: [0xEF, 0xBB, 0xBF]) ? text.dropFirst(3) : text[...]
    let patterns = text.split(separator: UInt8(ascii: "\n")).compactMap {
      PathPattern(gitIgnoreLine: Array($0))
    }
    if !patterns.isEmpty { files.append(File(depth: depth, patterns: patterns)) }
  }

  /// Whether git ignores a path whose folders it does not ignore. The last pattern that matches decides, those of inner
  /// files before those of outer ones.
  func ignores(_ path: [[UInt8]], isFolder: Bool) -> Bool {
    for file in files.reversed() {
      let relative = Array(path.dropFirst(file.depth))
      if let pattern = file.patterns.last(where: { $0.matches(relative, isFolder: isFolder) }) {
        return !pattern.isNegated
      }
    }
    return false
  }
}
