// Members of `AnyObject`, which Objective-C finds by their names: of casts, of parameters and variables that are declared so, and
// of values of `[String: AnyObject]`.

extension SourceFile {
  /// The members that programs ask of objects: `ObjectMembers` has them.
  private static let dynamicMembers: Set<String> = [
    // Of numbers, texts, collections and values of geometry.
    "boolValue", "cgPointValue", "cgRectValue", "cgSizeValue", "count", "doubleValue", "floatValue",
    "int32Value", "int64Value", "intValue", "integerValue", "length", "stringValue", "uintValue",
    // What every object answers.
    "description", "isEqual", "isKind", "isMember", "perform", "performSelector", "responds",
    "setValue", "value",
    // Of views, controls and gestures.
    "accessibilityIdentifier", "alpha", "backgroundColor", "becomeFirstResponder", "bounds", "center",
    "currentImage", "currentPage", "currentTitle", "date", "endRefreshing", "frame", "isEnabled", "isHidden",
    "isHighlighted", "isOn", "isSelected", "location", "numberOfTouches", "removeFromSuperview",
    "resignFirstResponder", "selectedSegmentIndex", "setOn", "setTitle", "state", "subviews", "superview",
    "tag", "text", "title", "titleLabel", "translation", "viewWithTag", "window",
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
      adaptMember(dot + 1)
    }
  }

  /// `sender.tag`, where `sender` is a parameter or a variable of type `AnyObject`, becomes `ObjectMembers(sender).tag`; of a
  /// member that one class of the module declares for Objective-C it becomes `(sender as! ThatClass).member`.
  /// - Parameter owners: the module's classes by what they declare for Objective-C.
  mutating func replaceMembersOfObjects(owners: [String: Set<String>]) {
    for index in code.indices where word(index) == "AnyObject" {
      if let (name, scope) = scope(ofNameCastAt: index) {
        replaceMembers(ofObjectAt: name, in: scope, owners: owners)
      }
      // What is of a protocol besides has that one's members.
      if word(index - 1) == ":", !["]", "&"].contains(word(index + 1)), word(index - 3) != "case" {
        replaceMembers(ofObjectAt: index - 2, in: scope(ofNameAt: index - 2, type: index), owners: owners)
      }
      if word(index + 1) == "]", word(index - 1) == ":", word(index - 2) == "String", word(index - 3) == "[" {
        replaceMembers(ofDictionaryTypedAt: index - 3)
      }
    }
  }

  // MARK: Where names count

  /// The name and scope of a value that is cast to `AnyObject` as a whole: `let a = b?["c"] as AnyObject?`, plainly
  /// or as a condition.
  private func scope(ofNameCastAt type: Int) -> (name: Int, scope: Range<Int>)? {
    var place = type - 1
    if ["?", "!"].contains(word(place)) { place -= 1 }
    var end = type + 1
    if word(end) == "?", areAdjacent(type, end) { end += 1 }
    guard word(place) == "as", ![".", "?", "!", "??", "as", "["].contains(word(end)) else { return nil }
    var depth = 0
    repeat {
      place -= 1
      if [")", "]", "}"].contains(word(place)) { depth += 1 }
      if ["(", "[", "{"].contains(word(place)) { depth -= 1 }
      guard place > 1, depth >= 0 else { return nil }
      if depth == 0, [";", ",", "return", "in"].contains(word(place)) { return nil }
    } while depth > 0 || word(place) != "="
    let name = place - 1
    guard ["let", "var"].contains(word(name - 1)) else { return nil }
    let outside = brace(around: name).flatMap(closing(of:)) ?? code.count
    var condition = name - 2
    while condition >= 0, !["{", "}", ";"].contains(word(condition)) {
      if ["if", "while"].contains(word(condition)) {
        return body(behind: end).map { (name, end..<$0.upperBound) }
      }
      if word(condition) == "guard" {
        return body(behind: end).map { (name, end..<max($0.upperBound, outside)) }
      }
      let isBefore = line(of: range(condition).lowerBound) != line(of: range(name).lowerBound)
      if isBefore, word(condition) != "," { break }
      condition -= 1
    }
    return (name, end..<outside)
  }

  /// The scope of a name that is declared with a type; nil for what is no parameter with a body, and no variable.
  private func scope(ofNameAt name: Int, type: Int) -> Range<Int>? {
    if ["let", "var"].contains(word(name - 1)) {
      let start = brace(around: name)
      let end = start.flatMap(closing(of:)) ?? code.count
      // A property counts in all of its type, a variable behind its declaration.
      let isProperty = start.map(isBodyOfType) ?? true
      return (isProperty ? (start ?? -1) + 1 : name + 1)..<end
    }
    guard let open = parenthesis(around: name), let close = closing(of: open) else { return nil }
    if ["in", "->"].contains(word(close + 1)), word(open - 1) == "{" {
      return closing(of: open - 1).map { close..<$0 }
    }
    var place = close + 1
    while place < code.count, word(place) != "{" {
      if [
        ")", ",", "=", "}", ";", ".", "@", "func", "var", "let", "init", "class", "struct", "enum", "case",
        "private", "public", "override", "static", "internal", "fileprivate", "open", "in",
      ].contains(word(place)) {
        return nil
      }
      place = (closing(of: place) ?? place) + 1
    }
    return closing(of: place).map { place..<$0 }
  }

  /// Whether a brace opens the body of a type or of an extension.
  private func isBodyOfType(_ open: Int) -> Bool {
    var place = open - 1
    while place >= 0, !["{", "}", ";", ")", "="].contains(word(place)) {
      if ["class", "struct", "enum", "actor", "extension", "protocol"].contains(word(place)),
        word(place - 1) != ":"
      {
        return true
      }
      place -= 1
    }
    return false
  }

  /// The ranges where a name means another value: behind a declaration of its own.
  private func shadows(of declaration: Int, in scope: Range<Int>) -> [Range<Int>] {
    scope.compactMap { index -> Range<Int>? in
      guard word(index) == word(declaration), index != declaration else { return nil }
      let end = brace(around: index).flatMap(closing(of:)) ?? code.count
      if word(index + 1) == "in", ["{", ",", "for"].contains(word(index - 1)) {
        guard word(index - 1) == "for" else { return index..<end }
        return body(behind: index).map { index..<$0.upperBound }
      }
      guard ["let", "var"].contains(word(index - 1)) else { return nil }
      var place = index - 2
      while place >= scope.lowerBound, !["{", "}", ";"].contains(word(place)) {
        if ["if", "while", "case", "for"].contains(word(place)) {
          // In its own value the name means what it meant before.
          let start = (index..<code.count).first { [",", "{"].contains(word($0)) } ?? index
          return body(behind: index).map { start..<$0.upperBound }
        }
        if word(place) == "guard" { return body(behind: index).map { $0.upperBound..<end } }
        if line(of: range(place).lowerBound) != line(of: range(index).lowerBound), word(place) != "," {
          break
        }
        place -= 1
      }
      return index..<end
    }
  }

  /// The next body behind an index.
  private func body(behind index: Int) -> Range<Int>? {
    guard let open = (index..<code.count).first(where: { word($0) == "{" }), let close = closing(of: open)
    else {
      return nil
    }
    return open..<close + 1
  }

  // MARK: Uses

  private mutating func replaceMembers(
    ofObjectAt declaration: Int, in scope: Range<Int>?, owners: [String: Set<String>]
  ) {
    let name = word(declaration)
    guard let scope, name.first?.isLetter == true || name.first == "_" else { return }
    let shadows = shadows(of: declaration, in: scope)
    for index in scope where word(index).hasPrefix("\"") && !shadows.contains(where: { $0.contains(index) }) {
      replaceMembers(ofObject: name, inTextAt: index, owners: owners)
    }
    for index in scope where word(index) == name && !isEdited(index) {
      let isOwn = word(index - 1) == "." && word(index - 2) == "self"
      guard word(index - 1) != "." || isOwn, !shadows.contains(where: { $0.contains(index) }) else {
        continue
      }
      let start = isOwn ? index - 2 : index
      let hasMark = ["?", "!"].contains(word(index + 1)) && areAdjacent(index, index + 1)
      let dot = index + (hasMark ? 2 : 1)
      guard word(dot) == ".", !isAssigned(dot + 1) else { continue }
      let object = text(range(start).lowerBound..<range(index).upperBound)
      let member = word(dot + 1)
      let whole = range(start).lowerBound..<range(dot - 1).upperBound
      if Self.dynamicMembers.contains(member) {
        let forced = hasMark && word(index + 1) == "!" ? "!" : ""
        let asked = hasMark && word(index + 1) == "?" ? "?" : ""
        replace(whole, with: "ObjectMembers(\(object)\(forced))\(asked)")
        adaptMember(dot + 1)
      } else if let owner = owners[member], owner.count == 1, let type = owner.first {
        let mark = ["?", "!"].contains(word(dot + 2)) && word(dot + 3) == "(" ? word(dot + 2) : ""
        let isAsked = mark == "?" || word(index + 1) == "?" || isBound(start)
        replace(whole, with: isAsked ? "(\(object) as? \(type))?" : "(\(object) as! \(type))")
        if !mark.isEmpty { blank(range(dot + 2)) }
      }
    }
  }

  /// `"\(sender.tag)"`: interpolations in the literals of a file are code, too.
  private mutating func replaceMembers(
    ofObject name: String, inTextAt index: Int, owners: [String: Set<String>]
  ) {
    let whole = word(index)
    guard whole.contains("\\("), whole.contains(name), !isEdited(index) else { return }
    var result = ""
    var rest = whole[...]
    while let start = rest.firstRange(of: "\\(") {
      result += rest[..<start.upperBound]
      rest = rest[start.upperBound...]
      var depth = 1
      let end =
        rest.firstIndex { character in
          if character == "(" { depth += 1 } else if character == ")" { depth -= 1 }
          return depth == 0
        } ?? rest.endIndex
      // The code alone, in a closure with a parameter of that name.
      let head = "{ (\(name): AnyObject) in "
      var code = SourceFile(path: path, text: head + rest[..<end] + " }")
      code.replaceMembersOfObjects(owners: owners)
      result += code.edited.dropFirst(head.count).dropLast(2)
      rest = rest[end...]
    }
    result += rest
    if result != whole { replace(range(index), with: result) }
  }

  /// Whether a member is given a value: a dynamic one cannot be.
  private func isAssigned(_ member: Int) -> Bool {
    word(member + 1) == "=" && !(word(member + 2) == "=" && areAdjacent(member + 1, member + 2))
  }

  /// Whether a value is bound, as in `if let a = b.c`.
  private func isBound(_ index: Int) -> Bool {
    word(index - 1) == "=" && ["let", "var"].contains(word(index - 3))
      && ["if", "guard", "while", ","].contains(word(index - 4))
  }

  /// Adapts the name of a member, and the access to it: a method that every object has is there.
  private mutating func adaptMember(_ index: Int) {
    if ["?", "!"].contains(word(index + 1)), word(index + 2) == "(", areAdjacent(index, index + 1) {
      blank(range(index + 1))
    } else if word(index) == "value", word(index + 1) != "(" {
      replace(range(index), with: "givenValue()")
    }
  }

  /// `json["a"]?["b"]` and `json["a"]?.count`, of a variable or parameter of type `[String: AnyObject]`.
  private mutating func replaceMembers(ofDictionaryTypedAt type: Int) {
    var name: Int?
    if word(type - 1) == ":" {
      name = type - 2
    } else {
      // `let json = try JSONSerialization.jsonObject(with: data) as? [String: AnyObject]`
      let isCast = word(type - 1) == "as" || (["?", "!"].contains(word(type - 1)) && word(type - 2) == "as")
      var place = type - 1
      while isCast, place >= 0, name == nil, !["{", "}", ";", "return"].contains(word(place)) {
        if ["let", "var"].contains(word(place)) { name = place + 1 }
        place -= 1
      }
    }
    guard let name, word(name).first?.isLetter == true else { return }
    var scope = self.scope(ofNameAt: name, type: type)
    if scope == nil || word(type - 1) != ":" {
      scope = name..<(brace(around: name).flatMap(closing(of:)) ?? code.count)
    }
    guard let scope else { return }
    for index in scope where word(index) == word(name) && word(index - 1) != "." && !isEdited(index) {
      let open = index + (["?", "!"].contains(word(index + 1)) ? 2 : 1)
      guard word(open) == "[", let close = closing(of: open), ["?", "!"].contains(word(close + 1)) else {
        continue
      }
      let isMember = word(close + 2) == "." && Self.dynamicMembers.contains(word(close + 3))
      guard word(close + 2) == "[" || isMember else { continue }
      let forced = word(close + 1) == "!" ? "!" : ""
      replace(range(index).lowerBound..<range(index).lowerBound, with: "ObjectMembers(")
      replace(range(close + 1), with: forced.isEmpty ? ")?" : "!)")
    }
  }

  // MARK: What the module declares

  /// The classes of the file by the names of what they declare for Objective-C, with `@objc` or `@IBAction`.
  var membersForObjectiveC: [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for type in classBodies + extensionBodies where !type.isGeneric {
      for index in type.body
      where ["func", "var"].contains(word(index)) && brace(around: index) == type.body.lowerBound - 1 {
        let start = beginning(of: index, notBefore: type.body.lowerBound)
        let words = Set((start..<index).map(word))
        guard !words.isDisjoint(with: ["objc", "IBAction"]), words.isDisjoint(with: ["static", "class"])
        else {
          continue
        }
        result[word(index + 1), default: []].insert(type.name)
      }
    }
    return result
  }
}
