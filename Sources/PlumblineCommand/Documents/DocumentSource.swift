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
