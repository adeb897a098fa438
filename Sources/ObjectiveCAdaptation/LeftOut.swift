// Declarations that depend on a module which is not here, such as SwiftUI: they are left out with their dependents,
// so that the rest of a module can be built. Each is named in the build's output.

struct LeftOut {
  /// Modules that are not imported, and types whose uses are left out wherever they stand.
  var names: Set<String>
  /// The types of those modules, whose uses are left out in files that import one.
  var typesOfModules: Set<String>

  /// SwiftUI's names that stand beside UIKit's: its types that views are made of and hosted by.
  private static let swiftUI: Set<String> = [
    "AnyView", "Binding", "EnvironmentKey", "EnvironmentObject", "EnvironmentValues", "ForEach",
    "GeometryProxy", "GeometryReader", "HStack", "LazyHStack", "LazyVStack", "NavigationStack",
    "NavigationView", "ObservedObject", "PreferenceKey", "PreviewProvider", "ProposedViewSize", "State",
    "StateObject", "SwiftUI", "UIHostingConfiguration", "UIHostingController",
    "UIViewControllerRepresentable", "UIViewControllerRepresentableContext", "UIViewRepresentable",
    "UIViewRepresentableContext", "VStack", "View", "ViewBuilder", "ViewModifier", "WindowGroup", "ZStack",
  ]

  /// Leaves out modules and types by their names. With SwiftUI goes Combine, whose types Foundation brings along.
  init(_ names: [String]) {
    self.names = Set(names)
    typesOfModules = []
    if names.contains("SwiftUI") {
      self.names.formUnion(["Combine", "ObservableObject", "Published"])
      typesOfModules = Self.swiftUI
    }
  }
}

extension SourceFile {
  /// Removes imports of modules; returns whether there were any. SwiftUI's import brings UIKit along.
  mutating func removeImports(of modules: Set<String>) -> Bool {
    var found = false
    for index in code.indices where word(index) == "import" && word(index - 1) != "." {
      guard modules.contains(word(index + 1)) else { continue }
      if word(index + 1) == "SwiftUI" {
        replace(range(index + 1), with: "UIKit")
      } else {
        blank(range(beginning(of: index, notBefore: 0)).lowerBound..<range(index + 1).upperBound)
      }
      found = true
    }
    return found
  }

  /// A declaration at file scope or in the body of a type.
  struct Declaration {
    var pieces: Range<Int>
    /// The name that it declares; nil for an extension.
    var name: String?
    /// The kind, as `struct`.
    var kind: String
    /// The pieces of the body's inside, for types.
    var body: Range<Int>?
  }

  private static let kinds: Set<String> = [
    "class", "struct", "enum", "protocol", "extension", "actor", "func", "var", "let", "typealias", "init",
    "subscript", "case", "deinit", "import", "associatedtype",
  ]
  private static let types: Set<String> = ["class", "struct", "enum", "protocol", "extension", "actor"]

  /// The declarations of a file or body, with their attributes and modifiers.
  func declarations(in body: Range<Int>) -> [Declaration] {
    var result: [Declaration] = []
    var start = body.lowerBound
    var place = start
    while place < body.upperBound {
      if word(place) == "#" {
        // A line of a condition belongs to no declaration.
        let line = line(of: range(place).lowerBound)
        guard ["if", "else", "elseif", "endif"].contains(word(place + 1)) else { place += 1; continue }
        while place < body.upperBound, self.line(of: range(place).lowerBound) == line { place += 1 }
        start = place
        continue
      }
      if word(place) == "(" { place = (closing(of: place) ?? place) + 1; continue }
      let isClassModifier =
        word(place) == "class" && ["func", "var", "let", "subscript"].contains(word(place + 1))
      guard Self.kinds.contains(word(place)), word(place - 1) != ".", !isClassModifier else {
        place += 1; continue
      }
      let kind = word(place)
      let (end, inside) = endOfDeclaration(kind, from: place, in: body)
      result.append(
        Declaration(
          pieces: start..<end, name: kind == "extension" || kind == "init" ? nil : word(place + 1),
          kind: kind,
          body: Self.types.contains(kind) ? inside : nil))
      place = end
      start = end
    }
    return result
  }

  private func endOfDeclaration(_ kind: String, from index: Int, in body: Range<Int>) -> (Int, Range<Int>?) {
    var place = index + 1
    while place < body.upperBound {
      switch word(place) {
      case "(", "[": place = closing(of: place) ?? place
      case "{":
        let close = closing(of: place) ?? place
        // `= { … }()` goes on behind the brace.
        var end = close + 1
        while end < body.upperBound, ["(", ".", "?", "!"].contains(word(end)), areAdjacent(end - 1, end) {
          end = (closing(of: end) ?? end) + 1
        }
        return (end, (place + 1)..<close)
      case ";": return (place + 1, nil)
      default:
        let next = place
        let isNewLine =
          line(of: range(next).lowerBound) > line(of: range(next - 1).upperBound) && next > index + 1
        if isNewLine,
          word(next) == "@" || Self.kinds.contains(word(next)) || Self.modifierWords.contains(word(next))
            || word(next) == "#"
        {
          return (next, nil)
        }
      }
      place += 1
    }
    return (body.upperBound, nil)
  }

