// What the compiler refuses in a single place where it knows no Objective-C, and what stands for it.

extension SourceFile {
  /// Attributes that only say something to the Objective-C runtime or to Interface Builder.
  private static let attributes: Set<String> = [
    "objc", "objcMembers", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
    "GKInspectable",
  ]

  /// Leaves such attributes out.
  mutating func removeAttributes() {
    for index in code.indices where word(index) == "@" && Self.attributes.contains(word(index + 1)) {
      var end = index + 1
      if word(index + 2) == "(", areAdjacent(index + 1, index + 2), let close = closing(of: index + 2) {
        end = close
      }
      blank(range(index).lowerBound..<range(end).upperBound)
    }
  }

  /// `#selector(name)` becomes a selector of that name, `#keyPath(Type.path)` the path.
  mutating func replaceSelectors() {
    for index in code.indices where word(index) == "#" && word(index + 2) == "(" {
      let name = word(index + 1)
      guard name == "selector" || name == "keyPath", let close = closing(of: index + 2), close > index + 3
      else { continue }
      let content = text(range(index + 3).lowerBound..<range(close - 1).upperBound)
        .filter { !$0.isWhitespace }
      let whole = range(index).lowerBound..<range(close).upperBound
      if name == "selector" {
        replace(whole, with: "Selector(\"\(Self.lastComponent(of: content))\")")
      } else {
        let parts = content.split(separator: ".")
        let path = parts.first?.first?.isUppercase == true ? parts.dropFirst() : parts[...]
        replace(whole, with: "\"\(path.joined(separator: "."))\"")
      }
    }
  }

  /// `Type.method(_:)` without the type: a dot within parentheses is no separator.
  private static func lastComponent(of name: String) -> Substring {
    let head = name.prefix { $0 != "(" }
    guard let dot = head.lastIndex(of: ".") else { return name[...] }
    return name[name.index(after: dot)...]
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

  /// `[AnyObject]` becomes an array of objects that can be asked for members by name, as `AnyObject` can where there is
  /// an Objective-C runtime.
  mutating func replaceDynamicObjects() {
    for index in code.indices
    where word(index) == "[" && word(index + 1) == "AnyObject" && word(index + 2) == "]" {
      replace(range(index + 1), with: "any DynamicObject")
    }
  }
}
