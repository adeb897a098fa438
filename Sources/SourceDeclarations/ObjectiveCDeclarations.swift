// The declarations of Objective-C source for documents, as many projects mix both languages: interfaces with their
// properties, instance variables and methods. Documents reach all of them, whether marked for Interface Builder or not.

/// A class, a category or an implementation of Objective-C.
package struct ObjectiveCDeclaration: Equatable, Sendable {
  package var name: String
  /// Nil in categories and implementations.
  package var superclass: String?
  /// Properties and instance variables; with the line of those that are marked as outlets.
  package var properties: Set<String> = []
  package var outlets: [String: Int] = [:]
  /// Names of methods: `save:`.
  package var methods: Set<String> = []
  /// The line, from 1.
  package var line: Int
}

/// Reads the declarations of a header or an implementation.
package enum ObjectiveCDeclarations {
  /// Linear in the length of the text.
  package static func read(_ source: SourceWords) -> [ObjectiveCDeclaration] {
    var reader = Reader(source)
    return reader.read()
  }

  private struct Reader {
    private let tokens: [(text: String, line: Int)]
    private var index = 0

    init(_ source: SourceWords) {
      // Comments and strings are Swift's.
      tokens = source.tokens.indices.filter { source.tokens[$0].kind != .string }
        .map { (source.words[$0], source.lines[$0]) }
    }

    private func word(_ offset: Int = 0) -> String {
      tokens.indices.contains(index + offset) ? tokens[index + offset].text : ""
    }

    private static func isName(_ text: String) -> Bool {
      text.first.map { $0.isLetter || $0 == "_" } ?? false
    }

    mutating func read() -> [ObjectiveCDeclaration] {
      var result: [ObjectiveCDeclaration] = []
      while index < tokens.count {
        if word() == "@", word(1) == "interface" || word(1) == "implementation", Self.isName(word(2)) {
          result.append(readClass())
        } else {
          index += 1
        }
      }
      return result
    }

    private mutating func readClass() -> ObjectiveCDeclaration {
      let isInterface = word(1) == "interface"
      var declaration = ObjectiveCDeclaration(name: word(2), line: tokens[index].line)
      index += 3
      if word() == "<" { skip(to: ">") }
      if isInterface, word() == ":", Self.isName(word(1)) {
        declaration.superclass = word(1)
        index += 2
      }
      if word() == "(" { skip(to: ")") }
      if word() == "<" { skip(to: ">") }
      if word() == "{" { readVariables(into: &declaration) }
      while index < tokens.count {
        switch word() {
        case "@":
          if word(1) == "end" {
            index += 2
            return declaration
          }
          if word(1) == "property" {
            index += 2
            if word() == "(" { skip(to: ")") }
            readVariable(into: &declaration, isProperty: true)
          } else if word(1) == "synthesize" {
            // `label = label_`: the instance variable has a name of its own.
            readVariable(into: &declaration, isProperty: false)
          } else if word(1) == "interface" || word(1) == "implementation" {
            return declaration
          } else {
            index += 1
          }
        case "-", "+": readMethod(into: &declaration)
        case "{": skipBody()
        default: index += 1
        }
      }
      return declaration
    }

    private mutating func skip(to close: String) {
      let open = word()
      var depth = 0
      while index < tokens.count {
        if word() == open { depth += 1 }
        if word() == close { depth -= 1 }
        index += 1
        if depth == 0 { return }
      }
    }

    private mutating func skipBody() { skip(to: "}") }

    private mutating func readVariables(into declaration: inout ObjectiveCDeclaration) {
      index += 1
      while index < tokens.count, word() != "}" {
        if word() == "@" {
          index += 2
        } else {
          readVariable(into: &declaration, isProperty: false)
        }
      }
      index += 1
    }

    /// `IBOutlet UILabel *first, *second;`: the names before commas and the semicolon.
    private mutating func readVariable(into declaration: inout ObjectiveCDeclaration, isProperty: Bool) {
      var isOutlet = false
      var name = ""
      var line = 0
      func add() {
        guard !name.isEmpty else { return }
        declaration.properties.insert(name)
        // Key-value coding finds the instance variable of a property too.
        if isProperty { declaration.properties.insert("_" + name) }
        if isOutlet { declaration.outlets[name] = line }
      }
      while index < tokens.count, word() != ";", word() != "}", word() != "{" {
        switch word() {
        case "IBOutlet", "IBOutletCollection": isOutlet = true
        case "(":
          skip(to: ")")
          continue
        case "<":
          skip(to: ">")
          continue
        case ",", "=": add()
        case let text where Self.isName(text): (name, line) = (text, tokens[index].line)
        default: break
        }
        index += 1
      }
      add()
      if word() == ";" { index += 1 }
      if word() == "{" { skipBody() }
    }

    /// `- (IBAction)save:(id)sender with:(id)other;`
    private mutating func readMethod(into declaration: inout ObjectiveCDeclaration) {
      let isInstance = word() == "-"
      index += 1
      guard word() == "(" else { return }
      skip(to: ")")
      var selector = ""
      while index < tokens.count, word() != ";", word() != "{", word() != "@", word() != "-", word() != "+" {
        if word() == "(" {
          skip(to: ")")
          // The name of the parameter.
          index += 1
          continue
        }
        if Self.isName(word()), word(1) == ":" {
          selector += word() + ":"
          index += 2
        } else if Self.isName(word()), selector.isEmpty {
          selector = word()
          index += 1
        } else {
          index += 1
        }
      }
      if isInstance, !selector.isEmpty { declaration.methods.insert(selector) }
      if word() == "{" { skipBody() }
    }
  }
}
