// The errors of a layout document: every mistake with its position, and the sentences for them.

import Plumbline

/// All mistakes of a layout document: reading continues after each, so that one run reports all.
///
/// `description` lists them as `file:line:column: message`, each with the line of text and a caret below the place.
public struct LayoutDocumentError: Error, Hashable, Sendable {
  /// The document's path or name, as it was given.
  public var document: String
  /// The mistakes in the order of their positions; never empty.
  public var mistakes: [LayoutDocumentMistake]
}

/// One mistake of a layout document: its kind, its line and column from 1, and the line of text that it is in.
public struct LayoutDocumentMistake: Hashable, Sendable {
  /// The kind of a mistake, with the values for its sentence.
  public enum Kind: Hashable, Sendable {
    /// The document has more bytes than are read.
    case documentTooLarge(bytes: Int, limit: Int)
    /// The bytes are not UTF-8.
    case notUTF8
    /// The text is neither YAML nor JSON; with the parser's reason.
    case syntax(String)
    /// A YAML alias, which could make a small document endless.
    case aliasesNotSupported(name: String)
    /// A YAML key of the form `? key`.
    case explicitKeysNotSupported
    /// A view is nested deeper than is read.
    case nestedTooDeeply(limit: Int)
    /// More views, guides and constraints than a document may have.
    case tooManyElements(Int)
    /// The document is empty.
    case emptyDocument
    /// A key that every document needs is missing.
    case missingKey(String, example: String)
    /// The value of a key has another kind than is expected.
    case unexpected(key: String, expected: String, found: String)
    /// A key without meaning here, and the nearest one that has.
    case unknownKey(String, suggestion: String?)
    /// A number beyond what a layout can use.
    case numberOutOfRange(String, limit: Double)
    /// A priority that is not above 0 and at most 1000.
    case priorityOutOfRange(Double)
    /// A name that is ambiguous in equations.
    case illegalName(String)
    /// A name that is reserved in equations.
    case reservedName(String)
    /// Two views or guides of one name.
    case duplicateName(String, firstLine: Int)
    /// Two constraints of one id.
    case duplicateIdentifier(String, firstLine: Int)
    /// An equation names an item that the document does not have.
    case unknownItem(String, suggestion: String?)
    /// An attribute that does not exist.
    case unknownAttribute(String, suggestion: String?)
    /// A metric that the document does not define.
    case unknownMetric(String, suggestion: String?)
    /// An item stands where an attribute of it is needed.
    case itemWithoutAttribute(String)
    /// `super` of the root.
    case noSuperview(String)
    /// An equation does not begin with an item and its attribute.
    case expectedItem
    /// An equation without `==`, `<=` or `>=`.
    case expectedRelation
    /// An equation ends after its relation.
    case expectedValue
    case expectedNumber
    /// A multiplier follows its item instead of preceding it.
    case multiplierAfterItem
    /// Text behind the end of an equation.
    case unexpectedText
    /// A mistake in a visual format, in Apple's words.
    case visualFormat(VisualFormatError.Mistake, message: String)
    /// A constraint that Apple refuses.
    case illegalConstraint(reason: String, advice: String?)
  }

  /// The kind of mistake; `message` is its sentence.
  public var kind: Kind
  /// Both from 1; the column counts Unicode scalars.
  public var line: Int
  /// The column in characters, from 1.
  public var column: Int
  /// The line of the document, or the text of a value that is not in the document character by character.
  public var excerpt: String
  /// The number of characters of the excerpt before the position.
  public var caret: Int
}

extension LayoutDocumentMistake {
  /// The sentence, without the place, on one line: YAML's keys and values may have several, whose ends are shown as "␤".
  public var message: String { sentence.showingLineEnds }

