// `@objc optional`: requirements that a conforming class may leave out. The requirement's result becomes a type that the
// conforming class chooses: its own method gives the result that the protocol names, and a default gives
// `UnimplementedRequirement`. So whether a class has the method is known without calling it, as in Objective-C.
//
//     @objc protocol Delegate { @objc optional func pager(_ p: Pager, didSelect index: Int) -> Bool }
//
// gets a requirement with an associated result, the default, and `optionalPagerDidSelect: ((Pager, Int) -> Bool)?`, which
// every `delegate.pager?(…)` and `delegate?.pager(_:didSelect:)` of the module becomes. A property that may be missing,
// `@objc optional var title: String { get }`, becomes `optionalTitle: String?` in the same way. Methods of one name that
// differ in their types only become methods of one name that give nil: properties cannot differ so.

/// A method that conforming classes may leave out.
struct OptionalRequirement {
  /// The name without labels.
  var name: String
  /// The labels, as `_` and `didSelect`.
  var labels: [String]
  /// The name of the optional property that stands for the method.
  var property: String
  /// Whether another one has the same name and labels: then a method stands in the property's place.
  var isOverloaded: Bool
}

/// A protocol for Objective-C, with the requirements that its conforming classes may leave out.
struct ObjectiveCProtocol {
  var name: String
  var requirements: [OptionalRequirement] = []
  /// The properties that conforming classes may leave out, with those that replace them.
  var properties: [String: String] = [:]
}

extension SourceFile {
  /// Rewrites the file's protocols of Objective-C as class protocols, with a property for each optional requirement.
  mutating func replaceOptionalRequirements() -> [ObjectiveCProtocol] {
    var found: [ObjectiveCProtocol] = []
    for index in code.indices where word(index) == "protocol" && word(index - 1) != "." {
      guard let attribute = objectiveCAttribute(before: index),
        let open = (index..<code.count).first(where: { word($0) == "{" }), let close = closing(of: open)
      else { continue }
      var item = ObjectiveCProtocol(name: word(index + 1))
      let access =
        (attribute..<index).map(word).first { ["public", "open", "package"].contains($0) }.map { $0 + " " }
        ?? ""
      // Without a list of what it inherits, nothing says that it is for classes.
      if open == index + 2 { replace(range(open).lowerBound..<range(open).lowerBound, with: ": AnyObject ") }
      var defaults = ""
      let names = (open..<close).compactMap { optionalMethod(at: $0, before: close)?.property }
      let overloaded = Set(Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys)
      var place = open + 1
      while place < close {
        if word(place) == "optional",
          let end = replaceRequirement(at: place, before: close, access, overloaded, &item, &defaults)
            ?? replaceProperty(at: place, before: close, access, &item, &defaults)
        {
          place = end
        } else {
          place = (word(place) == "{" ? closing(of: place) ?? place : place) + 1
        }
      }
      if !item.requirements.isEmpty || !item.properties.isEmpty {
        let end = range(close).upperBound
        replace(end..<end, with: "; extension \(item.name) {\(defaults) }")
        found.append(item)
      }
    }
    return found
  }

  /// The beginning of the attributes before a declaration, when `@objc` is among them.
  private func objectiveCAttribute(before index: Int) -> Int? {
    var place = index - 1
    while place >= 0, !["{", "}", ";"].contains(word(place)) {
      if word(place) == "@", word(place + 1) == "objc" { return place }
      if ["protocol", "class", "struct", "enum", "extension", "func", "import", "var", "let"].contains(
        word(place))
      {
        return nil
      }
      place -= 1
    }
    return nil
  }

  /// The name and parameters of the method behind `optional`, and what stands for it; nil where there is no such
  /// method.
  private func optionalMethod(at index: Int, before limit: Int)
    -> (function: Int, close: Int, parameters: [(label: String, type: String)], property: String)?
  {
    guard word(index) == "optional",
      let function = (index + 1..<min(index + 4, limit)).first(where: { word($0) == "func" }),
      word(function + 2) == "(", let close = closing(of: function + 2)
    else { return nil }
    let parameters = parameters(in: (function + 3)..<close).map { (label: $0.label, type: $0.type) }
    let words = [word(function + 1)] + parameters.map(\.label).filter { $0 != "_" }
    let property = "optional" + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return (function, close, parameters, property)
  }

