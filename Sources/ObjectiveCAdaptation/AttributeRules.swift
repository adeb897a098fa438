// Constructs that the compiler refuses in a single place where it knows no Objective-C, and their replacements.

extension SourceFile {
  /// Attributes that only say something to the Objective-C runtime or to Interface Builder.
  private static let attributes: Set<String> = [
    "objc", "objcMembers", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
    "GKInspectable",
  ]

  /// Removes such attributes.
  mutating func removeAttributes() {
    for index in code.indices where word(index) == "@" {
      // `@UIKit.IBOutlet`
      let name = word(index + 2) == "." && word(index + 1) == "UIKit" ? index + 3 : index + 1
      guard Self.attributes.contains(word(name)) else { continue }
      var end = name
      // Only `objc` takes an argument, and Swift 5 lets a space stand before it.
      if word(name + 1) == "(", areAdjacent(name, name + 1) || word(name) == "objc",
        let close = closing(of: name + 1)
      {
        end = close
      }
      blank(range(index).lowerBound..<range(end).upperBound)
    }
  }

  /// `@NSManaged var value: CGFloat` of a layer, which Core Animation keeps by its name, is read and set by that name.
  mutating func replaceManagedProperties() {
    for index in code.indices where word(index) == "@" && word(index + 1) == "NSManaged" {
      let keyword = (index..<min(index + 10, code.count)).first { word($0) == "var" }
      guard let keyword, word(keyword + 2) == ":" else { continue }
      let name = word(keyword + 1)
      let end = endOfType(from: keyword + 3, before: code.count)
      blank(range(index).lowerBound..<range(index + 1).upperBound)
      replace(
        range(end).upperBound..<range(end).upperBound,
        with: " { get { managedValue(\"\(name)\") } set { setManagedValue(newValue, \"\(name)\") } }")
    }
  }

  /// `@available(*, unavailable)` keeps programs from members that only documents set, and here the table names them
  /// as well: such marks of outlets, attributes and actions are removed.
  mutating func removeMarksOfDocumentMembers() {
    for index in code.indices where word(index) == "@" && word(index + 1) == "available" {
      guard word(index + 3) == "*", word(index + 5) == "unavailable", let close = closing(of: index + 2)
      else {
        continue
      }
      var end = close + 1
      while word(end) == "@" || Self.modifiers.contains(word(end)) {
        if word(end) == "@" { end += 1 }
        end += 1
        if word(end) == "(" { end = (closing(of: end) ?? end) + 1 }
      }
      guard ["var", "func"].contains(word(end)) else { continue }
      let start = beginning(of: index, notBefore: 0)
      guard (start..<end).contains(where: { word($0 - 1) == "@" && word($0).hasPrefix("IB") }) else {
        continue
      }
      blank(range(index).lowerBound..<range(close).upperBound)
    }
  }

  /// `@UIApplicationMain` becomes `@main`, which needs no Objective-C.
  mutating func replaceApplicationAttribute() {
    for index in code.indices where word(index) == "@" && word(index + 1) == "UIApplicationMain" {
      replace(range(index + 1), with: "main")
    }
  }

  /// `#selector(name)` becomes a selector of that name, with the method where the module declares it, or the method alone
  /// for functions that take one in the place of a selector; `#keyPath(Type.path)` becomes the path.
  mutating func replaceSelectors(_ methods: DeclaredMethods) {
    let modules = importedModules
    for index in code.indices where word(index) == "#" && word(index + 2) == "(" {
      let name = word(index + 1)
      guard name == "selector" || name == "keyPath", let close = closing(of: index + 2), close > index + 3
      else { continue }
      let whole = range(index).lowerBound..<range(close).upperBound
      if name == "selector" {
        let selector = selectorContent(in: (index + 3)..<close)
        if let method = methodReference(of: selector.name, at: index) {
          replace(whole, with: method)
        } else if let accessor = selector.accessor {
          replace(whole, with: "Selector(\"\(accessor)\")")
        } else {
          let method = methods.reference(
            to: selector.name, taking: selector.count, around: typeName(around: index), importing: modules
          ).map { ", \($0)" }
          replace(whole, with: "Selector(\"\(Self.lastComponent(of: selector.name))\"\(method ?? ""))")
        }
      } else {
        let content = text(range(index + 3).lowerBound..<range(close - 1).upperBound)
          .filter { !$0.isWhitespace }
        let parts = content.split(separator: ".")
        let path = parts.first?.first?.isUppercase == true ? parts.dropFirst() : parts[...]
        replace(whole, with: "\"\(path.joined(separator: "."))\"")
      }
    }
  }

