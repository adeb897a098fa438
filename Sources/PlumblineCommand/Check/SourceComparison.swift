// `check` beside the sources of the documents' classes: what documents connect and sources declare, and what code does to
// the objects of documents.

import Foundation
import InterfaceBuilder
import LayoutReport
import LayoutScene
import Plumbline
import SourceCheck
import SourceDeclarations
import Synchronization

/// An index of the sources and a census of all outlets and actions that documents connect. Documents are read before the
/// run as well, because an outlet that one document leaves unconnected may be connected by another.
///
/// Every file is looked through once for the names that it declares, and only those are taken apart that declare or name a
/// class of the documents, or a superclass of one.
struct SourceComparison: Sendable {
  private(set) var sources: [FilePath] = []
  private var index = SourceIndex()
  private var census = ConnectionCensus()
  /// The folders of sources that are checked as well, so that all documents around them are known, and how.
  private var surveyed: [(folder: FilePath, choice: FolderChoice)] = []
  /// Sources that could not be read. If there are any, missing classes are not reported.
  private(set) var unread: [DocumentError] = []
  /// Whether classes, outlets and actions are compared, and not only looked up.
  private var compares = true
  /// Whether the sources of tests were left out: the classes of their documents are unknown.
  private var leavesOutTests = false

  /// Limits for the size of a source file and the number of source files.
  private static let sizeLimit = 8 << 20
  static let countLimit = 100_000
  /// The number of sources, and of files and folders around them, up to which they are read without being named.
  private static let unaskedLimit = 30_000
  private static let entryLimit = 300_000

  /// Sources of libraries count, whose classes may be superclasses, and so do files that git ignores.
  private static let choice = FolderChoice(
    leftOut: [".build", "DerivedData", "build", "node_modules", "xcuserdata"], followsGitIgnore: false)

  /// A source file, with its name in the index.
  private struct File: Sendable {
    var path: FilePath
    var name: String
  }

  /// Reads the sources of folders, and the connections of all documents.
  /// - Parameter inputs: The documents and folders of the command line. For sources in these folders all documents are
  ///   known, so that an outlet without a connection can be reported.
  init(
    folders: [String], _ documents: [PlannedDocument], inputs: [String] = [], countLimit: Int = countLimit
  ) throws {
    var files: [File] = []
    for name in folders {
      let folder = FilePath(argument: name)
      guard FileStatus(of: folder)?.kind == .folder else {
        throw DocumentError.unreadable(
          "--sources \(folder.name)", reason: "is not a folder; give the folder of the application's sources")
      }
      files += list(folder) ?? []
    }
    survey(folders.map(FilePath.init(argument:)), documents, inputs: inputs)
    if files.count > countLimit {
      unread.append(
        .unreadable(
          "--sources",
          reason:
            "\(files.count) source files are more than the limit of \(countLimit); give the folders of the application's own sources"
        ))
      files.removeSubrange(countLimit...)
    }
    guard !files.isEmpty || !unread.isEmpty else {
      let names = folders.map { FilePath(argument: $0).name }.joined(separator: ", ")
      throw DocumentError.unreadable(
        "--sources \(names)",
        reason: "contains no .swift, .h, .m or .mm file; give the folder of the application's sources")
    }
    read(files, documents)
  }

