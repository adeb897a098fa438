// The names of the images and colours that a document finds in its bundle, and of those that other bundles of the workspace
// have: asset catalogues and image files.

import Foundation

/// The names of the images and colours in the asset catalogs and image files of a document's project, and of the projects,
/// packages and libraries beside it.
///
/// They are collected once by walking the folders, in time proportional to their files and up to ``entryLimit`` of them, and
/// shared by all documents of a project. A nib looks up names in its own bundle: what only another bundle has it does not
/// find.
public final class ProjectAssets: Hashable, Sendable {
  /// The name of the project: `App`.
  package let name: String
  private let own: AssetNames
  /// The assets of the projects and libraries beside it, by their names.
  private let others: [(name: String, names: AssetNames)]

  /// The maximum number of files and folders that are read; a larger project is not checked.
  public static let entryLimit = 200_000

  /// The assets of the project that a document belongs to, or nil where it has no catalogue, or is larger than the limit.
  /// Linear in the project's files: keep the answer for all its documents.
  public convenience init?(project folder: String) { self.init(project: folder, within: nil) }

  /// - Parameters:
  ///   - folder: The folder of the document's project.
  ///   - workspace: A folder around it that holds other projects and libraries too.
  ///   - copied: The paths of the files that the project's targets copy into their bundles, from wherever; nil where the
  ///     project does not say. Then all that lies in its folder is taken for its own, projects within it included.
  package init?(project folder: String, within workspace: String?, copying copied: Set<String>? = nil) {
    let root = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL.path
    var walk = AssetWalk(root: root, telling: copied != nil, limit: Self.entryLimit)
    guard walk.visit(copying: copied ?? []) else { return nil }
    var own = AssetNames()
    var others: [String: AssetNames] = [:]
    func add(_ walk: AssetWalk) {
      own.formUnion(walk.copied)
      for (place, names) in walk.bundles {
        // What lies in no project of its own is everybody's.
        if place == walk.root {
          own.formUnion(names)
        } else {
          others[Self.name(ofProjectIn: place), default: AssetNames()].formUnion(names)
        }
      }
    }
    add(walk)
    if let workspace {
      let outer = URL(fileURLWithPath: workspace, isDirectory: true).standardizedFileURL.path
      if outer != root {
        walk = AssetWalk(root: outer, telling: true, limit: Self.entryLimit, leavingOut: root)
        guard walk.visit(copying: copied ?? []) else { return nil }
        add(walk)
      }
    }
    guard own.catalogues > 0 else { return nil }
    self.own = own
    self.others = others.sorted { $0.key < $1.key }.map { (name: $0.key, names: $0.value) }
    name = Self.name(ofProjectIn: root)
  }

