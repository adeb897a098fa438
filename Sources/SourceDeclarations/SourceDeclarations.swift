// The declarations of Swift source for documents: classes, and their outlets, actions and attributes, with their lines.

/// A type, or an extension of one.
package struct TypeDeclaration: Equatable, Sendable {
  package enum Kind: Hashable, Sendable { case `class`, `extension` }
  package var kind: Kind
  /// The name with those of the types around it: `Screen.Header`.
  package var name: String
  /// The types after the colon, in order: a superclass and protocols.
  package var inherited: [String]
  /// The name of `@objc(name)`.
  package var runtimeName: String?
  /// Whether only its file sees it, and whether only the type around it does.
  package var isPrivate: Bool
  package var isPrivateWithin: Bool
  package var isGeneric: Bool
  /// The line, from 1.
  package var line: Int
  /// The byte behind the brace that closes the outermost type around it.
  package var end: Int
  package var members: [MemberDeclaration] = []
  /// The conditions of `#if` around it.
  package var conditions: [String]
}

/// An outlet, an action or another member that documents may name.
package struct MemberDeclaration: Equatable, Sendable {
  /// The kind of a member for documents.
  package enum Kind: Hashable, Sendable {
    /// `@IBOutlet`, `@IBInspectable`, and other properties that Objective-C sees.
    case outlet, attribute, property
    /// `@IBAction`, `@IBSegueAction`, and other methods that Objective-C sees.
    case action, creator, method
  }
  package struct Parameter: Equatable, Sendable {
    package var label: String
    package var type: String
  }
  package var kind: Kind
  package var name: String
  /// The name that documents have: of actions Objective-C's (`save:`), of all others the same.
  package var documentName: String
  package var parameters: [Parameter] = []
  /// The type as it is written; empty where it is not.
  package var type = ""
  /// Whether a property has a value from the beginning, or gets one when it is read.
  package var hasValue = false
  /// The line, from 1.
  package var line: Int
  /// The conditions of `#if` around it within its type.
  package var conditions: [String] = []
}

