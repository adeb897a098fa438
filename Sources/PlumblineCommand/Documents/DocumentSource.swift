// Where a document comes from, and why one cannot be read.

import Foundation

/// A document to be read.
enum DocumentSource: Hashable, Sendable {
  case file(FilePath)
  case standardInput
  /// Bytes that came with another input, under a name of their own.
  case bytes(Data, name: String)

  /// What the document is called in results and complaints.
  var name: String {
    switch self {
    case .file(let path): path.name
    case .standardInput: "-"
    case .bytes(_, let name): name
    }
  }
}

/// An input that cannot be read. One line: file, line where there is one, reason.
enum DocumentError: Error, Hashable, CustomStringConvertible {
  case unreadable(String, reason: String)
  case tooLarge(String, bytes: Int?, limit: Int)
  /// With the configuration file that chooses among them, if it does.
  case noDocuments(String, configuration: String? = nil)
  case noScene(String, near: String, known: [String])

  /// What could not be read, as it was given; nil where the error is about no document.
  var path: String? {
    switch self {
    case .unreadable(let path, _), .tooLarge(let path, _, _), .noDocuments(let path, _): path
    case .noScene: nil
    }
  }

  /// More scenes than these are counted, not listed.
  private static let namedSceneLimit = 20

  var description: String {
    switch self {
    case .unreadable(let path, let reason): return "\(path): \(reason)."
    case .tooLarge(let path, let bytes, let limit):
      let size = bytes.map { "\($0) bytes are" } ?? "it is"
      return "\(path): \(size) more than the limit of \(limit) bytes; split it, or check what it is."
    case .noDocuments(let folder, let configuration):
      return
        "\(folder): no .storyboard, .xib, .layout.yaml, .layout.yml or .layout.json document below this folder"
        + (configuration.map { " that \($0) chooses; see 'include' and 'exclude' there." } ?? ".")
    case .noScene(let scene, let near, let known):
      let shown = known.prefix(Self.namedSceneLimit)
      let rest = known.count - shown.count
      let list = shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
      return "--scene \(scene): no document has such a scene\(near)"
        + (known.isEmpty ? "" : " There are: \(list).")
    }
  }
}
