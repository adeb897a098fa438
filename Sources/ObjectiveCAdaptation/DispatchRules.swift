// Members that an extension of a class of another module declares and a class below overrides: Objective-C dispatches them.
// Here the member that is overridden asks which class it stands before.

/// A method or a computed property in an extension or a class.
struct ClassMember {
  /// The class that declares it, with the types around it.
  var className: String
  /// The name, of methods with the labels, as `name(_:with:)`.
  var signature: String
  var isProperty: Bool
  /// The arguments that pass the parameters on, as `(first, with: second)`, empty for properties; nil where they
  /// cannot be passed on as they are.
  var arguments: String?
  /// Whether it is a type member, and whether subclasses can override it all the same.
  var isStatic: Bool
  var isClass: Bool
  /// Whether a property can be set, and whether it is stored and observed.
  var isSettable: Bool
  var isObserved = false
  /// The range of `override`; nil for a member that overrides nothing.
  var overrideRange: Range<Int>?
  /// The index of the keyword, in pieces of code.
  var index: Int
  var nameRange: Range<Int>
  /// The range from the parameters, or the type, to the brace that opens the body.
  var typeRange: Range<Int>
  /// The ranges where the body calls the member of the superclass, as `super.name`.
  var superCalls: [Range<Int>]
  /// The keywords before a use of the member, as `try await`.
  var effects: String
}

extension SourceFile {
  /// The members of the file's extensions.
  var extensionMembers: [ClassMember] { extensionBodies.flatMap { members(of: $0.name, in: $0.body) } }

  /// The members in the bodies of the file's classes.
  var classMembers: [ClassMember] { classBodies.flatMap { members(of: $0.name, in: $0.body) } }

  /// The methods and computed properties in the body of a type.
  func members(of className: String, in body: Range<Int>) -> [ClassMember] {
    membersAndObserved(of: className, in: body).filter { !$0.isObserved }
  }

  /// The same, with the stored properties that are observed.
  func membersAndObserved(of className: String, in body: Range<Int>) -> [ClassMember] {
    var result: [ClassMember] = []
    var place = body.lowerBound
    var start = place
    while place < body.upperBound {
      switch word(place) {
      case "func", "var":
        let isMethod = word(place) == "func"
        let next =
          isMethod
          ? method(of: className, at: place, from: start, in: body)
          : property(of: className, at: place, from: start, in: body)
        if let next { result.append(next.member) }
        place = next?.end ?? place + 1
        start = place
      case "{":
        place = (closing(of: place) ?? place) + 1
        start = place
      default: place += 1
      }
    }
    return result
  }

  private func method(of className: String, at index: Int, from start: Int, in body: Range<Int>)
    -> (member: ClassMember, end: Int)?
  {
    guard word(index + 2) == "(", let close = closing(of: index + 2),
      let open = (close..<body.upperBound).first(where: { word($0) == "{" }), let end = closing(of: open)
    else { return nil }
    let parameters = parameters(in: (index + 3)..<close)
    let between = Set((close..<open).map(word))
    let labels = parameters.map { $0.label + ":" }.joined()
    let isForwardable = parameters.allSatisfy(\.isForwardable)
    let arguments = parameters.map { $0.label == "_" ? $0.name : "\($0.label): \($0.name)" }
    var member = member(of: className, at: index, from: start, open: open, end: end)
    member.signature += "(\(labels))"
    member.arguments = isForwardable ? "(\(arguments.joined(separator: ", ")))" : nil
    member.effects = (between.contains("throws") ? "try " : "") + (between.contains("async") ? "await " : "")
    return (member, end + 1)
  }

  /// A property with accessors; nil for a stored one.
  private func property(of className: String, at index: Int, from start: Int, in body: Range<Int>)
    -> (member: ClassMember, end: Int)?
  {
    guard word(index + 2) == ":" else { return nil }
    var open = index + 3
    while open < body.upperBound, word(open) != "{" {
      if ["=", ";", "func", "var", "let", "class", "init", "@"].contains(word(open)) { return nil }
      open = (closing(of: open) ?? open) + 1
    }
    guard open < body.upperBound, let end = closing(of: open) else { return nil }
    var accessors: Set<String> = []
    var place = open + 1
    while place < end {
      if word(place) == "{" || word(place) == "(" {
        accessors.insert(word(place - 1))
        place = closing(of: place) ?? place
      }
      place += 1
    }
    guard accessors.isDisjoint(with: ["throws", "async"]) else { return nil }
    var member = member(of: className, at: index, from: start, open: open, end: end)
    member.isProperty = true
    member.arguments = ""
    member.isObserved = !accessors.isDisjoint(with: ["didSet", "willSet"])
    member.isSettable = member.isObserved || accessors.contains("set")
    return (member, end + 1)
  }

