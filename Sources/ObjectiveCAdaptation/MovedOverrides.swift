// Members of extensions that the compiler accepts in the bodies of their classes only: they move there. Private
// members of the extension's file must stay in reach: a class in another file gets a member that calls the
// extension's, and only where that cannot be written the files become one.

import SourceDeclarations

extension SourceModule {
  /// Moves overrides, and what they override, from extensions into their classes; the texts of all files.
  static func move(overridesOf files: inout [SourceFile], _ classes: ClassHierarchy) -> [String] {
    var bodies: [String: (file: Int, offset: Int)] = [:]
    for file in files.indices {
      for type in files[file].classBodies where bodies[type.name] == nil {
        bodies[type.name] = (file, files[file].range(type.body.lowerBound - 1).upperBound)
      }
    }
    let overridden = overriddenExtensionMembers(of: files, classes)
    var insertions: [Int: [(offset: Int, text: String)]] = [:]
    var lenders: [Int: Set<Int>] = [:]
    var groups = FileGroups(count: files.count)
    for source in files.indices {
      for item in files[source].membersToMove(overridden, classes) {
        guard let home = bodies[item.className] else { continue }
        let line = files[source].line(of: item.range.lowerBound)
        let access = item.hasAccess || item.access.isEmpty ? "" : item.access + " "
        var text: String
        if home.file != source, let call = files[source].callFromClass(of: item) {
          text = access + call
          lenders[home.file, default: []].insert(source)
        } else {
          text = access + files[source].edited(item.range)
          files[source].blank(item.range)
          groups.join(source, to: home.file)
        }
        text = located(text, files[source].path, line)
        if !item.conditions.isEmpty {
          text = "#if \(item.conditions.map { "(\($0))" }.joined(separator: " && "))\n\(text)#endif\n"
        }
        let back = located("", files[home.file].path, files[home.file].line(of: home.offset))
        insertions[home.file, default: []].append((home.offset, "\n" + text + back))
      }
    }
    for (target, additions) in insertions {
      for group in Dictionary(grouping: additions, by: \.offset) {
        files[target].replace(group.key..<group.key, with: group.value.map(\.text).joined())
      }
    }
    let imports = lenders.mapValues { $0.map { SourceDeclarations(of: files[$0].edited).imports } }
    return files.indices.map { index in
      guard let members = groups.files(at: index) else {
        return "// Part of another file, with the class that it extends.\n"
      }
      var borrowed = Set(members.flatMap { imports[$0] ?? [] }.joined())
      if !borrowed.isEmpty {
        for member in members { borrowed.subtract(SourceDeclarations(of: files[member].edited).imports) }
      }
      // The types in the heads of members that come from another file.
      let head = borrowed.sorted().map { "#if canImport(\($0))\nimport \($0)\n#endif\n" }.joined()
      return head + members.map { located(files[$0].edited, files[$0].path, 1) }.joined()
    }
  }
}

/// Files of which the texts become one.
private struct FileGroups {
  /// By file: the one that it was joined to.
  private var homes: [Int]
  /// Files that others were joined to.
  private var targets: Set<Int> = []

  init(count: Int) { homes = Array(0..<count) }

  private func root(_ file: Int) -> Int {
    var current = file
    while homes[current] != current { current = homes[current] }
    return current
  }

  mutating func join(_ file: Int, to home: Int) {
    guard file != home else { return }
    targets.insert(home)
    let (guest, host) = (root(file), root(home))
    if guest != host { homes[guest] = host }
  }

  /// The files whose texts stand in place of a file's, that of the class first; nil where its text stands elsewhere.
  func files(at index: Int) -> [Int]? {
    let members = homes.indices.filter { root($0) == root(index) }
    let place = members.first { targets.contains($0) } ?? index
    guard members.count > 1 else { return [index] }
    return place == index ? [index] + members.filter { $0 != index } : nil
  }
}

extension SourceFile {
  /// The member of a class that calls the extension's one, which gets a name of its own; nil where calls cannot be passed on.
  fileprivate mutating func callFromClass(of item: ExtensionOverride) -> String? {
    guard let member = item.member, let arguments = member.arguments, item.access != "fileprivate" else {
      return nil
    }
    let first = beginning(of: member.index, notBefore: 0)
    let modifiers = first..<member.index
    let head = code.indices.filter {
      range($0).lowerBound >= item.range.lowerBound && range($0).upperBound <= member.typeRange.upperBound
    }
    // Values of parameters may be private to the file, and so may be what is declared as such.
    guard !head.contains(where: { ["=", "rethrows", "private", "fileprivate"].contains(word($0)) }) else {
      return nil
    }
    let name = "\(word(member.index + 1))InExtensionOf\(SourceModule.identifier(member.className))"
    let text = edited(item.range.lowerBound..<member.typeRange.upperBound)
    for modifier in modifiers where ["override", "open"].contains(word(modifier)) && !isEdited(modifier) {
      if word(modifier) == "open" { replace(range(modifier), with: "public") } else { blank(range(modifier)) }
    }
    replace(member.nameRange, with: name)
    let call = "\(member.effects)self.\(name)\(arguments)"
    return text + (member.isSettable ? " get { \(call) } set { self.\(name) = newValue } }" : " \(call) }")
  }
}