  /// Rewrites the method behind `optional`; returns its end, or nil where it is none that can be rewritten.
  private mutating func replaceRequirement(
    at index: Int, before limit: Int, _ access: String, _ overloaded: Set<String>,
    _ item: inout ObjectiveCProtocol, _ defaults: inout String
  ) -> Int? {
    guard let (function, close, parameters, property) = optionalMethod(at: index, before: limit) else {
      return nil
    }
    // A requirement of the class itself, as `@objc optional static func`.
    let isStatic = (index..<function).contains { ["static", "class"].contains(word($0)) }
    let kind = isStatic ? "static " : ""
    var result = "Void"
    var end = close
    var effects = ""
    while ["throws", "async"].contains(word(end + 1)) {
      effects += " " + word(end + 1)
      end += 1
    }
    if word(end + 1) == "-", word(end + 2) == ">" {
      let first = end + 3
      end = endOfType(from: first, before: limit)
      result = text(range(first).lowerBound..<range(end).upperBound)
    }
    let marks = (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
    let name = word(function + 1)
    let isOverloaded = overloaded.contains(property)
    let number = isOverloaded ? "\(item.requirements.count)" : ""
    let chosen = property.prefix(1).uppercased() + property.dropFirst() + "Result" + number
    let list = text(range(function + 2).lowerBound..<range(close).upperBound)
    let types = parameters.map(\.type).joined(separator: ", ")
    let values = parameters.indices.map { isOverloaded ? "value\($0)" : "$\($0)" }
    let arguments = zip(parameters, values).map { parameter, value in
      (parameter.label == "_" ? "" : parameter.label + ": ") + value
    }.joined(separator: ", ")
    replace(
      range(index).lowerBound..<range(end).upperBound,
      with: "associatedtype \(chosen); \(kind)func \(name)\(list)\(effects) -> \(chosen)")
    let flat = list.replacing("\n", with: " ")
    let heading =
      isOverloaded
      ? "func \(property)(\(zip(values, parameters).map { "_ \($0): \($1.type)" }.joined(separator: ", ")))"
        + "\(effects) -> Optional<\(result)>"
      : "var \(property): ((\(types))\(effects) -> \(result))?"
    let call = "self.\(name)(\(arguments)) as! \(result)"
    let isMissing = "\(chosen).self == UnimplementedRequirement.self ? nil :"
    let body = isOverloaded ? "\(marks)\(isMissing) .some(\(call))" : "\(isMissing) { \(marks)\(call) }"
    defaults +=
      " \(access)\(kind)func \(name)\(flat) -> UnimplementedRequirement { UnimplementedRequirement() };"
      + " \(access)\(kind)\(heading) { \(body) };"
    item.requirements.append(
      OptionalRequirement(
        name: name, labels: parameters.map(\.label), property: property, isOverloaded: isOverloaded))
    return end + 1
  }

  /// Rewrites the property behind `optional`; returns its end, or nil where it is none that can be rewritten.
  private mutating func replaceProperty(
    at index: Int, before limit: Int, _ access: String, _ item: inout ObjectiveCProtocol,
    _ defaults: inout String
  ) -> Int? {
    guard let variable = (index + 1..<min(index + 4, limit)).first(where: { word($0) == "var" }),
      word(variable + 2) == ":"
    else { return nil }
    let last = endOfType(from: variable + 3, before: limit)
    guard word(last + 1) == "{", let close = closing(of: last + 1) else { return nil }
    let name = word(variable + 1)
    let type = text(range(variable + 3).lowerBound..<range(last).upperBound)
    let property = "optional" + name.prefix(1).uppercased() + name.dropFirst()
    let chosen = property.prefix(1).uppercased() + property.dropFirst() + "Result"
    replace(
      range(index).lowerBound..<range(close).upperBound,
      with: "associatedtype \(chosen); var \(name): \(chosen) { get }")
    defaults +=
      " \(access)var \(name): UnimplementedRequirement { UnimplementedRequirement() };"
      + " \(access)var \(property): Optional<\(type)> { \(chosen).self == UnimplementedRequirement.self ? nil :"
      + " .some(self.\(name) as! \(type)) };"
    item.properties[name] = property
    return close + 1
  }

  /// The last piece of a type that stands on its own line or lines: the next piece begins a declaration.
  func endOfType(from index: Int, before limit: Int) -> Int {
    var place = closing(of: index) ?? index
    while place + 1 < limit {
      let next = word(place + 1)
      let continues =
        [".", "?", "!", "<", ">", "-", "&"].contains(next) || [".", "<", ">", "-", "&"].contains(word(place))
        || (word(place - 1) == "-" && word(place) == ">") || ["any", "some"].contains(word(place))
      guard continues else { break }
      place = closing(of: place + 1) ?? place + 1
      if word(place) == "<" {
        var depth = 1
        while depth > 0, place + 1 < limit {
          place += 1
          if word(place) == "<" { depth += 1 }
          if word(place) == ">", word(place - 1) != "-" { depth -= 1 }
        }
      }
    }
    return place
  }

  /// Asks the properties of `replaceOptionalRequirements` where the module asks for methods that may be missing.
  /// - Parameter receivers: the names of variables that the module declares, with the words of their types.
  mutating func replaceOptionalCalls(_ protocols: [ObjectiveCProtocol], receivers: [String: Set<String>]) {
    replaceOptionalProperties(protocols, receivers: receivers)
    let requirements = Dictionary(grouping: protocols.flatMap(\.requirements), by: \.name)
    guard !requirements.isEmpty else { return }
    for index in code.indices where word(index - 1) == "." {
      guard let candidates = requirements[word(index)] else { continue }
      let name = word(index)
      let owners = protocols.filter { $0.requirements.contains { $0.name == name } }.map(\.name)
      // Something of which the module says that it is of another type has a method of the same name.
      let receiver = receiver(before: index)
      let isOther = receiver.flatMap { receivers[$0] }?.isDisjoint(with: owners) == true
      let mark = word(index + 1)
      if mark == "?" || mark == "!", word(index + 2) == "(", let close = closing(of: index + 2) {
        // `name?(value, label: value)`
        let labels = callLabels(in: (index + 3)..<close)
        guard let meant = candidates.first(where: { fits($0.labels, labels) }) else { continue }
        replace(range(index), with: meant.property)
        if meant.isOverloaded {
          blank(range(index + 1))
          if mark == "!" { replace(range(close).upperBound..<range(close).upperBound, with: "!") }
        }
        for label in labelPlaces(in: (index + 3)..<close) {
          replace(range(label).lowerBound..<range(label + 1).upperBound, with: "")
        }
      } else if mark == "(", let close = closing(of: index + 1), !isOther,
        !candidates.contains(where: \.isOverloaded),
        let meant = candidates.first(where: { isName($0.labels, in: (index + 2)..<close) })
      {
        // `name(_:label:)`
        replace(range(index).lowerBound..<range(close).upperBound, with: meant.property)
      } else if candidates.count == 1, isAskedFor(index), !isOther, receiver != nil, receiver != "self" {
        // `delegate.name != nil`
        replace(range(index), with: candidates[0].property)
      }
    }
  }

  /// Asks for properties that may be missing where the module says that a variable is of such a protocol, and of nothing else:
  /// other things have properties of the same names.
  private mutating func replaceOptionalProperties(
    _ protocols: [ObjectiveCProtocol], receivers: [String: Set<String>]
  ) {
    let names = Set(protocols.flatMap(\.properties.keys))
    guard !names.isEmpty else { return }
    let own = declaredValueTypes
    for index in code.indices where word(index - 1) == "." && names.contains(word(index)) {
      guard let receiver = receiver(before: index), let words = own[receiver] ?? receivers[receiver] else {
        continue
      }
      // What follows the type may be among its words.
      let types = words.filter { $0.first?.isUppercase == true }
      let owners = protocols.filter { $0.properties[word(index)] != nil }
      guard types.isSubset(of: owners.map(\.name)),
        let property = owners.first(where: { types.contains($0.name) })?.properties[word(index)]
      else { continue }
      replace(range(index), with: property)
    }
  }

  /// The last name before a dot; nil where there is none, as in `.name`.
  private func receiver(before index: Int) -> String? {
    var place = index - 2
    guard areAdjacent(place, index - 1) else { return nil }
    while ["?", "!"].contains(word(place)) { place -= 1 }
    return isName(place) ? word(place) : word(place) == ")" || word(place) == "]" ? "" : nil
  }

  /// Whether a name is tested only: it is compared with nil, or bound by `if let` and its like.
  private func isAskedFor(_ index: Int) -> Bool {
    if ["!", "="].contains(word(index + 1)), word(index + 2) == "=", word(index + 3) == "nil" { return true }
    guard ["{", ",", "else"].contains(word(index + 1)) else { return false }
    var place = index - 1
    while place > 0, [".", "?", "!"].contains(word(place)) || isName(place) { place -= 1 }
    return word(place) == "=" && ["let", "var"].contains(word(place - 2))
      && ["if", "guard", "while", ","].contains(word(place - 3))
  }

  /// The names of the file's variables and parameters, each with the words of the types that it is declared with.
  var declaredValueTypes: [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for index in code.indices where word(index) == ":" && isName(index - 1) {
      guard ["var", "let", "(", ",", "_"].contains(word(index - 2)) || isName(index - 2) else { continue }
      var place = index + 1
      while ["(", "&", ")", "?", "!", ".", "[", "]"].contains(word(place)) || isName(place) {
        // A name behind a name begins what follows.
        if isName(place), isName(place - 1), word(place - 1) != "any" { break }
        if isName(place) { result[word(index - 1), default: []].insert(word(place)) }
        place += 1
      }
    }
    // `let view = UIImageView()`
    for index in code.indices where word(index) == "=" && isName(index - 1) && word(index + 2) == "(" {
      guard ["var", "let", ","].contains(word(index - 2)), word(index + 1).first?.isUppercase == true else {
        continue
      }
      result[word(index - 1), default: []].insert(word(index + 1))
    }
    return result
  }

  /// Spells types with associated results `any` where they are types of values.
  mutating func spellExistentials(of protocols: [ObjectiveCProtocol]) {
    let names = Set(protocols.map(\.name))
    guard !names.isEmpty else { return }
    for index in code.indices where names.contains(word(index)) {
      let before = word(index - 1)
      if word(index + 1) == ".", word(index + 2) == "Type", !["any", "some", "."].contains(before) {
        replace(range(index).lowerBound..<range(index + 2).upperBound, with: "(any \(word(index)).Type)")
        continue
      }
      guard !["any", "some", "protocol", ".", "&", "extension", "#"].contains(before), word(index + 1) != "&",
        word(index + 1) != ".", !isInherited(at: index), !isWithinSelector(index)
      else { continue }
      replace(range(index), with: "(any \(word(index)))")
    }
  }

  /// Whether a type's name stands in an inheritance clause or behind the colon of a generic parameter.
  private func isInherited(at index: Int) -> Bool {
    var place = index - 1
    while place >= 0, [",", ":", ".", "&", "<", ">"].contains(word(place)) || isName(place) {
      if ["class", "struct", "enum", "protocol", "extension", "actor", "where"].contains(word(place)) {
        return true
      }
      if word(place) == "<", word(index - 1) == ":" || word(index - 1) == "&" { return true }
      if ["var", "let", "func", "init", "case", "return", "as", "is", "in", "weak", "typealias"].contains(
        word(place))
      {
        return false
      }
      place -= 1
    }
    return false
  }

  private func isName(_ index: Int) -> Bool {
    code.indices.contains(index) && tokens[code[index]].kind == .word
  }

  private func isWithinSelector(_ index: Int) -> Bool {
    word(index - 1) == "(" && word(index - 2) == "selector"
  }

  private func isName(_ labels: [String], in list: Range<Int>) -> Bool {
    !labels.isEmpty && list.map(word) == labels.flatMap { [$0, ":"] }
  }

  private func fits(_ declared: [String], _ called: [String]) -> Bool {
    declared == called || (declared.count == called.count + 1 && declared.dropLast() == called[...])
  }

  /// The indices of the labels of a call's arguments.
  private func labelPlaces(in list: Range<Int>) -> [Int] {
    argumentStarts(in: list).filter { isName($0) && word($0 + 1) == ":" }
  }

  private func callLabels(in list: Range<Int>) -> [String] {
    argumentStarts(in: list).map { isName($0) && word($0 + 1) == ":" ? word($0) : "_" }
  }

  /// The indices at which the arguments of a call begin.
  func argumentStarts(in list: Range<Int>) -> [Int] {
    guard !list.isEmpty else { return [] }
    var result = [list.lowerBound]
    var place = list.lowerBound
    while place < list.upperBound {
      if let close = closing(of: place) { place = close }
      if word(place) == ",", place + 1 < list.upperBound { result.append(place + 1) }
      place += 1
    }
    return result
  }
}
