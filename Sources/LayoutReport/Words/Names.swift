// The names of views in sentences and headings.

/// The names of one view: for a sentence, `label 'Name'`; for a heading, `UILabel 'Name' (ubb-8h-4Wk)`.
struct ViewNames: Equatable, Sendable {
  var kind: String
  var className: String
  var name: String?
  var id: String
}

extension ViewNames {
  init(_ view: ViewReport) {
    self.init(kind: view.kind, className: view.className, name: view.name, id: view.id)
  }

  /// The name within a sentence; the id replaces a missing one.
  var phrase: String { "\(spacedWords(kind)) \(name.map { "'\($0)'" } ?? id)" }

  /// The heading on a line of its own.
  var heading: String { name.map { "\(className) '\($0)' (\(id))" } ?? "\(className) (\(id))" }
}

/// `tableViewCell` as "table view cell".
func spacedWords(_ camelCase: String) -> String {
  var words = ""
  for character in camelCase {
    if character.isUppercase, let last = words.last, last != " " { words += " " }
    words += character.lowercased()
  }
  return words
}

/// A text on one line, cut to what a name may take, which is all that is read of it: a character may have a million marks.
func shortened(_ text: String, to length: Int = 25) -> String {
  let start = text.unicodeScalars.prefix(40 * length)
  let line = String(start).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  return line.count > length || start.endIndex < text.endIndex ? line.prefix(length) + "..." : line
}

/// A phrase that begins a sentence: "label 'Name'" as "Label 'Name'".
func sentenceStart(_ phrase: String) -> String { phrase.prefix(1).uppercased() + phrase.dropFirst() }

/// "a", "a and b", "a, b and c".
package func list(_ phrases: [String]) -> String { series(phrases, "and") }

/// "a", "a or b", "a, b or c".
func alternatives(_ phrases: [String]) -> String { series(phrases, "or") }

private func series(_ phrases: [String], _ word: String) -> String {
  guard let last = phrases.last, phrases.count > 1 else { return phrases.first ?? "" }
  return phrases.dropLast().joined(separator: ", ") + " \(word) " + last
}
