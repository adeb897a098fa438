// The files of a module together: a member can only move to a class that one of them declares.

/// The Swift files of a module, adapted to a compiler without Objective-C.
struct SourceModule {
  let files: [SourceFile]

  init(_ files: [SourceFile]) { self.files = files }

  /// The adapted texts, one for each file in its order.
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
    if hasDocumentTable, system != .macOS {
      Self.addDocumentMembers(to: &files, system: system, imports: imports)
    }
    let types = files.reduce(into: Set<String>()) { $0.formUnion($1.declaredTypeNames) }
    let variables = files.reduce(into: Set<String>()) { $0.formUnion($1.declaredVariableNames) }
    let associated = files.reduce(into: Set(["Self"])) { $0.formUnion($1.associatedTypeNames) }
    let protocols = files.indices.flatMap { files[$0].replaceOptionalRequirements() }
    let made = Self.protocolsOfMadeObjects(in: files, declaredTypes: types)
    let constructed = types.union(Self.constructedClasses(in: files, declaredTypes: types))
    let methods = DeclaredMethods(files)
    var owners: [String: Set<String>] = [:]
    for file in files { owners.merge(file.membersForObjectiveC) { $0.union($1) } }
    var receivers: [String: Set<String>] = [:]
    if !protocols.isEmpty {
      for file in files { receivers.merge(file.declaredValueTypes) { $0.union($1) } }
    }
    for index in files.indices {
      files[index].system = system
      if hasDocumentTable { files[index].removeMarksOfDocumentMembers() }
      files[index].removeAttributes()
      files[index].replaceManagedProperties()
      files[index].tellObserversOfProperties()
      files[index].replaceApplicationAttribute()
      files[index].preferUIKit()
      files[index].replaceModuleNames(declared: types.union(variables))
      files[index].replaceImports()
      files[index].importWhatFrameworksBring(declaredTypes: types)
      files[index].askForImplementedWindow()
      files[index].removeMarksOfOptionalWindow()
      files[index].replaceSelectors(methods)
      files[index].replaceClassDescriptions()
      files[index].replaceLiterals()
      files[index].removePreviews()
      files[index].replaceEntries()
      files[index].replaceOptionalCalls(protocols, receivers: receivers)
      files[index].spellExistentials(of: protocols)
      files[index].widenOverriddenDelegates()
      files[index].removeConventions()
      files[index].leaveOutEmptyOptions()
      files[index].replaceObjectMembers()
      files[index].replaceMembersOfObjects(owners: owners)
      files[index].removeMarksOfOptionalMethods(declaredNames: variables)
      files[index].replaceGenericConstruction(
        declaredTypes: constructed, associated: hasClassesOfSystem ? associated : [], made: made)
      if let system { files[index].replaceSystemConditions(system) }
      if hasDynamicObjects { files[index].replaceDynamicObjects() }
    }
    let classes = ClassHierarchy(files)
    Self.tellOwnInitializers(of: &files, classes)
    Self.declareAwakening(in: &files, classes)
    Self.declareObjectMethods(in: &files, classes)
    Self.dispatch(overridesOf: &files, classes)
    Self.replace(overridesOf: &files)
    return Self.move(overridesOf: &files, classes).map { Self.importLine(imports) + $0 }
  }

  /// A text that the compiler takes to be a line of a file, followed by more of that file.
  static func located(_ text: String, _ path: String, _ line: Int) -> String {
    let name = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(name)\", line: \(line))\n" + text + (text.isEmpty ? "" : "\n")
  }
}
