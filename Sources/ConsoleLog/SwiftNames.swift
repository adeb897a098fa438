// Classes of Swift as the runtime of Objective-C calls them, made readable: nested, private and generic ones are mangled.

import Foundation

enum SwiftNames {
  /// Arguments of generic classes are left out where the name would be longer.
  private static let lengthLimit = 100

  /// `MyApp.Card.Header` of `_TtCC5MyApp4Card6Header`, `SwiftUI._UIHostingView<ContentView>` of
  /// `_TtGC7SwiftUI14_UIHostingViewV5MyApp11ContentView_`; other names stay as they are.
  static func readable(_ name: String) -> String {
    let observed = "NSKVONotifying_"
    var name = Substring(name)
    while name.hasPrefix(observed) { name = name.dropFirst(observed.count) }
    let found: SwiftName?
    if name.hasPrefix("_Tt") {
      var reader = OldMangling(name.dropFirst(3))
      found = reader.type() ?? reader.outermost?.abridged
    } else if let mark = ["$s", "_$s", "$S", "_$S"].first(where: { name.hasPrefix($0) }) {
      var reader = NewMangling(name.dropFirst(mark.count))
      found = reader.type() ?? reader.outermost?.abridged
    } else {
      found = nil
    }
    guard let found else { return String(name) }
    let whole = found.text
    return whole.count <= lengthLimit || !found.isGeneric ? whole : found.abridged.name
  }
}

/// A type's name; its module stands in front where it is not an argument of another one.
private struct SwiftName {
  var name: String
  var arguments: [SwiftName] = []
  var isGeneric: Bool { !arguments.isEmpty }
  /// With arguments that are too long, or that could not be read.
  var abridged: SwiftName { SwiftName(name: name + "<…>") }
  var text: String { isGeneric ? "\(name)<\(arguments.map(\.shortText).joined(separator: ", "))>" : name }

  private var shortText: String {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return isGeneric ? "\(last)<\(arguments.map(\.shortText).joined(separator: ", "))>" : last
  }
}

/// The standard library's types that have letters of their own, the same in both manglings.
private let standardTypes: [Character: String] = [
  "a": "Array", "b": "Bool", "d": "Double", "f": "Float", "i": "Int", "S": "String", "u": "UInt",
  "q": "Optional",
  "h": "Set", "D": "Dictionary",
]

/// Letters in front: `C7SwiftUI14_UIHostingView`. What the runtime of Objective-C knows classes by.
private struct OldMangling {
  private var rest: Substring
  private var known: [String] = []
  /// The first class that was read whole.
  private(set) var outermost: SwiftName?

  init(_ text: Substring) { rest = text }

  mutating func type() -> SwiftName? {
    switch rest.first {
    case "C", "V", "O":
      guard let name = nominal()?.name else { return nil }
      outermost = outermost ?? SwiftName(name: name)
      return SwiftName(name: name)
    case "G":
      rest.removeFirst()
      guard let (name, levels) = nominal() else { return nil }
      outermost = outermost ?? SwiftName(name: name)
      var arguments: [SwiftName] = []
      // A list for each type that the generic one is nested in.
      for _ in 0..<levels {
        while rest.first != "_" {
          guard let argument = type() else { return nil }
          arguments.append(argument)
        }
        rest.removeFirst()
      }
      return SwiftName(name: name, arguments: arguments)
    case "P":
      rest.removeFirst()
      var names: [String] = []
      while rest.first != "_" {
        guard let context = context(), let name = identifier() else { return nil }
        names.append(context.name.isEmpty ? name : "\(context.name).\(name)")
      }
      rest.removeFirst()
      return SwiftName(name: names.isEmpty ? "Any" : names.joined(separator: " & "))
    case "S":
      if let standard = rest.dropFirst().first.flatMap({ standardTypes[$0] }) {
        rest = rest.dropFirst(2)
        return SwiftName(name: standard)
      }
      return substitution().map { SwiftName(name: $0) }
    case "T":
      rest.removeFirst()
      var elements: [String] = []
      while rest.first != "_" {
        guard let element = type() else { return nil }
        elements.append(element.text)
      }
      rest.removeFirst()
      return SwiftName(name: "(\(elements.joined(separator: ", ")))")
    default: return nil
    }
  }

