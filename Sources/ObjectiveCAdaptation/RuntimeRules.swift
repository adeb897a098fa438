// What asks Objective-C's runtime at the place of use: conventions of its calls, objects of types that are known at run time
// only, members of `AnyObject`.

extension SourceFile {
  /// Leaves out the conventions of blocks and of methods' implementations: there are neither.
  mutating func removeConventions() {
    for index in code.indices
    where word(index) == "@" && word(index + 1) == "convention" && word(index + 2) == "(" {
      guard let close = closing(of: index + 2), let end = closing(of: close + 1) else { continue }
      // A function of C keeps its convention; one that takes a selector is an implementation of a method.
      let isMethod = (close + 1..<end).contains { word($0) == "Selector" }
      guard word(index + 3) == "block" || isMethod else { continue }
      blank(range(index).lowerBound..<range(close).upperBound)
    }
  }

  /// The members of `AnyObject` that programs ask of numbers and of values of geometry.
  private static let dynamicMembers: Set<String> = [
    "boolValue", "cgPointValue", "cgRectValue", "cgSizeValue", "doubleValue", "floatValue", "int32Value",
    "int64Value",
    "intValue", "integerValue", "length", "stringValue", "uintValue",
  ]

  /// `(value as AnyObject).cgRectValue` becomes `ObjectMembers(value as AnyObject).cgRectValue`.
  mutating func replaceObjectMembers() {
    for index in code.indices
    where word(index) == "AnyObject" && word(index - 1) == "as" && [")", "}"].contains(word(index + 1)) {
      let hasMark = ["?", "!"].contains(word(index + 2))
      let dot = index + (hasMark ? 3 : 2)
      guard word(dot) == ".", Self.dynamicMembers.contains(word(dot + 1)),
        let open = (0..<index).last(where: { ["(", "{"].contains(word($0)) && closing(of: $0) == index + 1 })
      else { continue }
      if word(open) == "(" {
        replace(range(open).lowerBound..<range(open).lowerBound, with: "ObjectMembers")
      } else {
        // `map { $0 as AnyObject }?.cgRectValue`
        replace(range(open).upperBound..<range(open).upperBound, with: " ObjectMembers(")
        replace(range(index).upperBound..<range(index).upperBound, with: ")")
      }
    }
  }

  /// `application.delegate?.window??.rootViewController`: the window of a delegate may be left out on Apple's systems, so
  /// that it is an optional of an optional; here it is an optional.
  mutating func removeMarksOfOptionalWindow() {
    for index in code.indices where word(index) == "window" && word(index - 1) == "." {
      for mark in ["?", "!"] {
        if word(index + 1) == mark + mark, areAdjacent(index, index + 1), areAdjacent(index + 1, index + 2) {
          replace(range(index + 1), with: mark)
        } else if word(index + 1) == mark, word(index + 2) == mark, areAdjacent(index, index + 1),
          areAdjacent(index + 1, index + 2)
        {
          replace(range(index + 2), with: "")
        }
      }
    }
  }

  /// `delegate.scrollViewDidScroll?(view)` and `!(view)`: the protocols of UIKit have implementations for what may be left
  /// out, so that there is nothing to ask.
  mutating func removeMarksOfOptionalMethods(declaredNames: Set<String>) {
    for index in code.indices
    where ["?", "!"].contains(word(index)) && word(index + 1) == "(" && word(index - 2) == "." {
      guard areAdjacent(index - 1, index), Self.optionalMethodNames.contains(word(index - 1)),
        !declaredNames.contains(word(index - 1)) || hasLabels(index + 1)
      else { continue }
      blank(range(index))
    }
  }

  /// Whether arguments have labels, which a function in a variable has not.
  private func hasLabels(_ open: Int) -> Bool {
    guard let close = closing(of: open) else { return false }
    var place = open + 1
    while place < close {
      if word(place) == ":", ["(", ","].contains(word(place - 2)) { return true }
      place = (closing(of: place) ?? place) + 1
    }
    return false
  }

