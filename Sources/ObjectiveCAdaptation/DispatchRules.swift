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
  /// Whether the body asks the class above for something.
  var usesSuper: Bool
  /// What the call of the method stands behind, as `try await`.
  var effects: String
}

extension SourceFile {
  /// The methods of the file's extensions.
  var extensionMethods: [ExtensionMethod] {
    var result: [ExtensionMethod] = []
    for (index, body) in extensionBodies {
      var place = body.lowerBound
      var start = place
      while place < body.upperBound {
        switch word(place) {
        case "func":
          let next = method(of: word(index + 1), at: place, from: start, in: body)
          if let next { result.append(next.method) }
          place = next?.end ?? place + 1
          start = place
        case "{":
          place = (closing(of: place) ?? place) + 1
          start = place
        default: place += 1
        }
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
        usesSuper: (open..<end).contains { word($0) == "super" }, effects: effects),
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
  /// That is what Objective-C's dispatch comes to as long as all overrides are in the module. Overrides that call
  /// `super`, and parameters that cannot be handed on, are left to the compiler's complaint.
  static func dispatch(overridesOf files: inout [SourceFile]) {
    let methods = files.indices.flatMap { file in
      files[file].extensionMethods.map { (file: file, method: $0) }
    }
    func isForeign(_ name: String) -> Bool { !files.contains { $0.classBody(of: name) != nil } }
    for base in methods where base.method.overrideRange == nil && !base.method.isStatic {
      guard let arguments = base.method.arguments else { continue }
      let overrides = methods.filter {
        $0.method.overrideRange != nil && $0.method.signature == base.method.signature
          && $0.method.className != base.method.className && !$0.method.usesSuper
          && isForeign($0.method.className)
      }
      guard !overrides.isEmpty else { continue }
      let classes = overrides.map(\.method.className)
      var calls = ""
      for (file, method) in overrides {
        let name = "\(files[file].text(method.nameRange))OverriddenBy\(method.className)"
        // The override that is nearest to the object's class counts, in whatever order they are asked.
        let nearer = classes.filter { $0 != method.className }
          .map { ", !(self is \($0) && \($0).self is \(method.className).Type)" }.joined()
        calls += " if let object = self as? \(method.className)\(nearer) {"
        calls += " return \(method.effects)object.\(name)\(arguments) };"
        method.overrideRange.map { files[file].blank($0) }
        files[file].replace(method.nameRange, with: name)
      }
      // The body becomes a method of its own, which keeps its implicit return.
      let own = "\(files[base.file].text(base.method.nameRange))Of\(base.method.className)"
      calls += " return \(base.method.effects)self.\(own)\(arguments) }; fileprivate func \(own)"
      let type = base.method.typeRange
      files[base.file].replace(
        type.upperBound..<type.upperBound, with: calls + files[base.file].text(type))
    }
  }
}
