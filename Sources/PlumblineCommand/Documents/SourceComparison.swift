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
  /// What could not be read, a line each. Nothing is said to be missing that may stand there.
  let unread: [String]

  /// Larger files are not read, nor more than so many.
  private static let sizeLimit = 8 << 20
  private static let countLimit = 100_000

  /// Sources are taken where the compiler takes them: from libraries too, whose classes may be superclasses, and whatever
  /// git makes of them.
  private static let choice = FolderChoice(
    leftOut: [".build", "DerivedData", "build", "node_modules", "xcuserdata"], followsGitIgnore: false)

  /// Reads the sources and what all documents connect.
  init(folders: [String], _ documents: [PlannedDocument]) throws {
    var index = SourceIndex()
    var unread: [String] = []
    var count = 0
    for name in folders {
      let folder = FilePath(argument: name)
      guard FileStatus(of: folder)?.kind == .folder, let root = folder.resolved else {
        throw DocumentError.unreadable("--sources \(folder.name)", reason: "is no folder")
      }
      for found in FolderWalk.walk(below: root, choice: Self.choice, where: SourceIndex.isSource) {
        do {
          guard case .file(let path) = try found.get() else { continue }
          count += 1
          guard count <= Self.countLimit else { continue }
          let bytes = try FileContents.bytes(of: path, limit: Self.sizeLimit)
          let way = FilePath(
            bytes: Array(path.bytes.dropFirst(root.bytes.count).drop { $0 == UInt8(ascii: "/") }))
          index.read(String(decoding: bytes, as: UTF8.self), name: way.name)
        } catch {
          unread.append("--sources: \(error)")
        }
      }
    }
    if count > Self.countLimit {
      unread.append(
        "--sources: \(count) source files are more than the limit of \(Self.countLimit); name the folders of the application's own."
      )
    }
    guard count > 0 || !unread.isEmpty else {
      let names = folders.map { FilePath(argument: $0).name }.joined(separator: ", ")
      throw DocumentError.unreadable("--sources \(names)", reason: "holds no .swift, .h, .m or .mm file")
    }
    index.isComplete = unread.isEmpty
    var census = ConnectionCensus()
    for planned in documents {
      do {
        if let document = try Self.document(planned.source.get()) { census.add(document) }
      } catch {
        // Told where the document is checked.
        census.isComplete = false
      }
    }
    (self.index, self.census, self.unread) = (index, census, unread)
  }

  /// What is wrong between a document and the sources; nothing for one that is none of Interface Builder's.
  func problems(of source: DocumentSource) -> [SceneProblem] {
    guard let document = try? Self.document(source) else { return [] }
    return SourceInspection(document, index, census).found
  }

  private static func document(_ source: DocumentSource) throws -> InterfaceBuilderDocument? {
    let bytes: Data
    switch source {
    case .file(let path): bytes = try FileContents.bytes(of: path, limit: InterfaceBuilderDocument.sizeLimit)
    case .bytes(let own, _): bytes = own
    // It can be read once: `PlannedDocument.holdingStandardInput`.
    case .standardInput: return nil
    }
    guard DocumentForm(name: source.name, bytes: bytes) == .interfaceBuilder else { return nil }
    return try InterfaceBuilderDocument(bytes: bytes, name: source.name)
  }
}

extension PlannedDocument {
  /// The same with the bytes of standard input, for whoever reads a document twice.
  var holdingStandardInput: PlannedDocument {
    guard case .success(.standardInput) = source else { return self }
    var held = self
    held.source = Result {
      .bytes(
        try FileContents.standardInput(limit: InterfaceBuilderDocument.sizeLimit),
        name: DocumentSource.standardInput.name)
    }
    return held
  }
}
