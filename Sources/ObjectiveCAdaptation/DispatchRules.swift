// Methods that one extension declares and another overrides, both of classes of other modules: Objective-C dispatches
// them. Here the method that is overridden asks which class it stands before.

/// A method in an extension.
struct ExtensionMethod {
  /// The class that is extended.
  var className: String
  /// The name with its labels, as `name(_:with:)`.
  var signature: String
  /// What hands the parameters on, as `(first, with: second)`; nil where they cannot be handed on as they are.
  var arguments: String?
  var isStatic: Bool
  /// Where `override` stands; nil for a method that overrides nothing.
  var overrideRange: Range<Int>?
  /// Where the name stands.
  var nameRange: Range<Int>
  /// From the parameters to the brace that opens the body.
  var typeRange: Range<Int>
  /// Where the body calls the method of the class above, as `super.name`.
  var superCalls: [Range<Int>]
  /// What the call of the method stands behind, as `try await`.
  var effects: String
}

extension SourceFile {
  /// The methods of the file's extensions.
  var extensionMethods: [ExtensionMethod] {
    extensionBodies.flatMap { methods(of: word($0.index + 1), in: $0.body) }
  }

  /// The methods in the bodies of the file's classes.
  var classMethods: [ExtensionMethod] { classBodies.flatMap { methods(of: word($0.index + 1), in: $0.body) } }

  /// The names of the file's classes, and what stands first in their lists of what they inherit.
  var superclasses: [String: String] {
    var result: [String: String] = [:]
    for (index, body) in classBodies {
      let colon = (index..<body.lowerBound).first {
        word($0) == ":" && !(index..<$0).contains { word($0) == "<" }
      }
      result[word(index + 1)] = colon.map { word($0 + 1) } ?? ""
    }
    return result
  }

  /// Where the word `class` of each declared class stands, and what lies between the braces behind it.
  var classBodies: [(index: Int, body: Range<Int>)] {
    code.indices.compactMap { index in
      guard word(index) == "class",
        !["func", "var", "let", "subscript", "override"].contains(word(index + 1)),
        ![":", ",", "."].contains(word(index - 1)),
        let open = (index..<code.count).first(where: { word($0) == "{" }), let close = closing(of: open)
      else { return nil }
      return (index, (open + 1)..<close)
    }
  }