  /// A class, structure or enumeration, and how many types it is nested in, itself included.
  private mutating func nominal() -> (name: String, levels: Int)? {
    if rest.first == "S" {
      guard let standard = rest.dropFirst().first.flatMap({ standardTypes[$0] }) else {
        return substitution().map { ($0, 1) }
      }
      rest = rest.dropFirst(2)
      return (standard, 1)
    }
    guard ["C", "V", "O"].contains(rest.first) else { return nil }
    rest.removeFirst()
    guard let (context, levels) = context(), let own = identifier() else { return nil }
    let name = context.isEmpty ? own : "\(context).\(own)"
    known.append(name)
    return (name, levels + 1)
  }

  private mutating func context() -> (name: String, levels: Int)? {
    switch rest.first {
    case "S":
      let letter = rest.dropFirst().first
      if letter == "o" || letter == "s" || letter == "C" {
        rest = rest.dropFirst(2)
        return (letter == "s" ? "Swift" : "", 0)
      }
      return substitution().map { ($0, 0) }
    case "s":
      rest.removeFirst()
      return ("Swift", 0)
    case "C", "V", "O": return nominal()
    default:
      guard let module = identifier() else { return nil }
      known.append(module)
      return (module, 0)
    }
  }

  /// `S_` is the first module or type of the name, `S0_` the second.
  private mutating func substitution() -> String? {
    guard rest.first == "S", let end = rest.firstIndex(of: "_") else { return nil }
    let digits = rest[rest.index(after: rest.startIndex)..<end]
    let place = digits.isEmpty ? 0 : Int(digits, radix: 36).map { $0 + 1 }
    rest = rest[rest.index(after: end)...]
    return place.flatMap { known.indices.contains($0) ? known[$0] : nil }
  }

  /// A length and as many letters; of what is private to a file, the file's mark in front.
  private mutating func identifier() -> String? {
    if rest.first == "P" {
      rest.removeFirst()
      guard counted() != nil else { return nil }
    }
    return counted()
  }

  private mutating func counted() -> String? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let length = Int(digits), length > 0, rest.count >= digits.count + length else { return nil }
    rest = rest.dropFirst(digits.count)
    defer { rest = rest.dropFirst(length) }
    return String(rest.prefix(length))
  }
}

/// Letters behind, since Swift 4.2: `7SwiftUI14_UIHostingViewC`.
private struct NewMangling {
  private enum Entry {
    case identifier(String)
    case type(SwiftName)
    case listStart
    case separator
  }

  private var rest: Substring
  private var stack: [Entry] = []
  /// What `AA`, `AB` and so on refer to.
  private var known: [Entry] = []
  /// The parts of identifiers, to which later identifiers refer by a letter.
  private var words: [String] = []
  private(set) var outermost: SwiftName?

  init(_ text: Substring) { rest = text }

  mutating func type() -> SwiftName? {
    while let letter = rest.first {
      switch letter {
      case _ where letter.isNumber && letter.isASCII:
        guard let name = identifier() else { return nil }
        stack.append(.identifier(name))
        known.append(.identifier(name))
      case "C", "V", "O", "P":
        rest.removeFirst()
        guard pushNominal() else { return nil }
      case "y":
        rest.removeFirst()
        stack.append(.listStart)
      case "_":
        rest.removeFirst()
        stack.append(.separator)
      case "G":
        rest.removeFirst()
        guard pushGeneric() else { return nil }
      case "A":
        rest.removeFirst()
        guard pushSubstitutions() else { return nil }
      case "s":
        rest.removeFirst()
        stack.append(.identifier("Swift"))
      case "S":
        guard pushStandard() else { return nil }
      case "L" where rest.hasPrefix("LL"):
        // The mark of a file lies above the name.
        rest = rest.dropFirst(2)
        guard case .identifier? = stack.popLast() else { return nil }
      case "D", "m":
        rest.removeFirst()
      default: return nil
      }
    }
    guard stack.count == 1, case .type(let name)? = stack.last else { return nil }
    return name
  }

