// The files with a document's texts in other languages: beside its folder, as Xcode puts them.

import Foundation

/// The files that translate one document.
/// ```
/// Base.lproj/Main.storyboard      the document; en.lproj or another language's in older projects
/// de.lproj/Main.strings           its texts in German
/// ar.lproj/Main.storyboard        stands in for it in Arabic
/// mul.lproj/Main.xcstrings        its texts in several languages; also beside the document or its folder
/// ```
struct LanguageFiles: Sendable {
  /// The language of the document's own folder; nil in `Base.lproj` and outside of such folders.
  private(set) var ownLanguage: String?
  /// Tables of one language, by its name.
  private(set) var tables: [String: String] = [:]
  /// Documents that stand in for this one, by language.
  private(set) var documents: [String: String] = [:]
  /// Catalogues of several languages.
  private(set) var catalogs: [String] = []
  /// Whether a document in `Base.lproj` counts for every language but this one's own.
  private(set) var hasBase = false

  /// No files: of a document that has no path.
  init() {}

  /// Looks beside a document. Linear in the number of languages.
  init(besides path: String) {
    let files = FileManager.default
    let name = Self.baseName(of: path)
    let folder = (path as NSString).deletingLastPathComponent
    let folderName =
      folder.isEmpty || folder == "."
      ? (files.currentDirectoryPath as NSString).lastPathComponent : (folder as NSString).lastPathComponent
    addCatalog(Self.join(folder, name + ".xcstrings"))
    guard let own = Self.language(ofFolder: folderName) else {
      addCatalog(Self.join(folder, "mul.lproj/\(name).xcstrings"))
      return
    }
    if own != "Base" { ownLanguage = own }
    let around = folder.isEmpty || folder == "." ? ".." : (folder as NSString).deletingLastPathComponent
    addCatalog(Self.join(around, name + ".xcstrings"))
    let siblings = (try? files.contentsOfDirectory(atPath: around.isEmpty ? "." : around)) ?? []
    for sibling in siblings.sorted() where sibling != folderName {
      guard let language = Self.language(ofFolder: sibling) else { continue }
      let inside = Self.join(around, sibling)
      if language == "mul" {
        addCatalog(Self.join(inside, name + ".xcstrings"))
      } else if let document = Self.document(name, in: inside) {
        if language == "Base" { hasBase = true } else { documents[language] = document }
      } else if language != "Base" {
        let table = Self.join(inside, name + ".strings")
        if files.fileExists(atPath: table) { tables[language] = table }
      }
    }
  }

  var isEmpty: Bool { tables.isEmpty && catalogs.isEmpty && documents.isEmpty }

  private mutating func addCatalog(_ path: String) {
    if FileManager.default.fileExists(atPath: path) { catalogs.append(path) }
  }

  private static func document(_ name: String, in folder: String) -> String? {
    ["storyboard", "xib"].map { join(folder, "\(name).\($0)") }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  private static func language(ofFolder name: String) -> String? {
    name.hasSuffix(".lproj") ? String(name.dropLast(6)) : nil
  }

  private static func baseName(of path: String) -> String {
    ((path as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  private static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
