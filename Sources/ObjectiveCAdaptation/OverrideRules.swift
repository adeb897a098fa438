// Overrides in extensions, which the compiler takes only where Objective-C dispatches them: they move into the class.

/// A member of an extension that overrides one of a superclass.
struct ExtensionOverride {
  /// The class that is extended.
  var className: String
  /// Where the member lies, from its first modifier to its closing brace.
  var range: Range<Int>
  /// The access that the extension gives its members; empty for the usual one.
  var access: String
  /// Whether the member says its access itself.
  var hasAccess: Bool
}

extension SourceFile {
  private static let accessLevels: Set<String> = [
    "public", "open", "internal", "package", "fileprivate", "private",
  ]
  static let modifiers: Set<String> = accessLevels.union([
    "override", "final", "class", "static", "dynamic", "required", "convenience", "mutating", "nonisolated",
  ])

  /// The members of the file's extensions that belong into their classes: overrides, and what is overridden.
  func membersToMove(_ overridden: [String: Set<String>]) -> [ExtensionOverride] {
    extensionBodies.flatMap { index, body in
      let access = index > 0 && Self.accessLevels.contains(word(index - 1)) ? word(index - 1) : ""
      let names = overridden[word(index + 1)] ?? []
      let declared = methods(of: word(index + 1), in: body).filter { names.contains($0.signature) }
      return members(
        of: word(index + 1), in: body, access: access, methods: Set(declared.map(\.nameRange.lowerBound)))
    }
  }

  /// Where the word `extension` stands, and what lies between the braces behind it.
  var extensionBodies: [(index: Int, body: Range<Int>)] {
    let otherSystems = codeOfOtherSystems
    return code.indices.compactMap { index in
      guard word(index) == "extension", isDeclaration(at: index),
        !otherSystems.contains(where: { $0.contains(index) }),
        let open = (index..<code.count).first(where: { word($0) == "{" }), let close = closing(of: open)
      else { return nil }
      return (index, (open + 1)..<close)
    }
  }

  private func members(
    of className: String, in body: Range<Int>, access: String, methods: Set<Int>
  ) -> [ExtensionOverride] {
    var result: [ExtensionOverride] = []
    var depth = 0
    for index in body {
      if word(index) == "{" { depth += 1 }
      if word(index) == "}" { depth -= 1 }
      let isOverridden = word(index) == "func" && methods.contains(range(index + 1).lowerBound)
      guard depth == 0, word(index) == "override" || isOverridden else { continue }
      var start = index
      while start > body.lowerBound {
        if Self.modifiers.contains(word(start - 1)) {
          start -= 1
        } else if let attribute = attribute(before: start, notBefore: body.lowerBound) {
          start = attribute
        } else {
          break
        }
      }
      var end = index
      while end < body.upperBound, Self.modifiers.contains(word(end)) { end += 1 }
      guard let open = (end..<body.upperBound).first(where: { word($0) == "{" }),
        let close = closing(of: open)
      else { continue }
      let hasAccess = (start..<end).contains { Self.accessLevels.contains(word($0)) }
      result.append(
        ExtensionOverride(
          className: className, range: range(start).lowerBound..<range(close).upperBound, access: access,
          hasAccess: hasAccess))
    }
    return result
  }

  /// Where the attribute that ends before a place begins, with its parentheses; nil where there is none.
  func attribute(before index: Int, notBefore lower: Int) -> Int? {
    var name = index - 1
    if word(name) == ")" {
      var depth = 0
      var open = name
      while open > lower {
        if word(open) == ")" { depth += 1 }
        if word(open) == "(" { depth -= 1 }
        if depth == 0 { break }
        open -= 1
      }
      name = open - 1
    }
    return name - 1 >= lower && word(name - 1) == "@" ? name - 1 : nil
  }

  /// Where the body of a class begins, in bytes behind the brace; nil where the file does not declare the class.
  func classBody(of name: String) -> Int? {
    for index in code.indices
    where word(index) == "class" && word(index + 1) == name && isDeclaration(at: index) {
      if let open = (index..<code.count).first(where: { word($0) == "{" }) { return range(open).upperBound }
    }
    return nil
  }

  /// Whether a word begins a declaration rather than standing behind a dot or as a name.
  private func isDeclaration(at index: Int) -> Bool {
    guard index > 0 else { return true }
    let before = word(index - 1)
    return before != "." && before != "func" && before != "var" && before != "let" && before != "case"
  }
}
