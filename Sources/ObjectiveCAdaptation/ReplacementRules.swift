// Overrides in extensions of the system's classes: on Apple's systems the method of the extension takes the place of the
// class's own. Swift calls that a dynamic replacement, and has it for what the class declares `dynamic`.

extension SourceModule {
  /// `extension UIScrollView { override func touchesBegan(…) }` replaces the method of the class, as the runtime does.
  ///
  /// What a class of UIKit does not declare as dynamic is left to the compiler's complaint.
  static func replace(overridesOf files: inout [SourceFile]) {
    let own = files.reduce(into: Set<String>()) { $0.formUnion($1.declaredTypeNames) }
    for index in files.indices {
      files[index].replaceOverrides { isOfSystem($0) && !own.contains($0) }
    }
  }

  /// Whether a class has a name as UIKit's and AppKit's have: classes of other modules are not declared as dynamic.
  private static func isOfSystem(_ name: String) -> Bool {
    ["UI", "NS", "CA"].contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
  }
}

extension SourceFile {
  fileprivate mutating func replaceOverrides(where isForeign: (String) -> Bool) {
    for type in extensionBodies where isForeign(type.name) {
      let body = type.body
      let signatures = Dictionary(
        members(of: type.name, in: body).map { ($0.nameRange.lowerBound, $0.signature) },
        uniquingKeysWith: { first, _ in first })
      var place = body.lowerBound
      while place < body.upperBound {
        if word(place) == "{" { place = closing(of: place) ?? place }
        if word(place) == "override", !isEdited(place) { replaceOverride(at: place, signatures: signatures) }
        place += 1
      }
    }
  }

  private mutating func replaceOverride(at place: Int, signatures: [Int: String]) {
    var keyword = place
    while keyword < code.count, !["func", "var", "subscript", "init", "{"].contains(word(keyword)) {
      if ["class", "static"].contains(word(keyword)) { return }
      keyword += 1
    }
    let name = range(keyword + 1)
    guard let replaced = word(keyword) == "var" ? word(keyword + 1) : signatures[name.lowerBound] else {
      return
    }
    var start = place
    while Self.modifiers.contains(word(start - 1)) { start -= 1 }
    // An attribute stands before all modifiers. What replaces is no override, and cannot be overridden itself.
    for modifier in start..<keyword {
      let spelling = ["override": "", "open": "public"][word(modifier)] ?? word(modifier)
      let attribute = modifier == start ? "@_dynamicReplacement(for: \(replaced)) " : ""
      replace(range(modifier), with: attribute + spelling)
    }
    replace(name, with: word(keyword + 1) + "OverriddenInExtension")
  }
}
