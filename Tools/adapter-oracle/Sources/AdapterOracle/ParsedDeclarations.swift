// The declarations of a file as the parser finds them, in the model of `SourceDeclarations`.

@testable import SourceDeclarations
import SwiftSyntax

/// The declarations that documents can name, found by the parser.
struct ParsedDeclarations {
  private(set) var types: [TypeDeclaration] = []
  private(set) var imports: Set<String> = []
  private let lines: SourceLocationConverter
  private var exposing: Set<Int> = []

  init(_ file: SourceFileSyntax) {
    lines = SourceLocationConverter(fileName: "", tree: file)
    read(file.statements.map { Syntax($0.item) }, in: nil, [], end: nil)
  }

  private func line(_ token: TokenSyntax) -> Int {
    lines.location(for: token.positionAfterSkippingLeadingTrivia).line
  }

  // MARK: Bodies

  private mutating func read(_ items: [Syntax], in owner: Int?, _ conditions: [String], end: Int?) {
    for item in items {
      switch item.as(SyntaxEnum.self) {
      case .importDecl(let declaration):
        if let name = declaration.path.first?.name.text { imports.insert(name) }
      case .ifConfigDecl(let declaration): readBranches(of: declaration, in: owner, conditions, end: end)
      case .classDecl(let declaration):
        let generics = declaration.genericParameterClause != nil
        add(
          declaration, .class, declaration.classKeyword, declaration.name.text, generics, owner, conditions,
          end)
      case .extensionDecl(let declaration):
        let (name, isGeneric) = Self.name(of: declaration.extendedType)
        add(declaration, .extension, declaration.extensionKeyword, name, isGeneric, owner, conditions, end)
      case .structDecl(let declaration):
        let generics = declaration.genericParameterClause != nil
        add(
          declaration, .extension, declaration.structKeyword, declaration.name.text, generics, owner,
          conditions, end,
          hasMembers: false)
      case .enumDecl(let declaration):
        let generics = declaration.genericParameterClause != nil
        add(
          declaration, .extension, declaration.enumKeyword, declaration.name.text, generics, owner,
          conditions, end,
          hasMembers: false)
      case .actorDecl(let declaration):
        let generics = declaration.genericParameterClause != nil
        add(
          declaration, .extension, declaration.actorKeyword, declaration.name.text, generics, owner,
          conditions, end,
          hasMembers: false)
      case .functionDecl(let declaration): addMethod(declaration, to: owner, conditions)
      case .variableDecl(let declaration): addProperties(declaration, to: owner, conditions)
      default: break
      }
    }
  }

  private mutating func readBranches(
    of declaration: IfConfigDeclSyntax, in owner: Int?, _ conditions: [String], end: Int?
  ) {
    var before: [String] = []
    for clause in declaration.clauses {
      let own = clause.condition?.trimmedDescription
      let branch = conditions + before + (own.map { [$0] } ?? [])
      switch clause.elements {
      case .statements(let statements): read(statements.map { Syntax($0.item) }, in: owner, branch, end: end)
      case .decls(let members): read(members.map { Syntax($0.decl) }, in: owner, branch, end: end)
      default: break
      }
      if let own { before.append("!(\(own))") }
    }
  }

  // MARK: Types

  private mutating func add(
    _ declaration: some DeclGroupSyntax & WithAttributesSyntax & WithModifiersSyntax,
    _ kind: TypeDeclaration.Kind,
    _ keyword: TokenSyntax, _ name: String, _ isGeneric: Bool, _ owner: Int?, _ conditions: [String],
    _ end: Int?,
    hasMembers: Bool = true
  ) {
    let parent = owner.map { types[$0] }
    let modifiers = Self.modifiers(declaration.modifiers)
    let attributes = Self.attributes(declaration.attributes)
    let ownEnd = end ?? declaration.memberBlock.rightBrace.endPositionBeforeTrailingTrivia.utf8Offset
    let number = types.count
    types.append(
      TypeDeclaration(
        kind: kind, name: (parent.map { $0.name + "." } ?? "") + name,
        inherited: declaration.inheritanceClause?.inheritedTypes.flatMap { Self.names(of: $0.type) } ?? [],
        runtimeName: attributes["objc"].flatMap { $0.isEmpty ? nil : $0 },
        isPrivate: !modifiers.isDisjoint(with: ["private", "fileprivate"]) || parent?.isPrivate ?? false,
        isPrivateWithin: owner != nil && modifiers.contains("private") || parent?.isPrivateWithin ?? false,
        isGeneric: isGeneric || parent?.isGeneric ?? false, line: line(keyword), end: ownEnd,
        // What stands around a type counts from the outermost; within it, conditions begin anew.
        conditions: (parent?.conditions ?? []) + conditions))
    if attributes["objcMembers"] != nil || kind == .extension && hasMembers && attributes["objc"] != nil {
      exposing.insert(number)
    }
    read(declaration.memberBlock.members.map { Syntax($0.decl) }, in: number, [], end: ownEnd)
    if !hasMembers { types[number].members = [] }
  }

  private static func name(of type: TypeSyntax) -> (name: String, isGeneric: Bool) {
    if let identifier = type.as(IdentifierTypeSyntax.self) {
      return (identifier.name.text, identifier.genericArgumentClause != nil)
    }
    if let member = type.as(MemberTypeSyntax.self) {
      return ("\(name(of: member.baseType).name).\(member.name.text)", member.genericArgumentClause != nil)
    }
    return (type.trimmedDescription, false)
  }