  /// The folder of the project that a document lies in: the nearest one around it with a project, a workspace, a package
  /// or a repository. Who asks for many documents keeps the names that folders hold.
  public static func projectFolder(
    of document: String,
    names: (String) -> [String] = { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
  ) -> String? {
    var folder = URL(fileURLWithPath: document).standardizedFileURL.deletingLastPathComponent()
    for _ in 0..<64 {
      if names(folder.path).contains(where: { isProject($0) || $0 == ".git" }) { return folder.path }
      let parent = folder.deletingLastPathComponent()
      guard parent.path != folder.path else { return nil }
      folder = parent
    }
    return nil
  }

  /// Whether a file or folder of this name makes the folder that has it a project.
  static func isProject(_ name: String) -> Bool {
    name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") || name == "Package.swift"
      || name == "project.yml" || name == "Project.swift"
  }

  /// The name of its project file, else that of the folder.
  private static func name(ofProjectIn folder: String) -> String {
    let contents = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let projects = contents.filter { $0.hasSuffix(".xcodeproj") }
    let file = projects.count == 1 ? projects[0] : (folder as NSString).lastPathComponent
    return (file as NSString).deletingPathExtension
  }

  func hasImage(_ name: String) -> Bool { own.hasImage(name) }

  func hasColor(_ name: String) -> Bool { own.colors.contains(name) }

  /// The other project that has an image or a colour of a name.
  func holder(ofImage name: String) -> String? { others.first { $0.names.hasImage(name) }?.name }
  func holder(ofColor name: String) -> String? { others.first { $0.names.colors.contains(name) }?.name }

  /// A set's name alone, and below each folder of its catalogue, because folders may provide a namespace.
  static func names(ofSet path: String, called name: String) -> [String] {
    var names = [name]
    for folder in path.split(separator: "/").dropLast().reversed() {
      if folder.hasSuffix(".xcassets") { return names }
      names.append(folder + "/" + (names.last ?? name))
    }
    return [name]
  }

  /// `icon@2x~ipad` is a file of `icon`.
  static func withoutScale(_ name: String) -> String {
    var name = name
    for suffix in ["~ipad", "~iphone", "@3x", "@2x", "@1x", "~ipad", "~iphone"] where name.hasSuffix(suffix) {
      name.removeLast(suffix.count)
    }
    return name
  }

  /// One reading of a project equals only itself.
  public static func == (lhs: ProjectAssets, rhs: ProjectAssets) -> Bool { lhs === rhs }
  /// The reading's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Names of images and colours.
struct AssetNames: Sendable {
  var images: Set<String> = []
  var colors: Set<String> = []
  var catalogues = 0

  func hasImage(_ name: String) -> Bool {
    images.contains(name)
      || images.contains(ProjectAssets.withoutScale((name as NSString).deletingPathExtension))
      || images.contains((name as NSString).lastPathComponent)
  }

  mutating func formUnion(_ other: AssetNames) {
    images.formUnion(other.images)
    colors.formUnion(other.colors)
    catalogues += other.catalogues
  }
}

/// A walk through folders that gathers names by the innermost project around each.
private struct AssetWalk {
  let root: String
  private(set) var bundles: [String: AssetNames] = [:]
  /// The assets that the document's project copies, wherever they are.
  private(set) var copied = AssetNames()
  private var rest: Int
  /// Whether projects below the root are told apart.
  private let tellsProjects: Bool
  /// A folder whose names are known.
  private let leftOut: String?
  private var copiedPaths: Set<String> = []

  init(root: String, telling tellsProjects: Bool, limit: Int, leavingOut leftOut: String? = nil) {
    self.root = root
    rest = limit
    (self.tellsProjects, self.leftOut) = (tellsProjects, leftOut)
  }

  /// Folders whose subfolders are libraries that were fetched.
  private static let libraries: Set<String> = ["Pods", "Checkouts", "checkouts"]

  /// - Returns: false where there are more files than the limit.
  mutating func visit(copying paths: Set<String>) -> Bool {
    copiedPaths = paths
    return visit(root, of: root, catalogue: nil, depth: 0)
  }

  private mutating func visit(_ folder: String, of outer: String, catalogue: String?, depth: Int) -> Bool {
    guard depth < 64, let entries = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      return true
    }
    rest -= entries.count
    guard rest >= 0 else { return false }
    var bundle = outer
    if tellsProjects, catalogue == nil, folder != root {
      let holder = ((folder as NSString).deletingLastPathComponent as NSString).lastPathComponent
      // Libraries within the project's own folder may be copied into its bundle.
      let isLibrary = leftOut != nil && Self.libraries.contains(holder)
      if isLibrary
        || outer == root && entries.contains(where: ProjectAssets.isProject) && !isInLibrary(folder)
      {
        bundle = folder
      }
    }
    for name in entries {
      // Most files of a project are neither sets nor folders: their endings tell.
      let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) ?? name.endIndex
      let kind = dot == name.endIndex ? "" : name[name.utf8.index(after: dot)...].lowercased()
      let path = folder + "/" + name
      add(path, name, kind, to: bundle, catalogue)
      guard !Self.files.contains(kind), isWalked(name, kind), path != leftOut, isFolder(path) else {
        continue
      }
      let inner = catalogue ?? (kind == "xcassets" ? path : nil)
      guard visit(path, of: bundle, catalogue: inner, depth: depth + 1) else { return false }
    }
    return true
  }

  private func isInLibrary(_ folder: String) -> Bool {
    leftOut == nil
      && folder.dropFirst(root.count).split(separator: "/").contains { Self.libraries.contains(String($0)) }
  }

  /// Folders, without those that a link leads to.
  private func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Build products and hidden folders are left out, but for the packages that SwiftPM fetches.
  private func isWalked(_ name: String, _ kind: String) -> Bool {
    if name == ".build" { return tellsProjects }
    return !name.hasPrefix(".") && !Self.sets.contains(kind) && kind != "build"
      && !["DerivedData", "repositories", "artifacts", "node_modules"].contains(name)
  }

  private static let sets: Set<String> = [
    "imageset", "appiconset", "symbolset", "brandassets", "imagestack", "colorset", "dataset",
    "solidimagestack",
  ]

  private static let images: Set<String> = [
    "png", "jpg", "jpeg", "pdf", "svg", "gif", "heic", "tiff", "tif", "icns", "webp", "bmp",
  ]

  /// The extensions that are never folders.
  private static let files = images.union([
    "swift", "h", "m", "mm", "c", "cpp", "json", "strings", "stringsdict", "plist", "xib", "storyboard", "md",
    "txt", "yml", "ttf", "otf", "wav", "mp3", "html", "css", "js",
  ])

  private mutating func add(
    _ path: String, _ name: String, _ kind: String, to bundle: String, _ catalogue: String?
  ) {
    var base: String { (name as NSString).deletingPathExtension }
    var found = AssetNames()
    switch kind {
    case "xcassets": found.catalogues = 1
    case "imageset", "appiconset", "symbolset", "brandassets", "imagestack":
      found.images.formUnion(ProjectAssets.names(ofSet: path, called: base))
    case "colorset": found.colors.formUnion(ProjectAssets.names(ofSet: path, called: base))
    case _ where Self.images.contains(kind) && catalogue == nil:
      found.images.formUnion([name, ProjectAssets.withoutScale(base)])
    default: return
    }
    if copiedPaths.contains(catalogue ?? path) {
      copied.formUnion(found)
    } else {
      bundles[bundle, default: AssetNames()].formUnion(found)
    }
  }
}