  /// The content of a selector: `A.tap(_:)` of `(A.tap(_:) as (A) -> (B) -> Void)`, with the number of parameters of the type.
  private func selectorContent(in list: Range<Int>) -> (name: String, count: Int?, accessor: String?) {
    var list = list
    while word(list.lowerBound) == "(", closing(of: list.lowerBound) == list.upperBound - 1 {
      list = (list.lowerBound + 1)..<(list.upperBound - 1)
    }
    var count: Int?
    if let cast = list.first(where: { word($0) == "as" }) {
      count = parameterCount(ofType: (cast + 1)..<list.upperBound)
      list = list.lowerBound..<cast
    }
    while word(list.lowerBound) == "(", closing(of: list.lowerBound) == list.upperBound - 1 {
      list = (list.lowerBound + 1)..<(list.upperBound - 1)
    }
    // Objective-C's names of a property's accessors.
    if list.count > 2, word(list.lowerBound + 1) == ":", ["getter", "setter"].contains(word(list.lowerBound))
    {
      let property = word(list.upperBound - 1)
      let isGetter = word(list.lowerBound) == "getter"
      return ("", nil, isGetter ? property : "set\(property.prefix(1).uppercased())\(property.dropFirst()):")
    }
    return (list.map(word).joined(), count, nil)
  }

  /// The number of parameters of a method's type: of `(A) -> (B, C) -> Void` those of the inner function.
  private func parameterCount(ofType type: Range<Int>) -> Int? {
    var count: Int?
    var place = type.lowerBound
    while place < type.upperBound {
      if word(place) == "(", let close = closing(of: place) {
        guard word(close + 1) == "-" else { break }
        let inside = (place + 1)..<close
        var commas = 0
        var index = inside.lowerBound
        while index < inside.upperBound {
          if word(index) == "," { commas += 1 }
          index = (closing(of: index) ?? index) + 1
        }
        count = inside.isEmpty ? 0 : commas + 1
        place = close
      }
      place += 1
    }
    return count
  }

  /// The calls whose selectors become the methods themselves, which a function takes in the place of a selector.
  private static let callsOfMethods: Set<String> = ["addObserver", "CADisplayLink"]

  /// `Type.method(_:)` for a selector that such a call is given; the type is the one around the call where none is named
  /// and the call is for `self`. Nil for other selectors.
  private func methodReference(of name: String, at index: Int) -> String? {
    guard word(index - 1) == ":", word(index - 2) == "selector", let open = parenthesis(around: index),
      Self.callsOfMethods.contains(word(open - 1))
    else { return nil }
    let head = name.prefix { $0 != "(" }
    let isSelf = head.hasPrefix("self.")
    if head.contains("."), !isSelf { return name }
    let target = word(open + 1) == "target" ? open + 3 : open + 1
    guard isSelf || word(target) == "self" && word(target + 1) == ",", let type = typeName(around: index)
    else {
      return nil
    }
    return "\(type).\(isSelf ? name.dropFirst(5) : name[...])"
  }

  /// The name of the class that is declared or extended around an index. `Self` would not do in lazy properties.
  func typeName(around index: Int) -> String? {
    var place = brace(around: index)
    while let brace = place {
      if let name = declaredType(openedAt: brace) { return name }
      place = self.brace(around: brace)
    }
    return nil
  }

  /// The name behind `class` or `extension` in the head of a body; nil for other bodies.
  private func declaredType(openedAt brace: Int) -> String? {
    var place = brace - 1
    while place >= 0, !["{", "}", ";"].contains(word(place)) {
      if ["class", "extension", "actor"].contains(word(place)), !["func", "var"].contains(word(place + 1)) {
        var name = word(place + 1)
        while word(place + 2) == ".", place + 3 < brace {
          name += "." + word(place + 3)
          place += 2
        }
        return name
      }
      if ["func", "var", "let", "init", "struct", "enum"].contains(word(place)) { return nil }
      place -= 1
    }
    return nil
  }

  /// `Type.method(_:)` without the type: a dot within parentheses is no separator.
  private static func lastComponent(of name: String) -> Substring {
    let head = name.prefix { $0 != "(" }
    guard let dot = head.lastIndex(of: ".") else { return name[...] }
    return name[name.index(after: dot)...]
  }