  private mutating func pushNominal() -> Bool {
    guard case .identifier(let own)? = stack.popLast() else { return false }
    let context: String
    switch stack.popLast() {
    case .identifier(let module): context = module
    case .type(let outer): context = outer.text
    default: return false
    }
    let name = SwiftName(name: context.isEmpty ? own : "\(context).\(own)")
    push(name)
    // Until the arguments, the one that was read last is the outermost.
    if !stack.contains(where: { if case .listStart = $0 { true } else { false } }) { outermost = name }
    return true
  }

  private mutating func push(_ name: SwiftName) {
    stack.append(.type(name))
    known.append(.type(name))
  }

  private mutating func pushGeneric() -> Bool {
    var arguments: [SwiftName] = []
    loop: while true {
      switch stack.popLast() {
      case .type(let argument): arguments.insert(argument, at: 0)
      case .separator: continue
      case .listStart: break loop
      default: return false
      }
    }
    guard case .type(var generic)? = stack.popLast() else { return false }
    generic.arguments += arguments
    push(generic)
    return true
  }

  /// Lower-case letters go on, the upper-case one is the last.
  private mutating func pushSubstitutions() -> Bool {
    while let letter = rest.popFirst() {
      guard let code = letter.asciiValue, letter.isLetter else { return false }
      let isLast = letter.isUppercase
      let place = Int(code - (isLast ? UInt8(ascii: "A") : UInt8(ascii: "a")))
      guard known.indices.contains(place) else { return false }
      stack.append(known[place])
      if isLast { return true }
    }
    return false
  }

  private mutating func pushStandard() -> Bool {
    rest.removeFirst()
    guard let letter = rest.popFirst() else { return false }
    if letter == "o" {
      stack.append(.identifier(""))
    } else if letter == "g" {
      guard case .type(let wrapped)? = stack.popLast() else { return false }
      push(SwiftName(name: "Optional", arguments: [wrapped]))
    } else if let name = standardTypes[letter] {
      stack.append(.type(SwiftName(name: name)))
    } else {
      return false
    }
    return true
  }

  /// A length and as many letters; after a 0, words of earlier identifiers stand between.
  private mutating func identifier() -> String? {
    var name = ""
    var hasWords = rest.first == "0"
    if hasWords { rest.removeFirst() }
    repeat {
      while hasWords, let letter = rest.first, letter.isLetter, let code = letter.asciiValue {
        rest.removeFirst()
        let isLast = letter.isUppercase
        let place = Int(code - (isLast ? UInt8(ascii: "A") : UInt8(ascii: "a")))
        guard words.indices.contains(place) else { return nil }
        name += words[place]
        if isLast { hasWords = false }
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let length = Int(digits), rest.count >= digits.count + length else { return nil }
      rest = rest.dropFirst(digits.count)
      // After the last word a 0 says that nothing follows.
      if length == 0 { break }
      let part = String(rest.prefix(length))
      rest = rest.dropFirst(length)
      name += part
      noteWords(of: part)
    } while hasWords
    return name.isEmpty ? nil : name
  }

  /// A word begins with a capital after a small letter, or after an underscore, and has two letters or more.
  private mutating func noteWords(of name: String) {
    var word = ""
    func isWord(_ text: String) -> Bool { text.count >= 2 }
    var previous: Character?
    for letter in name {
      let startsWord = letter.isUppercase && previous.map { !$0.isUppercase } ?? false
      if letter == "_" || startsWord {
        if isWord(word) { words.append(word) }
        word = ""
      }
      if letter != "_", !(word.isEmpty && letter.isNumber) { word.append(letter) }
      previous = letter
    }
    if isWord(word) { words.append(word) }
  }
}
