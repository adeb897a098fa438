// The documents of a run beside the sources of their classes (`check --sources`).

import Foundation
import InterfaceBuilder
import Plumbline
import SourceCheck

/// What the sources say of the documents of a run. Sources are read once; documents twice, as what one leaves unconnected
/// another may connect.
struct SourceComparison: Sendable {
  private let index: SourceIndex
  private let census: ConnectionCensus

  /// Reads the sources and what all documents connect. Complains of files that cannot be read.
  init(folders: [String], _ documents: [PlannedDocument]) throws {
    var index = SourceIndex()
    for folder in folders {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
        throw DocumentError.unreadable("--sources \(folder)", reason: "is no folder")
      }
      index.read(folder: folder)
    }
    guard index.fileCount > 0 else {
      throw DocumentError.unreadable(
        "--sources \(folders.joined(separator: ", "))", reason: "holds no .swift, .h, .m or .mm file")
    }
    for line in index.unread { Console.complain(line) }
    self.index = index
    var census = ConnectionCensus()
    for planned in documents {
      if let document = try? Self.document(planned.source.get()) { census.add(document) }
    }
    self.census = census
  }

  /// What is wrong between a document and the sources; nothing for one that is none of Interface Builder's.
  func problems(of source: DocumentSource) -> [SceneProblem] {
    guard let document = try? Self.document(source) else { return [] }
    return SourceInspection(document, index, census).found
  }

  private static func document(_ source: DocumentSource) throws -> InterfaceBuilderDocument? {
    guard case .file(let path) = source, ["storyboard", "xib"].contains(path.pathExtension) else {
      return nil
    }
    let bytes = try FileContents.bytes(of: path, limit: InterfaceBuilderDocument.sizeLimit)
    return try InterfaceBuilderDocument(bytes: bytes, name: path.name)
  }
}
