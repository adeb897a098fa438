// `check --sources`: the documents of a run compared with the sources of their custom classes.

import Foundation
import InterfaceBuilder
import LayoutReport
import LayoutScene
import Plumbline
import SourceCheck

/// An index of the sources and a census of all outlets and actions that documents connect. Documents are read before the
/// run as well, because an outlet that one document leaves unconnected may be connected by another.
struct SourceComparison: Sendable {
  private let index: SourceIndex
  private let census: ConnectionCensus
  /// The paths of sources in folders that are checked as well, by their names in the index.
  private var surveyed: [String: FilePath] = [:]
  /// Sources that could not be read. If there are any, missing classes are not reported.
  let unread: [DocumentError]

  /// Limits for the size of a source file and the number of source files.
  private static let sizeLimit = 8 << 20
  private static let countLimit = 100_000

  /// Sources of libraries count, whose classes may be superclasses, and so do files that git ignores.
  private static let choice = FolderChoice(
    leftOut: [".build", "DerivedData", "build", "node_modules", "xcuserdata"], followsGitIgnore: false)

  /// Reads the sources, and the connections of all documents.
  ///
  /// - Parameter inputs: The documents and folders of the command line. For sources in these folders all documents are
  ///   known, so that an outlet without a connection can be reported.
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
        throw DocumentError.unreadable(
          "--sources \(folder.name)", reason: "is not a folder; give the folder of the application's sources")
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
            "\(count) source files are more than the limit of \(Self.countLimit); give the folders of the application's own sources"
        ))
    }
    guard count > 0 || !unread.isEmpty else {
      let names = folders.map { FilePath(argument: $0).name }.joined(separator: ", ")
      throw DocumentError.unreadable(
        "--sources \(names)",
        reason: "contains no .swift, .h, .m or .mm file; give the folder of the application's sources")
    }
    index.isComplete = unread.isEmpty
    var census = ConnectionCensus()
    for planned in documents {
      do {
        if let document = try Self.document(planned.source.get()) { census.add(document) }
      } catch {
        // The check of the document reports the error.
        census.isComplete = false
      }
    }
    (self.index, self.census, self.unread, self.surveyed) = (index, census, unread, surveyed)
  }

  private static func way(of path: FilePath, below folder: FilePath) -> FilePath {
    FilePath(bytes: Array(path.bytes.dropFirst(folder.bytes.count).drop { $0 == UInt8(ascii: "/") }))
  }

  /// The classes with outlets that no document uses, each as a report at its line of the source. They are notes: such a
  /// class may be unused.
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

  /// The differences between a document of Interface Builder and the sources; none for a layout document.
  func problems(of source: DocumentSource) -> [SceneProblem] {
    guard let document = try? Self.document(source) else { return [] }
    return SourceInspection(document, index, census).found
  }

  private static func document(_ source: DocumentSource) throws -> InterfaceBuilderDocument? {
    let bytes: Data
    switch source {
    case .file(let path): bytes = try FileContents.bytes(of: path, limit: InterfaceBuilderDocument.sizeLimit)
    case .bytes(let own, _): bytes = own
    // Standard input can be read once; `PlannedDocument.holdingStandardInput` makes it bytes.
    case .standardInput: return nil
    }
    guard DocumentForm(name: source.name, bytes: bytes) == .interfaceBuilder else { return nil }
    return try InterfaceBuilderDocument(bytes: bytes, name: source.name)
  }
}

extension PlannedDocument {
  /// This document with the bytes of standard input, so that it can be read twice.
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
