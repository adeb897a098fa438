// The images and colours of the asset catalogs beside a document, and image files of their own, where they can be
// found: read when a picture is asked for, within limits.

import Foundation
import LayoutScene
import Plumbline

/// The asset catalogs of projects, for all documents of a run: the folders of each project are walked through once,
/// when the first name is asked for.
package final class ProjectCatalogues: @unchecked Sendable {
  private let lock = NSLock()
  /// The project of each folder of documents, or the folder itself where it is in none.
  private var projects: [String: String] = [:]
  private var found: [String: FoundAssets] = [:]

  package init() {}

  /// The assets around a document, if there is a file of that name. Other threads wait for a project that is being
  /// read, and then need not read it.
  fileprivate func assets(around document: String) -> FoundAssets {
    guard FileManager.default.fileExists(atPath: document) else { return FoundAssets() }
    let folder = (document as NSString).deletingLastPathComponent
    return lock.withLock {
      let project = projects[folder] ?? ProjectAssets.projectFolder(of: document) ?? folder
      projects[folder] = project
      let assets = found[project] ?? FoundAssets(in: project)
      found[project] = assets
      return assets
    }
  }
}

struct FoundImage {
  var content: ImageContent?
  /// The content for other appearances: `dark`, `high` contrast, or both.
  var variants: [Set<String>: ImageContent] = [:]
  var isTemplate: Bool
  /// Why there is no content.
  var reason: String?
  var capInsets: UIEdgeInsets?
}

/// The assets in the folders around a document, by name. Nothing is read before the first lookup.
final class AssetCatalogues: @unchecked Sendable {
  private let document: String
  private let projects: ProjectCatalogues
  private let lock = NSLock()
  private var found: FoundAssets?

  /// Of a document by its path; without a file (standard input) there is nothing to find.
  init(around document: String, in projects: ProjectCatalogues) {
    self.document = document
    self.projects = projects
  }

  /// The content of an image; nil where it is not found.
  func image(_ name: String, isTemplate: Bool) -> FoundImage? { assets.image(name, isTemplate: isTemplate) }

  /// A colour set's values for all appearances.
  func color(_ name: String) -> SceneColor? { assets.color(name) }

  private var assets: FoundAssets {
    lock.withLock {
      if let found { return found }
      let made = projects.assets(around: document)
      found = made
      return made
    }
  }
}

/// The names and paths that one walk through the folders gathered.
private struct FoundAssets {
  /// Bytes of an image that a picture takes in.
  static let imageSizeLimit = 1 << 20
  /// Folders and files that are looked at for one project.
  private static let entryLimit = 20_000

  private var imageSets: [String: String] = [:]
  private var colorSets: [String: String] = [:]
  private var files: [String: String] = [:]

  init() {}

  /// Looks through a folder.
  init(in folder: String) { collect(in: folder) }

  private mutating func collect(in folder: String) {
    guard let entries = FileManager.default.enumerator(atPath: folder) else { return }
    var count = 0
    for case let entry as String in entries {
      count += 1
      if count > Self.entryLimit { return }
      let name = (entry as NSString).lastPathComponent
      let base = (name as NSString).deletingPathExtension
      let path = (folder as NSString).appendingPathComponent(entry)
      switch (name as NSString).pathExtension.lowercased() {
      case "imageset", "symbolset":
        for name in ProjectAssets.names(ofSet: path, called: base) where imageSets[name] == nil {
          imageSets[name] = path
        }
        entries.skipDescendants()
      case "colorset":
        for name in ProjectAssets.names(ofSet: path, called: base) where colorSets[name] == nil {
          colorSets[name] = path
        }
        entries.skipDescendants()
      case "png", "jpg", "jpeg", "svg", "pdf":
        let plain = ProjectAssets.withoutScale(base)
        // The sharper of several scales.
        if files[plain].map({ $0.count < path.count }) ?? true { files[plain] = path }
      case "build", "xcodeproj", "framework": entries.skipDescendants()
      default: if name == ".git" || name == "node_modules" || name == ".build" { entries.skipDescendants() }
      }
    }
  }

  // MARK: Images

  /// - Parameter isTemplate: Whether its user draws it in the tint whatever the catalogue says.
  func image(_ name: String, isTemplate: Bool) -> FoundImage? {
    if let set = imageSets[name] { return imageInSet(set, isTemplate) }
    let plain = (name as NSString).deletingPathExtension
    guard let file = files[name] ?? files[ProjectAssets.withoutScale(plain)] else { return nil }
    var found = FoundImage(isTemplate: isTemplate)
    (found.content, found.reason) = Self.content(of: file, isTemplate)
    return found
  }

