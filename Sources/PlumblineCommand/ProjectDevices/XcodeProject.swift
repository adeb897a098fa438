// `project.pbxproj`: the targets of an Xcode project, with their settings and the documents that belong to them.

import Foundation

struct XcodeProject: Sendable {
  private(set) var targets: ProjectTargets
  private var folder: FilePath { targets.folder }
  /// The files and folders that the project's targets compile or copy, of whatever system, relative to the project.
  private var files: Set<String> = []
  /// The same, a set a target.
  private var members: [ProjectTargets.Members] = []

  private static let sizeLimit = 64 << 20

  /// Reads a folder `App.xcodeproj`; nil where its project cannot be read. Linear in the project's size.
  init?(_ bundle: FilePath) {
    guard
      let bytes = try? FileContents.bytes(found: bundle.appending("project.pbxproj"), limit: Self.sizeLimit),
      let list = ProjectValue(bytes), var reader = ProjectObjects(list, folder: bundle.folder)
    else { return nil }
    targets = ProjectTargets(file: bundle)
    for (id, target) in reader.targets {
      let (listed, folders) = (reader.files(of: target), reader.folders(of: target))
      let exceptions = reader.exceptions(of: id, target)
      let all = listed.union(exceptions.added).union(folders)
      files.formUnion(all)
      members.append(ProjectTargets.Members(files: all, leftOut: exceptions.leftOut))
      let origin = "\(targets.name), target \(target["name"]?.text ?? "")"
      guard let platform = ProjectPlatform(reader.settings(of: target), origin: origin, folder: folder)
      else { continue }
      let isApplication = target["productType"]?.text == "com.apple.product-type.application"
      targets.all.append(
        ProjectTargets.Target(
          platform: platform, isApplication: isApplication, members: members[members.count - 1]))
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
  func has(_ document: FilePath) -> Bool { !targets.owners(of: document).isEmpty }

  /// Whether the document lies in the project's folder, and no target takes it or a folder around it.
  func leavesOut(_ document: FilePath) -> Bool {
    guard !files.isEmpty, let key = targets.path(of: document).map(ProjectTargets.key) else { return false }
    return !members.contains { $0.contains(key) }
  }
}

/// The objects of a project file by their ids.
private struct ProjectObjects {
  private let objects: [String: ProjectValue]
  private let (project, folder): (ProjectValue, FilePath)
  private var groups: [String: String] = [:]
  /// The exceptions of synchronised folders, by the ids of their targets.
  private var exceptions: [String: [(folder: String, set: ProjectValue)]] = [:]
  private var room = BuildSettings.roomOfProject

  init?(_ list: ProjectValue, folder: FilePath) {
    objects = list["objects"]?.table ?? [:]
    guard let root = list["rootObject"]?.text, let project = objects[root] else { return nil }
    (self.project, self.folder) = (project, folder)
    for (id, object) in objects {
      for child in object["children"]?.texts ?? [] { groups[child] = id }
      for set in (object["exceptions"]?.texts ?? []).compactMap({ objects[$0] }) {
        exceptions[set["target"]?.text ?? "", default: []].append((id, set))
      }
    }
  }

  /// The objects of a list, as far as there is room.
  private mutating func all(_ key: String, of object: ProjectValue) -> [ProjectValue] {
    let ids = room > 0 ? object[key]?.texts ?? [] : []
    room -= ids.count * BuildSettings.cost
    return ids.compactMap { objects[$0] }
  }

  /// The targets with their ids.
  var targets: [(id: String, target: ProjectValue)] {
    mutating get {
      let ids = (project["targets"]?.texts ?? []).filter { objects[$0] != nil }
      return Array(zip(ids, all("targets", of: project)))
    }
  }

  // MARK: Settings

  mutating func settings(of target: ProjectValue) -> BuildSettings {
    let name = list(of: target)?["defaultConfigurationName"]?.text
    let configurations = [project, target].compactMap { configuration(of: $0, preferring: name) }
    var settings = BuildSettings(room: room)
    defer { room = settings.room }
    settings.override(with: [
      ("SRCROOT", "."), ("PROJECT_DIR", "."), ("TARGET_NAME", target["name"]?.text ?? ""),
    ])
    for configuration in configurations where settings.room > 0 {
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
  private mutating func configuration(of owner: ProjectValue, preferring name: String?) -> ProjectValue? {
    guard let list = list(of: owner) else { return nil }
    let all = all("buildConfigurations", of: list)
    return [name ?? "", "Release"].lazy.compactMap { name in all.first { $0["name"]?.text == name } }.first
      ?? all.first
  }

  // MARK: Files

  /// The paths of the files that a target copies or compiles; of a localized one those of all languages.
  mutating func files(of target: ProjectValue) -> Set<String> {
    var files: Set<String> = []
    for phase in all("buildPhases", of: target) {
      for entry in all("files", of: phase) where room > 0 {
        guard let file = entry["fileRef"]?.text else { continue }
        files.formUnion(paths(of: objects[file]?["children"]?.texts ?? [file]))
      }
    }
    return files
  }

  /// The folders that a target takes as they are on the disk (Xcode 16).
  mutating func folders(of target: ProjectValue) -> [String] {
    paths(of: target["fileSystemSynchronizedGroups"]?.texts ?? [])
  }

  /// Files of synchronised folders that a target does not take although it takes the folder, and those that it takes although
  /// it does not. Localized ones are named without the folders of their languages, behind "/Localized: ".
  mutating func exceptions(of id: String, _ target: ProjectValue) -> (
    leftOut: Set<String>, added: Set<String>
  ) {
    let folders = Set(target["fileSystemSynchronizedGroups"]?.texts ?? [])
    var found = (leftOut: Set<String>(), added: Set<String>())
    for (folder, set) in (exceptions[id] ?? []).sorted(by: { $0.folder < $1.folder }) where room > 0 {
      guard let path = path(of: folder) else { continue }
      for name in set["membershipExceptions"]?.texts ?? [] where room > 0 {
        room -= BuildSettings.cost + path.utf8.count + name.utf8.count
        let file = "\(path)/\(name.replacing("/Localized: ", with: ""))"
        if folders.contains(folder) { found.leftOut.insert(file) } else { found.added.insert(file) }
      }
    }
    return found
  }

  private mutating func paths(of ids: [String]) -> [String] {
    ids.compactMap { id in
      let path = room > 0 ? path(of: id) : nil
      room -= BuildSettings.cost + (path?.utf8.count ?? 0)
      return path
    }
  }

  /// Groups lie in each other only so deep, and systems know no longer paths.
  private static let (depthLimit, lengthLimit) = (64, 4096)

  /// The path of a file or group relative to the project's folder; nil for one elsewhere, such as in the SDK.
  private func path(of id: String) -> String? {
    var (parts, length) = ([String](), 0)
    var current: String? = id
    for _ in 0..<Self.depthLimit {
      guard let id = current, let object = objects[id] else { break }
      if let part = object["path"]?.text { parts.append(part) }
      length += parts.last?.utf8.count ?? 0
      guard length <= Self.lengthLimit else { return nil }
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
