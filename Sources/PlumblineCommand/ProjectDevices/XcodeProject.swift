// `project.pbxproj`: the targets of an Xcode project, with their settings and the documents that belong to them.

import Foundation

/// An Xcode project's targets for iOS.
struct XcodeProject: Sendable {
  private struct Target: Sendable {
    var platform: ProjectPlatform
    var isApplication: Bool
    /// The paths of its files, and of the folders of which it takes everything, relative to the project.
    var files: Set<String>
    var folders: [String]
  }
  private let name: String
  private let folder: FilePath
  private var targets: [Target] = []
  /// The files that the project's targets compile or copy, of whatever system, relative to the project.
  private var files: Set<String> = []

  private static let sizeLimit = 64 << 20

  /// Reads a folder `App.xcodeproj`; nil where its project cannot be read. Linear in the project's size.
  init?(_ bundle: FilePath) {
    guard
      let bytes = try? FileContents.bytes(found: bundle.appending("project.pbxproj"), limit: Self.sizeLimit),
      !bytes.starts(with: "bplist".utf8),
      let list = (try? PropertyListSerialization.propertyList(from: bytes, format: nil)) as? [String: Any],
      let reader = ProjectObjects(list, folder: bundle.folder)
    else { return nil }
    name = FilePath(bytes: bundle.lastComponent).name
    folder = bundle.folder
    for target in reader.targets {
      let targetName = target["name"] as? String ?? ""
      let own = reader.files(of: target)
      files.formUnion(own)
      guard
        let platform = ProjectPlatform(
          reader.settings(of: target), origin: "\(name), target \(targetName)", folder: folder)
      else { continue }
      targets.append(
        Target(
          platform: platform,
          isApplication: target["productType"] as? String == "com.apple.product-type.application",
          files: own, folders: reader.folders(of: target)))
    }
  }

  /// The absolute paths of the files that targets copy from wherever they lie.
  var copiedFiles: Set<String> {
    guard let folder = folder.resolved else { return [] }
    return Set(
      files.map {
        URL(fileURLWithPath: $0, relativeTo: URL(fileURLWithPath: folder.name + "/")).standardizedFileURL.path
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
    guard let document = document.resolved, let folder = folder.resolved,
      let way = FolderWalk.relativePath(of: document, below: folder)
    else { return [] }
    let path = FilePath(bytes: Array(way.joined(separator: "/".utf8))).name
    return targets.filter { target in
      target.files.contains(path) || target.folders.contains { path.hasPrefix($0 + "/") }
    }
  }
}

/// The objects of a project file by their ids.
private struct ProjectObjects {
  private let objects: [String: [String: Any]]
  private let project: [String: Any]
  private let folder: FilePath
  /// The group of each file and group.
  private var groups: [String: String] = [:]

  init?(_ list: [String: Any], folder: FilePath) {
    guard let all = list["objects"] as? [String: Any], let root = list["rootObject"] as? String else {
      return nil
    }
    objects = all.compactMapValues { $0 as? [String: Any] }
    guard let project = objects[root] else { return nil }
    self.project = project
    self.folder = folder
    for (id, object) in objects {
      for child in object["children"] as? [String] ?? [] { groups[child] = id }
    }
  }

  private func all(_ key: String, of object: [String: Any]) -> [[String: Any]] {
    (object[key] as? [String] ?? []).compactMap { objects[$0] }
  }

  var targets: [[String: Any]] { all("targets", of: project) }

  // MARK: Settings

  func settings(of target: [String: Any]) -> BuildSettings {
    var settings = BuildSettings()
    settings.override(with: [
      ("SRCROOT", "."), ("PROJECT_DIR", "."), ("TARGET_NAME", target["name"] as? String ?? ""),
    ])
    let name = target["buildConfigurationList"].flatMap { $0 as? String }.flatMap { objects[$0] }
    for owner in [project, target] {
      guard let configuration = configuration(of: owner, preferring: name?["defaultConfigurationName"]) else {
        continue
      }
      if let file = configuration["baseConfigurationReference"] as? String, let path = path(of: file) {
        settings.override(with: BuildSettings.configurationFile(folder.appending(path)))
      }
      let own = configuration["buildSettings"] as? [String: Any] ?? [:]
      settings.override(
        with: own.sorted { $0.key < $1.key }.compactMap { key, value in
          (value as? String ?? (value as? [String])?.joined(separator: " ")).map { (key, $0) }
        })
    }
    return settings
  }

  /// The configuration that is shipped: the one that Xcode takes where none is named.
  private func configuration(of owner: [String: Any], preferring name: Any?) -> [String: Any]? {
    guard let list = (owner["buildConfigurationList"] as? String).flatMap({ objects[$0] }) else { return nil }
    let all = all("buildConfigurations", of: list)
    let wanted = [name as? String, "Release"].compactMap { $0 }
    return wanted.lazy.compactMap { name in all.first { $0["name"] as? String == name } }.first ?? all.first
  }

  // MARK: Files

  /// The paths of the files that a target copies or compiles; of a localized one those of all languages.
  func files(of target: [String: Any]) -> Set<String> {
    var paths: Set<String> = []
    for phase in all("buildPhases", of: target) {
      for entry in all("files", of: phase) {
        guard let file = entry["fileRef"] as? String else { continue }
        for part in objects[file]?["children"] as? [String] ?? [file] {
          if let path = path(of: part) { paths.insert(path) }
        }
      }
    }
    return paths
  }

  /// The folders that a target takes as they are on the disk (Xcode 16).
  func folders(of target: [String: Any]) -> [String] {
    (target["fileSystemSynchronizedGroups"] as? [String] ?? []).compactMap(path)
  }

  /// Groups lie in each other only so deep.
  private static let depthLimit = 64

  /// The path of a file or group relative to the project's folder; nil for one elsewhere, such as in the SDK.
  private func path(of id: String) -> String? {
    var parts: [String] = []
    var current: String? = id
    for _ in 0..<Self.depthLimit {
      guard let id = current, let object = objects[id] else { break }
      if let part = object["path"] as? String { parts.append(part) }
      switch object["sourceTree"] as? String {
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