package struct SourceDeclarations: Sendable {
  /// The classes and the extensions, in the order in which they begin.
  package private(set) var types: [TypeDeclaration] = []
  /// The modules that the file imports.
  package private(set) var imports: Set<String> = []
  /// The names that the file gives values to: `name = value`, `self.name = value`.
  package var assignedNames: Set<String> {
    var names: Set<String> = []
    for index in tokens.indices where word(index) == "=" && tokens[max(0, index - 1)].kind == .word {
      let next = word(index + 1)
      guard next != "=" || !isAdjacent(index), !["let", "var", ":"].contains(word(index - 2)) else {
        continue
      }
      if word(index - 2) != "." || word(index - 3) == "self" { names.insert(word(index - 1)) }
    }
    return names
  }

  private let bytes: [UInt8]
  private let tokens: [SourceToken]
  private let words: [String]
  private let lines: [Int]
  /// The place of the bracket, round, square, curly or angle, that closes the one at a place; the end of the file where none
  /// does. Other places are their own.
  private var closers: [Int]

  /// Reads a file.
  package init(of text: String) { self.init(SourceWords(text)) }

  /// Reads a source. Linear in its length.
  package init(_ source: SourceWords) {
    (bytes, tokens, words, lines) = (source.bytes, source.tokens, source.words, source.lines)
    closers = Array(words.indices)
    var open: (round: [Int], square: [Int], curly: [Int], angle: [Int]) = ([], [], [], [])
    func close(_ places: inout [Int], at place: Int) {
      if let begin = places.popLast() { closers[begin] = place }
    }
    for place in tokens.indices {
      switch bytes[tokens[place].range.lowerBound] {
      case UInt8(ascii: "("): open.round.append(place)
      case UInt8(ascii: "["): open.square.append(place)
      case UInt8(ascii: "{"): open.curly.append(place)
      case UInt8(ascii: "<"): open.angle.append(place)
      case UInt8(ascii: ")"): close(&open.round, at: place)
      case UInt8(ascii: "]"): close(&open.square, at: place)
      case UInt8(ascii: "}"): close(&open.curly, at: place)
      case UInt8(ascii: ">"): close(&open.angle, at: place)
      default: break
      }
    }
    for place in open.round + open.square + open.curly + open.angle { closers[place] = tokens.count }
    readBody(0..<tokens.count, in: nil, depth: 0)
  }

  // MARK: Tokens

  private func word(_ index: Int) -> String { words.indices.contains(index) ? words[index] : "" }

  private func line(_ index: Int) -> Int { lines.indices.contains(index) ? lines[index] : 0 }

  private func text(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last, tokens.indices.contains(last) else { return "" }
    return String(
      decoding: bytes[tokens[first].range.lowerBound..<tokens[last].range.upperBound], as: UTF8.self)
  }

  /// Angle brackets may be comparisons: `closingAngle` asks for theirs.
  private func closing(_ index: Int) -> Int {
    closers.indices.contains(index) && word(index) != "<" ? closers[index] : index
  }

  // MARK: Declarations

  /// The attributes and modifiers before a declaration.
  private struct Prefix {
    var attributes: [String: String] = [:]
    var modifiers: Set<String> = []
  }

  private static let modifiers: Set<String> = [
    "public", "open", "internal", "package", "fileprivate", "private", "override", "final", "static",
    "dynamic", "required", "convenience", "nonisolated", "weak", "unowned", "lazy", "indirect", "mutating",
    "isolated", "nonmutating", "optional", "distributed", "consuming", "borrowing",
  ]

  /// Types and conditions of `#if` that are nested deeper are passed over: nobody writes them.
  private static let deepestNesting = 64

  private mutating func readBody(_ body: Range<Int>, in owner: Int?, depth: Int) {
    guard depth <= Self.deepestNesting else { return }
    var index = body.lowerBound
    var prefix = Prefix()
    var conditions: [[String]] = []
    while index < body.upperBound {
      switch word(index) {
      case "@":
        // `@UIKit.IBOutlet`, `@Box<UISwitch?>`
        var last = index + 1
        while word(last + 1) == ".", isAdjacent(last), isAdjacent(last + 1) { last += 2 }
        let name = word(last)
        var next = last + 1
        if word(next) == "<", isAdjacent(last) { next = closingAngle(next, limit: body.upperBound) + 1 }
        var argument = ""
        if word(next) == "(",
          name == "objc" || isAdjacent(next - 1)
        {
          let close = closing(next)
          argument = text((next + 1)..<close)
          next = close + 1
        }
        prefix.attributes[name] = argument
        index = next
      case "#" where ["if", "elseif", "else", "endif"].contains(word(index + 1)):
        index = readCondition(at: index, &conditions)
      case "import":
        var place = index + 1
        if ["class", "struct", "enum", "func", "protocol", "typealias", "var", "let"].contains(word(place)) {
          place += 1
        }
        imports.insert(word(place))
        while word(place + 1) == "." { place += 2 }
        index = place + 1
        prefix = Prefix()
      case "class"
      where !["func", "var", "let", "subscript"].contains(word(index + 1))
        && !Self.modifiers.contains(word(index + 1)):
        index = readType(
          at: index, .class, prefix, in: owner, conditions, limit: body.upperBound, depth: depth)
        prefix = Prefix()
      case "extension":
        index = readType(
          at: index, .extension, prefix, in: owner, conditions, limit: body.upperBound, depth: depth)
        prefix = Prefix()
      case "struct", "enum", "protocol", "actor":
        index = skipType(at: index, prefix, in: owner, conditions, limit: body.upperBound, depth: depth)
        prefix = Prefix()
      case "func":
        if let owner { addMethod(at: index, prefix, to: owner, conditions) }
        index = endOfSignature(of: index, limit: body.upperBound)
        prefix = Prefix()
      case "var", "let":
        index = readProperties(at: index, prefix, in: owner, conditions, limit: body.upperBound)
        prefix = Prefix()
      case "{", "(", "[":
        index = closing(index) + 1
        prefix = Prefix()
      case let word where Self.modifiers.contains(word) || word == "class":
        if self.word(index + 1) == "(" {
          // `private(set)` says nothing of reading.
          index = closing(index + 1) + 1
        } else {
          prefix.modifiers.insert(word)
          index += 1
        }
      default:
        prefix = Prefix()
        index += 1
      }
    }
  }

  /// Keeps what must hold between `#if` and `#endif`: of each branch that the ones before it do not.
  private func readCondition(at index: Int, _ conditions: inout [[String]]) -> Int {
    func condition() -> (text: String, end: Int) {
      var end = index + 2
      let line = line(index)
      while end < tokens.count, self.line(end) == line { end += 1 }
      return (text((index + 2)..<end), end)
    }
    switch word(index + 1) {
    case "if":
      let (text, end) = condition()
      conditions.append([text])
      return end
    case "elseif":
      let (text, end) = condition()
      if let last = conditions.popLast() {
        conditions.append(Self.negated(last).suffix(Self.deepestNesting) + [text])
      }
      return end
    case "else":
      if let last = conditions.popLast() { conditions.append(Self.negated(last)) }
    default: _ = conditions.popLast()
    }
    return index + 2
  }

  private static func negated(_ branch: [String]) -> [String] {
    branch.dropLast() + (branch.last.map { ["!(\($0))"] } ?? [])
  }

  // MARK: Types

  private mutating func readType(
    at index: Int, _ kind: TypeDeclaration.Kind, _ prefix: Prefix, in owner: Int?, _ conditions: [[String]],
    limit: Int, depth: Int
  ) -> Int {
    var place = index + 1
    var name = word(place)
    if name == "[" {
      // `extension [String]`
      let close = closing(place)
      name = text(place..<min(close + 1, limit))
      place = close
    }
    while word(place + 1) == "." {
      name += "." + word(place + 2)
      place += 2
    }
    guard let open = brace(from: place, limit: limit) else { return index + 1 }
    let isGeneric = word(place + 1) == "<"
    var inherited: [String] = []
    if isGeneric {
      // A parameter's requirements have colons of their own.
      var depth = 0
      repeat {
        place += 1
        if word(place) == "<" { depth += 1 }
        if word(place) == ">" { depth -= 1 }
      } while depth > 0 && place < open
    }
    if place < open, word(place + 1) == ":" { inherited = inheritance((place + 2)..<open) }
    let close = closing(open)
    let parent = owner.map { types[$0] }
    let declaration = TypeDeclaration(
      kind: kind, name: (parent.map { $0.name + "." } ?? "") + name, inherited: inherited,
      runtimeName: prefix.attributes["objc"].flatMap { $0.isEmpty ? nil : $0 },
      isPrivate: !prefix.modifiers.isDisjoint(with: ["private", "fileprivate"]) || parent?.isPrivate ?? false,
      isPrivateWithin: owner != nil && prefix.modifiers.contains("private")
        || parent?.isPrivateWithin ?? false,
      isGeneric: isGeneric || parent?.isGeneric ?? false, line: line(index),
      end: parent?.end ?? (close < tokens.count ? tokens[close].range.upperBound : bytes.count),
      conditions: (parent?.conditions ?? []) + flat(conditions))
    let number = types.count
    types.append(declaration)
    let isExtension = kind == .extension && word(index) == "extension"
    if prefix.attributes["objcMembers"] != nil || isExtension && prefix.attributes["objc"] != nil {
      exposing.insert(number)
    }
    readBody((open + 1)..<min(close, limit), in: number, depth: depth + 1)
    return close + 1
  }

  /// The next opening brace. What has been found is kept: source without braces is not searched to its end for each type.
  private mutating func brace(from place: Int, limit: Int) -> Int? {
    if place < foundBrace.from || place > foundBrace.place {
      let next = (min(place, tokens.count)..<tokens.count).first { word($0) == "{" }
      foundBrace = (place, next ?? tokens.count)
    }
    return foundBrace.place < limit ? foundBrace.place : nil
  }

  private var foundBrace = (from: 0, place: -1)

  /// Types of which all members are Objective-C's too, by their places.
  private var exposing: Set<Int> = []

  /// Other types are no matter of documents, but classes within them may be.
  private mutating func skipType(
    at index: Int, _ prefix: Prefix, in owner: Int?, _ conditions: [[String]], limit: Int, depth: Int
  ) -> Int {
    guard let open = brace(from: index, limit: limit) else { return index + 1 }
    let close = closing(open)
    guard word(index) != "protocol" else { return close + 1 }
    let known = types.count
    let end = readType(at: index, .extension, prefix, in: owner, conditions, limit: limit, depth: depth)
    // Its own members are none of a class's.
    if known < types.count { types[known].members = [] }
    return end
  }

  /// `UIViewController, UITableViewDataSource where …`: the names, without what stands in angle brackets.
  private func inheritance(_ range: Range<Int>) -> [String] {
    var names: [String] = []
    var current = ""
    var depth = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let word = word(index)
      if word == "where", depth == 0 { break }
      if word == "@", depth == 0 {
        // `@unchecked Sendable`, `@retroactive Equatable`: an attribute says nothing of the name.
        index = endOfAttribute(index)
        continue
      }
      if word == "<" { depth += 1 }
      if depth == 0 {
        if word == "," || word == "&" {
          names.append(current)
          current = ""
        } else {
          current += word
        }
      }
      if word == ">" { depth -= 1 }
      index += 1
    }
    return (names + [current]).filter { !$0.isEmpty }
  }

  /// Behind an attribute and its parentheses.
  private func endOfAttribute(_ index: Int) -> Int {
    word(index + 2) == "(" && isAdjacent(index + 1) ? closing(index + 2) + 1 : index + 2
  }

  // MARK: Members

  private func flat(_ conditions: [[String]]) -> [String] {
    conditions.prefix(Self.deepestNesting).flatMap { $0 }
  }

  private func isStatic(_ prefix: Prefix) -> Bool { !prefix.modifiers.isDisjoint(with: ["static", "class"]) }

  private mutating func readProperties(
    at index: Int, _ prefix: Prefix, in owner: Int?, _ conditions: [[String]], limit: Int
  ) -> Int {
    var place = index + 1
    guard let owner, !isStatic(prefix), let kind = propertyKind(prefix, in: owner) else { return place }
    var pending: [(name: String, line: Int)] = []
    var found: [MemberDeclaration] = []
    // Objective-C knows a property by the name of `@objc(name)`.
    let given = (prefix.attributes["objc"] ?? "").filter { !$0.isWhitespace }
    func add(_ type: String) {
      found += pending.map { entry in
        MemberDeclaration(
          kind: kind, name: entry.name,
          documentName: given.isEmpty ? entry.name.filter { $0 != "`" } : given, type: type,
          hasValue: prefix.modifiers.contains("lazy"), line: entry.line, conditions: flat(conditions))
      }
      pending = []
    }
    // A pattern of several names is nothing that documents could name.
    while place < limit, tokens[place].kind == .word {
      pending.append((word(place), line(place)))
      place += 1
      if word(place) == ":" {
        let begin = place + 1
        place = endOfType(from: begin, limit: limit)
        add(text(begin..<place))
      }
      if word(place) == "=" {
        add("")
        if let last = found.indices.last { found[last].hasValue = true }
        place = endOfValue(from: place + 1, limit: limit)
      }
      guard word(place) == "," else { break }
      place += 1
    }
    add("")
    types[owner].members += found
    return place
  }

  /// The end of a type: brackets are its own, and it goes on in the next line only behind a sign that wants more.
  private func endOfType(from begin: Int, limit: Int) -> Int {
    var place = begin
    var depth = 0
    while place < limit {
      let word = word(place)
      if depth == 0, ["=", "{", ",", "}", ";"].contains(word) { break }
      if depth == 0, place > begin, line(place) != line(place - 1),
        !["&", ".", "->", ":"].contains(word),
        !["&", ".", ">", ":"].contains(self.word(place - 1)) || word == "@"
      {
        break
      }
      if word == "<" { depth += 1 }
      if word == ">", self.word(place - 1) != "-" { depth = max(0, depth - 1) }
      place = closing(place) + 1
    }
    return min(place, limit)
  }

  /// The index of the comma after a value in its line; the end of the line without one.
  private func endOfValue(from begin: Int, limit: Int) -> Int {
    var place = begin
    while place < limit, line(place) == line(place - 1) || place == begin,
      ![",", ";", "}"].contains(word(place))
    {
      // `Dictionary<String, Int>()`: a comma between angle brackets is none of the list's.
      let isGeneric = word(place) == "<" && isAdjacent(place - 1) && isAdjacent(place)
      place = (isGeneric ? closingAngle(place, limit: limit) : closing(place)) + 1
    }
    return min(place, limit)
  }

  /// Whether a token and the next one touch.
  private func isAdjacent(_ index: Int) -> Bool {
    tokens.indices.contains(index + 1) && tokens[index].range.upperBound == tokens[index + 1].range.lowerBound
  }

  private func closingAngle(_ index: Int, limit: Int) -> Int {
    closers[index] < limit ? closers[index] : index
  }

  private func propertyKind(_ prefix: Prefix, in owner: Int) -> MemberDeclaration.Kind? {
    if prefix.attributes["IBOutlet"] != nil { return .outlet }
    if prefix.attributes["IBInspectable"] != nil || prefix.attributes["GKInspectable"] != nil {
      return .attribute
    }
    return prefix.attributes["objc"] != nil || isExposed(prefix, in: owner) ? .property : nil
  }

  private func isExposed(_ prefix: Prefix, in owner: Int) -> Bool {
    exposing.contains(owner) && prefix.modifiers.isDisjoint(with: ["private", "fileprivate"])
      && prefix.attributes["nonobjc"] == nil
  }

  private mutating func addMethod(at index: Int, _ prefix: Prefix, to owner: Int, _ conditions: [[String]]) {
    let kind: MemberDeclaration.Kind
    if prefix.attributes["IBAction"] != nil {
      kind = .action
    } else if prefix.attributes["IBSegueAction"] != nil {
      kind = .creator
    } else if prefix.attributes["objc"] != nil || isAwakening(index, prefix, of: owner)
      || isExposed(prefix, in: owner)
    {
      kind = .method
    } else {
      return
    }
    guard !isStatic(prefix), word(index + 2) == "(" else { return }
    let close = closing(index + 2)
    // A source that is being written ends within a list.
    let behind = tokens.indices.dropFirst(close + 1).prefix(3)
    guard !behind.contains(where: { ["async", "throws", "rethrows"].contains(word($0)) }) else { return }
    let parameters = parameters((index + 3)..<close)
    let given = prefix.attributes["objc"] ?? ""
    let name = word(index + 1).filter { $0 != "`" }
    types[owner].members.append(
      MemberDeclaration(
        kind: kind, name: name,
        documentName: given.isEmpty ? Self.selector(name, parameters) : given.filter { !$0.isWhitespace },
        parameters: parameters, line: line(index), conditions: flat(conditions)))
  }

  /// Whether a method is what documents call of their objects: `awakeFromNib()`.
  private func isAwakening(_ index: Int, _ prefix: Prefix, of owner: Int) -> Bool {
    word(index + 1) == "awakeFromNib" && prefix.modifiers.contains("override") && types[owner].kind == .class
  }

  private func parameters(_ range: Range<Int>) -> [MemberDeclaration.Parameter] {
    var result: [MemberDeclaration.Parameter] = []
    var begin = range.lowerBound
    var place = begin
    func add(_ end: Int) {
      // `@ViewBuilder content: …`
      while begin < end, word(begin) == "@" { begin = endOfAttribute(begin) }
      guard begin < end, let colon = (begin..<end).first(where: { word($0) == ":" }) else { return }
      let stop = (colon..<end).first { word($0) == "=" } ?? end
      result.append(.init(label: word(begin), type: text((colon + 1)..<stop)))
    }
    var depth = 0
    while place < range.upperBound {
      let word = word(place)
      if word == "<" { depth += 1 }
      if word == ">", self.word(place - 1) != "-" { depth = max(0, depth - 1) }
      if word == ",", depth == 0 {
        add(place)
        begin = place + 1
      }
      place = closing(place) + 1
    }
    add(range.upperBound)
    return result
  }

  /// Words with which Swift does not begin a first label by `With`.
  private static let prepositions = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
    "to", "until", "using", "via", "when", "with", "within",
  ]

  /// The name of a method in Objective-C; Swift 2 had no first label in it.
  package static func selector(
    _ name: String, _ parameters: [MemberDeclaration.Parameter], inSwift2: Bool = false
  ) -> String {
    guard let first = parameters.first else { return name }
    var selector = name
    if first.label != "_", !inSwift2 {
      let label = first.label.prefix(1).uppercased() + first.label.dropFirst()
      let begin = String(first.label.prefix { !$0.isUppercase })
      selector += prepositions.contains(begin) ? label : "With" + label
    }
    selector += ":"
    for parameter in parameters.dropFirst() {
      selector += (parameter.label == "_" ? "" : parameter.label) + ":"
    }
    return selector
  }

  /// Behind the body of a method, or behind its parameters where it has none.
  private func endOfSignature(of index: Int, limit: Int) -> Int {
    guard let open = (index..<min(index + 200, limit)).first(where: { word($0) == "(" }) else {
      return index + 1
    }
    return closing(open) + 1
  }
}
