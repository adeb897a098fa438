// The methods that a module declares, so that a selector of one can hold it: `#selector(tap(_:))` within `Screen`
// becomes `Selector("tap(_:)", Screen.tap(_:))`. Where the method is not certain, the selector has its name alone.

/// The methods of the classes of a module that a selector can hold.
struct DeclaredMethods {
  private struct Method: Hashable {
    var typeName: String
    /// The name with its labels, as `name(_:with:)`.
    var signature: String
    /// Whether a selector can hold it: it has up to three parameters, all of types that Objective-C knows.
    var fits: Bool
    /// Whether other types cannot name it.
    var isPrivate = false

    var baseName: Substring { signature.prefix { $0 != "(" } }
    var parameterCount: Int { signature.count { $0 == ":" } }
  }

  private var methods: [String: Set<Method>] = [:]
  /// The methods that protocols require.
  private var requirements: [String: Set<Method>] = [:]
  /// By the name of a value, anywhere in the module: the types that it is declared or made with.
  private var valueTypes: [String: Set<String>] = [:]

  init(_ files: [SourceFile]) {
    for file in files {
      for type in file.typeBodies where type.kind == "protocol" {
        let found = type.body.filter { file.word($0) == "func" }.map { file.declaredMethod(at: $0) }
        requirements[type.name] = Set(
          found.map { Method(typeName: type.name, signature: $0.signature, fits: $0.fits) })
      }
      for method in file.declaredMethods {
        let entry = Method(
          typeName: method.typeName, signature: method.signature, fits: method.fits,
          isPrivate: method.isPrivate)
        methods[String(entry.baseName), default: []].insert(entry)
      }
      valueTypes.merge(file.declaredValueTypes) { $0.union($1) }
      valueTypes.merge(file.madeValueTypes) { $0.union($1) }
    }
  }

  /// `Type.name(_:)` for the name in a selector; nil where no method or more than one is meant.
  /// - Parameters:
  ///   - name: as it stands in the selector, without spaces.
  ///   - count: the number of parameters of the method, where the selector states its type.
  ///   - type: the type around the selector.
  ///   - modules: those that the selector's file imports.
  func reference(
    to name: String, taking count: Int? = nil, around type: String?, importing modules: Set<String> = []
  ) -> String? {
    let head = name.prefix { $0 != "(" && $0 != ":" }
    // `getter:` and `setter:` name no method.
    guard name.dropFirst(head.count).first != ":" else { return nil }
    var path = head.split(separator: ".").map(String.init)
    guard let base = path.popLast() else { return nil }
    if path.first == "self" || path.first == "Self" { path.removeFirst() }
    let labels = name.dropFirst(head.count)
    let all = methods[base] ?? []
    let named = all.filter {
      (labels.isEmpty || $0.signature == base + labels)
        && (count == nil || $0.parameterCount == count)
    }
    let typeName: String
    if all.isEmpty, path.allSatisfy({ $0.first?.isUppercase != true }),
      path.isEmpty || valueTypes[Self.valueName(path)] == nil
    {
      // Of `self` or of a value of no known type: nobody in the module has such a method.
      return SystemMethods.reference(to: base, labels: labels, importing: modules)
    }
    if path.isEmpty {
      guard let type else { return nil }
      typeName = type
    } else if path.allSatisfy({ $0.first?.isUppercase == true }) {
      typeName = path.joined(separator: ".")
      if let required = requirements[typeName] {
        let meant = required.filter {
          $0.baseName == base && (labels.isEmpty || $0.signature == base + labels)
        }
        guard meant.count == 1, meant.first?.signature == base + "()" else { return nil }
        return "{ (owner: any \(typeName)) in { owner.\(base)() } }"
      }
      if all.isEmpty { return Self.systemReference(to: base, labels: labels, of: typeName) }
    } else {
      // Of a value: a method of its type, or the only one of the name that the module has.
      if let types = valueTypes[Self.valueName(path)] {
        let own = named.filter { types.contains($0.typeName) }
        guard let only = own.first, own.count == 1 else {
          let known = types.sorted().lazy.compactMap {
            Self.systemReference(to: base, labels: labels, of: $0)
          }
          guard own.isEmpty else { return nil }
          // Types may be those of other values of the name, as in other files.
          return known.first
            ?? (all.isEmpty ? SystemMethods.reference(to: base, labels: labels, importing: modules) : nil)
        }
        typeName = only.typeName
      } else {
        guard let only = named.first, named.count == 1, !only.isPrivate else { return nil }
        typeName = only.typeName
      }
    }
    let last = typeName.split(separator: ".").last.map(String.init) ?? typeName
    let own = named.filter { $0.typeName == typeName || $0.typeName.split(separator: ".").last == last[...] }
    // A method of a superclass: one and the same signature wherever it is declared, and only for a selector of `self`.
    let meant = own.isEmpty && path.isEmpty ? named : own
    guard let first = meant.first, meant.allSatisfy({ $0.fits && $0.signature == first.signature }) else {
      return nil
    }
    let isPlain = first.signature.hasSuffix("()")
    // Without labels a name is also that of the methods that have some.
    if isPlain, all.contains(where: { $0.signature != first.signature }) {
      return "{ (owner: \(typeName)) in { owner.\(base)() } }"
    }
    return "\(typeName).\(isPlain ? Substring(base) : first.signature[...])"
  }

