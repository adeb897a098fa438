// A storyboard or xib as it was read: its elements by id, its canvas and what wrote it.

import Foundation

/// A storyboard or xib that was read: its elements, its canvas, and the localizations and asset catalogs around it.
///
/// Reading checks the form only and takes time in proportion to the bytes; ``scenes(for:)`` makes view hierarchies of it,
/// as often and for as many configurations as wanted. At most ``sizeLimit`` bytes and ``depthLimit`` nested elements are
/// accepted; external entities are never resolved.
/// ```swift
/// let document = try InterfaceBuilderDocument(contentsOf: "Main.storyboard")
/// for scene in document.scenes(for: SceneConfiguration(device: .named("iPhone 15"))) {
///   scene.rootView.layoutIfNeeded()
/// }
/// ```
///
/// A document is a value that may be passed between threads; its scenes belong to the main actor.
public struct InterfaceBuilderDocument: Sendable {
  /// Bytes a document may have.
  public static let sizeLimit = 64 << 20
  /// Elements that may be nested in each other.
  public static let depthLimit = 512

  /// The path or name under which the document was given.
  public let name: String
  package let root: DocumentElement
  package let index: ElementIndex
  /// The roots of its scenes, in document order: found once for all layouts of the document.
  let sceneSources: [SceneSource]
  /// The placeholder of a xib's owner; AppKit's has no more than its id, which UIKit's First Responder has too.
  let nibOwner: DocumentElement?
  let partsOfTablets: Set<String>
  /// The bars of its controllers' scenes, by the controllers' ids.
  let bars: [String: InferredBars]
  let canvas: Canvas
  /// Its texts in other languages, if it has a path.
  let tables: LanguageTables
  /// Images and colours of the application around the document.
  let assets: AssetCatalogues

  init(
    name: String, root: DocumentElement, index: ElementIndex, canvas: Canvas, tables: LanguageTables,
    assets: AssetCatalogues
  ) {
    self.name = name
    self.root = root
    self.index = index
    sceneSources = SceneSource.all(below: root)
    nibOwner = root.first("objects")?.children
      .first { ($0["placeholderIdentifier"] ?? ($0.id == "-2" ? "IBFilesOwner" : "")) == "IBFilesOwner" }
    partsOfTablets = index.partsOfTablets()
    let ties = Set(root.first("inferredMetricsTieBreakers")?.children.compactMap { $0["reference"] } ?? [])
    bars = InferredBars.all(of: sceneSources, index, ties: ties)
    self.canvas = canvas
    self.tables = tables
    self.assets = assets
  }

  /// Reads the file at `path`, and looks beside it for tables of other languages and around it for asset catalogs.
  /// Throws for a file that cannot be read or is too large, and for one that is no document, with line and column.
  public init(contentsOf path: String) throws(InterfaceBuilderError) {
    let bytes: Data
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      if let size = (attributes[.size] as? NSNumber)?.intValue, size > Self.sizeLimit {
        throw InterfaceBuilderError.tooLarge(document: path, bytes: size, limit: Self.sizeLimit)
      }
      guard let found = FoundFile.bytes(of: path, limit: Self.sizeLimit) else {
        throw CocoaError(.fileReadUnknown)
      }
      bytes = found
    } catch let error as InterfaceBuilderError {
      throw error
    } catch {
      let reason =
        FileManager.default.fileExists(atPath: path)
        ? "it is not a file, or permission is denied" : "no such file"
      throw .unreadable(document: path, reason: reason)
    }
    try self.init(
      bytes: bytes, name: path, tables: LanguageTables(LanguageFiles(besides: path)),
      projects: ProjectCatalogues())
  }

  /// Reads `bytes`; `name` stands for the document in messages. With the `path` that they were read from, the document's
  /// texts in other languages are found beside it.
  public init(bytes: Data, name: String, path: String? = nil) throws(InterfaceBuilderError) {
    try self.init(bytes: bytes, name: name, path: path, projects: ProjectCatalogues())
  }

  /// Reads `bytes` as one of several documents, whose projects' asset catalogs are looked through once.
  package init(
    bytes: Data, name: String, path: String? = nil, projects: ProjectCatalogues
  ) throws(InterfaceBuilderError) {
    let files = path.map(LanguageFiles.init(besides:)) ?? LanguageFiles()
    try self.init(bytes: bytes, name: name, tables: LanguageTables(files), projects: projects)
  }

  private init(
    bytes: Data, name: String, tables: LanguageTables, projects: ProjectCatalogues
  ) throws(InterfaceBuilderError) {
    guard !bytes.isEmpty else { throw .empty(document: name) }
    guard bytes.count <= Self.sizeLimit else {
      throw .tooLarge(document: name, bytes: bytes.count, limit: Self.sizeLimit)
    }
    guard !Self.compiledMarks.contains(where: { bytes.starts(with: $0.utf8) }) else {
      throw .compiled(document: name)
    }
    let tree = try ElementReader.read(bytes, document: name)
    guard let root = tree.root else { throw .empty(document: name) }
    if root.name == "archive" {
      throw .oldFormat(document: name, line: root.line, version: root["version"] ?? "unknown")
    }
    guard root.name == "document" else {
      throw .notInterfaceBuilder(document: name, line: root.line, root: root.name)
    }
    guard root["type"]?.hasPrefix("com.apple.InterfaceBuilder") ?? false else {
      throw .notInterfaceBuilder(document: name, line: root.line, root: "document")
    }
    guard root["version"] == "3.0" else {
      throw .oldFormat(document: name, line: root.line, version: root["version"] ?? "unknown")
    }
    self.init(
      name: name, root: root, index: ElementIndex(of: root), canvas: Canvas(of: root), tables: tables,
      assets: AssetCatalogues(around: name, in: projects))
  }

  /// The bytes that it was read from.
  package var bytes: Data { Data(root.tree.scanned.bytes.dropLast()) }

  private static let compiledMarks = ["bplist00", "NIBArchive"]

  /// Whether constraints are used at all; without them only autoresizing masks place the views (spec 09 §1).
  package var usesAutoLayout: Bool { root.flag("useAutolayout") ?? false }
  package var usesTraitVariations: Bool { root.flag("useTraitCollections") ?? false }

  /// Whether a tree of its views takes so much memory that there should be one at a time.
  package var isLarge: Bool { root.tree.scanned.elements.count > 100_000 }
}