  /// `#colorLiteral(red:green:blue:alpha:)` and `#imageLiteral(resourceName:)` become what they make: classes that are not
  /// final can take literals of their own only where Objective-C gives them the initializers.
  mutating func replaceLiterals() {
    for index in code.indices where word(index) == "#" && word(index + 2) == "(" {
      let whole = range(index).lowerBound..<range(index + 1).upperBound
      if word(index + 1) == "colorLiteral" { replace(whole, with: "UIColor") }
      if word(index + 1) == "imageLiteral", word(index + 3) == "resourceName" {
        replace(whole, with: "UIImage")
        replace(range(index + 3), with: "imageLiteralResourceName")
      }
    }
  }

  /// `#Preview { … }`, with its arguments and its `@available`, is removed: Xcode alone shows it, and its macro is Apple's.
  mutating func removePreviews() {
    for index in code.indices where word(index) == "#" && word(index + 1) == "Preview" {
      var end = index + 1
      if word(end + 1) == "(", let close = closing(of: end + 1) { end = close }
      guard word(end + 1) == "{", let close = closing(of: end + 1) else { continue }
      let start = attribute(before: index, notBefore: 0) ?? index
      blank(range(start).lowerBound..<range(close).upperBound)
    }
  }

  /// `@Entry var name: Type = value`, whose macro is Apple's, becomes the macro's expansion: an environment value by
  /// a key of its own.
  mutating func replaceEntries() {
    for index in code.indices where word(index) == "@" && word(index + 1) == "Entry" {
      var start = index + 2
      while ["public", "internal", "fileprivate", "private", "package"].contains(word(start)) { start += 1 }
      guard word(start) == "var" else { continue }
      let name = word(start + 1)
      var end = start + 2
      var sign: Int?
      let beginnings: Set<String> = [
        "@", "#", "}", ";", "var", "let", "func", "static", "public", "private", "internal", "fileprivate",
        "package", "nonisolated", "struct", "enum", "class", "typealias", "init", "subscript", "extension",
        "mutating",
      ]
      // Behind these a word belongs to the type or the value: `.init()`, `.private`, `: @MainActor () -> Void`.
      while end < code.count, !beginnings.contains(word(end)) || [".", ":", "="].contains(word(end - 1)) {
        if word(end) == "=", sign == nil { sign = end }
        end = (closing(of: end) ?? end) + 1
      }
      guard end > start + 2 else { continue }
      let key = "__Entry_\(name)"
      let type =
        word(start + 2) == ":"
        ? text(range(start + 3).lowerBound..<range((sign ?? end) - 1).upperBound) : nil
      let value = sign.map { text(range($0 + 1).lowerBound..<range(end - 1).upperBound) } ?? "nil"
      let given =
        type.map { "static var defaultValue: \($0) { \(value) }" } ?? "static let defaultValue = \(value)"
      blank(range(index).lowerBound..<range(index + 1).upperBound)
      replace(
        range(start).lowerBound..<range(end - 1).upperBound,
        with:
          "var \(name): \(type ?? "\(key).Value") { get { self[\(key).self] } set { self[\(key).self] = newValue } };"
          + " enum \(key): EnvironmentKey { \(given) }")
    }
  }

  /// `type(of: object).description()`, which every class of Objective-C answers, becomes the name that it answers.
  mutating func replaceClassDescriptions() {
    for index in code.indices where word(index) == "type" && word(index + 1) == "(" && word(index + 2) == "of"
    {
      guard let close = closing(of: index + 1), word(close + 1) == ".", word(close + 2) == "description",
        word(close + 3) == "(", word(close + 4) == ")"
      else { continue }
      let type = text(range(index).lowerBound..<range(close).upperBound)
      replace(range(index).lowerBound..<range(close + 4).upperBound, with: "String(reflecting: \(type))")
    }
  }

  /// `[AnyObject]` becomes an array of objects whose members can be queried by name, as those of `AnyObject` where
  /// there is an Objective-C runtime.
  mutating func replaceDynamicObjects() {
    for index in code.indices
    where word(index) == "[" && word(index + 1) == "AnyObject" && word(index + 2) == "]" {
      replace(range(index + 1), with: "any DynamicObject")
    }
  }
}