  /// The names of a superclass or protocols, without attributes and generic arguments.
  private static func names(of type: TypeSyntax) -> [String] {
    if let attributed = type.as(AttributedTypeSyntax.self) { return names(of: attributed.baseType) }
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { names(of: $0.type) }
    }
    if let suppressed = type.as(SuppressedTypeSyntax.self) {
      return names(of: suppressed.type).map { "~\($0)" }
    }
    return [name(of: type).name]
  }

  private static func modifiers(_ list: DeclModifierListSyntax) -> Set<String> {
    Set(list.filter { $0.detail == nil }.map(\.name.text))
  }

  private static func attributes(_ list: AttributeListSyntax) -> [String: String] {
    var result: [String: String] = [:]
    for case .attribute(let attribute) in list {
      // Without the module and generic arguments.
      let name = name(of: attribute.attributeName).name.split(separator: ".").last.map(String.init) ?? ""
      result[name] = attribute.arguments?.trimmedDescription ?? ""
    }
    return result
  }

  // MARK: Members

  private func isStatic(_ modifiers: Set<String>) -> Bool {
    !modifiers.isDisjoint(with: ["static", "class"])
  }

  private mutating func addProperties(
    _ declaration: VariableDeclSyntax, to owner: Int?, _ conditions: [String]
  ) {
    let modifiers = Self.modifiers(declaration.modifiers)
    let attributes = Self.attributes(declaration.attributes)
    guard let owner, !isStatic(modifiers) else { return }
    let kind: MemberDeclaration.Kind
    if attributes["IBOutlet"] != nil {
      kind = .outlet
    } else if attributes["IBInspectable"] != nil || attributes["GKInspectable"] != nil {
      kind = .attribute
    } else if attributes["objc"] != nil {
      kind = .property
    } else if exposing.contains(owner), modifiers.isDisjoint(with: ["private", "fileprivate"]),
      attributes["nonobjc"] == nil
    {
      kind = .property
    } else {
      return
    }
    let given = attributes["objc"] ?? ""
    var type = ""
    var found: [MemberDeclaration] = []
    for binding in declaration.bindings.reversed() {
      if let annotation = binding.typeAnnotation {
        type = annotation.type.trimmedDescription
      } else if binding.initializer != nil {
        type = ""
      }
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let name = pattern.identifier.text
      found.append(
        MemberDeclaration(
          kind: kind, name: name,
          documentName: given.isEmpty ? name.filter { $0 != "`" } : given.filter { !$0.isWhitespace },
          type: type, hasValue: binding.initializer != nil || modifiers.contains("lazy"),
          line: line(pattern.identifier), conditions: conditions))
    }
    types[owner].members += found.reversed()
  }

  private mutating func addMethod(_ declaration: FunctionDeclSyntax, to owner: Int?, _ conditions: [String]) {
    let attributes = Self.attributes(declaration.attributes)
    let kind: MemberDeclaration.Kind
    if attributes["IBAction"] != nil {
      kind = .action
    } else if attributes["IBSegueAction"] != nil {
      kind = .creator
    } else if attributes["objc"] != nil || isAwakening(declaration, in: owner) {
      kind = .method
    } else if let owner, exposing.contains(owner), attributes["nonobjc"] == nil,
      Self.modifiers(declaration.modifiers).isDisjoint(with: ["private", "fileprivate"])
    {
      kind = .method
    } else {
      return
    }
    let effects = declaration.signature.effectSpecifiers
    guard let owner, !isStatic(Self.modifiers(declaration.modifiers)),
      declaration.genericParameterClause == nil,
      effects?.asyncSpecifier == nil, effects?.throwsClause == nil
    else { return }
    let parameters = declaration.signature.parameterClause.parameters.map {
      MemberDeclaration.Parameter(
        label: $0.firstName.text, type: $0.type.trimmedDescription + ($0.ellipsis?.text ?? ""))
    }
    let given = attributes["objc"] ?? ""
    let name = declaration.name.text.filter { $0 != "`" }
    types[owner].members.append(
      MemberDeclaration(
        kind: kind, name: name,
        documentName: given.isEmpty
          ? SourceDeclarations.selector(name, parameters) : given.filter { !$0.isWhitespace },
        parameters: parameters, line: line(declaration.funcKeyword), conditions: conditions))
  }

  private func isAwakening(_ declaration: FunctionDeclSyntax, in owner: Int?) -> Bool {
    declaration.name.text == "awakeFromNib" && Self.modifiers(declaration.modifiers).contains("override")
      && owner.map { types[$0].kind == .class } ?? false
  }

  // MARK: Comparison

  /// `LINE: what the parser has, and what the scanner`.
  func disagreements(with scanned: SourceDeclarations) -> [String] {
    var result: [String] = []
    if imports != scanned.imports {
      let (own, others) = (imports.subtracting(scanned.imports), scanned.imports.subtracting(imports))
      result.append("1: imports \(own.sorted()), not \(others.sorted())")
    }
    for (parsed, scanned) in zip(types, scanned.types) where parsed != scanned {
      result.append("\(parsed.line): \(Self.difference(parsed, scanned))")
    }
    if types.count != scanned.types.count {
      let names = types.map(\.name).difference(from: scanned.types.map(\.name))
      result.append("1: types \(names.insertions.map(Self.element)), not \(names.removals.map(Self.element))")
    }
    return result
  }

  private static func element(_ change: CollectionDifference<String>.Change) -> String {
    switch change {
    case .insert(_, let element, _), .remove(_, let element, _): element
    }
  }

  private static func difference(_ parsed: TypeDeclaration, _ scanned: TypeDeclaration) -> String {
    var (first, second) = (parsed, scanned)
    first.members = []
    second.members = []
    if first != second { return "\(first), not \(second)" }
    for (parsed, scanned) in zip(parsed.members, scanned.members) where parsed != scanned {
      return "\(parsed), not \(scanned)"
    }
    return "members \(parsed.members.map(\.name)), not \(scanned.members.map(\.name))"
  }
}
