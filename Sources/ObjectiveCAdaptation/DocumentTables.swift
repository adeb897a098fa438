// What documents name of a module: the table that the Objective-C runtime has on Apple's systems, written from the sources.
// Each class says what it declares in an extension behind it, in its own file, where its private members are in reach; a
// file of the module's lists the classes.

import SourceDeclarations

extension SourceModule {
  /// The name of the class that lists a module's classes; documents' readers find it by the name of its module.
  static let tableName = "InterfaceBuilderClasses"

  /// A class or an extension with what it has for documents.
  struct DocumentType {
    var declaration: TypeDeclaration
    /// A name that nothing else in the module has.
    var identifier: String
  }

  /// What of each file documents may name.
  static func documentTypes(of files: [SourceFile]) -> [[DocumentType]] {
    var number = 0
    return files.map { file in
      let source = SourceDeclarations(of: file.edited)
      guard source.imports.contains("UIKit") else { return [] }
      return source.types.compactMap { declaration in
        // A class that only the type around it sees can be named nowhere else.
        guard !declaration.isGeneric, !declaration.isPrivateWithin else { return nil }
        let isNamed = declaration.kind == .class && (declaration.runtimeName != nil || declaration.isPrivate)
        let isAwakened = declaration.members.contains { isAwakening($0, of: declaration) }
        guard declaration.members.contains(where: { $0.kind != .method }) || isNamed || isAwakened else {
          return nil
        }
        number += 1
        let name = declaration.name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
        return DocumentType(declaration: declaration, identifier: "\(number)_\(name)")
      }
    }
  }

  /// Whether a member is `awakeFromNib()` of a class that gets none from UIKit.
  private static func isAwakening(_ member: MemberDeclaration, of type: TypeDeclaration) -> Bool {
    member.name == "awakeFromNib" && member.parameters.isEmpty && type.inherited.first == "NSObject"
  }

  /// Puts the extensions behind their types.
  static func addDocumentMembers(to files: inout [SourceFile]) {
    for (index, types) in documentTypes(of: files).enumerated() where !types.isEmpty {
      let file = files[index]
      for (end, group) in Dictionary(grouping: types, by: \.declaration.end) {
        let text = group.map { source(of: $0) }.joined()
        files[index].replace(
          end..<end,
          with: "\n#if canImport(UIKit)\n\(text)#endif\n" + located("", file.path, file.line(of: end)))
      }
    }
  }

  private static func source(of type: DocumentType) -> String {
    let declaration = type.declaration
    let members = declaration.members.compactMap { member in
      (isAwakening(member, of: declaration)
        ? ".awakening { (owner: \(declaration.name)) in owner.awakeFromNib() }"
        : self.source(of: member, owner: declaration.name)).map {
          conditional("    members.append(\($0))\n", member.conditions)
        }
    }.joined()
    let runtimeName = declaration.runtimeName.map { "\"\($0)\"" } ?? "nil"
    return """
      extension \(declaration.name) {
        @preconcurrency @MainActor fileprivate static func documentMembers\(type.identifier)() -> [DocumentMember] {
          \(members.isEmpty ? "let" : "var") members: [DocumentMember] = []
      \(members)    return members
        }
      }
      @preconcurrency @MainActor func documentClass\(type.identifier)() -> DocumentClass {
        DocumentClass("\(declaration.name)", runtimeName: \(runtimeName), type: \(declaration.name).self, members: \(
          declaration.name).documentMembers\(type.identifier)())
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

  /// A line that stands for some conditions only.
  private static func conditional(_ text: String, _ conditions: [String]) -> String {
    guard !conditions.isEmpty else { return text }
    return "#if \(conditions.map { "(\($0))" }.joined(separator: " && "))\n\(text)#endif\n"
  }

  /// The file that lists the module's classes.
  ///
  /// - Parameter system: the system that conditions are to find; nil leaves them alone.
  func documentTable(system: SourceSystem? = nil) -> String {
    let types = system == .macOS ? [] : Self.documentTypes(of: files).flatMap { $0 }
    guard !types.isEmpty else { return "// No class of the module has anything for documents.\n" }
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
    if let system { file.replaceSystemConditions(system) }
    return file.edited
  }
}