  private static let modifierWords: Set<String> = [
    "public", "open", "internal", "private", "fileprivate", "package", "static", "final", "override", "weak",
    "lazy",
    "unowned", "required", "convenience", "mutating", "nonisolated", "dynamic", "indirect", "optional",
  ]

  func mentions(_ names: Set<String>, in pieces: Range<Int>) -> Bool {
    pieces.contains { index in
      // A name before a colon is a label, but for what an extension extends.
      names.contains(word(index)) && word(index - 1) != "func"
        && (word(index + 1) != ":" || ["extension", "?"].contains(word(index - 1)))
    }
  }
}

extension SourceModule {
  /// The module without the declarations that are left out, line for line.
  /// - Parameters:
  ///   - leftOut: modules and types that are not here; their dependents are left out.
  ///   - report: is called for each declaration that is left out.
  func without(_ leftOut: LeftOut, report: (String) -> Void) -> SourceModule {
    var files = files
    Self.remove(leftOut, from: &files).forEach(report)
    return SourceModule(files.map { SourceFile(path: $0.path, text: $0.edited) })
  }

  /// Blanks the dependents of `leftOut`, and theirs. Returns a line for each, as `path:line: note: …`.
  private static func remove(_ leftOut: LeftOut, from files: inout [SourceFile]) -> [String] {
    var names = leftOut.names
    var notes: [String] = []
    let importers = Set(files.indices.filter { files[$0].removeImports(of: leftOut.names) })
    var done = files.map { _ in Set<Range<Int>>() }
    var isComplete: Bool
    repeat {
      isComplete = true
      for index in files.indices {
        let meant = importers.contains(index) ? names.union(leftOut.typesOfModules) : names
        for declaration in files[index].outdated(meant, in: 0..<files[index].code.count, done[index]) {
          isComplete = false
          let pieces = declaration.pieces
          done[index].insert(pieces)
          let begin = files[index].range(pieces.lowerBound).lowerBound
          files[index].blank(begin..<files[index].range(pieces.upperBound - 1).upperBound)
          if declaration.body != nil || declaration.kind == "typealias", let name = declaration.name {
            names.insert(name)
          }
          files[index].blankStatements(of: declaration)
          let what = [declaration.kind, declaration.name ?? ""].joined(separator: " ")
          let line = files[index].line(of: begin)
          notes.append(
            "\(files[index].path):\(line): note: left out, as it depends on what is not here: \(what)")
        }
      }
    } while !isComplete
    return notes
  }
}

extension SourceFile {
  /// The declarations that mention the names: whole types where their heads do, members otherwise.
  fileprivate func outdated(_ names: Set<String>, in body: Range<Int>, _ done: Set<Range<Int>>)
    -> [Declaration]
  {
    declarations(in: body).flatMap { declaration -> [Declaration] in
      guard !done.contains(declaration.pieces), declaration.kind != "import" else { return [] }
      guard let inside = declaration.body else {
        return mentions(names, in: declaration.pieces) ? [declaration] : []
      }
      let head = declaration.pieces.lowerBound..<inside.lowerBound
      let ownName = declaration.name.map { names.subtracting([$0]) } ?? names
      if mentions(ownName, in: head) { return [declaration] }
      let members = outdated(ownName, in: inside, done)
      // A type whose state needs what is left out is nothing without it.
      let hasState = declaration.kind != "extension" && declaration.kind != "enum"
      return hasState && members.contains(where: isState) ? [declaration] : members
    }
  }

  /// Whether a member is a stored property: one without accessors.
  private func isState(_ member: Declaration) -> Bool {
    guard ["var", "let"].contains(member.kind) else { return false }
    let open = member.pieces.first { ["=", "{"].contains(word($0)) }
    return open.map { word($0) == "=" || ["didSet", "willSet"].contains(word($0 + 1)) } ?? true
  }

  /// Blanks the statements that set a property which is left out or call a method of its value, as `name?.send(value)`.
  fileprivate mutating func blankStatements(of property: Declaration) {
    guard property.kind == "var", let open = brace(around: property.pieces.lowerBound),
      let close = closing(of: open)
    else { return }
    for index in open..<close
    where word(index) == property.name && ["=", "?", "!", "."].contains(word(index + 1)) {
      let start = word(index - 1) == "." && word(index - 2) == "self" ? index - 2 : index
      guard start > 0,
        word(start - 1) == "{" || line(of: range(start - 1).lowerBound) < line(of: range(start).lowerBound)
      else { continue }
      var end = index
      while end + 1 < code.count, !["}", ";"].contains(word(end + 1)),
        line(of: range(end + 1).lowerBound) == line(of: range(end).lowerBound)
      {
        end = closing(of: end + 1) ?? end + 1
      }
      blank(range(start).lowerBound..<range(end).upperBound)
    }
  }
}
