// Overrides in extensions, which the compiler accepts only where Objective-C dispatches them: they move into the class.

/// A member of an extension that overrides one of a superclass, or is overridden itself.
struct ExtensionOverride {
  /// The class that is extended, with the types around it.
  var className: String
  /// The range of the member, from its first modifier to its closing brace.
  var range: Range<Int>
  /// The access level that the extension gives its members; empty for the default.
  var access: String
  /// Whether the member states its access level itself.
  var hasAccess: Bool
  /// The conditions of `#if` around it, in the form in which they stand before it in its class.
  var conditions: [String]
  /// The member; nil for one that cannot be called from elsewhere.
  var member: ClassMember?
}

extension SourceFile {
  static let accessLevels: Set<String> = ["public", "open", "internal", "package", "fileprivate", "private"]
  static let modifiers: Set<String> = accessLevels.union([
    "override", "final", "class", "static", "dynamic", "required", "convenience", "mutating", "nonisolated",
    "weak", "unowned",
  ])

  /// The members of the file's extensions that belong into their classes: overrides, and overridden members.
  func membersToMove(_ overridden: [String: Set<String>], _ classes: ClassHierarchy) -> [ExtensionOverride] {
    extensionBodies.flatMap { type -> [ExtensionOverride] in
      let name = classes.resolved(type.name)
      guard classes.isOwn(name) else { return [] }
      var access =
        type.index > 0 && Self.accessLevels.contains(word(type.index - 1)) ? word(type.index - 1) : ""
      // At the top of a file the two are the same; in a class `private` would be less.
      if access == "private" { access = "fileprivate" }
      let declared = members(of: name, in: type.body)
      let names = overridden[name] ?? []
      let places = Dictionary(
        declared.filter { $0.overrideRange != nil || names.contains($0.signature) }.map { ($0.index, $0) },
        uniquingKeysWith: { first, _ in first })
      return membersToMove(of: name, in: type.body, access: access, declared: places)
    }
  }

  private func membersToMove(
    of className: String, in body: Range<Int>, access: String, declared: [Int: ClassMember]
  ) -> [ExtensionOverride] {
    var result: [ExtensionOverride] = []
    var index = body.lowerBound
    while index < body.upperBound {
      defer { index += 1 }
      if word(index) == "{" { index = closing(of: index) ?? index }
      let isOverride = word(index) == "override" && !isEdited(index)
      let isOverridden = declared[index].map { $0.overrideRange == nil } ?? false
      guard isOverride || isOverridden else { continue }
      let start = beginning(of: index, notBefore: body.lowerBound)
      var keyword = index
      while keyword < body.upperBound, Self.modifiers.contains(word(keyword)) { keyword += 1 }
      guard let open = (keyword..<body.upperBound).first(where: { word($0) == "{" }),
        let close = closing(of: open)
      else { continue }
      let hasAccess = (start..<keyword).contains { Self.accessLevels.contains(word($0)) }
      result.append(
        ExtensionOverride(
          className: className, range: range(start).lowerBound..<range(close).upperBound, access: access,
          hasAccess: hasAccess, conditions: conditions(at: start), member: declared[keyword]))
      index = close
    }
    return result
  }

  /// `override var delegate: UICollectionViewDelegate?` is of the type that the scroll view has: a property that can be set
  /// keeps its type in Swift, and the one of lists and texts is narrowed beside it.
  mutating func widenOverriddenDelegates() {
    let narrowed = ["UICollectionViewDelegate", "UITableViewDelegate", "UITextViewDelegate"]
    for index in code.indices
    where word(index) == "delegate" && word(index - 1) == "var" && word(index + 1) == ":" {
      let type = word(index + 2) == "any" ? index + 3 : word(index + 2) == "(" ? index + 4 : index + 2
      let start = beginning(of: index - 1, notBefore: 0)
      guard narrowed.contains(word(type)), (start..<index).contains(where: { word($0) == "override" }) else {
        continue
      }
      replace(range(type), with: "UIScrollViewDelegate")
    }
  }

  /// The index at which the modifiers and attributes before a declaration begin.
  func beginning(of index: Int, notBefore lower: Int) -> Int {
    var start = index
    while start > lower {
      if Self.modifiers.contains(word(start - 1)) {
        start -= 1
      } else if let attribute = attribute(before: start, notBefore: lower) {
        start = attribute
      } else {
        break
      }
    }
    return start
  }

  /// The start of the attribute, or setter's access level, that ends before an index, with parentheses; nil for neither.
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
      // `private(set)`
      if Self.accessLevels.contains(word(name)), word(open + 1) == "set" { return name }
    }
    return name - 1 >= lower && word(name - 1) == "@" ? name - 1 : nil
  }
}
