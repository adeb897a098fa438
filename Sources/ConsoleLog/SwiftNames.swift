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
    if let prefix = name.prefixMatch(of: /_?\$[sS]/) {
      return nominal(name[prefix.range.upperBound...]) ?? String(name)
    }
    guard name.hasPrefix("_Tt") else { return String(name) }
    var reader = Mangling(name.dropFirst(3))
    guard let found = reader.type() ?? reader.outermost?.abridged else { return String(name) }
    let whole = found.text
    return whole.count <= lengthLimit || !found.isGeneric ? whole : found.abridged.name
  }

  /// A class in Swift's mangling since 4.2, which demanglers of symbols print back: `Fees.Card.Header` of
  /// `4Fees4CardC6HeaderC`, of a generic one its name alone.
  private static func nominal(_ mangled: Substring) -> String? {
    var rest = mangled
    var words: [Substring] = []
    /// A length and as many letters; behind a 0, words of earlier names as letters, the last one as a capital.
    func identifier() -> String? {
      var (name, hasWords) = ("", rest.hasPrefix("0"))
      if hasWords { rest.removeFirst() }
      repeat {
        while hasWords, let code = rest.first?.asciiValue, code >= UInt8(ascii: "A") {
          guard let word = words.dropFirst(Int(code | 0x20) - 0x61).first else { return nil }
          (name, hasWords, rest) = (name + word, code >= UInt8(ascii: "a"), rest.dropFirst())
        }
        if !name.isEmpty, rest.hasPrefix("0") {
          rest.removeFirst()
          return name
        }
        guard let part = Mangling.counted(&rest) else { return nil }
        name += part
        words += part.matches(of: /[A-Z]+[^A-Z_]*|[^A-Z_0-9][^A-Z_]*/).map(\.output).filter { $0.count > 1 }
      } while hasWords
      return name
    }
    var names: [String] = []
    while let name = identifier() {
      names.append(name)
      guard names.count > 1 else { continue }
      // A file's mark stands behind what is private to it.
      guard let kind = rest.prefixMatch(of: /(?:33_[0-9A-F]{32}LL)?[CVO]/) else { return nil }
      rest = rest[kind.range.upperBound...]
    }
    guard names.count > 1, rest.wholeMatch(of: /(?:y.*)?[DN]?/) != nil else { return nil }
    return names.joined(separator: ".") + (rest.hasPrefix("y") ? "<…>" : "")
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

/// The standard library's types that have letters of their own.
private let standardTypes: [Character: String] = [
  "a": "Array", "b": "Bool", "d": "Double", "f": "Float", "i": "Int", "S": "String", "u": "UInt",
  "q": "Optional",
  "h": "Set", "D": "Dictionary",
]

/// The names of classes in the Objective-C runtime, in Swift's mangling before 4.2: letters stand in front, as in
/// `C7SwiftUI14_UIHostingView`.
private struct Mangling {
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
      return generic()?.name
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

  /// A generic type with its arguments, and how many types it is nested in, itself included.
  private mutating func generic() -> (name: SwiftName, levels: Int)? {
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
    return (SwiftName(name: name, arguments: arguments), levels)
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
    case "F":
      // What a function declares: behind its name and type, of which no letter is of use.
      rest.removeFirst()
      guard let (context, levels) = context(), let function = identifier(),
        let local = rest.firstMatch(of: /L\d*_/)
      else { return nil }
      rest = rest[local.range.upperBound...]
      return ("\(context).\(function)", levels)
    // What is nested in a generic type names that one's arguments again.
    case "G": return generic().map { ($0.name.name, $0.levels) }
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
      guard Self.counted(&rest) != nil else { return nil }
    }
    return Self.counted(&rest)
  }

  static func counted(_ rest: inout Substring) -> String? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let length = Int(digits), length > 0, rest.count >= digits.count + length else { return nil }
    rest = rest.dropFirst(digits.count)
    defer { rest = rest.dropFirst(length) }
    return String(rest.prefix(length))
  }
}
