// Objects of types that are known at run time only: the compiler makes them by required initializers, where Objective-C calls
// what the class has.

extension SourceFile {
  /// `T()` of a generic parameter that stands for a class of the system becomes `T.made()`, and so do `Self()` in an
  /// extension of such a class, and `type.init()` of a value that is such a class.
  /// - Parameters:
  ///   - declaredTypes: the names of the module's types.
  ///   - associated: names of associated types that stand for classes of the system, as the compiler found out.
  ///   - made: protocols with `init()` that classes of the system have, whose objects are made so too.
  mutating func replaceGenericConstruction(
    declaredTypes: Set<String>, associated: Set<String> = [], made: Set<String> = []
  ) {
    // A protocol that classes of the system have stands for them.
    let declaredTypes = declaredTypes.union(made.map { "protocol " + $0 })
    for type in typeBodies where type.kind == "protocol" && made.contains(type.name) {
      for index in type.body where word(index) == "init" && word(index + 1) == "(" && word(index + 2) == ")" {
        replace(range(index).lowerBound..<range(index + 2).upperBound, with: "static func made() -> Self")
      }
      // Only what may be a value, too, can be made in an initializer of the protocol's.
      for index in type.index..<type.body.lowerBound
      where ["class", "AnyObject"].contains(word(index)) && word(index - 1) == ":" && word(index + 1) == "{" {
        replace(range(index - 1).lowerBound..<range(index).upperBound, with: "")
      }
    }
    var (parameters, metatypes) = classParameters(declaredTypes)
    parameters.formUnion(associated)
    let bodies = systemExtensions(declaredTypes)
    for index in code.indices where word(index - 1) != "func" && word(index - 1) != "class" {
      let isOwnType = word(index) == "Self" && bodies.contains { $0.contains(index) }
      if isOwnType || parameters.contains(word(index)), word(index - 1) != "." {
        if word(index + 1) == "(", areAdjacent(index, index + 1), isConstruction(index + 1) {
          replace(range(index).upperBound..<range(index).upperBound, with: ".made")
        } else if word(index + 1) == ".", word(index + 2) == "init",
          word(index + 3) != "(" || isConstruction(index + 3)
        {
          replace(range(index + 2), with: "made")
        }
      } else if word(index) == "init", word(index - 1) == ".", isConstruction(index + 1),
        isMetatype(endingAt: index - 2, values: metatypes, bodies: bodies, declaredTypes)
      {
        replace(range(index), with: "made")
      } else if word(index) == "init", word(index - 1) == ".", word(index - 2) == "self",
        isConstruction(index + 1),
        extensionBodies.contains(where: { made.contains($0.name) && $0.body.contains(index) })
      {
        replace(range(index - 2).lowerBound..<range(index).upperBound, with: "self = Self.made")
      }
    }
  }

  /// Whether the expression that ends at a word is a metatype of a class of the system: a value or a call of that
  /// type, a cast in parentheses, `type(of: self)`, or `self` in a method of the type.
  private func isMetatype(
    endingAt index: Int, values: Set<String>, bodies: [Range<Int>], _ declaredTypes: Set<String>
  ) -> Bool {
    var last = index
    if ["?", "!"].contains(word(last)) { last -= 1 }
    let name = word(last) == "0" && word(last - 1) == "$" ? "$0" : word(last)
    if values.contains(name) { return true }
    // `types[key]`
    if word(last) == "]", let open = (0..<last).last(where: { closing(of: $0) == last }),
      values.contains(word(open - 1))
    {
      return true
    }
    let isInside = bodies.contains { $0.contains(index) }
    if word(last) == "self" { return isInside && isInTypeMethod(last) }
    guard word(last) == ")", let open = (0..<last).last(where: { closing(of: $0) == last }) else {
      return false
    }
    if word(last - 1) == "Type", word(last - 2) == "." {
      return isSystemClass(word(last - 3), declaredTypes)
        && ["as", "?", "!"].contains(word(last - 4))
    }
    if word(open - 1) == "type", word(open + 1) == "of" { return isInside && word(last - 1) == "self" }
    return values.contains(word(open - 1))
  }

  /// Whether a word stands in a method that the type itself has.
  private func isInTypeMethod(_ index: Int) -> Bool {
    let method = (0..<index).last { place in
      word(place) == "func"
        && ((place..<index).first { word($0) == "{" }.flatMap(closing(of:)) ?? 0) > index
    }
    return method.map {
      ["static", "class"].contains(word($0 - 1)) || ["static", "class"].contains(word($0 - 2))
    }
      ?? false
  }

  /// Whether a list of arguments is one of the initializers that every class of a kind has.
  private func isConstruction(_ open: Int) -> Bool {
    guard word(open) == "(", let close = closing(of: open) else { return false }
    let second = ["frame": "", "reuseIdentifier": "", "style": "reuseIdentifier", "nibName": "bundle"]
    let starts = argumentStarts(in: (open + 1)..<close)
    guard let first = starts.first else { return true }
    // A class of the module may have an initializer with this label itself.
    if word(first) == "type" { return starts.count == 1 && word(open - 1).hasSuffix("Button") }
    guard word(first + 1) == ":", let label = second[word(first)] else { return false }
    return label.isEmpty ? starts.count == 1 : starts.count == 2 && word(starts[1]) == label
  }