  /// Reads the sources of the projects that inputs belong to, where there are any: nobody asked for them, so nothing is said
  /// where there are none, or too many to be read on the way. A folder that was named and has no project is one; a document
  /// without a project has the sources beside it.
  init?(around input: InputOptions, _ documents: [PlannedDocument]) {
    var folders: [(resolved: FilePath, named: FilePath)] = []
    var arguments = input.documents.map(FilePath.init(argument:))
    if input.filesFrom != nil {
      arguments += documents.compactMap { document in
        guard case .file(let path)? = try? document.source.get() else { return nil }
        return path
      }
    }
    var (roots, seen, whole) = (ProjectRoot(), Set<FilePath>(), Set<FilePath>())
    for argument in arguments {
      let isNamed = FileStatus(of: argument)?.kind == .folder
      let folder = isNamed ? argument : argument.folder
      guard let resolved = folder.resolved, !resolved.way.contains(where: whole.contains) else { continue }
      let project = roots.folder(around: resolved)
      let root = project ?? resolved
      if isNamed || project != nil { whole.insert(root) }
      if seen.insert(root).inserted { folders.append((root, root == resolved ? folder : root)) }
    }
    folders.removeAll { $0.resolved.way.dropFirst().contains(where: whole.contains) }
    var files: [File] = []
    for folder in folders {
      let isWhole = whole.contains(folder.resolved)
      guard let found = list(folder.named, upTo: Self.entryLimit, isWhole: isWhole) else { return nil }
      files += found.filter { !Self.isOfTests($0.name) }
    }
    guard files.count <= Self.unaskedLimit, files.contains(where: { SourceIndex.isCode($0.name) }) else {
      return nil
    }
    survey(folders.map(\.named), documents, inputs: input.documents)
    read(files, documents)
    leavesOutTests = true
    // What cannot be read is nobody's complaint: nothing is said to be missing.
    unread = []
    compares = census.fits(index)
  }

  /// Notes the folders of sources that are checked as well.
  private mutating func survey(_ folders: [FilePath], _ documents: [PlannedDocument], inputs: [String]) {
    let walked = inputs.map(FilePath.init(argument:)).filter { FileStatus(of: $0)?.kind == .folder }
    let known = Set(walked.compactMap(\.resolved))
    let choice = documents.first?.settings.folderChoice ?? FolderChoice()
    let found = folders.filter { $0.resolved?.way.contains(where: known.contains) ?? false }
    surveyed += found.map { ($0, choice) }
  }

  /// The paths of sources that a check of their folders meets, by their names in the index.
  private var surveyedPaths: [String: FilePath] {
    surveyed.reduce(into: [:]) { paths, entry in
      for found in FolderWalk.walk(below: entry.folder, choice: entry.choice, where: SourceIndex.isCode) {
        guard case .success(.file(let path)) = found else { continue }
        paths[Self.way(of: path, below: entry.folder).name] = path
      }
    }
  }

  /// The sources and manifests of a folder and, of a whole one, of those in it; nil where it has more entries than a limit.
  private mutating func list(_ folder: FilePath, upTo limit: Int = .max, isWhole: Bool = true) -> [File]? {
    let walked = FolderWalk.walk(
      below: folder, choice: Self.choice, upTo: limit, entersFolders: isWhole, where: SourceIndex.isSource)
    guard let walked else { return nil }
    var files: [File] = []
    for found in walked {
      switch found {
      case .success(.file(let path)):
        files.append(File(path: path, name: Self.way(of: path, below: folder).name))
      case .success: break
      case .failure(let error): unread.append(error)
      }
    }
    return files
  }

  /// Whether a source lies in a folder of tests, whose classes no application has.
  private static func isOfTests(_ name: String) -> Bool {
    name.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
  }

  private static func way(of path: FilePath, below folder: FilePath) -> FilePath {
    FilePath(bytes: Array(path.bytes.dropFirst(folder.bytes.count).drop { $0 == UInt8(ascii: "/") }))
  }

  // MARK: Reading