  private func member(of className: String, at index: Int, from start: Int, open: Int, end: Int)
    -> ClassMember
  {
    let first = beginning(of: index, notBefore: start)
    let modifiers = Set((first..<index).map(word))
    return ClassMember(
      className: className, signature: word(index + 1), isProperty: false, arguments: nil,
      isStatic: !modifiers.isDisjoint(with: ["static", "class"]), isClass: modifiers.contains("class"),
      isSettable: false, overrideRange: (first..<index).last { word($0) == "override" }.map(range),
      index: index, nameRange: range(index + 1),
      typeRange: range(index + 2).lowerBound..<range(open).upperBound,
      superCalls: (open..<end).filter {
        word($0) == "super" && word($0 + 1) == "." && word($0 + 2) == word(index + 1)
      }.map { range($0).lowerBound..<range($0 + 2).upperBound }, effects: "")
  }

  struct Parameter {
    var label, name: String
    /// The type with its attributes; empty where there is none.
    var type: String
    var isForwardable: Bool
  }

  /// The parameters of a method, the last of which may have a comma behind it.
  func parameters(in list: Range<Int>) -> [Parameter] {
    var result: [Parameter] = []
    var begin = list.lowerBound
    var place = begin
    var angles = 0
    while place < list.upperBound {
      if let close = closing(of: place) { place = close }
      if word(place) == "<" { angles += 1 }
      if word(place) == ">", word(place - 1) != "-" { angles -= 1 }
      if angles == 0, begin <= place, place + 1 == list.upperBound || word(place + 1) == "," {
        let words = (begin...place).map(word)
        let name = words.count > 1 && words[1] != ":" ? words[1] : words[0]
        let isForwardable =
          words[0] != "@" && !words.contains("inout") && !words.contains("autoclosure")
          && words.suffix(3) != [".", ".", "."]
        let colon = (begin..<place).first { word($0) == ":" }
        let type = colon.map { text(range($0 + 1).lowerBound..<range(place).upperBound) } ?? ""
        result.append(Parameter(label: words[0], name: name, type: type, isForwardable: isForwardable))
        begin = place + 2
      }
      place += 1
    }
    return result
  }
}