  private var sentence: String {
    switch kind {
    case .documentTooLarge(let bytes, let limit):
      "the document has \(bytes) bytes; at most \(limit) are read"
    case .notUTF8: "the document is not UTF-8 text"
    case .syntax(let problem): problem
    case .aliasesNotSupported(let name):
      "anchors and aliases are not supported; write out what '*\(name)' stands for"
    case .explicitKeysNotSupported: "explicit keys ('?') are not supported; use plain names as keys"
    case .tooManyElements(let limit):
      "the document has more than \(limit) views, guides and constraints; split it"
    case .nestedTooDeeply(let limit): "views are nested more than \(limit) deep"
    case .emptyDocument: "the document is empty; it needs at least 'size' and 'views'"
    case .missingKey(let key, let example): "'\(key)' is missing; write for example '\(example)'"
    case .unexpected(let key, let expected, let found): "'\(key)' must be \(expected), not \(found)"
    case .unknownKey(let key, let suggestion): "unknown key '\(key)'" + Self.question(suggestion)
    case .numberOutOfRange(let number, let limit):
      "'\(number)' is not a number between -\(Self.number(limit)) and \(Self.number(limit))"
    case .priorityOutOfRange(let priority):
      "a priority must be greater than 0 and at most 1000, not \(Self.number(priority))"
    case .illegalName(let name):
      "'\(name)' cannot be a name; names start with a letter or an underscore, then contain letters, digits and "
        + "underscores"
    case .reservedName(let name): "'\(name)' is reserved in equations; choose another name"
    case .duplicateName(let name, let line): "the name '\(name)' is already used in line \(line)"
    case .duplicateIdentifier(let id, let line): "the id '\(id)' is already used in line \(line)"
    case .unknownItem(let name, let suggestion): "unknown item '\(name)'" + Self.question(suggestion)
    case .unknownAttribute(let name, let suggestion):
      "unknown attribute '\(name)'" + Self.question(suggestion)
    case .unknownMetric(let name, let suggestion): "unknown metric '\(name)'" + Self.question(suggestion)
    case .itemWithoutAttribute(let name):
      "'\(name)' is an item; name one of its attributes, as in '\(name).width'"
    case .noSuperview(let name): "'\(name)' has no superview"
    case .expectedItem: "expected an item and its attribute, as in 'title.width'"
    case .expectedRelation: "expected ==, <= or >="
    case .expectedValue: "expected an item with its attribute, a number or a metric"
    case .expectedNumber: "expected a number or a metric"
    case .multiplierAfterItem: "the multiplier comes before the item, as in '2 * title.width'"
    case .unexpectedText: "expected the end of the constraint"
    case .visualFormat(_, let message): message
    case .illegalConstraint(let reason, let advice): reason + (advice.map { " " + $0 } ?? "")
    }
  }

  private static func question(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean '\($0)'?" } ?? ""
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}

extension LayoutDocumentError: CustomStringConvertible {
  /// The maximum number of reported mistakes; the count of the others follows.
  static var limit: Int { 100 }
  /// The maximum number of unknown names for which suggestions are searched.
  static var suggestionLimit: Int { 20 }
  /// The number of mistakes after which no more constraints are read.
  static var mostMistakes: Int { 1000 }

  /// For every mistake a line `file:line:column: message`, the text, and a caret under the place.
  public var description: String {
    var lines: [String] = []
    for mistake in mistakes.prefix(Self.limit) {
      lines.append("\(document.showingLineEnds):\(mistake.line):\(mistake.column): \(mistake.message)")
      guard !mistake.excerpt.isEmpty else { continue }
      lines.append("  " + mistake.excerpt.showingLineEnds)
      // Tabs stay, so that the caret stands under its place whatever their width.
      let indent = mistake.excerpt.unicodeScalars.prefix(mistake.caret).map { $0 == "\t" ? "\t" : " " }
      lines.append("  " + indent.joined() + "^")
    }
    if mistakes.count >= Self.mostMistakes {
      lines.append("and many more mistakes")
    } else if mistakes.count > Self.limit {
      lines.append("and \(mistakes.count - Self.limit) more mistakes")
    }
    return lines.joined(separator: "\n")
  }
}
