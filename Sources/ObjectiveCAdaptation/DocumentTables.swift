// The members of a module that documents may name: the table that the Objective-C runtime has on Apple's systems,
// written from the sources. Each class lists its members in an extension behind it, in its own file, where its
// private members are in reach; a file of the module's lists the classes.

import SourceDeclarations

extension SourceModule {
  /// The name of the class that lists a module's classes; documents' readers find it by the name of its module.
  static let tableName = "InterfaceBuilderClasses"

  /// A class or an extension with its members for documents.
  struct DocumentType {
    var declaration: TypeDeclaration
    /// A name that is unique in the module.
    var identifier: String
    /// Whether `awakeFromNib()` is a method that it does not inherit from UIKit.
    var isAwakened: Bool
    /// Whether it is generic: its members for documents are listed with the classes that inherit from it.
    var isGeneric: Bool
    /// The identifiers of its generic superclasses, whose members are its own.
    var inherited: [String] = []
  }

  /// The modules that bring UIKit along, as Apple's do.
  private static let modulesWithUIKit: Set<String> = [
    "UIKit", "AVKit", "CoreImage", "MapKit", "MessageUI", "Photos", "PhotosUI", "SafariServices", "StoreKit",
    "WebKit",
  ]

  /// The members of each file that documents may name.
  /// - Parameter imports: modules that a header of the module imports for all its files.
  static func documentTypes(of files: [SourceFile], imports: [String] = []) -> [[DocumentType]] {
    let classes = ClassHierarchy(files)
    let sources = files.map { SourceDeclarations(of: $0.edited) }
    let isEverywhere = !modulesWithUIKit.isDisjoint(with: imports)
    let hasUIKit = isEverywhere || sources.contains { !modulesWithUIKit.isDisjoint(with: $0.imports) }
    guard hasUIKit else { return files.map { _ in [] } }
    var number = 0
    var all = sources.map { source -> [DocumentType] in
      let sees = isEverywhere || !modulesWithUIKit.isDisjoint(with: source.imports)
      return source.types.compactMap { declaration in
        // A class that only the type around it sees can be named nowhere else, and neither can one within a generic type.
        let isGeneric = classes.generic.contains(declaration.name)
        guard isGeneric || !declaration.isGeneric, !declaration.isPrivateWithin else { return nil }
        let isNamed = declaration.kind == .class && (declaration.runtimeName != nil || declaration.isPrivate)
        let isPlain = declaration.kind == .class && classes.isPlainObject(declaration.name)
        let isAwakened = isPlain && declaration.members.contains { isAwakening($0) }
        let isInheriting =
          declaration.kind == .class && !isGeneric
          && classes.ancestors(of: declaration.name).first.map(classes.generic.contains) ?? false
        // Without UIKit's import, what is marked for documents is for UIKit all the same.
        let members = declaration.members.filter { $0.kind != .method && (sees || $0.kind != .property) }
        guard !members.isEmpty || isNamed && sees || isAwakened || isInheriting else { return nil }
        number += 1
        let name = declaration.name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
        return DocumentType(
          declaration: declaration, identifier: "\(number)_\(name)", isAwakened: isAwakened,
          isGeneric: isGeneric)
      }
    }
    let generic = Dictionary(grouping: all.joined().filter(\.isGeneric), by: \.declaration.name)
    for file in all.indices {
      for index in all[file].indices where all[file][index].declaration.kind == .class {
        guard !all[file][index].isGeneric else { continue }
        // Up to the next class without parameters, which lists what is above it.
        let above = classes.ancestors(of: all[file][index].declaration.name).prefix {
          classes.generic.contains($0)
        }
        all[file][index].inherited = above.flatMap { generic[$0] ?? [] }.map(\.identifier)
      }
      all[file].removeAll { type in
        !type.isGeneric && type.inherited.isEmpty && !type.isAwakened && type.declaration.runtimeName == nil
          && !type.declaration.isPrivate && !type.declaration.members.contains { $0.kind != .method }
      }
    }
    return all
  }

  /// Whether a member is `awakeFromNib()`.
  private static func isAwakening(_ member: MemberDeclaration) -> Bool {
    member.kind == .method && member.name == "awakeFromNib" && member.parameters.isEmpty
  }

  /// Puts the extensions behind their types.
  /// - Parameters:
  ///   - system: the system that conditions are to find; nil leaves them alone.
  ///   - imports: modules that a header of the module imports for all its files.
  static func addDocumentMembers(
    to files: inout [SourceFile], system: SourceSystem? = nil, imports: [String] = []
  ) {
    for (index, types) in documentTypes(of: files, imports: imports).enumerated() where !types.isEmpty {
      let file = files[index]
      let importing = SourceDeclarations(of: file.edited).imports.contains("UIKit") ? "" : "import UIKit\n"
      for (end, group) in Dictionary(grouping: types, by: \.declaration.end) {
        var text = SourceFile(path: "", text: group.map { source(of: $0) }.joined())
        text.system = system
        text.preferUIKit()
        if let system { text.replaceSystemConditions(system) }
        files[index].replace(
          end..<end,
          with: "\n#if canImport(UIKit)\n\(importing)\(text.edited)#endif\n"
            + located("", file.path, file.line(of: end)))
      }
    }
  }

