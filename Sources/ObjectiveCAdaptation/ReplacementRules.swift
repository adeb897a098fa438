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
        if word(place) == "override", !isEdited(place) {
          replaceOverride(at: place, of: type.name, signatures: signatures)
        }
        place += 1
      }
    }
  }

  private mutating func replaceOverride(at place: Int, of type: String, signatures: [Int: String]) {
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
    // Classes that come from each other may both be extended so: what replaces has the class in its name.
    replace(name, with: word(keyword + 1) + "OverriddenInExtensionOf" + type)
    if word(keyword) == "var" { replaceObservers(of: word(keyword + 1), from: keyword + 1) }
  }

  /// `override var bounds: CGRect { didSet { … } }` becomes the superclass's property, read and set, with what its observers do
  /// beside that: what replaces a member has no superclass's to observe.
  private mutating func replaceObservers(of name: String, from start: Int) {
    var open = start
    while open < code.count, word(open) != "{", word(open) != "=", word(open) != "}" { open += 1 }
    guard word(open) == "{", ["willSet", "didSet"].contains(word(open + 1)), let end = closing(of: open)
    else {
      return
    }
    replace(range(open), with: "{ get { super.\(name) } set { let oldValue = super.\(name); ")
    var isSet = false
    var place = open + 1
    while place < end, ["willSet", "didSet"].contains(word(place)) {
      let isBefore = word(place) == "willSet"
      var body = place + 1
      var value = ""
      if word(body) == "(" {
        value = "let \(word(body + 1)) = \(isBefore ? "newValue" : "oldValue"); "
        body += 3
      }
      guard word(body) == "{", let bodyEnd = closing(of: body) else { return }
      let before = isBefore || isSet ? "" : "super.\(name) = newValue; "
      replace(
        range(place).lowerBound..<range(body).upperBound,
        with: before + (isBefore ? "func willBeSet() { " : "do { ") + value)
      if isBefore { replace(range(bodyEnd), with: "}; willBeSet(); super.\(name) = newValue;") }
      isSet = true
      place = bodyEnd + 1
    }
    replace(range(end), with: "} }")
  }
}
