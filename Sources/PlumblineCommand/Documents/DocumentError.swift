// The errors of inputs that cannot be read, each in one line.

import LayoutReport

enum DocumentError: Error, Equatable, CustomStringConvertible {
  case unreadable(String, reason: String)
  case tooLarge(String, bytes: Int?, limit: Int)
  case outOfTime(String, seconds: Double)
  /// With the `.plumbline.yml` that excludes documents, if one does.
  case noDocuments(String, configuration: String? = nil)
  case noScene(String, near: String, known: [String])

  /// The path of the input; nil for an error that is not about one.
  var path: String? {
    switch self {
    case .unreadable(let path, _), .tooLarge(let path, _, _), .noDocuments(let path, _),
      .outOfTime(let path, _):
      path
    case .noScene: nil
    }
  }

  /// The number of scenes that are listed; further ones are counted.
  private static let namedSceneLimit = 20

  var description: String {
    switch self {
    case .unreadable(let path, let reason): return "\(path): \(reason)."
    case .tooLarge(let path, let bytes, let limit):
      let size = bytes.map { "\($0) bytes are" } ?? "the input is"
      return
        "\(path): \(size) more than the limit of \(limit) bytes; check that this is the right file, or split it."
    case .outOfTime(let path, let seconds):
      return
        "\(path): not done after \(decimal(seconds)) s; give it more time with --time-limit, or look at fewer devices."
    case .noDocuments(let folder, let configuration):
      return
        "\(folder): no .storyboard, .xib, .layout.yaml, .layout.yml or .layout.json document in this folder"
        + (configuration.map { ", or \($0) excludes all of them; see its 'include' and 'exclude'." } ?? ".")
    case .noScene(let scene, let near, let known):
      let shown = known.prefix(Self.namedSceneLimit)
      let rest = known.count - shown.count
      let list = shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
      return "--scene \(scene): no scene has this id\(near)"
        + (known.isEmpty ? "" : " The scenes are: \(list).")
    }
  }
}