  private static func source(of type: DocumentType) -> String {
    let declaration = type.declaration
    let members = declaration.members.compactMap { member in
      (type.isAwakened && isAwakening(member)
        ? ".awakening { (owner: \(declaration.name)) in owner.awakeFromNib() }"
        : self.source(of: member, owner: declaration.name)).map {
          conditional("    members.append(\($0))\n", member.conditions)
        }
    }.joined()
    let runtimeName = declaration.runtimeName.map { "\"\($0)\"" } ?? "nil"
    let access = type.isGeneric ? "" : "fileprivate "
    let list = """
      extension \(declaration.name) {
        @preconcurrency @MainActor \(access)static func documentMembers\(type.identifier)() -> [DocumentMember] {
          \(members.isEmpty ? "let" : "var") members: [DocumentMember] = []
      \(members)    return members
        }
      }

      """
    guard !type.isGeneric else { return list }
    let calls = ([type.identifier] + type.inherited).map { "\(declaration.name).documentMembers\($0)()" }
    return list + """
      @preconcurrency @MainActor func documentClass\(type.identifier)() -> DocumentClass {
        DocumentClass("\(declaration.name)", runtimeName: \(runtimeName), type: \(declaration.name).self, members: \(
          calls.joined(separator: " + ")))
      }

      """
  }

  /// The entry of a member; nil for one that no entry can hold.
  private static func source(of member: MemberDeclaration, owner: String) -> String? {
    let name = member.documentName
    let receiver = "(owner: \(owner))"
    switch member.kind {
    case .outlet, .attribute, .property: return ".property(\"\(name)\", \\\(owner).\(member.name))"
    case .action:
      guard member.parameters.count <= 2, member.parameters.allSatisfy({ isPlain($0.type) }) else {
        return nil
      }
      let names = ["first", "second"].prefix(member.parameters.count)
      let parameters = zip(names, member.parameters).map { "\($0): \(optional($1.type))" }
      let head = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", "))) in "
      let arguments = zip(names, member.parameters).map { label($1) + $0 }.joined(separator: ", ")
      let labels = member.parameters.map { $0.label + ":" }.joined()
      return ".action(\"\(name)\", Selector(\"\(member.name)\(labels.isEmpty ? "" : "(\(labels))")\") { "
        + "\(receiver) in { \(head)owner.\(member.name)(\(arguments)) } })"
    case .method: return nil
    case .creator:
      let given = ["coder", "sender", "segue"]
      guard (1...3).contains(member.parameters.count) else { return nil }
      let arguments = zip(given, member.parameters).map { value, parameter -> String in
        let type = parameter.type.hasSuffix("?") ? String(parameter.type.dropLast()) : parameter.type
        let isAsGiven = ["NSCoder", "Any", "String"].contains(type)
        return label(parameter) + (isAsGiven ? value : "\(value) as? \(type)")
      }
      return
        ".creator(\"\(name)\") { (owner: \(owner), coder, sender, segue) in owner.\(member.name)(\(arguments.joined(separator: ", "))) }"
    }
  }

  private static func label(_ parameter: MemberDeclaration.Parameter) -> String {
    parameter.label == "_" ? "" : parameter.label + ": "
  }

  /// Whether a parameter can be one of a closure as it is written.
  private static func isPlain(_ type: String) -> Bool {
    !type.isEmpty && !type.contains("inout") && !type.contains("@") && !type.contains("...")
      && !type.hasPrefix("some ")
  }

  private static func optional(_ type: String) -> String {
    type.hasSuffix("!") ? String(type.dropLast()) + "?" : type
  }

  /// A line that is compiled under some conditions only.
  private static func conditional(_ text: String, _ conditions: [String]) -> String {
    guard !conditions.isEmpty else { return text }
    return "#if \(conditions.map { "(\($0))" }.joined(separator: " && "))\n\(text)#endif\n"
  }

  /// The file that lists the module's classes, with replacements of Foundation's answers.
  /// - Parameters:
  ///   - system: the system that conditions are to find; nil leaves them alone.
  ///   - imports: modules that a header of the module imports for all its files.
  func documentTable(system: SourceSystem? = nil, imports: [String] = []) -> String {
    let all = system == .macOS ? [] : Self.documentTypes(of: files, imports: imports).flatMap { $0 }
    let types = all.filter { !$0.isGeneric }
    guard !types.isEmpty else {
      return "// No class of the module has anything for documents.\n" + geometryAnswers + overrideTable
    }
    let entries = types.map { type in
      Self.conditional("    classes.append(documentClass\(type.identifier)())\n", type.declaration.conditions)
    }.joined()
    var file = SourceFile(
      path: "",
      text: """
        #if canImport(UIKit)
        import UIKit

        /// What documents name of this module.
        public final class \(Self.tableName): UIKit.\(Self.tableName) {
          public override class var classes: [DocumentClass] {
            var classes: [DocumentClass] = []
        \(entries)    return classes
          }
        }
        #endif

        """)
    file.preferUIKit()
    if let system { file.replaceSystemConditions(system) }
    return file.edited + geometryAnswers + overrideTable
  }
}
