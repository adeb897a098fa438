// The devices that documents are checked on where nobody names any, and the images and colours that they find: those of the
// nearest project, read once for all of its documents.

import Foundation
import InterfaceBuilder

/// Finds the projects of documents, and remembers which devices followed from them.
final class ProjectDevices: @unchecked Sendable {
  private enum Project: Sendable {
    case xcode([XcodeProject])
    case xcodeGen(XcodeGenProject)
    case manifest(ProjectPlatform?)
  }
  private struct State {
    var projects: [FilePath: Project?] = [:]
    var xcodeProjects: [FilePath: [XcodeProject]] = [:]
    var roots = ProjectRoot()
    var used: [Use: Int] = [:]
    /// The project folder of each folder, and what each project has.
    var assetFolders: [String: String?] = [:]
    var assets: [String: ProjectAssets?] = [:]
  }
  // Not a `Mutex`, which waits where the thread sanitizer does not see it.
  private let lock = NSLock()
  private var state = State()
  private func withState<Answer>(_ look: (inout State) -> Answer) -> Answer { lock.withLock { look(&state) } }

  /// Devices, and why these.
  fileprivate struct Use: Hashable {
    var screens: [Screen]
    var platform: ProjectPlatform?
  }

  /// The devices of a document; none for one that has no devices.
  func screens(of source: DocumentSource, read by: SceneReader) -> [Screen] {
    guard let kinds = by.deviceKinds else { return [] }
    var platform: ProjectPlatform?
    if case .file(let path) = source { platform = self.platform(of: path) }
    let use = Use(screens: Screen.all(of: platform, for: kinds.own, canvas: kinds.canvas), platform: platform)
    withState { $0.used[use, default: 0] += 1 }
    return use.screens
  }

  /// The name of the project around a document of which no target has it: no application can load that.
  func projectWithout(_ document: PlannedDocument) -> String? {
    guard case .file(let path)? = try? document.source.get(), case .xcode(let projects)? = project(of: path),
      projects.allSatisfy({ $0.leavesOut(path) })
    else { return nil }
    return projects[0].targets.name
  }

  /// The images and colours of the document's bundle, and those of the projects and libraries beside it; nil for a document
  /// without a project, or a project without catalogues.
  func assets(for document: DocumentSource) -> ProjectAssets? {
    guard case .file(let path) = document else { return nil }
    return withState { state in
      let folder = path.folder.name
      let project =
        state.assetFolders[folder]
        ?? ProjectAssets.projectFolder(of: path.name) { state.roots.names(in: FilePath($0)) }
      state.assetFolders[folder] = .some(project)
      guard let project else { return nil }
      let assets = state.assets[project] ?? Self.readAssets(of: project, &state)
      state.assets[project] = .some(assets)
      return assets
    }
  }

  private static func readAssets(of project: String, _ state: inout State) -> ProjectAssets? {
    let folder = FilePath(project)
    let projects = folder.resolved.map { xcodeProjects(in: $0, &state) } ?? []
    let copied = projects.reduce(into: Set<String>()) { $0.formUnion($1.copiedFiles) }
    return ProjectAssets(
      project: project, within: state.roots.folder(around: folder)?.name,
      copying: copied.isEmpty ? nil : copied)
  }

  // MARK: Projects

  private static func xcodeProjects(in folder: FilePath, _ state: inout State) -> [XcodeProject] {
    if let known = state.xcodeProjects[folder] { return known }
    let found = state.roots.names(in: folder).filter { $0.hasSuffix(".xcodeproj") }.sorted()
      .compactMap { XcodeProject(folder.appending($0)) }
    state.xcodeProjects[folder] = found
    return found
  }

  private func project(of document: FilePath) -> Project? {
    // Reading under the lock lets other threads wait for a project instead of reading it again.
    document.folder.resolved.flatMap { folder in withState { Self.project(around: folder, &$0) } }
  }

  private func platform(of document: FilePath) -> ProjectPlatform? {
    switch project(of: document) {
    case .xcode(let projects):
      return (projects.first { $0.has(document) } ?? projects.first)?.targets.platform(of: document)
    case .xcodeGen(let project): return project.targets.platform(of: document)
    case .manifest(let platform): return platform
    case nil: return nil
    }
  }

  /// The nearest project in a folder or above it, as far as the repository reaches.
  private static func project(around folder: FilePath, _ state: inout State) -> Project? {
    if let known = state.projects[folder] { return known }
    let isEnd = folder.bytes == Array("/".utf8) || FileStatus(of: folder.appending(".git")) != nil
    let found = project(in: folder, &state) ?? (isEnd ? nil : project(around: folder.folder, &state))
    state.projects[folder] = .some(found)
    return found
  }

  /// A generated project says everything, what it is generated of not quite.
  private static func project(in folder: FilePath, _ state: inout State) -> Project? {
    let xcode = xcodeProjects(in: folder, &state)
    if !xcode.isEmpty { return .xcode(xcode) }
    let names = state.roots.names(in: folder)
    for name in ["project.yml", "project.yaml"] where names.contains(name) {
      if let project = XcodeGenProject(folder.appending(name)) { return .xcodeGen(project) }
    }
    for name in ["Project.swift", "Package.swift"] where names.contains(name) {
      return .manifest(SwiftManifest.platform(folder.appending(name)))
    }
    return nil
  }

  // MARK: What was used

  private static let namedLimit = 3

  /// A line for each set of devices that was used, the most frequent first.
  var explanation: [String] {
    let used = withState(\.used).sorted { first, second in
      (second.value, first.key.platform?.origin ?? "") < (first.value, second.key.platform?.origin ?? "")
    }
    let rest = used.count - Self.namedLimit
    return used.prefix(Self.namedLimit).map(\.key.words)
      + (rest > 0 ? ["\(rest) more projects or targets have devices of their own."] : [])
  }
}

extension ProjectDevices.Use {
  /// "On iPhone SE (3rd generation) and iPhone 16 Pro Max, portrait and landscape: App.xcodeproj says iOS 16.0 for iPhone."
  fileprivate var words: String {
    let places = [Device.Kind.phone, .tablet].flatMap { kind -> [String] in
      let own = screens.filter { $0.device.kind == kind }
      guard !own.isEmpty else { return [] }
      var names: [String] = []
      for screen in own where !names.contains(screen.device.name) { names.append(screen.device.name) }
      let turns: [String] = [
        own.contains { $0.orientation != .landscape } ? "portrait" : nil,
        own.contains { $0.orientation == .landscape } ? "landscape" : nil,
      ].compactMap { $0 }
      return [names.joined(separator: " and ") + ", " + turns.joined(separator: " and ")]
    }
    let reason =
      platform.map { platform in
        "\(platform.origin) says \(platform.words ?? "no more than that it is for iOS")"
      } ?? "the smallest and the largest that iOS 26 runs on, because no project says which"
    return "On \(places.joined(separator: "; ")): \(reason)."
  }
}
