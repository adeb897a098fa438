// The names of a project's images and colours: its asset catalogs and image files.

import Foundation

/// The names of the images and colours in a project's asset catalogs and folders.
///
/// They are collected once by walking the project, in time proportional to its files and up to ``entryLimit`` of them, and
/// shared by all of its documents.
public final class ProjectAssets: Hashable, Sendable {
  private let images: Set<String>
  private let colors: Set<String>

  /// So many files and folders of a project are looked at; of a larger one nothing is said.
  public static let entryLimit = 200_000

  /// The assets of the project that a document belongs to, or nil where it has no catalogue, or is larger than the limit.
  /// Linear in the project's files: keep the answer for all its documents.
  public init?(project folder: String) {
    var images: Set<String> = []
    var colors: Set<String> = []
    var catalogues = 0
    var entries = 0
    let root = URL(fileURLWithPath: folder, isDirectory: true)
    guard
      let walk = FileManager.default.enumerator(
        at: root, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
    else { return nil }
    for case let url as URL in walk {
      entries += 1
      guard entries <= Self.entryLimit else { return nil }
      let name = url.deletingPathExtension().lastPathComponent
      switch url.pathExtension.lowercased() {
      case "xcassets": catalogues += 1
      case "imageset", "appiconset", "symbolset", "brandassets", "imagestack":
        images.formUnion(Self.names(of: url, called: name))
        walk.skipDescendants()
      case "colorset":
        colors.formUnion(Self.names(of: url, called: name))
        walk.skipDescendants()
      case "png", "jpg", "jpeg", "pdf", "svg", "gif", "heic", "tiff", "tif", "icns", "webp", "bmp":
        images.insert(url.lastPathComponent)
        images.insert(Self.withoutScale(name))
      case "build", "deriveddata": walk.skipDescendants()
      default: break
      }
    }
    guard catalogues > 0 else { return nil }
    self.images = images
    self.colors = colors
  }

  /// The folder of the project that a document lies in: the nearest one around it with a project, a workspace, a package
  /// or a repository.
  public static func projectFolder(of document: String) -> String? {
    var folder = URL(fileURLWithPath: document).standardizedFileURL.deletingLastPathComponent()
    for _ in 0..<64 {
      let contents = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let isProject = contents.contains {
        $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") || $0 == "Package.swift" || $0 == ".git"
          || $0 == "project.yml" || $0 == "Project.swift"
      }
      if isProject { return folder.path }
      let parent = folder.deletingLastPathComponent()
      guard parent.path != folder.path else { return nil }
      folder = parent
    }
    return nil
  }

  func hasImage(_ name: String) -> Bool {
    images.contains(name) || images.contains(Self.withoutScale((name as NSString).deletingPathExtension))
      || images.contains((name as NSString).lastPathComponent)
  }

  func hasColor(_ name: String) -> Bool { colors.contains(name) }

  /// A set's name alone, and below each folder of its catalogue, because folders may provide a namespace.
  private static func names(of url: URL, called name: String) -> [String] {
    var names = [name]
    var path = name
    var folder = url.deletingLastPathComponent()
    while folder.pathExtension != "xcassets", folder.path.count > 1 {
      path = folder.lastPathComponent + "/" + path
      names.append(path)
      folder = folder.deletingLastPathComponent()
    }
    return names
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