  /// The names of the variables that the file declares, where a function may be in them, and missing.
  var declaredVariableNames: Set<String> {
    let values: Set<String> = ["Bool", "CGFloat", "Double", "Float", "Int", "String"]
    return Set(
      code.indices.filter {
        ["var", "let"].contains(word($0)) && !(word($0 + 2) == ":" && values.contains(word($0 + 3)))
      }.map { word($0 + 1) })
  }

  /// `T()` of a generic parameter that stands for a class of the system becomes `T.made()`: the compiler makes objects of
  /// such types by required initializers only, where Objective-C calls what the class has.
  ///
  /// - Parameters:
  ///   - declaredTypes: the names of the module's types.
  ///   - associated: names of associated types that stand for classes of the system, as the compiler found out.
  mutating func replaceGenericConstruction(declaredTypes: Set<String>, associated: Set<String> = []) {
    var (parameters, metatypes) = classParameters(declaredTypes)
    parameters.formUnion(associated)
    guard !parameters.isEmpty || !metatypes.isEmpty else { return }
    for index in code.indices
    where word(index - 1) != "." && word(index - 1) != "func" && word(index - 1) != "class" {
      if parameters.contains(word(index)) {
        if word(index + 1) == "(", areAdjacent(index, index + 1), isConstruction(index + 1) {
          replace(range(index).upperBound..<range(index).upperBound, with: ".made")
        } else if word(index + 1) == ".", word(index + 2) == "init",
          word(index + 3) != "(" || isConstruction(index + 3)
        {
          replace(range(index + 2), with: "made")
        }
      } else if metatypes.contains(word(index)), word(index + 1) == ".", word(index + 2) == "init",
        isConstruction(index + 3)
      {
        replace(range(index + 2), with: "made")
      }
    }
  }

  /// Whether a list of arguments is one of the initializers that every class of a kind has.
  private func isConstruction(_ open: Int) -> Bool {
    guard word(open) == "(", let close = closing(of: open) else { return false }
    let second = ["frame": "", "style": "reuseIdentifier", "nibName": "bundle"]
    guard close > open + 1 else { return true }
    guard word(open + 2) == ":", let label = second[word(open + 1)] else { return false }
    return label.isEmpty || (open..<close).contains { word($0) == label }
  }

  /// Names of generic parameters that are bound to classes of the system, and of values that are such classes.
  private func classParameters(_ declaredTypes: Set<String>) -> (parameters: Set<String>, values: Set<String>)
  {
    func isSystemClass(_ name: String) -> Bool {
      ["UI", "CA", "NS"].contains { name.hasPrefix($0) } && !declaredTypes.contains(name)
        && !["Delegate", "DataSource", "Protocol"].contains { name.hasSuffix($0) }
    }
    var parameters: Set<String> = []
    var values: Set<String> = []
    for index in code.indices where word(index) == ":" {
      if ["<", ",", "where"].contains(word(index - 2)), isSystemClass(word(index + 1)),
        word(index - 1).first?.isUppercase == true
      {
        parameters.insert(word(index - 1))
      }
    }
    for index in code.indices where word(index) == ":" && word(index + 2) == "." && word(index + 3) == "Type"
    {
      if isSystemClass(word(index + 1)) || parameters.contains(word(index + 1)) {
        values.insert(word(index - 1))
      }
    }
    return (parameters, values)
  }

  /// The names of the associated types that the file declares.
  var associatedTypeNames: Set<String> {
    Set(code.indices.filter { word($0) == "associatedtype" }.map { word($0 + 1) })
  }

  /// The names of the types that the file declares.
  var declaredTypeNames: Set<String> {
    Set(
      code.indices.filter {
        ["class", "struct", "enum", "protocol", "actor", "typealias"].contains(word($0))
      }
      .map { word($0 + 1) })
  }
}
