// The documents of a run beside the sources of their classes (`check --sources`).

import Foundation
import InterfaceBuilder
import LayoutReport
import LayoutScene
import Plumbline
import SourceCheck

/// What the sources say of the documents of a run. Sources are read once; documents twice, as what one leaves unconnected
/// another may connect.
struct SourceComparison: Sendable {
  private let index: SourceIndex
  private let census: ConnectionCensus
  /// Where the sources lie whose own documents belong to the run, by the names that they have in the index.
  private var surveyed: [String: FilePath] = [:]
  /// Sources that could not be read. Nothing is said to be missing that may stand there.
  let unread: [DocumentError]

  /// Larger files are not read, nor more than so many.
  private static let sizeLimit = 8 << 20
  private static let countLimit = 100_000

  /// Sources are taken where the compiler takes them: from libraries too, whose classes may be superclasses, and whatever
  /// git makes of them.
  private static let choice = FolderChoice(
    leftOut: [".build", "DerivedData", "build", "node_modules", "xcuserdata"], followsGitIgnore: false)

  /// Reads the sources and what all documents connect.
  ///
  /// - Parameter inputs: The arguments that documents come from. Of sources below one of these folders all documents are
  ///   known.
  init(folders: [String], _ documents: [PlannedDocument], inputs: [String] = []) throws {
    let walked = inputs.map(FilePath.init(argument:)).filter { FileStatus(of: $0)?.kind == .folder }
      .compactMap(\.resolved)
    let choice = documents.first?.settings.folderChoice ?? FolderChoice()
    var surveyed: [String: FilePath] = [:]
    var index = SourceIndex()
    var unread: [DocumentError] = []
    var count = 0
    for name in folders {
      let folder = FilePath(argument: name)
      guard FileStatus(of: folder)?.kind == .folder else {
        throw DocumentError.unreadable("--sources \(folder.name)", reason: "is no folder")
      }
      if let resolved = folder.resolved,
        walked.contains(where: { FolderWalk.relativePath(of: resolved, below: $0) != nil })
      {
        for found in FolderWalk.walk(below: folder, choice: choice, where: { $0.hasSuffix(".swift") }) {
          guard case .success(.file(let path)) = found else { continue }
          surveyed[Self.way(of: path, below: folder).name] = path
        }
      }
      for found in FolderWalk.walk(below: folder, choice: Self.choice, where: SourceIndex.isSource) {
        do throws(DocumentError) {
          guard case .file(let path) = try found.get() else { continue }
          count += 1
          guard count <= Self.countLimit else { continue }
          let bytes = try FileContents.bytes(of: path, limit: Self.sizeLimit)
          index.read(String(decoding: bytes, as: UTF8.self), name: Self.way(of: path, below: folder).name)
        } catch {
          unread.append(error)
        }
      }
    }
    if count > Self.countLimit {
      unread.append(
        .unreadable(
          "--sources",
          reason:
            "\(count) source files are more than the limit of \(Self.countLimit); name the folders of the application's own"
        ))
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
    (self.index, self.census, self.unread, self.surveyed) = (index, census, unread, surveyed)
  }

  private static func way(of path: FilePath, below folder: FilePath) -> FilePath {
    FilePath(bytes: Array(path.bytes.dropFirst(folder.bytes.count).drop { $0 == UInt8(ascii: "/") }))
  }

  /// The classes that no document of the run names, each as a report at its line of the source. They are notes: a class
  /// that nothing makes stops nothing.
  func unnamedClasses() -> [(report: SceneReport, source: FilePath)] {
    index.unnamedClasses(census) { surveyed[$0] != nil }.compactMap { found in
      guard let path = surveyed[found.place.file] else { return nil }
      var report = SceneReport(document: path.name, scene: found.name, title: found.name, size: .zero)
      report.isOfSource = true
      report.findings = [
        Finding(
          kind: .unconnectedOutlet, level: .note, variables: found.outlets.map(\.name),
          message: found.message,
          fix: found.fix, line: found.place.line)
      ]
      return (report, path)
    }
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
