// Data sets of asset catalogues, as far as the catalogues lie in a bundle as folders.

import Foundation
import Plumbline

/// Data of an asset catalogue by its name. Catalogues are read as the folders that they are in a project; a catalogue that
/// Apple's tools have compiled is not.
open class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {
  /// As it is called in the catalogue.
  public let name: String
  /// The bytes of its file.
  public let data: Data
  /// The uniform type that the catalogue says, or that of the file's ending; "public.data" for neither.
  public let typeIdentifier: String

  /// From the main bundle; nil where there is none of the name.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }
  /// From a bundle; nil where there is none of the name.
  public init?(name: String, bundle: Bundle) {
    guard let set = Self.folder(of: name, in: bundle.resourceURL ?? bundle.bundleURL),
      let text = try? Data(contentsOf: set.appendingPathComponent("Contents.json")),
      let contents = (try? JSONSerialization.jsonObject(with: text)) as? [String: Any],
      let entry = (contents["data"] as? [[String: Any]])?.first(where: { $0["filename"] is String }),
      let file = entry["filename"] as? String,
      let data = try? Data(contentsOf: set.appendingPathComponent(file))
    else { return nil }
    self.name = name
    self.data = data
    typeIdentifier =
      entry["universal-type-identifier"] as? String
      ?? UTType(filenameExtension: (file as NSString).pathExtension)?.identifier ?? "public.data"
    super.init()
  }
  /// The asset itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The folder of a name: at any depth of a catalogue, and with the names of folders before it where these are spaces of names.
  private static func folder(of name: String, in resources: URL) -> URL? {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: resources.path))?.sorted() ?? []
    for catalogue in names where catalogue.hasSuffix(".xcassets") {
      let root = resources.appendingPathComponent(catalogue)
      let direct = root.appendingPathComponent(name + ".dataset")
      if manager.fileExists(atPath: direct.path) { return direct }
      let inner = manager.enumerator(atPath: root.path)?.compactMap { $0 as? String }.sorted() ?? []
      if let path = inner.first(where: { $0.hasSuffix("/" + name + ".dataset") }) {
        return root.appendingPathComponent(path)
      }
    }
    return nil
  }
}
