// Which font files a folder holds.

import Foundation

enum FontFolder {
  /// What tools build and other people's packages bring: no fonts of the application.
  private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// A folder with more entries than an application has is not looked through to its end.
  static let entryLimit = 100_000

  /// The fonts below a folder, in the order of their paths.
  static func fonts(below folder: String, limit: Int = entryLimit) throws(FontFileError) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: folder) else { throw .unreadable(folder) }
    var (paths, count) = ([String](), 0)
    for case let path as String in walk {
      count += 1
      guard count <= limit else { throw .tooManyEntries(folder) }
      let name = (path as NSString).lastPathComponent
      if name.hasPrefix(".") || skipped.contains(name) {
        walk.skipDescendants()
      } else if FontFile.isFont(path) {
        paths.append(path)
      }
    }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return paths.sorted().map { prefix + $0 }
  }
}
