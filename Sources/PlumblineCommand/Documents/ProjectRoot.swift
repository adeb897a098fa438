// The folder that holds all of a project: what a document and the sources of its classes have in common.

import Foundation

struct ProjectRoot {
  private static let depthLimit = 64
  private static let manifests: Set<String> = [
    "Package.swift", "project.yml", "project.yaml", "Project.swift", "Workspace.swift", "Podfile", "Cartfile",
  ]
  /// What names of interest end with: a folder around a project may hold thousands of others.
  private static let endings = (manifests + [".git", ".xcodeproj", ".xcworkspace"]).map { Array($0.utf8) }
  /// What each folder holds: the ways up from many folders meet in the same ones.
  private var known: [FilePath: [String]] = [:]

  /// The names in a folder that tell of projects.
  mutating func names(in folder: FilePath) -> [String] {
    let names = known[folder] ?? FolderWalk.names(in: folder, ending: Self.endings)
    known[folder] = names
    return names
  }

  /// The outermost folder with a project, a workspace or a manifest in the repository around a folder. Without a
  /// repository the nearest one, or the one whose workspace names that. Nil where there is none.
  mutating func folder(around folder: FilePath) -> FilePath? {
    guard var current = folder.resolved else { return nil }
    var nearest: FilePath?
    var outermost: FilePath?
    for _ in 0..<Self.depthLimit {
      let names = names(in: current)
      if names.contains(where: Self.isMark) {
        let workspaces = names.filter { $0.hasSuffix(".xcworkspace") }.map { current.appending($0) }
        let isNext = nearest.map { inner in workspaces.contains { Self.covers(inner, $0, in: current) } }
        if isNext ?? true { nearest = current }
        outermost = current
      }
      if names.contains(".git") { return outermost ?? current }
      guard current.bytes != Array("/".utf8) else { break }
      current = current.folder
    }
    return nearest
  }

  private static func isMark(_ name: String) -> Bool {
    name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") || manifests.contains(name)
  }

  /// Whether a workspace names something in a folder: `group:App/App.xcodeproj`.
  private static func covers(_ folder: FilePath, _ workspace: FilePath, in outer: FilePath) -> Bool {
    guard let way = FolderWalk.relativePath(of: folder, below: outer),
      let bytes = try? FileContents.bytes(
        found: workspace.appending("contents.xcworkspacedata"), limit: 1 << 20)
    else { return false }
    let path = String(decoding: Array(way.joined(separator: "/".utf8)), as: UTF8.self)
    return String(decoding: bytes, as: UTF8.self).contains(":\(path)/")
  }
}
