// The types that a module declares and extends, by their whole names, and the superclasses of its classes.

struct TypeBody {
  /// `class`, `struct`, `enum`, `actor`, `protocol` or `extension`.
  var kind: String
  /// The name with those of the types around it: `Screen.Header`.
  var name: String
  /// The first name behind the colon; empty for none.
  var inherited: String
  var isGeneric: Bool
  /// The index of the keyword.
  var index: Int
  /// The range between the braces, in pieces of code.
  var body: Range<Int>
}

extension SourceFile {
  private static let typeKinds: Set<String> = ["class", "struct", "enum", "actor", "protocol", "extension"]

  /// The types and extensions of the file in the order in which they begin; without those for other systems.
  var typeBodies: [TypeBody] {
    let otherSystems = codeOfOtherSystems
    var result: [TypeBody] = []
    var around: [TypeBody] = []
    for index in code.indices where Self.typeKinds.contains(word(index)) && isTypeDeclaration(at: index) {
      guard !otherSystems.contains(where: { $0.contains(index) }),
        let open = (index..<code.count).first(where: { word($0) == "{" }), let close = closing(of: open)
      else { continue }
      var place = index + 1
      var name = word(place)
      while word(place + 1) == ".", place + 2 < open {
        name += "." + word(place + 2)
        place += 2
      }
      let isGeneric = word(place + 1) == "<"
      if isGeneric { place = angle(closing: place + 1, before: open) }
      var inherited = ""
      if word(place + 1) == ":" {
        place += 2
        while word(place) == "@", place < open { place += 2 }
        inherited = word(place)
        while word(place + 1) == ".", place + 2 < open {
          inherited += "." + word(place + 2)
          place += 2
        }
      }
      while let last = around.last, last.body.upperBound <= index { around.removeLast() }
      // A type in the body of a function is one of its own.
      let outer = around.last.map { $0.name + "." } ?? ""
      let type = TypeBody(
        kind: word(index), name: outer + name, inherited: inherited, isGeneric: isGeneric, index: index,
        body: (open + 1)..<close)
      result.append(type)
      around.append(type)
    }
    return result
  }

  /// The bracket that closes an angle bracket.
  private func angle(closing open: Int, before limit: Int) -> Int {
    var depth = 0
    for place in open..<limit {
      if word(place) == "<" { depth += 1 }
      if word(place) == ">", word(place - 1) != "-" { depth -= 1 }
      if depth == 0 { return place }
    }
    return open
  }

  /// Whether a word begins the declaration of a type rather than being a modifier, a requirement or a name.
  private func isTypeDeclaration(at index: Int) -> Bool {
    guard tokens[code[index]].kind == .word, index + 1 < code.count, tokens[code[index + 1]].kind == .word
    else { return word(index) == "extension" && word(index + 1) == "[" && word(index - 1) != "." }
    let notNames: Set<String> = [
      "func", "var", "let", "subscript", "init", "in", "is", "as", "else", "where", "async",
    ]
    let notBefore: Set<String> = [
      ":", ",", ".", "func", "var", "let", "case", "&", "(", "import", "=", "for", "return", "in", "await",
      "try",
    ]
    return !notNames.contains(word(index + 1)) && !notBefore.contains(word(index - 1))
      && !Self.modifiers.contains(word(index + 1))
  }

  /// The extensions of the file: the keyword's index, the name behind it, and the range between the braces.
  var extensionBodies: [TypeBody] { typeBodies.filter { $0.kind == "extension" } }

  /// The classes of the file, in the same form.
  var classBodies: [TypeBody] { typeBodies.filter { $0.kind == "class" } }

  /// The names of type aliases, with the types that they stand for: `typealias BaseCell = UITableViewCell`.
  var typeAliases: [String: String] {
    var result: [String: String] = [:]
    let others = codeOfOtherSystems
    for index in code.indices
    where word(index) == "typealias" && word(index + 2) == "="
      && !others.contains(where: { $0.contains(index) })
    {
      result[word(index + 1)] = word(index + 3)
    }
    return result
  }
}

/// The classes of a module, and those that they inherit from.
struct ClassHierarchy {
  /// The classes of the module, with the first name in their inheritance clauses.
  private var superclasses: [String: String] = [:]
  /// The names of the module's types that are no classes.
  private var otherTypes: Set<String> = []
  /// Whole names by their last component.
  private var named: [String: [String]] = [:]
  private var aliases: [String: String] = [:]
  private(set) var generic: Set<String> = []

  init(_ files: [SourceFile]) {
    for file in files {
      for type in file.typeBodies where type.kind != "extension" {
        if type.kind == "class" {
          if superclasses[type.name] == nil { superclasses[type.name] = type.inherited }
          if type.isGeneric { generic.insert(type.name) }
          named[Self.last(type.name), default: []].append(type.name)
        } else {
          otherTypes.insert(type.name)
        }
      }
      aliases.merge(file.typeAliases) { first, _ in first }
    }
  }

  private static func last(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// The whole name of a class by a name in a scope: within a type, or at file scope. A name that the module does not
  /// declare stands for itself, without that of its module.
  func resolved(_ name: String, within scope: String = "") -> String {
    var scopes = scope.split(separator: ".").map(String.init)
    while !scopes.isEmpty {
      let candidate = scopes.joined(separator: ".") + "." + name
      if superclasses[candidate] != nil { return candidate }
      scopes.removeLast()
    }
    if superclasses[name] != nil { return name }
    // Two branches of a condition may name each other's classes: that is a circle, and the name stands for itself.
    var (meant, known) = (name, Set([name]))
    while superclasses[meant] == nil, let alias = aliases[meant] {
      guard known.insert(alias).inserted else {
        meant = name
        break
      }
      meant = alias
    }
    if meant != name { return resolved(meant, within: scope) }
    // Of a class that is named from within another one's subclass the outer type may be left out.
    if !name.contains("."), !otherTypes.contains(name), let only = named[name], only.count == 1 {
      return only[0]
    }
    return name.contains(".") && !otherTypes.contains(name) ? Self.last(name) : name
  }

  /// Whether the module declares the class.
  func isOwn(_ name: String) -> Bool { superclasses[name] != nil }

  /// Whether a class of another module may have the name.
  func isForeign(_ name: String) -> Bool { !isOwn(name) && !otherTypes.contains(name) }

  /// The superclasses of a class, the nearest one first; the last one may be another module's.
  func ancestors(of name: String) -> [String] {
    var result: [String] = []
    var current = name
    while let next = superclasses[current], !next.isEmpty {
      let whole = resolved(next, within: current)
      guard whole != name, !result.contains(whole) else { break }
      result.append(whole)
      current = whole
    }
    return result
  }

  /// Whether a class inherits from `NSObject` and from no other class of the system's.
  func isPlainObject(_ name: String) -> Bool { ancestors(of: name).last == "NSObject" }

  /// Whether a class inherits from another one: by the module's own declarations, and for the classes of the system as
  /// Apple's documentation has them.
  func inherits(_ name: String, from base: String) -> Bool {
    let chain = [name] + ancestors(of: name)
    if chain.contains(base) { return name != base }
    guard isForeign(base), let end = chain.last, isForeign(end) else { return false }
    return SystemClasses.inherits(end, from: base)
  }
}
