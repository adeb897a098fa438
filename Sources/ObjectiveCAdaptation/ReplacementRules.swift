// Overrides in extensions of the system's classes: on Apple's systems the method of the extension replaces the
// class's own. Swift calls that a dynamic replacement, and has it for members that the class declares `dynamic`.

extension SourceModule {
  /// `extension UIScrollView { override func touchesBegan(…) }` replaces the method of the class, as the runtime does.
  ///
  /// Members that a class of UIKit does not declare `dynamic` are left to the compiler's complaint.
  static func replace(overridesOf files: inout [SourceFile]) {
    let own = files.reduce(into: Set<String>()) { $0.formUnion($1.declaredTypeNames) }
    for index in files.indices {
      files[index].replaceOverrides { isOfSystem($0) && !own.contains($0) }
    }
  }

  /// Whether a class has a name as UIKit's and AppKit's have: classes of other modules are not declared `dynamic`.
  private static func isOfSystem(_ name: String) -> Bool {
    ["UI", "NS", "CA"].contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
  }
}

extension SourceFile {
  fileprivate mutating func replaceOverrides(where isForeign: (String) -> Bool) {
    for type in extensionBodies where isForeign(type.name) {
      for member in membersAndObserved(of: type.name, in: type.body) where !member.isStatic {
        let start = beginning(of: member.index, notBefore: type.body.lowerBound)
        if member.overrideRange == nil {
          narrowReplacement(member, from: start)
        } else if !(start..<member.index).contains(where: { word($0) == "override" && isEdited($0) }) {
          replaceOverride(member, from: start)
        }
      }
    }
  }

  /// Narrows a replacement of the source itself: where the class inherits the member, it is for objects of the class alone.
  private mutating func narrowReplacement(_ member: ClassMember, from start: Int) {
    guard let attribute = (start..<member.index).first(where: { word($0) == "_dynamicReplacement" }),
      let close = closing(of: attribute + 1), let arguments = member.arguments, !member.isProperty,
      !text(member.typeRange).contains("->"),
      text(range(attribute + 4).upperBound..<range(close).lowerBound)
        == member.signature.drop(while: { $0 != "(" })
    else { return }
    let end = member.typeRange.upperBound
    replace(
      end..<end,
      with:
        " guard isKind(of: \(member.className).self) else { \(member.effects)\(word(attribute + 4))\(arguments); return };"
    )
  }

  /// The member keeps its body under another name, and what replaces the class's own calls it for objects of the extended
  /// class: the class may have the member from a superclass, whose other subclasses keep theirs. While the body runs, the
  /// class's own is called for its object, whether as `super` or as what was replaced.
  private mutating func replaceOverride(_ member: ClassMember, from start: Int) {
    guard let arguments = member.arguments,
      let open = (member.index..<code.count).first(where: {
        range($0).upperBound == member.typeRange.upperBound
      }),
      let end = closing(of: open)
    else { return }
    let (type, name) = (member.className, word(member.index + 1))
    let body = "\(name)OverriddenInExtensionOf\(type)"
    let holder = "\(member.signature.filter { $0.isLetter || $0.isNumber })RunsInExtensionOf\(type)"
    let head = edited(member.typeRange)
    for modifier in start..<member.index {
      if let plain = ["override": "", "open": "public"][word(modifier)] {
        replace(range(modifier), with: plain)
      }
    }
    // Classes that come from each other may both be extended so: what replaces has the class in its name.
    replace(member.nameRange, with: body)
    if member.isProperty { replaceObservers(of: name, from: member.index + 1) }
    func choice(_ own: String, _ result: String) -> String {
      "guard isKind(of: \(type).self), \(type).\(holder) !== self else { \(own) }; let outer = \(type).\(holder); "
        + "\(type).\(holder) = self; defer { \(type).\(holder) = outer }; \(result)"
    }
    // A parameter may be called as the method is: `point(inside point:)`.
    let isHidden = arguments.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
    let replaced = "\(isHidden ? "self." : "")\(name)"
    var replacement = choice(
      "return \(member.effects)\(replaced)\(arguments)", "return \(member.effects)self.\(body)\(arguments)")
    if member.isSettable {
      replacement =
        "get { \(replacement) } set { "
        + choice("\(name) = newValue; return", "self.\(body) = newValue") + " }"
    }
    let isolation = (start..<member.index).contains { word($0) == "nonisolated" } ? "nonisolated " : ""
    let last = range(end).upperBound
    replace(
      last..<last,
      with: "; @_dynamicReplacement(for: \(member.signature)) \(isolation)\(word(member.index)) \(name)"
        + "ReplacedInExtensionOf\(type)\(head) \(replacement) }; nonisolated(unsafe) static var \(holder): AnyObject?"
    )
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