extension SourceModule {
  /// Overrides get names of their own, and the member that they override passes its calls on to them.
  ///
  /// That is equivalent to Objective-C's dispatch as long as all overrides are in the module. The overridden member
  /// is of a class of another module, from which the overriding class inherits. Parameters that cannot be passed on
  /// are left to the compiler's complaint.
  static func dispatch(overridesOf files: inout [SourceFile], _ classes: ClassHierarchy) {
    let extending = files.indices.flatMap { file in
      files[file].extensionMembers.map { entry in
        var entry = entry
        entry.className = classes.resolved(entry.className)
        return (file: file, member: entry)
      }
    }
    let inBodies = files.indices.flatMap { file in files[file].classMembers.map { (file: file, member: $0) } }
    /// Whether a class of the module inherits the member from another one of the module.
    func isOwn(_ signature: String, above name: String) -> Bool {
      let above = classes.ancestors(of: name)
      return (inBodies + extending).contains {
        $0.member.overrideRange == nil && $0.member.signature == signature
          && above.contains($0.member.className) && classes.isOwn($0.member.className)
      }
    }
    for base in extending where base.member.overrideRange == nil && classes.isForeign(base.member.className) {
      guard let arguments = base.member.arguments, !base.member.isStatic || base.member.isClass else {
        continue
      }
      let name = files[base.file].text(base.member.nameRange)
      let matching = (extending + inBodies).filter {
        $0.member.overrideRange != nil && $0.member.signature == base.member.signature
          && $0.member.isProperty == base.member.isProperty && $0.member.isClass == base.member.isClass
          && $0.member.isStatic == base.member.isStatic && $0.member.className != base.member.className
      }
      let overrides = matching.filter {
        let name = $0.member.className
        guard classes.isOwn(name) else {
          // Of classes of libraries nobody knows what they come from.
          let isRelated = SystemClasses.mayInherit(name, from: base.member.className)
          return classes.isForeign(name) && isRelated && ($0.member.superCalls.isEmpty || matching.count == 1)
        }
        return classes.inherits(name, from: base.member.className) && !classes.generic.contains(name)
          && !isOwn(base.member.signature, above: name)
      }
      guard !overrides.isEmpty else { continue }
      let overriding = overrides.map(\.member.className)
      let own = "\(name)Of\(identifier(base.member.className))"
      var gets = ""
      var sets = ""
      for (file, member) in overrides {
        let renamed = "\(name)OverriddenBy\(identifier(member.className))"
        // The override that is nearest to the object's class counts, in whatever order they are asked.
        let kind = member.isStatic ? ".Type" : ""
        let nearer = overriding.filter { $0 != member.className }
          .map { ", !(self is \($0)\(kind) && \($0).self is \(member.className).Type)" }.joined()
        let found = " if let object = self as? \(member.className)\(kind)\(nearer) {"
        gets += "\(found) return \(base.member.effects)object.\(renamed)\(arguments) };"
        sets += "\(found) object.\(renamed) = newValue; return };"
        member.overrideRange.map { files[file].blank($0) }
        files[file].replace(member.nameRange, with: renamed)
        let above = classes.ancestors(of: member.className).first(where: overriding.contains).map {
          "\(name)OverriddenBy\(identifier($0))"
        }
        for call in member.superCalls { files[file].replace(call, with: "self.\(above ?? own)") }
      }
      gets += " return \(base.member.effects)self.\(own)\(arguments) "
      // The body becomes a member of its own, which keeps its implicit return.
      let access = overrides.contains { !$0.member.superCalls.isEmpty } ? "" : "fileprivate "
      let modifier = base.member.isStatic ? "static " : ""
      let type = base.member.typeRange
      let heads = base.member.isProperty ? "var \(own)" : "func \(own)"
      let body =
        base.member.isSettable ? " get {\(gets)} set {\(sets) self.\(own) = newValue } }" : "\(gets)}"
      let text = "\(body); \(access)\(modifier)\(heads)\(files[base.file].text(type))"
      files[base.file].replace(type.upperBound..<type.upperBound, with: text)
    }
  }

  /// A name of a type as a part of another name.
  static func identifier(_ name: String) -> String { name.filter { $0.isLetter || $0.isNumber || $0 == "_" } }

  /// `override func awakeFromNib()` in a class that comes from `NSObject` declares the method: Foundation has none outside of
  /// Apple's systems. Documents' readers find it in the module's table.
  static func declareAwakening(in files: inout [SourceFile], _ classes: ClassHierarchy) {
    let all = files.indices.flatMap { file in files[file].classMembers.map { (file: file, member: $0) } }
      .filter { $0.member.signature == "awakeFromNib()" && !$0.member.isStatic }
    let declaring = Set(all.map(\.member.className))
    for (file, member) in all where classes.isPlainObject(member.className) {
      guard classes.ancestors(of: member.className).allSatisfy({ !declaring.contains($0) }) else { continue }
      member.overrideRange.map { files[file].blank($0) }
      for call in member.superCalls { files[file].replace(call, with: "Void") }
    }
  }

  /// The members that extensions of the module's classes declare and subclasses override, by their class: they move into the
  /// bodies of their classes.
  static func overriddenExtensionMembers(of files: [SourceFile], _ classes: ClassHierarchy)
    -> [String: Set<String>]
  {
    var overriding: [String: Set<String>] = [:]
    for member in files.flatMap({ $0.classMembers + $0.extensionMembers }) where member.overrideRange != nil {
      for name in classes.ancestors(of: classes.resolved(member.className)) {
        overriding[name, default: []].insert(member.signature)
      }
    }
    var result: [String: Set<String>] = [:]
    for member in files.flatMap(\.extensionMembers) where member.overrideRange == nil {
      let name = classes.resolved(member.className)
      guard !member.isStatic || member.isClass, overriding[name]?.contains(member.signature) == true else {
        continue
      }
      result[name, default: []].insert(member.signature)
    }
    return result
  }
}