  private func imageInSet(_ folder: String, _ isUsedAsTemplate: Bool) -> FoundImage? {
    guard let contents = Self.contents(of: folder) else { return nil }
    let intent = (contents["properties"] as? [String: Any])?["template-rendering-intent"] as? String
    let isTemplate =
      intent == "template" || intent != "original" && isUsedAsTemplate || folder.hasSuffix("symbolset")
    var found = FoundImage(isTemplate: isTemplate, reason: "its set holds no file")
    let order = ["2x", "3x", nil, "1x"]
    let named = ((contents["images"] ?? contents["symbols"]) as? [[String: Any]] ?? [])
      .filter { $0["filename"] is String }
      .sorted { first, second in
        let ranks = [first, second].map { image in order.firstIndex { $0 == image["scale"] as? String } ?? 9 }
        return ranks[0] < ranks[1]
      }
    // All appearances of the first idiom that has them.
    for image in named {
      guard let file = image["filename"] as? String, !file.contains("/") else { continue }
      let variant = Self.variant(image)
      guard found.variants[variant] == nil else { continue }
      let path = (folder as NSString).appendingPathComponent(file)
      let (content, reason) = Self.content(of: path, isTemplate)
      found.variants[variant] = content
      guard variant.isEmpty else { continue }
      found.reason = reason
      if content != nil { found.capInsets = Self.capInsets(image) }
    }
    found.content = found.variants.removeValue(forKey: []) ?? found.variants[["dark"]]
    return found
  }

  /// The appearances that an entry of a set is for; none for any.
  private static func variant(_ entry: [String: Any]) -> Set<String> {
    Set((entry["appearances"] as? [[String: Any]] ?? []).compactMap { $0["value"] as? String })
  }

  /// Points of the image; nil where it is stretched as a whole.
  private static func capInsets(_ image: [String: Any]) -> UIEdgeInsets? {
    guard let insets = (image["resizing"] as? [String: Any])?["cap-insets"] as? [String: Any] else {
      return nil
    }
    let scale = (image["scale"] as? String).flatMap { Double($0.dropLast()) } ?? 1
    func inset(_ side: String) -> Double { ((insets[side] as? NSNumber)?.doubleValue ?? 0) / scale }
    return UIEdgeInsets(
      top: inset("top"), left: inset("left"), bottom: inset("bottom"), right: inset("right"))
  }

  /// The content of a file for a picture, or the reason for none.
  private static func content(of path: String, _ isTemplate: Bool) -> (ImageContent?, String?) {
    let kind = (path as NSString).pathExtension.lowercased()
    guard let bytes = FoundFile.bytes(of: path, limit: imageSizeLimit) else {
      return (nil, "its file is missing or larger than a megabyte")
    }
    let isPNG = bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
    switch kind {
    case "png" where isPNG && isTemplate:
      if let mask = ImageMask(png: Array(bytes)) { return (.mask(mask), nil) }
      fallthrough
    // What is called a PNG and is none is often a pointer to a file that was not fetched.
    case "png", "jpg", "jpeg":
      guard isPNG || bytes.starts(with: [0xFF, 0xD8]) else { return (nil, "its file is no image") }
      let type = isPNG ? "png" : "jpeg"
      return (.bytes("data:image/\(type);base64,\(bytes.base64EncodedString())"), nil)
    case "svg":
      let image = VectorImage(svg: bytes, isTemplate: isTemplate)
      return (image.map { .vector($0) }, image == nil ? "its SVG could not be read" : nil)
    case "pdf":
      do { return (.vector(try VectorImage(pdf: bytes, isTemplate: isTemplate)), nil) } catch {
        return (nil, error.reason)
      }
    default: return (nil, "pictures hold no \(kind)")
    }
  }

  private static func contents(of folder: String) -> [String: Any]? {
    let path = (folder as NSString).appendingPathComponent("Contents.json")
    guard let bytes = FoundFile.bytes(of: path, limit: 1 << 20) else { return nil }
    return (try? JSONSerialization.jsonObject(with: bytes)) as? [String: Any]
  }

  // MARK: Colours

  /// A colour set's values for all appearances; the universal ones.
  func color(_ name: String) -> SceneColor? {
    guard let set = colorSets[name], let contents = Self.contents(of: set) else { return nil }
    var found: [Set<String>: SceneColor.Components] = [:]
    for entry in contents["colors"] as? [[String: Any]] ?? [] {
      guard let color = (entry["color"] as? [String: Any]).flatMap(Self.components) else { continue }
      found[Self.variant(entry)] = found[Self.variant(entry)] ?? color
    }
    guard let any = found[[]] ?? found[["light"]] ?? found[["dark"]] else { return nil }
    var color = SceneColor(light: found[["light"]] ?? any, dark: found[["dark"]] ?? any)
    // Of two that fit in part, the style's comes before the contrast's.
    color.lightContrast = found[["light", "high"]] ?? found[["light"]] ?? found[["high"]]
    color.darkContrast = found[["dark", "high"]] ?? found[["dark"]] ?? found[["high"]]
    return color
  }

  private static func components(_ color: [String: Any]) -> SceneColor.Components? {
    guard let parts = color["components"] as? [String: Any] else { return nil }
    func part(_ name: String) -> Double? {
      if let number = parts[name] as? NSNumber { return number.doubleValue }
      guard let text = parts[name] as? String else { return nil }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      // Whole numbers count to 255, others to 1.
      guard let value = Double(text), value.isFinite else { return nil }
      return text.contains(".") ? value : value / 255
    }
    let alpha = part("alpha") ?? 1
    if let white = part("white") {
      return SceneColor.Components(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
    let isWide = color["color-space"] as? String == "display-p3"
    let shown = isWide ? ColorReader.standard(displayP3: (red, green, blue)) : (red, green, blue)
    return SceneColor.Components(red: shown.0, green: shown.1, blue: shown.2, alpha: alpha)
  }
}
