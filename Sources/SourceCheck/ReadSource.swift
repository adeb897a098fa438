// One file of a project, read: its declarations and statements, or the modules that a manifest names.

import Foundation
import SourceDeclarations

/// The contents of a source file, ready to be added to an index. Files are read on all cores and added in their order.
package struct ReadSource: Sendable {
  /// The path below the folder of the sources.
  package var name: String
  /// The words of the documents that the file has.
  package var mentioned: Set<String> = []
  var swift: SourceDeclarations?
  var assigned: Set<String> = []
  /// The number of occurrences of outlets' names in the file's methods.
  var occurrences: [String: Int] = [:]
  var objectiveC: [ObjectiveCDeclaration] = []
  var statements: CodeStatements?
  var imports: Set<String> = []
  var modules: Set<String> = []
  var isPackage = false
  /// Whether the file gives objects another class. That of a bundle, as for another language, has no outlets.
  var exchangesClasses = false
  /// Of a project, whether it says nowhere that its Swift is newer than Swift 2.
  var isOfOldSwift: Bool?
  /// Whether a manifest names libraries of others.
  var namesLibraries = false

  /// The extent to which a file is read.
  package enum Extent: Sendable { case statements, all }

  /// Reads a file. Linear in its length.
  package init(_ text: String, name: String, extent: Extent = .all, mentioned: Set<String> = []) {
    self.name = name
    self.mentioned = mentioned
    guard SourceIndex.isCode(name) else {
      readManifest(text)
      return
    }
    let isObjectiveC = !name.hasSuffix(".swift")
    let source = SourceWords(text, isObjectiveC: isObjectiveC)
    exchangesClasses =
      mentioned.contains("object_setClass")
      && source.firstWords(inCallsOf: "object_setClass").contains { !$0.hasSuffix("Bundle") }
    if extent != .statements {
      if isObjectiveC {
        objectiveC = ObjectiveCDeclarations.read(source)
      } else {
        let declarations = SourceDeclarations(source)
        (swift, imports, assigned) = (declarations, declarations.imports, declarations.assignedNames)
      }
    }
    let outlets = swift?.types.flatMap(\.members).filter { $0.kind == .outlet }.map(\.name) ?? []
    let statements = CodeStatements(of: source, isObjectiveC: isObjectiveC, counting: Set(outlets))
    occurrences = statements.occurrences
    self.statements = statements
  }

  // MARK: Manifests

  private mutating func readManifest(_ text: String) {
    // Project files have megabytes: they are searched as bytes.
    let bytes = ManifestText(Array(text.utf8)[...])
    switch (name as NSString).lastPathComponent {
    case "Package.swift":
      isPackage = true
      // What comes of other packages has its classes there.
      let parts = bytes.parts(separatedBy: ".product(")
      for part in parts.dropFirst() { imports.formUnion(part.names(behind: "name:").prefix(1)) }
      namesLibraries = parts.count > 1
      for part in parts.prefix(1) + parts.dropFirst().map({ $0.from(")") }) {
        modules.formUnion(part.names(behind: "name:"))
      }
    case let file where file.hasSuffix(".pbxproj"):
      isOfOldSwift = bytes.names(behind: "SWIFT_VERSION =").allSatisfy { $0 < "3" }
      // Libraries of packages are objects of their own.
      let parts = bytes.parts(separatedBy: "isa = XCSwiftPackageProductDependency")
      for part in parts.dropFirst() { imports.formUnion(part.names(behind: "productName =").prefix(1)) }
      namesLibraries = parts.count > 1
      let own = parts.prefix(1) + parts.dropFirst().map { $0.from("}") }
      for part in own {
        modules.formUnion(
          part.names(behind: "PRODUCT_MODULE_NAME =", "PRODUCT_NAME =", "productName =", "name ="))
      }
    default:
      namesLibraries = true
      // What CocoaPods and Carthage fetch: `pod 'Charts'`, `- Charts (4.1.0)`, `github "owner/Charts"`.
      for key in ["pod '", "pod \"", "  - ", "  - \""] {
        for part in bytes.parts(separatedBy: key).dropFirst() {
          let name = part.text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
          if !name.isEmpty { imports.insert(ManifestText.moduleName(name)) }
        }
      }
      for line in text.split(separator: "\n") where line.hasPrefix("github ") {
        let parts = line.split(separator: "\"")
        guard parts.count > 1, let name = parts[1].split(separator: "/").last else { continue }
        imports.insert(ManifestText.moduleName(name))
      }
    }
  }
}

private struct ManifestText {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// The text of the first line.
  var text: Substring { Substring(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self) }

  /// The texts between the occurrences of a word. Linear in the length.
  func parts(separatedBy word: String) -> [ManifestText] { parts(separatedBy: [word]) }

  /// The same for words that end in one sign: that is looked for.
  private func parts(separatedBy words: [String]) -> [ManifestText] {
    let words = words.map { Array($0.utf8) }
    let last = words[0].last
    var parts: [ManifestText] = []
    var start = bytes.startIndex
    for place in bytes.indices where bytes[place] == last {
      let found = words.first { word in
        place + 1 - start >= word.count && bytes[(place + 1 - word.count)...place].elementsEqual(word)
      }
      guard let found else { continue }
      parts.append(ManifestText(bytes[start..<place + 1 - found.count]))
      start = place + 1
    }
    return parts + [ManifestText(bytes[start...])]
  }

  /// The rest from a character on.
  func from(_ character: Unicode.Scalar) -> ManifestText {
    ManifestText(bytes.drop { $0 != UInt8(ascii: character) })
  }

  /// Names of modules behind a word, to the end of the string or of the line.
  func names(behind keys: String...) -> [String] {
    parts(separatedBy: keys).dropFirst().compactMap { part in
      let written = part.bytes.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\"") }
        .prefix { !"\";,)\n".utf8.contains($0) }
      // `App$(:c99extidentifier)`: operators on a setting without a name stand for nothing.
      let name = String(decoding: written, as: UTF8.self).components(separatedBy: "$(:")[0]
      return name.isEmpty || name.contains("$") ? nil : Self.moduleName(name)
    }
  }

  /// The module name: `My App` is the module `My_App`.
  static func moduleName(_ name: some StringProtocol) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