  /// Whether a name is that of a class of UIKit, and not of a protocol.
  fileprivate func isSystemClass(_ name: String, _ declaredTypes: Set<String>) -> Bool {
    declaredTypes.contains("protocol " + name)
      || ["UI", "CA", "NS"].contains { name.hasPrefix($0) } && !declaredTypes.contains(name)
        && !["Delegate", "DataSource", "Protocol", "Insets", "Offset", "Range"].contains(
          where: name.hasSuffix)
  }

  /// The bodies of extensions in which `Self` stands for a class of the system: extensions of such a class, and of protocols
  /// that only such classes can have.
  private func systemExtensions(_ declaredTypes: Set<String>) -> [Range<Int>] {
    let protocols = code.indices.filter {
      word($0) == "protocol" && word($0 + 2) == ":" && isSystemClass(word($0 + 3), declaredTypes)
    }.map { word($0 + 1) }
    return extensionBodies.compactMap { type in
      let (index, body) = (type.index, type.body)
      let isOfClass = isSystemClass(word(index + 1), declaredTypes) || protocols.contains(word(index + 1))
      let isBound = (index..<body.lowerBound).contains {
        word($0) == "Self" && word($0 + 1) == ":" && isSystemClass(word($0 + 2), declaredTypes)
      }
      return isOfClass || isBound ? body : nil
    }
  }

  /// Names of generic parameters that are bound to classes of the system, and of values that are such classes.
  private func classParameters(_ declaredTypes: Set<String>) -> (parameters: Set<String>, values: Set<String>)
  {
    var parameters: Set<String> = []
    var values: Set<String> = []
    for index in code.indices where word(index) == ":" {
      if ["<", ",", "where"].contains(word(index - 2)), isSystemClass(word(index + 1), declaredTypes),
        word(index - 1).first?.isUppercase == true, word(index - 1) != "Self"
      {
        parameters.insert(word(index - 1))
      }
    }
    for index in code.indices where word(index) == "." && word(index + 1) == "Type" {
      guard isSystemClass(word(index - 1), declaredTypes) || parameters.contains(word(index - 1)) else {
        continue
      }
      switch word(index - 2) {
      case ":" where word(index + 2) == "]":
        // `[String: UIView.Type]`
        guard let open = (0..<index).last(where: { closing(of: $0) == index + 2 }) else { continue }
        if [":", "="].contains(word(open - 1)) { values.insert(word(open - 2).filter { $0 != "`" }) }
      case ":": values.insert(word(index - 3))
      case "[" where word(index + 2) == "]" && word(index - 3) == ":":
        values.formUnion(elementNames(of: word(index - 4)))
      case ">" where word(index - 3) == "-":
        // `func cellType() -> UITableViewCell.Type`
        if word(index - 4) == ")", let open = (0..<index - 4).last(where: { closing(of: $0) == index - 4 }) {
          values.insert(word(open - 1))
        }
      case "?", "!":
        // `if let type = value as? UIView.Type`
        guard word(index - 3) == "as" else { continue }
        let equals = (max(0, index - 40)..<index).last { word($0) == "=" }
        if let equals, ["let", "var"].contains(word(equals - 2)) { values.insert(word(equals - 1)) }
      default: break
      }
    }
    // `if let type = types[key]`
    for index in code.indices where word(index) == "=" && word(index + 2) == "[" {
      if values.contains(word(index + 1)), ["let", "var"].contains(word(index - 2)) {
        values.insert(word(index - 1))
      }
    }
    return (parameters, values)
  }

  /// The names of a list's elements where it is iterated over: `for type in types`, `types.map { $0 }`.
  private func elementNames(of list: String) -> Set<String> {
    var names: Set<String> = []
    for index in code.indices where word(index) == list {
      if word(index - 1) == "in", word(index - 3) == "for" { names.insert(word(index - 2)) }
      if word(index + 1) == ".", ["map", "forEach", "compactMap", "flatMap"].contains(word(index + 2)),
        word(index + 3) == "{"
      {
        names.insert(word(index + 5) == "in" ? word(index + 4) : "$0")
      }
    }
    return names
  }
}

// MARK: Initializers without parameters

