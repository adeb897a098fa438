// Which font files a folder holds.

import Foundation

enum FontFolder {
  /// What tools build and other people's packages bring: no fonts of the application.
  private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// The fonts below a folder, in the order of their paths; nil where it cannot be listed.
  static func fonts(below folder: String) -> [String]? {
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return nil }
    var paths: [String] = []
    for case let path as String in walk {
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
