// Which documents a command line names: files, folders with everything below them, standard input.

import Foundation

/// A document to be read.
enum DocumentSource: Hashable {
  case file(String)
  case standardInput

  /// What the document is called in results and complaints.
  var name: String {
    switch self {
    case .file(let path): path
    case .standardInput: "-"
    }
  }
}

enum DocumentSearch {
  /// The documents of one argument, those of a folder in the order of their paths.
  static func documents(at argument: String) throws(DocumentError) -> [DocumentSource] {
    if argument == "-" { return [.standardInput] }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder) else {
      throw .unreadable(argument, reason: "no such file or folder; check the path")
    }
    return isFolder.boolValue ? try documents(below: argument) : [.file(argument)]
  }

  private static func documents(below folder: String) throws(DocumentError) -> [DocumentSource] {
    guard let walk = FileManager.default.enumerator(atPath: folder) else {
      throw .unreadable(folder, reason: "the folder cannot be listed; check its permissions")
    }
    var paths: [String] = []
    for case let path as String in walk {
      // Hidden files and what tools build are nobody's documents.
      if path.split(separator: "/").last?.hasPrefix(".") ?? false {
        walk.skipDescendants()
      } else if isDocument(path, in: folder) {
        paths.append(path)
      }
    }
    guard !paths.isEmpty else { throw .noDocuments(folder) }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return paths.sorted().map { .file(prefix + $0) }
  }

  /// In a folder every .storyboard and .xib counts, but of YAML and JSON files, which hold anything, only those that
  /// speak of views.
  private static func isDocument(_ path: String, in folder: String) -> Bool {
    switch (path as NSString).pathExtension.lowercased() {
    case "storyboard", "xib": true
    case "yaml", "yml", "json": (try? text(of: folder + "/" + path)).map(speaksOfViews) ?? false
    default: false
    }
  }

  private static func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  }

  private static func speaksOfViews(_ text: String) -> Bool {
    text.hasPrefix("views:") || text.contains("\nviews:") || text.contains("\"views\"")
  }
}

/// An input that cannot be read. One line: file, line where there is one, reason.
enum DocumentError: Error, Hashable, CustomStringConvertible {
  case unreadable(String, reason: String)
  case noDocuments(String)
  case noScene(String, near: String)

  var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path): \(reason)."
    case .noDocuments(let folder):
      "\(folder): no .storyboard, .xib, .yaml, .yml or .json layout document below this folder."
    case .noScene(let scene, let near): "--scene \(scene): no document has such a scene\(near)"
    }
  }
}