  private static func valueName(_ path: [String]) -> String {
    path.last.map { $0.filter { $0 != "?" && $0 != "!" } } ?? ""
  }

  private static func systemReference(to base: String, labels: Substring, of typeName: String) -> String? {
    SystemMethods.reference(to: base, labels: labels, of: typeName)
  }
}

extension SourceFile {
  /// The methods of the file's types: their type, their name with labels, and whether a selector can hold them.
  var declaredMethods: [(typeName: String, signature: String, fits: Bool, isPrivate: Bool)] {
    code.indices.compactMap { index in
      guard word(index) == "func", word(index - 1) != ".", let type = typeName(around: index) else {
        return nil
      }
      let method = declaredMethod(at: index)
      let isPrivate = (index - 3..<index).contains { ["private", "fileprivate"].contains(word($0)) }
      return (type, method.signature, method.fits, isPrivate)
    }
  }

  /// By the name of a value: the types that it is made of at once, as in `let web = WKWebView(frame: .zero)`.
  var madeValueTypes: [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for index in code.indices
    where word(index) == "=" && ["var", "let"].contains(word(index - 2)) && word(index + 2) == "(" {
      guard word(index + 1).first?.isUppercase == true else { continue }
      result[word(index - 1), default: []].insert(word(index + 1))
    }
    return result
  }

  /// The name with labels of the method that `func` begins, and whether a selector can hold it.
  func declaredMethod(at index: Int) -> (signature: String, fits: Bool) {
    let name = word(index + 1)
    guard word(index + 2) == "(", let close = closing(of: index + 2) else { return (name + "(", false) }
    let parameters = parameters(in: (index + 3)..<close)
    let behind = Set((close..<min(close + 4, code.count)).map(word))
    var first = index
    while first > 0, !["{", "}", ";"].contains(word(first - 1)),
      line(of: range(first - 1).lowerBound) == line(of: range(index).lowerBound)
    { first -= 1 }
    let isStatic = (first..<index).contains { word($0) == "static" || word($0) == "class" }
    let fits =
      parameters.allSatisfy(\.isForwardable) && parameters.count <= 3 && !isStatic
      && behind.isDisjoint(with: ["async", "throws"])
    return ("\(name)(\(parameters.map { $0.label + ":" }.joined()))", fits)
  }
}

extension SourceFile {
  var importedModules: Set<String> {
    Set(code.indices.filter { word($0) == "import" && word($0 - 1) != "." }.map { word($0 + 1) })
  }
}