  private mutating func read(_ files: [File], _ documents: [PlannedDocument]) {
    sources = files.map(\.path)
    for part in concurrentMap(documents, Self.census) { census.add(part) }
    let marks = census.marks
    let classes = census.wantedClasses
    let wanted = WantedWords(marks.union(classes))
    let outlines = concurrentMap(files) { file -> Result<SourceOutline?, DocumentError> in
      Result { () throws(DocumentError) in
        let bytes = try FileContents.bytes(found: file.path, limit: Self.sizeLimit)
        return SourceIndex.outline(of: Array(bytes), name: file.name, wanted: wanted)
      }
    }
    /// The files that declare a name, and those of which no more than the statements are of use.
    var declaring: [String: [Int]] = [:]
    var mentioned: [Set<String>] = []
    var waiting: Set<Int> = []
    for (place, result) in outlines.enumerated() {
      mentioned.append([])
      switch result {
      case .failure(let error): unread.append(error)
      case .success(nil): waiting.insert(place)
      case .success(let outline?):
        index.add(outline, name: files[place].name)
        for declaration in outline.declared { declaring[declaration.name, default: []].append(place) }
        mentioned[place] = outline.mentioned
        if !outline.mentioned.isDisjoint(with: marks) { waiting.insert(place) }
      }
    }
    // A class that Objective-C knows by another name: `@objc(Name)`.
    let renamed = Set(census.classes.filter { declaring[$0] == nil })
    for place in files.indices where !mentioned[place].isDisjoint(with: renamed) { waiting.insert(place) }
    var names = classes
    var done: Set<Int> = []
    while true {
      waiting.formUnion(names.flatMap { declaring[$0] ?? [] })
      waiting.subtract(done)
      guard !waiting.isEmpty else { break }
      add(waiting.sorted(), of: files, mentioned, .all)
      done.formUnion(waiting)
      waiting = []
      names = index.missingSuperclasses(of: Set(index.readClasses))
    }
    let others = files.indices.filter {
      !done.contains($0) && !mentioned[$0].isDisjoint(with: census.classes)
    }
    add(others, of: files, mentioned, .statements)
    index.isComplete = unread.isEmpty
    index.prepare(for: census)
  }

  private mutating func add(
    _ places: [Int], of files: [File], _ mentioned: [Set<String>], _ extent: ReadSource.Extent
  ) {
    let read = concurrentMap(places) { place -> ReadSource? in
      guard let bytes = try? FileContents.bytes(found: files[place].path, limit: Self.sizeLimit) else {
        return nil
      }
      return ReadSource(
        String(decoding: bytes, as: UTF8.self), name: files[place].name, extent: extent,
        mentioned: mentioned[place])
    }
    for source in read.compactMap({ $0 }) { index.add(source) }
  }

  /// The connections of a document; an error is reported by the check of it.
  private static func census(of planned: PlannedDocument) -> ConnectionCensus {
    var census = ConnectionCensus()
    do {
      if let document = try document(planned.source.get()) { census.add(document) }
    } catch {
      census.isComplete = false
    }
    return census
  }

  // MARK: Answers

  /// The classes with outlets that no document uses, each as a report at its line of the source. They are notes: whoever names
  /// such a class need not make one. A class that no other source names is never made (9 of 10 in 4 applications).
  func unnamedClasses() -> [(report: SceneReport, source: FilePath)] {
    let unnamed = compares ? index.unnamedClasses(census) : []
    let paths = unnamed.isEmpty ? [:] : surveyedPaths
    let wanted = WantedWords(Set(unnamed.map(\.name)))
    let users = concurrentMap(Array(paths)) { file, path in
      let bytes = try? FileContents.bytes(found: path, limit: Self.sizeLimit)
      return (file, SourceOutline(Array(bytes ?? Data()), wanted: wanted).mentioned)
    }
    return unnamed.compactMap { found in
      guard let path = paths[found.place.file] else { return nil }
      let isNamed = users.contains { $0.0 != found.place.file && $0.1.contains(found.name) }
      guard isNamed || Self.makes(found.name, in: path) else { return nil }
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

  /// Whether a source calls an initializer of the class.
  private static func makes(_ name: String, in path: FilePath) -> Bool {
    let bytes = try? FileContents.bytes(found: path, limit: sizeLimit)
    return String(decoding: bytes ?? Data(), as: UTF8.self).contains("\(name)(")
  }

  func problems(of document: InterfaceBuilderDocument) -> [SceneProblem] {
    compares && !(leavesOutTests && Self.isOfTests(document.name))
      ? SourceInspection(document, index, census).found : []
  }

  func code(of document: InterfaceBuilderDocument) -> CodeFacts { CodeFacts(of: document, in: index) }

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
