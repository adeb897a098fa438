// What is checked: every kind of finding with its meaning, its level and an example. `plumbline rules` prints it.

import LayoutReport

extension Finding.Kind: NamedChoice {}

extension Finding.Kind {
  /// What stands in `plumbline rules` of a kind.
  struct Rule: Hashable, Sendable {
    /// One sentence.
    var meaning: String
    /// The level that its findings have, or the levels, the usual one first; `off` for a kind that waits to be asked for.
    var defaultLevel: String
    /// What a document would look like, or what is said of it.
    var example: String
  }

  /// Whether it is reported only where a configuration or `--only` asks for it.
  var isOffByDefault: Bool { rule.defaultLevel == "off" }

  var rule: Rule {
    switch self {
    case .conflict:
      Rule(
        meaning: "Required constraints exclude each other; one of them has no effect.", defaultLevel: "error",
        example: "a width of 100 beside 20 points to both edges of a superview that is 320 wide")
    case .ambiguous:
      Rule(
        meaning: "The constraints let a view be elsewhere, or have another size, at the same cost.",
        defaultLevel: "error, warning, note",
        example: "a label with a top edge and a baseline, but no leading edge")
    case .misplaced:
      Rule(
        meaning: "The frame that the document stores is not the one that its constraints give.",
        defaultLevel: "warning",
        example: "a button that is stored at 20, 17 and that its constraints place at 20, 10")
    case .outside:
      Rule(
        meaning: "A view lies beyond a superview that cuts it off, or beyond the root.",
        defaultLevel: "warning",
        example: "an image 400 points wide at the leading edge of a scene of 320")
    case .negativeSize:
      Rule(
        meaning: "A view is asked to be smaller than nothing.", defaultLevel: "error",
        example: "a stored width of -20")
    case .unresolved:
      Rule(
        meaning: "A constraint, an outlet or a segue names an id that leads nowhere.", defaultLevel: "error",
        example: "secondItem=\"gone-aa-001\" after the view was deleted by hand")
    case .unsupported:
      Rule(
        meaning: "The document holds something that this program does not follow.", defaultLevel: "note",
        example: "a document for watchOS")
    default: Rule(meaning: meaning, defaultLevel: defaultLevel?.rawValue ?? "off", example: help)
    }
  }
}
