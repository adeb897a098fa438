// The search for an application's documents: in a bundle, in the folder of a language or beside it.

import Foundation
import InterfaceBuilder
import Plumbline

extension DocumentLanguage {
  /// The languages of the user, the preferred one first: of `AppleLanguages`, as an application's launch argument
  /// `-AppleLanguages (de)` sets it, else of the locale.
  static var preferred: [String] {
    if let current { return [current] }
    return UserDefaults.standard.stringArray(forKey: "AppleLanguages") ?? Locale.preferredLanguages
  }
}

/// A document of an application, as it was read.
@MainActor
final class NibFile {
  let document: InterfaceBuilderDocument
  /// The bundle of the documents that this one refers to; nil for one that was given as data.
  let bundle: Bundle?
  /// The modules whose classes it may name.
  let classes: ClassTable
  /// The warnings about the document: classes and attributes that are not known.
  var warnings: [String] = []

  init(_ document: InterfaceBuilderDocument, bundle: Bundle?) {
    let shown = document.shown(in: Self.language(of: document, bundle: bundle))
    self.document = shown
    self.bundle = bundle
    var modules: [String] = []
    for element in shown.root.descendants() {
      if let module = element["customModule"], !modules.contains(module) { modules.append(module) }
    }
    if let target = bundle.flatMap(Self.target), !modules.contains(target) { modules.append(target) }
    classes = ClassTable(modules: modules)
  }

  /// The first of the user's languages that the document has; nil for its own, the language of development.
  private static func language(of document: InterfaceBuilderDocument, bundle: Bundle?) -> String? {
    let own = code(of: bundle.map(developmentLanguage) ?? "en")
    for wanted in DocumentLanguage.preferred {
      if Pseudolanguage(rawValue: wanted) != nil { return wanted }
      if document.languages.contains(where: { code(of: $0) == code(of: wanted) }) { return wanted }
      if code(of: wanted) == own { return nil }
    }
    return nil
  }

  /// The language of a bundle's own texts. (`developmentLocalization` stops in Foundation for bundles without a property
  /// list, as those of packages are.)
  private static func developmentLanguage(of bundle: Bundle) -> String {
    bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String ?? "en"
  }

  /// The code of a language: `de` of `de-AT`.
  private static func code(of language: String) -> String {
    language.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? language
  }

  /// Adds a warning once.
  func warn(_ text: String) {
    guard !warnings.contains(text) else { return }
    warnings.append(text)
    ConsoleMessage.writeToStandardError(ConsoleMessage(text, category: .interfaceBuilder))
  }

  /// The file and line of an element, as in `Main.storyboard:12`.
  func place(_ element: DocumentElement) -> String {
    "\((document.name as NSString).lastPathComponent):\(element.line)"
  }

  // MARK: Finding

  /// A document of a name. Without a bundle, and in the main one, it is looked for there and then in those beside it, in
  /// which the Swift package manager puts the resources of a target: the application's bundle holds them all on Apple's
  /// systems.
  static func find(_ name: String, type: String, bundle: Bundle?) throws(DocumentLoadingError) -> NibFile? {
    let named = bundle.flatMap { isMain($0) ? nil : $0 }
    let bundles = named.map { [$0] } ?? [Bundle.main] + packageBundles
    var found: [(path: String, bundle: Bundle)] = []
    for candidate in bundles {
      guard let path = path(name, type, in: candidate) else { continue }
      found.append((path, candidate))
      if candidate === Bundle.main { break }
    }
    guard let first = found.first else { return nil }
    guard found.count == 1 else { throw .severalDocuments(name: "\(name).\(type)", paths: found.map(\.path)) }
    do throws(InterfaceBuilderError) {
      return NibFile(try InterfaceBuilderDocument(contentsOf: first.path), bundle: first.bundle)
    } catch { throw .unreadable(error) }
  }

  /// Whether a bundle is the application's. `Bundle(for:)` makes another object for it outside of Apple's systems.
  private static func isMain(_ bundle: Bundle) -> Bool {
    bundle === Bundle.main
      || bundle.bundleURL.standardizedFileURL.path == Bundle.main.bundleURL.standardizedFileURL.path
  }

  /// Bundles of package targets lie beside the program.
  private static var packageBundles: [Bundle] {
    let folder = Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".resources") }.compactMap {
      Bundle(url: folder.appendingPathComponent($0))
    }
  }

  /// The target of a package's bundle: `Package_Target.resources`.
  private static func target(of bundle: Bundle) -> String? {
    let name = bundle.bundleURL.lastPathComponent
    guard name.hasSuffix(".resources"), let line = name.lastIndex(of: "_") else { return nil }
    return String(name[name.index(after: line)...].dropLast(".resources".count))
  }

  /// The path of a document beside the other resources, or in the folder of a language: `Base.lproj`, else the one whose
  /// documents are in the language of development. The other languages' documents and tables are found from there.
  private static func path(_ name: String, _ type: String, in bundle: Bundle) -> String? {
    let files = FileManager.default
    let folder = bundle.resourceURL ?? bundle.bundleURL
    let own = folder.appendingPathComponent("\(name).\(type)").path
    if files.fileExists(atPath: own) { return own }
    let folders = ((try? files.contentsOfDirectory(atPath: folder.path)) ?? []).filter {
      $0.hasSuffix(".lproj")
    }
    let development = developmentLanguage(of: bundle)
    func rank(_ folder: String) -> Int {
      let language = folder.dropLast(".lproj".count).lowercased()
      return language == "base" ? 0 : language == development.lowercased() ? 1 : 2
    }
    for language in folders.sorted(by: { (rank($0), $0) < (rank($1), $1) }) {
      let path = folder.appendingPathComponent(language).appendingPathComponent("\(name).\(type)").path
      if files.fileExists(atPath: path) { return path }
    }
    return nil
  }
}

extension ConsoleMessage.Category {
  /// Classes and attributes of documents that are not known.
  static let interfaceBuilder = ConsoleMessage.Category(rawValue: "Interface Builder")
}