  /// The methods in the body of a type.
  func methods(of className: String, in body: Range<Int>) -> [ExtensionMethod] {
    var result: [ExtensionMethod] = []
    var place = body.lowerBound
    var start = place
    while place < body.upperBound {
      switch word(place) {
      case "func":
        let next = method(of: className, at: place, from: start, in: body)
        if let next { result.append(next.method) }
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
    -> (method: ExtensionMethod, end: Int)?
  {
    guard word(index + 2) == "(", let close = closing(of: index + 2),
      let open = (close..<body.upperBound).first(where: { word($0) == "{" }), let end = closing(of: open)
    else { return nil }
    let overriding = (start..<index).last { word($0) == "override" }
    let parameters = parameters(in: (index + 3)..<close)
    let between = Set((close..<open).map(word))
    let effects = (between.contains("throws") ? "try " : "") + (between.contains("async") ? "await " : "")
    let labels = parameters.map { $0.label + ":" }.joined()
    let isForwardable = parameters.allSatisfy(\.isForwardable)
    let arguments = parameters.map { $0.label == "_" ? $0.name : "\($0.label): \($0.name)" }
    return (
      ExtensionMethod(
        className: className, signature: "\(word(index + 1))(\(labels))",
        arguments: isForwardable ? "(\(arguments.joined(separator: ", ")))" : nil,
        isStatic: (start..<index).contains { word($0) == "static" || word($0) == "class" },
        overrideRange: overriding.map(range), nameRange: range(index + 1),
        typeRange: range(index + 2).lowerBound..<range(open).upperBound,
        superCalls: (open..<end).filter {
          word($0) == "super" && word($0 + 1) == "." && word($0 + 2) == word(index + 1)
        }.map { range($0).lowerBound..<range($0 + 2).upperBound }, effects: effects),
      end + 1
    )
  }

  private struct Parameter {
    var label: String
    var name: String
    var isForwardable: Bool
  }

  private func parameters(in list: Range<Int>) -> [Parameter] {
    var result: [Parameter] = []
    var begin = list.lowerBound
    var place = begin
    while place < list.upperBound {
      if let close = closing(of: place) { place = close }
      if place + 1 == list.upperBound || word(place + 1) == "," {
        let words = (begin...place).map(word)
        let name = words.count > 1 && words[1] != ":" ? words[1] : words[0]
        let isForwardable =
          words[0] != "@" && !words.contains("inout") && !words.contains("autoclosure")
          && words.suffix(3) != [".", ".", "."]
        result.append(Parameter(label: words[0], name: name, isForwardable: isForwardable))
        begin = place + 2
      }
      place += 1
    }
    return result
  }
}

extension SourceModule {
  /// Overrides get names of their own, and the method that they override hands its calls on to them.
  ///
  /// That is what Objective-C's dispatch comes to as long as all overrides are in the module. Parameters that cannot be
  /// handed on are left to the compiler's complaint.
  static func dispatch(overridesOf files: inout [SourceFile]) {
    let extending = files.indices.flatMap { file in
      files[file].extensionMethods.map { (file: file, method: $0) }
    }
    let inBodies = files.indices.flatMap { file in files[file].classMethods.map { (file: file, method: $0) } }
    let superclasses = files.reduce(into: [String: String]()) {
      $0.merge($1.superclasses) { first, _ in first }
    }
    func isForeign(_ name: String) -> Bool { superclasses[name] == nil }
    func ancestors(of name: String) -> [String] {
      var result: [String] = []
      while let next = superclasses[result.last ?? name], !next.isEmpty, !result.contains(next) {
        result.append(next)
      }
      return result
    }
    /// Whether a class of the module gets the method from another one of the module.
    func isOwn(_ signature: String, above name: String) -> Bool {
      let above = ancestors(of: name)
      return (inBodies + extending).contains {
        $0.method.overrideRange == nil && $0.method.signature == signature
          && above.contains($0.method.className)
          && !isForeign($0.method.className)
      }
    }
    for base in extending
    where base.method.overrideRange == nil && !base.method.isStatic && isForeign(base.method.className) {
      guard let arguments = base.method.arguments else { continue }
      let name = files[base.file].text(base.method.nameRange)
      let own = "\(name)Of\(base.method.className)"
      let matching = (extending + inBodies).filter {
        $0.method.overrideRange != nil && $0.method.signature == base.method.signature
          && $0.method.className != base.method.className
      }
      let overrides = matching.filter {
        isForeign($0.method.className)
          ? $0.method.superCalls.isEmpty || matching.count == 1
          : !isOwn(base.method.signature, above: $0.method.className)
      }
      guard !overrides.isEmpty else { continue }
      let classes = overrides.map(\.method.className)
      var calls = ""
      for (file, method) in overrides {
        let renamed = "\(name)OverriddenBy\(method.className)"
        // The override that is nearest to the object's class counts, in whatever order they are asked.
        let nearer = classes.filter { $0 != method.className }
          .map { ", !(self is \($0) && \($0).self is \(method.className).Type)" }.joined()
        calls += " if let object = self as? \(method.className)\(nearer) {"
        calls += " return \(method.effects)object.\(renamed)\(arguments) };"
        method.overrideRange.map { files[file].blank($0) }
        files[file].replace(method.nameRange, with: renamed)
        let above = ancestors(of: method.className).first(where: classes.contains).map {
          "\(name)OverriddenBy\($0)"
        }
        for call in method.superCalls { files[file].replace(call, with: "self.\(above ?? own)") }
      }
      // The body becomes a method of its own, which keeps its implicit return.
      let isCalled = overrides.contains { !$0.method.superCalls.isEmpty }
      calls += " return \(base.method.effects)self.\(own)\(arguments) };"
      calls += isCalled ? " func \(own)" : " fileprivate func \(own)"
      let type = base.method.typeRange
      files[base.file].replace(
        type.upperBound..<type.upperBound, with: calls + files[base.file].text(type))
    }
  }

  /// `override func awakeFromNib()` in a subclass of `NSObject` declares the method: Foundation has none outside of Apple's
  /// systems. Documents' readers find it in the module's table.
  static func declareAwakening(in files: inout [SourceFile]) {
    for index in files.indices {
      let superclasses = files[index].superclasses
      for method in files[index].classMethods
      where method.signature == "awakeFromNib()" && superclasses[method.className] == "NSObject" {
        method.overrideRange.map { files[index].blank($0) }
        for call in method.superCalls { files[index].replace(call, with: "Void") }
      }
    }
  }

  /// The methods that extensions of the module's classes declare and subclasses override, by their class: they move into
  /// the bodies of their classes.
  static func overriddenExtensionMethods(of files: [SourceFile]) -> [String: Set<String>] {
    let overridden = Set(
      files.flatMap { $0.classMethods + $0.extensionMethods }.filter { $0.overrideRange != nil }.map(
        \.signature))
    var result: [String: Set<String>] = [:]
    for method in files.flatMap(\.extensionMethods)
    where method.overrideRange == nil && !method.isStatic && overridden.contains(method.signature) {
      result[method.className, default: []].insert(method.signature)
    }
    return result
  }
}
