// One file of a project, read: its declarations and statements, or the modules that a manifest names.

import Foundation
import SourceDeclarations

/// What a source file says, ready to be added to an index. Files are read on all cores and added in their order.
package struct ReadSource: Sendable {
  /// The path below the folder of the sources.
  package var name: String
  /// The words of the documents that the file has.
  package var mentioned: Set<String> = []
  var swift: SourceDeclarations?
  var assigned: Set<String> = []
  /// How often methods of the file have the names of its outlets.
  var occurrences: [String: Int] = [:]
  var objectiveC: [ObjectiveCDeclaration] = []
  var statements: CodeStatements?
  var imports: Set<String> = []
  var modules: Set<String> = []
  var isPackage = false
  var isProject = false
  /// Whether a manifest names libraries of others.
  var namesLibraries = false

  /// How much of a file is wanted.
  package enum Extent: Sendable { case statements, all }

  /// Reads a file. Linear in its length.
  package init(_ text: String, name: String, extent: Extent = .all, mentioned: Set<String> = []) {
    self.name = name
    self.mentioned = mentioned
    guard SourceIndex.isCode(name) else {
      readManifest(text)
      return
    }
    let isObjectiveC = (name as NSString).pathExtension != "swift"
    if extent != .statements {
      if isObjectiveC {
        objectiveC = ObjectiveCDeclarations.read(text)
      } else {
        let source = SourceDeclarations(of: text)
        (swift, imports, assigned) = (source, source.imports, source.assignedNames)
      }
    }
    let outlets = swift?.types.flatMap(\.members).filter { $0.kind == .outlet }.map(\.name) ?? []
    let statements = CodeStatements(of: text, isObjectiveC: isObjectiveC, counting: Set(outlets))
    occurrences = statements.occurrences
    self.statements = statements
  }

  // MARK: Manifests

  private mutating func readManifest(_ text: String) {
    switch (name as NSString).lastPathComponent {
    case "Package.swift":
      isPackage = true
      // What comes of other packages has its classes there.
      let parts = text.components(separatedBy: ".product(")
      for part in parts.dropFirst() { imports.formUnion(Self.names(in: part, behind: "name:").prefix(1)) }
      namesLibraries = parts.count > 1
      let own = parts.prefix(1) + parts.dropFirst().map { String($0.drop { $0 != ")" }) }
      modules.formUnion(own.flatMap { Self.names(in: $0, behind: "name:") })
    case let file where file.hasSuffix(".pbxproj"):
      isProject = true
      // Libraries of packages are objects of their own.
      let parts = text.components(separatedBy: "isa = XCSwiftPackageProductDependency")
      for part in parts.dropFirst() {
        imports.formUnion(Self.names(in: part, behind: "productName =").prefix(1))
      }
      namesLibraries = parts.count > 1
      let own = parts.prefix(1) + parts.dropFirst().map { String($0.drop { $0 != "}" }) }
      for key in ["PRODUCT_MODULE_NAME =", "PRODUCT_NAME =", "productName =", "name ="] {
        for part in own { modules.formUnion(Self.names(in: part, behind: key)) }
      }
    default:
      namesLibraries = true
      // What CocoaPods and Carthage fetch: `pod 'Charts'`, `- Charts (4.1.0)`, `github "owner/Charts"`.
      for key in ["pod '", "pod \"", "  - ", "  - \""] { addNames(of: text, behind: key) }
      for line in text.split(separator: "\n") where line.hasPrefix("github ") {
        let parts = line.split(separator: "\"")
        guard parts.count > 1, let name = parts[1].split(separator: "/").last else { continue }
        imports.insert(Self.moduleName(name))
      }
    }
  }

  /// Names of modules behind a word, up to what no name has.
  private mutating func addNames(of text: String, behind key: String) {
    for part in text.components(separatedBy: key).dropFirst() {
      let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
      if !name.isEmpty { imports.insert(Self.moduleName(name)) }
    }
  }

  /// Names of modules behind a word, to the end of the string or of the line.
  private static func names(in text: String, behind key: String) -> [String] {
    text.components(separatedBy: key).dropFirst().compactMap { part in
      let name = part.drop { $0 == " " || $0 == "\"" }.prefix { !"\";,)\n".contains($0) }
      return name.isEmpty || name.contains("$") ? nil : moduleName(name)
    }
  }

  /// As modules are called: `My App` is the module `My_App`.
  private static func moduleName(_ name: some StringProtocol) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
