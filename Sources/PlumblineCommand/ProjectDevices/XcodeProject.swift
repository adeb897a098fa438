// `project.pbxproj`: the targets of an Xcode project, with their settings and the documents that belong to them.

import Foundation

struct XcodeProject: Sendable {
  private struct Target: Sendable {
    var platform: ProjectPlatform
    var isApplication: Bool
    /// The paths of its files, and of the folders of which it takes everything, relative to the project.
    var files: Set<String>
    var folders: [String]
  }
  let name: String
  private let folder: FilePath
  private var targets: [Target] = []
  /// The files and folders that the project's targets compile or copy, of whatever system, relative to the project.
  private var files: Set<String> = []

  private static let sizeLimit = 64 << 20

  /// Reads a folder `App.xcodeproj`; nil where its project cannot be read. Linear in the project's size.
  init?(_ bundle: FilePath) {
    guard
      let bytes = try? FileContents.bytes(found: bundle.appending("project.pbxproj"), limit: Self.sizeLimit),
      let list = ProjectValue(bytes), var reader = ProjectObjects(list, folder: bundle.folder)
    else { return nil }
    name = FilePath(bytes: bundle.lastComponent).name
    folder = bundle.folder
    for target in reader.targets {
      let targetName = target["name"]?.text ?? ""
      let own = reader.files(of: target)
      files.formUnion(own.union(reader.folders(of: target)))
      guard
        let platform = ProjectPlatform(
          reader.settings(of: target), origin: "\(name), target \(targetName)", folder: folder)
      else { continue }
      targets.append(
        Target(
          platform: platform,
          isApplication: target["productType"]?.text == "com.apple.product-type.application",
          files: own, folders: reader.folders(of: target)))
    }
  }

  /// The absolute paths of the files that targets copy from wherever they lie.
  var copiedFiles: Set<String> {
    guard let folder = folder.resolved?.name else { return [] }
    return Set(
      files.map { file in
        file.hasPrefix("../")
          ? URL(fileURLWithPath: folder + "/" + file).standardizedFileURL.path : folder + "/" + file
      })
  }

  /// Whether a target names the document.
  func has(_ document: FilePath) -> Bool { !owners(of: document).isEmpty }

  /// What the document's targets say, or the project's applications where no target has the document.
  func platform(of document: FilePath) -> ProjectPlatform? {
    let applications = targets.filter(\.isApplication)
    let owners = owners(of: document)
    if owners.contains(where: \.isApplication) || owners.isEmpty {
      let chosen = owners.filter(\.isApplication)
      let all = chosen.isEmpty ? applications.isEmpty ? targets : applications : chosen
      return .union(all.map(\.platform), origin: all.count == 1 ? all[0].platform.origin : name)
    }
    return ProjectPlatform.union(
      owners.map(\.platform), origin: owners.count == 1 ? owners[0].platform.origin : name)?
      .within(.union(applications.map(\.platform), origin: name))
  }

  private func owners(of document: FilePath) -> [Target] {
    guard let path = path(of: document) else { return [] }
    return targets.filter { target in
      target.files.contains(path) || target.folders.contains { path.hasPrefix($0 + "/") }
    }
  }

  /// Whether the document lies in the project's folder, and no target takes it or a folder around it.
  func leavesOut(_ document: FilePath) -> Bool {
    guard !files.isEmpty, !files.contains(""), let path = path(of: document)?.split(separator: "/") else {
      return false
    }
    return !path.indices.contains { files.contains(path[...$0].joined(separator: "/")) }
  }

  private func path(of document: FilePath) -> String? {
    guard let document = document.resolved, let folder = folder.resolved,
      let way = FolderWalk.relativePath(of: document, below: folder)
    else { return nil }
    return FilePath(bytes: Array(way.joined(separator: "/".utf8))).name
  }
}

/// The objects of a project file by their ids.
private struct ProjectObjects {
  private let objects: [String: ProjectValue]
  private let project: ProjectValue
  private let folder: FilePath
  private var groups: [String: String] = [:]
  private var room = BuildSettings.roomOfProject

  init?(_ list: ProjectValue, folder: FilePath) {
    objects = list["objects"]?.table ?? [:]
    guard let root = list["rootObject"]?.text, let project = objects[root] else { return nil }
    self.project = project
    self.folder = folder
    for (id, object) in objects {
      for child in object["children"]?.texts ?? [] { groups[child] = id }
    }
  }

  private func all(_ key: String, of object: ProjectValue) -> [ProjectValue] {
    (object[key]?.texts ?? []).compactMap { objects[$0] }
  }

  var targets: [ProjectValue] { all("targets", of: project) }

  // MARK: Settings

  mutating func settings(of target: ProjectValue) -> BuildSettings {
    var settings = BuildSettings(room: room)
    defer { room = settings.room }
    settings.override(with: [
      ("SRCROOT", "."), ("PROJECT_DIR", "."), ("TARGET_NAME", target["name"]?.text ?? ""),
    ])
    let name = list(of: target)?["defaultConfigurationName"]?.text
    for owner in [project, target] {
      guard let configuration = configuration(of: owner, preferring: name) else { continue }
      if let path = configuration["baseConfigurationReference"]?.text.flatMap(path) {
        settings.override(withFile: folder.appending(path))
      }
      let own = configuration["buildSettings"]?.table ?? [:]
      settings.override(
        with: own.sorted { $0.key < $1.key }.map { ($0, $1.text ?? $1.texts.joined(separator: " ")) })
    }
    return settings
  }

  private func list(of owner: ProjectValue) -> ProjectValue? {
    owner["buildConfigurationList"]?.text.flatMap { objects[$0] }
  }

  /// The configuration that is shipped: the one that Xcode takes where none is named.
  private func configuration(of owner: ProjectValue, preferring name: String?) -> ProjectValue? {
    guard let list = list(of: owner) else { return nil }
    let all = all("buildConfigurations", of: list)
    return [name ?? "", "Release"].lazy.compactMap { name in all.first { $0["name"]?.text == name } }.first
      ?? all.first
  }

  // MARK: Files

  /// The paths of the files that a target copies or compiles; of a localized one those of all languages.
  func files(of target: ProjectValue) -> Set<String> {
    var paths: Set<String> = []
    for phase in all("buildPhases", of: target) {
      for entry in all("files", of: phase) {
        guard let file = entry["fileRef"]?.text else { continue }
        for part in objects[file]?["children"]?.texts ?? [file] {
          if let path = path(of: part) { paths.insert(path) }
        }
      }
    }
    return paths
  }

  /// The folders that a target takes as they are on the disk (Xcode 16).
  func folders(of target: ProjectValue) -> [String] {
    (target["fileSystemSynchronizedGroups"]?.texts ?? []).compactMap(path)
  }

  /// Groups lie in each other only so deep.
  private static let depthLimit = 64

  /// The path of a file or group relative to the project's folder; nil for one elsewhere, such as in the SDK.
  private func path(of id: String) -> String? {
    var parts: [String] = []
    var current: String? = id
    for _ in 0..<Self.depthLimit {
      guard let id = current, let object = objects[id] else { break }
      if let part = object["path"]?.text { parts.append(part) }
      switch object["sourceTree"]?.text {
      case "<group>", nil: current = groups[id]
      case "SOURCE_ROOT": current = nil
      default: return nil
      }
    }
    var path: [Substring] = []
    for part in parts.reversed().joined(separator: "/").split(separator: "/") where part != "." {
      if part == "..", let last = path.last, last != ".." { path.removeLast() } else { path.append(part) }
    }
    return path.joined(separator: "/")
  }
}
