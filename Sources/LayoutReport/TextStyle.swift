// Colours of a terminal, or none.

/// How text output stands out. Whoever prints decides: colour belongs on a terminal, and nowhere when the user sets
/// `NO_COLOR` (https://no-color.org).
public struct TextStyle: Hashable, Sendable {
  /// Whether levels and names have colours, as terminals understand them.
  public var isColored: Bool
  /// A style; without colours unless they are asked for.
  public init(isColored: Bool = false) { self.isColored = isColored }

  /// The select-graphic-rendition codes that are used (ECMA-48).
  package enum Ink: String {
    case bold = "1"
    case faint = "2"
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case way = "32"
  }

  package func callAsFunction(_ ink: Ink, _ text: String) -> String {
    isColored ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
  }
}

extension Finding.Level {
  var ink: TextStyle.Ink {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}

/// Every line of a text moved to the right.
func indented(_ text: String, by depth: Int) -> String {
  let margin = String(repeating: "  ", count: depth)
  return text.split(separator: "\n", omittingEmptySubsequences: false).map { margin + $0 }
    .joined(separator: "\n")
}

/// "1 scene", "2 scenes".
package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