extension SourceModule {
  /// Protocols of the module that ask for `init()` and that an extension gives to a class of the system: its
  /// initializer is not a required one, so that the class cannot conform.
  static func protocolsOfMadeObjects(in files: [SourceFile], declaredTypes: Set<String>) -> Set<String> {
    let asking = Set(
      files.flatMap { file in
        file.typeBodies.filter { type in
          type.kind == "protocol"
            && type.body.contains { file.word($0) == "init" && file.word($0 + 1) + file.word($0 + 2) == "()" }
        }.map(\.name)
      })
    guard !asking.isEmpty else { return [] }
    let aliases = files.reduce(into: [String: String]()) { $0.merge($1.typeAliases) { first, _ in first } }
    return files.reduce(into: Set()) { given, file in
      for type in file.extensionBodies
      where file.isSystemClass(aliases[type.name] ?? type.name, declaredTypes) {
        given.formUnion((type.index..<type.body.lowerBound).map(file.word).filter(asking.contains))
      }
    }
  }

  /// Names in the module that are made as classes of the system are: aliases of these, as `typealias View = UIView`,
  /// and of views of its own, marked as such.
  static func constructedClasses(in files: [SourceFile], declaredTypes: Set<String>) -> Set<String> {
    let classes = ClassHierarchy(files)
    return files.reduce(into: []) { names, file in
      for (name, meant) in file.typeAliases where file.isSystemClass(meant, declaredTypes) {
        names.insert("protocol " + name)
      }
      for type in file.classBodies where !type.isGeneric {
        let isView = classes.ancestors(of: type.name).last.map(SourceFile.isResponder) ?? false
        if isView { names.insert("protocol " + type.name) }
      }
    }
  }

  /// `init()` of a view is no override for the compiler, as `UIView.init()` is a convenience initializer: it is not found
  /// where the class is known only at run time. So each class that has one, and those that inherit it, say how they are made.
  static func tellOwnInitializers(of files: inout [SourceFile], _ classes: ClassHierarchy) {
    let initialized = files.indices.flatMap { file in
      files[file].initializedClasses.map { (file: file, type: $0) }
    }
    let known = Dictionary(
      initialized.map { ($0.type.name, $0.type) }, uniquingKeysWith: { first, _ in first })
    func chain(_ type: InitializedClass) -> [InitializedClass] {
      var chain = [type]
      while let next = known[
        classes.resolved(chain[chain.count - 1].superclass, within: chain[chain.count - 1].name)],
        !chain.contains(where: { $0.name == next.name })
      {
        chain.append(next)
      }
      return chain
    }
    for (file, type) in initialized {
      let ancestors = chain(type)
      guard let root = ancestors.last?.superclass, SourceFile.isResponder(root) else { continue }
      // Initializers are inherited by classes that declare none of their own.
      guard let origin = ancestors.first(where: { $0.hasOwnInitializer || $0.declaresInitializers }),
        origin.hasOwnInitializer
      else { continue }
      files[file].replace(
        type.end..<type.end,
        // The last member may end in the line of the brace.
        with: ";public override class func madeByOwnInitializer() -> Any? { "
          + "self == \(type.name).self ? \(type.name)() : super.madeByOwnInitializer() } ")
    }
  }
}

struct InitializedClass {
  var name: String
  /// The name of the superclass; empty for none.
  var superclass: String
  /// Whether it declares `init()`.
  var hasOwnInitializer: Bool
  var declaresInitializers: Bool
  /// The offset of the brace that closes the body, in bytes.
  var end: Int
}

extension SourceFile {
  /// The classes of the file that are not generic.
  var initializedClasses: [InitializedClass] {
    return classBodies.compactMap { type in
      let body = type.body
      guard !type.isGeneric, code.indices.contains(body.upperBound) else { return nil }
      var result = InitializedClass(
        name: type.name, superclass: type.inherited, hasOwnInitializer: false, declaresInitializers: false,
        end: range(body.upperBound).lowerBound)
      var place = body.lowerBound
      while place < body.upperBound {
        if word(place) == "{" { place = closing(of: place) ?? place }
        if word(place) == "init", !["self", "super", "."].contains(word(place - 1)) {
          var start = place
          while Self.modifiers.contains(word(start - 1)) { start -= 1 }
          let isConvenience = (start..<place).contains { word($0) == "convenience" }
          // `@available(*, unavailable)`
          let isUnavailable = (max(body.lowerBound, start - 8)..<start).contains { word($0) == "unavailable" }
          if !isUnavailable, word(place + 1) == "(", word(place + 2) == ")", word(place + 3) == "{" {
            result.hasOwnInitializer = true
          } else if !isConvenience {
            result.declaresInitializers = true
          }
        }
        place += 1
      }
      return result
    }
  }

  /// Whether a class of the system is a responder, as its name tells.
  static func isResponder(_ name: String) -> Bool {
    let others = ["Interaction", "Menu", "Popover", "Presentation", "PrinterPicker", "SearchDisplay"]
    let kinds = [
      "View", "Cell", "ViewController", "Controller", "Control", "Button", "Label", "TextField", "Bar",
      "Slider", "Switch", "Stepper", "Window", "Toolbar", "Picker", "Responder",
    ]
    guard name.hasPrefix("UI") else { return false }
    return kinds.contains { name.hasSuffix($0) } && !others.contains { name.contains($0 + "Controller") }
  }
}
