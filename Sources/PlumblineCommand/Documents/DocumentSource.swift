// Where a document is read from.

import Foundation

/// A file, standard input, or bytes.
enum DocumentSource: Equatable, Sendable {
  case file(FilePath)
  case standardInput
  /// Bytes of another input, such as a line of `--jsonl`.
  case bytes(Data, name: String)

  var name: String {
    switch self {
    case .file(let path): path.name
    case .standardInput: "-"
    case .bytes(_, let name): name
    }
  }
}
