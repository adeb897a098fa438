// The tables of one document, read on the first request for a language and cached: each file is read once.

import Foundation

/// The texts of a document in other languages.
///
/// Shared by the copies of a document; what was read is guarded by a lock.
final class LanguageTables: @unchecked Sendable {
  /// Bytes a table may have.
  static let sizeLimit = 16 << 20

  let files: LanguageFiles
  private let lock = NSLock()
  private var catalogs: [(path: String, catalog: StringCatalog)]?
  private var tables: [String: StringsFile] = [:]
  private var documents: [String: LocalizedDocument] = [:]
  private var knownLanguages: [String]?

  init(_ files: LanguageFiles = LanguageFiles()) { self.files = files }

  /// The texts of one language, and the problems of its tables.
  struct Texts {
    var byKey: [String: String] = [:]
    var problems: [TableProblem] = []
    /// Whether there is a table for the language at all.
    var hasTable = false
  }

  /// The languages that tables or documents of their own have, by name, without the document's own.
  var languages: [String] {
    lock.withLock {
      if let knownLanguages { return knownLanguages }
      var names = Set(files.tables.keys).union(files.documents.keys)
      for (_, catalog) in readCatalogs() { names.formUnion(catalog.texts.keys) }
      if let own = files.ownLanguage { names.remove(own) }
      let sorted = names.sorted()
      knownLanguages = sorted
      return sorted
    }
  }

  /// Whether a catalogue has texts for kinds of devices.
  var variesByDevice: Bool { lock.withLock { readCatalogs().contains { !$0.catalog.deviceTexts.isEmpty } } }

  func texts(in language: String, on device: String?) -> Texts {
    lock.withLock {
      let wanted = Language(language)
      var texts = Texts()
      for (path, catalog) in readCatalogs() {
        if let mistake = catalog.mistake { texts.problems.append(TableProblem(path: path, mistake: mistake)) }
        guard let name = wanted.bestMatch(of: catalog.texts.keys) else { continue }
        texts.hasTable = true
        let own = device.flatMap { catalog.deviceTexts[$0]?[name] } ?? [:]
        texts.byKey.merge(own.merging(catalog.texts[name] ?? [:]) { own, _ in own }) { first, _ in first }
      }
      if let name = wanted.bestMatch(of: files.tables.keys), let path = files.tables[name] {
        let table = readTable(path)
        if let mistake = table.mistake { texts.problems.append(TableProblem(path: path, mistake: mistake)) }
        texts.hasTable = true
        // A table of one language is what translators work on where both are there.
        texts.byKey.merge(table.texts) { _, second in second }
      }
      return texts
    }
  }

  /// Elements that the documents that are kept have together.
  private static let keptElements = 1 << 20

  /// The document in a language, for a kind of device. It is laid out for one product after the other, so it is kept; of
  /// large documents only the latest.
  func document(named name: String, making make: () -> LocalizedDocument) -> LocalizedDocument {
    if let known = lock.withLock({ documents[name] }) { return known }
    let made = make()
    lock.withLock {
      let elements = made.document.root.tree.scanned.elements.count
      if elements * (documents.count + 1) > Self.keptElements { documents = [:] }
      documents[name] = made
    }
    return made
  }

  private func readCatalogs() -> [(path: String, catalog: StringCatalog)] {
    if let catalogs { return catalogs }
    let read = files.catalogs.map { path in
      do throws(TableMistake) {
        return (path, StringCatalog(try Self.bytes(of: path)))
      } catch {
        return (path, StringCatalog(mistake: error))
      }
    }
    catalogs = read
    return read
  }

  private func readTable(_ path: String) -> StringsFile {
    if let table = tables[path] { return table }
    let table: StringsFile
    do throws(TableMistake) {
      table = StringsFile(try Self.bytes(of: path))
    } catch {
      table = StringsFile(mistake: error)
    }
    tables[path] = table
    return table
  }

  private static func bytes(of path: String) throws(TableMistake) -> Data {
    guard let bytes = FoundFile.bytes(of: path, limit: sizeLimit) else {
      throw TableMistake(
        line: nil,
        reason: "the file cannot be read, or has more than \(sizeLimit) bytes; check its permissions")
    }
    return bytes
  }
}

/// A damaged table, and the position of the damage.
struct TableProblem: Equatable, Sendable {
  var path: String
  var mistake: TableMistake
}

/// A document with the texts of a language in place of its own.
struct LocalizedDocument: Sendable {
  var document: InterfaceBuilderDocument
  var problems: [TableProblem] = []
  /// The document that stands in for it cannot be read.
  var failure: InterfaceBuilderError?
  /// The language has no table, though others have.
  var isMissing = false
}
