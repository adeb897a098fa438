// The files of a module together: a member can only move to a class that one of them declares.

/// The Swift files of a module, adapted to a compiler without Objective-C.
struct SourceModule {
  let files: [SourceFile]

  init(_ files: [SourceFile]) { self.files = files }

  /// The adapted texts, one for each file in its order.
  ///
  /// - Parameters:
  ///   - hasDynamicObjects: whether arrays of `AnyObject` are to answer members by name.
  ///   - hasDocumentTable: whether classes are to say what documents may name of them.
  ///   - system: the system that conditions are to find; nil leaves them alone.
  ///   - imports: modules that a header of the module imports for all its files.
  ///   - hasClassesOfSystem: whether `Self` and associated types stand for classes of the system, and make objects of them.
  func adapted(
    hasDynamicObjects: Bool = false, hasDocumentTable: Bool = false, system: SourceSystem? = nil,
    imports: [String] = [], hasClassesOfSystem: Bool = false
  ) -> [String] {
    var files = files
    if hasDocumentTable, system != .macOS { Self.addDocumentMembers(to: &files) }
    let types = files.reduce(into: Set<String>()) { $0.formUnion($1.declaredTypeNames) }
    let variables = files.reduce(into: Set<String>()) { $0.formUnion($1.declaredVariableNames) }
    let associated = files.reduce(into: Set(["Self"])) { $0.formUnion($1.associatedTypeNames) }
    let protocols = files.indices.flatMap { files[$0].replaceOptionalRequirements() }
    let methods = DeclaredMethods(files)
    for index in files.indices {
      files[index].system = system
      files[index].removeAttributes()
      files[index].replaceApplicationAttribute()
      files[index].replaceManagedMembers()
      files[index].replaceImports()
      files[index].askForImplementedWindow()
      files[index].removeMarksOfOptionalWindow()
      files[index].replaceSelectors(methods)
      files[index].replaceClassDescriptions()
      files[index].replaceLiterals()
      files[index].removePreviews()
      files[index].replaceOptionalCalls(protocols)
      files[index].spellExistentials(of: protocols)
      files[index].removeConventions()
      files[index].replaceObjectMembers()
      files[index].removeMarksOfOptionalMethods(declaredNames: variables)
      files[index].replaceGenericConstruction(
        declaredTypes: types, associated: hasClassesOfSystem ? associated : [])
      if let system { files[index].replaceSystemConditions(system) }
      if hasDynamicObjects { files[index].replaceDynamicObjects() }
    }
    Self.tellOwnInitializers(of: &files)
    Self.declareAwakening(in: &files)
    Self.dispatch(overridesOf: &files)
    Self.replace(overridesOf: &files)
    let header = Self.importLine(imports)
    return move(overridesOf: &files).map { header + $0 }
  }

  /// Moves overrides, and what they override, from extensions into their classes. What is private to the file of the extension must stay in reach:
  /// the two files become one, which stands in the place of the class's; the other's is left empty.
  private func move(overridesOf files: inout [SourceFile]) -> [String] {
    var homes = Array(files.indices)
    var insertions: [Int: [(offset: Int, text: String)]] = [:]
    let overridden = Self.overriddenExtensionMethods(of: files)
    for (source, file) in files.enumerated() {
      for member in file.membersToMove(overridden) {
        guard let target = files.firstIndex(where: { $0.classBody(of: member.className) != nil }),
          let offset = files[target].classBody(of: member.className)
        else { continue }
        let access = member.hasAccess || member.access.isEmpty ? "" : member.access + " "
        let text = Self.located(
          access + file.edited(member.range), file.path, file.line(of: member.range.lowerBound))
        let back = Self.located("", files[target].path, files[target].line(of: offset))
        insertions[target, default: []].append((offset, "\n" + text + back))
        files[source].blank(member.range)
        homes[source] = target
      }
    }
    for (target, additions) in insertions {
      for group in Dictionary(grouping: additions, by: \.offset) {
        files[target].replace(group.key..<group.key, with: group.value.map(\.text).joined())
      }
    }
    return files.indices.map { index in
      guard homes[index] == index else { return "// Part of another file, with the class that it extends.\n" }
      let guests = files.indices.filter { $0 != index && homes[$0] == index }
      return ([index] + guests).map { Self.located(files[$0].edited, files[$0].path, 1) }.joined()
    }
  }

  /// A text that the compiler takes to be a line of a file, and what follows it to be the same file's.
  static func located(_ text: String, _ path: String, _ line: Int) -> String {
    let name = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(name)\", line: \(line))\n" + text + (text.isEmpty ? "" : "\n")
  }
}
